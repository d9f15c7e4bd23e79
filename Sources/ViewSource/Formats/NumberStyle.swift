import PlumblineUnicode

/// How a number is written: `.number.precision(.fractionLength(2))`, `.percent`, `.currency(code: "EUR")`.
///
/// A style is a skeleton of ICU's, word by word as Foundation's number styles write it.
struct NumberStyle: Hashable, Sendable {
  /// The kinds of numbers.
  enum Kind: Hashable, Sendable {
    /// A plain number, a share of one, or an amount of money.
    case number, percent, currency(String)
  }

  /// The kind of number.
  var kind: Kind
  /// The words of the skeleton by what they decide: digits, rounding, notation, grouping, sign, width.
  var words: [String: String] = [:]
  /// The factor that the number is multiplied by.
  var scale = 1.0
  /// The locale, or nil for the one that the view inherits.
  var locale: String?

  /// The style with a word of its skeleton.
  func setting(_ topic: String, _ word: String?) -> NumberStyle {
    var copy = self
    copy.words[topic] = word
    return copy
  }

  /// The text of a number; a whole percentage counts hundredths, a fractional one counts ones.
  func text(of value: FormattedNumber, isWhole: Bool, locale inherited: String) -> String? {
    var skeleton = words.keys.sorted().compactMap { words[$0] }
    var factor = scale
    switch kind {
    case .number: break
    case .percent:
      skeleton.append("percent")
      if !isWhole { factor *= 100 }
    case .currency(let code): skeleton.append("currency/" + code.uppercased())
    }
    if factor != 1 { skeleton.append("scale/" + NumberFormat.plain(factor)) }
    if words["rounding"] == nil { skeleton.append("rounding-mode-half-even") }
    return LocaleLibrary.shared?.number(
      value, skeleton: skeleton.joined(separator: " "), locale: locale ?? inherited)
  }

  /// ICU's name of a rule of rounding.
  static func mode(_ rule: FloatingPointRoundingRule) -> String {
    switch rule {
    case .up: "ceiling"
    case .down: "floor"
    case .towardZero: "down"
    case .awayFromZero: "up"
    case .toNearestOrAwayFromZero: "half-up"
    default: "half-even"
    }
  }

  /// The word for a number of digits after the point.
  static func fraction(_ digits: ClosedRange<Int>) -> String {
    "." + repeated("0", digits.lowerBound)
      + (digits.upperBound >= unlimited ? "*" : repeated("#", digits.upperBound - digits.lowerBound))
  }

  /// The word for a number of digits that count.
  static func significant(_ digits: ClosedRange<Int>) -> String {
    let least = max(digits.lowerBound, 1)
    return repeated("@", least) + (digits.upperBound >= unlimited ? "*" : repeated("#", digits.upperBound - least))
  }

  /// The word for a number of digits before the point.
  static func integer(_ digits: ClosedRange<Int>) -> String {
    let least = repeated("0", digits.lowerBound)
    if digits.upperBound >= unlimited { return "integer-width/+" + (least.isEmpty ? "0" : least) }
    let digits = repeated("#", digits.upperBound - digits.lowerBound) + least
    return "integer-width/" + (digits.isEmpty ? "*" : digits)
  }

  /// The number of digits that stands for any number of them.
  static let unlimited = 400

  private static func repeated(_ character: String, _ count: Int) -> String {
    String(repeating: character, count: min(max(count, 0), 100))
  }
}
