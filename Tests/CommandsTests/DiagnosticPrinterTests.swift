import PlumblineLayout
import PlumblineViewSource
import Testing

@testable import PlumblineCommands

@Suite struct `Printed diagnostics` {
  private func printer(_ text: String) -> DiagnosticPrinter {
    DiagnosticPrinter(texts: ["a.swift": text], console: Console())
  }

  @Test func `a long line is cut to 160 characters, and so is the mark below it`() throws {
    let long = printer(String(repeating: "a", count: 400))
    let start = try #require(long.excerpt(of: SourceRange(file: "a.swift", line: 1, column: 1, length: 400)))
    #expect(start.line.count == 160)
    #expect(start.mark == "^" + String(repeating: "~", count: 159))
    let middle = try #require(long.excerpt(of: SourceRange(file: "a.swift", line: 1, column: 201, length: 200)))
    #expect(middle.line.count == 160)
    #expect(middle.mark == String(repeating: " ", count: 80) + "^" + String(repeating: "~", count: 79))
  }

  @Test func `a mark is as long as what is wrong`() throws {
    let excerpt = try #require(
      printer("one\n\ttwo three\n").excerpt(of: SourceRange(file: "a.swift", line: 2, column: 6, length: 5)))
    #expect(excerpt.line == "\ttwo three")
    #expect(excerpt.mark == "\t    ^~~~~")
  }

  @Test func `a diagnostic about a whole folder has no line`() {
    let diagnostic = Diagnostic(.error, "no target", at: SourceRange(file: "App.xcodeproj", line: 0, column: 0))
    #expect(printer("").lines(of: diagnostic) == ["App.xcodeproj: error: no target"])
  }
}
