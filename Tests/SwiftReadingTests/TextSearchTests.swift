import PlumblineSource
import Testing

@Suite struct `Searches in texts` {
  @Test func `a text contains another by whole characters`() {
    let (line, word): (String, String) = ("a\r\nb e\u{301}", "\u{E9}")
    #expect(line.contains("b " + word))
    #expect(!line.contains("\n" + "b"))
    #expect(line.contains(""))
    #expect(!"ab".contains(line))
  }

  @Test func `the first range is that of the first occurrence, also after a false start`() {
    let text = "aaab aab"
    let found = text.firstRange(of: "aab")
    #expect(found.map { text.distance(from: text.startIndex, to: $0.lowerBound) } == 1)
    #expect(text[(found?.upperBound ?? text.startIndex)...] == " aab")
    #expect([1, 2, 3].firstRange(of: [3, 4]) == nil)
    #expect([1, 2, 3].firstRange(of: []) == 0..<0)
  }

  @Test func `occurrences are replaced from the start, without those in the replacement`() {
    #expect("aaa".replacing("aa", with: "aab") == "aaba")
    #expect("{1}, {0}".replacing("{1}", with: "x").replacing("{0}", with: "") == "x, ")
    #expect([1, 2, 1, 2].replacing([1, 2], with: [3], maxReplacements: 1) == [3, 1, 2])
    #expect("abc".replacing("", with: "x") == "abc")
  }
}
