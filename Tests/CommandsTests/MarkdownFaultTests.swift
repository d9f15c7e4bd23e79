import Foundation
import Testing

@testable import PlumblineCommands

@Suite struct `Faults of pages`: ConvertsPages {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `errors have the page's own line and column`() throws {
    try folder.write("- ```swift plumbline name=a show=framez\n  Text(\"a\").paddding(4)\n  ```\n", to: "page.md")
    let run = try markdown("/page.md")
    #expect(run.exitCode == .inputError)
    #expect(
      run.errors.contains(
        "page.md:2:13: error: unknown modifier 'paddding'\n  Text(\"a\").paddding(4)\n            ^~~~~~~~\n"))
    try folder.write("- ```swift plumbline name=a show=framez\n  Text(\"a\")\n  ```\n", to: "page.md")
    #expect(try markdown("/page.md").errors.contains("page.md:1:29: error: unknown annotation 'framez'\n"))
    #expect(files == ["page.md"])
  }

  @Test func `an unknown word, a wrong name and a name of two figures are errors`() throws {
    let fences = ["nmae=a", "name=a/b", "name=box", "name=Box"].map { "```swift plumbline \($0)\nText(\"a\")\n```\n" }
    try folder.write(fences.joined(separator: "\n"), to: "page.md")
    let run = try markdown("/page.md")
    #expect(run.exitCode == .inputError)
    #expect(run.errors.contains("page.md:1:20: error: unknown word 'nmae'\n"))
    #expect(run.errors.contains("hint: did you mean 'name'?\n"))
    #expect(run.errors.contains("page.md:5:20: error: 'a/b' cannot be a figure's name\n"))
    #expect(run.errors.contains("page.md:13:20: error: another figure is named 'Box'\n"))
    #expect(run.errors.contains("page.md:9:20: note: the first one is here\n"))
    #expect(files == ["images/box.svg", "page.md"])
  }

  @Test func `the directive of Sphinx has all words of a fence`() throws {
    try folder.write("```swift plumbline x\nText(\"a\")\n```\n", to: "page.md")
    let run = try markdown("/page.md")
    let hint = try #require(run.errors.split(separator: "\n").first { $0.hasPrefix("hint: choose from ") })
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Scripts/books/plumbline_sphinx.py").standardizedFileURL
    let adapter = try String(contentsOf: file, encoding: .utf8)
    let known = Set(adapter.split { !($0.isLetter || $0 == "-") })
    for word in hint.dropFirst(18).split(separator: ", ") { #expect(known.contains(word), "\(word)") }
  }

  @Test func `a fence without code and a caption that refers to no figure are errors`() throws {
    try folder.write("```swift plumbline name=a\n// nothing\n```\n", to: "empty.md")
    let empty = try markdown("/empty.md")
    #expect(empty.exitCode == .inputError)
    #expect(empty.errors.contains("empty.md:1:4: error: there is no code in this fence\n"))
    try folder.write("```swift plumbline name=b caption=\"As [](#fig:bx)\"\nText(\"a\")\n```\n", to: "caption.md")
    let caption = try markdown("/caption.md", "--number")
    #expect(caption.exitCode == .inputError)
    #expect(caption.errors.contains("caption.md:1:27: error: no figure is named 'bx'\n"))
  }

  @Test func `a word that is given twice, lacks its value, has one too many or an open quote is an error`() throws {
    let words = ["name=a name=b", "name=c show=", "name=d hide=yes", "name=e caption=\"open", "name="]
    try folder.write(
      words.map { "```swift plumbline \($0)\nText(\"a\")\n```\n" }.joined(separator: "\n"), to: "page.md")
    let run = try markdown("/page.md")
    #expect(run.exitCode == .inputError)
    let errors = run.errors.split(separator: "\n").filter { $0.contains("page.md:") }
      .map { $0.drop { $0 != ":" }.dropFirst() }
    #expect(
      errors == [
        "1:27: error: 'name' is given twice", "1:20: note: the first one is here",
        "5:27: error: 'show' needs a value", "9:27: error: 'hide' takes no value",
        "13:27: error: the value of 'caption' has no closing quote", "17:20: error: 'name' needs a value",
      ])
    #expect(files == ["page.md"])
  }

  @Test func `code that makes no figure is an error where the fence's words describe one`() throws {
    let declaration = "struct Row: View { let title: String; var body: some View { Text(title) } }"
    try folder.write(
      ["", " name=row", " declares"].map { "```swift plumbline\($0)\n\(declaration)\n```\n" }.joined(separator: "\n"),
      to: "page.md")
    let run = try markdown("/page.md")
    #expect(run.exitCode == .inputError)
    #expect(run.errors.components(separatedBy: "error:").count == 2)
    #expect(run.errors.contains("page.md:5:4: error: the code of this fence makes no figure\n"))
  }

  @Test func `code that only looks like a figure is a warning, and the page is converted`() throws {
    try folder.write(page + "\n    ```swift plumbline\n    Text(\"a\")\n    ```\n", to: "page.md")
    let run = try markdown("/page.md")
    #expect(run.exitCode == .done)
    #expect(run.errors.contains("page.md:9:8: warning: this fence is indented by four columns or more"))
    #expect(run.errors.hasSuffix("1 figure on 1 page, 2 files changed\n"))
  }

  @Test func `a page that is not UTF-8 is an error with its line, and the others are converted`() throws {
    try folder.write(page, to: "good.md")
    try folder.write("![](images/old.svg)\n", to: "images.md")
    try Data(Array("# Caf".utf8) + [0x0A, 0xE9, 0x0A]).write(to: URL(fileURLWithPath: folder.path + "/latin.md"))
    let run = try markdown("", "--prune")
    #expect(run.exitCode == .inputOutput)
    #expect(run.errors.contains("error: \(folder.path)/latin.md:2: the file is not UTF-8\n"))
    #expect(try folder.text("good.md").contains("begin box"))
  }

  @Test func `a name of a page outside of the run is an error, where both write images into one folder`() throws {
    let fence = "```swift plumbline name=box\nText(\"a\")\n```\n"
    for page in ["one.md", "two.md", "deep/three.md"] { try folder.write(fence, to: page) }
    #expect(try markdown("/deep/three.md").exitCode == .done)
    try folder.write("text\n", to: "one.md")
    #expect(try markdown("/two.md").exitCode == .done)
    try folder.write("text\n\n" + fence, to: "one.md")
    let picture = try folder.text("images/box.svg")
    let run = try markdown("/one.md")
    #expect(run.exitCode == .inputError)
    #expect(run.errors.contains("one.md:3:20: error: another figure is named 'box'\n"))
    #expect(run.errors.contains("two.md:1:20: note: the first one is here\n"))
    #expect(try folder.text("images/box.svg") == picture)
    #expect(try markdown("/one.md", "--exclude", folder.path + "/two.md").exitCode == .done)
  }

  @Test func `pages of several folders with one folder of pictures share their names`() throws {
    let fence = "```swift plumbline name=box\nText(\"a\")\n```\n"
    try folder.write(fence, to: "a/one.md")
    try folder.write(fence, to: "b/two.md")
    for path in ["", "/b/two.md"] {
      let run = try markdown(path, "--images", "../figures")
      #expect(run.exitCode == .inputError)
      #expect(run.errors.contains("b/two.md:1:20: error: another figure is named 'box'\n"))
    }
  }

  @Test func `copies are no pages of a later run, and do not replace the pages`() throws {
    try folder.write(page, to: "page.md")
    for output in ["/out", "/./out"] {
      let run = try markdown("", "-o", folder.path + output)
      #expect(run.exitCode == .done)
      #expect(run.errors.hasPrefix("1 figure on 1 page, "))
    }
    #expect(files == ["out/images/box.svg", "out/page.md", "page.md"])
    let run = try markdown("", "-o", folder.path + "/out/..")
    #expect(run.exitCode == .usage)
    #expect(run.errors.contains("is the folder of the pages, not one for copies\n"))
    #expect(files == ["out/images/box.svg", "out/page.md", "page.md"])
  }
}
