import Testing
import ToolchainICU

@testable import PlumblineTypesetting

@Suite struct `Line breaks` {
  @Test func `Latin text breaks where Apple's ICU breaks it`() throws {
    var generator = Lehmer(state: 7)
    let alphabet = Array("ab3X ,.;:!?()[]{}/-'\"$%+&*#@_\\|~<=>–—…“”‘’«»€°é\u{A0}\u{AD}\u{2011}   ab1".unicodeScalars)
    var differing: [String] = []
    for _ in 0..<4000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int(generator.next() % 12 + 2) {
        text.append(alphabet[Int(generator.next() % UInt64(alphabet.count))])
      }
      let bytes = Array(String(text).utf8)
      let own = try #require(LatinLineBreaks(bytes)).opportunities
      let apple = Self.toolchainOffsets(in: String(text))
      if own.map(\.offset) != apple {
        differing.append("\(String(text).debugDescription) \(own.map(\.offset)) ICU \(apple)")
      }
    }
    let shortest = differing.min { $0.count < $1.count }
    #expect(shortest == nil, "\(differing.count) differ")
  }

  @Test(arguments: [
    ("a\nb", [2]), ("a b\n", [4]), ("漢\n字", [4]), ("ก\r\nข", [5]),
  ])
  func `a line must end after a line feed`(text: String, offsets: [Int]) {
    let forced = LineBreak.opportunities(in: Array(text.utf8), locale: "en").filter(\.isForced).map(\.offset)
    #expect(forced == offsets)
  }

  /// Frames that words are put into, with quotation marks as several languages set them.
  private static let frames = [
    "%a %b", "%a, %b. %c", "(%a) %b", "%a-%b %c", "“%a” %b", "%a“%b”%c", "%a“%b”", "%a（“%b”）%c", "%a (“%b”)",
    "「%a」、%b。",
    "„%a“ %b", "« %a » %b", "«%a» %b", "%a‘%b’ %c", "%a’%b", "%a \"%b\" (%c)", "%a 'b' %c", "-%a %b", "%a – %b",
    "%a—%b",
    "12% %a", "$12.50 %a", "%a/%b", "%a：“%b”", "%a\u{2060}%b %c", "%a 🎉 %b", "%a … %b",
  ]

  @Test(arguments: `Widths beside hb-shape`.words.map(\.0))
  func `every script breaks where Apple's ICU breaks it`(script: String) throws {
    let words = try #require(`Widths beside hb-shape`.words.first { $0.0 == script }?.1).split(separator: " ")
    var differing: [String] = []
    for (index, frame) in Self.frames.enumerated() {
      for turn in words.indices {
        let text = ["%a", "%b", "%c"].enumerated().reduce(frame) { text, mark in
          text.replacing(mark.element, with: words[(index + turn + mark.offset) % words.count])
        }
        let own = LineBreak.opportunities(in: Array(text.utf8), locale: "en").map(\.offset)
        let apple = Self.toolchainOffsets(in: text)
        if own != apple { differing.append("\(text.debugDescription) \(own) ICU \(apple)") }
      }
    }
    #expect(differing.isEmpty, "\(differing.joined(separator: "\n"))")
  }

  /// The UTF-8 offsets at which the toolchain's ICU lets lines end.
  private static func toolchainOffsets(in text: String) -> [Int] {
    let string = UTF16Text(Array(text.utf8))
    var offsets = [Int32](repeating: 0, count: string.units.count + 1)
    let count = toolchain_line_breaks(string.units, Int32(string.units.count), "en", &offsets, offsets.count)
    return offsets.prefix(max(count, 0)).map { string.offsets[Int($0)] }
  }
}

/// A small deterministic random number generator.
struct Lehmer: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
