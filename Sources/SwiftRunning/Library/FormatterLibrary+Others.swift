extension Vocabulary {
  /// Adds `DateComponentsFormatter`.
  mutating func addComponentsFormatter() {
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

  /// Adds the formatters of byte counts, relative dates, lists and measurements.
  mutating func addOtherFormatters() {
    formatter(
      "ByteCountFormatter",
      [
        ("countStyle", .name("ByteCountFormatter.CountStyle", "file")), ("allowedUnits", .nothing),
        ("allowsNonnumericFormatting", .boolean(true)), ("includesUnit", .boolean(true)),
        ("includesCount", .boolean(true)), ("includesActualByteCount", .boolean(false)),
        ("isAdaptive", .boolean(true)), Self.formattingContext,
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
        ("locale", .name("Locale", "en_US")), ("calendar", .calendar), Self.formattingContext,
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
    formatterMethod("RelativeDateTimeFormatter", "string", [.value("for")]) { object, call in
      let distance = call.value(0).asMoment.map { TimeDistance($0 - call.evaluator.options.clock) }
      return .optional(distance.map { .string(object.relative($0, locale: call.evaluator.locale)) })
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
