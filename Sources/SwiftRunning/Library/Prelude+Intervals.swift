extension Prelude {
  /// The formatter of intervals of dates, in plain Swift.
  ///
  /// Source: Foundation's documentation of `DateIntervalFormatter`, whose styles are those of dates.
  static let intervals: [String: String] = [
    "DateIntervalFormatter": """
    class DateIntervalFormatter {
      enum Style: UInt { case none, short, medium, long, full }
      var dateStyle: Style = .medium
      var timeStyle: Style = .medium
      var locale: Locale! = .current
      var calendar: Any?
      var timeZone: Any?
      init() {}
      func string(from start: Date, to end: Date) -> String {
        let date: DateWidth
        switch dateStyle {
        case .none: date = .omitted
        case .short: date = .numeric
        case .medium: date = .abbreviated
        case .long: date = .long
        case .full: date = .complete
        }
        let time: DateWidth
        switch timeStyle {
        case .none: time = .omitted
        case .short: time = .shortened
        case .medium: time = .standard
        case .long, .full: time = .complete
        }
        return Date.IntervalFormatStyle(date: date, time: time, locale: locale ?? .current).format(start..<end)
      }
      func string(from interval: DateInterval) -> String? { string(from: interval.start, to: interval.end) }
    }
    """
  ]
}
