import Testing

@testable import PlumblineDataFormats

@Suite struct `JSON values` {
  @Test(arguments: [
    "null", "true", "[1,-2.5,1e+30]", "{\"a\":[],\"b\":{\"c\":\"\\\"\\\\\\n\\u0001é\"}}", "\"\"", "[[[]]]",
  ]) func `a value that is read and written is the same`(text: String) {
    #expect(JSON(parsing: text)?.text == text)
  }

  @Test(arguments: [
    "+1", ".5", "01", "1.", "-", "1e", "-01", "[1.e3]", "\"\\u-001\"",
  ]) func `a number that JSON does not allow is refused`(text: String) {
    #expect(JSON(parsing: text) == nil)
  }

  @Test(arguments: ["", "{", "[1,]", "{\"a\"}", "tru", "\"\u{1}\"", "1 2", "[1}", String(repeating: "[", count: 9_999)])
  func `text that is not JSON is refused`(text: String) {
    #expect(JSON(parsing: text) == nil)
  }

  @Test func `surrogate pairs are one character`() {
    #expect(JSON(parsing: "\"\\ud83d\\ude00\"")?.string == "😀")
  }

  @Test func `an unpaired surrogate does not swallow the escape after it`() {
    #expect(JSON(parsing: "\"\\ud83dA\\n\"")?.string == "\u{FFFD}A\n")
    #expect(JSON(parsing: "\"\\ud83d\\u0041\"")?.string == "\u{FFFD}A")
    #expect(JSON(parsing: "\"\\ud83d\\ud83d\\ude00\"")?.string == "\u{FFFD}😀")
    #expect(JSON(parsing: "\"\\u+041\"") == nil)
  }

  @Test(arguments: [
    ("0", 0), ("-7", -7), ("123456789012345", 123_456_789_012_345), ("12345678901234567890", 1.2345678901234567e19),
    ("12.5", 12.5), ("3e2", 300),
  ]) func `a number is its digits, however many`(text: String, value: Double) {
    #expect(JSON(parsing: text)?.number == value)
    #expect(JSON(parsing: "[\(text)]")?.elements.first?.number == value)
  }

  @Test func `a string ends at its quotation mark, behind escapes or none`() {
    #expect(JSON(parsing: "[\"plain\",\"ab\\\"c\",\"d\"]")?.elements.compactMap(\.string) == ["plain", "ab\"c", "d"])
    #expect(JSON(parsing: "\"open") == nil)
  }

  @Test func `characters that end a line in JavaScript are escaped`() {
    #expect(JSON.string("a\u{2028}\u{2029}\u{7F}\u{0}é").text == #""a\u2028\u2029\u007f\u0000é""#)
  }

  @Test func `indented text has a line for each element and none for empty lists`() {
    let value = JSON.object(["a": .array([.number(1), .array([])]), "b": .object([JSON.Member]())])
    #expect(
      value.indentedText == """
        {
          "a": [
            1,
            []
          ],
          "b": {}
        }

        """)
  }
}
