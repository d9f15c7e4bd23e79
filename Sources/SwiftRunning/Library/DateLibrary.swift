import PlumblineUnicode

extension Vocabulary {
  /// Adds dates, calendars, durations and measurements.
  mutating func addDateValues() {
    addMoments()
    later([
      "EnvironmentValue", "Locale", "Locale.Component", "Locale.LanguageDirection", "Locale.MeasurementSystem",
      "TimeZone",
    ]) {
      $0.addLocales()
    }
    later(["Calendar.Component", "DateComponents"]) { $0.addDateComponents() }
    later(["Calendar", "Calendar.Identifier"]) { $0.addCalendars() }
    later(["Calendar", "Calendar.SearchDirection"]) { $0.addCalendarMath() }
    addDurations()
    addMeasurements()
    later(["PersonNameComponents"]) { $0.addNames() }
  }

  private mutating func addMoments() {
    let date = TypeBinding<Double>.native("Date")
    rawInitializer("Date", []) { call in .native("Date", call.evaluator.options.clock) }
    rawConstant("Date", "now") { call in .native("Date", call.evaluator.options.clock) }
    rawConstant("Date", "timeIntervalSinceReferenceDate") { call in .double(call.evaluator.options.clock) }
    initializer("Date", .named("timeIntervalSince1970", .double), returns: date) { $0 - 978_307_200 }
    initializer("Date", .named("timeIntervalSinceReferenceDate", .double), returns: date) { $0 }
    initializer("Date", .named("timeInterval", .double), .named("since", date), returns: date) { $0 + $1 }
    rawInitializer("Date", [.value("timeIntervalSinceNow", .double)]) { call throws(Fault) in
      .native("Date", call.evaluator.options.clock + (try call.double(0)))
    }
    rawInitializer("Date", [.value(nil, .string), .value("strategy", .native("FormatStyle"))]) { call throws(Fault) in
      guard let format: ValueFormat = call.payload(1), case .iso8601(let hasTime) = format else {
        throw call.evaluator.fault(
          .unsupported("strategy", reason: "only '.iso8601' reads dates"), at: call.location)
      }
      let text = try call.string(0) + (hasTime ? "" : "T00:00:00Z")
      guard let moment = LocaleLibrary.shared?.moment(iso8601: text) else { throw call.wrongFormat }
      return .native("Date", moment)
    }
    constant(on: "Date", "distantPast", -63_114_076_800, as: date)
    constant(on: "Date", "distantFuture", 64_092_211_200, as: date)
    method(on: date, "addingTimeInterval", .unnamed(.double), returns: date) { $0 + $1 }
    mutatingMethod(on: date, "addTimeInterval", .unnamed(.double)) { (date: inout Double, length: Double) in
      date += length
    }
    method(on: date, "advanced", .named("by", .double), returns: date) { $0 + $1 }
    method(on: date, "distance", .named("to", date), returns: .double) { $1 - $0 }
    method(on: date, "timeIntervalSince", .unnamed(date), returns: .double) { $0 - $1 }
    property(on: date, "timeIntervalSince1970", as: .double) { $0 + 978_307_200 }
    property(on: date, "timeIntervalSinceReferenceDate", as: .double) { $0 }
    rawProperty("Date", "timeIntervalSinceNow") { value, call in
      .double((value.asMoment ?? 0) - call.evaluator.options.clock)
    }
    function("+", .unnamed(date), .unnamed(.double), returns: date) { $0 + $1 }
    function("-", .unnamed(date), .unnamed(.double), returns: date) { $0 - $1 }
    property(on: date, "description", as: .string) { seconds in
      CalendarDate(seconds).iso8601(hasTime: true).replacing("T", with: " ").replacing("Z", with: " +0000")
    }
    let interval = TypeBinding<[Double]>.native("DateInterval")
    rawInitializer("DateInterval", []) { call in
      .native("DateInterval", [call.evaluator.options.clock, call.evaluator.options.clock])
    }
    initializer("DateInterval", .named("start", date), .named("end", date), returns: interval) { [$0, $1] }
    initializer("DateInterval", .named("start", date), .named("duration", .double), returns: interval) {
      [$0, $0 + $1]
    }
    property(on: interval, "start", as: date) { $0[0] }
    property(on: interval, "end", as: date) { $0[1] }
    property(on: interval, "duration", as: .double) { $0[1] - $0[0] }
    method(on: interval, "contains", .unnamed(date), returns: .bool) { $0[0] <= $1 && $1 <= $0[1] }
    method(on: interval, "intersects", .unnamed(interval), returns: .bool) { $0[0] <= $1[1] && $1[0] <= $0[1] }
    method(on: interval, "intersection", .named("with", interval), returns: .optional(interval)) { a, b in
      a[0] <= b[1] && b[0] <= a[1] ? [max(a[0], b[0]), min(a[1], b[1])] : nil
    }
  }

  private mutating func addLocales() {
    let locale = TypeBinding<String>.native("Locale")
    rawConstant("Locale", "preferredLanguages") { call in
      .array([.string(String(call.evaluator.locale.map { $0 == "_" ? "-" : $0 }))])
    }
    for name in ["current", "autoupdatingCurrent"] {
      rawConstant("Locale", name) { call in .native("Locale", call.evaluator.locale) }
    }
    initializer("Locale", .named("identifier", .string), returns: locale) { $0 }
    initializer("Locale", .unnamed(.string), returns: locale) { $0 }
    initializer("EnvironmentValue", .named("identifier", .string), returns: locale) { $0 }
    property(on: locale, "identifier", as: .string) { $0 }
    property(on: locale, "languageCode", as: .optional(.string)) { $0.localeParts.first }
    property(on: locale, "regionCode", as: .optional(.string)) { $0.localeRegion }
    property(on: locale, "decimalSeparator", as: .optional(.string)) { String(NumberSymbols(locale: $0).decimal) }
    property(on: locale, "groupingSeparator", as: .optional(.string)) {
      NumberSymbols(locale: $0).grouping.map { String($0) }
    }
    property(on: locale, "currencySymbol", as: .optional(.string)) { locale in
      LocaleLibrary.shared.flatMap { library in
        library.currency(of: locale).flatMap { library.currencySymbol($0, in: locale) }
      }
    }
    property(on: locale, "currencyCode", as: .optional(.string)) { LocaleLibrary.shared?.currency(of: $0) }
    let code = TypeBinding<String>.native("Locale.Component")
    initializer("Locale.Component", .named("identifier", .string), returns: code) { $0 }
    initializer("Locale.Component", .unnamed(.string), returns: code) { $0 }
    property(on: locale, "currency", as: .optional(code)) { LocaleLibrary.shared?.currency(of: $0) }
    property(on: locale, "language", as: code) { $0 }
    property(on: locale, "region", as: .optional(code)) { $0.localeRegion }
    addLocaleNames()
    property(on: code, "identifier", as: .string) { $0 }
    property(on: code, "languageCode", as: .optional(code)) {
      $0.split { $0 == "_" || $0 == "-" }.first.map(String.init)
    }
    property(on: code, "region", as: .optional(code)) { $0.localeRegion }
    property(on: code, "script", as: .optional(code)) { $0.localeParts.dropFirst().first { $0.count == 4 } }
    method(on: code, "isEquivalent", .named("to", code), returns: .bool) { a, b in
      a == b || LocaleLibrary.shared?.maximal(a) == LocaleLibrary.shared?.maximal(b)
    }
    let direction = TypeBinding<String>.native("Locale.LanguageDirection")
    for name in ["leftToRight", "rightToLeft", "topToBottom", "bottomToTop", "unknown"] {
      constant(on: "Locale.LanguageDirection", name, name, as: direction)
    }
    property(on: code, "characterDirection", as: direction) {
      LocaleLibrary.isRightToLeft($0) ? "rightToLeft" : "leftToRight"
    }
    property(on: code, "lineLayoutDirection", as: direction) { _ in "topToBottom" }
    let zone = TypeBinding<String>.native("TimeZone")
    for name in ["current", "gmt", "autoupdatingCurrent"] { constant(on: "TimeZone", name, "GMT", as: zone) }
    initializer("TimeZone", .named("identifier", .string), returns: .optional(zone)) { ZoneNames.identifier(of: $0) }
    initializer("TimeZone", .named("abbreviation", .string), returns: .optional(zone)) {
      ZoneNames.identifier(abbreviated: $0)
    }
    initializer("TimeZone", .named("secondsFromGMT", .int), returns: zone) { seconds in
      let minutes = min(abs(seconds) / 60, 1_080)
      func two(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
      return minutes == 0 ? "GMT" : "GMT" + (seconds < 0 ? "-" : "+") + two(minutes / 60) + two(minutes % 60)
    }
    property(on: zone, "identifier", as: .string) { $0 }
    raw("TimeZone", "secondsFromGMT", [.value("for", .native("Date"), optional: true)]) { value, call in
      guard case .native(let native) = value, let zone = native.payload as? String else { return .int(0) }
      let moment = (call.payload(0) as Double?) ?? call.evaluator.options.clock
      return .int(LocaleLibrary.shared?.offset(of: zone, at: (moment + 978_307_200) * 1_000) ?? 0)
    }
    raw("TimeZone", "isDaylightSavingTime", [.value("for", .native("Date"), optional: true)]) { value, call in
      .bool(daylightSaving(in: value, call) > 0)
    }
    raw("TimeZone", "daylightSavingTimeOffset", [.value("for", .native("Date"), optional: true)]) { value, call in
      .double(Double(daylightSaving(in: value, call)))
    }
  }

  private mutating func addDateComponents() {
    let parts = TypeBinding<DateParts>.native("DateComponents")
    let names = DateParts.names
    rawInitializer(
      "DateComponents",
      [
        .value("calendar", .native("Calendar"), optional: true),
        .value("timeZone", .native("TimeZone"), optional: true),
      ]
        + names.map { .value($0, .int, optional: true) }
    ) { call in
      var result = DateParts()
      result.calendar = call.payload(0)
      result.zone = call.payload(1)
      for (index, name) in names.enumerated() { result.fields[name] = call.value(index + 2).asInt }
      return .native("DateComponents", result)
    }
    for name in names {
      property(
        on: parts, name, as: .optional(.int), get: { $0.fields[name] },
        set: { (parts: inout DateParts, new: Int?) in parts.fields[name] = new })
    }
    property(
      on: parts, "calendar", as: .optional(.calendar), get: { $0.calendar },
      set: { (parts: inout DateParts, new: CalendarValue?) in parts.calendar = new })
    property(on: parts, "date", as: .optional(.native("Date"))) { parts in parts.calendar?.moment(of: parts) }
    property(
      on: parts, "timeZone", as: .optional(.native("TimeZone")), get: { $0.zone },
      set: { (parts: inout DateParts, zone: String?) in parts.zone = zone })
    property(on: parts, "description", as: .string) { parts in
      names.compactMap { name in parts.fields[name].map { "\(name): \($0) " } }.joined()
        + (parts.isLeapMonth.map { "isLeapMonth: \($0) " } ?? "")
    }
    let component = TypeBinding<String>.native("Calendar.Component")
    mutatingMethod(on: parts, "setValue", .unnamed(.optional(.int)), .named("for", component)) {
      (parts: inout DateParts, new: Int?, name: String) in parts.fields[name] = new
    }
    method(on: parts, "value", .named("for", component), returns: .optional(.int)) { parts, name in
      parts.fields[name]
    }
    method(on: parts, "isValidDate", .named("in", .calendar), returns: .bool) { parts, calendar in
      let moment = calendar.moment(of: parts)
      return parts.fields.allSatisfy { calendar.component($0.key, of: moment) == $0.value }
    }
    for name in names + ["dayOfYear", "calendar", "timeZone"] {
      constant(on: "Calendar.Component", name, name, as: component)
    }
  }
}

/// Returns the daylight saving of a time zone at the moment of a call's argument, in seconds: the difference from the
/// least offset of the year around it.
private func daylightSaving(in zone: Value, _ call: Call) -> Int {
  guard case .native(let native) = zone, let name = native.payload as? String else { return 0 }
  let moment = (call.payload(0) as Double?) ?? call.evaluator.options.clock
  let offsets = [0, -182, -91, 91, 182].map { days in
    LocaleLibrary.shared?.offset(of: name, at: (moment + days * 86_400 + 978_307_200) * 1_000) ?? 0
  }
  return offsets[0] - offsets.reduce(offsets[0], min)
}
