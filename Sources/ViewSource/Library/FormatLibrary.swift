import LayoutCore

/// How a number is written: `.number.precision(.fractionLength(2))`, `.percent`, `.currency(code: "EUR")`.
struct NumberStyle: Hashable, Sendable {
  /// The kinds of numbers.
  enum Kind: Hashable, Sendable {
    /// A plain number, a share of one, or an amount of money.
    case number, percent, currency(String)
  }

  /// The kind of number.
  var kind: Kind
  /// The fewest and the most digits after the point, or nil for the kind's own.
  var fraction: ClosedRange<Int>?
  /// Whether thousands are told apart.
  var isGrouped = true
  /// The fewest digits before the point.
  var minimumIntegerDigits = 1

  /// The text of a number in English.
  func text(of value: Double) -> String {
    var scaled = value
    if case .percent = kind { scaled *= 100 }
    let digits: ClosedRange<Int> =
      fraction ?? { if case .currency(let code) = kind { code == "JPY" ? 0...0 : 2...2 } else { 0...3 } }()
    var text = NumberFormat.fixed(abs(scaled), digits: min(digits.upperBound, 12))
    if digits.upperBound > digits.lowerBound, text.contains(".") {
      while text.hasSuffix("0"), text.split(separator: ".").last?.count ?? 0 > digits.lowerBound { text.removeLast() }
      if text.hasSuffix(".") { text.removeLast() }
    }
    var parts = text.split(separator: ".").map(String.init)
    if var whole = parts.first {
      while whole.count < min(minimumIntegerDigits, 40) { whole = "0" + whole }
      parts[0] = isGrouped ? Self.grouped(whole) : whole
    }
    text = parts.joined(separator: ".")
    let sign = scaled < 0 && text.contains { $0 != "0" && $0 != "." && $0 != "," } ? "-" : ""
    switch kind {
    case .number: return sign + text
    case .percent: return sign + text + "%"
    case .currency(let code): return sign + (Self.symbols[code] ?? code + "\u{A0}") + text
    }
  }

  private static let symbols = [
    "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "INR": "₹", "CNY": "CN¥", "KRW": "₩", "CAD": "CA$", "AUD": "A$",
  ]

  private static func grouped(_ digits: String) -> String {
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result.append(",") }
      result.append(digit)
    }
    return result
  }
}

extension TypeBinding where T == NumberStyle {
  /// A style of numbers.
  static var numberStyle: TypeBinding { .native("NumberStyle") }
}

extension Vocabulary {
  /// Adds styles of numbers and dates, and what writes them.
  mutating func addFormats() {
    addNumberStyles()
    addDateValues()
    for name in ["Int", "Double"] {
      raw(name, "formatted") { value, _ in
        .string(NumberStyle(kind: .number).text(of: value.asDouble ?? Double(value.asInt ?? 0)))
      }
      raw(name, "formatted", [.value(nil, .native("FormatStyle"))]) { value, call in
        .string(Self.formatted(value, by: call.value(0)) ?? "")
      }
    }
    raw("Sequence", "formatted", [.value(nil, optional: true)]) { value, call throws(Fault) in
      var parts: [String] = []
      for element in try call.evaluator.elements(of: value) ?? [] {
        parts.append(try call.evaluator.describe(element, at: call.place))
      }
      guard let last = parts.last, parts.count > 1 else { return .string(parts.first ?? "") }
      let separator = parts.count > 2 ? ", and " : " and "
      return .string(parts.dropLast().joined(separator: ", ") + separator + last)
    }
    rawInitializer(
      "Text", [.value(), .value("format", .native("FormatStyle"))], summary: "Shows a value in a format.",
      example: "Text(0.25, format: .percent)"
    ) {
      call throws(Fault) in
      var shown = Self.formatted(call.value(0), by: call.value(1)) ?? ""
      if shown.isEmpty { shown = try call.evaluator.describe(call.value(0), at: call.place) }
      return .native("Text", TextContent(shown))
    }
  }

  /// The text of a value in a style, or nil if it has no such style.
  static func formatted(_ value: Value, by style: Value) -> String? {
    guard case .native(let native) = style else { return nil }
    if let style = native.payload as? NumberStyle {
      return (value.asDouble ?? value.asInt.map(Double.init)).map(style.text)
    }
    guard case .native(let date) = value, let seconds = date.payload as? Double else { return nil }
    return CalendarDate(seconds).text(isDateShown: true, isTimeShown: true)
  }

  private mutating func addNumberStyles() {
    type("FormatStyle", implicitSources: ["NumberStyle", "DateStyle"])
    type("NumberStyle", parents: ["FormatStyle"])
    type("DateStyle", parents: ["FormatStyle"])
    constant(on: "NumberStyle", "number", NumberStyle(kind: .number), as: .numberStyle)
    constant(on: "NumberStyle", "percent", NumberStyle(kind: .percent), as: .numberStyle)
    staticMethod(on: "NumberStyle", "currency", .named("code", .string), returns: .numberStyle) {
      NumberStyle(kind: .currency($0))
    }
    let precision = TypeBinding<ClosedRange<Int>>.native("NumberPrecision")
    method(on: .numberStyle, "precision", .unnamed(precision), returns: .numberStyle) { style, digits in
      var copy = style
      copy.fraction = digits
      return copy
    }
    rawStatic("NumberPrecision", "fractionLength", [.value()]) { _, call in
      if case .range(let range) = call.value(0) {
        let (low, high) = (range.lower?.value.asInt ?? 0, range.upper?.value.asInt ?? 12)
        return .native("NumberPrecision", max(low, 0)...max(low, high, 0))
      }
      let count = max(call.value(0).asInt ?? 0, 0)
      return .native("NumberPrecision", count...count)
    }
    for name in ["significantDigits", "integerLength"] {
      rawStatic("NumberPrecision", name, [.value()]) { _, _ in .native("NumberPrecision", 0...3) }
    }
    raw("NumberStyle", "grouping", [.value(nil, .native("NumberGrouping"))]) { value, call in
      guard case .native(let native) = value, var style = native.payload as? NumberStyle else { return value }
      if case .native(let grouping) = call.value(0) { style.isGrouped = grouping.payload as? Bool ?? true }
      return .native("NumberStyle", style)
    }
    for (name, isGrouped) in [("automatic", true), ("never", false)] {
      constant(on: "NumberGrouping", name, isGrouped, as: .native("NumberGrouping"))
    }
    for name in ["rounded", "notation", "sign", "locale", "scale"] {
      raw(
        "NumberStyle", name,
        [.value(optional: true), .value("rule", optional: true), .value("increment", optional: true)]
      ) { value, _ in value }
    }
  }

  private mutating func addDateValues() {
    let date = TypeBinding<Double>.native("Date")
    rawInitializer("Date", []) { call in .native("Date", call.evaluator.options.clock) }
    rawConstant("Date", "now") { call in .native("Date", call.evaluator.options.clock) }
    initializer("Date", .named("timeIntervalSince1970", .double), returns: date) { $0 - 978_307_200 }
    initializer("Date", .named("timeIntervalSinceReferenceDate", .double), returns: date) { $0 }
    rawInitializer("Date", [.value("timeIntervalSinceNow", .double)]) { call throws(Fault) in
      .native("Date", call.evaluator.options.clock + (try call.double(0)))
    }
    constant(on: "Date", "distantPast", -63_114_076_800, as: date)
    constant(on: "Date", "distantFuture", 64_092_211_200, as: date)
    method(on: date, "addingTimeInterval", .unnamed(.double), returns: date) { $0 + $1 }
    method(on: date, "advanced", .named("by", .double), returns: date) { $0 + $1 }
    method(on: date, "timeIntervalSince", .unnamed(date), returns: .double) { $0 - $1 }
    property(on: date, "timeIntervalSince1970", as: .double) { $0 + 978_307_200 }
    property(on: date, "timeIntervalSinceReferenceDate", as: .double) { $0 }
    function("+", .unnamed(date), .unnamed(.double), returns: date) { $0 + $1 }
    function("-", .unnamed(date), .unnamed(.double), returns: date) { $0 - $1 }
    property(on: date, "description", as: .string) { CalendarDate($0).text(isDateShown: true, isTimeShown: true) }
    method(on: date, "formatted", returns: .string) { CalendarDate($0).text(isDateShown: true, isTimeShown: true) }
    rawMembersOfDates()
    for name in ["dateTime", "iso8601", "relative"] { constant(on: "DateStyle", name, name, as: .native("DateStyle")) }
    for name in ["year", "month", "day", "hour", "minute", "second", "weekday", "locale"] {
      raw("DateStyle", name, [.value(optional: true)]) { value, _ in value }
    }
  }

  private mutating func rawMembersOfDates() {
    raw("Date", "formatted", [.value(nil, .native("FormatStyle"))]) { value, call in
      .string(Self.formatted(value, by: call.value(0)) ?? "")
    }
    raw("Date", "formatted", [.value("date", .native("DateWidth")), .value("time", .native("DateWidth"))]) {
      value, call in
      guard case .native(let native) = value, let seconds = native.payload as? Double else { return .string("") }
      func isShown(_ index: Int) -> Bool {
        if case .native(let width) = call.value(index) { width.payload as? String != "omitted" } else { true }
      }
      return .string(CalendarDate(seconds).text(isDateShown: isShown(0), isTimeShown: isShown(1)))
    }
    for name in ["omitted", "numeric", "abbreviated", "long", "complete", "shortened", "standard"] {
      constant(on: "DateWidth", name, name, as: .native("DateWidth"))
    }
  }
}
