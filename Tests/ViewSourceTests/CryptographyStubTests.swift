import Testing

@testable import PlumblineViewSource

/// Source: the examples of FIPS 180-4 and RFC 1321, and the documentation of RegexBuilder.
@Suite struct `Stand-ins of CryptoKit and RegexBuilder` {
  @Test(arguments: [
    ("SHA256", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    ("Insecure.SHA1", "a9993e364706816aba3e25717850c26c9cd0d89d"),
    ("Insecure.MD5", "900150983cd24fb0d6963f7d28e17f72"),
  ]) func `a digest has the bytes of its definition`(_ function: String, _ digest: String) {
    let code = """
      #Preview { Text(\(function).hash(data: Data("abc".utf8)).map { String(format: "%02x", $0) }.joined()) }
      """
    #expect(AppCode.shown(code, importing: "CryptoKit") == [digest])
  }

  @Test func `a digest of several blocks, and its bytes as data`() {
    let code = """
      #Preview { Text(Data(SHA256.hash(data: Data(String(repeating: "a", count: 120).utf8))).base64EncodedString()) }
      """
    #expect(AppCode.shown(code, importing: "CryptoKit") == ["Lz0zVDLHC1gK8Ojhs2dKfAINaDql9zqq7f3FWvkEwhw="])
  }

  private static let matching = """
    func part(_ text: String) -> String {
      let live = Regex { "pk_live."; Capture { OneOrMore(.any) } }
      if let match = text.firstMatch(of: live) { return String(match.1) }
      let other = Regex {
        Capture { OneOrMore(.digit) }
        "-"
        Optionally { "x" }
        ChoiceOf { "a"; "b+" }
        ZeroOrMore(.whitespace)
        Capture { Repeat(.word, 1...3) }
      }
      if let match = text.wholeMatch(of: other) { return "\\(match.output.1) \\(match.output.2)" }
      return "none"
    }
    """

  @Test(arguments: [
    ("pk_live.abc", "abc"), ("pk_live-abc", "none"), ("12-xb+  zz9", "12 zz9"), ("7-aq", "7 q"), ("12-xc", "none"),
    ("1-bq", "none"),
  ]) func `components match what they describe`(_ text: String, _ part: String) {
    let code = "\(Self.matching)\n#Preview { Text(part(\"\(text)\")) }"
    #expect(AppCode.shown(code, importing: "RegexBuilder") == [part])
  }

  @Test func `classes and quantifiers have their variants`() {
    let code = """
      func found(_ text: String) -> String {
        let regex = Regex {
          Capture { OneOrMore(.anyOf("a-c").inverted, .reluctant) }
          Lookahead { "]" }
        }
        return text.firstMatch(of: regex).map { String($0.1) } ?? "none"
      }
      #Preview { Text(found("axyz]]")) }
      """
    #expect(AppCode.shown(code, importing: "RegexBuilder") == ["xyz"])
  }
}
