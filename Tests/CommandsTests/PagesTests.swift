import Foundation
import Testing

@Suite struct `Printed pages` {
  private static let top = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func `the vocabulary page is up to date`() throws {
    let page = try String(contentsOf: Self.top.appending(path: "Sources/ViewSource/README.md"), encoding: .utf8)
    let run = try ToolRun("vocabulary")
    #expect(run.exitCode == .done)
    #expect(page == run.output, "plumbline vocabulary > Sources/ViewSource/README.md")
  }

  @Test func `the layout file with the page's examples is up to date`() throws {
    let path = "Fixtures/Layouts/examples-of-the-vocabulary.swift"
    let file = try String(contentsOf: Self.top.appending(path: path), encoding: .utf8)
    let run = try ToolRun("vocabulary", "--examples")
    #expect(run.exitCode == .done)
    #expect(file == run.output, "plumbline vocabulary --examples > \(path)")
  }

  @Test func `the version is printed, and is the first that the change log describes`() throws {
    let run = try ToolRun("--version")
    #expect(run.exitCode == .done)
    let log = try String(contentsOf: Self.top.appending(path: "CHANGELOG.md"), encoding: .utf8)
    let heading = try #require(log.split(separator: "\n").first { $0.hasPrefix("## ") })
    let version = try #require(heading.dropFirst(3).split(separator: " ").first)
    #expect(run.output.hasPrefix("plumbline \(version)"))
    let rest = run.output.dropFirst("plumbline \(version)".count)
    #expect(rest == "\n" || rest.hasPrefix(" (built in a checkout that is now at "))
  }

  @Test func `every font of the project is installed, with its version and digest`() throws {
    let run = try ToolRun("fonts")
    #expect(run.exitCode == .done)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count >= 8)
    #expect(lines.last?.hasPrefix("widths: no face of Inter is condensed or expanded") == true)
    for line in lines.dropLast() { #expect(line.split(separator: "·").count == 4) }
  }

  @Test(arguments: ["render", "figures", "layout", "check", "compare", "fonts", "vocabulary"])
  func `every subcommand has a help page`(verb: String) throws {
    let run = try ToolRun(verb, "--help")
    #expect(run.exitCode == .done)
    #expect(run.output.contains("usage: plumbline \(verb)"))
  }
}
