import PlumblineUnicode

/// How a moment is written: `.dateTime.day().month(.wide)`, or a date and a time of named widths.
struct DateStyle: Hashable, Sendable {
  /// The fields of a moment by the letters of Unicode's date patterns, repeated by width.
  var fields: [String] = []
  /// How the date is written where no field is named: `numeric`, `abbreviated`, `long`, `complete` or `omitted`.
  var date: String?
  /// How the time is written where no field is named: `shortened`, `standard`, `complete` or `omitted`.
  var time: String?
  /// The locale, or nil for the one that the view inherits.
  var locale: String?
  /// The time zone.
  var zone = "GMT"

  /// The style with a field more.
  func adding(_ field: String) -> DateStyle {
    var copy = self
    copy.fields.removeAll { $0.first == field.first }
    copy.fields.append(field)
    return copy
  }

  /// The fields that the style shows, in one word.
  var skeleton: String {
    if !fields.isEmpty { return fields.joined() }
    let dates = ["numeric": "yMd", "abbreviated": "yMMMd", "long": "yMMMMd", "complete": "yMMMMEEEEd", "omitted": ""]
    let times = ["shortened": "jmm", "standard": "jmmss", "complete": "jmmssz", "omitted": ""]
    let word = (date.flatMap { dates[$0] } ?? "") + (time.flatMap { times[$0] } ?? "")
    return word.isEmpty ? "yMdjmm" : word
  }

  /// The text of a moment, given in seconds since 2001.
  func text(of seconds: Double, locale inherited: String) -> String? {
    let locale = locale ?? inherited
    guard let pattern = LocaleLibrary.shared?.pattern(skeleton: skeleton, locale: locale) else { return nil }
    return LocaleLibrary.shared?.date(DateStyle.milliseconds(seconds), pattern: pattern, locale: locale, zone: zone)
  }

  /// The text of the time between two moments, given in seconds since 2001.
  func text(from start: Double, to end: Double, locale inherited: String) -> String? {
    let numeric = date == nil && time == nil && fields.isEmpty
    return LocaleLibrary.shared?.interval(
      from: DateStyle.milliseconds(start), to: DateStyle.milliseconds(end), skeleton: numeric ? "yMdjmm" : skeleton,
      locale: locale ?? inherited, zone: zone)
  }

  /// A moment in milliseconds since 1970, from one in seconds since 2001.
  static func milliseconds(_ seconds: Double) -> Double { (seconds + 978_307_200) * 1_000 }
}
