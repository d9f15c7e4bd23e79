import PlumblineUnicode

/// A format style of numbers: `.number.precision(.fractionLength(2))`, `.percent`, `.currency(code: "EUR")`.
///
/// A style is stored as the stems of an ICU number skeleton, as Foundation's number styles write them.
package struct NumberStyle: Hashable, Sendable {
  /// The kind of a number style.
  package enum Kind: Hashable, Sendable {
    /// A plain number, a percentage, or an amount of a currency.
    case number, percent, currency(String)
  }

  /// The types of number format styles; `.number` is the style of any of them.
  package static let typeNames = ["IntegerFormatStyle", "FloatingPointFormatStyle", "Decimal.FormatStyle"]

  /// Returns whether a name is that of a type of number format styles.
  static func isType(_ name: String) -> Bool { typeNames.contains { name == $0 || name.hasPrefix($0 + ".") } }

  /// The kind of the style.
  package var kind: Kind
  /// The stems of the skeleton by their topic: digits, rounding, notation, grouping, sign, width.
  package var words: [String: String] = [:]
  /// The factor that numbers are multiplied by, or nil for that of the kind.
  package var scale: Double?
  /// The increment to whose multiples results are rounded, or nil.
  package var increment: Double?
  /// The locale, or nil for the inherited one.
  package var locale: String?

  /// Creates the plain style of a kind of numbers.
  package init(kind: Kind) { self.kind = kind }

  /// Returns the style with a stem of its skeleton set or removed.
  package func setting(_ topic: String, _ word: String?) -> NumberStyle {
    var copy = self
    copy.words[topic] = word
    return copy
  }

  /// Returns the text of a number, or nil if the locale data is not available; as a percentage, an integer counts
  /// hundredths, any other number ones.
  package func text(of value: FormattedNumber, isWhole: Bool, locale inherited: String) -> String? {
    var skeleton = words.keys.sorted().compactMap { words[$0] }
    if let increment {
      skeleton = words.keys.sorted().compactMap { $0 == "precision" ? nil : words[$0] } + [stem(increment)]
    }
    var factor = scale ?? 1
    switch kind {
    case .number: break
    case .percent:
      skeleton.append("percent")
      if !isWhole, scale == nil { factor = 100 }
    case .currency(let code): skeleton.append("currency/" + code.uppercased())
    }
    if factor != 1 { skeleton.append("scale/" + NumberFormat.plain(factor)) }
    if words["rounding"] == nil { skeleton.append("rounding-mode-half-even") }
    return LocaleLibrary.shared?.number(
      value, skeleton: skeleton.joined(separator: " "), locale: locale ?? inherited)
  }

  /// Returns the stem for rounding to multiples of a number, with as many fraction digits as the precision has.
  private func stem(_ increment: Double) -> String {
    var digits = NumberFormat.plain(increment)
    let zeros = words["precision"].map { $0.first == "." ? $0.filter { $0 == "0" }.count : 0 } ?? 0
    let known = digits.firstIndex(of: ".").map { digits.distance(from: $0, to: digits.endIndex) - 1 } ?? 0
    if zeros > known { digits += (known == 0 ? "." : "") + Self.repeated("0", zeros - known) }
    return "precision-increment/" + digits
  }

  /// Returns ICU's name of a rounding rule.
  package static func mode(_ rule: FloatingPointRoundingRule) -> String {
    switch rule {
    case .up: "ceiling"
    case .down: "floor"
    case .towardZero: "down"
    case .awayFromZero: "up"
    case .toNearestOrAwayFromZero: "half-up"
    default: "half-even"
    }
  }

  /// Returns the stem for a number of digits after the decimal point.
  package static func fraction(_ digits: ClosedRange<Int>) -> String {
    "." + repeated("0", digits.lowerBound)
      + (digits.upperBound >= unlimited ? "*" : repeated("#", digits.upperBound - digits.lowerBound))
  }

  /// Returns the stem for a number of significant digits.
  static func significant(_ digits: ClosedRange<Int>) -> String {
    let least = max(digits.lowerBound, 1)
    return repeated("@", least) + (digits.upperBound >= unlimited ? "*" : repeated("#", digits.upperBound - least))
  }

  /// Returns the stem for a number of digits before the decimal point.
  static func integer(_ digits: ClosedRange<Int>) -> String {
    let least = repeated("0", digits.lowerBound)
    if digits.upperBound >= unlimited { return "integer-width/+" + (least.isEmpty ? "0" : least) }
    let digits = repeated("#", digits.upperBound - digits.lowerBound) + least
    return "integer-width/" + (digits.isEmpty ? "*" : digits)
  }

  /// The upper bound of a range of digits without a limit.
  static let unlimited = 400

  private static func repeated(_ character: String, _ count: Int) -> String {
    String(repeating: character, count: min(max(count, 0), 100))
  }
}
