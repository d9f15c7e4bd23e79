import LayoutCore

extension Vocabulary {
  /// Adds the formats of numbers, dates and lists, and what writes values in them.
  mutating func addFormats() {
    addFormatUses()
    addNumberFormats()
    addNumberMethods()
    addDateFormats()
    addDateFields()
    addOtherFormats()
    for name in [
      "Date.FormatStyle", "FloatingPointFormatStyle", "IntegerFormatStyle", "Decimal.FormatStyle",
      "Duration.TimeFormatStyle",
      "Date.RelativeFormatStyle", "ListFormatStyle", "Date.IntervalFormatStyle", "Date.ISO8601FormatStyle",
    ] { aliases[name] = "FormatStyle" }
  }

  private mutating func addFormatUses() {
    for name in [
      "Int", "Double", "Date", "Range", "Sequence", "Measurement", "Duration", "PersonNameComponents", "String",
    ] {
      raw(name, "formatted") { value, call throws(Fault) in
        .string(try call.evaluator.plainlyFormatted(value, at: call.place) ?? "")
      }
      raw(name, "formatted", [.value(nil, .native("FormatStyle"))]) { value, call throws(Fault) in
        .string(try call.formatted(value, by: 0))
      }
    }
    raw("FormatStyle", "format", [.value()]) { format, call throws(Fault) in
      guard case .native(let native) = format, let format = native.payload as? ValueFormat else { return .none }
      return .string(try call.evaluator.text(of: call.value(0), in: format, at: call.place) ?? "")
    }
    rawInitializer(
      "Text", [.value(), .value("format", .native("FormatStyle"))], summary: "Shows a value in a format.",
      example: "Text(0.25, format: .percent)"
    ) { call throws(Fault) in .native("Text", TextContent(try call.formatted(call.value(0), by: 1))) }
    rawInitializer("Text", [.value(), .value("formatter")]) { call throws(Fault) in
      let text = try call.evaluator.callMethod("string", of: call.value(1), [call.value(0)]).asString
      if let text { return .native("Text", TextContent(text)) }
      return .native("Text", TextContent(try call.evaluator.describe(call.value(0), at: call.place)))
    }
    rawInitializer(
      "LabeledContent",
      [.value(nil, TypeBinding<TextContent>.title.type), .value("value"), .value("format", .native("FormatStyle"))],
      summary: "A label and a value in a format.", example: #"LabeledContent("Price", value: 3, format: .number)"#
    ) { call throws(Fault) in
      let title = try TypeBinding.title.read(call.value(0), call.evaluator) ?? TextContent("")
      return .view(.labeledContent(label: [.text(title)], content: [.text(try call.formatted(call.value(1), by: 2))]))
    }
    rawInitializer(
      "Text", [.value(), .value("style", .native("Text.DateStyle"))],
      summary: "Shows a date, or its distance from the figure's clock.", example: "Text(Date(), style: .date)"
    ) { call throws(Fault) in
      guard case .native(let native) = call.value(1), let style = native.payload as? LiveDate else { return .none }
      let text = try call.evaluator.text(of: call.value(0), in: .live(style), at: call.place)
      guard let text else { throw call.mismatch(of: call.value(0), with: .native("Date"), at: 0) }
      return .native("Text", TextContent(text))
    }
    cases(of: TypeBinding<LiveDate>.native("Text.DateStyle"))
    rawInitializer(
      "Text", [.value(nil, .range(.native("Date")))], summary: "Shows the time between two dates.",
      example: "Text(Date.now...Date.now.addingTimeInterval(60))"
    ) { call throws(Fault) in
      let format = ValueFormat.date(DateStyle(date: "omitted", time: "shortened"))
      guard let text = try call.evaluator.text(of: call.value(0), in: format, at: call.place) else {
        throw call.mismatch(of: call.value(0), with: .range(.native("Date")), at: 0)
      }
      return .native("Text", TextContent(text))
    }
    rawInitializer(
      "Text",
      [
        .value("timerInterval", .range(.native("Date"))), .value("pauseTime", optional: true),
        .value("countsDown", .bool, optional: true), .value("showsHours", .bool, optional: true),
      ], summary: "Shows the time that is left.",
      example: "Text(timerInterval: Date.now...Date.now.addingTimeInterval(60))"
    ) { call throws(Fault) in
      guard case .range(let range) = call.value(0), let start = range.lower?.value.asMoment,
        let end = range.upper?.value.asMoment
      else { return .none }
      let isDown = if case .bool(let isDown) = call.value(2) { isDown } else { true }
      let now = min(max(call.evaluator.options.clock, start), end)
      let length = TimeLength((isDown ? end - now : now - start).rounded())
      return .native("Text", TextContent(length.clock(length.seconds >= 3_600 ? "hourMinuteSecond" : "minuteSecond")))
    }
  }

  // MARK: Numbers

  private mutating func addNumberFormats() {
    for (name, kind) in [("number", NumberStyle.Kind.number), ("percent", .percent)] {
      constant(on: "FormatStyle", name, .number(NumberStyle(kind: kind)), as: .format)
    }
    staticMethod(on: "FormatStyle", "currency", .named("code", .string), returns: .format) {
      .number(NumberStyle(kind: .currency($0)))
    }
    rawInitializer("FormatStyle", []) { call in .native("FormatStyle", ValueFormat.date(DateStyle())) }
    rawInitializer("NumberFormatStyle", []) { _ in
      .native("FormatStyle", ValueFormat.number(NumberStyle(kind: .number)))
    }
    for (name, word) in [
      ("fractionLength", NumberStyle.fraction), ("significantDigits", NumberStyle.significant),
      ("integerLength", NumberStyle.integer),
    ] {
      let topic = name == "integerLength" ? "integer" : "precision"
      rawStatic("NumberPrecision", name, [.value(nil, .range(.int))]) { _, call in
        .native("NumberPrecision", [topic: word(Self.digits(call.value(0)))])
      }
      rawStatic("NumberPrecision", name, [.value(nil, .int)]) { _, call in
        .native("NumberPrecision", [topic: word(Self.digits(call.value(0)))])
      }
    }
    rawStatic("NumberPrecision", "integerAndFractionLength", [.value("integer", .int), .value("fraction", .int)]) {
      _, call in
      .native(
        "NumberPrecision",
        [
          "integer": NumberStyle.integer(Self.digits(call.value(0))),
          "precision": NumberStyle.fraction(Self.digits(call.value(1))),
        ])
    }
  }

  private static func digits(_ value: Value) -> ClosedRange<Int> {
    if case .range(let range) = value {
      let least = max(range.lower?.value.asInt ?? 0, 0)
      let most = range.upper?.value.asInt.map { range.isClosed ? $0 : $0 - 1 } ?? NumberStyle.unlimited
      return least...max(least, most)
    }
    let count = max(value.asInt ?? 0, 0)
    return count...count
  }

  private mutating func addNumberMethods() {
    numberMethod("precision", [.value(nil, .native("NumberPrecision"))]) { style, call in
      guard case .native(let native) = call.value(0), let words = native.payload as? [String: String] else { return }
      for (topic, word) in words { style = style.setting(topic, word) }
    }
    word("NumberGrouping", ["automatic": nil, "never": "group-off"], method: "grouping", topic: "grouping")
    word(
      "NumberNotation", ["automatic": nil, "compactName": "compact-short", "scientific": "scientific"],
      method: "notation",
      topic: "notation")
    word(
      "CurrencyPresentation",
      [
        "standard": nil, "narrow": "unit-width-narrow", "isoCode": "unit-width-iso-code",
        "fullName": "unit-width-full-name",
      ],
      method: "presentation", topic: "width")
    word(
      "NumberSign", ["automatic": nil, "never": "sign-never", "accounting": "sign-accounting"], method: "sign",
      label: "strategy", topic: "sign")
    word(
      "DecimalSeparator", ["automatic": nil, "always": "decimal-always"], method: "decimalSeparator", label: "strategy",
      topic: "decimal")
    for (name, all, others) in [
      ("always", "sign-always", "sign-except-zero"),
      ("accountingAlways", "sign-accounting-always", "sign-accounting-except-zero"),
    ] {
      rawStatic(
        "NumberSign", name, [.value("includingZero", .bool, optional: true), .value("showZero", .bool, optional: true)]
      ) {
        _, call in
        if case .bool(false) = call.value(0) { return .native("NumberSign", others) }
        if case .bool(false) = call.value(1) { return .native("NumberSign", others) }
        return .native("NumberSign", all)
      }
    }
    numberMethod(
      "rounded",
      [
        .value("rule", .native("FloatingPointRoundingRule"), optional: true),
        .value("increment", .double, optional: true),
      ]
    ) { style, call in
      if let rule: FloatingPointRoundingRule = call.payload(0) {
        style = style.setting("rounding", "rounding-mode-" + NumberStyle.mode(rule))
      }
      if let step = call.value(1).asNumber, step > 0 {
        style = style.setting("precision", "precision-increment/" + NumberFormat.plain(step))
      }
    }
    numberMethod("scale", [.value(nil, .double)]) { style, call in style.scale = call.value(0).asNumber ?? 1 }
  }

  /// Adds a method of number formats.
  private mutating func numberMethod(
    _ name: String, _ parameters: [ParameterShape], _ change: @escaping @Sendable (inout NumberStyle, Call) -> Void
  ) {
    raw("FormatStyle", name, parameters) { value, call in
      guard case .native(let native) = value, case .number(var style)? = native.payload as? ValueFormat else {
        return value
      }
      change(&style, call)
      return .native("FormatStyle", ValueFormat.number(style))
    }
  }

  /// Adds named words of a topic, and the method of number formats that takes one.
  private mutating func word(
    _ type: String, _ words: [String: String?], method: String, label: String? = nil, topic: String
  ) {
    for (name, word) in words { constant(on: type, name, word ?? "", as: TypeBinding<String>.native(type)) }
    numberMethod(method, [.value(label, .native(type))]) { style, call in
      guard case .native(let native) = call.value(0), let word = native.payload as? String else { return }
      style = style.setting(topic, word.isEmpty ? nil : word)
    }
  }

  // MARK: Dates

  private mutating func addDateFormats() {
    constant(on: "FormatStyle", "dateTime", .date(DateStyle()), as: .format)
    constant(on: "FormatStyle", "iso8601", .iso8601(hasTime: true), as: .format)
    constant(on: "FormatStyle", "interval", .date(DateStyle()), as: .format)
    for name in ["omitted", "numeric", "abbreviated", "long", "complete", "shortened", "standard"] {
      constant(on: "DateWidth", name, name, as: .native("DateWidth"))
    }
    let widths: [ParameterShape] = [
      .value("date", .native("DateWidth"), optional: true), .value("time", .native("DateWidth"), optional: true),
      .value("locale", .native("Locale"), optional: true), .value("calendar", optional: true),
      .value("timeZone", .native("TimeZone"), optional: true),
    ]
    rawInitializer("FormatStyle", widths) { call in .native("FormatStyle", ValueFormat.date(call.dateStyle)) }
    for type in ["Date", "Range"] {
      raw(type, "formatted", widths) { value, call throws(Fault) in
        .string(try call.evaluator.text(of: value, in: .date(call.dateStyle), at: call.place) ?? "")
      }
    }
    raw("FormatStyle", "locale", [.value(nil, .native("Locale"))]) { value, call in
      guard case .native(let native) = value, let format = native.payload as? ValueFormat,
        case .native(let given) = call.value(0), let locale = given.payload as? String
      else { return value }
      return .native("FormatStyle", format.localized(locale))
    }
  }

  private mutating func addDateFields() {
    let width = TypeBinding<String>.native("DateFieldWidth")
    for name in [
      "defaultDigits", "twoDigits", "threeDigits", "oneDigit", "abbreviated", "wide", "narrow", "short", "omitted",
      "ordinalOfDayInMonth", "conversationalDefaultDigits",
    ] { constant(on: "DateFieldWidth", name, name, as: width) }
    for name in ["defaultDigits", "twoDigits", "conversationalDefaultDigits"] {
      rawStatic("DateFieldWidth", name, [.value("amPM", .native("DateFieldWidth"))]) { _, call in
        guard case .native(let native) = call.value(0) else { return .native("DateFieldWidth", name) }
        return .native("DateFieldWidth", name + " " + "\(native.payload)")
      }
    }
    for name in ["padded", "fractional"] {
      rawStatic("DateFieldWidth", name, [.value(nil, .int)]) { _, call in
        .native("DateFieldWidth", "repeated \(min(max(call.value(0).asInt ?? 1, 1), 10))")
      }
    }
    for (name, standard) in DateField.standards {
      for arguments in [[], [ParameterShape.value(nil, .native("DateFieldWidth"))]] {
        raw("FormatStyle", name, arguments) { value, call in
          guard case .native(let native) = value, let format = native.payload as? ValueFormat else { return value }
          var width = standard
          if case .native(let given) = call.value(0) { width = "\(given.payload)" }
          switch format {
          case .date(let style):
            return .native("FormatStyle", ValueFormat.date(style.adding(DateField.letters(name, width: width))))
          case .iso8601: return .native("FormatStyle", ValueFormat.iso8601(hasTime: name == "time"))
          default: return value
          }
        }
      }
    }
  }

  // MARK: Others

  private mutating func addOtherFormats() {
    let widths: [String: Int32] = [
      "wide": 0, "standard": 0, "spellOut": 0, "short": 1, "abbreviated": 1, "condensedAbbreviated": 1, "narrow": 2,
    ]
    for (name, width) in widths {
      constant(on: "FormatWidth", name, width, as: TypeBinding<Int32>.native("FormatWidth"))
    }
    for (name, kind) in [("and", 0 as Int32), ("or", 1)] {
      constant(on: "ListJunction", name, kind, as: TypeBinding<Int32>.native("ListJunction"))
    }
    rawStatic(
      "FormatStyle", "list",
      [
        .value("memberStyle", .native("FormatStyle"), optional: true), .value("type", .native("ListJunction")),
        .value("width", .native("FormatWidth"), optional: true),
      ]
    ) { _, call in
      .native(
        "FormatStyle",
        ValueFormat.list(kind: call.payload(1) ?? 0, width: call.payload(2) ?? 0, member: call.payload(0)))
    }
    for name in ["numeric", "named"] {
      constant(on: "RelativePresentation", name, name == "named", as: .native("RelativePresentation"))
    }
    rawStatic(
      "FormatStyle", "relative",
      [
        .value("presentation", .native("RelativePresentation"), optional: true),
        .value("unitsStyle", .native("FormatWidth"), optional: true),
      ]
    ) { _, call in
      .native("FormatStyle", ValueFormat.relative(isNamed: call.payload(0) ?? false, width: call.payload(1) ?? 0))
    }
    for name in ["short", "medium", "long", "abbreviated"] {
      constant(on: "NameStyle", name, name, as: TypeBinding<String>.native("NameStyle"))
    }
    rawStatic("FormatStyle", "name", [.value("style", .native("NameStyle"))]) { _, call in
      .native("FormatStyle", ValueFormat.name(call.payload(0) ?? "medium"))
    }
    for name in ["file", "memory", "decimal", "binary"] {
      constant(
        on: "ByteCountStyle", name, name == "memory" || name == "binary", as: TypeBinding<Bool>.native("ByteCountStyle")
      )
    }
    rawStatic(
      "FormatStyle", "byteCount",
      [
        .value("style", .native("ByteCountStyle")), .value("allowedUnits", optional: true),
        .value("spellsOutZero", .bool, optional: true), .value("includesActualByteCount", .bool, optional: true),
      ]
    ) { _, call in .native("FormatStyle", ValueFormat.bytes(isMemory: call.payload(0) ?? false)) }
    rawStatic(
      "FormatStyle", "measurement",
      [
        .value("width", .native("FormatWidth")), .value("usage", .native("MeasurementUsage"), optional: true),
        .value("numberFormatStyle", .native("FormatStyle"), optional: true),
      ]
    ) { _, call in
      var number: NumberStyle?
      if case .number(let style)? = call.payload(2) as ValueFormat? { number = style }
      return .native("FormatStyle", ValueFormat.measurement(width: call.payload(0) ?? 1, number: number))
    }
    for name in ["asProvided", "general", "person", "road", "weather", "food", "workout"] {
      constant(on: "MeasurementUsage", name, name, as: TypeBinding<String>.native("MeasurementUsage"))
    }
    addDurationFormats()
  }

  private mutating func addDurationFormats() {
    let pattern = TypeBinding<String>.native("TimePattern")
    for name in ["hourMinute", "hourMinuteSecond", "minuteSecond"] {
      constant(on: "TimePattern", name, name, as: pattern)
      rawStatic(
        "TimePattern", name,
        [
          .value("padHourToLength", .int, optional: true), .value("padMinuteToLength", .int, optional: true),
          .value("fractionalSecondsLength", .int, optional: true), .value("roundFractionalSeconds", optional: true),
        ]
      ) { _, _ in .native("TimePattern", name) }
    }
    staticMethod(on: "FormatStyle", "time", .named("pattern", pattern), returns: .format) { .clock($0) }
    for name in ["years", "months", "weeks", "days", "hours", "minutes", "seconds"] {
      constant(on: "TimeUnit", name, name, as: TypeBinding<String>.native("TimeUnit"))
    }
    rawStatic(
      "FormatStyle", "units",
      [
        .value("allowed", .array(.native("TimeUnit")), optional: true),
        .value("width", .native("FormatWidth"), optional: true),
        .value("maximumUnitCount", .int, optional: true), .value("zeroValueUnits", optional: true),
        .value("valueLength", optional: true), .value("fractionalPart", optional: true),
      ]
    ) { _, call throws(Fault) in
      var allowed: Set<String> = ["hours", "minutes", "seconds"]
      if let given = try call.evaluator.elements(of: call.value(0)) {
        allowed = Set(given.compactMap { if case .native(let native) = $0 { native.payload as? String } else { nil } })
      }
      return .native("FormatStyle", ValueFormat.units(allowed: allowed, width: call.payload(1) ?? 1))
    }
  }
}

extension ValueFormat {
  /// The format with a locale of its own.
  fileprivate func localized(_ locale: String) -> ValueFormat {
    switch self {
    case .number(var style):
      style.locale = locale
      return .number(style)
    case .date(var style):
      style.locale = locale
      return .date(style)
    default: return self
    }
  }
}

extension Call {
  /// What an argument of a vocabulary type holds, or nil where it is left out.
  func payload<T>(_ index: Int) -> T? {
    if case .native(let native) = value(index) { return native.payload as? T }
    return nil
  }

  /// A value in the format that an argument is.
  func formatted(_ value: Value, by index: Int) throws(Fault) -> String {
    if let format: ValueFormat = payload(index) {
      if let text = try evaluator.text(of: value, in: format, at: place) { return text }
      throw mismatch(of: value, with: .native("value of the format's type"), at: 0)
    }
    if let text = try evaluator.callMethod("format", of: self.value(index), [value]).asString { return text }
    return try evaluator.describe(value, at: place)
  }

  /// The widths of a date and a time as arguments, with a locale and a time zone after them.
  fileprivate var dateStyle: DateStyle {
    var style = DateStyle(date: payload(0), time: payload(1), locale: payload(2))
    if let zone: String = payload(4) { style.zone = zone }
    return style
  }
}

/// The fields of a moment.
enum DateField {
  /// The fields by name, each with the width it has where none is asked for.
  static let standards = [
    ("year", "defaultDigits"), ("month", "abbreviated"), ("day", "defaultDigits"), ("weekday", "abbreviated"),
    ("hour", "defaultDigits abbreviated"), ("minute", "defaultDigits"), ("second", "defaultDigits"),
    ("secondFraction", "repeated 3"), ("era", "abbreviated"), ("quarter", "abbreviated"), ("week", "defaultDigits"),
    ("dayOfYear", "defaultDigits"), ("timeZone", "short"), ("time", "defaultDigits"),
  ]

  /// The letters of a field in Unicode's date patterns.
  static func letters(_ field: String, width: String) -> String {
    let parts = width.split(separator: " ").map(String.init)
    let width = parts.first ?? ""
    if width == "repeated", let count = Int(parts.last ?? "") {
      return String(repeating: field == "year" ? "y" : "S", count: count)
    }
    if field == "hour" { return hour(width, period: parts.count > 1 ? parts[1] : "abbreviated") }
    let letter: (Character, text: Bool) =
      [
        "year": ("y", false), "month": ("M", true), "day": ("d", false), "weekday": ("E", true), "minute": ("m", false),
        "second": ("s", false), "era": ("G", true), "quarter": ("Q", true), "week": ("w", false),
        "dayOfYear": ("D", false),
        "timeZone": ("z", true), "time": ("j", false),
      ][field] ?? ("y", false)
    let counts = ["twoDigits": 2, "abbreviated": 3, "wide": 4, "narrow": 5, "short": 6, "threeDigits": 3]
    if field == "timeZone" || field == "era" { return String(repeating: letter.0, count: width == "wide" ? 4 : 1) }
    if field == "weekday", width == "oneDigit" { return "e" }
    if field == "day", width == "ordinalOfDayInMonth" { return "F" }
    return String(repeating: letter.0, count: counts[width] ?? 1)
  }

  private static func hour(_ width: String, period: String) -> String {
    let isTwo = width == "twoDigits"
    switch period {
    case "omitted": return isTwo ? "JJ" : "J"
    case "wide": return isTwo ? "jjjj" : "jjj"
    case "narrow": return isTwo ? "jjjjjj" : "jjjjj"
    default: return isTwo ? "jj" : "j"
    }
  }
}
