import PlumblineUnicode

extension Vocabulary {
  /// Adds `DateFormatter`, `NumberFormatter` and Foundation's other formatters.
  mutating func addFormatters() {
    addDateFormatter()
    addNumberFormatter()
    addComponentsFormatter()
    addOtherFormatters()
    for name in ["unknown", "dynamic", "standalone", "listItem", "beginningOfSentence", "middleOfSentence"] {
      constant(on: "Formatter.Context", name, name, as: TypeBinding<String>.native("Formatter.Context"))
    }
  }

  /// The property of a formatter for the position of its text, which is any at first.
  static let formattingContext = (
    name: "formattingContext", initial: FixedProperty.name("Formatter.Context", "unknown")
  )

  /// Adds a formatter type and its properties with their initial values.
  mutating func formatter(_ type: String, _ properties: [(name: String, initial: FixedProperty)]) {
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
  mutating func formatterMethod(
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
        locale: object.name("locale") ?? call.evaluator.locale, zone: object.name("timeZone") ?? "GMT",
        isLenient: object.values["isLenient"]?.isTrue ?? false
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
        ("hasThousandSeparators", .boolean(false)), ("roundingIncrement", .number(0)), ("minusSign", .text("-")),
        ("plusSign", .text("+")),
        ("alwaysShowsDecimalSeparator", .boolean(false)), Self.formattingContext,
      ])
    for label in ["from", "for"] {
      formatterMethod("NumberFormatter", "string", [.value(label)]) { object, call in
        guard let number = call.value(0).asFormatted else { return .none }
        return .optional(object.text(of: number, locale: call.evaluator.locale).map { .string($0) })
      }
    }
    formatterMethod("NumberFormatter", "number", [.value("from", .string)]) { object, call throws(Fault) in
      let number = object.number(from: try call.string(0), locale: call.evaluator.locale)
      return .optional(number.map { number in Int(exactly: number).map { .int($0) } ?? .double(number) })
    }
    rawStatic(
      "DateFormatter", "dateFormat",
      [.value("fromTemplate", .string), .ignored("options"), .value("locale", .native("Locale"))]
    ) { _, call throws(Fault) in
      let locale: String = call.payload(2) ?? call.evaluator.locale
      let pattern = LocaleLibrary.shared?.pattern(skeleton: try call.string(0), locale: locale)
      return .optional(pattern.map { .string($0) })
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
}
