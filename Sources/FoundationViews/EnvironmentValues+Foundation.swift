import Foundation
import PlumblineViews

extension EnvironmentValues {
  /// The locale.
  public var locale: Locale {
    get { Locale(identifier: localeIdentifier) }
    set { localeIdentifier = newValue.identifier }
  }
  /// The calendar of dates.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  /// The time zone of dates.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}

private struct CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { .current }
}

private struct TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { .current }
}
