/// A point in time as a date and time of the Gregorian calendar in universal time.
package struct CalendarDate {
  /// The year.
  package let year: Int
  /// The month, from 1.
  package let month: Int
  /// The day of the month, from 1.
  package let day: Int
  /// The hour, from 0 to 23.
  package let hour: Int
  /// The minute, from 0 to 59.
  package let minute: Int
  /// The second, from 0 to 59.
  package let second: Int
  /// The number of days since 1970-01-01.
  package let days: Int

  /// Creates the date that is a number of seconds after 2001-01-01 00:00.
  package init(_ seconds: Double) {
    let clamped = Int(exactly: seconds.rounded(.down)) ?? 0
    let total = min(max(clamped, -70_000_000_000), 250_000_000_000) + 978_307_200
    let count = total >= 0 ? total / 86_400 : (total - 86_399) / 86_400
    days = count
    let rest = total - count * 86_400
    (hour, minute, second) = (rest / 3_600, rest / 60 % 60, rest % 60)
    let shifted = count + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthIndex = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthIndex + 2) / 5 + 1
    month = monthIndex < 10 ? monthIndex + 3 : monthIndex - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Returns the date in ISO 8601, with or without the time in universal time.
  func iso8601(hasTime: Bool) -> String {
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
    let date = String(repeating: "0", count: max(4 - "\(year)".count, 0)) + "\(year)-" + two(month) + "-" + two(day)
    return hasTime ? date + "T" + two(hour) + ":" + two(minute) + ":" + two(second) + "Z" : date
  }

  /// The day of the week, from 1 for Sunday to 7 for Saturday.
  package var weekday: Int { (days + 4) % 7 < 0 ? (days + 4) % 7 + 8 : (days + 4) % 7 + 1 }
}
