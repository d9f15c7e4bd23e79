import Foundation
import Testing

@testable import PlumblineCommands

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

  /// Returns the bytes of all outputs of a run, sorted by name.
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

  /// The order of a set's elements differs between processes.
  @Test func `gives the same vocabulary page in every process`() throws {
    let pages = try (0..<3).map { _ in try ToolProcess(["vocabulary"]).output }
    #expect(pages[0].utf8.count > 10_000)
    #expect(Set(pages).count == 1)
  }

  /// Texts that fade out at once are in a dictionary while they do.
  @Test func `gives the same film in every process`() throws {
    let file = try folder.write(
      """
      struct Rows: View {
        @State private var first = 0
        var body: some View {
          VStack {
            ForEach(0..<6, id: \\.self) { Text("Row \\(first + $0)") }
            Button("Next") { withAnimation { first += 10 } }
          }
        }
      }
      // plumbline: film tap "Next"
      #Preview { Rows() }

      """, to: "film.swift")
    let films = try (0..<4).map { index in
      let run = try ToolProcess(
        ["render", file, "-o", "\(folder.path)/\(index)", "--format", "svg", "--timeout", "20"])
      #expect(run.exitCode == 0, "\(run.errors)")
      return try folder.text("\(index)/film.svg")
    }
    // States rest for 0.9 and 1.6 seconds, and the fades take the rest.
    #expect(films[0].contains("3.31s linear"))
    #expect(Set(films).count == 1)
  }

  @Test func `gives the same files when divided into shards`() throws {
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

  @Test func `is drawn again when a run is resumed with other options`() throws {
    let arguments = [
      "render", folder.path + "/in", "-o", folder.path + "/out", "--format", "png", "--results",
      folder.path + "/results",
    ]
    _ = try ToolProcess(arguments)
    #expect(try ToolProcess(arguments + ["--resume"]).errors == "\(count) figures drawn, 0 files changed\n")
    let run = try ToolProcess(arguments + ["--resume", "--scale", "1"])
    #expect(run.errors == "\(count) figures drawn, \(count) files changed\n")
  }

  @Test func `has the version and the fonts recorded in every format`() throws {
    _ = try outputs("marked", [folder.path + "/in"])
    let line = "plumbline 1 · fonts "
    for name in ["figure0.svg", "figure0@2x.png", "figure0.pdf"] {
      let bytes = try Files.read("\(folder.path)/marked/\(name)")
      // A PDF writes text beyond ASCII in UTF-16.
      let text = name.hasSuffix("pdf") ? "/Creator" : line
      #expect(bytes.firstRange(of: text.utf8) != nil, "\(name)")
    }
  }

  @Test func `misses the cache when an image above its folder changes`() throws {
    let colors = ["red", "blue"].map {
      Array(
        "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><rect width='9' height='9' fill='\($0)'/></svg>"
          .utf8)
    }
    try folder.write("import SwiftUI\n#Preview { Image(\"logo\") }\n", to: "docs/pages/logo.swift")
    let arguments = [
      "render", folder.path + "/docs/pages", "-o", folder.path + "/out", "--format", "png", "--cache",
      folder.path + "/cache", "--deps", folder.path + "/deps.d",
    ]
    var pictures: [[UInt8]] = []
    for color in colors {
      try folder.write(color, to: "docs/Images/logo.svg")
      #expect(try ToolProcess(arguments).errors == "1 figure drawn, 1 file changed\n")
      pictures.append(try Files.read(folder.path + "/out/logo@2x.png"))
    }
    #expect(pictures[0] != pictures[1])
    #expect(try ToolProcess(arguments).errors == "1 figure drawn, 0 files changed\n")
    #expect(try folder.text("deps.d").contains(" \(folder.path)/docs/Images/logo.svg \(folder.path)/docs/Images\n"))
  }

  @Test func `dependencies name the catalogues of the folder of the call, and none of its other folders`() throws {
    try folder.write("{}", to: "A.xcassets/Contents.json")
    try folder.write("text", to: "notes/a.txt")
    try folder.write("import SwiftUI\n#Preview { Image(\"logo\") }\n", to: "logo.swift")
    _ = try ToolProcess(
      ["render", "logo.swift", "-o", "out", "--format", "svg", "--assets", ".", "--deps", "deps.d"],
      folder: folder.path)
    #expect(try folder.text("deps.d").hasPrefix("out/logo.svg: logo.swift A.xcassets\n"))
  }

  @Test func `is drawn beside inputs that exceed the limits`() throws {
    let good = try outputs("good", [folder.path + "/in"])
    let poisons = [
      "count": "#Preview { ForEach(0..<9_000_000_000) { Text(\"\\($0)\") } }",
      "loop":
        "private func f() -> Int { var n = 0; while true { n += 1; if n < 0 { break } }; return n }\n#Preview { Text(\"\\(f())\") }",
      "memory":
        "private func f() -> Int { var a: [[Int]] = []; for i in 0..<9999 { a.append(Array(repeating: i, count: 900_000)) }; return a.count }\n#Preview { Text(\"\\(f())\") }",
      "nesting": "private struct R: View { var body: some View { VStack { R() } } }\n#Preview { R() }",
      "size": "#Preview { Color.red.frame(width: 900_000, height: 900_000) }",
    ]
    for (name, code) in poisons { try folder.write("import SwiftUI\n\(code)\n", to: "in/poison-\(name).swift") }
    let run = try ToolProcess(
      [
        "render", folder.path + "/in", "-o", folder.path + "/all", "--format", "svg,png,pdf", "--timeout", "20",
        "--memory", "400", "--step-limit", "100000000",
      ])
    #expect(run.exitCode != 0)
    #expect(run.errors.contains("\(poisons.count) of \(count + poisons.count) files failed:\n"))
    #expect(run.errors.contains("  \(folder.path)/in/poison-memory.swift: memory\n"))
    #expect(run.errors.contains("  \(folder.path)/in/poison-loop.swift: timeout\n"))
    let drawn = Files.files(below: folder.path + "/all", suffix: "").filter { !$0.contains("poison") }
    #expect(try drawn.map { try Files.read($0) } == good)
  }
}
