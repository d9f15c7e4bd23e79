import Testing

@testable import ViewSource

@Suite struct `Diagnostics` {
  @Test(arguments: try AnnotatedCase.all)
  func `stand where the fixture marks them, worded as it says`(example: AnnotatedCase) {
    #expect(!example.marks.isEmpty)
    #expect(example.findings == example.marks)
  }

  @Test func `an unknown type's neighbour is still read`() {
    let source = """
      #Preview("good") { Text("a") }
      #Preview("bad") { Txet("a") }
      """
    let reading = ViewSource.read([SourceFile(path: "a.swift", text: source)])
    #expect(reading.previews.map(\.name) == ["good"])
    #expect(reading.diagnostics.diagnostics.map(\.source.line) == [2])
  }

  @Test func `a fault in a closure that the layout runs is reported once`() {
    let source = """
      #Preview {
        Text("a").alignmentGuide(.leading) { d in [1.0][Int(d.width) + 5] }
      }
      """
    let reading = ViewSource.read([SourceFile(path: "a.swift", text: source)])
    #expect(!reading.diagnostics.hasErrors)
    for preview in reading.previews { _ = preview.resolved() }
    for preview in reading.previews { _ = preview.resolved() }
    #expect(reading.diagnostics.errorCount <= 1)
  }

  @Test func `a loop without end stops at the budget and names the flag`() {
    var options = ReadingOptions()
    options.stepLimit = 10_000
    let source = "#Preview { let a = { while true {}; return 1 }(); Text(\"\\(a)\") }"
    let reading = ViewSource.read([SourceFile(path: "a.swift", text: source)], options: options)
    #expect(reading.diagnostics.diagnostics.first?.hint == "raise the limit with --step-limit, if it ends at all")
  }
}
