import Testing

@testable import PlumblineSwiftRunning

/// A host for programs that only compute: it has no views, texts or assets, and an environment of one value.
final class PlainHost: ProgramHost {
  let locale = "en_US"
  let environmentValue = Value.string("the environment")

  func group(_ parts: [Value], in evaluator: Evaluator, at place: Place) -> Value { .array(parts) }
  func content(of value: Value, in evaluator: Evaluator) -> Value { value }
  func part(_ value: Value, in evaluator: Evaluator, at place: Place) -> Value { value }
  func presenting(_ view: Value, by modifier: String, in evaluator: Evaluator, at place: Place) -> Value { view }
  func isContainer(_ type: TypeDeclaration, in evaluator: Evaluator) -> Bool { false }
  func isContainer(_ value: NativeValue) -> Bool { false }
  func container(_ value: Value, holding content: Value, in evaluator: Evaluator, at place: Place) -> Value { value }
  func adapted(_ value: Value, of type: TypeDeclaration, to name: String, in evaluator: Evaluator) -> Value? { nil }
  func substitute(for value: OutsideValue, as type: String, in evaluator: Evaluator) -> Value? { nil }
  func keepState(_ slot: Int, of frame: Frame, initial: () throws(Fault) -> Value) throws(Fault) {
    frame.slots[slot] = try initial()
  }
  func textKey(_ text: String) -> Value { .string(text) }
  func numberInKey(_ value: Value, in evaluator: Evaluator, at place: Place) -> String? { nil }
  func isTextPiece(_ value: Value) -> Bool { false }
  func text(of pieces: [(Value, [(String?, Value)])], in evaluator: Evaluator, at place: Place) -> Value { .none }
  func environmentObject(of type: TypeDeclaration) -> Value? { nil }
  func isKeyed(_ value: NativeValue) -> Bool { false }
  func element(_ key: Int, of value: NativeValue) -> Value? { nil }
  func setting(_ key: Int, of value: NativeValue, to element: Value) -> NativeValue { value }
  func resource(_ member: String, of type: SwiftType, in evaluator: Evaluator, at place: Place) -> Value? { nil }
  func mayBeAsset(_ member: String, of type: SwiftType, in evaluator: Evaluator) -> Bool { false }
  func asset(_ member: String, of type: SwiftType, in evaluator: Evaluator, at place: Place) -> Value { .none }
}

extension Vocabulary {
  /// Swift's own library, without a framework.
  fileprivate static let swift = Vocabulary { $0.addStandardLibrary() }
}

/// A run of a program that computes, with a host that knows no views.
struct PlainRun {
  /// The text of the value that `answer()` returns; empty where running it fails.
  let text: String
  /// The diagnostics, in order.
  let diagnostics: [Diagnostic]

  /// The messages of the diagnostics.
  var messages: [String] { diagnostics.map(\.message.description) }

  /// Runs `answer()` of some code.
  init(_ code: String, stepLimit: Int = 100_000) throws {
    let log = DiagnosticLog()
    let program = Program(vocabulary: .swift, log: log)
    defer { program.forget() }
    try #require(program.read(SourceFile(path: "a.swift", text: code)) == nil)
    program.attachExtensions()
    var options = RunningOptions(clock: 0)
    options.stepLimit = stepLimit
    let evaluator = Evaluator(program: program, options: options, host: PlainHost())
    let function = try #require(program.shared.functions["answer"]?.first)
    text = evaluator.guarded(neutral: "") { () throws(Fault) in
      let value = try evaluator.run(function, receiver: nil, captured: nil, [], at: .start)
      return try evaluator.describe(value, at: .start)
    }
    diagnostics = log.diagnostics
  }
}
