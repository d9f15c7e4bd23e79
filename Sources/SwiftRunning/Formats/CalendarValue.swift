import PlumblineUnicode

/// A calendar: the Gregorian one with a time zone and the rules of its weeks.
package struct CalendarValue: Hashable, Sendable {
  /// Foundation's name of the calendar.
  package var identifier = "gregorian"
  /// The first day of a week, from 1 for Sunday to 7 for Saturday.
  package var firstWeekday = 1
  /// The minimum number of days of a year's first week.
  package var minimumDaysInFirstWeek = 1
  /// The identifier of the time zone.
  package var zone = "GMT"
  /// The identifier of the locale.
  package var locale = "en_US"

  /// Creates a Gregorian calendar in universal time, whose weeks begin on Sunday.
  package init() {}

  /// Creates the calendar of a name; weeks of `iso8601` begin on Monday, and the first has at least four days.
  init(identifier: String) {
    self.identifier = identifier
    if identifier == "iso8601" { (firstWeekday, minimumDaysInFirstWeek) = (2, 4) }
  }

  /// Whether dates are those of the Gregorian calendar.
  var isGregorian: Bool { identifier == "gregorian" || identifier == "iso8601" }
}

extension CalendarValue {
  /// Returns the distance of the time zone from universal time at a moment, in seconds.
  private func offset(at moment: Double) -> Double {
    guard !["GMT", "UTC"].contains(zone) else { return 0 }
    let text = LocaleLibrary.shared?.date(
      DateStyle.milliseconds(moment), pattern: "xxx", locale: "en_US", zone: zone)
    let parts = (text ?? "").dropFirst().split(separator: ":").compactMap { Double($0) }
    guard parts.count == 2 else { return 0 }
    return (text?.first == "-" ? -60 : 60) * (parts[0] * 60 + parts[1])
  }

  /// Returns a moment as the time that clocks of the time zone show, both in seconds since 2001.
  func local(_ moment: Double) -> Double { moment + offset(at: moment) }

  /// Returns the moment at which clocks of the time zone show a time, both in seconds since 2001.
  func moment(_ local: Double) -> Double {
    let day = 86_400.0
    let (before, after) = (offset(at: local - day), offset(at: local + day))
    let early = local - before
    // A time that clocks show twice is the first one; one that they skip is counted from the time before.
    guard before != after, offset(at: early) != before else { return early }
    let late = local - after
    return offset(at: late) == after ? late : early
  }

  /// Returns the moment at which clocks show a time of a day, or that at which they pass it by.
  func nextMoment(_ local: Double) -> Double {
    let moment = moment(local)
    let shown = self.local(moment)
    guard shown != local else { return moment }
    // Clocks go from the time before the gap to that after it.
    let (before, after) = (offset(at: local - 86_400), offset(at: local + 86_400))
    var (low, high) = (local - max(before, after) - 3_600, moment)
    while high - low > 0.5 {
      let middle = ((low + high) / 2).rounded(.down)
      guard middle > low else { break }
      if offset(at: middle) == after { high = middle } else { low = middle }
    }
    return high
  }

  /// Returns a component of a moment, by Foundation's name for it.
  func component(_ name: String, of moment: Double) -> Int {
    let local = local(moment)
    let date = CalendarDate(local)
    switch name {
    case "weekOfMonth": return week(of: date.day, date)
    case "weekOfYear": return weekOfYear(date).week
    case "yearForWeekOfYear": return weekOfYear(date).year
    default: return CalendarMath.component(name, of: local)
    }
  }

  /// Returns the start of the calendar unit that contains a moment.
  func start(of unit: String, containing moment: Double) -> Double {
    let local = local(moment)
    switch unit {
    case "hour", "minute", "second", "nanosecond":
      return CalendarMath.start(of: unit, containing: local) - local + moment
    case "weekOfYear", "weekOfMonth":
      let date = CalendarDate(local)
      return self.moment(CalendarMath.seconds(days: date.days - daysSinceWeekStart(date)))
    case "yearForWeekOfYear":
      return self.moment(CalendarMath.seconds(days: firstDay(of: weekOfYear(CalendarDate(local)).year)))
    default: return self.moment(CalendarMath.start(of: unit, containing: local))
    }
  }

  /// Returns a moment plus a number of calendar units; a day keeps the time of clocks.
  func adding(_ count: Int, _ unit: String, to moment: Double) -> Double {
    switch unit {
    case "hour", "minute", "second", "nanosecond": CalendarMath.adding(count, unit, to: moment)
    default: self.moment(CalendarMath.adding(count, unit, to: local(moment)))
    }
  }

  /// Returns the moment that components describe; missing components have their first value.
  func moment(of parts: DateParts) -> Double {
    var calendar = self
    if let zone = parts.zone { calendar.zone = zone }
    if parts.fields["day"] == nil, let weekday = parts.fields["weekday"],
      let day = day(weekday: weekday, of: parts, calendar)
    {
      var dated = parts
      dated.fields["day"] = day
      return calendar.moment(dated.seconds)
    }
    guard parts.fields["month"] == nil, parts.fields["day"] == nil,
      let year = parts.fields["yearForWeekOfYear"] ?? (parts.fields["weekOfYear"] == nil ? nil : parts.fields["year"])
    else { return calendar.moment(parts.seconds) }
    var days = firstDay(of: year) + ((parts.fields["weekOfYear"] ?? 1) - 1) * 7
    if let weekday = parts.fields["weekday"] { days += (weekday - firstWeekday + 7) % 7 }
    return calendar.moment(
      CalendarMath.seconds(
        days: days, hour: parts.fields["hour"] ?? 0, minute: parts.fields["minute"] ?? 0,
        second: Double(parts.fields["second"] ?? 0)))
  }
}

extension CalendarValue {
  /// Returns the day of a month that a weekday with its number in the month or with a week of the month describes; nil
  /// if the components have neither.
  private func day(weekday: Int, of parts: DateParts, _ calendar: CalendarValue) -> Int? {
    let (year, month) = (parts.fields["year"] ?? 1, parts.fields["month"] ?? 1)
    let first = CalendarDate(CalendarMath.seconds(days: CalendarMath.days(year: year, month: month, day: 1)))
    let firstDay = 1 + ((weekday - first.weekday) % 7 + 7) % 7
    if let ordinal = parts.fields["weekdayOrdinal"] {
      guard ordinal < 0 else { return firstDay + (ordinal - 1) * 7 }
      let count = CalendarMath.daysInMonth(year: year, month: month)
      return firstDay + (count - firstDay) / 7 * 7 + (ordinal + 1) * 7
    }
    guard let week = parts.fields["weekOfMonth"], parts.fields["month"] != nil else { return nil }
    let start = calendar.daysSinceWeekStart(first)
    let firstWeek = 1 - start + (7 - start >= calendar.minimumDaysInFirstWeek ? 0 : 7)
    return firstWeek + (week - 1) * 7 + ((weekday - calendar.firstWeekday) % 7 + 7) % 7
  }
}

// Weeks, by the rule of ICU: https://unicode-org.github.io/icu/userguide/datetime/calendar/
extension CalendarValue {
  private func daysSinceWeekStart(_ date: CalendarDate) -> Int { (date.weekday - firstWeekday + 7) % 7 }

  /// Returns the week of a month or year by the number of the day in it, from 1; 0 for a day before the first week.
  func week(of day: Int, _ date: CalendarDate) -> Int {
    let start = ((daysSinceWeekStart(date) - day + 1) % 7 + 7) % 7
    return (day + start - 1) / 7 + (7 - start >= minimumDaysInFirstWeek ? 1 : 0)
  }

  /// Returns the week of the year, and the year that it belongs to.
  private func weekOfYear(_ date: CalendarDate) -> (week: Int, year: Int) {
    for year in [date.year + 1, date.year] {
      let first = firstDay(of: year)
      if date.days >= first { return ((date.days - first) / 7 + 1, year) }
    }
    return ((date.days - firstDay(of: date.year - 1)) / 7 + 1, date.year - 1)
  }

  /// Returns the first day of a year's first week, in days since 1970.
  private func firstDay(of year: Int) -> Int {
    let day = CalendarMath.days(year: year, month: 1, day: 1)
    let start = daysSinceWeekStart(CalendarDate(CalendarMath.seconds(days: day)))
    return day - start + (7 - start >= minimumDaysInFirstWeek ? 0 : 7)
  }
}
