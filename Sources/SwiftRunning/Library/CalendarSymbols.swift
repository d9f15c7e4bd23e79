import PlumblineUnicode

/// Names of weekdays or months, which calendars and formatters of dates have.
struct CalendarSymbols: Sendable {
  /// The name of the property.
  let name: String
  /// The pattern by which a date is written as one of the names.
  let pattern: String
  /// The number of names: 7 or 12.
  let count: Int

  /// All lists of names.
  static let all = [
    CalendarSymbols(name: "weekdaySymbols", pattern: "EEEE", count: 7),
    CalendarSymbols(name: "shortWeekdaySymbols", pattern: "EEE", count: 7),
    CalendarSymbols(name: "veryShortWeekdaySymbols", pattern: "EEEEE", count: 7),
    CalendarSymbols(name: "standaloneWeekdaySymbols", pattern: "cccc", count: 7),
    CalendarSymbols(name: "shortStandaloneWeekdaySymbols", pattern: "ccc", count: 7),
    CalendarSymbols(name: "veryShortStandaloneWeekdaySymbols", pattern: "ccccc", count: 7),
    CalendarSymbols(name: "monthSymbols", pattern: "MMMM", count: 12),
    CalendarSymbols(name: "shortMonthSymbols", pattern: "MMM", count: 12),
    CalendarSymbols(name: "veryShortMonthSymbols", pattern: "MMMMM", count: 12),
    CalendarSymbols(name: "standaloneMonthSymbols", pattern: "LLLL", count: 12),
    CalendarSymbols(name: "shortStandaloneMonthSymbols", pattern: "LLL", count: 12),
  ]

  /// Returns the names in a language, beginning with Sunday or January.
  func texts(locale: String) -> [Value] {
    (0..<count).map { index in
      let days =
        count == 12
        ? CalendarMath.days(year: 2_026, month: index + 1, day: 1)
        : CalendarMath.days(year: 2_026, month: 1, day: 4) + index
      return .string(
        LocaleLibrary.shared?.date(Double(days) * 86_400_000, pattern: pattern, locale: locale, zone: "GMT") ?? "")
    }
  }
}
