/// Reads times.
enum Clock {
  /// Seconds since 2001-01-01 00:00 UTC of a time such as `2026-01-01T13:18:14.812Z`, or nil.
  static func seconds(iso8601 text: String) -> Double? {
    guard text.hasSuffix("Z") else { return nil }
    let halves = text.dropLast().split(separator: "T", omittingEmptySubsequences: false)
    guard halves.count == 2 else { return nil }
    let date = halves[0].split(separator: "-").map { Int($0) ?? -1 }
    let time = halves[1].split(separator: ":").map { Double($0) ?? -1 }
    guard date.count == 3, time.count == 3, (1...9999).contains(date[0]), (1...12).contains(date[1]),
      (1...31).contains(date[2]), (0..<24).contains(time[0]), (0..<60).contains(time[1]), (0..<61).contains(time[2])
    else { return nil }
    let days = days(year: date[0], month: date[1], day: date[2]) - days(year: 2001, month: 1, day: 1)
    return Double(days) * 86_400 + time[0] * 3_600 + time[1] * 60 + time[2]
  }

  /// Days since a fixed day in the proleptic Gregorian calendar, counting years from March.
  private static func days(year: Int, month: Int, day: Int) -> Int {
    let (year, month) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
    return 365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + day
  }
}
