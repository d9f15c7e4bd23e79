import Foundation
import PlumblineSnapshots
import Testing

@testable import PlumblineCommands

@Suite struct `Previews whose process fails` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI

      func wait() -> Int {
        var count = 0
        while true { count += 1 }
        return count
      }

      #Preview("First") { Text("1") }
      #Preview("Endless") { Text("\\(wait())") }
      #Preview("Last") { Text("3") }

      """, to: "previews.swift")
  }

  @Test func `an error in a file's syntax removes no test`() throws {
    let report = folder.path + "/report.xml"
    func run(_ text: String) throws -> (output: String, report: String) {
      try folder.write(text, to: "previews.swift")
      let arguments = ["check", folder.path + "/previews.swift", "--record", "missing", "--levels", "layout"]
      return (try ToolRun(arguments + ["--report", report]).output, try folder.text("report.xml"))
    }
    let text = "#Preview(\"First\") { Text(\"1\") }\n#Preview { Text(\"2\") }\nstruct P: PreviewProvider {\n"
    let end = "  static var previews: some View { Text(\"3\") }\n}\n"
    let whole = try run(text + end)
    #expect(whole.report.contains("tests=\"3\""))
    let broken = try run(text.replacing("Text(\"2\")", with: "Text(\"2\") )") + end)
    #expect(broken.output.hasSuffix("3 figures: 3 with errors\n"))
    for name in ["previews-First", "previews-2", "previews-3"] {
      #expect(whole.report.contains("name=\"\(name)\""))
      #expect(broken.report.contains("name=\"\(name)\""))
    }
    #expect(DeclaredPreview.all(in: text + end).map(\.line) == [1, 2, 3])
  }

  @Test func `a figure that the only file lacks is an error, also where another process reads the file`() throws {
    let arguments = ["check", folder.path + "/previews.swift", "--levels", "layout", "--figure", "Frist"]
    let run = try ToolProcess(arguments)
    #expect(run.exitCode == ExitCode.inputError.rawValue)
    #expect(run.errors.contains("error: the file has no preview or view named 'Frist'\n"))
    #expect(try ToolRun(arguments + ["--unsupervised"]).exitCode == .inputError)
  }

  @Test func `a preview that takes too long loses its own result alone, and the number of tests stays`() throws {
    let report = folder.path + "/report.xml"
    let run = try ToolProcess([
      "check", folder.path, "--record", "missing", "--levels", "layout", "--report", report, "--timeout", "1",
      "--step-limit", "1000000000000",
    ])
    #expect(run.exitCode == ExitCode.inputError.rawValue)
    #expect(run.output.hasSuffix("3 figures: 2 without golden file, 1 with errors, 2 golden files recorded\n"))
    #expect(run.output.contains("previews.swift:10: previews-Endless: error: line 10: it took longer than 1 s"))
    let tests = try folder.text("report.xml").split(separator: "\n").filter { $0.contains("<testcase") }
    #expect(
      tests.compactMap { $0.split(separator: "name=\"").last?.prefix { $0 != "\"" } }
        == ["previews-First", "previews-Endless", "previews-Last"])
  }

  @Test func `checks in several processes equal those in one`() throws {
    for index in 1...4 { try folder.write("#Preview { Text(\"\(index)\") }\n", to: "plain\(index).swift") }
    try folder.write("import SwiftUI\n#Preview { Txt() }\n", to: "previews.swift")
    let record = try ToolProcess(["check", folder.path, "--record", "missing", "--levels", "layout,pixels"])
    #expect(record.exitCode == ExitCode.inputError.rawValue)
    try folder.write("#Preview { Text(\"other\") }\n", to: "plain3.swift")
    let runs = try [[], ["--unsupervised"]].map {
      try ToolProcess(["check", folder.path, "--levels", "layout,pixels", "--jobs", "2"] + $0)
    }
    #expect(runs[0].exitCode == runs[1].exitCode)
    #expect(runs[0].output == runs[1].output)
    #expect(runs[0].errors == runs[1].errors)
    #expect(runs[0].output.hasSuffix("5 figures: 3 passed, 1 with another layout, 1 with errors\n"))
  }
}
