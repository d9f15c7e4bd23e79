import PlumblineUnicode

/// A format style of dates: `.dateTime.day().month(.wide)`, or a date and a time of named widths.
package struct DateStyle: Hashable, Sendable {
  /// The fields as letters of Unicode's date patterns, repeated according to their width.
  package var fields: [String]
  /// The width of the date if no fields are set: `numeric`, `abbreviated`, `long`, `complete` or `omitted`.
  package var date: String?
  /// The width of the time if no fields are set: `shortened`, `standard`, `complete`, `full` or `omitted`.
  package var time: String?
  /// The locale, or nil for the inherited one.
  package var locale: String?
  /// The identifier of the time zone.
  var zone = "GMT"

  /// Creates a style of fields, or of named widths where there are none.
  package init(fields: [String] = [], date: String? = nil, time: String? = nil, locale: String? = nil) {
    self.fields = fields
    self.date = date
    self.time = time
    self.locale = locale
  }

  /// Returns the style with a field added, which replaces a field of the same letter.
  package func adding(_ field: String) -> DateStyle {
    var copy = self
    copy.fields.removeAll { $0.first == field.first }
    copy.fields.append(field)
    return copy
  }

  /// The skeleton of the style for Unicode's date patterns.
  var skeleton: String {
    if !fields.isEmpty { return fields.joined() }
    let dates = ["numeric": "yMd", "abbreviated": "yMMMd", "long": "yMMMMd", "complete": "yMMMMEEEEd", "omitted": ""]
    let times = ["shortened": "jmm", "standard": "jmmss", "complete": "jmmssz", "full": "jmmsszzzz", "omitted": ""]
    let word = (date.flatMap { dates[$0] } ?? "") + (time.flatMap { times[$0] } ?? "")
    return word.isEmpty ? "yMdjmm" : word
  }

  /// Returns the text of a time in seconds since 2001, or nil if the locale data is not available.
  package func text(of seconds: Double, locale inherited: String) -> String? {
    let locale = locale ?? inherited
    guard let pattern = LocaleLibrary.shared?.pattern(skeleton: skeleton, locale: locale) else { return nil }
    return LocaleLibrary.shared?.date(DateStyle.milliseconds(seconds), pattern: pattern, locale: locale, zone: zone)
  }

  /// Returns the text of the interval between two times in seconds since 2001, or nil if the locale data is not
  /// available.
  package func text(from start: Double, to end: Double, locale inherited: String) -> String? {
    let numeric = date == nil && time == nil && fields.isEmpty
    return LocaleLibrary.shared?.interval(
      from: DateStyle.milliseconds(start), to: DateStyle.milliseconds(end), skeleton: numeric ? "yMdjmm" : skeleton,
      locale: locale ?? inherited, zone: zone)
  }

  /// Converts a time from seconds since 2001 to milliseconds since 1970.
  static func milliseconds(_ seconds: Double) -> Double { (seconds + 978_307_200) * 1_000 }
}
