import Foundation
import Testing

@testable import PlumblineViewSource

@Suite struct `Decimal numbers` {
  /// Returns the text that shows an expression.
  private func shown(_ expression: String, _ declarations: String = "") -> [String] {
    texts(of: "\(declarations)\n#Preview { Text(verbatim: \"\\(\(expression))\") }")
  }

  @Test(arguments: [
    ("Decimal(0.1) + 0.2", "0.3"), ("0.1 as Decimal * 3", "0.3"),
    ("Decimal(1) / 3", "0.33333333333333333333333333333333333333"),
    ("Decimal(string: \"12345678901234567890.123456789\")! * 10", "123456789012345678901.23456789"),
    ("pow(Decimal(2), 100)", "1267650600228229401496703205376"), ("-Decimal(2.50)", "-2.5"), ("abs(Decimal(-3))", "3"),
    ("max(Decimal(0.19), 0.5)", "0.5"), ("Decimal(0.1) + 0.2 == 0.3", "true"), ("Decimal(2) < 2.5", "true"),
    ("Decimal(string: \"a\") == nil", "true"), ("Decimal(sign: .minus, exponent: -2, significand: 12345)", "-123.45"),
    ("([1, 0.5, 2] as [Decimal]).reduce(Decimal.zero) { $0 + $1 }", "3.5"),
    ("[Decimal(3), 1, 2].sorted()", "[1, 2, 3]"),
    ("(10 as NSDecimalNumber).dividing(by: 3, withBehavior: down)", "3.33"),
    ("(2.345 as NSDecimalNumber).rounding(accordingToBehavior: down)", "2.34"),
    ("Double(truncating: Decimal(2.5) as NSNumber)", "2.5"), ("NSDecimalNumber(decimal: 2.5).intValue", "2"),
  ])
  func `an expression is exact`(expression: String, text: String) { #expect(shown(expression, Self.down) == [text]) }

  private static let down = """
    let down = NSDecimalNumberHandler(
      roundingMode: .down, scale: 2, raiseOnExactness: false, raiseOnOverflow: false, raiseOnUnderflow: false,
      raiseOnDivideByZero: true)
    """

  @Test func `properties, parameters and results are exact`() {
    let declarations = """
      struct Item { var price: Decimal; var count = 1; var total: Decimal { price * Decimal(count) } }
      func tax(_ sum: Decimal, rate: Decimal = 0.19) -> Decimal { sum * rate }
      func sum() -> Decimal { var s: Decimal = 0; for i in [Item(price: 0.1, count: 3), Item(price: 19.5)] { s += i.total }; return s }
      func rounded() -> Decimal { var a = tax(sum()); var b = Decimal(); NSDecimalRound(&b, &a, 2, .plain); return b }
      """
    #expect(shown("sum()", declarations) == ["19.8"])
    #expect(shown("tax(sum())", declarations) == ["3.762"])
    #expect(shown("rounded()", declarations) == ["3.76"])
  }

  @Test func `formats keep all digits`() {
    let big = "Decimal(string: \"12345678901234567890.12\")!"
    #expect(
      texts(of: "#Preview { Text(\(big), format: .currency(code: \"USD\")) }") == ["$12,345,678,901,234,567,890.12"])
    #expect(texts(of: "#Preview { Text(\(big).formatted()) }") == ["12,345,678,901,234,567,890.12"])
    #expect(texts(of: "#Preview { Text(0.075 as Decimal, format: .percent) }") == ["7.5%"])
    #expect(
      texts(
        of: "let f = NumberFormatter()\n#Preview { Text(f.string(from: Decimal(3) / 2 as NSDecimalNumber) ?? \"\") }")
        == ["2"])
  }

  @Test func `a variable of another number type is an error`() {
    let file = SourceFile(
      path: "A.swift", text: "let rate = 0.5\n#Preview { Text(verbatim: \"\\(Decimal(2) * rate)\") }\n")
    let messages = ViewSource.read([file], options: ReadingOptions()).diagnostics.diagnostics.map(\.message)
    #expect(messages.map(\.description) == ["operator '*' cannot be applied to 'Decimal' and 'Double'"])
  }

  @Test func `exact sums, products, comparisons and roundings match Foundation`() throws {
    var generator = Generator(state: 7)
    for _ in 0..<2_000 {
      let (a, b) = (generator.number(), generator.number())
      let (x, y) = (try #require(Decimal(string: a)), try #require(Decimal(string: b)))
      let (p, q) = (try #require(DecimalNumber(a)), try #require(DecimalNumber(b)))
      #expect((p + q).description == (x + y).description, "\(a) + \(b)")
      #expect((p - q).description == (x - y).description, "\(a) - \(b)")
      #expect((p * q).description == (x * y).description, "\(a) * \(b)")
      #expect((p < q) == (x < y), "\(a) < \(b)")
      #expect((p * q / q == p) == (y != 0), "\(a) * \(b) / \(b)")
      #expect(p.double == Double(a))
      #expect(DecimalNumber(p.double * 1.1).description == Decimal(p.double * 1.1).description)
      var (rounded, number) = (Decimal(), x)
      NSDecimalRound(&rounded, &number, 2, .bankers)
      #expect(p.rounded(toDigits: 2, .toNearestOrEven).description == rounded.description, "\(a)")
    }
  }
}

/// A reproducible sequence of numbers of up to 17 digits.
private struct Generator {
  var state: UInt64

  mutating func next(_ limit: UInt64) -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) % limit
  }

  mutating func number() -> String {
    let digits = (0...next(16)).map { _ in String(next(10)) }
    let point = Int(next(UInt64(digits.count)))
    let text = digits[...point].joined() + "." + (digits[(point + 1)...] + ["0"]).joined()
    return (next(2) == 0 ? "-" : "") + text
  }
}
