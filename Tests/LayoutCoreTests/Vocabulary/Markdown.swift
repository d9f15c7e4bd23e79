import PlumblineLayout
import Testing

@Suite struct `Inline Markdown in texts` {
  /// Returns the pieces of a text, each with its attributes in brackets.
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

  @Test func `bold, italic, code, struck text and links are distinguished`() {
    #expect(pieces("a **b** c") == ["a |", "b|b", " c|"])
    #expect(pieces("*i* _j_ ***k***") == ["i|i", " |", "j|i", " |", "k|bi"])
    #expect(pieces("`x*y*`") == ["x*y*|c"])
    #expect(pieces("~old~ ~5, ~6, ~~~b~~~") == ["old|s", " ~5, ~6, ~~~b~~~|"])
    #expect(pieces("~~old~~ [new](https://example.org)") == ["old|s", " |", "new|<https://example.org>"])
  }

  @Test(arguments: [
    ("^[1 item](inflect: true)", "1 item"), ("^[3 item](inflect: true) left", "3 items left"),
    ("^[0 berry](inflect: true)", "0 berries"), ("^[2 key](inflect:true)", "2 keys"),
    ("^[12 box](inflect: true)", "12 boxes"),
    ("^[4 Person](inflect: true), ^[4 person](inflect: true)", "4 Persons, 4 people"),
    ("^[5 item](plain: 1)", "5 item"),
    ("x^[2]", "x^[2]"), ("^", "^"),
  ])
  func `text agrees with its number if that is requested`(markdown: String, words: String) {
    #expect(TextContent(markdown: markdown).string == words)
  }

  @Test func `emphasis may be within emphasis`() {
    #expect(pieces("**a *b* c**") == ["a |b", "b|bi", " c|b"])
  }

  @Test(arguments: ["2 * 3 * 4", "snake_case_name", "a ** b", "*", "`", "[x] (y)", "**open", "tail\\"])
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
