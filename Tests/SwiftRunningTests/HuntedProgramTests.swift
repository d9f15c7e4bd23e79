import Foundation
import Testing

@testable import PlumblineSwiftRunning

@Suite struct `Random programs` {
  @Test(arguments: huntedPrograms.indices) func `show what compiled code shows`(index: Int) throws {
    let program = huntedPrograms[index]
    let run = try PlainRun(program.code)
    #expect(run.messages.isEmpty)
    #expect(run.text.split(separator: "⏎", omittingEmptySubsequences: false).map(String.init) == program.lines)
  }
}

@Suite struct `Programs written by hand` {
  @Test(arguments: try WrittenProgram.all) func `show what compiled code shows`(program: WrittenProgram) throws {
    let run = try PlainRun(program.code)
    #expect(run.messages.isEmpty)
    #expect(run.text.components(separatedBy: "⏎") == program.lines)
  }
}

/// A program of `Fixtures/Agreement`: its code, and the lines that it shows when swiftc compiles it.
struct WrittenProgram: CustomTestStringConvertible {
  let testDescription: String
  let code: String
  let lines: [String]

  /// The programs of all files.
  static var all: [WrittenProgram] {
    get throws {
      let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Fixtures/Agreement").standardized
      return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .sorted { $0.path < $1.path }
        .flatMap { try ("\n" + String(contentsOf: $0, encoding: .utf8)).components(separatedBy: "\n=== ").dropFirst() }
        .map(WrittenProgram.init)
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
    lines = halves[1].trimmingCharacters(in: .newlines).components(separatedBy: "\n")
  }
}
