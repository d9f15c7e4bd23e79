import PlumblineUnicode

extension Vocabulary {
  /// Adds `DateFormatter`, `NumberFormatter` and Foundation's other formatters.
  mutating func addFormatters() {
    addDateFormatter()
    addNumberFormatter()
    addComponentsFormatter()
    addOtherFormatters()
  }

  /// Adds a formatter type and its properties with their initial values.
  private mutating func formatter(_ type: String, _ properties: [(name: String, initial: FixedProperty)]) {
    rawInitializer(type, []) { _ in .native(type, FormatterObject()) }
    for (name, initial) in properties {
      let entry = VocabularyEntry(name: name, kind: .property) {
        value, call in
        guard case .native(let native) = value, let object = native.payload as? FormatterObject else { return .none }
        return object.values[name] ?? initial.value
      } assign: { value, new, _ in
        guard case .native(let native) = value, let object = native.payload as? FormatterObject else { return }
        object.values[name] = new
        // A style replaces the format that was set before it.
        if name == "dateStyle" || name == "timeStyle" { object.values["dateFormat"] = nil }
      }
      known(type).add(member: entry)
    }
  }

  /// Adds a method of a formatter.
  private mutating func formatterMethod(
    _ type: String, _ name: String, _ parameters: [ParameterShape],
    _ body: @escaping @Sendable (FormatterObject, Call) throws(Fault) -> Value
  ) {
    raw(type, name, parameters) { value, call throws(Fault) in
      guard case .native(let native) = value, let object = native.payload as? FormatterObject else { return .none }
      return try body(object, call)
    }
  }

  private mutating func addDateFormatter() {
    let style = TypeBinding<String>.native("DateFormatter.Style")
    for name in ["none", "short", "medium", "long", "full"] {
      constant(on: "DateFormatter.Style", name, name, as: style)
    }
    formatter(
      "DateFormatter",
      [
        ("dateStyle", .name("DateFormatter.Style", "none")), ("timeStyle", .name("DateFormatter.Style", "none")),
        ("dateFormat", .text("")), ("locale", .name("Locale", "en_US")), ("timeZone", .name("TimeZone", "GMT")),
        ("calendar", .calendar), ("doesRelativeDateFormatting", .boolean(false)),
        ("amSymbol", .text("AM")), ("pmSymbol", .text("PM")), ("isLenient", .boolean(false)),
      ])
    for symbols in CalendarSymbols.all {
      rawProperty("DateFormatter", symbols.name) { value, call in
        let own = (value.payload as? FormatterObject)?.name("locale")
        return .optional(.array(symbols.texts(locale: own ?? call.evaluator.locale)))
      }
    }
    formatterMethod("DateFormatter", "string", [.value("from", .native("Date"))]) { object, call in
      .string(object.text(of: call.value(0).asMoment ?? 0, locale: call.evaluator.locale))
    }
    formatterMethod("DateFormatter", "string", [.value("for")]) { object, call in
      .optional(call.value(0).asMoment.map { .string(object.text(of: $0, locale: call.evaluator.locale)) })
    }
    formatterMethod("DateFormatter", "date", [.value("from", .string)]) { object, call throws(Fault) in
      let text = try call.string(0)
      let (date, time) = object.dateStyles
      return LocaleLibrary.shared?.moment(
        of: text, pattern: object.name("dateFormat"), date: date, time: time,
        locale: object.name("locale") ?? call.evaluator.locale, zone: object.name("timeZone") ?? "GMT"
      ).map { .native("Date", $0 / 1_000 - 978_307_200) } ?? .none
    }
    formatterMethod("DateFormatter", "setLocalizedDateFormatFromTemplate", [.value(nil, .string)]) { object, call in
      let locale = object.name("locale") ?? call.evaluator.locale
      object.values["dateFormat"] = .optional(
        LocaleLibrary.shared?.pattern(skeleton: call.value(0).asString ?? "", locale: locale).map { .string($0) })
      return .void
    }
    rawStatic(
      "DateFormatter", "localizedString",
      [
        .value("from", .native("Date")), .value("dateStyle", .native("DateFormatter.Style")),
        .value("timeStyle", .native("DateFormatter.Style")),
      ]
    ) { _, call in
      let object = FormatterObject()
      (object.values["dateStyle"], object.values["timeStyle"]) = (call.value(1), call.value(2))
      return .string(object.text(of: call.value(0).asMoment ?? 0, locale: call.evaluator.locale))
    }
    addInternetDates()
  }

  private mutating func addInternetDates() {
    let type = "ISO8601DateFormatter.Options"
    let options = TypeBinding<[String]>.native(type)
    for name in InternetDateFormat.options { constant(on: type, name, [name], as: options) }
    arrayLiteral(of: options) { $0.flatMap { $0 } }
    formatter(
      "ISO8601DateFormatter",
      [("formatOptions", .options(type, ["withInternetDateTime"])), ("timeZone", .name("TimeZone", "GMT"))])
    formatterMethod("ISO8601DateFormatter", "string", [.value("from", .native("Date"))]) { object, call in
      .string(InternetDateFormat(object).text(of: call.value(0).asMoment ?? 0))
    }
    formatterMethod("ISO8601DateFormatter", "date", [.value("from", .string)]) { object, call in
      InternetDateFormat(object).moment(in: call.value(0).asString ?? "").map { .native("Date", $0) } ?? .none
    }
  }

  private mutating func addNumberFormatter() {
    let style = TypeBinding<String>.native("NumberFormatter.Style")
    for name in [
      "none", "decimal", "currency", "percent", "scientific", "spellOut", "ordinal", "currencyISOCode",
      "currencyPlural",
      "currencyAccounting",
    ] { constant(on: "NumberFormatter.Style", name, name, as: style) }
    for name in ["up", "down", "ceiling", "floor", "halfUp", "halfDown", "halfEven"] {
      constant(
        on: "NumberFormatter.RoundingMode", name, name, as: TypeBinding<String>.native("NumberFormatter.RoundingMode"))
    }
    for name in ["default", "behavior10_0", "behavior10_4"] {
      constant(on: "NumberFormatter.Behavior", name, name, as: TypeBinding<String>.native("NumberFormatter.Behavior"))
    }
    formatter(
      "NumberFormatter",
      [
        ("formatterBehavior", .name("NumberFormatter.Behavior", "behavior10_4")),
        ("numberStyle", .name("NumberFormatter.Style", "none")), ("locale", .name("Locale", "en_US")),
        ("minimumFractionDigits", .number(0)), ("maximumFractionDigits", .number(3)),
        ("minimumIntegerDigits", .number(1)),
        ("maximumIntegerDigits", .number(42)), ("minimumSignificantDigits", .number(1)),
        ("maximumSignificantDigits", .number(6)), ("usesGroupingSeparator", .boolean(false)),
        ("currencyCode", .text("USD")),
        ("currencySymbol", .text("$")), ("groupingSeparator", .text(",")), ("decimalSeparator", .text(".")),
        ("positivePrefix", .text("")), ("positiveSuffix", .text("")), ("negativePrefix", .text("-")),
        ("negativeSuffix", .text("")), ("zeroSymbol", .text("")),
        ("usesSignificantDigits", .boolean(false)), ("roundingMode", .name("NumberFormatter.RoundingMode", "halfEven")),
        ("minimum", .nothing), ("maximum", .nothing), ("multiplier", .nothing),
        ("generatesDecimalNumbers", .boolean(false)),
        ("allowsFloats", .boolean(true)), ("isLenient", .boolean(false)), ("groupingSize", .number(3)),
        ("roundingIncrement", .number(0)), ("minusSign", .text("-")), ("plusSign", .text("+")),
        ("alwaysShowsDecimalSeparator", .boolean(false)),
      ])
    for label in ["from", "for"] {
      formatterMethod("NumberFormatter", "string", [.value(label)]) { object, call in
        guard let number = call.value(0).asFormatted else { return .none }
        return .optional(object.text(of: number, locale: call.evaluator.locale).map { .string($0) })
      }
    }
    formatterMethod("NumberFormatter", "number", [.value("from", .string)]) { object, call throws(Fault) in
      .optional(object.number(from: try call.string(0), locale: call.evaluator.locale).map { .double($0) })
    }
    rawStatic(
      "NumberFormatter", "localizedString",
      [.value("from"), .value("number", .native("NumberFormatter.Style"))]
    ) { _, call in
      let object = FormatterObject()
      object.values["numberStyle"] = call.value(1)
      guard let number = call.value(0).asFormatted else { return .string("") }
      return .string(object.text(of: number, locale: call.evaluator.locale) ?? "")
    }
    type("NSDecimalNumber", parents: ["NSNumber"])
    rawInitializer("NSDecimalNumber", [.value("decimal", .native("Decimal"))]) { $0.value(0) }
    rawInitializer("NSDecimalNumber", [.value("value")]) { $0.value(0).asDecimal.map { .decimal($0) } ?? .none }
    rawInitializer("NSDecimalNumber", [.value("string", .string), .ignored("locale")]) { call throws(Fault) in
      .decimal(DecimalNumber(try call.string(0)) ?? .nan)
    }
    for (name, number) in [("notANumber", DecimalNumber.nan), ("zero", .zero), ("one", DecimalNumber(1))] {
      rawConstant("NSDecimalNumber", name) { _ in .decimal(number) }
    }
    rawInitializer("NSNumber", [.value("value")]) { $0.value(0).settledNumber }
    rawInitializer("NSNumber", [.value(nil)]) { $0.value(0).settledNumber }
  }

  private mutating func addComponentsFormatter() {
    let style = TypeBinding<String>.native("DateComponentsFormatter.UnitsStyle")
    for name in ["positional", "abbreviated", "short", "full", "brief", "spellOut"] {
      constant(on: "DateComponentsFormatter.UnitsStyle", name, name, as: style)
    }
    let zeros = TypeBinding<String>.native("DateComponentsFormatter.ZeroFormattingBehavior")
    for name in ["default", "dropLeading", "dropMiddle", "dropTrailing", "dropAll", "pad"] {
      constant(on: "DateComponentsFormatter.ZeroFormattingBehavior", name, name, as: zeros)
    }
    arrayLiteral(of: zeros) { $0.first ?? "default" }
    let units = TypeBinding<[String]>.native("NSCalendar.Unit")
    for name in ["year", "month", "weekOfMonth", "day", "hour", "minute", "second"] {
      constant(on: "NSCalendar.Unit", name, [name], as: units)
    }
    arrayLiteral(of: units) { $0.flatMap { $0 } }
    formatter(
      "DateComponentsFormatter",
      [
        ("unitsStyle", .name("DateComponentsFormatter.UnitsStyle", "positional")), ("allowedUnits", .units),
        ("zeroFormattingBehavior", .name("DateComponentsFormatter.ZeroFormattingBehavior", "default")),
        ("maximumUnitCount", .number(0)), ("includesApproximationPhrase", .boolean(false)),
        ("includesTimeRemainingPhrase", .boolean(false)), ("collapsesLargestUnit", .boolean(false)),
        ("allowsFractionalUnits", .boolean(false)), ("calendar", .nothing),
      ])
    formatterMethod("DateComponentsFormatter", "string", [.value("from", .double)]) { object, call in
      .string(object.length(call.value(0).asNumber ?? 0, locale: call.evaluator.locale))
    }
    formatterMethod(
      "DateComponentsFormatter", "string", [.value("from", .native("Date")), .value("to", .native("Date"))]
    ) {
      object, call in
      let seconds = (call.value(1).asMoment ?? 0) - (call.value(0).asMoment ?? 0)
      return .string(object.length(seconds, locale: call.evaluator.locale))
    }
    let parts = ParameterShape.value("from", .native("DateComponents"))
    formatterMethod("DateComponentsFormatter", "string", [parts]) { object, call in
      guard let parts: DateParts = call.payload(0) else { return .none }
      return .string(object.length(parts.length, locale: call.evaluator.locale))
    }
    rawStatic(
      "DateComponentsFormatter", "localizedString",
      [parts, .value("unitsStyle", .native("DateComponentsFormatter.UnitsStyle"))]
    ) { _, call in
      guard let parts: DateParts = call.payload(0) else { return .none }
      let object = FormatterObject()
      object.values["unitsStyle"] = call.value(1)
      object.values["allowedUnits"] = .native("NSCalendar.Unit", parts.units)
      return .string(object.length(parts.length, locale: call.evaluator.locale))
    }
  }

  private mutating func addOtherFormatters() {
    formatter(
      "ByteCountFormatter",
      [
        ("countStyle", .name("ByteCountFormatter.CountStyle", "file")), ("allowedUnits", .nothing),
        ("allowsNonnumericFormatting", .boolean(true)), ("includesUnit", .boolean(true)),
        ("includesCount", .boolean(true)), ("includesActualByteCount", .boolean(false)),
        ("isAdaptive", .boolean(true)),
      ])
    for name in ["file", "memory", "decimal", "binary"] {
      constant(
        on: "ByteCountFormatter.CountStyle", name, name, as: TypeBinding<String>.native("ByteCountFormatter.CountStyle")
      )
    }
    rawStatic(
      "ByteCountFormatter", "string",
      [
        .value("fromByteCount", .native("BinaryInteger")),
        .value("countStyle", .native("ByteCountFormatter.CountStyle")),
      ]
    ) { _, call in
      let style: String? = call.payload(1)
      return .string(ByteCount.text(call.value(0).asNumber ?? 0, isMemory: style == "memory" || style == "binary"))
    }
    formatterMethod("ByteCountFormatter", "string", [.value("fromByteCount", .native("BinaryInteger"))]) {
      object, call in
      let isNumeric = if case .bool(false)? = object.values["allowsNonnumericFormatting"] { true } else { false }
      let count = call.value(0).asNumber ?? 0
      let text = ByteCount.text(
        count, isMemory: ["memory", "binary"].contains(object.name("countStyle")),
        zero: isNumeric ? "0 bytes" : "Zero KB")
      return .string(object.selected(text, of: count))
    }
    for name in ["full", "spellOut", "short", "abbreviated"] {
      constant(
        on: "RelativeDateTimeFormatter.UnitsStyle", name, name,
        as: TypeBinding<String>.native("RelativeDateTimeFormatter.UnitsStyle"))
    }
    for name in ["numeric", "named"] {
      constant(
        on: "RelativeDateTimeFormatter.DateTimeStyle", name, name,
        as: TypeBinding<String>.native("RelativeDateTimeFormatter.DateTimeStyle"))
    }
    formatter(
      "RelativeDateTimeFormatter",
      [
        ("unitsStyle", .name("RelativeDateTimeFormatter.UnitsStyle", "full")),
        ("dateTimeStyle", .name("RelativeDateTimeFormatter.DateTimeStyle", "numeric")),
        ("locale", .name("Locale", "en_US")), ("calendar", .calendar),
      ])
    formatterMethod(
      "RelativeDateTimeFormatter", "localizedString",
      [.value("for", .native("Date")), .value("relativeTo", .native("Date"))]
    ) { object, call in
      let distance = TimeDistance((call.value(0).asMoment ?? 0) - (call.value(1).asMoment ?? 0))
      return .string(object.relative(distance, locale: call.evaluator.locale))
    }
    formatterMethod("RelativeDateTimeFormatter", "localizedString", [.value("fromTimeInterval", .double)]) {
      object, call in
      .string(object.relative(TimeDistance(call.value(0).asNumber ?? 0), locale: call.evaluator.locale))
    }
    formatter("ListFormatter", [("locale", .name("Locale", "en_US"))])
    rawStatic("ListFormatter", "localizedString", [.value("byJoining", .array(.string))]) { _, call throws(Fault) in
      .string(
        try call.evaluator.text(of: call.value(0), in: .list(kind: 0, width: 0, member: nil), at: call.location) ?? "")
    }
    formatter(
      "MeasurementFormatter",
      [
        ("unitStyle", .name("Formatter.UnitStyle", "medium")),
        ("unitOptions", .name("MeasurementFormatter.UnitOptions", "naturalScale")),
        ("numberFormatter", .formatter("NumberFormatter")),
      ])
    for name in ["short", "medium", "long"] {
      constant(on: "Formatter.UnitStyle", name, name, as: TypeBinding<String>.native("Formatter.UnitStyle"))
    }
    for name in ["providedUnit", "naturalScale", "temperatureWithoutUnit"] {
      constant(
        on: "MeasurementFormatter.UnitOptions", name, name,
        as: TypeBinding<String>.native("MeasurementFormatter.UnitOptions"))
    }
    formatterMethod("MeasurementFormatter", "string", [.value("from", .native("Measurement"))]) { object, call in
      guard let measurement: MeasurementValue = call.payload(0) else { return .none }
      let width: Int32 = ["short": 2, "medium": 1, "long": 0][object.name("unitStyle") ?? "medium"] ?? 1
      let usage = object.name("unitOptions") == "providedUnit" ? MeasurementUsage.asProvided : .general
      let number = NumberStyle(kind: .number).setting("precision", ".###")
      return .string(
        measurement.text(width: width, usage: usage, number: number, locale: call.evaluator.locale) ?? "")
    }
  }
}
