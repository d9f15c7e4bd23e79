/// The separators and symbols with which a locale writes numbers.
struct NumberSymbols {
  /// The character before the fraction.
  var decimal: Character
  /// The character between groups of digits, or nil if there is none.
  var grouping: Character?

  /// Creates the symbols of a locale from a number that the locale formats.
  init(locale: String) {
    let plain = NumberStyle(kind: .number).setting("grouping", "group-on-aligned").setting("precision", ".0")
    let text = plain.text(of: .floating(1_234_567.5), isWhole: false, locale: locale) ?? "1,234,567.5"
    let separators = text.filter { !$0.isNumber }
    decimal = separators.last ?? "."
    grouping = separators.count > 1 ? separators.first : nil
  }

  /// Returns a formatted number with other separators between its digits.
  func replacing(decimal newDecimal: String?, grouping newGrouping: String?, in text: String) -> String {
    guard let first = text.firstIndex(where: \.isNumber), let last = text.lastIndex(where: \.isNumber) else {
      return text
    }
    var number = ""
    for character in text[first...last] {
      switch character {
      case decimal: number += newDecimal ?? String(character)
      case grouping: number += newGrouping ?? String(character)
      default: number.append(character)
      }
    }
    return text[..<first] + number + text[text.index(after: last)...]
  }

  /// Returns the number at the start of a text and the rest of the text, or nil if there is none; groups after a
  /// grouping separator have three digits.
  func number(in text: Substring, isGrouped: Bool) -> (value: Double, rest: Substring)? {
    var rest = text.drop { $0.isWhitespace }
    var digits = ""
    if rest.first == "-" { digits.append(Character(String(rest.removeFirst()))) }
    var group: Int?
    while let next = rest.first {
      if let digit = next.wholeNumberValue, next.isNumber {
        digits += "\(digit)"
        group = group.map { $0 + 1 }
      } else if isGrouped, isGrouping(next), digits.last?.isNumber ?? false, group ?? 3 == 3 {
        group = 0
      } else {
        break
      }
      rest.removeFirst()
    }
    guard group ?? 3 == 3 else { return nil }
    if rest.first == decimal {
      rest.removeFirst()
      digits.append(".")
      while let digit = rest.first?.wholeNumberValue {
        digits += "\(digit)"
        rest.removeFirst()
      }
      if digits.last == "." { digits.append("0") }
      if digits.first == "." { digits = "0" + digits }
    }
    if let mark = rest.first, mark == "e" || mark == "E" {
      let power = rest.dropFirst().prefix { $0.isNumber || $0 == "-" }
      if Int(power) != nil {
        digits += "e" + power
        rest = rest.dropFirst(power.count + 1)
      }
    }
    return Double(digits).map { ($0, rest) }
  }

  private func isGrouping(_ character: Character) -> Bool {
    guard let grouping else { return false }
    return character == grouping || grouping.isWhitespace && character.isWhitespace
  }
}

extension FormatterObject {
  /// Returns the number in a text that the formatter's style could have written, or nil.
  func number(from text: String, locale inherited: String) -> Double? {
    let kind = name("numberStyle") ?? "none"
    let locale = name("locale") ?? inherited
    var symbols = NumberSymbols(locale: locale)
    if let own = values["decimalSeparator"]?.asString?.first { symbols.decimal = own }
    if let own = values["groupingSeparator"]?.asString?.first { symbols.grouping = own }
    var text = text[...]
    var isMarked = true
    if kind.hasPrefix("currency") {
      let one = self.text(of: .floating(1), locale: locale) ?? ""
      let symbol = one.filter { !$0.isNumber && !$0.isWhitespace && $0 != symbols.decimal }
      guard let found = text.firstRange(of: symbol), !symbol.isEmpty else { return nil }
      text.removeSubrange(found)
    }
    if kind == "percent" { isMarked = text.last { !$0.isWhitespace } == "%" }
    guard isMarked, let (value, _) = symbols.number(in: text, isGrouped: kind != "none") else { return nil }
    return kind == "percent" ? value / 100 : value
  }
}

extension Vocabulary {
  /// Adds the initializers of numbers that read a text in a number format.
  mutating func addNumberReading() {
    for name in ["Int", "Double"] {
      rawInitializer(name, [.value(nil, .string), .value("format", .native("FormatStyle"))]) { call throws(Fault) in
        guard let format: ValueFormat = call.payload(1), let style = format.plainNumber else {
          throw call.evaluator.fault(
            .unsupported("format", reason: "only '.number' reads numbers"), at: call.location)
        }
        let symbols = NumberSymbols(locale: style.locale ?? call.evaluator.locale)
        guard let (number, rest) = symbols.number(in: try call.string(0)[...], isGrouped: true), rest.isEmpty else {
          throw call.wrongFormat
        }
        if name == "Double" { return .double(number) }
        guard let whole = Int(exactly: number.rounded(.towardZero)) else { throw call.wrongFormat }
        return .int(whole)
      }
    }
  }
}

extension ValueFormat {
  /// The style of plain numbers, or nil for another format.
  fileprivate var plainNumber: NumberStyle? {
    switch self {
    case .number(let style) where style.kind == .number: return style
    case .localized(let format, let locale):
      var style = format.plainNumber
      style?.locale = locale
      return style
    default: return nil
    }
  }
}

extension Call {
  /// The error that a text does not have the expected format, which the program can catch.
  var wrongFormat: Fault {
    Fault(
      throwing: .native("CocoaError", "The data couldn’t be read because it isn’t in the correct format."),
      Diagnostic(.error, .uncaught, at: evaluator.range(of: location)))
  }
}
