import Testing

@testable import DataFormats

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
}
