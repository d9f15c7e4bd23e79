/// The calendar and the language in which a date picker shows dates.
///
/// Dates are in seconds since the start of 2001 in UTC.
public protocol DatePickerCalendar {
  /// The error of a date that cannot be written.
  associatedtype Failure: Error

  /// The present date.
  var now: Double { get }
  /// The name of the present day, such as "Today", or nil if the language has none.
  var today: String? { get }
  /// Returns the names of the weekdays, from the first day of the week.
  func weekdays() throws(Failure) -> [String]
  /// Returns a date in a format.
  func text(of date: Double, as format: DatePickerFormat) throws(Failure) -> String
  /// Returns the date that is a number of units after another one.
  func date(_ count: Int, _ unit: DatePickerUnit, after date: Double) -> Double
  /// Returns the parts of a date.
  func parts(of date: Double) -> DatePickerParts
}

/// The units by which the wheels of a date picker change a date.
public enum DatePickerUnit: Sendable {
  /// A unit of the calendar.
  case day, month, year
}

/// The formats in which a date picker shows dates.
public enum DatePickerFormat: Sendable {
  /// A date, as "Jan 1, 2026".
  case date
  /// A time of day, as "1:18 PM".
  case time
  /// A month and its year, as "January 2026".
  case monthAndYear
  /// A day of the week and the month, as "Thu Jan 1".
  case dayOfWeek
  /// A month, as "January".
  case month
  /// A day of the month, as "1".
  case day
  /// A year, as "2026".
  case year
}

/// The parts of a date that the calendar of a date picker shows.
public struct DatePickerParts: Hashable, Sendable {
  /// The year, month and day.
  public var year: Int, month: Int, day: Int
  /// The hour from 0 to 23, and the minute.
  public var hour: Int, minute: Int
  /// The number of days in the month.
  public var daysInMonth: Int
  /// The number of days in the week of the month's first day that belong to the previous month.
  public var leadingBlanks: Int

  /// Creates the parts of a date.
  public init(year: Int, month: Int, day: Int, hour: Int, minute: Int, daysInMonth: Int, leadingBlanks: Int) {
    (self.year, self.month, self.day, self.hour, self.minute) = (year, month, day, hour, minute)
    (self.daysInMonth, self.leadingBlanks) = (daysInMonth, leadingBlanks)
  }

  /// Whether two dates are on the same day.
  fileprivate func isSameDay(as other: DatePickerParts) -> Bool { isSameMonth(as: other) && day == other.day }
  /// Whether two dates are in the same month.
  fileprivate func isSameMonth(as other: DatePickerParts) -> Bool { year == other.year && month == other.month }
}

extension DateContent {
  /// Creates the content of a date picker for a day, a time or both; `isChosen` is whether the month marks the day.
  public init<Calendar: DatePickerCalendar>(
    _ date: Double, hasDay: Bool, hasTime: Bool, isChosen: Bool = true, in calendar: Calendar
  ) throws(Calendar.Failure) {
    let time = hasTime ? try calendar.text(of: date, as: .time) : nil
    let day = hasDay ? try calendar.text(of: date, as: .date) : nil
    self.init(
      values: [day, time].compactMap { $0.map { TextContent($0) } },
      month: hasDay ? try Month(of: date, isChosen: isChosen, in: calendar) : nil,
      time: time.map { ("Time", $0) }, wheels: try Self.wheels(of: date, hasDay: hasDay, hasTime: hasTime, calendar))
  }

  /// Returns the columns of wheels, whose middle values are chosen.
  ///
  /// Rule: <doc:Controls#Wheels>.
  private static func wheels<Calendar: DatePickerCalendar>(
    of date: Double, hasDay: Bool, hasTime: Bool, _ calendar: Calendar
  ) throws(Calendar.Failure) -> [[String]] {
    func column(_ unit: DatePickerUnit, _ format: DatePickerFormat) throws(Calendar.Failure) -> [String] {
      var values: [String] = []
      for step in -3...3 { values.append(try calendar.text(of: calendar.date(step, unit, after: date), as: format)) }
      return values
    }
    if hasDay && !hasTime { return [try column(.month, .month), try column(.day, .day), try column(.year, .year)] }
    let parts = calendar.parts(of: date)
    var columns: [[String]] = []
    if hasDay {
      let now = calendar.parts(of: calendar.now)
      var days = try column(.day, .dayOfWeek)
      for step in -3...3 where calendar.parts(of: calendar.date(step, .day, after: date)).isSameDay(as: now) {
        if let today = calendar.today { days[step + 3] = today }
      }
      columns.append(days)
    }
    // The language writes the hours of the afternoon from 1 or from 13.
    let midnight = date - Double(parts.hour * 3_600 + parts.minute * 60)
    let hasHalves = try !calendar.text(of: midnight + 13 * 3_600, as: .time).contains("13")
    let hasZero = try calendar.text(of: midnight + 9 * 3_600, as: .time).hasPrefix("0")
    columns.append(
      (-3...3).map { step in
        if hasHalves { return "\((parts.hour + step + 23) % 12 + 1)" }
        let hour = (parts.hour + step + 24) % 24
        return (hasZero && hour < 10 ? "0" : "") + "\(hour)"
      })
    columns.append(
      (-3...3).map { step in
        let minute = (parts.minute + step + 60) % 60
        return (minute < 10 ? "0" : "") + "\(minute)"
      })
    if hasHalves {
      columns.append(parts.hour < 12 ? ["", "", "", "AM", "PM", "", ""] : ["", "", "AM", "PM", "", "", ""])
    }
    return columns
  }
}

extension DateContent.Month {
  /// Creates the month of a date.
  fileprivate init<Calendar: DatePickerCalendar>(
    of date: Double, isChosen: Bool, in calendar: Calendar
  ) throws(Calendar.Failure) {
    let parts = calendar.parts(of: date)
    let now = calendar.parts(of: calendar.now)
    self.init(
      title: try calendar.text(of: date, as: .monthAndYear),
      weekdays: try calendar.weekdays().map { $0.uppercased() }, leadingBlanks: parts.leadingBlanks,
      count: parts.daysInMonth, chosen: isChosen ? [parts.day] : [],
      today: now.isSameMonth(as: parts) ? now.day : nil)
  }
}
