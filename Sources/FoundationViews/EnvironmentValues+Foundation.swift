import Foundation
import PlumblineViews

extension EnvironmentValues {
  /// The language and region.
  public var locale: Locale {
    get { Locale(identifier: localeIdentifier) }
    set { localeIdentifier = newValue.identifier }
  }
  /// The calendar in which dates are written.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  /// The time zone in which dates are written.
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
