import PlumblineMarkdown
import Testing

@Suite struct `Reading pages` {
  private func names(_ text: String) -> [String] { Page(path: "page.md", text: text).fences.map(\.name) }

  @Test func `a fence is a figure if its info string marks it as one`() {
    #expect(names("```swift plumbline name=a\nText(\"a\")\n```\n") == ["a"])
    #expect(names("~~~~ swift plumbline name=a\nText(\"a\")\n~~~~~\n") == ["a"])
    #expect(names("```swift\nText(\"a\")\n```\n") == [])
    #expect(names("```swiftui plumbline\nText(\"a\")\n```\n") == [])
    #expect(names("    ```swift plumbline\n    indented code\n    ```\n") == [])
  }

  @Test func `a comment above a fence makes it a figure too`() {
    #expect(names("<!-- plumbline: draw name=a -->\n\n```swift\nText(\"a\")\n```\n") == ["a"])
    #expect(names("<!-- plumbline: draw name=a -->\n\ntext\n\n```swift\nText(\"a\")\n```\n") == [])
  }

  @Test func `a fence within a longer one is text`() {
    #expect(names("````\n```swift plumbline name=a\n```\n````\n\n```swift plumbline name=b\n1\n```\n") == ["b"])
  }

  @Test func `figures stand in lists and quotes`() {
    let text = "- one\n- ```swift plumbline name=a\n  1\n  ```\n\n> > ~~~swift plumbline name=b\n> > 1\n> > ~~~\n"
    #expect(names(text) == ["a", "b"])
  }

  @Test(arguments: ["\n", "\r\n", "\r"]) func `every end of line is read`(end: String) {
    #expect(names(["```swift plumbline name=a", "1", "```", ""].joined(separator: end)) == ["a"])
  }

  @Test func `words have values with quotes, blanks and escapes`() {
    let page = Page(
      path: "page.md", text: "```swift plumbline name=a caption=\"A \\\"b\\\" c\" hide alt='it \"is\"'\n1\n```")
    #expect(page.fences[0]["caption"] == "A \"b\" c")
    #expect(page.fences[0]["alt"] == "it \"is\"")
    #expect(page.fences[0].isHidden)
    #expect(page.fences[0].words.map(\.source.column) == [20, 27, 47, 52])
  }

  @Test func `a figure without a name has that of its page and its number`() {
    let page = Page(path: "book/My chapter.md", text: "```swift plumbline\n1\n```\n\n```swift plumbline\n1\n```\n")
    #expect(page.fences.map(\.name) == ["My-chapter-1", "My-chapter-2"])
  }

  @Test func `the name of a page keeps letters, digits, hyphens and underscores`() {
    let page = Page(path: "book/One-two_3 (new).md", text: "```swift plumbline\n1\n```\n")
    #expect(page.fences.map(\.name) == ["One-two_3--new--1"])
  }

  @Test func `a fence that is not closed is an error at its words`() {
    let problems = Page(path: "page.md", text: "text\n\n```swift plumbline\nText(\"a\")\n").problems
    #expect(problems.map(\.message) == ["the fence is not closed, so that no figure can follow it"])
    #expect(problems.map { [$0.source.line, $0.source.column] } == [[3, 4]])
  }

  @Test(
    arguments: [
      "- ```swift plumbline\n  1\n```\nx\n", "> 1. ```swift plumbline\n>    1\n> ```\n",
      "- ~~~swift plumbline\n- ~~~\n",
    ])
  func `a line of the marks outside of the fence's list does not close it`(text: String) {
    let problems = Page(path: "page.md", text: text).problems
    #expect(problems.map(\.message) == ["the fence is not closed, so that no figure can follow it"])
    #expect(problems.first?.hint?.hasSuffix(" in the same list or quote") == true)
  }

  @Test func `a block of Plumbline's that a tab indents is found again`() {
    let fence = "- one\n\n\t```swift plumbline name=a\n\t1\n\t```\n"
    let page = Page(
      path: "page.md", text: fence + "\t<!-- plumbline: begin a -->\n\n\t![](a.svg)\n\n\t<!-- plumbline: end a -->\n")
    #expect(page.rewritten([FigureMarkup(pictures: [])]) == fence)
  }

  @Test func `an unknown comment is an error with the nearest word`() {
    let problems = Page(path: "page.md", text: "<!-- plumbline: inclde A.swift -->\n").problems
    #expect(problems.map(\.message) == ["unknown word 'inclde'"])
    #expect(problems.map(\.hint) == ["did you mean 'include'?"])
  }

  @Test(
    arguments: [
      ("# Chapter 3: Stacks", 3), ("# 12. Stacks", 12), ("# 4 Stacks", 4), ("# Stacks", nil), ("# 3D layouts", nil),
    ] as [(String, Int?)])
  func `a chapter's number stands in the first heading`(heading: String, number: Int?) {
    #expect(Page(path: "page.md", text: heading + "\n\n# 9. Next\n\nplumbline\n").chapter == (number ?? 9))
  }

  @Test func `references are links, not code`() {
    let page = Page(path: "page.md", text: "[](#fig:a) `[](#fig:b)` [text](other.md#fig:c)\n\n    [](#fig:d)\n")
    #expect(page.references.map(\.name) == ["a", "c"])
  }

  @Test(arguments: [
    "---\ntitle: |\n  ```\n---\n", "\u{FEFF}---\n# settings\ntitle: ~~~\n...\n", "+++\ntitle = \'\'\'\n```\n+++\n",
    "---\r\ntitle: |\r\n  ```\r\n---\r\n",
  ]) func `front matter is no Markdown`(settings: String) {
    #expect(names(settings + "```swift plumbline name=a\n1\n```\n") == ["a"])
  }

  @Test func `a rule at the top is no front matter`() {
    #expect(names("---\n\n```swift plumbline name=a\n1\n```\n\n---\n") == ["a"])
    #expect(names("---\n```swift plumbline name=a\n1 // :\n```\n---\n") == ["a"])
  }

  @Test(arguments: ["", "> ", "- "]) func `words with a backtick in a fence of backticks are an error`(prefix: String) {
    let text = "\(prefix)```swift plumbline caption=\"`a`\"\n"
    let problems = Page(path: "page.md", text: text).problems
    #expect(problems.map(\.source.column) == [4 + prefix.utf8.count])
    #expect(problems.map(\.hint) == ["write ~~~swift plumbline, and ~~~ below the code"])
    #expect(names("~~~swift plumbline name=a caption=\"`a`\"\n1\n~~~\n") == ["a"])
  }

  @Test func `a fence that is indented too far is no figure, with a warning`() {
    let page = Page(path: "page.md", text: "!!! note\n\n    ```swift plumbline name=a\n    1\n    ```\n")
    #expect(page.fences.isEmpty && page.problems.isEmpty)
    #expect(page.warnings.map { [$0.source.line, $0.source.column] } == [[3, 8]])
    #expect(!page.isPlain)
  }

  @Test(arguments: [
    "Swift plumbline", "{.swift .plumbline}", "plumbline", "swift name=a plumbline", "swift, plumbline",
  ])
  func `a fence that names the tool in another way is no figure, with a warning`(info: String) {
    let page = Page(path: "page.md", text: "```\(info)\n1\n```\n")
    #expect(page.fences.isEmpty)
    #expect(page.warnings.map(\.message) == ["this fence is no figure"])
  }

  @Test func `other code has no warning`() {
    let text =
      "```sh\nplumbline markdown\n```\n\n    plumbline\n\n````\n```swift plumbline\n```\n````\n\n```swift\n```\n"
    #expect(Page(path: "page.md", text: text).warnings.isEmpty)
    #expect(Page(path: "page.md", text: text).isPlain)
  }

  @Test func `a fence within an HTML block is text, with a warning`() {
    let fence = "```swift plumbline name=a\n1\n```\n"
    let page = Page(path: "page.md", text: "<details>\n<summary>Code</summary>\n\(fence)</details>\n")
    #expect(page.fences.isEmpty && page.problems.isEmpty)
    #expect(page.warnings.map { [$0.source.line, $0.source.column] } == [[3, 4]])
    #expect(Page(path: "page.md", text: "- <div>\n  ```swift plumbline\n  ```\n").warnings.count == 1)
    #expect(Page(path: "page.md", text: "<details>\n\n\(fence)\n</details>\n").fences.count == 1)
    for text in ["<!--\n\(fence)-->\n", "<pre>\n\(fence)</pre>\n", "<div>\n<!--\n\(fence)-->\n</div>\n"] {
      #expect(Page(path: "page.md", text: text).warnings.isEmpty)
    }
  }
}
