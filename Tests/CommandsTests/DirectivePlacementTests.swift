import PlumblineViewSource
import Testing

@testable import PlumblineCommands

@Suite struct `Where directives stand` {
  private func read(_ text: String) -> (words: [[String]], problems: [String]) {
    let reading = ViewSource.read([SourceFile(path: "a.swift", text: text)])
    return (
      reading.previews.map { $0.directives.map { $0.words.joined(separator: " ") } },
      reading.diagnostics.diagnostics.map { "\($0.source.line):\($0.source.column) \($0.message)" }
    )
  }

  private let preview = "#Preview(\"a\") { Text(\"a\") }\n"

  @Test(arguments: [
    "// plumbline: show frames\nimport SwiftUI\n\n", "import SwiftUI\n\n/* plumbline: show frames */\n",
    "// plumbline: show frames\nimport SwiftUI\n\nstruct A: View { var body: some View { Text(\"// no\") } }\n",
    "/*\n  plumbline: show\n    frames\n*/\n\n", "let a = \"/*\"\n// plumbline: show frames\n\n\n",
  ])
  func `a directive belongs to the first preview below it`(above: String) {
    let found = read(above + preview + preview)
    #expect(found.words == [["show frames"], []])
    #expect(found.problems == [])
  }

  @Test func `each preview has the directives between it and the one above`() {
    #expect(
      read("// plumbline: show frames\n" + preview + "// plumbline: caption \"b\"\n" + preview).words == [
        ["show frames"], ["caption \"b\""],
      ])
  }

  @Test func `a view type that is drawn has directives too`() {
    let text = "import SwiftUI\n// plumbline: show frames\nstruct A: View { var body: some View { Text(\"a\") } }\n"
    #expect(read(text).words == [["show frames"]])
  }

  @Test func `a directive in a preview or below the last one is reported`() {
    let text = "#Preview {\n  // plumbline: show frames\n  Text(\"a\")\n}\n// plumbline: show guides\n"
    let message = "no figure follows this directive, which has no effect"
    #expect(read(text).words == [[]])
    #expect(read(text).problems == ["2:3 \(message)", "5:1 \(message)"])
  }

  @Test func `text in a string is no directive`() {
    #expect(
      read("let a = \"// plumbline: show frames\"\nlet b = \"\"\"\n// plumbline: x\n\"\"\"\n" + preview).words == [[]])
  }
}

@Suite struct `Figures in a column` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The width and the sizes of the letters of a figure, in points.
  private func figure(_ directive: String, _ more: String...) throws -> (width: Double, letters: Set<Double>) {
    try folder.write(
      "// plumbline: show sizes\n\(directive)\n#Preview { Color.red.frame(width: 600, height: 60) }\n", to: "a.swift")
    let run = try ToolRun(
      ["render", folder.path + "/a.swift", "-o", folder.path, "--format", "svg", "--svg-text", "system"] + more)
    #expect(run.exitCode == .done)
    let text = try folder.text("a.svg")
    let width = text.firstMatch(of: /<svg[^>]* width="([0-9.]+)/).flatMap { Double($0.1) } ?? 0
    let scale = text.firstMatch(of: /(?:scale\(|matrix\()([0-9.]+)/).flatMap { Double($0.1) } ?? 1
    return (
      width,
      Set(text.matches(of: /font-size="([0-9.]+)/).compactMap { Double($0.1) }.map { ($0 * scale * 10).rounded() / 10 })
    )
  }

  @Test func `a figure that is too wide shrinks, and its labels do not`() throws {
    let whole = try figure("")
    #expect(whole.width > 600)
    for narrow in [try figure("// plumbline: width 360"), try figure("", "--width", "360")] {
      #expect(narrow.width > 357 && narrow.width <= 360)
      #expect(narrow.letters == whole.letters)
    }
  }

  @Test(arguments: [1_500, 2_400, 12_000])
  func `views far wider than the column shrink to a small part`(width: Int) throws {
    let code = "#Preview { Color.red.frame(width: \(width), height: 60) }\n"
    try folder.write("// plumbline: show frames\n// plumbline: width 200\n" + code, to: "b.swift")
    let run = try ToolRun("render", folder.path + "/b.swift", "-o", folder.path, "--format", "svg")
    #expect(!run.errors.contains("warning"))
    let found = try folder.text("b.svg").firstMatch(of: /<svg[^>]* width="([0-9.]+)/).flatMap { Double($0.1) } ?? 0
    #expect(found > 150 && found <= 200)
  }

  @Test func `a figure whose listing does not fit stays as it is, and is reported`() throws {
    let code = "#Preview {\n  Color.red.frame(width: 200, height: 60).padding(10).background(Color.blue)\n}\n"
    try folder.write("// plumbline: listing\n// plumbline: width 360\n" + code, to: "b.swift")
    let run = try ToolRun("render", folder.path + "/b.swift", "-o", folder.path, "--format", "svg")
    #expect(run.errors.contains("b.swift:3:1: warning: the figure is "))
    #expect(run.errors.contains(" points wide: its labels and its listing do not fit in 360\n"))
    #expect(run.exitCode == .done)
  }

  @Test func `views that shrink for the sake of their labels are reported`() throws {
    let views = "Text(\"A long text\"); Circle().frame(width: 200); Text(\"and more\")"
    let code = "#Preview { HStack { \(views) }.padding() }\n"
    for (width, isReported) in [(200, true), (300, false)] {
      try folder.write("// plumbline: show sizes labels spacing\n// plumbline: width \(width)\n" + code, to: "b.swift")
      let run = try ToolRun("render", folder.path + "/b.swift", "-o", folder.path, "--format", "svg")
      #expect(run.errors.contains(" % of their size, so that their labels fit in \(width) points\n") == isReported)
    }
  }

  @Test func `a preview within the safe area shows no insets`() throws {
    let text = "// plumbline: show safe-areas\n#Preview { Color.red.frame(width: 99, height: 80) }\n"
    try folder.write(text, to: "b.swift")
    _ = try ToolRun("render", folder.path + "/b.swift", "-o", folder.path, "--format", "svg")
    let height = try folder.text("b.svg").firstMatch(of: /<svg[^>]* height="([0-9.]+)"/).flatMap { Double($0.1) }
    #expect(try #require(height) < 200)
  }

  @Test func `halves of a pair have the appearances that they request`() throws {
    try folder.write(
      """
      // plumbline: pair
      #Preview("light") { Text("light") }
      #Preview("dark") { Text("dark").preferredColorScheme(.dark) }
      """, to: "c.swift")
    _ = try ToolRun("render", folder.path + "/c.swift", "-o", folder.path, "--format", "svg")
    let text = try folder.text("c.svg")
    #expect(text.contains("paper"))
  }

  @Test func `directives above a later part of a pair are reported, since those of the first hold for all`() throws {
    let file = try folder.write(
      """
      // plumbline: pair
      #Preview("light") { Text("light") }
      // plumbline: appearance dark
      // plumbline: show frames
      #Preview("dark") { Text("dark") }
      """, to: "d.swift")
    let run = try ToolRun("render", file, "-o", folder.path, "--format", "svg")
    let message = "warning: the first preview's directives hold for all parts of the figure: this one has no effect\n"
    #expect(run.errors.contains("\(file):3:1: \(message)"))
    #expect(run.errors.contains("hint: write .preferredColorScheme(.dark) in the part\n"))
    #expect(run.errors.contains("\(file):4:1: \(message)"))
    #expect(run.exitCode == .done)
  }

  @Test func `a figure that fits stays as it is`() throws {
    #expect(try figure("// plumbline: width 900").width == figure("").width)
  }

  @Test func `a PNG has a density`() throws {
    try folder.write("#Preview { Color.red.frame(width: 10, height: 10) }\n", to: "a.swift")
    _ = try ToolRun("render", folder.path + "/a.swift", "-o", folder.path, "--format", "png")
    let bytes = try Files.read(folder.path + "/a@2x.png")
    let start = try #require(bytes.indices.first { bytes[$0...].starts(with: "pHYs".utf8) })
    // 144 pixels to an inch are 5669 to a metre.
    #expect(Array(bytes[(start + 4)..<(start + 13)]) == [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1])
  }
}
