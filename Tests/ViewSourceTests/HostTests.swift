import Testing

@testable import PlumblineViewSource

/// A host for programs that only compute: it has no views, texts or assets, and an environment of one value.
private final class PlainHost: ProgramHost {
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

@Suite struct `Code without views` {
  /// Returns the value of `answer()` in a program that runs with this host, and the messages.
  private func answer(_ code: String) throws -> (text: String, messages: [String]) {
    let log = DiagnosticLog()
    let program = Program(vocabulary: .standard, log: log)
    let file = program.addFile(SourceFile(path: "a.swift", text: code))
    let parsed = ParsedFile(file.text, number: file.number)
    let tree = try #require(parsed.tree)
    file.trees.append(tree)
    program.note(tree)
    DeclarationReader(file: file).read(tree.statements)
    program.isComplete = true
    let evaluator = Evaluator(program: program, options: RunningOptions(clock: 0, stepLimit: 1_000), host: PlainHost())
    let function = try #require(program.shared.functions["answer"]?.first)
    let text = evaluator.guarded(neutral: "–") { () throws(Fault) in
      let value = try evaluator.run(function, receiver: nil, captured: nil, [], at: .start)
      return try evaluator.describe(value, at: .start)
    }
    let messages = log.diagnostics.map(\.message)
    program.forget()
    return (text, messages)
  }

  @Test func `runs with a host that knows no views`() throws {
    let (text, messages) = try answer(
      """
      struct Point { var x = 1, y = 2; func moved(by d: Int) -> Point { Point(x: x + d, y: y + d) } }
      enum Side { case left, right(Int) }
      func total(_ sides: [Side]) -> Int {
        sides.reduce(0) { sum, side in
          switch side {
          case .left: sum
          case .right(let n): sum + n
          }
        }
      }
      func answer() -> String {
        let points = (1...3).map { Point().moved(by: $0) }
        return "\\(points.map(\\.x).sorted(by: >)) \\(total([.left, .right(4), .right(5)])) \\("ab".uppercased())"
      }
      """)
    #expect(text == "[4, 3, 2] 9 AB")
    #expect(messages.isEmpty)
  }

  @Test func `reports faults and limits without a view`() throws {
    #expect(try answer("func answer() -> Int { [1, 2][2] }").messages == ["index 2 is out of range"])
    #expect(
      try answer("func answer() -> Int { while true {} }").messages == ["the code takes more than 1000 steps"])
  }
}
