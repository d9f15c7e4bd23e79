import Foundation
import Testing

@testable import PlumblineTypesetting

/// A comparison of line breaks with Pango, which has an implementation of UAX #14 of its own.
///
/// Thai is omitted, because each implementation uses a dictionary of its own.
@Suite struct `Line breaks beside Pango` {
  /// The templates that combine words of every script with punctuation, numbers and quotes.
  private static let frames = [
    "%a %b", "%a, %b. %c", "(%a) %b", "%a (%b)", "%a-%b %c", "%a: %b; %c", "%a! %b? %c", "“%a” %b", "%a … %b",
    "%a – %b",
    "%a %b\u{A0}%c", "%a\u{2060}%b %c", "12% %a", "$12.50 %a", "%a 3,14 %b", "%a [%b] %c", "%a\u{200B}%b", "%a 🎉 %b",
    "%a 👩‍👩‍👧 %b 🇩🇪🇯🇵", "%a e\u{301} %b", "%a \"%b\" %c", "%a «%b» %c",
  ]

  /// The scripts with spaces between words, and those of East Asia.
  private static let samples = `Widths beside hb-shape`.words.filter { !["Thai", "Georgian"].contains($0.0) }

  /// Samples in which Plumbline's line breaks follow Unicode 15.1 and Pango 1.50 an older version: rule LB21a no longer
  /// keeps a hyphen with the Hebrew letter after it.
  private static let newer = [Sample(string: "בְּרֵאשִׁית-אהבה שלום", place: 23)]

  private struct Sample {
    var string: String
    var place: Int
  }

  private static func strings(of words: String) -> [String] {
    let words = words.split(separator: " ").map(String.init)
    return frames.enumerated().map { index, frame in
      var string = frame
      for (place, mark) in ["%a", "%b", "%c"].enumerated() {
        string = string.replacingOccurrences(of: mark, with: words[(index * 3 + place) % words.count])
      }
      return string
    } + [words.joined(separator: " ")]
  }

  @Test(arguments: samples.map(\.0)) func `lines may end at the same offsets`(script: String) throws {
    let words = try #require(Self.samples.first { $0.0 == script }?.1)
    let strings = Self.strings(of: words)
    let expected = try Self.pangoBreaks(in: strings)
    var differing: [String] = []
    for (string, pango) in zip(strings, expected) {
      let newer = Self.newer.filter { $0.string == string }.map(\.place)
      let own = LineBreak.opportunities(in: Array(string.utf8), locale: "en").map(\.offset).filter {
        !newer.contains($0)
      }
      if own != pango { differing.append("\(string.debugDescription) \(own), Pango \(pango)") }
    }
    #expect(differing.isEmpty, "\(differing.joined(separator: "\n"))")
  }

  /// Returns the UTF-8 offsets of Pango's line breaks in each string.
  private static func pangoBreaks(in strings: [String]) throws -> [[Int]] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (input, output) = (folder.appendingPathComponent("text"), folder.appendingPathComponent("layout.json"))
    try Data(strings.joined(separator: "\n").utf8).write(to: input)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/pango-view")
    process.arguments = [
      "-q", "--font=Inter 10", "--language=en", "--serialize-to=\(output.path)",
      "--output=\(folder.appendingPathComponent("picture.png").path)", input.path,
    ]
    try process.run()
    process.waitUntilExit()
    let layout = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: output)) as? [String: Any])
    let result = try #require(layout["output"] as? [String: Any])
    let attributes = try #require(result["log-attrs"] as? [[String: Bool]])
    var character = 0
    return strings.map { string in
      var (offset, places) = (0, [Int]())
      for scalar in string.unicodeScalars {
        if offset > 0, attributes[character]["line-break"] == true { places.append(offset) }
        offset += UTF8.width(scalar)
        character += 1
      }
      character += 1
      return places + [offset]
    }
  }
}
