import Foundation
import PlumblineSnapshots
import Testing

@testable import PlumblineCommands

@Suite struct `Faults that a first day finds` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func render(_ more: String...) throws -> ToolProcess {
    try ToolProcess(["render", folder.path + "/in", "-o", folder.path + "/out", "--format", "svg"] + more)
  }

  @Test func `a named pipe among the inputs is an error of its own, and the rest is drawn`() throws {
    try folder.write("#Preview { Text(\"a\") }\n", to: "in/a.swift")
    #expect(mkfifo(folder.path + "/in/pipe.swift", 0o600) == 0)
    let run = try render()
    #expect(run.exitCode == 74)
    #expect(run.errors.contains("in/pipe.swift: cannot read: it is a pipe or a device"))
    #expect(folder.names.contains("out/a.svg"))
  }

  @Test func `an output folder that cannot be created is one error, and nothing is drawn`() throws {
    try folder.write("#Preview { Text(\"a\") }\n", to: "in/a.swift")
    try folder.write("#Preview { Text(\"b\") }\n", to: "in/b.swift")
    let blocked = try folder.write("", to: "blocked")
    let run = try ToolProcess(["render", folder.path + "/in", "-o", blocked + "/deep/out"])
    #expect(run.exitCode == 74)
    #expect(run.errors == "error: \(blocked)/deep/out: cannot create the folder: Not a directory\n")
  }

  @Test func `a value that is given twice counts once`() throws {
    try folder.write("#Preview { Text(\"a\") }\n", to: "a.swift")
    let run = try ToolRun(
      "render", folder.path + "/a.swift", "-o", folder.path + "/out", "--format", "png,png", "--scale", "1,1,2", "-j1",
      "--locale", "en,en")
    #expect(run.errors == "1 figure drawn, 2 files changed\n")
    let check = try ToolRun(
      "check", folder.path + "/a.swift", "--golden", folder.path + "/g", "--scale", "1,1", "--levels", "pixels,pixels")
    #expect(check.output.components(separatedBy: "there is no golden file").count == 2)
  }

  @Test func `a figure whose file cannot be written does not count as drawn`() throws {
    try folder.write("#Preview { Text(\"a\") }\n", to: "in/a.swift")
    try folder.write("#Preview { Text(\"b\") }\n", to: "in/b.swift")
    try FileManager.default.createDirectory(atPath: folder.path + "/out/a.svg", withIntermediateDirectories: true)
    let run = try render()
    #expect(run.exitCode == 74)
    #expect(run.errors.hasSuffix("1 figure drawn, 1 file changed\n"), "\(run.errors)")
  }

  @Test func `a file of unit tests in a folder is left out with a note`() throws {
    try folder.write("#Preview { Text(\"a\") }\n", to: "in/a.swift")
    let test = try folder.write("import XCTest\nfinal class T: XCTestCase {}\n", to: "in/T.swift")
    let run = try render()
    #expect(run.exitCode == 0)
    #expect(run.errors.contains("/in/T.swift:1:1: note: the file has unit tests and no preview: it is left out\n"))
    #expect(run.errors.hasSuffix("1 figure drawn, 1 file changed\n"))
    let alone = try ToolProcess(["render", test, "-o", folder.path + "/out"])
    #expect(alone.exitCode == 1)
  }

  @Test func `a file without views in a folder is left out, and one whose view cannot be drawn is an error`() throws {
    try folder.write("#Preview { Text(\"a\") }\n", to: "in/a.swift")
    try folder.write("struct Model { var name = \"\" }\n", to: "in/Model.swift")
    try folder.write("", to: "in/empty.swift")
    let run = try render()
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.errors.contains("in/Model.swift:1:1: note: the file has no view and no preview: it is left out\n"))
    #expect(run.errors.contains("in/empty.swift:1:1: note: "))
    #expect(try ToolRun("check", folder.path + "/in", "--levels", "layout").output.contains("1 figure: "))
    try folder.write("struct Row: View { let name: String; var body: some View { Text(name) } }\n", to: "in/b.swift")
    #expect(try render().errors.contains("in/b.swift:1:1: error: the file has no preview, and no view"))
    #expect(try ToolRun("render", folder.path + "/in/Model.swift", "-o", folder.path).exitCode == .inputError)
  }

  @Test func `a path that does not exist is reported with a near one, and a broken link with its target`() throws {
    try folder.write("#Preview(\"Two\") { Text(\"a\") }\n", to: "Views/Card.swift")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Views/link.swift", withDestinationPath: "gone.swift")
    func errors(_ path: String, _ more: String...) throws -> String {
      try ToolRun(["render", folder.path + path, "-o", folder.path + "/out"] + more).errors
    }
    #expect(
      try errors("/View").hasPrefix(
        "error: \(folder.path)/View: cannot read: No such file or directory; did you mean '\(folder.path)/Views'?\n"))
    #expect(try errors("/Views/link.swift").contains("cannot read: it is a link to gone.swift, which does not exist\n"))
    #expect(try errors("/Views/Card.swift", "--figure", "Tow").contains("hint: did you mean 'Two'?\n"))
    #expect(try errors("/Views/Card.swift", "--show", "frame").contains("hint: did you mean 'frames'?\n"))
    let path = folder.path + "/Views"
    #expect(try ToolRun(path).errors.hasSuffix("hint: plumbline render \(path) -o DIR draws it\n"))
    for verb in ["prune", "accept", "review"] {
      #expect(try ToolRun(verb, folder.path + "/View").exitCode == .inputOutput)
      let run = try ToolRun(verb, folder.path + "/Views", "--golden", folder.path + "/nowhere")
      #expect(run.exitCode == .usage)
      #expect(run.errors.hasPrefix("error: there is no folder \(folder.path)/nowhere\n"))
    }
  }

  @Test func `the help of a subcommand and the version are found by other words, and a path is read once`() throws {
    #expect(try ToolRun("help", "prune").output == (try ToolRun("prune", "--help").output))
    #expect(try ToolRun("help").output == (try ToolRun("--help").output))
    #expect(try ToolRun("version").output == (try ToolRun("--version").output))
    let file = try folder.write("#Preview { Text(\"a\") }\n", to: "a.swift")
    let run = try ToolRun("render", file, folder.path + "/./a.swift", "-o", folder.path + "/out", "--format", "svg")
    #expect(run.errors == "1 figure drawn, 1 file changed\n")
  }

  @Test func `two figures with one file are an error, and names differ in more than the case of their letters`() throws
  {
    let previews = ["Card", "Card-dark", "card"].map { "#Preview(\"\($0)\") { Text(\"\($0)\") }\n" }.joined()
    try folder.write(previews, to: "in/a.swift")
    #expect(try render().exitCode == 0)
    #expect(folder.names.filter { $0.hasPrefix("out/") } == ["Card-dark", "Card", "card-3"].map { "out/a-\($0).svg" })
    let both = try render("--appearance", "both")
    #expect(both.exitCode == 1)
    #expect(
      both.errors.contains(
        "in/a.swift:2:1: error: a-Card-dark.svg is the file of another figure, too: give one of them another name\n"))
    let check = try ToolRun(
      "check", folder.path + "/in", "--levels", "pixels", "--appearance", "both", "--record", "missing")
    #expect(check.exitCode == .inputError)
    #expect(check.output.contains("in/a.swift:2: a-Card-dark: error: "))
    #expect(check.output.contains("a-Card-dark@2x.png is the golden file of "))
  }

  @Test func `golden files of two layout files do not replace each other without a message`() throws {
    try folder.write("#Preview { Text(\"a\") }\n#Preview { Text(\"b\") }\n", to: "a.swift")
    try folder.write("#Preview { Text(\"c\") }\n", to: "a-1.swift")
    let run = try ToolRun("check", folder.path, "--levels", "layout", "--record", "missing")
    #expect(run.exitCode == .inputError)
    #expect(run.output.contains("a-1.layout.txt is the golden file of \(folder.path)/a-1.swift:1 (a-1), too"))
  }

  @Test func `a first check explains how golden files are written`() throws {
    try folder.write("#Preview { Text(\"a\") }\n", to: "a.swift")
    let arguments = ["check", folder.path + "/a.swift", "--levels", "layout"]
    let hint = "hint: --record missing writes the golden files that do not exist yet\n"
    #expect(try ToolRun(arguments).errors == hint)
    #expect(try ToolRun(arguments, isCI: true).errors == "")
    _ = try ToolRun(arguments + ["--record", "missing"])
    #expect(try ToolRun(arguments).errors == "")
  }

  @Test func `a pipe of the shell is read`() throws {
    let run = try ToolProcess(
      ["layout", "/dev/stdin"], input: "#Preview { Color.red.frame(width: 40, height: 20) }\n")
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.contains("40×20"))
  }

  @Test func `a file that fills arrays ends at the limit of memory, alone or among others`() throws {
    let growing = """
      func fill() -> Int {
        var numbers = [1]
        while true { numbers += numbers }
      }
      #Preview { Text("\\(fill())") }
      """
    let limits = ["--memory", "150", "--step-limit", "1000000000000"]
    let file = try folder.write(growing, to: "in/growing.swift")
    let alone = try ToolProcess(["render", file, "-o", folder.path + "/out"] + limits)
    #expect(alone.exitCode == 1)
    #expect(alone.errors.hasPrefix("\(file):5:1: error: the preview is left out: it took more memory than 150 MB\n"))
    try folder.write("#Preview { Text(\"a\") }\n", to: "in/a.swift")
    let batch = try render("--memory", "150", "--step-limit", "1000000000000")
    #expect(batch.exitCode == 1)
    #expect(
      batch.errors.contains("growing.swift:5:1: error: the preview is left out: it took more memory than 150 MB\n"))
    #expect(folder.names.contains("out/a.svg"))
  }

  @Test func `a single file that never ends is stopped at the limit of time`() throws {
    let file = try folder.write(
      "func wait() -> Int { while true {} }\n#Preview { Text(\"\\(wait())\") }\n#Preview(\"b\") { Text(\"b\") }\n",
      to: "in/waiting.swift")
    let run = try ToolProcess(
      ["render", file, "-o", folder.path + "/out", "--timeout", "1", "--step-limit", "1000000000000"])
    #expect(run.exitCode == 1)
    #expect(run.errors.hasPrefix("\(file):2:1: error: the preview is left out: it took longer than 1 s\n"))
    #expect(folder.names.contains("out/waiting-b.svg"))
  }

  @Test func `layouts of previews that never end are left out at the limit of time`() throws {
    let file = try folder.write(
      """
      func wait() -> Int { while true {} }
      #Preview("a") { Text("\\(wait())") }
      #Preview("b") { Text("b") }
      #Preview("c") { Text("\\(wait() + 1)") }

      """, to: "in/waiting.swift")
    let run = try ToolProcess(["layout", file, "--timeout", "1", "--step-limit", "1000000000000"])
    #expect(run.exitCode == 1)
    #expect(
      run.errors == """
        \(file):2:1: error: the preview is left out: it took longer than 1 s
        \(file):4:1: error: the preview is left out: it took longer than 1 s

        """)
    #expect(run.output.hasPrefix("\(file) · b\n"))
  }

  @Test func `a crash at a preview of a single file affects only that preview`() throws {
    let file = try folder.write(
      "func wait() -> Int { while true {} }\n#Preview { Text(\"\\(wait())\") }\n#Preview(\"b\") { Text(\"b\") }\n",
      to: "in/waiting.swift")
    let process = Process()
    process.executableURL = URL(filePath: ToolProcess.executable)
    process.arguments = [
      "render", file, "-o", folder.path + "/out", "--timeout", "2", "--step-limit", "1000000000000",
    ]
    process.standardError = FileHandle.nullDevice
    try process.run()
    usleep(1_000_000)
    kill(process.processIdentifier, SIGSEGV)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 1)
    #expect(folder.names.contains("out/waiting-b.svg"))
  }

  @Test func `a process that is killed while it writes leaves no part of a file`() throws {
    for name in 0..<40 { try folder.write("#Preview { Text(\"\(name)\") }\n", to: "in/\(name).swift") }
    // A busy machine takes long to write the first file.
    var isWriting = 0
    for pause in 1...60 where isWriting < 6 {
      let process = Process()
      process.executableURL = URL(filePath: ToolProcess.executable)
      process.arguments = [
        "render", folder.path + "/in", "-o", folder.path + "/out", "--cache", folder.path + "/cache", "--unsupervised",
      ]
      process.standardError = FileHandle.nullDevice
      try process.run()
      usleep(UInt32(pause) * 40_000)
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      if folder.names.contains(where: { $0.hasPrefix("out/") }) { isWriting += 1 }
    }
    #expect(isWriting > 0)
    #expect(folder.names.filter { $0.hasSuffix(".tmp") } == [])
  }

  @Test func `a drawing that is too large is reported with its file`() throws {
    let file = try folder.write("\n#Preview { Color.red.frame(width: 1e9, height: 1e9) }\n", to: "huge.swift")
    let run = try ToolRun("render", file, "-o", folder.path + "/out", "--format", "png")
    #expect(run.exitCode == .inputError)
    #expect(run.errors.hasPrefix("\(file):2:1: error: "))
  }

  @Test func `unchanged outputs are newer than their inputs for a build system`() throws {
    let file = try folder.write("#Preview { Text(\"a\") }\n", to: "in/a.swift")
    let output = folder.path + "/out/a.svg"
    let arguments = ["render", file, "-o", folder.path + "/out", "--format", "svg"]
    _ = try ToolRun(arguments)
    let past = [FileAttributeKey.modificationDate: Date(timeIntervalSince1970: 1_000_000)]
    func age() throws -> Date? { try FileManager.default.attributesOfItem(atPath: output)[.modificationDate] as? Date }
    try FileManager.default.setAttributes(past, ofItemAtPath: output)
    #expect(try ToolRun(arguments).errors.hasSuffix("0 files changed\n"))
    #expect(try age() == Date(timeIntervalSince1970: 1_000_000))
    #expect(try ToolRun(arguments + ["--deps", folder.path + "/deps"]).errors.hasSuffix("0 files changed\n"))
    #expect(try age().map { -$0.timeIntervalSinceNow < 60 } == true)
  }

  @Test func `a review names its figures, and accepts those of a filter without questions`() throws {
    for name in ["row", "column"] { try folder.write("#Preview { Text(\"\(name)\") }\n", to: "\(name).swift") }
    _ = try ToolRun("check", folder.path, "--levels", "layout")
    let review = try ToolRun("review", folder.path, "--accept-all", "--filter", "row")
    #expect(review.exitCode == .done)
    #expect(review.output.contains("1 of 1: \(folder.path)/__Snapshots__/row\n"))
    #expect(folder.names.contains("__Snapshots__/row.layout.txt"))
    #expect(!folder.names.contains("__Snapshots__/column.layout.txt"))
    #expect(try ToolRun("check", folder.path + "/row.swift", "--levels", "layout").exitCode == .done)
  }
}
