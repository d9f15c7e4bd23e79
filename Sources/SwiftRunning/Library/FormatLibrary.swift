extension Vocabulary {
  /// Adds the format styles of numbers, dates and lists, and the functions that use them.
  mutating func addFormats() {
    later([
      "Date", "Decimal", "Double", "Duration", "FixedWidthInteger", "FormatStyle", "Measurement",
      "PersonNameComponents", "Range", "Sequence", "String",
    ]) { $0.addFormatUses() }
    later(["FormatStyle", "NumberPrecision"]) { $0.addNumberFormats() }
    later(["CurrencyPresentation", "DecimalSeparator", "FormatStyle", "NumberGrouping", "NumberNotation", "NumberSign"])
    { $0.addNumberMethods() }
    later(["Date", "DateWidth", "FormatStyle", "Range"]) { $0.addDateFormats() }
    later(["DateFieldWidth", "FormatStyle"]) { $0.addDateFields() }
    later([
      "ByteCountStyle", "FormatStyle", "FormatWidth", "ListJunction", "MeasurementUsage", "NameStyle",
      "RelativePresentation", "TimePattern", "TimeUnit",
    ]) { $0.addOtherFormats() }
    for name in NumberStyle.typeNames {
      for part in ["", ".Percent", ".Currency"] {
        type(name + part, parents: ["FormatStyle"], implicitSources: ["FormatStyle"])
        conversions["FormatStyle", default: [:]][name + part] = { value in
          if case .native(let native) = value, case .number? = native.payload as? ValueFormat { value } else { nil }
        }
      }
      later([name, name + ".Percent", name + ".Currency"]) { $0.addNumberStyles(name) }
    }
    for name in [
      "Date.FormatStyle", "Duration.TimeFormatStyle", "ListFormatStyle",
      "Date.IntervalFormatStyle",
    ] { aliases[name] = "FormatStyle" }
    let international = "Date.ISO8601FormatStyle"
    type(international, parents: ["FormatStyle"], implicitSources: ["FormatStyle"])
    conversions["FormatStyle", default: [:]][international] = { value in
      if case .native(let native) = value, case .iso8601? = native.payload as? ValueFormat { value } else { nil }
    }
    rawInitializer(international, []) { _ in .native("FormatStyle", ValueFormat.iso8601(hasTime: true)) }
    let units = "Duration.UnitsFormatStyle"
    type(units, parents: ["FormatStyle"], implicitSources: ["FormatStyle"])
    conversions["FormatStyle", default: [:]][units] = { value in
      if case .native(let native) = value, case .units? = native.payload as? ValueFormat { value } else { nil }
    }
    later([units]) { vocabulary in
      vocabulary.rawInitializer(units, Self.unitParameters("allowedUnits")) { call throws(Fault) in
        try call.unitsFormat()
      }
    }
    let relative = "Date.RelativeFormatStyle"
    type(relative, parents: ["FormatStyle"], implicitSources: ["FormatStyle"])
    conversions["FormatStyle", default: [:]][relative] = { value in
      if case .native(let native) = value, case .relative? = native.payload as? ValueFormat { value } else { nil }
    }
    later([relative]) { $0.addRelativeStyle(relative) }
  }

  /// Adds the initializers of the style of relative dates, and the properties that code may set.
  private mutating func addRelativeStyle(_ name: String) {
    let parts: [ParameterShape] = [
      .value("presentation", .native("RelativePresentation"), optional: true),
      .value("unitsStyle", .native("FormatWidth"), optional: true),
    ]
    let others = ["locale", "calendar", "capitalizationContext"].map { ParameterShape.value($0, optional: true) }
    rawInitializer(name, parts + others) { call in
      .native("FormatStyle", ValueFormat.relative(isNamed: call.payload(0) ?? false, width: call.payload(1) ?? 0))
    }
  }

  private mutating func addFormatUses() {
    for name in [
      "FixedWidthInteger", "Double", "Decimal", "Date", "Range", "Sequence", "Measurement", "Duration",
      "PersonNameComponents",
      "String",
    ] {
      raw(name, "formatted") { value, call throws(Fault) in
        .string(try call.evaluator.plainlyFormatted(value, at: call.location) ?? "")
      }
      raw(name, "formatted", [.value(nil, .native("FormatStyle"))]) { value, call throws(Fault) in
        .string(try call.formatted(value, by: 0))
      }
    }
    raw("FormatStyle", "format", [.value()]) { format, call throws(Fault) in
      guard case .native(let native) = format, let format = native.payload as? ValueFormat else { return .none }
      return .string(try call.evaluator.text(of: call.value(0), in: format, at: call.location) ?? "")
    }
  }

  // MARK: Other format styles

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
    property(
      on: .format, "presentation", as: TypeBinding<Bool>.native("RelativePresentation"),
      get: { format in if case .relative(let isNamed, _) = format { isNamed } else { false } },
      set: { (format: inout ValueFormat, isNamed: Bool) in
        if case .relative(_, let width) = format { format = .relative(isNamed: isNamed, width: width) }
      })
    property(
      on: .format, "unitsStyle", as: TypeBinding<Int32>.native("FormatWidth"),
      get: { format in if case .relative(_, let width) = format { width } else { 0 } },
      set: { (format: inout ValueFormat, width: Int32) in
        if case .relative(let isNamed, _) = format { format = .relative(isNamed: isNamed, width: width) }
      })
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
    ) { _, call in
      .native(
        "FormatStyle",
        ValueFormat.bytes(
          isMemory: call.payload(0) ?? false, zero: call.isFalse(2) ? "0 bytes" : "Zero KB", isExact: call.isTrue(3)))
    }
    rawStatic(
      "FormatStyle", "measurement",
      [
        .value("width", .native("FormatWidth")), .value("usage", .native("MeasurementUsage"), optional: true),
        .value("numberFormatStyle", .native("FormatStyle"), optional: true),
      ]
    ) { _, call in
      var number: NumberStyle?
      if case .number(let style)? = call.payload(2) as ValueFormat? { number = style }
      return .native(
        "FormatStyle",
        ValueFormat.measurement(width: call.payload(0) ?? 1, usage: call.payload(1) ?? .general, number: number))
    }
    for usage in MeasurementUsage.allCases {
      constant(
        on: "MeasurementUsage", usage.rawValue, usage,
        as: TypeBinding<MeasurementUsage>.native("MeasurementUsage"))
    }
    addDurationFormats()
  }

  private mutating func addDurationFormats() {
    let pattern = TypeBinding<ClockPattern>.native("TimePattern")
    let rounding = TypeBinding<FloatingPointRoundingRule>.native("FloatingPointRoundingRule")
    for name in ["hourMinute", "hourMinuteSecond", "minuteSecond"] {
      constant(on: "TimePattern", name, ClockPattern(units: name), as: pattern)
      let (pad, round) = (
        name == "minuteSecond" ? "padMinuteToLength" : "padHourToLength",
        name == "hourMinute" ? "roundSeconds" : "roundFractionalSeconds"
      )
      rawStatic(
        "TimePattern", name,
        [
          .value(pad, .int, optional: true), .value("fractionalSecondsLength", .int, optional: true),
          .value(round, rounding.type, optional: true),
        ]
      ) { _, call in
        var result = ClockPattern(units: name)
        result.leadingLength = call.value(0).asInt ?? 1
        result.fractionLength = call.value(1).asInt ?? 0
        result.rounding = call.payload(2) ?? .toNearestOrEven
        return pattern.write(result)
      }
    }
    staticMethod(on: "FormatStyle", "time", .named("pattern", pattern), returns: .format) { .clock($0) }
    for name in [
      "years", "months", "weeks", "days", "hours", "minutes", "seconds", "milliseconds", "microseconds", "nanoseconds",
    ] {
      constant(on: "TimeUnit", name, name, as: TypeBinding<String>.native("TimeUnit"))
    }
    rawStatic("FormatStyle", "units", Self.unitParameters("allowed")) { _, call throws(Fault) in try call.unitsFormat()
    }
  }

  /// The parameters of a format of a duration in units, whose first one has a label.
  private static func unitParameters(_ label: String) -> [ParameterShape] {
    [
      .value(label, .array(.native("TimeUnit")), optional: true),
      .value("width", .native("FormatWidth"), optional: true),
      .value("maximumUnitCount", .int, optional: true), .value("zeroValueUnits", optional: true),
      .value("valueLength", optional: true), .value("fractionalPart", optional: true),
    ]
  }
}

extension Call {
  /// Returns the format of a duration in units that the arguments describe.
  fileprivate func unitsFormat() throws(Fault) -> Value {
    var allowed: Set<String> = ["hours", "minutes", "seconds"]
    if let given = try evaluator.elements(of: value(0)) {
      allowed = Set(given.compactMap { if case .native(let native) = $0 { native.payload as? String } else { nil } })
    }
    return .native(
      "FormatStyle", ValueFormat.units(allowed: allowed, width: payload(1) ?? 1, most: value(2).asInt ?? .max))
  }
}

extension ValueFormat {
  /// Returns the format with a locale.
  package func localized(_ locale: String) -> ValueFormat {
    switch self {
    case .number(var style):
      style.locale = locale
      return .number(style)
    case .date(var style):
      style.locale = locale
      return .date(style)
    case .localized(let format, _): return .localized(format, locale: locale)
    case .iso8601, .live, .verbatim: return self
    default: return .localized(self, locale: locale)
    }
  }
}

extension Call {
  /// Returns whether an argument is `true`.
  fileprivate func isTrue(_ index: Int) -> Bool { if case .bool(true) = value(index) { true } else { false } }
  /// Returns whether an argument is `false`.
  fileprivate func isFalse(_ index: Int) -> Bool { if case .bool(false) = value(index) { true } else { false } }
  /// Returns the payload of an argument of a vocabulary type, or nil if it is omitted.
  package func payload<T>(_ index: Int) -> T? {
    if case .native(let native) = value(index) { return native.payload as? T }
    return nil
  }

  /// Returns the text of a value in the format style of an argument.
  package func formatted(_ value: Value, by index: Int) throws(Fault) -> String {
    if let format: ValueFormat = payload(index) {
      if let text = try evaluator.text(of: value, in: format, at: location) { return text }
      throw mismatch(of: value, with: .native("value of the format's type"), at: 0)
    }
    if let text = try evaluator.callMethod("format", of: self.value(index), [value]).asString { return text }
    return try evaluator.describe(value, at: location)
  }

  /// The date style from the arguments: the widths of the date and the time, the locale and the time zone.
  package var dateStyle: DateStyle {
    var style = DateStyle(date: payload(0), time: payload(1), locale: payload(2))
    if let zone: String = payload(4) { style.zone = zone }
    return style
  }
}
