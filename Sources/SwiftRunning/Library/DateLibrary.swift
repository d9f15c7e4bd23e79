import PlumblineUnicode

extension Vocabulary {
  /// Adds dates, calendars, durations and measurements.
  mutating func addDateValues() {
    addMoments()
    later(["EnvironmentValue", "Locale", "Locale.Component", "TimeZone"]) { $0.addLocales() }
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
    initializer("Date", .named("timeIntervalSince1970", .double), returns: date) { $0 - 978_307_200 }
    initializer("Date", .named("timeIntervalSinceReferenceDate", .double), returns: date) { $0 }
    initializer("Date", .named("timeInterval", .double), .named("since", date), returns: date) { $0 + $1 }
    rawInitializer("Date", [.value("timeIntervalSinceNow", .double)]) { call throws(Fault) in
      .native("Date", call.evaluator.options.clock + (try call.double(0)))
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
    property(on: locale, "languageCode", as: .optional(.string)) {
      $0.split { $0 == "_" || $0 == "-" }.first.map(String.init)
    }
    property(on: locale, "regionCode", as: .optional(.string)) {
      $0.split { $0 == "_" || $0 == "-" }.dropFirst().last.map(String.init)
    }
    property(on: locale, "decimalSeparator", as: .optional(.string)) { String(NumberSymbols(locale: $0).decimal) }
    property(on: locale, "groupingSeparator", as: .optional(.string)) {
      NumberSymbols(locale: $0).grouping.map { String($0) }
    }
    property(on: locale, "currencyCode", as: .optional(.string)) { _ in "USD" }
    property(on: locale, "currencySymbol", as: .optional(.string)) { _ in "$" }
    let code = TypeBinding<String>.native("Locale.Component")
    property(on: locale, "currency", as: .optional(code)) { _ in "USD" }
    property(on: locale, "language", as: code) { $0 }
    property(on: locale, "region", as: .optional(code)) { _ in "US" }
    property(on: code, "identifier", as: .string) { $0 }
    property(on: code, "languageCode", as: .optional(code)) {
      $0.split { $0 == "_" || $0 == "-" }.first.map(String.init)
    }
    let zone = TypeBinding<String>.native("TimeZone")
    for name in ["current", "gmt", "autoupdatingCurrent"] { constant(on: "TimeZone", name, "GMT", as: zone) }
    initializer("TimeZone", .named("identifier", .string), returns: zone) { $0 }
    initializer("TimeZone", .named("abbreviation", .string), returns: zone) { $0 }
    initializer("TimeZone", .named("secondsFromGMT", .int), returns: zone) { seconds in
      let minutes = min(abs(seconds) / 60, 1_080)
      func two(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
      return minutes == 0 ? "GMT" : "GMT" + (seconds < 0 ? "-" : "+") + two(minutes / 60) + ":" + two(minutes % 60)
    }
    property(on: zone, "identifier", as: .string) { $0 }
    raw("TimeZone", "secondsFromGMT", [.value("for", .native("Date"), optional: true)]) { value, call in
      guard case .native(let native) = value, let zone = native.payload as? String else { return .int(0) }
      let moment = (call.payload(0) as Double?) ?? call.evaluator.options.clock
      return .int(LocaleLibrary.shared?.offset(of: zone, at: (moment + 978_307_200) * 1_000) ?? 0)
    }
  }

  private mutating func addDateComponents() {
    let parts = TypeBinding<DateParts>.native("DateComponents")
    let names = [
      "era", "year", "month", "day", "hour", "minute", "second", "nanosecond", "weekday", "weekdayOrdinal", "quarter",
      "weekOfMonth", "weekOfYear", "yearForWeekOfYear",
    ]
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
    for name in names + ["dayOfYear", "calendar", "timeZone"] {
      constant(on: "Calendar.Component", name, name, as: component)
    }
  }

  /// Foundation's names of calendars.
  private static let calendars = [
    "gregorian", "iso8601", "buddhist", "chinese", "coptic", "ethiopicAmeteAlem", "ethiopicAmeteMihret", "hebrew",
    "indian", "islamic", "islamicCivil", "islamicTabular", "islamicUmmAlQura", "japanese", "persian", "republicOfChina",
  ]

  private mutating func addCalendars() {
    for name in ["current", "autoupdatingCurrent"] {
      constant(on: "Calendar", name, CalendarValue(), as: .calendar)
    }
    let identifier = TypeBinding<String>.native("Calendar.Identifier")
    for name in Self.calendars { constant(on: "Calendar.Identifier", name, name, as: identifier) }
    rawInitializer("Calendar", [.value("identifier", .native("Calendar.Identifier"))]) { call in
      let calendar = CalendarValue(identifier: call.payload(0) ?? "gregorian")
      if !calendar.isGregorian {
        let warning = Diagnostic(
          .warning, .gregorianDates(calendar.identifier), at: call.evaluator.range(of: call.location))
        call.evaluator.log.add(warning)
      }
      return .native("Calendar", calendar)
    }
    property(on: .calendar, "identifier", as: identifier) { $0.identifier }
    property(
      on: .calendar, "firstWeekday", as: .int, get: { $0.firstWeekday },
      set: { (calendar: inout CalendarValue, day: Int) in calendar.firstWeekday = (day - 1) % 7 + 1 })
    property(
      on: .calendar, "minimumDaysInFirstWeek", as: .int, get: { $0.minimumDaysInFirstWeek },
      set: { (calendar: inout CalendarValue, count: Int) in calendar.minimumDaysInFirstWeek = count })
    property(
      on: .calendar, "timeZone", as: .native("TimeZone"), get: { $0.zone },
      set: { (calendar: inout CalendarValue, zone: String) in calendar.zone = zone })
    property(
      on: .calendar, "locale", as: .optional(.native("Locale")), get: { .some($0.locale) },
      set: { (calendar: inout CalendarValue, locale: String?) in calendar.locale = locale ?? "en_US" })
    for (name, pattern, count) in [
      ("weekdaySymbols", "EEEE", 7), ("shortWeekdaySymbols", "EEE", 7), ("veryShortWeekdaySymbols", "EEEEE", 7),
      ("standaloneWeekdaySymbols", "cccc", 7), ("shortStandaloneWeekdaySymbols", "ccc", 7),
      ("veryShortStandaloneWeekdaySymbols", "ccccc", 7), ("monthSymbols", "MMMM", 12), ("shortMonthSymbols", "MMM", 12),
      ("veryShortMonthSymbols", "MMMMM", 12), ("standaloneMonthSymbols", "LLLL", 12),
      ("shortStandaloneMonthSymbols", "LLL", 12),
    ] {
      rawProperty("Calendar", name) { value, call in
        let locale = value.calendar.map { $0 == CalendarValue() ? call.evaluator.locale : $0.locale }
        let texts = (0..<count).map { index -> Value in
          let days =
            count == 12
            ? CalendarMath.days(year: 2_026, month: index + 1, day: 1)
            : CalendarMath.days(year: 2_026, month: 1, day: 4) + index
          return .string(
            LocaleLibrary.shared?.date(
              Double(days) * 86_400_000, pattern: pattern, locale: locale ?? call.evaluator.locale, zone: "GMT") ?? "")
        }
        return .array(texts)
      }
    }
  }

  private mutating func addCalendarMath() {
    let (date, unit, calendar) = (
      TypeBinding<Double>.native("Date"), TypeBinding<String>.native("Calendar.Component"),
      TypeBinding<CalendarValue>.calendar
    )
    let parts = TypeBinding<DateParts>.native("DateComponents")
    method(on: calendar, "component", .unnamed(unit), .named("from", date), returns: .int) {
      $0.component($1, of: $2)
    }
    method(on: calendar, "startOfDay", .named("for", date), returns: date) {
      $0.start(of: "day", containing: $1)
    }
    method(
      on: calendar, "date", .named("byAdding", unit), .named("value", .int), .named("to", date),
      .named("wrappingComponents", .bool, default: false), returns: .optional(date)
    ) { calendar, unit, count, date, _ in calendar.adding(count, unit, to: date) }
    method(on: calendar, "date", .named("byAdding", parts), .named("to", date), returns: .optional(date)) {
      calendar, parts, date in
      let order = ["year", "quarter", "month", "weekOfYear", "weekOfMonth", "day", "hour", "minute", "second"]
      return order.reduce(date) { date, unit in
        parts.fields[unit].map { calendar.adding($0, unit, to: date) } ?? date
      }
    }
    method(on: calendar, "date", .named("from", parts), returns: .optional(date)) { $0.moment(of: $1) }
    raw(
      "Calendar", "nextDate",
      [
        .value("after", .native("Date")), .value("matching", .native("DateComponents")), .ignored("matchingPolicy"),
        .ignored("repeatedTimePolicy"), .value("direction", .native("Calendar.SearchDirection"), optional: true),
      ]
    ) { value, call in
      guard let parts: DateParts = call.payload(1) else { return .none }
      let isBackward = call.payload(4) == "backward"
      let found = CalendarMath.nearest(
        to: call.value(0).asMoment ?? 0, matching: parts, isBackward: isBackward, value.calendar ?? CalendarValue())
      return .optional(found.map { .native("Date", $0) })
    }
    for name in ["forward", "backward"] {
      constant(on: "Calendar.SearchDirection", name, name, as: TypeBinding<String>.native("Calendar.SearchDirection"))
    }
    method(
      on: calendar, "date", .named("bySettingHour", .int), .named("minute", .int), .named("second", .int),
      .named("of", date), returns: .optional(date)
    ) { calendar, hour, minute, second, date in
      let days = CalendarDate(calendar.local(date)).days
      return calendar.moment(CalendarMath.seconds(days: days, hour: hour, minute: minute, second: Double(second)))
    }
    method(
      on: calendar, "date", .named("bySetting", unit), .named("value", .int), .named("of", date),
      returns: .optional(date)
    ) { calendar, unit, value, date in
      let current = calendar.component(unit, of: date)
      guard current != value else { return date }
      let moved = calendar.start(of: unit, containing: calendar.adding(value - current, unit, to: date))
      // The date found is never an earlier one: that of the next month, hour or other larger unit is.
      let larger = [
        "month": "year", "day": "month", "weekday": "weekOfYear", "hour": "day", "minute": "hour", "second": "minute",
      ][unit]
      guard let larger, moved < date else { return moved }
      return calendar.adding(1, larger, to: moved)
    }
    method(on: calendar, "dateComponents", .unnamed(.array(unit)), .named("from", date), returns: parts) {
      calendar, units, date in
      DateParts(
        fields: Dictionary(units.map { ($0, calendar.component($0, of: date)) }) { a, _ in a },
        isLeapMonth: units.contains("month") ? false : nil)
    }
    method(
      on: calendar, "dateComponents", .unnamed(.array(unit)), .named("from", date), .named("to", date), returns: parts
    ) { calendar, units, start, end in
      DateParts(fields: CalendarMath.difference(from: start, to: end, in: Set(units), calendar))
    }
    method(on: calendar, "isDate", .unnamed(date), .named("inSameDayAs", date), returns: .bool) {
      CalendarDate($0.local($1)).days == CalendarDate($0.local($2)).days
    }
    method(on: calendar, "isDateInWeekend", .unnamed(date), returns: .bool) {
      [1, 7].contains(CalendarDate($0.local($1)).weekday)
    }
    for (name, distance) in [("isDateInToday", 0), ("isDateInTomorrow", 1), ("isDateInYesterday", -1)] {
      raw("Calendar", name, [.value(nil, .native("Date"))]) { value, call in
        let calendar = value.calendar ?? CalendarValue()
        let today = CalendarDate(calendar.local(call.evaluator.options.clock)).days
        return .bool(CalendarDate(calendar.local(call.value(0).asMoment ?? 0)).days == today + distance)
      }
    }
    method(
      on: calendar, "isDate", .unnamed(date), .named("equalTo", date), .named("toGranularity", unit), returns: .bool
    ) { calendar, a, b, unit in calendar.start(of: unit, containing: a) == calendar.start(of: unit, containing: b) }
    raw(
      "Calendar", "compare",
      [
        .value(nil, .native("Date")), .value("to", .native("Date")),
        .value("toGranularity", .native("Calendar.Component")),
      ]
    ) { value, call in
      let (a, b) = (call.value(0).asMoment ?? 0, call.value(1).asMoment ?? 0)
      guard let unit: String = call.payload(2), let calendar = value.calendar else { return .none }
      let (x, y) = (calendar.start(of: unit, containing: a), calendar.start(of: unit, containing: b))
      return .native("ComparisonResult", x < y ? -1 : x > y ? 1 : 0)
    }
    raw(
      "Calendar", "range",
      [
        .value("of", .native("Calendar.Component")), .value("in", .native("Calendar.Component")),
        .value("for", .native("Date")),
      ]
    ) { value, call in
      let calendar = value.calendar ?? CalendarValue()
      let date = CalendarDate(calendar.local(call.value(2).asMoment ?? 0))
      let length = CalendarMath.daysInMonth(year: date.year, month: date.month)
      let count: Int
      switch (call.payload(0) as String?, call.payload(1) as String?) {
      case ("day", "year"), ("dayOfYear", _):
        count =
          CalendarMath.days(year: date.year + 1, month: 1, day: 1)
          - CalendarMath.days(year: date.year, month: 1, day: 1)
      case ("month", _): count = 12
      case ("weekday", _): count = 7
      case ("weekOfMonth", _):
        let (first, last) = (
          CalendarDate(CalendarMath.seconds(days: date.days - date.day + 1)),
          CalendarDate(CalendarMath.seconds(days: date.days - date.day + length))
        )
        return .range(
          RangeValue(
            .int(calendar.week(of: 1, first)), .int(calendar.week(of: length, last) + 1), isClosed: false))
      case ("hour", _): return .range(RangeValue(.int(0), .int(24), isClosed: false))
      case ("minute", _), ("second", _): return .range(RangeValue(.int(0), .int(60), isClosed: false))
      default: count = length
      }
      return .range(RangeValue(.int(1), .int(count + 1), isClosed: false))
    }
    raw(
      "Calendar", "ordinality",
      [
        .value("of", .native("Calendar.Component")), .value("in", .native("Calendar.Component")),
        .value("for", .native("Date")),
      ]
    ) { value, call in
      let calendar = value.calendar ?? CalendarValue()
      let date = CalendarDate(calendar.local(call.value(2).asMoment ?? 0))
      switch (call.payload(0) as String?, call.payload(1) as String?) {
      case ("day", "year"): return .int(date.days - CalendarMath.days(year: date.year, month: 1, day: 1) + 1)
      case ("day", "month"): return .int(date.day)
      case ("month", "year"): return .int(date.month)
      case ("weekday", "weekOfYear"), ("weekday", "weekOfMonth"):
        return .int((date.weekday - calendar.firstWeekday + 7) % 7 + 1)
      case ("weekOfYear", "year"): return .int(calendar.component("weekOfYear", of: call.value(2).asMoment ?? 0))
      case ("weekOfMonth", "month"): return .int(calendar.week(of: date.day, date))
      default: return .none
      }
    }
    raw("Calendar", "dateInterval", [.value("of", .native("Calendar.Component")), .value("for", .native("Date"))]) {
      value, call in
      let (unit, moment): (String, Double) = (call.payload(0) ?? "day", call.value(1).asMoment ?? 0)
      let calendar = value.calendar ?? CalendarValue()
      let start = calendar.start(of: unit, containing: moment)
      let length = unit == "yearForWeekOfYear" ? "weekOfYear" : unit
      var end = calendar.adding(1, length, to: start)
      if unit == "yearForWeekOfYear" {
        while calendar.component(unit, of: end) == calendar.component(unit, of: start) {
          end = calendar.adding(1, length, to: end)
        }
      }
      return .native("DateInterval", [start, end])
    }
  }
}

extension TypeBinding where T == CalendarValue {
  /// The binding to calendars.
  package static var calendar: TypeBinding { .native("Calendar") }
}

extension Value {
  /// The value as a calendar, or nil if it is none.
  var calendar: CalendarValue? { if case .native(let native) = self { native.payload as? CalendarValue } else { nil } }
}
