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

extension `Programs of the language` {
  /// A program must not change its meaning by what else a file declares: extensions, enumerations with equal cases.
  @Test func `show the same within one file`() throws {
    let programs = try AgreedProgram.all
    let code = programs.enumerated().map { $1.code(suffix: "_\($0)") }.joined(separator: "\n")
    let answers = programs.indices.map { "answer_\($0)()" }.joined(separator: ", ")
    let run = try PlainRun(
      code + "\nfunc answer() -> String { [\(answers)].joined(separator: \"␞\") }", stepLimit: 10_000_000)
    #expect(run.messages.isEmpty)
    let shown = run.text.components(separatedBy: "␞")
    try #require(shown.count == programs.count)
    for (number, program) in programs.enumerated() {
      let lines = shown[number].replacingOccurrences(of: "_\(number)", with: "_").components(separatedBy: "⏎")
      #expect(lines == program.lines, "\(program.testDescription)")
    }
  }
}

/// A program of `Fixtures/Agreement`: its code, and the lines that it shows when swiftc compiles it.
struct AgreedProgram: CustomTestStringConvertible {
  let testDescription: String
  let lines: [String]
  private let declarations: String
  private let statements: String

  /// The program with a function `answer`.
  var code: String { code(suffix: "_").replacingOccurrences(of: "func answer_()", with: "func answer()") }

  /// Returns the program with names that end with a suffix, and a function `answer` with it.
  func code(suffix: String) -> String {
    """
    \(declarations)
    func answer\(suffix)() -> String {
      var out: [String] = []
      \(statements)
      return out.joined(separator: "⏎")
    }
    """.replacingOccurrences(of: "¤", with: suffix)
  }

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
    declarations = head.count > 1 ? String(head[1]) : ""
    statements = code[1]
    lines = halves[1].components(separatedBy: "\n")
  }
}
