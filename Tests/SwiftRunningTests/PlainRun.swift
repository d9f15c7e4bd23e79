import Testing

@testable import PlumblineSwiftRunning

extension Vocabulary {
  /// Swift's own library, without a framework.
  static let swift = Vocabulary { $0.addStandardLibrary() }
}

/// A run of a program that computes, with a host that has no views.
struct PlainRun {
  /// The text of the value that `answer()` returns; empty where running it fails.
  let text: String
  /// The diagnostics, in order.
  let diagnostics: [Diagnostic]

  /// The messages of the diagnostics.
  var messages: [String] { diagnostics.map(\.message.description) }

  /// Runs `answer()` of some code.
  init(_ code: String, stepLimit: Int = 100_000, vocabulary: Vocabulary = .swift) throws {
    let log = DiagnosticLog()
    let program = Program(vocabulary: vocabulary, log: log)
    defer { program.releaseResults() }
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
