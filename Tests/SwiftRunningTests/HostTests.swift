import Testing

@testable import PlumblineSwiftRunning

@Suite struct `Code without views` {
  @Test func `runs with a host without views`() throws {
    let run = try PlainRun(
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
    #expect(run.text == "[4, 3, 2] 9 AB")
    #expect(run.messages.isEmpty)
  }

  @Test func `reports faults and limits without a view`() throws {
    #expect(
      try PlainRun("func answer() -> Int { [1, 2][2] }", stepLimit: 1_000).messages == ["index 2 is out of range"])
    #expect(
      try PlainRun("func answer() -> Int { while true {} }", stepLimit: 1_000).messages == [
        "the code runs for more than 1000 steps"
      ])
  }

  @Test func `ends at the first turn of a loop that exceeds a limit`() throws {
    let run = try PlainRun(
      """
      func answer() -> String {
        var (turns, list) = (0, [1])
        for turn in 0..<900 { turns = turn; list += list }
        return "\\(turns)"
      }
      """, stepLimit: 1_000)
    #expect(run.messages == ["the code runs for more than 1000 steps"])
    #expect(run.text.isEmpty)
  }

  @Test(arguments: [
    "Array(repeating: 1, count: 10_000_000_000).count", "(0..<10_000_000_000).map { $0 }.count",
    "repeatElement(1, count: 10_000_000_000).count",
  ])
  func `requests no memory for a collection of any size, whatever the limit of steps is`(code: String) throws {
    let run = try PlainRun("func answer() -> Int { \(code) }", stepLimit: 1_000_000_000_000)
    #expect(run.messages == ["10000000000 elements are more than the limit of 100000000"])
    #expect(run.diagnostics.first?.hint == nil)
  }
}

@Suite struct `Code for another framework` {
  /// A framework whose types have other names than SwiftUI's.
  private static let vocabulary: Vocabulary = {
    var names = FrameworkNames()
    names.reference = "Link"
    let wrappers: [String: WrapperRole] = [
      "Kept": .state, "Linked": .reference, "Around": .environmentValue, "Lit": .condition,
    ]
    return Vocabulary(FrameworkTypes(names: names, wrappers: wrappers)) { $0.addStandardLibrary() }
  }()

  private func text(_ answer: String) throws -> String {
    let run = try PlainRun(
      """
      struct Part { @Linked var size: Int; var double: Int { size * 2 } }
      struct Whole {
        @Kept var size = 3
        @Lit var isLit: Bool
        @Around(\\.count) var count
        var part: Part { Part(size: $size) }
      }
      func answer() -> String { \(answer) }
      """, vocabulary: Self.vocabulary)
    #expect(run.messages == [])
    return run.text
  }

  @Test func `wrappers behave by their roles`() throws {
    #expect(try text(#""\(Whole().part.double)""#) == "6")
    #expect(try text(#""\(Whole(size: 4).part.double)""#) == "8")
    #expect(try text(#""\(Whole().isLit) \(Whole().count)""#) == "false 15")
  }

  @Test func `a projection is a reference of the framework's type`() throws {
    #expect(try text(#""\(type(of: Whole().$size))""#).hasPrefix("Link"))
  }
}
