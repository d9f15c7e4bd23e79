import PlumblineUnicode
import Testing

@testable import PlumblineSwiftRunning

/// Source of all texts: the same code, compiled with swiftc 6.3 and its Foundation.
@Suite(.enabled(if: LocaleLibrary.shared != nil)) struct `Numbers as text` {
  private func shown(_ expression: String, _ statements: String = "") throws -> String {
    let run = try PlainRun("func answer() -> String {\n\(statements)\nreturn \"\\(\(expression))\"\n}\n")
    return run.messages.isEmpty ? run.text : run.messages.joined(separator: "\n")
  }

  @Test(arguments: [
    ("1234.5678.formatted(.number.precision(.fractionLength(2)).rounded(increment: 0.5))", "1,234.50"),
    ("1234.5678.formatted(.number.rounded(increment: 0.5).precision(.fractionLength(2)))", "1,234.50"),
    ("7.25.formatted(.number.rounded(rule: .up, increment: 5))", "10"),
    ("7.25.formatted(.percent.scale(1))", "7.25%"), ("0.126.formatted(.percent.scale(10))", "1.26%"),
    ("0.126.formatted(.percent)", "12.6%"), ("7.25.formatted(.number.scale(10).precision(.fractionLength(1)))", "72.5"),
  ])
  func `have the precision, increment and scale of their style`(expression: String, text: String) throws {
    #expect(try shown(expression) == text)
  }

  @Test(arguments: [
    ("en_US", "decimal", "1,234.5", "1234.5"), ("en_US", "decimal", "1.234,5", "1.234"),
    ("en_US", "none", "1,234.5", "1.0"),
    ("en_US", "percent", "12%", "0.12"), ("en_US", "percent", "12", "nil"), ("en_US", "currency", "$5.25", "5.25"),
    ("en_US", "decimal", "$5.25", "nil"), ("en_US", "decimal", "abc", "nil"), ("en_US", "decimal", "1e3", "1000.0"),
    ("de_DE", "decimal", "1.234.567,8", "1234567.8"), ("de_DE", "decimal", "1.5", "nil"),
    ("de_DE", "none", "1,5", "1.5"),
    ("fr_FR", "decimal", "1 234,5", "1234.5"),
  ])
  func `are read as the locale writes them`(locale: String, style: String, text: String, number: String) throws {
    let statements =
      "let f = NumberFormatter(); f.locale = Locale(identifier: \"\(locale)\"); f.numberStyle = .\(style)"
    #expect(try shown("f.number(from: \"\(text)\")?.doubleValue.description ?? \"nil\"", statements) == number)
  }

  @Test(arguments: [("decimal", "1 234 567,891"), ("currency", "$1,234,567.89"), ("percent", "123 456 789%")])
  func `have the formatter's separators between their digits`(style: String, text: String) throws {
    let statements =
      "let f = NumberFormatter(); f.numberStyle = .\(style); f.groupingSeparator = \" \"; f.decimalSeparator = \",\""
    #expect(try shown("f.string(from: NSNumber(value: 1234567.891))!", statements) == text)
  }

  @Test(arguments: [
    ("\"Cafe\\u{301}\".range(of: \"Cafe\") != nil", "false"),
    ("\"Cafe\\u{301}\".range(of: \"Cafe\", options: .literal) != nil", "true"),
    ("\"a\\u{308}\".replacingOccurrences(of: \"ä\", with: \"X\", options: .literal) == \"X\"", "false"),
    ("\"a\\u{308}\".compare(\"ä\") == .orderedSame", "true"),
    ("\"a\\u{308}\".compare(\"ä\", options: .literal) == .orderedSame", "false"),
    ("\"b,c o'neil 👍🏽ok\".capitalized", "B,C O'neil 👍🏽Ok"),
  ])
  func `and literal searches compare scalars`(expression: String, text: String) throws {
    #expect(try shown(expression) == text)
  }
}
