import Foundation
import PlumblineViews

extension Text {
  /// The format of a date, or of its distance from the current time.
  public enum DateStyle: Hashable, Sendable {
    /// The styles of SwiftUI.
    case time, date, relative, offset, timer
  }

  /// Creates a text that shows a date, or its distance from the current time, in a style.
  ///
  /// - Example: `Text(Date(), style: .date)`
  public init(_ date: Date, style: DateStyle) {
    let now = Date.now
    self.init(content: TextContent { style.text(of: date, at: now, in: $0) })
  }

  /// Creates a text that shows the interval between two dates.
  ///
  /// - Example: `Text(Image(systemName: "star"))`
  public init(_ dates: ClosedRange<Date>) {
    self.init(
      content: TextContent {
        (dates.lowerBound..<dates.upperBound).formatted(
          Date.IntervalFormatStyle(date: .omitted, time: .shortened, locale: $0))
      })
  }

  /// Creates a text that shows the remaining or elapsed time of an interval.
  ///
  /// - Example: `Text(timerInterval: Date.now...Date.now.addingTimeInterval(60))`
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    let length = TimeProgress(timerInterval, at: pauseTime ?? .now, countsDown: countsDown).length
    self.init(verbatim: Self.DateStyle.clock(length, showsHours: showsHours))
  }
}

extension Text.DateStyle {
  /// Returns the text of a date, or of its distance from `now`.
  fileprivate func text(of date: Date, at now: Date, in locale: Locale) -> String {
    let distance = abs(now.distance(to: date).rounded())
    switch self {
    case .date: return date.formatted(Date.FormatStyle(date: .long, time: .omitted, locale: locale))
    case .time: return date.formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: locale))
    case .timer: return Self.clock(distance)
    case .relative: return Self.units(of: distance, count: 2, width: .abbreviated, in: locale)
    case .offset: return (date < now ? "-" : "+") + Self.units(of: distance, count: 1, width: .wide, in: locale)
    }
  }

  /// Returns a duration in seconds in the format of a clock.
  static func clock(_ length: TimeInterval, showsHours: Bool = true) -> String {
    let hasHours = showsHours && length >= 3_600
    let pattern: Duration.TimeFormatStyle.Pattern = hasHours ? .hourMinuteSecond : .minuteSecond
    return Duration.seconds(length.rounded()).formatted(.time(pattern: pattern))
  }

  private static func units(
    of length: TimeInterval, count: Int, width: Duration.UnitsFormatStyle.UnitWidth, in locale: Locale
  ) -> String {
    let style = Duration.UnitsFormatStyle(
      allowedUnits: [.days, .hours, .minutes, .seconds], width: width, maximumUnitCount: count)
    return Duration.seconds(length).formatted(style.locale(locale))
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == Text {
  /// Creates a bar that shows the remaining or elapsed time of an interval.
  ///
  /// - Example: `ProgressView(timerInterval: Date.now...Date.now.addingTimeInterval(60))`
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(value: TimeProgress(timerInterval, at: .now, countsDown: countsDown).share) {
    } currentValueLabel: {
      Text(timerInterval: timerInterval, countsDown: countsDown)
    }
  }
}

extension TimeProgress {
  /// Creates the progress of an interval of dates.
  fileprivate init(_ dates: ClosedRange<Date>, at now: Date, countsDown: Bool) {
    self.init(
      from: dates.lowerBound.timeIntervalSinceReferenceDate, to: dates.upperBound.timeIntervalSinceReferenceDate,
      at: now.timeIntervalSinceReferenceDate, countsDown: countsDown)
  }
}
