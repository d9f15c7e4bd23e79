import Foundation
import Testing

@testable import PlumblineCommands

@Suite struct `One way to a figure` {
  /// The outcome of a subcommand for a file.
  private struct Verdict: Equatable {
    /// The errors and warnings, with their lines of source.
    var messages: String
    var exitCode: ExitCode
  }

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Returns the outcomes of `render`, `check` and `layout` for a file.
  ///
  /// Golden files are recorded, so that `check` reports no missing ones.
  private func verdicts(_ source: String, _ options: String...) throws -> [Verdict] {
    let path = try folder.write("import SwiftUI\n" + source, to: "file.swift")
    _ = try ToolRun(["check", path, "--levels", "layout", "--record", "all"] + options)
    let runs = [
      ["render", path, "-o", folder.path + "/out"], ["check", path, "--levels", "layout"], ["layout", path],
    ]
    return try runs.map { arguments in
      let run = try ToolRun(arguments + options)
      let lines = run.errors.split(separator: "\n").filter { !$0.contains(" drawn, ") }
      return Verdict(messages: lines.joined(separator: "\n"), exitCode: run.exitCode)
    }
  }

  private func expectSame(_ verdicts: [Verdict], _ exitCode: ExitCode, _ message: String) {
    #expect(verdicts.allSatisfy { $0 == verdicts[0] }, "\(verdicts)")
    #expect(verdicts[0].exitCode == exitCode)
    #expect(verdicts[0].messages.contains(message), "\(verdicts[0].messages)")
  }

  @Test func `a malformed directive is an error for every subcommand`() throws {
    expectSame(
      try verdicts("// plumbline: sho frames\n#Preview { Text(\"a\") }\n"), .inputError,
      "error: unknown directive 'sho'")
  }

  @Test func `a directive about a view that the figure lacks is an error for every subcommand`() throws {
    expectSame(
      try verdicts("// plumbline: highlight name\n#Preview { Text(\"a\").id(\"title\") }\n"), .inputError,
      "error: there is no view with the id 'name'")
  }

  @Test func `an unknown annotation is an error for every subcommand`() throws {
    expectSame(
      try verdicts("#Preview { Text(\"a\").annotation(\"calout\", \"b\") }\n"), .inputError,
      "error: unknown annotation 'calout'")
  }

  @Test func `a layout warning is the same for every subcommand`() throws {
    expectSame(
      try verdicts("#Preview { Color.red.frame(width: -5, height: 10) }\n"), .done, "warning: ")
  }

  @Test func `a missing image is an error for every subcommand with --strict`() throws {
    expectSame(try verdicts("#Preview { Image(\"nowhere\") }\n", "--strict"), .inputError, "error: ")
  }

  @Test func `code that fails during layout produces no figure for any subcommand`() throws {
    let source =
      "#Preview { GeometryReader { p in Text(\"\\([1][Int(p.size.width)])\") }.frame(width: 50, height: 9) }\n"
    expectSame(try verdicts(source), .inputError, "error: ")
    #expect(folder.names == ["file.swift"])
    let layout = try ToolRun("layout", folder.path + "/file.swift")
    #expect(layout.output.isEmpty)
  }

  @Test func `check reports the figure that fails`() throws {
    let path = try folder.write(
      """
      import SwiftUI
      #Preview("Good") { Text("a") }
      #Preview("Bad") { GeometryReader { p in Text("\\([1][Int(p.size.width)])") }.frame(width: 50, height: 9) }

      """, to: "two.swift")
    _ = try ToolRun("check", path, "--levels", "layout", "--record", "all")
    let run = try ToolRun("check", path, "--levels", "layout")
    #expect(run.exitCode == .inputError)
    #expect(run.output.contains("two-Bad: error: line 3: "))
    #expect(!run.output.contains("two-Good: error"))
  }
}
