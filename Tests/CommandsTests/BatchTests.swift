import Foundation
import PlumblineSnapshots
import Testing

@testable import PlumblineCommands

@Suite struct `Batches` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `every input belongs to one shard`() {
    let paths = (0..<500).map { "Figures/\($0 % 7)/figure \($0).swift" }
    let parts = (1...4).map { index in paths.filter(Shard(index: index, count: 4).contains) }
    #expect(parts.flatMap { $0 }.sorted() == paths.sorted())
    #expect(parts.allSatisfy { $0.count > 80 })
  }

  @Test func `a shard is the same on every machine`() {
    #expect((1...4).filter { Shard(index: $0, count: 4).contains("Fixtures/Figures/a.swift") } == [4])
  }

  @Test(arguments: ["0/4", "5/4", "1", "1/0", "a/b", "1/2/3"])
  func `an invalid shard is refused`(text: String) throws {
    #expect(try ToolRun("render", "a.swift", "-o", folder.path, "--shard", text).exitCode == .usage)
  }

  @Test(arguments: ["render", "check", "layout"])
  func `the requested figure may be in any of the files`(verb: String) throws {
    for name in ["a", "b", "c"] {
      try folder.write(
        "#Preview(\"\(name)\") { Text(\"\(name)\") }\n#Preview(\"wrong\") { Text(1) }\n", to: "in/\(name).swift")
    }
    func run(_ figure: String, _ more: String...) throws -> ToolRun {
      let output = verb == "render" ? ["-o", folder.path + "/out", "--format", "svg"] : []
      let golden = verb == "check" ? ["--golden", folder.path + "/golden", "--record", "missing"] : []
      return try ToolRun([verb, folder.path + "/in", "--figure", figure] + output + golden + more)
    }
    let one = try run("b")
    #expect(!(one.errors + one.output).contains("error"))
    #expect(one.exitCode == (verb == "check" ? .goldenMissing : .done))
    if verb == "render" { #expect(folder.names.filter { $0.hasPrefix("out/") } == ["out/b.svg"]) }
    if verb == "layout" { #expect(one.output.hasPrefix("\(folder.path)/in/b.swift · b\n")) }
    let none = try run("d")
    #expect(none.exitCode == .inputError)
    #expect(none.errors.contains("error: none of 3 files has a preview or view named 'd'\n"))
    if verb != "layout" { #expect(try run("d", "--shard", "1/2").exitCode == .done) }
  }

  @Test func `code that layout runs is run once, with or without annotations`() throws {
    let annotations = ["", ".annotation(\"callout\", \"b\")", ".annotation(\"ideal\")"]
    for (name, more) in zip(["plain", "called", "ideal"], annotations) {
      let file = try folder.write(
        """
        enum Count { static var number = 0; static func next() -> Int { number += 1; return number } }
        #Preview { GeometryReader { _ in Text("count \\(Count.next())")\(more) } }
        """, to: "\(name).swift")
      let run = try ToolRun("render", file, "-o", folder.path + "/out", "--format", "svg")
      #expect(run.exitCode == .done)
      #expect(try String(contentsOfFile: folder.path + "/out/\(name).svg", encoding: .utf8).contains(">count 1</text>"))
    }
  }

  @Test func `the requested figure must exist if there is only one file`() throws {
    let file = try folder.write("#Preview(\"a\") { Text(\"a\") }\n", to: "a.swift")
    let run = try ToolRun(
      "render", file, "-o", folder.path + "/out", "--figure", "b", "--cache", folder.path + "/cache")
    #expect(run.exitCode == .inputError)
    #expect(run.errors.contains("there is no preview or view named 'b'"))
  }

  @Test func `a cache keeps the figures of a file of which one preview fails, with the error`() throws {
    let file = try folder.write("#Preview { Text(\"a\") }\n#Preview { Text([1][4].description) }\n", to: "a.swift")
    let call = ["render", file, "-o", folder.path + "/out", "--format", "svg", "--cache", folder.path + "/cache"]
    let first = try ToolRun(call)
    #expect(first.exitCode == .inputError)
    #expect(folder.names.contains { $0.hasPrefix("cache/") && !$0.contains("looked-through") })
    let second = try ToolRun(call)
    #expect(second.exitCode == .inputError)
    // The last line counts the files that changed, of which the second run has none.
    #expect(second.errors.split(separator: "\n").dropLast() == first.errors.split(separator: "\n").dropLast())
    #expect(second.errors.contains("index 4 is out of range"))
    #expect(folder.names.contains("out/a-1.svg"))
  }

  @Test func `a cached figure is drawn again if a file that its code reads changed`() throws {
    let file = try folder.write(
      """
      #Preview {
        Text(try! String(contentsOf: Bundle.main.url(forResource: "title", withExtension: "txt")!, encoding: .utf8))
      }
      """, to: "a.swift")
    let call = ["render", file, "-o", folder.path + "/out", "--format", "svg", "--cache", folder.path + "/cache"]
    for title in ["First", "Second"] {
      try folder.write(title, to: "title.txt")
      let run = try ToolRun(call)
      #expect(run.exitCode == .done, "\(run.errors)")
      #expect(try folder.text("out/a.svg").contains(">\(title)</text>"))
    }
  }

  @Test func `an option that is on or off takes no value`() throws {
    let run = try ToolRun("render", folder.path, "--strict=yes")
    #expect(run.exitCode == .usage)
    #expect(run.errors.contains("--strict takes no value"))
  }

  @Test func `a list of inputs is separated by line breaks or zero bytes`() throws {
    #expect(try InputList.paths(in: folder.write("a.swift\r\n\nb c.swift\n", to: "lines")) == ["a.swift", "b c.swift"])
    #expect(try InputList.paths(in: folder.write("a\nb.swift\0c.swift\0", to: "zeros")) == ["a\nb.swift", "c.swift"])
  }

  @Test func `an archive contains the drawn figures, and is refused if truncated`() throws {
    var drawn = DrawnProgram()
    drawn.figures = ["a", "b"]
    drawn.messages = ["a.swift:1:1: warning: \"odd\""]
    try drawn.add([(suffix: ".svg", bytes: [1, 2, 10, 0]), (suffix: "@2x.png", bytes: [])], stem: "a")
    let archive = drawn.archive
    let again = DrawnProgram(archive: archive)
    #expect(again?.figures == drawn.figures)
    #expect(again?.messages == drawn.messages)
    #expect(again?.files.map(\.path) == ["a.svg", "a@2x.png"])
    #expect(again?.files.map(\.bytes) == [[1, 2, 10, 0], []])
    for length in 0..<archive.count { #expect(DrawnProgram(archive: Array(archive[..<length])) == nil) }
  }

  @Test func `dependencies are written as rules for make`() throws {
    var list = DependencyList()
    let program = Program(
      files: [LayoutFile(path: "in/a b.swift", stem: "a b")], included: ["$shared.swift"],
      settings: try FileSettings(Invocation([], for: .render)))
    list.add(outputs: ["out/a b.svg"], of: program, assets: ["Images/logo.png"])
    try list.write(to: folder.path + "/deps.d")
    #expect(
      try folder.text("deps.d") == """
        out/a\\ b.svg: in/a\\ b.swift $$shared.swift Images/logo.png
        $$shared.swift:
        Images/logo.png:
        in/a\\ b.swift:

        """)
  }

  @Test func `progress shows the rate and the remaining time`() {
    #expect(
      BatchProgress.line(done: 120, of: 400, seconds: 4)
        == "━━━━━━━─────────────────  120 of 400 files · 30/s · 10 s left")
  }

  @Test func `a missing file is reported, and the results have a line for each file`() throws {
    let results = folder.path + "/results.jsonl"
    let run = try ToolRun(
      "render", folder.path + "/none.swift", folder.path + "/nothing.swift", "-o", folder.path + "/out", "--results",
      results)
    #expect(run.exitCode == .inputOutput)
    #expect(run.errors.contains("2 of 2 files failed:\n  \(folder.path)/none.swift: error\n"))
    let lines = try folder.text("results.jsonl").split(separator: "\n").map { JSON(parsing: String($0)) }
    #expect(lines.compactMap { $0?["status"]?.string } == ["error", "error"])
  }

  @Test func `a preview whose layout fails has no figure, and the others are drawn`() throws {
    try folder.write(
      """
      import SwiftUI
      struct Broken: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: 50, height: 50)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          subviews[5].place(at: .zero, proposal: .unspecified)
        }
      }
      #Preview("Bad") { Broken { Text("a") } }
      #Preview("Good") { Text("b") }
      """, to: "in/mixed.swift")
    try folder.write("import SwiftUI\n#Preview { Text(\"c\") }\n", to: "in/plain.swift")
    let run = try ToolRun("render", folder.path + "/in", "-o", folder.path + "/out", "--format", "svg")
    #expect(run.exitCode == .inputError)
    #expect(run.errors.contains("mixed.swift:7:5: error: index 5 is out of range"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out").sorted()
    #expect(names == ["mixed-Good.svg", "plain.svg"])
  }

  private let figure = "import SwiftUI\n#Preview { Text(\"a\") }\n"

  @Test func `files with the same name are reported, and the first one keeps its figures`() throws {
    for name in ["a/one", "b/one", "b/two"] { try folder.write(figure, to: "\(name).swift") }
    let run = try ToolRun(
      "render", folder.path + "/a", folder.path + "/b", folder.path + "/b", "-o", folder.path + "/out", "--format",
      "svg")
    #expect(run.exitCode == .usage)
    #expect(
      run.errors.contains(
        "\(folder.path)/b/one.swift: its figures would overwrite those of \(folder.path)/a/one.swift\nhint: "))
    #expect(run.errors.contains("1 of 3 files failed:\n  \(folder.path)/b/one.swift: error\n"))
    #expect(run.errors.contains("2 figures drawn, 2 files changed"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out").sorted()
    #expect(names == ["one.svg", "two.svg"])
    #expect(
      try ToolRun("render", folder.path + "/a", folder.path + "/b", "-o", folder.path + "/out", "--together").exitCode
        == .usage)
    #expect(
      try ToolRun("check", folder.path + "/a", folder.path + "/b", "--levels", "layout", "--record", "missing").output
        .hasSuffix("3 figures: 3 without golden file, 3 golden files recorded\n"))
    #expect(
      try ToolRun("check", folder.path + "/a", folder.path + "/b", "--golden", folder.path + "/golden").output
        .contains("b/one.swift: one: error: "))
  }

  @Test func `figures of two files with the same name are reported`() throws {
    try folder.write(figure, to: "in/one-2.swift")
    try folder.write(figure + "#Preview { Text(\"b\") }\n", to: "in/one.swift")
    let run = try ToolRun("render", folder.path + "/in", "-o", folder.path + "/out", "--format", "svg")
    #expect(run.exitCode == .usage)
    let (out, inputs) = (folder.path + "/out", folder.path + "/in")
    #expect(
      run.errors.hasPrefix(
        "error: \(out)/one-2.svg is written for both \(inputs)/one-2.swift and \(inputs)/one.swift; one of them is overwritten\n"
      ))
  }

  @Test func `a link to an enclosing folder is skipped, one to another folder is followed`() throws {
    try folder.write(figure, to: "in/one.swift")
    try folder.write(figure, to: "other/two.swift")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/in/loop", withDestinationPath: ".")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/in/far", withDestinationPath: "../other")
    #expect(
      Files.files(below: folder.path + "/in", suffix: ".swift") == [
        "\(folder.path)/in/far/two.swift", "\(folder.path)/in/one.swift",
      ])
  }
}
