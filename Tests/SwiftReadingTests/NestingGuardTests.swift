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

  @Test func `a chain may have 1,500 members and calls, on one line or on several`() {
    for link in [".b", ".\nb", "\n.b", ". // c\nb", "\n  .b", "\n#if a\n.b\n#endif"] {
      #expect(NestingGuard.firstFault(in: "let a = b" + repeated(link, 1_500)) == nil)
      #expect(NestingGuard.firstFault(in: "let a = b" + repeated(link, 1_501)) != nil)
    }
    #expect(NestingGuard.firstFault(in: "let a = b" + repeated(".c(1, 2)", 1_501)) != nil)
    #expect(NestingGuard.firstFault(in: "let a = b" + repeated(".c { d.e }", 1_501)) != nil)
  }

  @Test func `a list and a type may have any number of short chains`() {
    #expect(NestingGuard.firstFault(in: "let a = [" + repeated("B.c,\n", 9_000) + "]") == nil)
    #expect(NestingGuard.firstFault(in: "let a = f(" + repeated("B.c(1.5, 2),", 9_000) + "0)") == nil)
    #expect(NestingGuard.firstFault(in: "enum A {\n" + repeated("static let b = C.d\n", 9_000) + "}") == nil)
    #expect(NestingGuard.firstFault(in: repeated("let b = C.d\n", 9_000)) == nil)
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
