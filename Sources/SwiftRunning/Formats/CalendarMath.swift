/// The arithmetic of the Gregorian calendar in universal time.
package enum CalendarMath {
  /// Returns the number of days from 1970-01-01 to a date; the month may lie outside of 1 to 12.
  package static func days(year: Int, month: Int, day: Int) -> Int {
    let year = min(max(year, -100_000), 100_000)
    let month = min(max(month, -1_200_000), 1_200_000)
    let months = year * 12 + month - 1
    var (y, m) = (months >= 0 ? months / 12 : (months - 11) / 12, 0)
    m = months - y * 12 + 1
    if m <= 2 { y -= 1 }
    let era = (y >= 0 ? y : y - 399) / 400
    let yearOfEra = y - era * 400
    let dayOfYear = (153 * (m > 2 ? m - 3 : m + 9) + 2) / 5 + min(max(day, -10_000_000), 10_000_000) - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// Returns the number of days in a month.
  package static func daysInMonth(year: Int, month: Int) -> Int {
    days(year: year, month: month + 1, day: 1) - days(year: year, month: month, day: 1)
  }

  /// Returns the time of a day, in seconds since 2001; the day is in days since 1970-01-01.
  package static func seconds(days: Int, hour: Int = 0, minute: Int = 0, second: Double = 0) -> Double {
    Double(days) * 86_400 + Double(hour) * 3_600 + Double(minute) * 60 + second - 978_307_200
  }

  /// Returns a time, in seconds since 2001, plus a number of calendar units; a day beyond the end of its month becomes
  /// the month's last day.
  package static func adding(_ count: Int, _ unit: String, to seconds: Double) -> Double {
    let lengths = [
      "day": 86_400.0, "hour": 3_600, "minute": 60, "second": 1, "weekOfYear": 604_800, "weekOfMonth": 604_800,
      "weekday": 86_400, "dayOfYear": 86_400, "nanosecond": 1e-9,
    ]
    if let length = lengths[unit] { return seconds + Double(count) * length }
    let months = ["month": 1, "quarter": 3, "year": 12, "yearForWeekOfYear": 12][unit] ?? 0
    let date = CalendarDate(seconds)
    let (shift, overflows) = count.multipliedReportingOverflow(by: months)
    guard !overflows, abs(shift) < 1_000_000 else { return seconds }
    let first = days(year: date.year, month: date.month + shift, day: 1)
    let next = days(year: date.year, month: date.month + shift + 1, day: 1)
    return seconds + Double(first + min(date.day, next - first) - 1 - date.days) * 86_400
  }

  /// Returns the next time, or the last one before, whose components are those of `parts`, both in seconds since 2001;
  /// nil if there is none within eight years.
  ///
  /// Components below the largest one that is given have their first value, as Foundation matches them.
  static func nearest(
    to moment: Double, matching parts: DateParts, isBackward: Bool = false, _ calendar: CalendarValue
  ) -> Double? {
    let moment = calendar.local(moment)
    var weeks = calendar
    weeks.zone = "GMT"
    let first = CalendarDate(moment).days
    let dates = ["era", "year", "month", "day", "weekday", "weekOfYear", "quarter", "dayOfYear", "weekdayOrdinal"]
    let large = dates.filter { parts.fields[$0] != nil }
    func values(_ unit: String, _ count: Int, hasLarger: Bool) -> [Int] {
      if let value = parts.fields[unit] { return (0..<count).contains(value) ? [value] : [] }
      return hasLarger ? [0] : Array(0..<count)
    }
    let hours = values("hour", 24, hasLarger: !large.isEmpty)
    let minutes = values("minute", 60, hasLarger: !large.isEmpty || parts.fields["hour"] != nil)
    let seconds = values(
      "second", 60, hasLarger: large.isEmpty == false || parts.fields["hour"] != nil || parts.fields["minute"] != nil)
    for distance in 0..<2_930 {
      let day = first + (isBackward ? -distance : distance)
      let start = Self.seconds(days: day)
      guard large.allSatisfy({ weeks.component($0, of: start) == parts.fields[$0] }), startsMonth(day, parts, large)
      else {
        continue
      }
      var best: Double?
      for hour in hours {
        for minute in minutes {
          for second in seconds {
            let time = start + Double(hour * 3_600 + minute * 60 + second)
            guard isBackward ? time < moment : time > moment else { continue }
            if best.map({ isBackward ? time > $0 : time < $0 }) ?? true { best = time }
          }
        }
      }
      if let best { return calendar.moment(best) }
    }
    return nil
  }

  /// Returns whether a day is the first of the year or month that is the smallest component given.
  private static func startsMonth(_ day: Int, _ parts: DateParts, _ large: [String]) -> Bool {
    guard Set(large).isSubset(of: ["era", "year", "quarter", "month"]), !large.isEmpty else { return true }
    let date = CalendarDate(seconds(days: day))
    if parts.fields["month"] != nil { return date.day == 1 }
    if parts.fields["quarter"] != nil { return date.day == 1 && date.month % 3 == 1 }
    return date.day == 1 && date.month == 1
  }

  /// Returns the start of the calendar unit that contains a time, both in seconds since 2001; those of weeks depend on
  /// the calendar.
  static func start(of unit: String, containing seconds: Double) -> Double {
    let date = CalendarDate(seconds)
    let lengths = ["hour": 3_600.0, "minute": 60, "second": 1, "nanosecond": 1e-9]
    if let length = lengths[unit] { return (seconds / length).rounded(.down) * length }
    switch unit {
    case "era": return 0
    case "year": return Self.seconds(days: days(year: date.year, month: 1, day: 1))
    case "quarter": return Self.seconds(days: days(year: date.year, month: (date.month - 1) / 3 * 3 + 1, day: 1))
    case "month": return Self.seconds(days: days(year: date.year, month: date.month, day: 1))
    default: return Self.seconds(days: date.days)
    }
  }

  /// Returns a component of a time, in seconds since 2001, by Foundation's name for it; those of weeks depend on the
  /// calendar.
  package static func component(_ name: String, of seconds: Double) -> Int {
    let date = CalendarDate(seconds)
    switch name {
    case "era": return 1
    case "year": return date.year
    case "month": return date.month
    case "day": return date.day
    case "hour": return date.hour
    case "minute": return date.minute
    case "second": return date.second
    case "weekday": return date.weekday
    case "quarter": return (date.month - 1) / 3 + 1
    case "nanosecond": return Int(((seconds - seconds.rounded(.down)) * 1e9).rounded())
    case "dayOfYear": return dayOfYear(date)
    case "weekdayOrdinal": return (date.day - 1) / 7 + 1
    default: return 0
    }
  }

  private static func dayOfYear(_ date: CalendarDate) -> Int { date.days - days(year: date.year, month: 1, day: 1) + 1 }

  /// Returns the difference between two times in calendar units, from the largest unit to the smallest.
  static func difference(
    from start: Double, to end: Double, in units: Set<String>, _ calendar: CalendarValue
  ) -> [String: Int] {
    var result: [String: Int] = [:]
    var moment = start
    for unit in ["year", "quarter", "month", "weekOfYear", "day", "hour", "minute", "second"] where units.contains(unit)
    {
      let lengths: [String: Double] = [
        "year": 31_556_952, "quarter": 7_889_238, "month": 2_629_746, "weekOfYear": 604_800, "day": 86_400,
        "hour": 3_600, "minute": 60, "second": 1,
      ]
      let guess = lengths[unit] ?? 1
      let ratio = (end - moment) / guess
      guard ratio.isFinite, abs(ratio) < 1e12 else { continue }
      var count = Int(ratio)
      let sign = end >= moment ? 1 : -1
      while Double(sign) * (end - calendar.adding(count, unit, to: moment)) < 0 { count -= sign }
      while Double(sign) * (end - calendar.adding(count + sign, unit, to: moment)) >= 0 { count += sign }
      result[unit] = count
      moment = calendar.adding(count, unit, to: moment)
    }
    return result
  }
}

/// The components of a date, some of which may be missing.
struct DateParts: Hashable, Sendable {
  /// Foundation's names of the components, in order.
  static let names = [
    "era", "year", "month", "day", "hour", "minute", "second", "nanosecond", "weekday", "weekdayOrdinal", "quarter",
    "weekOfMonth", "weekOfYear", "yearForWeekOfYear",
  ]
  /// The components by Foundation's names.
  var fields: [String: Int] = [:]
  /// Whether the month is a leap month, or nil if no month was computed.
  var isLeapMonth: Bool?
  /// The calendar, or nil if none was set.
  var calendar: CalendarValue?
  /// The identifier of the time zone, or nil for the calendar's.
  var zone: String?

  /// The length in seconds of the components as a duration; months and years have their mean lengths.
  var length: Double { Self.lengths.reduce(0) { $0 + $1.1 * Double(fields[$1.0] ?? 0) } }

  /// The components that a duration can have, from the largest, with their lengths in seconds.
  private static let lengths: [(String, Double)] = [
    ("year", 31_557_600), ("month", 2_629_800), ("weekOfMonth", 604_800), ("day", 86_400), ("hour", 3_600),
    ("minute", 60), ("second", 1),
  ]

  /// The names of the components that are set and that a duration can have, from the largest.
  var units: [String] { Self.lengths.map(\.0).filter { fields[$0] != nil } }

  /// The time in seconds since 2001; missing components have their first value.
  var seconds: Double {
    let days = CalendarMath.days(year: fields["year"] ?? 1, month: fields["month"] ?? 1, day: fields["day"] ?? 1)
    return CalendarMath.seconds(
      days: days, hour: fields["hour"] ?? 0, minute: fields["minute"] ?? 0, second: Double(fields["second"] ?? 0))
  }
}

extension Value {
  /// Returns a day of the Gregorian calendar as `DateComponents`, as a picker of several days chooses it.
  package static func day(_ day: Int, ofMonth month: Int, _ year: Int) -> Value {
    var parts = DateParts()
    parts.calendar = CalendarValue()
    parts.fields = ["era": 1, "year": year, "month": month, "day": day]
    return .native("DateComponents", parts)
  }

  /// The year, the month and the day of `DateComponents` that have them, or nil.
  package var day: (year: Int, month: Int, day: Int)? {
    guard case .native(let native) = self, let fields = (native.payload as? DateParts)?.fields,
      let year = fields["year"], let month = fields["month"], let day = fields["day"]
    else { return nil }
    return (year, month, day)
  }
}
