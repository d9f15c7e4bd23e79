import PlumblineLayout
import PlumblineUnicode

/// The calendar of date pickers in interpreted code: Gregorian, in UTC and in the language of the run.
struct ProgramCalendar: DatePickerCalendar {
  /// The evaluator, which formats the dates.
  let evaluator: Evaluator
  /// The location of the date picker.
  let location: SourceLocation

  var now: Double { evaluator.options.clock }

  var today: String? {
    let day: Int32 = 4
    let name = LocaleLibrary.shared?.relative(0, unit: day, width: 0, isNamed: true, locale: evaluator.locale)
    return name.map { $0.prefix(1).uppercased() + $0.dropFirst() }
  }

  /// The first day of the week in the language's region: 1 is Sunday.
  private var firstWeekday: Int { LocaleLibrary.firstWeekday(of: evaluator.locale) }

  func weekdays() throws(Fault) -> [String] {
    let sunday = CalendarMath.seconds(days: CalendarMath.days(year: 2_026, month: 1, day: 4))
    var names: [String] = []
    for day in (firstWeekday - 1)..<(firstWeekday + 6) {
      names.append(try text(of: sunday + Double(day) * 86_400, in: DateStyle(fields: ["EEE"])))
    }
    return names
  }

  func text(of date: Double, as format: DatePickerFormat) throws(Fault) -> String {
    switch format {
    case .date: try text(of: date, in: DateStyle(date: "abbreviated", time: "omitted"))
    case .time: try text(of: date, in: DateStyle(date: "omitted", time: "shortened"))
    case .monthAndYear: try text(of: date, in: DateStyle(fields: ["MMMM", "y"]))
    case .dayOfWeek: try text(of: date, in: DateStyle(fields: ["EEE", "MMM", "d"])).filter { $0 != "," }
    case .month: try text(of: date, in: DateStyle(fields: ["MMMM"]))
    case .day: try text(of: date, in: DateStyle(fields: ["d"]))
    case .year: try text(of: date, in: DateStyle(fields: ["y"]))
    }
  }

  private func text(of date: Double, in style: DateStyle) throws(Fault) -> String {
    try evaluator.text(of: .native("Date", date), in: .date(style), at: location) ?? ""
  }

  func date(_ count: Int, _ unit: DatePickerUnit, after date: Double) -> Double {
    let name =
      switch unit {
      case .day: "day"
      case .month: "month"
      case .year: "year"
      }
    return CalendarMath.adding(count, name, to: date)
  }

  func parts(of date: Double) -> DatePickerParts {
    let parts = CalendarDate(date)
    let first = CalendarMath.seconds(days: parts.days - parts.day + 1)
    return DatePickerParts(
      year: parts.year, month: parts.month, day: parts.day, hour: parts.hour, minute: parts.minute,
      daysInMonth: CalendarMath.daysInMonth(year: parts.year, month: parts.month),
      leadingBlanks: (CalendarDate(first).weekday - firstWeekday + 7) % 7)
  }
}
