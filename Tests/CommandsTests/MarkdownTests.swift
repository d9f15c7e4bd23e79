import Foundation
import Testing

@testable import PlumblineCommands

@Suite struct `Figures in Markdown`: ConvertsPages {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `a figure is below its code`() throws {
    try folder.write(page, to: "page.md")
    let run = try markdown("/page.md", "--number")
    #expect(run.exitCode == .done)
    #expect(run.errors.hasSuffix("1 figure on 1 page, 2 files changed\n"))
    #expect(files == ["images/box.svg", "page.md"])
    let text = try folder.text("page.md")
    #expect(text.contains("See [Figure 2.1](#fig:box).\n"))
    #expect(
      text.contains(
        "![A column of “Hello” and a rectangle, aligned leading, with frames drawn in.](images/box.svg)\n\n**Figure 2.1.** A box.\n"
      ))
  }

  @Test func `a second run writes no file`() throws {
    try folder.write(page, to: "page.md")
    _ = try markdown("/page.md", "--number")
    func times() throws -> [Date?] {
      try files.map {
        try FileManager.default.attributesOfItem(atPath: "\(folder.path)/\($0)")[.modificationDate] as? Date
      }
    }
    let before = try times()
    #expect(try markdown("/page.md", "--number").errors.hasSuffix("1 figure on 1 page, 0 files changed\n"))
    #expect(try times() == before)
  }

  @Test func `excluded pages of a folder are left out, and keep their images`() throws {
    try folder.write(page, to: "page.md")
    try folder.write(page.replacing("name=box", with: "name=old"), to: "drafts/old.md")
    _ = try markdown("/drafts/old.md", "--images", "../images")
    let draft = try folder.text("drafts/old.md")
    try folder.write(draft.replacing("40", with: "50"), to: "drafts/old.md")
    let run = try markdown("", "--exclude", folder.path + "/drafts", "--prune")
    #expect(run.errors.hasSuffix("1 figure on 1 page, 2 files changed\n"))
    #expect(files == ["drafts/old.md", "images/box.svg", "images/old.svg", "page.md"])
    try folder.write("{\"exclude\": [\"drafts/**\"]}", to: ".plumbline.json")
    #expect(try markdown("", "--check").exitCode == .done)
    #expect(try markdown("/drafts/old.md", "--images", "../images", "--check").exitCode == .layoutDiffers)
  }

  @Test func `fences of a page are one program, and files of shared code belong to it`() throws {
    try folder.write(
      "struct Dot: View { var body: some View { Circle().frame(width: 8, height: 8) } }\n", to: "Shared.swift")
    try folder.write(
      """
      <!-- plumbline: include Shared.swift -->

      ```swift plumbline declares
      private struct Row: View { var body: some View { HStack { Dot(); Dot() } } }
      ```

      ```swift plumbline name=rows
      VStack { Row(); Row() }
      ```

      """, to: "page.md")
    #expect(try markdown("/page.md").exitCode == .done)
    #expect(try folder.text("page.md").contains("![A column of two rows of two circles.](images/rows.svg)"))
    #expect(files == ["Shared.swift", "images/rows.svg", "page.md"])
  }

  @Test func `only what changed is drawn again, wherever it is on the page`() throws {
    try folder.write(page, to: "page.md")
    _ = try markdown("/page.md")
    try FileManager.default.removeItem(atPath: folder.path + "/images/box.svg")
    let entries = folder.names.filter { $0.hasPrefix("cache/") }
    try folder.write("One more line.\n\n" + folder.text("page.md"), to: "page.md")
    #expect(try markdown("/page.md").exitCode == .done)
    #expect(folder.names.filter { $0.hasPrefix("cache/") } == entries)
    #expect(files == ["images/box.svg", "page.md"])
  }

  @Test func `check lists what is missing, stale and unused, and writes nothing`() throws {
    try folder.write(page, to: "page.md")
    let missing = try markdown("/page.md", "--check")
    #expect(missing.exitCode == .layoutDiffers)
    #expect(missing.output == "\(folder.path)/page.md:5: the figure 'box' is missing\n")
    #expect(files == ["page.md"])
    _ = try markdown("/page.md")
    #expect(try markdown("/page.md", "--check").exitCode == .done)
    let text = try folder.text("page.md")
    try folder.write(text.replacing("40", with: "41"), to: "page.md")
    #expect(
      try markdown("/page.md", "--check").output
        == "\(folder.path)/page.md:5: the figure 'box' is stale: \(folder.path)/images/box.svg\n")
    try folder.write(text.replacing("name=box", with: "name=other"), to: "page.md")
    #expect(
      try markdown("/page.md", "--check").output
        == "\(folder.path)/page.md:5: the figure 'other' is missing: there is no \(folder.path)/images/other.svg\n")
    try folder.write("Nothing.\n", to: "page.md")
    try folder.write("```swift plumbline name=else\nText(\"a\")\n```\n", to: "next.md")
    #expect(
      try markdown("/next.md", "--check").output == """
        \(folder.path)/next.md:1: the figure 'else' is missing
        \(folder.path)/images/box.svg:1: no page uses this image

        """)
  }

  @Test func `pictures without a page are removed only on request, and never those of others`() throws {
    try folder.write(page, to: "page.md")
    _ = try markdown("/page.md")
    try folder.write("<svg xmlns=\"http://www.w3.org/2000/svg\"/>", to: "images/photo.svg")
    try folder.write(folder.text("page.md").replacing("name=box", with: "name=other"), to: "page.md")
    _ = try markdown("/page.md")
    #expect(files == ["images/box.svg", "images/other.svg", "images/photo.svg", "page.md"])
    _ = try markdown("/page.md", "--prune")
    #expect(files == ["images/other.svg", "images/photo.svg", "page.md"])
  }

  @Test(arguments: ["film", "strip", "after"]) func `words of a fence take steps`(word: String) throws {
    let code =
      "struct Count: View {\n  @State var n = 0\n  var body: some View { Button(\"More \\(n)\") { n += 1 } }\n}"
    try folder.write(
      "```swift plumbline name=a \(word)='tap \"More 0\"'\n\(code)\n#Preview { Count() }\n```\n", to: "page.md")
    let run = try markdown("/page.md", "--svg-text", "system")
    #expect(run.errors == "1 figure on 1 page, 2 files changed\n")
    #expect(try folder.text("images/a.svg").contains("More 1"))
  }

  @Test func `pictures of a format that is no longer written are found`() throws {
    try folder.write(page, to: "page.md")
    _ = try markdown("/page.md", "--format", "png,pdf")
    #expect(files == ["images/box.pdf", "images/box@2x.png", "page.md"])
    let run = try markdown("/page.md", "--prune")
    #expect(run.exitCode == .done)
    #expect(files == ["images/box.svg", "page.md"])
  }

  @Test func `images of a page whose last figure was removed are found`() throws {
    try folder.write(page, to: "page.md")
    _ = try markdown("/page.md")
    try folder.write("No figure.\n", to: "page.md")
    let check = try markdown("/page.md", "--check")
    #expect(check.output == "\(folder.path)/images/box.svg:1: no page uses this image\n")
    #expect(check.exitCode == .layoutDiffers)
    _ = try markdown("/page.md", "--prune")
    #expect(files == ["page.md"])
  }

  @Test func `entries of the cache that no run has used for 30 days are removed`() throws {
    try folder.write(page, to: "page.md")
    _ = try markdown("/page.md")
    let entries = { [folder] in folder.names.filter { $0.hasPrefix("cache/") } }
    let used = try #require(entries().first)
    try folder.write("left", to: "cache/00/1234")
    func age(_ name: String, days: Double) throws {
      let date = Date(timeIntervalSinceNow: -days * 86_400)
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: "\(folder.path)/\(name)")
    }
    try age("cache/00/1234", days: 31)
    try age(used, days: 31)
    _ = try markdown("/page.md")
    #expect(entries() == ["cache/00/1234", used].sorted(), "it looks once a day")
    try age("cache/.looked-through", days: 2)
    #expect(try markdown("/page.md").errors.hasSuffix("0 files changed\n"))
    #expect(entries() == [used])
  }

  @Test func `watching converts a page once for each change, and does not see its own writing`() throws {
    let path = try folder.write(page, to: "page.md")
    let process = Process()
    process.executableURL = URL(filePath: ToolProcess.executable)
    // The time limit is that of a figure, not of watching.
    process.arguments = ["markdown", path, "--watch", "--cache", folder.path + "/cache", "--timeout", "2"]
    _ = FileManager.default.createFile(atPath: folder.path + "/errors", contents: nil)
    process.standardError = FileHandle(forWritingAtPath: folder.path + "/errors")
    try process.run()
    // The test's threads block signals, and so does the process.
    defer { kill(process.processIdentifier, SIGKILL) }
    func conversions(until count: Int) throws -> [Substring] {
      var looks = 0
      while looks < 200, try folder.text("errors").split(separator: "\n").count < count {
        usleep(100_000)
        looks += 1
      }
      // Three more checks of the files.
      usleep(900_000)
      return try folder.text("errors").split(separator: "\n")
    }
    #expect(try conversions(until: 1) == ["1 figure on 1 page, 2 files changed"])
    // The alternative text changes with the code, so that the page itself is up to date.
    try folder.write(try folder.text("page.md").replacing("Hello", with: "World"), to: "page.md")
    let lines = try conversions(until: 2)
    #expect(lines.count == 2 && lines.last == "1 figure on 1 page, 1 file changed")
    #expect(try folder.text("page.md").contains("“World”"))
    usleep(2_500_000)
    #expect(process.isRunning)
    #expect(try folder.text("errors").split(separator: "\n").count == 2)
  }

  @Test func `copies go to a folder of their own`() throws {
    try folder.write(page, to: "book/one/page.md")
    let run = try markdown("/book", "-o", folder.path + "/out", "--format", "png", "--appearance", "both")
    #expect(run.exitCode == .done)
    #expect(
      files == [
        "book/one/page.md", "out/one/images/box-dark@2x.png", "out/one/images/box@2x.png", "out/one/page.md",
      ])
    #expect(try folder.text("book/one/page.md") == page)
    let copy = try folder.text("out/one/page.md")
    #expect(copy.contains("```swift\nVStack") && !copy.contains("plumbline"))
    #expect(copy.contains("srcset=\"images/box-dark@2x.png\">") && copy.contains("src=\"images/box@2x.png\" width=\""))
  }

  /// The size of a picture, as its SVG gives it.
  private func size(of name: String) throws -> String? {
    try folder.text("images/\(name).svg").firstMatch(of: /viewBox="0 0 ([0-9 ]+)"/).map { String($0.1) }
  }

  @Test func `figures of a page have one scale on request`() throws {
    func fence(_ name: String, _ width: Int) -> String {
      "```swift plumbline name=\(name) width=200\nRectangle().frame(width: \(width), height: 20)\n```\n\n"
    }
    try folder.write(fence("wide", 400) + fence("small", 60), to: "page.md")
    _ = try markdown("/page.md")
    #expect(try [size(of: "wide"), size(of: "small")] == ["200 10", "60 20"])
    #expect(try markdown("/page.md", "--same-scale", "--check").exitCode == .layoutDiffers)
    let run = try markdown("/page.md", "--same-scale")
    #expect(run.exitCode == .done)
    #expect(run.errors.hasSuffix("2 figures on 1 page, 1 file changed\n"))
    #expect(try [size(of: "wide"), size(of: "small")] == ["200 10", "30 10"])
    #expect(try markdown("/page.md", "--same-scale").errors.hasSuffix("0 files changed\n"))
    #expect(try markdown("/page.md", "--same-scale", "--check").exitCode == .done)
  }

  @Test func `an image contains the alternative text of its page`() throws {
    try folder.write("```swift plumbline name=a alt='A \"word\".'\nText(\"a\")\n```\n", to: "page.md")
    _ = try markdown("/page.md")
    #expect(try folder.text("images/a.svg").contains(">A &quot;word&quot;.</desc>"))
  }

  @Test func `settings of a folder hold for the pages below it`() throws {
    try folder.write("{\"images\": \"figures\", \"show\": [\"frames\"], \"number\": true}", to: ".plumbline.json")
    try folder.write(page, to: "one/page.md")
    #expect(try markdown("/one").exitCode == .done)
    #expect(files == ["one/figures/box.svg", "one/page.md"])
    #expect(try folder.text("one/page.md").contains("**Figure 2.1.** A box."))
    try folder.write("{\"imags\": \"figures\"}", to: ".plumbline.json")
    let wrong = try markdown("/one")
    #expect(wrong.exitCode == .usage)
    #expect(wrong.errors.contains(".plumbline.json:1:2: error: there is no setting 'imags'\n"))
    #expect(wrong.errors.contains("hint: did you mean 'images'?\n"))
  }

  @Test func `permissions and links of a page stay`() throws {
    try folder.write(page, to: "real.md")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: folder.path + "/real.md")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/page.md", withDestinationPath: "real.md")
    #expect(try markdown("/page.md").exitCode == .done)
    #expect(try folder.text("real.md").contains("begin box"))
    let status = try FileManager.default.attributesOfItem(atPath: folder.path + "/real.md")
    #expect(status[.posixPermissions] as? Int == 0o600)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/page.md") == "real.md")
  }
}
