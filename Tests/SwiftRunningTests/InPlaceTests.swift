import Testing

@testable import PlumblineSwiftRunning

extension Vocabulary {
  /// Swift's library with `storage(of:)`, which returns the address of the elements of an array.
  static let withStorage = Vocabulary {
    $0.addStandardLibrary()
    $0.rawFunction("storage", [.value("of")]) { call in
      guard case .array(let values) = call.value(0) else { return .none }
      return .int(values.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) })
    }
  }
}

@Suite struct `Changes in place` {
  /// A change that copies the elements moves them: both copies exist for a moment.
  @Test(arguments: [
    "var a = [Int](repeating: 0, count: 50)|a[7] += 1|a",
    "var a = [Int](repeating: 0, count: 50)|a[7] = 3|a",
    "var a = [Int](repeating: 0, count: 50)|a.swapAt(1, 2)|a",
    "var a = Array(0..<50)|a.removeLast(); a.append(4)|a",
    "var a = [[0], Array(0..<50)]|a[1][3] = 4|a[1]",
    "var a = [[0], Array(0..<50)]|a[1].reverse()|a[1]",
    #"var a = ["b": Array(0..<50)]|a["b"]![3] = 4|a["b"]!"#,
    #"var a = ["b": Array(0..<50)]|a["b", default: []][3] = 4|a["b"]!"#,
    "var a = (1, Array(0..<50))|a.1[3] = 4|a.1",
    "var a = Grid()|a.cells[3] = 4|a.cells",
    "var a = Grid()|a.set(3)|a.cells",
    "let a = Model()|a.cells[3] = 4|a.cells",
    "let a = Model()|a.set(3)|a.cells",
    "let a = Model()|a.grid.set(3)|a.grid.cells",
  ]) func `copy no array that is in one variable`(text: String) throws {
    let parts = text.split(separator: "|")
    let run = try PlainRun(
      """
      struct Grid {
        var cells = [Int](repeating: 0, count: 50)
        mutating func set(_ i: Int) { cells[i] = 5 }
      }
      class Model {
        var cells = [Int](repeating: 0, count: 50)
        var grid = Grid()
        func set(_ i: Int) { cells.swapAt(i, 0) }
      }
      func answer() -> Bool {
        \(parts[0])
        let before = storage(of: \(parts[2]))
        \(parts[1])
        return storage(of: \(parts[2])) == before
      }
      """, vocabulary: .withStorage)
    #expect(run.messages.isEmpty)
    #expect(run.text == "true")
  }

  @Test func `copies an array that is in two variables`() throws {
    let run = try PlainRun(
      """
      func answer() -> String {
        var a = Array(0..<5)
        let b = a
        a[1] = 9
        a.append(7)
        return "\\(a) \\(b) \\(storage(of: a) == storage(of: b))"
      }
      """, vocabulary: .withStorage)
    #expect(run.text == "[0, 9, 2, 3, 4, 7] [0, 1, 2, 3, 4] false")
  }

  @Test func `leave a value as it was where they fail`() throws {
    let run = try PlainRun(
      """
      struct Full: Error {}
      func answer() -> String {
        var a = [1, 2]
        var d = ["k": [3]]
        func fail(_ n: inout Int) throws { n += 1; throw Full() }
        try? fail(&a[1])
        try? fail(&d["k"]![0])
        return "\\(a) \\(d)"
      }
      """)
    #expect(run.text == #"[1, 3] ["k": [4]]"#)
  }
}
