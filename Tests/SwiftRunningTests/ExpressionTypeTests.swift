import Foundation
import Testing

@testable import PlumblineSwiftRunning

/// Source of all types: the same expressions, compiled with swiftc 6.3 (`Scripts/hunt --types --keep`).
@Suite struct `Static types of expressions` {
  /// An expression, and the type that swiftc gives it; a known difference begins with an exclamation mark.
  private struct Probe {
    let expression: String
    let type: String
    let isKnownDifference: Bool

    init?(_ line: Substring) {
      let parts = line.split(separator: "\t")
      guard parts.count == 2 else { return nil }
      isKnownDifference = line.hasPrefix("! ")
      expression = String(parts[0].dropFirst(isKnownDifference ? 2 : 0))
      type = String(parts[1])
    }
  }

  @Test func `are those of swiftc`() throws {
    let file = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Fixtures/Types/expressions.txt")
    let halves = try String(contentsOf: file.standardized, encoding: .utf8).components(separatedBy: "\n---\n")
    let probes = halves[1].split(separator: "\n").compactMap { Probe($0) }
    #expect(probes.count >= 2_000)
    #expect(probes.count(where: \.isKnownDifference) * 50 <= probes.count)
    let certain = probes.filter { !$0.isKnownDifference }
    for start in stride(from: 0, to: certain.count, by: 50) {
      let part = certain[start..<min(start + 50, certain.count)]
      let lines = part.map { "out.append(typeName_(\($0.expression)))" }.joined(separator: "\n")
      let run = try PlainRun(
        "\(halves[0])\nfunc answer() -> String {\nvar out: [String] = []\n\(lines)\nreturn out.joined(separator: \"⏎\")\n}"
      )
      #expect(run.messages.isEmpty)
      for (probe, type) in zip(part, run.text.components(separatedBy: "⏎")) {
        #expect(type == probe.type, "\(probe.expression)")
      }
    }
  }
}
