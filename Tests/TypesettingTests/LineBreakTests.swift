import Testing

@testable import PlumblineTypesetting

@Suite struct `Line breaks` {
  @Test func `Latin text breaks where ICU breaks it`() throws {
    var generator = Lehmer(state: 7)
    let alphabet = Array("ab3X ,.;:!?()[]{}/-'\"$%+&*#@_\\|~<=>–—…“”‘’«»€°é\u{A0}\u{AD}\u{2011}   ab1".unicodeScalars)
    var differing: [String] = []
    for _ in 0..<4000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int(generator.next() % 12 + 2) {
        text.append(alphabet[Int(generator.next() % UInt64(alphabet.count))])
      }
      let bytes = Array(String(text).utf8)
      let own = try #require(LatinLineBreaks(bytes)).places
      let icu = try #require(LineBreak.unicodePlaces(in: bytes, locale: "en"))
      if own != icu {
        differing.append("\(String(text).debugDescription) \(own.map(\.offset)) ICU \(icu.map(\.offset))")
      }
    }
    let shortest = differing.min { $0.count < $1.count }
    #expect(shortest == nil, "\(differing.count) differ")
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
