import PlumblineUnicode

extension Vocabulary {
  /// Adds calendars, their identifiers and their properties.
  mutating func addCalendars() {
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
    for symbols in CalendarSymbols.all {
      rawProperty("Calendar", symbols.name) { value, call in
        let locale = value.calendar.map { $0 == CalendarValue() ? call.evaluator.locale : $0.locale }
        return .array(symbols.texts(locale: locale ?? call.evaluator.locale))
      }
    }
  }

  /// Foundation's names of calendars.
  private static let calendars = [
    "gregorian", "iso8601", "buddhist", "chinese", "coptic", "ethiopicAmeteAlem", "ethiopicAmeteMihret", "hebrew",
    "indian", "islamic", "islamicCivil", "islamicTabular", "islamicUmmAlQura", "japanese", "persian", "republicOfChina",
  ]

  /// Adds the computations of calendars: components, starts and differences of dates.
  mutating func addCalendarMath() {
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
    raw(
      "Calendar", "enumerateDates",
      [
        .value("startingAfter", .native("Date")), .value("matching", .native("DateComponents")),
        .ignored("matchingPolicy"), .ignored("repeatedTimePolicy"),
        .value("direction", .native("Calendar.SearchDirection"), optional: true),
        .function("using", of: [.optional(.native("Date")), .bool, .bool]),
      ]
    ) { value, call throws(Fault) in
      guard let parts: DateParts = call.payload(1), case .function(let visit) = call.value(5) else { return .void }
      let isBackward = call.payload(4) == "backward"
      var moment = call.value(0).asMoment ?? 0
      for _ in 0..<10_000 {
        guard
          let found = CalendarMath.nearest(
            to: moment, matching: parts, isBackward: isBackward, value.calendar ?? CalendarValue())
        else { break }
        var arguments = [Value.native("Date", found), .bool(true), .bool(false)]
        _ = try call.evaluator.call(visit, changing: &arguments, expecting: .any)
        if case .bool(true) = arguments[2] { break }
        moment = found
      }
      return .void
    }
    for name in ["forward", "backward"] {
      constant(on: "Calendar.SearchDirection", name, name, as: TypeBinding<String>.native("Calendar.SearchDirection"))
    }
    method(
      on: calendar, "date", .named("bySettingHour", .int), .named("minute", .int), .named("second", .int),
      .named("of", date), returns: .optional(date)
    ) { calendar, hour, minute, second, date in
      guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second) else { return nil }
      let days = CalendarDate(calendar.local(date)).days
      return calendar.nextMoment(CalendarMath.seconds(days: days, hour: hour, minute: minute, second: Double(second)))
    }
    method(
      on: calendar, "date", .named("bySetting", unit), .named("value", .int), .named("of", date),
      returns: .optional(date)
    ) { calendar, unit, value, date in
      let current = calendar.component(unit, of: date)
      guard current != value else { return date }
      let moved = calendar.start(of: unit, containing: calendar.adding(value - current, unit, to: date))
      // The result is never an earlier date: it lies in the next month, hour or other larger unit.
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
    method(on: calendar, "date", .unnamed(date), .named("matchesComponents", parts), returns: .bool) {
      calendar, date, parts in
      parts.fields.allSatisfy { calendar.component($0.key, of: date) == $0.value }
    }
    method(on: calendar, "isDate", .unnamed(date), .named("inSameDayAs", date), returns: .bool) {
      CalendarDate($0.local($1)).days == CalendarDate($0.local($2)).days
    }
    method(on: calendar, "isDateInWeekend", .unnamed(date), returns: .bool) {
      [1, 7].contains(CalendarDate($0.local($1)).weekday)
    }
    raw(
      "Calendar", "nextWeekend",
      [
        .value("startingAfter", .native("Date")),
        .value("direction", .native("Calendar.SearchDirection"), optional: true),
      ]
    ) { value, call in
      let calendar = value.calendar ?? CalendarValue()
      var start = calendar.start(of: "day", containing: call.value(0).asMoment ?? 0)
      let step = call.payload(1) == "backward" ? -1 : 1
      // The weekend that a day belongs to is neither the next nor the previous one.
      while [1, 7].contains(CalendarDate(calendar.local(start)).weekday) {
        start = calendar.adding(step, "day", to: start)
      }
      while CalendarDate(calendar.local(start)).weekday != 7 { start = calendar.adding(step, "day", to: start) }
      return .native("DateInterval", [start, calendar.adding(2, "day", to: start)])
    }
    raw("Calendar", "dateIntervalOfWeekend", [.value("containing", .native("Date"))]) { value, call in
      let calendar = value.calendar ?? CalendarValue()
      let day = calendar.start(of: "day", containing: call.value(0).asMoment ?? 0)
      let weekday = CalendarDate(calendar.local(day)).weekday
      guard [1, 7].contains(weekday) else { return .none }
      let start = weekday == 7 ? day : calendar.adding(-1, "day", to: day)
      return .native("DateInterval", [start, calendar.adding(2, "day", to: start)])
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
