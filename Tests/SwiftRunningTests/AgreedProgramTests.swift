import Foundation
import Testing

@testable import PlumblineSwiftRunning

@Suite struct `Programs of the language` {
  @Test func `are read from every file`() throws {
    let names = try AgreedProgram.all.map(\.testDescription)
    #expect(names.count > 100)
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: try AgreedProgram.all) func `show what compiled code shows`(program: AgreedProgram) throws {
    let run = try PlainRun(program.code)
    #expect(run.messages.isEmpty)
    #expect(run.text.components(separatedBy: "⏎") == program.lines)
  }
}

/// A program of `Fixtures/Agreement`: its code, and the lines that it shows when swiftc compiles it.
struct AgreedProgram: CustomTestStringConvertible {
  let testDescription: String
  let code: String
  let lines: [String]

  /// The programs of all files.
  static var all: [AgreedProgram] {
    get throws {
      let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Fixtures/Agreement").standardized
      return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .sorted { $0.path < $1.path }
        .flatMap { file in
          // The last line ends with a line feed, which is no line of its own.
          let text = try String(contentsOf: file, encoding: .utf8).dropLast()
          return ("\n" + text).components(separatedBy: "\n=== ").dropFirst()
        }
        .map(AgreedProgram.init)
    }
  }

  /// Reads a program: its name, declarations, `---`, statements that append to `out`, `-->`, and the lines.
  init(_ text: String) {
    let halves = text.components(separatedBy: "-->\n")
    let code = halves[0].components(separatedBy: "---\n")
    let head = code[0].split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    testDescription = String(head[0])
    let declarations = head.count > 1 ? String(head[1]) : ""
    self.code = """
      \(declarations)
      func answer() -> String {
        var out: [String] = []
        \(code[1])
        return out.joined(separator: "⏎")
      }
      """.replacingOccurrences(of: "¤", with: "_")
    lines = halves[1].components(separatedBy: "\n")
  }
}
