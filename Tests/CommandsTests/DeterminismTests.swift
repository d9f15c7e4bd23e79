import Foundation
import Testing

@testable import Commands

@Suite struct `The same input` {
  private let folder: TemporaryFolder
  private let count = 8

  init() throws {
    folder = try TemporaryFolder()
    for index in 0..<count {
      try folder.write(
        """
        import SwiftUI

        #Preview {
          HStack(spacing: \(index)) {
            Text("Figure \(index), 1,234.5")
            Circle().fill(.purple).frame(width: 30, height: 30)
          }
        }

        """, to: "in/figure\(index).swift")
    }
  }

  /// The bytes of all outputs of a run, by name.
  private func outputs(_ name: String, _ arguments: [String], environment: [String: String] = [:]) throws -> [[UInt8]] {
    let output = "\(folder.path)/\(name)"
    let run = try ToolProcess(
      ["render"] + arguments + ["-o", output, "--format", "svg,png,pdf"], environment: environment)
    #expect(run.errors == "\(count) figures drawn, \(3 * count) files changed\n")
    return try Files.files(below: output, suffix: "").map { try Files.read($0) }
  }

  @Test func `gives the same bytes in any environment, order and number of processes`() throws {
    let files = (0..<count).map { "\(folder.path)/in/figure\($0).swift" }
    let first = try outputs("a", files)
    #expect(first.count == 3 * count)
    let environment = ["HOME": "/nonexistent", "LANG": "tr_TR.UTF-8", "LC_ALL": "de_DE.UTF-8", "TZ": "Asia/Tokyo"]
    #expect(try outputs("b", files.reversed() + ["--jobs", "5"], environment: environment) == first)
    #expect(try outputs("c", [folder.path + "/in", "--unsupervised", "--jobs", "1"]) == first)
    #expect(try outputs("d", [folder.path + "/in", "--cache", folder.path + "/cache"]) == first)
    #expect(try outputs("e", [folder.path + "/in", "--cache", folder.path + "/cache"]) == first)
  }

  @Test func `parted into shards gives the same files`() throws {
    var names: Set<String> = []
    for index in 1...3 {
      _ = try ToolProcess(
        ["render", folder.path + "/in", "-o", folder.path + "/out", "--format", "svg", "--shard", "\(index)/3"])
      names.formUnion(folder.names.filter { $0.hasPrefix("out/") })
    }
    #expect(names == Set((0..<count).map { "out/figure\($0).svg" }))
  }

  @Test func `is not drawn again when a run is resumed`() throws {
    let arguments = [
      "render", folder.path + "/in", "-o", folder.path + "/out", "--format", "svg", "--results",
      folder.path + "/results",
    ]
    _ = try ToolProcess(arguments)
    try FileManager.default.removeItem(atPath: folder.path + "/out/figure3.svg")
    try folder.write("import SwiftUI\n#Preview { Circle() }\n", to: "in/figure5.swift")
    let before = try folder.text("results").split(separator: "\n").count
    #expect(try ToolProcess(arguments + ["--resume"]).errors == "\(count) figures drawn, 2 files changed\n")
    #expect(try folder.text("results").split(separator: "\n").count == before + 2)
  }

  @Test func `is not harmed by an input that has no end`() throws {
    let good = try outputs("good", [folder.path + "/in"])
    try folder.write(
      "import SwiftUI\n#Preview { ForEach(0..<9_000_000_000) { Text(\"\\($0)\") } }\n", to: "in/poison.swift")
    let run = try ToolProcess(
      ["render", folder.path + "/in", "-o", folder.path + "/all", "--format", "svg,png,pdf", "--timeout", "20"])
    #expect(run.exitCode != 0)
    #expect(run.errors.contains("1 of \(count + 1) files failed:\n  \(folder.path)/in/poison.swift: "))
    #expect(try Files.files(below: folder.path + "/all", suffix: "").map { try Files.read($0) } == good)
  }
}
