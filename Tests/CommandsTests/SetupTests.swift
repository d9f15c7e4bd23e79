import Foundation
import PlumblineSnapshots
import Testing

@testable import PlumblineCommands

@Suite struct `An installation and a first folder` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `doctor finds every part of a whole installation`() throws {
    let run = try ToolRun("doctor")
    #expect(run.exitCode == .done, "\(run.output)")
    for part in ["plumbline: 0.9.0", "Swift parser: /", ": libicu", "Inter ", "self-test: "] {
      #expect(run.output.contains(part))
    }
    #expect(!run.output.contains("error:"))
  }

  @Test func `doctor prints JSON with a digest of each font`() throws {
    let run = try ToolRun("doctor", "--json", "--cache", folder.path)
    let report = try #require(JSON(parsing: run.output))
    #expect(report["isHealthy"]?.bool == true)
    let parts = report["parts"]?.elements ?? []
    #expect(parts.allSatisfy { $0["isHealthy"]?.bool == true && $0["detail"]?.string?.isEmpty == false })
    let cache = parts.first { $0["name"]?.string == "cache" }
    #expect(cache?["detail"]?.string == "\(folder.path), 0 entries, 0 bytes")
  }

  @Test func `doctor examines the cache of pages`() throws {
    let cache = folder.path + "/caches"
    let environment = ["XDG_CACHE_HOME": cache, "PATH": "/usr/bin"]
    let first = try ToolProcess(["doctor"], environment: environment)
    #expect(first.output.contains("cache of pages: \(cache)/plumbline, which the first run creates\n"))
    try folder.write("```swift plumbline\nText(\"a\")\n```\n", to: "page.md")
    _ = try ToolProcess(["markdown", folder.path + "/page.md"], environment: environment)
    let second = try ToolProcess(["doctor"], environment: environment)
    #expect(second.output.contains("cache of pages: \(cache)/plumbline, "))
    #expect(!second.output.contains("which the first run creates"))
    let third = try ToolProcess(["doctor"], environment: ["XDG_CACHE_HOME": folder.path + "/page.md"])
    #expect(third.exitCode == 1)
    #expect(third.output.contains("error: cache of pages: \(folder.path)/page.md is not a folder\n"))
  }

  @Test func `the version of a build names the commit of its checkout`() throws {
    try folder.write("", to: "Sources/CCommit/commit.c")
    try folder.write("ref: refs/heads/main\n", to: ".git/HEAD")
    let program = try folder.write("", to: ".build/debug/plumbline")
    #expect(Checkout(holding: program)?.folder.hasSuffix(folder.path) == true)
    #expect(Checkout(folder: folder.path).commit == nil)
    try folder.write("# pack-refs\n0123 refs/tags/main\n4567 refs/heads/main\n", to: ".git/packed-refs")
    #expect(Checkout(folder: folder.path).commit == "4567")
    try folder.write("89ab\n", to: ".git/refs/heads/main")
    #expect(Checkout(folder: folder.path).commit == "89ab")
    try folder.write("gitdir: ../.git/worktrees/other\n", to: "other/.git")
    try folder.write("ref: refs/heads/main\n", to: ".git/worktrees/other/HEAD")
    try folder.write("../..\n", to: ".git/worktrees/other/commondir")
    #expect(Checkout(folder: folder.path + "/other").commit == "89ab")
    try folder.write("cdef\n", to: ".git/HEAD")
    #expect(Checkout(folder: folder.path).commit == "cdef")
    #expect(Checkout(holding: "/bin/sh") == nil)
  }

  @Test func `a part that is missing is reported with its repair`() {
    let finding = Finding(
      "emoji", fault: "Noto Color Emoji is not installed", repair: "apt install fonts-noto-color-emoji")
    #expect(finding.json["isHealthy"]?.bool == false)
    #expect(
      finding.text(for: Console(output: -1, error: -1))
        == "error: emoji: Noto Color Emoji is not installed\nhint: apt install fonts-noto-color-emoji\n")
  }

  @Test func `doctor fails where the grammar's reader is missing`() throws {
    let copy = folder.path + "/plumbline"
    try FileManager.default.copyItem(atPath: ToolProcess.executable, toPath: copy)
    let run = try ToolProcess(["doctor"], executable: copy)
    #expect(run.exitCode == 1)
    #expect(run.output.contains("error: Swift parser: plumbline-grammar cannot be run\nhint: "))
  }

  @Test func `the grammar's reader is found where a package installs it`() throws {
    for name in ["bin/plumbline", "lib/plumbline/plumbline-grammar"] {
      let copy = URL(filePath: folder.path).appending(path: name)
      try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      let original = URL(filePath: ToolProcess.executable).deletingLastPathComponent()
        .appending(path: copy.lastPathComponent)
      try FileManager.default.copyItem(at: original, to: copy)
    }
    let run = try ToolProcess(["doctor"], executable: folder.path + "/bin/plumbline")
    #expect(run.output.contains("Swift parser: \(folder.path)/bin/../lib/plumbline/plumbline-grammar\n"))
    #expect(run.exitCode == 0)
  }

  @Test func `a new folder passes the check of its own workflow`() throws {
    let project = folder.path + "/first"
    let run = try ToolRun("new", project)
    #expect(run.exitCode == .done, "\(run.errors)")
    let workflow = try folder.text("first/.github/workflows/figures.yml")
    let line = try #require(workflow.split(separator: "\n").first { $0.contains("plumbline check") })
    let arguments = line.split(separator: " ").drop { $0 != "check" }.map {
      $0 == "Figures" ? project + "/Figures" : String($0)
    }
    let check = try ToolRun(arguments, isCI: true)
    #expect(check.exitCode == .done)
    #expect(check.output.contains("1 figure"))
    #expect(try ToolRun("render", project + "/Figures", "-o", project + "/Images").exitCode == .done)
    #expect(folder.names.contains("first/Images/first.svg"))
  }

  @Test func `the command that follows is written as a shell reads it`() throws {
    let run = try ToolRun("new", folder.path + "/My 'first' app")
    #expect(run.exitCode == .done)
    #expect(
      run.output.hasSuffix(
        "next: plumbline render '\(folder.path)/My '\\''first'\\'' app/Figures' -o "
          + "'\(folder.path)/My '\\''first'\\'' app/Images'\n"))
    let plain = try ToolRun("new", folder.path + "/plain-1")
    #expect(plain.output.hasSuffix("render \(folder.path)/plain-1/Figures -o \(folder.path)/plain-1/Images\n"))
  }

  @Test func `a folder with files in it is not overwritten`() throws {
    try folder.write("mine", to: "notes.txt")
    let run = try ToolRun("new", folder.path)
    #expect(run.exitCode == .usage)
    #expect(folder.names == ["notes.txt"])
  }
}
