import Testing

@testable import Snapshots

@Suite struct `JSON values` {
  @Test(arguments: [
    "null", "true", "[1,-2.5,1e+30]", "{\"a\":[],\"b\":{\"c\":\"\\\"\\\\\\n\\u0001é\"}}", "\"\"", "[[[]]]",
  ]) func `a value that is read and written is the same`(text: String) {
    #expect(JSON(parsing: text)?.text == text)
  }

  @Test(arguments: ["", "{", "[1,]", "{\"a\"}", "tru", "\"\u{1}\"", "1 2", "[1}", String(repeating: "[", count: 9_999)])
  func `what is not JSON is refused`(text: String) {
    #expect(JSON(parsing: text) == nil)
  }

  @Test func `surrogate pairs are one character`() {
    #expect(JSON(parsing: "\"\\ud83d\\ude00\"")?.string == "😀")
  }

  @Test func `a digest is that of the standard`() {
    #expect(
      Digest(of: Array("abc".utf8)).description == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      Digest(of: [UInt8](repeating: 97, count: 1_000_000)).description
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }
}
