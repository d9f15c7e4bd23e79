import Foundation
import PlumblineSnapshots
import Testing

@testable import PlumblineCommands

@Suite struct `Settings files` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("#Preview { Color.red }\n", to: "app/One/a.swift")
    try folder.write("#Preview { Color.red }\n", to: "app/Two/b.swift")
  }

  private func layouts(_ more: String...) throws -> ToolRun { try ToolRun(["layout", folder.path + "/app"] + more) }

  private func messages(for settings: String) throws -> String {
    try folder.write(settings, to: "app/.plumbline.json")
    let run = try layouts()
    #expect(run.exitCode == .usage)
    return run.errors.replacing(folder.path + "/app/", with: "")
  }

  @Test func `a settings file above the inputs gives options their values`() throws {
    try folder.write(#"{"canvas": "300x200"}"#, to: ".plumbline.json")
    #expect(try layouts().output.components(separatedBy: "Color 300×200").count == 3)
  }

  @Test func `an option of the call takes precedence`() throws {
    try folder.write(#"{"canvas": "300x200"}"#, to: ".plumbline.json")
    let run = try layouts("--canvas", "100x50")
    #expect(run.output.components(separatedBy: "Color 100×50").count == 3)
  }

  @Test func `only the nearest settings file is used`() throws {
    try folder.write(#"{"canvas": "300x200"}"#, to: ".plumbline.json")
    try folder.write("{}", to: "app/Two/.plumbline.json")
    let output = try layouts().output
    #expect(output.contains("Color 300×200"))
    #expect(output.contains("Color (0, 59) 393×759"))
  }

  @Test func `the search ends at the top of a repository`() throws {
    try folder.write(#"{"canvas": "300x200"}"#, to: ".plumbline.json")
    try folder.write("", to: "app/.git/HEAD")
    #expect(try !layouts().output.contains("300×200"))
  }

  @Test func `a pattern gives values to the files that it matches, and the last one counts`() throws {
    try folder.write(
      #"{"canvas": "300x200", "folders": {"app/**/b.swift": {"canvas": "80x60"}, "app/Two": {"canvas": "50x40"}}}"#,
      to: ".plumbline.json")
    let output = try layouts().output
    #expect(output.contains("Color 300×200"))
    #expect(output.contains("Color 50×40"))
  }

  @Test func `files of each pattern are drawn with their own settings, in one process and in several`() throws {
    try folder.write(#"{"format": ["svg"], "folders": {"app/Two": {"appearance": "both"}}}"#, to: ".plumbline.json")
    let expected = ["One/a.svg", "Two/b-dark.svg", "Two/b.svg"]
    #expect(try ToolRun("render", folder.path + "/app", "-o", folder.path + "/out").exitCode == .done)
    #expect(folder.names.filter { $0.hasPrefix("out/") } == expected.map { "out/" + $0 })
    #expect(try ToolProcess(["render", folder.path + "/app", "-o", folder.path + "/several"]).exitCode == 0)
    #expect(folder.names.filter { $0.hasPrefix("several/") } == expected.map { "several/" + $0 })
  }

  @Test func `values of which each makes a figure are an array, or words with commas`() throws {
    let matrix = #""canvas": ["80x60", "50x40"], "appearance": ["light", "dark"], "locale": "en,de""#
    try folder.write("{\(matrix), \"format\": [\"svg\"]}", to: ".plumbline.json")
    #expect(try ToolRun("render", folder.path + "/app/One", "-o", folder.path + "/out").exitCode == .done)
    #expect(folder.names.filter { $0.hasPrefix("out/") }.count == 8)
    #expect(
      try messages(for: #"{"appearance": ["dark", "light"]}"#).hasPrefix(
        ".plumbline.json:1:16: error: 'appearance' takes a string\n"))
  }

  @Test func `excluded files are left out of folders, and drawn where the call names them`() throws {
    try folder.write(#"{"exclude": ["app/Two/**"]}"#, to: ".plumbline.json")
    #expect(try !layouts().output.contains("b.swift"))
    #expect(try ToolRun("layout", folder.path + "/app/Two/b.swift").output.contains("b.swift"))
    #expect(try !layouts("--exclude", folder.path + "/app/One/*.swift").output.contains("a.swift"))
  }

  @Test func `the name of a file or a folder leaves it out wherever it is`() throws {
    #expect(try !layouts("--exclude", "a.swift").output.contains("a.swift"))
    #expect(try !layouts("--exclude", "One").output.contains("a.swift"))
    #expect(try layouts("--exclude", "One").output.contains("b.swift"))
    try folder.write(#"{"exclude": ["b.swift"]}"#, to: ".plumbline.json")
    #expect(try !layouts().output.contains("b.swift"))
  }

  @Test func `paths are relative to the settings file`() throws {
    try folder.write(
      "struct Badge: View { var body: some View { Color.red.frame(width: 30, height: 20) } }\n",
      to: "shared/badge.swift")
    try folder.write("#Preview { Badge() }\n", to: "app/One/a.swift")
    try folder.write(#"{"include": "../shared"}"#, to: "app/.plumbline.json")
    #expect(try layouts().output.contains("30×20"))
  }

  @Test func `errors have positions and similar names, and all are reported at once`() throws {
    let messages = try messages(
      for: """
        {
          "them": "book",
          "appearance": "drak",
          "step-limit": "many",
          "figure": "a",
          "canvas": "iphone-16",
          "canvas": "iphone-16"
        }
        """)
    #expect(
      messages == """
        .plumbline.json:2:3: error: there is no setting 'them'
          "them": "book",
          ^~~~~~
        hint: did you mean 'theme'?
        .plumbline.json:3:17: error: 'drak' is not a value of 'appearance'
          "appearance": "drak",
                        ^
        hint: did you mean 'dark'?
        .plumbline.json:4:17: error: 'step-limit' takes a whole number
          "step-limit": "many",
                        ^
        .plumbline.json:5:3: error: 'figure' is an option of single runs, not a setting
          "figure": "a",
          ^~~~~~~~
        .plumbline.json:7:3: error: 'canvas' is given twice
          "canvas": "iphone-16"
          ^~~~~~~~

        """)
  }

  @Test func `a device, a language and a text size that do not exist are errors with places`() throws {
    let messages = try messages(
      for: """
        {
          "canvas": ["iphone-16", "iphone16"],
          "folders": {"a": {"type-size": "ax6"}}
        }
        """)
    #expect(
      messages == """
        .plumbline.json:2:13: error: there is no canvas 'iphone16'
          "canvas": ["iphone-16", "iphone16"],
                    ^
        hint: did you mean 'iphone-16'?
        .plumbline.json:3:34: error: 'ax6' is not a value of type-size
          "folders": {"a": {"type-size": "ax6"}}
                                         ^
        hint: did you mean 'ax1'?

        """)
  }

  @Test func `a folder that does not exist is an error, in a call and in a file`() throws {
    for option in ["--assets", "--include", "--fonts"] {
      let run = try ToolRun("layout", folder.path + "/app", option, folder.path + "/nowhere")
      #expect(run.exitCode == .usage)
      #expect(run.errors == "error: \(option): there is no folder \(folder.path)/nowhere\n")
    }
    #expect(
      try messages(for: "{\"include\": [\"One\", \"sahred\"]}").hasPrefix(
        ".plumbline.json:1:13: error: there is no file or folder 'sahred'\n"))
  }

  @Test func `a byte order mark at the beginning is no error`() throws {
    try folder.write("\u{FEFF}{\"theme\": \"screen\"}\r\n", to: ".plumbline.json")
    #expect(try ToolRun("settings", folder.path + "/app").output.contains(" screen "))
  }

  @Test func `a file that is not JSON is an error at the first position that is not JSON`() throws {
    #expect(
      try messages(for: "{\"theme\": \"book\",}").hasPrefix(".plumbline.json:1:18: error: the file is not JSON\n"))
  }

  @Test func `settings prints values with their origins`() throws {
    let path = try folder.write("{\n  \"theme\": \"screen\"\n}\n", to: ".plumbline.json")
    let run = try ToolRun("settings", folder.path + "/app", "--canvas", "80x60")
    let lines = run.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(
      lines.prefix(3) == [
        "2 files: \(folder.path)/app/One/a.swift, …", "canvas 80x60 command line", "theme screen \(path):2",
      ])
    #expect(lines.contains("levels layout,pixels default"))
  }

  @Test func `the schema describes every setting`() throws {
    let schema = JSON(parsing: try ToolRun("settings", "--schema").output)
    for option in Setting.options {
      let property = schema?["properties"]?[Setting.name(of: option)]
      #expect(property?["description"]?.string == option.help)
      #expect(property?["type"] != nil || property?["enum"] != nil || property?["anyOf"] != nil)
    }
    #expect(schema?["properties"]?["theme"]?["enum"]?.elements.first == .string("book"))
    let appearances = schema?["properties"]?["appearance"]?["enum"]?.elements
    #expect(appearances?.last == .array([.string("light"), .string("dark")]))
  }

  @Test(
    arguments: [
      ("*.swift", "a.swift", true), ("*.swift", "A/a.swift", false), ("**/*.swift", "A/B/a.swift", true),
      ("A", "A/B/a.swift", true), ("A/*/a.swift", "A/B/a.swift", true), ("A/**", "A", false), ("A/**", "A/b", true),
      ("A?.swift", "Ab.swift", true), ("A?.swift", "A.swift", false), ("a*b*c", "axxbxbc", true), ("a*b", "abc", false),
      ("../x/**", "a.swift", false),
    ])
  func `patterns match names part by part`(_ pattern: String, _ path: String, _ matches: Bool) {
    #expect(PathPattern(pattern).matches(path) == matches)
  }
}

@Suite struct `prune` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("#Preview(\"A\") { Color.red }\n#Preview(\"B\") { Color.red }\n", to: "a.swift")
    try folder.write("#Preview { Color.red }\n", to: "b.swift")
    _ = try ToolRun("check", folder.path, "--levels", "layout,pixels", "--record", "missing")
  }

  @Test func `golden files of a preview that no longer exists are listed, and removed on request`() throws {
    #expect(try ToolRun("prune", folder.path).exitCode == .done)
    try folder.write("#Preview(\"A\") { Color.red }\n", to: "a.swift")
    let listed = try ToolRun("prune", folder.path)
    #expect(listed.exitCode == .goldenMissing)
    // With one preview the figure has the name of the file.
    let gone = ["a-A.layout.txt", "a-A@2x.png", "a-B.layout.txt", "a-B@2x.png"]
    #expect(listed.output == gone.map { "\(folder.path)/__Snapshots__/\($0)\n" }.joined())
    #expect(try ToolRun("prune", "--remove", folder.path).exitCode == .done)
    #expect(folder.names == ["__Snapshots__/b.layout.txt", "__Snapshots__/b@2x.png", "a.swift", "b.swift"])
  }

  @Test func `a file with errors keeps its golden files`() throws {
    try folder.write("#Preview { Colour.red }\n", to: "b.swift")
    let run = try ToolRun("prune", "--remove", folder.path)
    #expect(run.errors.contains("b.swift:1:12: error:"))
    #expect(folder.names.contains("__Snapshots__/b@2x.png"))
  }
}
