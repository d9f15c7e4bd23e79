import PlumblineUnicode

/// A formatter of Foundation, whose properties determine the format.
final class FormatterObject: Hashable {
  /// The properties that have been set, by name.
  var values: [String: Value] = [:]

  static func == (a: FormatterObject, b: FormatterObject) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Returns the string, or the name of the constant, that a property is set to, or nil if it is not set.
  func name(_ property: String) -> String? {
    if case .native(let native)? = values[property] { return native.payload as? String }
    return values[property]?.asString
  }
}

/// The initial value of a formatter's property.
enum FixedProperty: Sendable {
  /// A constant of a type by its name, a string, a number, a Boolean value, units of time, a formatter, a calendar, or
  /// no value.
  case name(String, String), text(String), number(Int), boolean(Bool), units, formatter(String), calendar, nothing
  /// A set of options of a type, by their names.
  case options(String, [String])

  /// The interpreted value.
  var value: Value {
    switch self {
    case .name(let type, let name): .native(type, name)
    case .calendar: .native("Calendar", CalendarValue())
    case .text(let text): .string(text)
    case .number(let number): .int(number)
    case .boolean(let boolean): .bool(boolean)
    case .units: .native("NSCalendar.Unit", ["hour", "minute", "second"])
    case .formatter(let type): .native(type, FormatterObject())
    case .nothing: .none
    case .options(let type, let names): .native(type, names)
    }
  }
}

extension FormatterObject {
  /// The values of ICU's date style and time style.
  var dateStyles: (date: Int32, time: Int32) {
    let numbers: [String: Int32] = ["full": 0, "long": 1, "medium": 2, "short": 3]
    return (
      numbers[name("dateStyle") ?? ""] ?? LocaleLibrary.isOmitted,
      numbers[name("timeStyle") ?? ""] ?? LocaleLibrary.isOmitted
    )
  }

  /// Returns the text of a date in seconds since 2001.
  func text(of seconds: Double, locale inherited: String) -> String {
    let (date, time) = dateStyles
    let pattern = name("dateFormat")
    if pattern == nil, date == LocaleLibrary.isOmitted, time == LocaleLibrary.isOmitted { return "" }
    return LocaleLibrary.shared?.date(
      DateStyle.milliseconds(seconds), pattern: pattern, date: date, time: time, locale: name("locale") ?? inherited,
      zone: name("timeZone") ?? "GMT") ?? ""
  }

  /// Returns the text of a number, or nil if the locale data is not available.
  func text(of given: FormattedNumber, locale inherited: String) -> String? {
    let number = scaled(given)
    if number.double == 0, let zero = values["zeroSymbol"]?.asString { return zero }
    let kind = name("numberStyle") ?? "none"
    let locale = name("locale") ?? inherited
    if kind == "spellOut" || kind == "ordinal" {
      return LocaleLibrary.shared?.words(number.double, isOrdinal: kind == "ordinal", locale: locale)
    }
    var style = NumberStyle(kind: kind == "percent" ? .percent : .number)
    if kind.hasPrefix("currency") { style.kind = .currency(values["currencyCode"]?.asString ?? "USD") }
    if kind == "currencyISOCode" { style = style.setting("width", "unit-width-iso-code") }
    if kind == "currencyPlural" { style = style.setting("width", "unit-width-full-name") }
    if kind == "currencyAccounting" { style = style.setting("sign", "sign-accounting") }
    if kind == "scientific" { style = style.setting("notation", "scientific") }
    var standard: ClosedRange<Int>? = ["none": 0...0, "decimal": 0...3, "percent": 0...0][kind]
    let (least, most) = (values["minimumFractionDigits"]?.asInt, values["maximumFractionDigits"]?.asInt)
    if least != nil || most != nil {
      let own = standard ?? (kind.hasPrefix("currency") ? 2...2 : 0...6)
      let low = max(least ?? min(own.lowerBound, max(most ?? own.lowerBound, 0)), 0)
      standard = low...max(low, most ?? own.upperBound)
    }
    if let digits = standard { style = style.setting("precision", NumberStyle.fraction(digits)) }
    if case .bool(true)? = values["usesSignificantDigits"] {
      let least = max(values["minimumSignificantDigits"]?.asInt ?? 1, 1)
      let most = max(values["maximumSignificantDigits"]?.asInt ?? 6, least)
      style = style.setting("precision", NumberStyle.significant(least...most))
    }
    if let least = values["minimumIntegerDigits"]?.asInt {
      style = style.setting("integer", NumberStyle.integer(max(least, 0)...NumberStyle.unlimited))
    }
    if let most = values["maximumIntegerDigits"]?.asInt, most < NumberStyle.unlimited {
      let least = min(max(values["minimumIntegerDigits"]?.asInt ?? 1, 0), max(most, 0))
      style = style.setting("integer", NumberStyle.integer(least...max(most, least)))
    }
    let isGrouped =
      if case .bool(let isGrouped)? = values["usesGroupingSeparator"] ?? values["hasThousandSeparators"] {
        isGrouped
      } else { kind != "none" }
    if !isGrouped { style = style.setting("grouping", "group-off") }
    let rounding = [
      "up": "up", "down": "down", "ceiling": "ceiling", "floor": "floor", "halfUp": "half-up",
      "halfDown": "half-down",
    ][name("roundingMode") ?? ""]
    if let rounding { style = style.setting("rounding", "rounding-mode-" + rounding) }
    var text = style.text(of: number, isWhole: false, locale: locale)
    let isCurrency = kind.hasPrefix("currency")
    let separators = (values["decimalSeparator"]?.asString, values["groupingSeparator"]?.asString)
    if !isCurrency, separators.0 != nil || separators.1 != nil {
      let symbols = NumberSymbols(locale: locale)
      text = text.map { symbols.replacing(decimal: separators.0, grouping: separators.1, in: $0) }
    }
    if let symbol = values["currencySymbol"]?.asString, kind == "currency" { text = text.map { marked($0, symbol) } }
    let prefix = values[number.double < 0 ? "negativePrefix" : "positivePrefix"]?.asString
    if let prefix, !isCurrency, let first = text?.firstIndex(where: \.isNumber) {
      text = text.map { prefix + $0[first...] }
    }
    let suffix = values[number.double < 0 ? "negativeSuffix" : "positiveSuffix"]?.asString
    if let suffix, !isCurrency, let last = text?.lastIndex(where: \.isNumber) {
      text = text.map { $0[...last] + suffix }
    }
    if let sign = values["minusSign"]?.asString { text = text.map { $0.replacing("-", with: sign) } }
    if case .bool(true)? = values["alwaysShowsDecimalSeparator"] {
      let mark = values["decimalSeparator"]?.asString ?? String(NumberSymbols(locale: locale).decimal)
      text = text.map { $0.contains(mark) ? $0 : $0 + mark }
    }
    return text
  }

  /// Returns a number times the multiplier, rounded to a multiple of the increment.
  private func scaled(_ number: FormattedNumber) -> FormattedNumber {
    let increment = values["roundingIncrement"]?.asNumber ?? 0
    let multiplier = values["multiplier"]?.asNumber
    guard increment > 0 || multiplier != nil else { return number }
    // A percentage is multiplied by 100 by its own style.
    let scale = name("numberStyle") == "percent" ? (multiplier ?? 100) / 100 : multiplier ?? 1
    let scaled = number.double * scale
    return .floating(increment > 0 ? (scaled / increment).rounded(.toNearestOrEven) * increment : scaled)
  }

  /// Returns an amount with another currency symbol; a letter or a full stop beside the digits is followed by a space.
  private func marked(_ text: String, _ symbol: String) -> String {
    let old = text.filter { !$0.isNumber && !$0.isWhitespace && !"-.,’'".contains($0) }
    guard !old.isEmpty, let found = text.firstRange(of: old) else { return text }
    let isBeside = found.upperBound < text.endIndex && text[found.upperBound].isNumber
    let needsSpace = isBeside && !(symbol.last?.isSymbol ?? true)
    return text[..<found.lowerBound] + symbol + (needsSpace ? "\u{a0}" : "") + text[found.upperBound...]
  }

  /// Returns the parts of a byte count that the properties of a `ByteCountFormatter` select: its number, its unit and
  /// the exact count.
  func selected(_ text: String, of count: Double) -> String {
    func holds(_ name: String) -> Bool? { if case .bool(let flag)? = values[name] { flag } else { nil } }
    guard let space = text.lastIndex(of: " ") else { return text }
    var parts: [Substring] = []
    if holds("includesCount") ?? true { parts.append(text[..<space]) }
    if holds("includesUnit") ?? true { parts.append(text[text.index(after: space)...]) }
    let shown = parts.joined(separator: " ")
    return holds("includesActualByteCount") == true ? shown + ByteCount.exact(count) : shown
  }

  /// Returns the text of a duration in seconds.
  func length(_ seconds: Double, locale: String) -> String {
    var allowed: Set<String> = ["hours", "minutes", "seconds"]
    if case .native(let native)? = values["allowedUnits"], let units = native.payload as? [String] {
      allowed = Set(units.map { $0 == "weekOfMonth" ? "weeks" : $0 + "s" })
    }
    let length = TimeLength(seconds)
    switch name("unitsStyle") ?? "positional" {
    case "positional":
      let isPadded = name("zeroFormattingBehavior") == "pad"
      if !allowed.contains("hours") {
        let text = length.clock("minuteSecond")
        return isPadded && text.count < 5 ? "0" + text : text
      }
      if !allowed.contains("seconds") { return length.clock("hourMinute") }
      if isPadded { return (seconds < 36_000 ? "0" : "") + length.clock("hourMinuteSecond") }
      if seconds >= 3_600 { return length.clock("hourMinuteSecond") }
      return seconds < 60 ? "\(Int(seconds.isFinite ? seconds : 0))" : length.clock("minuteSecond")
    case "abbreviated", "brief":
      return (length.units(allowed, width: 2, locale: locale) ?? "").replacing(",", with: "")
    case "short": return (length.units(allowed, width: 1, locale: locale) ?? "")
    default: return length.units(allowed, width: 0, locale: locale) ?? ""
    }
  }

  /// Returns the text of a distance from the present time.
  func relative(_ distance: TimeDistance, locale: String) -> String {
    let isShort = ["short", "abbreviated"].contains(name("unitsStyle"))
    let text =
      distance.text(
        isNamed: name("dateTimeStyle") == "named", width: isShort ? 1 : 0, locale: name("locale") ?? locale) ?? ""
    return name("formattingContext") == "beginningOfSentence" ? text.prefix(1).uppercased() + text.dropFirst() : text
  }
}
