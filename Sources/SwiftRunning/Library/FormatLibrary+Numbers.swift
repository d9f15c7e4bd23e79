extension Vocabulary {
  /// Adds the number format styles and their precisions.
  mutating func addNumberFormats() {
    for (name, kind) in [("number", NumberStyle.Kind.number), ("percent", .percent)] {
      constant(on: "FormatStyle", name, .number(NumberStyle(kind: kind)), as: .format)
    }
    staticMethod(on: "FormatStyle", "currency", .named("code", .string), returns: .format) {
      .number(NumberStyle(kind: .currency($0)))
    }
    rawInitializer("FormatStyle", []) { call in .native("FormatStyle", ValueFormat.date(DateStyle())) }
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

  /// Adds the initializers of a type of number format styles, and of its percentages and amounts.
  mutating func addNumberStyles(_ name: String) {
    let locale = ParameterShape.value("locale", .native("Locale"), optional: true)
    for (part, kind) in [("", NumberStyle.Kind.number), (".Percent", .percent)] {
      rawInitializer(name + part, [locale]) { call in
        var style = NumberStyle(kind: kind)
        style.locale = call.payload(0)
        return .native(name + part, ValueFormat.number(style))
      }
    }
    rawInitializer(name + ".Currency", [.value("code", .string), locale]) { call in
      var style = NumberStyle(kind: .currency(call.value(0).asString ?? ""))
      style.locale = call.payload(1)
      return .native(name + ".Currency", ValueFormat.number(style))
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

  /// Adds the methods of number format styles and the types of their options.
  mutating func addNumberMethods() {
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
        style.increment = step
      }
    }
    numberMethod("scale", [.value(nil, .double)]) { style, call in style.scale = call.value(0).asNumber }
  }

  /// Adds a method of number format styles.
  private mutating func numberMethod(
    _ name: String, _ parameters: [ParameterShape], _ change: @escaping @Sendable (inout NumberStyle, Call) -> Void
  ) {
    raw("FormatStyle", name, parameters) { value, call in
      guard case .native(let native) = value, case .number(var style)? = native.payload as? ValueFormat else {
        return value
      }
      change(&style, call)
      return .native(native.type, ValueFormat.number(style))
    }
  }

  /// Adds the constants of an option type by name, each with its stem of a number skeleton, and the method of number
  /// format styles that takes one.
  private mutating func word(
    _ type: String, _ words: [String: String?], method: String, label: String? = nil, topic: String
  ) {
    for (name, word) in words { constant(on: type, name, word ?? "", as: TypeBinding<String>.native(type)) }
    numberMethod(method, [.value(label, .native(type))]) { style, call in
      guard case .native(let native) = call.value(0), let word = native.payload as? String else { return }
      style = style.setting(topic, word.isEmpty ? nil : word)
    }
  }
}
