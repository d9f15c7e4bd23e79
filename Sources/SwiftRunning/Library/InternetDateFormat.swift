import PlumblineUnicode

/// The format of an `ISO8601DateFormatter`, by its options.
struct InternetDateFormat {
  private let names: Set<String>
  private let zone: String

  /// The names of the options.
  static let options = [
    "withYear", "withMonth", "withWeekOfYear", "withDay", "withTime", "withTimeZone", "withSpaceBetweenDateAndTime",
    "withDashSeparatorInDate", "withColonSeparatorInTime", "withColonSeparatorInTimeZone", "withFractionalSeconds",
    "withFullDate", "withFullTime", "withInternetDateTime",
  ]

  /// The options that others include.
  private static let parts = [
    "withInternetDateTime": ["withFullDate", "withFullTime"],
    "withFullDate": ["withYear", "withMonth", "withDay", "withDashSeparatorInDate"],
    "withFullTime": ["withTime", "withTimeZone", "withColonSeparatorInTime", "withColonSeparatorInTimeZone"],
  ]

  /// Creates the format of a formatter.
  init(_ formatter: FormatterObject) {
    var names: Set<String> = ["withInternetDateTime"]
    if case .native(let native)? = formatter.values["formatOptions"], let chosen = native.payload as? [String] {
      names = Set(chosen)
    }
    for _ in 0..<2 { for name in names { names.formUnion(Self.parts[name] ?? []) } }
    self.names = names
    zone = formatter.name("timeZone") ?? "GMT"
  }

  private func has(_ name: String) -> Bool { names.contains(name) }

  /// The pattern of the format, in the letters of Unicode's date formats.
  private var pattern: String {
    let dates = [("withYear", "yyyy"), ("withMonth", "MM"), ("withDay", "dd")].filter { has($0.0) }.map(\.1)
    let date = dates.joined(separator: has("withDashSeparatorInDate") ? "-" : "")
    var time = has("withTime") ? (has("withColonSeparatorInTime") ? "HH:mm:ss" : "HHmmss") : ""
    if has("withTime"), has("withFractionalSeconds") { time += ".SSS" }
    let zone = has("withTimeZone") ? (has("withColonSeparatorInTimeZone") ? "XXX" : "XX") : ""
    let separator = date.isEmpty || time.isEmpty ? "" : has("withSpaceBetweenDateAndTime") ? " " : "'T'"
    return date + separator + time + zone
  }

  /// Returns the text of a date in seconds since 2001.
  func text(of seconds: Double) -> String {
    LocaleLibrary.shared?.date(
      DateStyle.milliseconds(seconds), pattern: pattern, date: LocaleLibrary.isOmitted, time: LocaleLibrary.isOmitted,
      locale: "en_US_POSIX", zone: zone) ?? CalendarDate(seconds).iso8601(hasTime: has("withTime"))
  }

  /// Returns the date that a text names, in seconds since 2001, or nil if the text does not have the format.
  func moment(in text: String) -> Double? {
    guard text.contains(".") == has("withFractionalSeconds") else { return nil }
    return LocaleLibrary.shared?.moment(of: text, pattern: pattern, locale: "en_US_POSIX", zone: zone)
      .map { $0 / 1_000 - 978_307_200 }
  }
}
