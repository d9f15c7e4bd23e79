import PlumblineLayout
import Testing

@testable import PlumblineViewSource

@Suite struct `Sequences of a program` {
  private func shown(_ expression: String, _ declarations: String = "") -> [String] {
    texts(of: "\(declarations)\n#Preview { Text(verbatim: \"\\(\(expression))\") }")
  }

  private let ring = """
    struct Ring: RandomAccessCollection {
      var xs: [Int]
      var startIndex: Int { 1 }
      var endIndex: Int { xs.count + 1 }
      subscript(i: Int) -> Int { xs[i - 1] }
    }
    let ring = Ring(xs: [5, 6, 7])
    """

  @Test(arguments: [
    ("ring.count", "3"), ("ring.map { $0 + 1 }", "[6, 7, 8]"), ("Array(ring.reversed())", "[7, 6, 5]"),
    ("ring.indices", "1..<4"), ("ring.index(ring.startIndex, offsetBy: 2)", "3"), ("ring[ring.index(after: 1)]", "6"),
    ("ring[ring.index(before: ring.endIndex)]", "7"), ("ring.distance(from: 1, to: 3)", "2"),
    ("ring.first ?? 0", "5"), ("ring.isEmpty", "false"), ("ring.reduce(0, +)", "18"),
    ("zip(ring, [\"a\", \"b\"]).map { \"\\($0)\\($1)\" }", "[\"5a\", \"6b\"]"),
  ])
  func `a declared collection has the standard members`(expression: String, text: String) {
    #expect(shown(expression, ring) == [text])
  }

  @Test func `a view for each element of a declared collection`() {
    #expect(texts(of: ring + "\n#Preview { ForEach(ring, id: \\.self) { Text(\"\\($0)\") } }") == ["5", "6", "7"])
  }

  @Test func `a declared iterator can be iterated`() {
    let count = """
      struct Count: Sequence, IteratorProtocol {
        var n = 0
        mutating func next() -> Int? { if n == 3 { return nil }; n += 1; return n }
      }
      """
    #expect(shown("Array(Count())", count) == ["[1, 2, 3]"])
    #expect(shown("Count().map { $0 * 2 }", count) == ["[2, 4, 6]"])
  }

  @Test func `an iterator without an end is stopped`() {
    let code = """
      struct Count: Sequence, IteratorProtocol { mutating func next() -> Int? { 1 } }
      #Preview { Text("\\(Array(Count()).count)") }
      """
    var options = ReadingOptions()
    options.stepLimit = 10_000
    #expect(texts(of: code, options: options) == ["the code runs for more than 10000 steps"])
  }

  @Test func `too many elements are reported at the statement that needs them`() {
    let code = """
      #Preview {
        VStack {
          ForEach(0..<1_000_000_000, id: \\.self) { Text("\\($0)") }
        }
      }
      """
    let found = ViewSource.read([SourceFile(path: "a.swift", text: code)]).diagnostics.diagnostics
    #expect(found.map { "\($0.source.line):\($0.source.column)" } == ["3:5"])
  }

  @Test(arguments: [
    ("Array(Int.min..<3).count", "the code runs for more than 5000000 steps"), ("(Int.min..<3).isEmpty", "false"),
    ("(Int.min..<3).count", "arithmetic overflow"), ("(Int.min..<3).indices.first == Int.min", "true"),
  ])
  func `a range whose count exceeds Int`(expression: String, text: String) {
    #expect(shown(expression) == [text])
  }

  @Test(arguments: [
    ("[\"1\", \"x\", \"3\"].compactMap(Int.init)", "[1, 3]"), ("[1, 2].map(Double.init)", "[1.0, 2.0]"),
    ("zip([0.0, 1], [2.0, 3]).map(CGPoint.init(x:y:))[1].y", "3.0"),
    ("Array(sequence(first: 1) { $0 < 10 ? $0 * 2 : nil })", "[1, 2, 4, 8, 16]"),
    ("[1.5, 2].sum()", "3.5"), ("[1, 2].sum()", "3"), ("[1, 2].mean", "1.5"),
  ])
  func `initializers, zeros and sequences are inferred from their context`(expression: String, text: String) {
    let extensions = """
      extension Sequence where Element: AdditiveArithmetic { func sum() -> Element { reduce(.zero, +) } }
      extension Collection where Element: BinaryInteger {
        var mean: Double { isEmpty ? 0 : Double(reduce(0, +)) / Double(count) }
      }
      """
    #expect(shown(expression, extensions) == [text])
  }

  @Test func `spacers follow the stack orientation of a declared layout`() throws {
    func spacer(_ axis: String) throws -> Rect {
      let code = """
        struct Row: Layout {
          static var layoutProperties: LayoutProperties {
            var properties = LayoutProperties()
            properties.stackOrientation = .\(axis)
            return properties
          }
          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            subviews[0].sizeThatFits(ProposedViewSize(width: 90, height: 50))
          }
          func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 90, height: 50))
          }
        }
        #Preview { Row { Spacer() } }
        """
      let layout = ViewSource.read([SourceFile(path: "A.swift", text: code)]).previews[0].resolved()
      return try #require(layout.views.first { $0.view == "Spacer" || $0.view == "Row Spacer" }).frame
    }
    #expect(try spacer("horizontal").size == Size(width: 90, height: 0))
    #expect(try spacer("vertical").size == Size(width: 0, height: 50))
  }
}
