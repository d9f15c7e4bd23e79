import Foundation
import PlumblineSnapshots
import Testing

@testable import PlumblineCommands

/// Programs with so many previews that they are drawn in parts.
@Suite struct `Large programs` {
  private let folder: TemporaryFolder
  private static let count = 110

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("import SwiftUI\nfunc label(_ number: Int) -> Text { Text(\"\\(number)\") }\n", to: "app/a.swift")
    for index in 0..<Self.count { try folder.write("#Preview { label(\(index)) }\n", to: "app/\(Self.name(index))") }
    try folder.write(
      "#Preview(\"First\") { label(1) }\n#Preview(\"Second\") { label(2).fnot() }\n", to: "app/n050.swift")
    try folder.write("#Preview { label(1) \n", to: "app/n070.swift")
    try folder.write("struct Unused {\n", to: "app/z.swift")
  }

  private static func name(_ index: Int) -> String { "n\(index < 10 ? "00" : index < 100 ? "0" : "")\(index).swift" }

  /// The paths and contents of the files below a folder.
  private func contents(of name: String) throws -> [String: Data] {
    let root = URL(filePath: folder.path + "/" + name)
    let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return (found?.allObjects as? [URL] ?? []).reduce(into: [:]) { all, url in
      all[url.path.replacing(root.path, with: "")] = try? Data(contentsOf: url)
    }
  }

  @Test func `their parts have a limited number of previews and all files`() throws {
    let call = try Invocation([folder.path + "/app", "--together"], for: .render)
    let program = try #require(try Program.all(in: CallSettings(call)).first)
    let parts = program.parts(at: 3)
    #expect(parts.count == 3)
    #expect(parts.allSatisfy { $0.program == 3 })
    let ranges = parts.compactMap(\.files).flatMap { Array($0.ranges) }
    #expect(ranges.first?.lowerBound == 0)
    #expect(ranges.last?.upperBound == program.files.count)
    #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
    #expect(ranges.allSatisfy { $0.count <= ProgramPart.limit + 1 })
  }

  @Test func `parts are written as texts`() throws {
    let set = RangeSet([3..<7, 9..<10])
    #expect(set.texts == ["3-7", "9-10"])
    #expect(RangeSet(texts: set.texts) == set)
    #expect(RangeSet(texts: ["7-3"]) == nil)
    #expect(RangeSet(texts: ["a"]) == nil)
  }

  @Test func `their figures and messages are those of one process`() throws {
    let arguments = ["render", folder.path + "/app", "--together", "--jobs", "2", "--format", "svg"]
    let parts = try ToolProcess(arguments + ["-o", folder.path + "/parts"])
    let whole = try ToolProcess(arguments + ["-o", folder.path + "/whole", "--unsupervised"])
    #expect(parts.exitCode == whole.exitCode)
    #expect(parts.exitCode == ExitCode.inputError.rawValue)
    func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init).sorted() }
    #expect(lines(parts.errors) == lines(whole.errors))
    #expect(parts.errors.split(separator: "'fnot'").count == 2)
    #expect(try contents(of: "parts") == contents(of: "whole"))
    #expect(try contents(of: "parts").count == Self.count - 1)
  }

  @Test func `their checks are those of one process`() throws {
    let arguments = ["check", folder.path + "/app", "--together", "--jobs", "2", "--levels", "layout"]
    let record = try ToolProcess(arguments + ["--record", "missing"])
    #expect(record.output.contains("\(Self.count + 2) figures: \(Self.count - 1) without golden file, 3 with errors"))
    try folder.write("#Preview { label(1234) }\n", to: "app/n100.swift")
    let runs = try [[], ["--unsupervised"]].map { try ToolProcess(arguments + $0) }
    #expect(runs[0].exitCode == runs[1].exitCode)
    #expect(runs[0].output == runs[1].output)
    #expect(
      runs[0].output.hasSuffix(
        "\(Self.count + 2) figures: \(Self.count - 2) passed, 1 with another layout, 3 with errors\n"))
  }

  @Test func `a preview that takes too long affects no other`() throws {
    try folder.write("func wait() -> Int { while true {} }\n#Preview { Text(\"\\(wait())\") }\n", to: "app/n020.swift")
    let run = try ToolProcess([
      "render", folder.path + "/app", "--together", "--jobs", "2", "--format", "svg", "-o", folder.path + "/out",
      "--timeout", "1", "--step-limit", "1000000000000",
    ])
    #expect(run.errors.contains("n020.swift:2:1: error: the preview is left out: it took longer than 1 s"))
    #expect(try contents(of: "out").count == Self.count - 2)
  }
}
