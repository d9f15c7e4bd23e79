import Testing

@testable import PlumblineSwiftReading

@Suite struct `Limits of nesting` {
  private func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  @Test func `400 operators may stand before an operand`() {
    #expect(NestingGuard.firstFault(in: "let a = " + repeated("-", 400) + "1") == nil)
    #expect(NestingGuard.firstFault(in: "let a = " + repeated("-", 401) + "1") == 8 + 400)
  }

  @Test func `50 conditional blocks may nest`() {
    #expect(NestingGuard.firstFault(in: repeated("#if a\n", 50)) == nil)
    #expect(NestingGuard.firstFault(in: repeated("#if a\n", 51)) != nil)
    #expect(NestingGuard.firstFault(in: repeated("#if a\n#endif\n", 51)) == nil)
  }

  @Test func `1,000 comments may nest`() {
    #expect(NestingGuard.firstFault(in: repeated("/*", 1_000) + repeated("*/", 1_000)) == nil)
    #expect(NestingGuard.firstFault(in: repeated("/*", 1_001) + repeated("*/", 1_001)) == 0)
  }
}

@Suite struct `Suggestions for misspelt names` {
  @Test(
    arguments: [
      ("abcdef", "abcdxy", "abcdxy"), ("abcdef", "abcxyz", nil), ("ab", "ac", "ac"), ("ab", "cd", nil),
      ("abcdef", "badcef", "badcef"), ("abcdef", "ABCDEF", "ABCDEF"),
    ] as [(String, String, String?)])
  func `a third of the letters may differ, and at least one`(name: String, candidate: String, found: String?) {
    #expect(NearNames.closest(to: name, in: [candidate]) == found)
  }

  @Test func `of equally near names the first in alphabetical order is suggested`() {
    #expect(NearNames.closest(to: "abcdef", in: ["abcdez", "abcdea"]) == "abcdea")
  }
}
