import Testing

@testable import PlumblineViewSource

@Suite struct `Diagnostics` {
  @Test(arguments: try AnnotatedCase.all)
  func `have the source ranges and messages that the fixture marks`(example: AnnotatedCase) {
    #expect(!example.marks.isEmpty)
    #expect(example.findings == example.marks)
  }

  @Test func `a view beside an unknown type is still read`() {
    let source = """
      #Preview("good") { Text("a") }
      #Preview("bad") { Txet("a") }
      """
    let reading = ViewSource.read([SourceFile(path: "a.swift", text: source)])
    #expect(reading.previews.map(\.name) == ["good"])
    #expect(reading.diagnostics.diagnostics.map(\.source.line) == [2])
  }

  @Test func `an error in a closure that layout runs is reported once`() {
    let source = """
      #Preview {
        VStack(alignment: .leading) {
          Text("a").alignmentGuide(.leading) { d in [1.0][Int(d.width) + 5] }
          Text("b")
        }
      }
      """
    let reading = ViewSource.read([SourceFile(path: "a.swift", text: source)])
    #expect(!reading.diagnostics.hasErrors)
    for preview in reading.previews { _ = preview.resolved() }
    for preview in reading.previews { _ = preview.resolved() }
    #expect(reading.diagnostics.diagnostics.map(\.severity) == [.error])
  }

  @Test func `an endless loop stops at the step limit and names the option`() {
    var options = ReadingOptions()
    options.stepLimit = 10_000
    let source = "#Preview { let a = { while true {}; return 1 }(); Text(\"\\(a)\") }"
    let reading = ViewSource.read([SourceFile(path: "a.swift", text: source)], options: options)
    #expect(
      reading.diagnostics.diagnostics.first?.hint == "check for an endless loop, or raise the limit with --step-limit")
  }

  @Test func `private declarations of several files do not conflict`() {
    let files = ["leading", "trailing"].map { guide in
      SourceFile(
        path: "\(guide).swift",
        text: """
          private extension HorizontalAlignment {
            enum Mine: AlignmentID {
              static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.\(guide)] }
            }
            static let mine = HorizontalAlignment(Mine.self)
          }
          private struct Row: View { var body: some View { Color.red.frame(width: 10, height: 10) } }
          #Preview { VStack(alignment: .mine) { Row(); Color.blue.frame(width: 30, height: 10) } }
          """)
    }
    let reading = ViewSource.read(files)
    #expect(reading.diagnostics.diagnostics == [])
    let rows = reading.previews.map { $0.resolved().views.first { $0.frame.width == 10 }?.frame.minX }
    #expect(rows == [0, 20])
  }

  @Test func `a missing type's error names the file that declares it`() {
    struct Neighbours: TypeFinder {
      func file(declaring type: String) -> String? { type == "Card" ? "Views/Card.swift" : nil }
    }
    var options = ReadingOptions()
    options.types = Neighbours()
    let source = "#Preview { Card() }"
    let reading = ViewSource.read([SourceFile(path: "a.swift", text: source)], options: options)
    #expect(
      reading.diagnostics.diagnostics.map(\.hint) == [
        "it is declared in Views/Card.swift: read the folder with --together"
      ])
  }
}

@Suite struct `Limits` {
  private func hint(_ body: String) -> String? {
    var options = ReadingOptions()
    options.stepLimit = 20_000
    options.textLimit = 50_000
    let source = "#Preview { let a = { \(body) }(); Text(\"\\(a)\") }"
    return ViewSource.read([SourceFile(path: "a.swift", text: source)], options: options).diagnostics.diagnostics.first?
      .hint
  }

  private static let steps = "check for an endless loop, or raise the limit with --step-limit"
  private static let text = "raise the limit with --text-limit"

  @Test func `end programs that would not end`() {
    #expect(hint("while true {}; return 1") == Self.steps)
    #expect(hint("var n = 0; for i in 0... { n += i & 1 }; return n") == Self.steps)
    #expect(hint("var s = [1]; while true { s += s }; return s.count") == Self.steps)
    #expect(hint("var s = [1]; while true { s.append(contentsOf: s) }; return s.count") == Self.steps)
    #expect(hint("var s = \"a\"; while true { s += s }; return s") == Self.text)
    #expect(hint("var s = \"a\"; while true { s = \"\\(s)\\(s)\" }; return s") == Self.text)
    #expect(hint("var s = \"a\"; while true { s = [s, s].joined() }; return s") == Self.text)
  }
}
