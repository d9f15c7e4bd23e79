import LayoutCore
import Testing

@Suite struct `Inline Markdown in texts` {
  /// The pieces as words in brackets with what is special about them.
  private func pieces(_ markdown: String) -> [String] {
    TextContent(markdown: markdown).segments.map { segment in
      guard case .string(let string) = segment.piece else { return "" }
      let attributes = segment.attributes
      let marks = [
        attributes.isBold == true ? "b" : "", attributes.isItalic == true ? "i" : "",
        attributes.design == .monospaced ? "c" : "", attributes.strikethrough != nil ? "s" : "",
        attributes.link.map { "<\($0)>" } ?? "",
      ]
      return string + "|" + marks.joined()
    }
  }

  @Test func `bold, italic, code, struck and links are told apart`() {
    #expect(pieces("a **b** c") == ["a |", "b|b", " c|"])
    #expect(pieces("*i* _j_ ***k***") == ["i|i", " |", "j|i", " |", "k|bi"])
    #expect(pieces("`x*y*`") == ["x*y*|c"])
    #expect(pieces("~~old~~ [new](https://example.org)") == ["old|s", " |", "new|<https://example.org>"])
  }

  @Test func `emphasis may be within emphasis`() {
    #expect(pieces("**a *b* c**") == ["a |b", "b|bi", " c|b"])
  }

  @Test(arguments: ["2 * 3 * 4", "snake_case_name", "a ** b", "*", "`", "[x] (y)", "~1~", "**open", "tail\\"])
  func `marks that do not pair stand for themselves`(text: String) {
    #expect(TextContent(markdown: text).string == text)
    #expect(
      pieces(text) == [text + "|"]
        || TextContent(markdown: text).segments.allSatisfy { $0.attributes == TextAttributes() })
  }

  @Test func `a backslash takes a mark's meaning`() { #expect(pieces(#"\*a\*"#) == ["*a*|"]) }

  @Test func `thousands of open marks are read in one pass`() {
    let text = String(repeating: "*a [b _c ", count: 5_000)
    #expect(TextContent(markdown: text).string.count == text.count)
  }
}
