import PlumblineMarkdown
import Testing

@Suite struct `Rewriting pages` {
  private let figure = FigureMarkup(pictures: [.init(alternative: "A box", path: "images/box.svg")])

  /// A page with a figure in each fence.
  private func rewritten(_ text: String, _ figures: FigureMarkup?...) -> String {
    Page(path: "page.md", text: text).rewritten(figures)
  }

  @Test func `a block follows the fence, and everything else stays`() {
    let text = "\u{FEFF}before\n\n```swift plumbline name=box\nText(\"a\")\n```\nafter  \n\n* * *\n"
    #expect(
      rewritten(text, figure) == """
        \u{FEFF}before

        ```swift plumbline name=box
        Text("a")
        ```
        <!-- plumbline: begin box -->

        ![A box](images/box.svg)

        <!-- plumbline: end box -->
        after\u{20}\u{20}

        * * *

        """)
  }

  @Test(arguments: [
    "```swift plumbline name=box\n1\n```", "```swift plumbline name=box\r\n1\r\n```\r\nmore\r\n",
    "> - ~~~swift plumbline name=box\n>   1\n>   ~~~\n> more\n", "1. ```swift plumbline name=box hide\n   1\n   ```\n",
    "```swift plumbline name=box hide\n1\n```\nmore", "<!-- plumbline: draw name=box -->\n```swift\n1\n```\n\ttabs\n",
    "<!-- plumbline: draw name=box hide -->\n\n~~~swift\nlet code = 1\n~~~\nafter\n",
    "> ```swift plumbline name=box hide\n> 1\n> ```\n> more\n",
    "- a\n\n  ~~~swift plumbline name=box hide\n  1\n  ~~~\n  more\n",
    "- a\n\n\t```swift plumbline name=box\n\t1\n\t```\n",
  ]) func `a second run changes no byte`(text: String) {
    let once = rewritten(text, figure)
    if !text.hasPrefix("1. ") { #expect(once != text) }
    #expect(rewritten(once, figure) == once)
  }

  @Test func `a block in a list and in a quote has their prefix`() {
    let text = rewritten("> - ```swift plumbline name=box\n>   1\n>   ```\n", figure)
    #expect(
      text.hasSuffix(
        ">   ```\n>   <!-- plumbline: begin box -->\n>\n>   ![A box](images/box.svg)\n>\n>   <!-- plumbline: end box -->\n"
      ))
  }

  @Test func `hidden code moves into the comment, and comes back`() {
    let shown = rewritten("```swift plumbline name=box\nText(\"a\")\n```\nafter\n", figure)
    let hidden = rewritten(shown.replacing("name=box\n", with: "name=box hide\n"), figure)
    #expect(
      hidden.hasPrefix("<!-- plumbline: begin box\n```swift plumbline name=box hide\nText(\"a\")\n```\n-->\n\n!["))
    #expect(rewritten(hidden, figure) == hidden)
    #expect(rewritten(hidden.replacing(" hide\n", with: "\n"), figure) == shown)
  }

  @Test func `hidden code stays in the page, whatever becomes of its words`() {
    let draw = "<!-- plumbline: draw name=box hide -->\n```swift\nlet code = 1\n```\n"
    #expect(rewritten(rewritten(draw, figure), figure).contains("\nlet code = 1\n"))
    let hidden = rewritten("```swift plumbline name=box hide\nlet code = 1\n```\n", figure)
    let broken = Page(path: "page.md", text: hidden.replacing("```swift plumbline", with: "```text"))
    #expect(broken.problems.map(\.message) == ["the code in this comment is not a figure"])
    #expect(broken.rewritten([]).contains("\nlet code = 1\n"))
  }

  @Test func `a figure that was not drawn keeps its block`() {
    let once = rewritten("```swift plumbline name=box\n1\n```\n", figure)
    #expect(rewritten(once, nil) == once)
  }

  @Test func `a block whose fence was removed is removed, and so is that of a fence that only declares`() {
    let once = rewritten("```swift plumbline name=box\n1\n```\nafter\n", figure)
    #expect(rewritten(once.replacing("swift plumbline", with: "swift")) == "```swift name=box\n1\n```\nafter\n")
    #expect(
      rewritten(once.replacing("name=box\n", with: "declares\n"), figure)
        == "```swift plumbline declares\n1\n```\nafter\n")
  }

  @Test func `both appearances are a picture element, and texts are escaped`() {
    let picture = FigureMarkup.Picture(alternative: "\"a\" < [b]", path: "i/a.svg", darkPath: "i/a-dark.svg")
    let text = rewritten("```swift plumbline name=a\n1\n```\n", FigureMarkup(pictures: [picture]))
    #expect(text.contains("  <source media=\"(prefers-color-scheme: dark)\" srcset=\"i/a-dark.svg\">\n"))
    #expect(text.contains("  <img alt=\"&quot;a&quot; &lt; [b]\" src=\"i/a.svg\">\n"))
    let plain = FigureMarkup(pictures: [.init(alternative: "\"a\" < [b]", path: "my images/a.svg")])
    #expect(rewritten("```swift plumbline name=a\n1\n```\n", plain).contains("![\"a\" \\< \\[b\\]](<my images/a.svg>)"))
  }

  @Test func `captions, numbers and references`() {
    let text = "```swift plumbline name=a\n1\n```\n\n[](#fig:a), [Figure 7](#fig:a), [this one](#fig:a), `[](#fig:a)`\n"
    let figure = FigureMarkup(pictures: figure.pictures, caption: "A *box*.", number: "2.1")
    let once = Page(path: "page.md", text: text).rewritten([figure], labels: ["a": "Figure 2.1"])
    #expect(once.contains("<a id=\"fig:a\"></a>![A box](images/box.svg)\n\n**Figure 2.1.** A *box*.\n"))
    #expect(once.hasSuffix("[Figure 2.1](#fig:a), [Figure 2.1](#fig:a), [this one](#fig:a), `[](#fig:a)`\n"))
  }

  @Test func `a copy for readers has neither words nor comments nor hidden code`() {
    let text =
      "<!-- plumbline: include A.swift -->\n\n```swift plumbline name=a\n1\n```\n\n```swift plumbline hide\n2\n```\nafter\n"
    let page = Page(path: "page.md", text: Page(path: "page.md", text: text).rewritten([figure, figure]))
    #expect(
      page.converted([figure, figure])
        == "\n```swift\n1\n```\n\n![A box](images/box.svg)\n\n\n![A box](images/box.svg)\nafter\n")
  }

  @Test(arguments: ["swift plumbline name=box", "  swift   plumbline   name=box", "swift\tplumbline\tname=box"])
  func `a copy has none of Plumbline's words, however they are separated`(info: String) {
    let copy = Page(path: "page.md", text: "```\(info)\n1\n```\n").converted([figure])
    #expect(copy.split(separator: "\n").first?.hasSuffix("swift") == true)
    #expect(!copy.contains("plumbline"))
  }

  @Test func `an empty link to a figure in a caption gets its number`() {
    var figure = figure
    figure.caption = "As [](#fig:row), and [](#fig:none) ([](#fig:row)"
    let page = Page(path: "page.md", text: "```swift plumbline name=box\n1\n```\n")
    let text = page.rewritten([figure], labels: ["row": "Figure 2"])
    #expect(text.contains("\nAs [Figure 2](#fig:row), and [](#fig:none) ([Figure 2](#fig:row)\n"))
    #expect(!Page(path: "page.md", text: text).rewrittenBlocks([figure], labels: ["row": "Figure 2"], style: .html))
    #expect(Page(path: "page.md", text: text).rewrittenBlocks([figure], labels: ["row": "Figure 3"], style: .html))
  }
}
