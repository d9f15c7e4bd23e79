import Foundation
import PlumblineLayout
import Testing

@testable import PlumblineTypesetting

/// A comparison of widths with `hb-shape`, an independent program of the HarfBuzz project, for the same face in font
/// units.
@Suite struct `Widths beside hb-shape` {
  /// A string of one script, with the file of the script's face.
  struct Sample: CustomTestStringConvertible, Sendable {
    var script: String
    var strings: [String]
    var testDescription: String { script }
  }

  static let words: [(String, String)] = [
    ("Latin", "The quick brown fox jumps over AVATAR To Yes fi ffl office affinity Typography 12:30 (A) 3x4 a-b"),
    ("accented Latin", "Größe naïve façade Čeština Łódź İstanbul Tiếng Việt niño Ærø œuvre ßtraße"),
    ("Greek", "Καλημέρα κόσμε αβγδεζηθ ΑΒΓΔ ώρα φιλοσοφία Ἀθῆναι"),
    ("Cyrillic", "Привет мир съешь ещё этих мягких французских булок Україна їжак"),
    ("Arabic", "مرحبا بالعالم السلام عليكم كتاب اللغة العربية جميلة لا إله"),
    ("Hebrew", "שלום עולם ספר עברית ירושלים בְּרֵאשִׁית אהבה"),
    ("Devanagari", "नमस्ते दुनिया हिन्दी क्षत्रिय संस्कृतम् प्रकाश"),
    ("Thai", "สวัสดี ชาวโลก ภาษาไทย น้ำ กรุงเทพมหานคร"),
    ("Japanese", "日本語の文章 こんにちは カタカナ 東京都 漢字"),
    ("Korean", "안녕하세요 세계 한국어 서울특별시"),
    ("Bengali", "নমস্কার বিশ্ব বাংলা ভাষা প্রকৃতি"),
    ("Tamil", "வணக்கம் உலகம் தமிழ் மொழி"),
    ("Georgian", "გამარჯობა მსოფლიო ქართული ენა"),
  ]

  static let samples: [Sample] = words.map { script, text in
    let words = text.split(separator: " ").map(String.init)
    let pairs = zip(words, words.dropFirst()).map { "\($0) \($1)" }
    let triples = words.indices.dropLast(2).map { words[$0...($0 + 2)].joined(separator: " ") }
    return Sample(script: script, strings: words + pairs + triples + [text])
  }

  @Test(arguments: samples) func `an unbroken run has the width that hb-shape measures`(sample: Sample) throws {
    let typesetter = FontTypesetter(metrics: .own)
    let layouts = sample.strings.map { string in
      let text = typesetter.typeset(string, size: 17)
      return text.layout(in: text.measure(.unspecified).size) { _ in nil }
    }
    let expected = try Self.widths(of: layouts)
    for (index, layout) in layouts.enumerated() {
      let width = layout.runs.map(\.width).reduce(0, +)
      #expect(abs(width - expected[index]) < 0.01, "\(layout.string)")
      #expect(layout.size.width == (width * 2 - 1e-6).rounded(.up) / 2, "\(layout.string)")
      #expect(layout.runs.allSatisfy { $0.glyphs.allSatisfy { $0.id != 0 } }, "\(layout.string)")
    }
  }

  @Test(arguments: [13.0, 17, 34], [400, 700]) func `words shaped apart are as wide as the whole line`(
    size: Double, weight: Int
  ) throws {
    var generator = Lehmer(state: 3)
    let special =
      "max text x Size: A (B) 3 9x @ C++ -> 0 - AV To. \"Ta\" 11:30 80 x 120 x7 x - (3 4) a( )b [5 --> <- => : / 1/2 +"
    let words = (Self.words[0].1 + " " + special).split(separator: " ").map(String.init)
    let typesetter = FontTypesetter(metrics: .own)
    let layouts = (0..<2_000).map { _ in
      let count = Int(generator.next() % 6) + 2
      let chosen = (0..<count).map { _ in words[Int(generator.next() % UInt64(words.count))] }
      let text = typesetter.typeset(chosen.joined(separator: " "), size: size, weight: weight)
      return text.layout(in: text.measure(.unspecified).size) { _ in nil }
    }
    let expected = try Self.widths(of: layouts)
    for (index, layout) in layouts.enumerated() {
      let width = layout.runs.map(\.width).reduce(0, +)
      #expect(abs(width - expected[index]) < 0.01, "\(layout.string) at \(size)")
    }
  }

  /// Returns the widths of the lines of layouts, each run shaped in its face by `hb-shape`, with one process for each
  /// face.
  static func widths(of layouts: [TextLayout]) throws -> [Double] {
    var widths = [Double](repeating: 0, count: layouts.count)
    let runs = layouts.enumerated().flatMap { index, layout in layout.runs.map { (index: index, run: $0) } }
    for group in Dictionary(grouping: runs, by: { "\($0.run.face.path) \($0.run.face.index) \($0.run.isRightToLeft)" })
      .values
    {
      let face = group[0].run.face
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/hb-shape")
      process.arguments = [
        "--output-format=json", "--direction=\(group[0].run.isRightToLeft ? "rtl" : "ltr")", "--language=en-us",
        "--face-index=\(face.index)", face.path, "--text-file=-",
      ]
      let (input, output) = (Pipe(), Pipe())
      process.standardInput = input
      process.standardOutput = output
      try process.run()
      input.fileHandleForWriting.write(Data(group.map(\.run.text).joined(separator: "\n").utf8))
      try input.fileHandleForWriting.close()
      let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        .split(separator: "\n")
      process.waitUntilExit()
      try #require(lines.count == group.count)
      let typeface = try #require(Typeface(face))
      for (line, member) in zip(lines, group) {
        let glyphs = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [[String: Any]])
        let units = glyphs.compactMap { $0["ax"] as? Double }.reduce(0, +)
        widths[member.index] += units * member.run.fontSize / typeface.unitsPerEm
      }
    }
    return widths
  }
}
