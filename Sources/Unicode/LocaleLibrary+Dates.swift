import CPlumblineICU
import PlumblineSource

extension LocaleLibrary {
  /// The value of ICU's date styles that omits the date or the time.
  package static let isOmitted = Int32(ICU_UDAT_NONE)

  /// Returns the pattern of a locale for the fields of a skeleton: `yMMMd` becomes `MMM d, y` in American English.
  package func pattern(skeleton: String, locale: String) -> String? {
    LocaleCorrections.pattern(skeleton, locale: locale)
      ?? withPatterns(locale: locale) { generator in
        let units = Array(skeleton.utf16)
        return ICU.text { icu_udatpg_getBestPattern(generator, units, Int32(units.count), $0, $1, $2) }
      }
  }

  /// Calls a closure with the pattern generator of a locale.
  private func withPatterns<R: Sendable>(
    locale: String, _ body: (OpaquePointer) -> R?
  ) -> R? {
    formatters.use(.patterns(locale: locale), close: { icu_udatpg_close($0) }) { status in
      guard let generator = icu_udatpg_open(locale, status) else { return nil }
      if LocaleCorrections.joinsMediumAsLong(locale) {
        var count: Int32 = 0
        let long = icu_udatpg_getDateTimeFormatForStyle(generator, Int32(ICU_UDAT_LONG), &count, status)
        icu_udatpg_setDateTimeFormatForStyle(generator, Int32(ICU_UDAT_MEDIUM), long, count, status)
      }
      return generator
    } _: {
      body($0)
    }
  }

  /// Returns the pattern that joins a date, `{1}`, with a time, `{0}`, in a style.
  private func joint(_ style: Int32, locale: String) -> String? {
    withPatterns(locale: locale) { generator in
      var (count, status) = (Int32(0), ICU.success)
      let units = icu_udatpg_getDateTimeFormatForStyle(generator, style, &count, &status)
      guard let units, !ICU.isFailure(status) else { return nil }
      return String(decoding: UnsafeBufferPointer(start: units, count: Int(count)), as: UTF16.self)
    }
  }

  /// Returns the corrected pattern of a date and a time in ICU's styles, or nil if ICU's own is correct.
  private func correctedPattern(date: Int32, time: Int32, locale: String) -> String? {
    guard date == Int32(ICU_UDAT_MEDIUM), time != Self.isOmitted, LocaleCorrections.joinsMediumAsLong(locale),
      let joint = joint(Int32(ICU_UDAT_MEDIUM), locale: locale),
      let date = styledPattern(date: date, time: Self.isOmitted, locale: locale),
      let time = styledPattern(date: Self.isOmitted, time: time, locale: locale)
    else { return nil }
    return joint.replacing("{1}", with: date).replacing("{0}", with: time)
  }

  private func styledPattern(date: Int32, time: Int32, locale: String) -> String? {
    withDates(pattern: nil, date: date, time: time, locale: locale, zone: "GMT") { formatter in
      ICU.text { icu_udat_toPattern(formatter, 0, $0, $1, $2) }
    }
  }

  /// Calls a closure with a date formatter by a pattern, or by ICU's styles from 0, the longest, to 3, the shortest.
  private func withDates<R: Sendable>(
    pattern: String?, date: Int32, time: Int32, locale: String, zone: String,
    _ body: (OpaquePointer) -> R?
  ) -> R? {
    let pattern = pattern ?? correctedPattern(date: date, time: time, locale: locale)
    let key = OpenFormatters.Key.dates(pattern: pattern, date: date, time: time, locale: locale, zone: zone)
    return formatters.use(key, close: { icu_udat_close($0) }) { status in
      let (zone, units) = (Array(zone.utf16), Array((pattern ?? "").utf16))
      let (time, date) =
        pattern == nil ? (time, date) : (Int32(ICU_UDAT_PATTERN), Int32(ICU_UDAT_PATTERN))
      let formatter = icu_udat_open(
        time, date, locale, zone, Int32(zone.count), units, Int32(units.count), status)
      return formatter
    } _: {
      body($0)
    }
  }

  /// Returns the text of a date, in milliseconds since 1970, by a pattern or by ICU's styles.
  package func date(
    _ moment: Double, pattern: String? = nil, date: Int32 = isOmitted, time: Int32 = isOmitted, locale: String,
    zone: String
  ) -> String? {
    withDates(pattern: pattern, date: date, time: time, locale: locale, zone: zone) { formatter in
      ICU.text { icu_udat_format(formatter, moment, $0, $1, nil, $2) }
    }
  }

  /// Returns a time zone's difference from Greenwich in seconds, at a time in milliseconds since 1970.
  package func offset(of zone: String, at moment: Double) -> Int? {
    guard let text = date(moment, pattern: "xx", locale: "en_US", zone: zone), let number = Int(text) else {
      return nil
    }
    return number / 100 * 3_600 + number % 100 * 60
  }

  /// Returns the date, in seconds since 2001, of an ISO 8601 string such as `2026-01-01T15:18:14+02:00`.
  package func moment(iso8601 text: String) -> Double? {
    moment(of: text, pattern: "yyyy-MM-dd'T'HH:mm:ssXXXXX", locale: "en_US", zone: "GMT")
      .map { $0 / 1_000 - 978_307_200 }
  }

  /// Returns the date, in milliseconds since 1970, that a whole string represents by a pattern or by ICU's styles.
  ///
  /// A lenient date may have fields out of their ranges, such as a thirteenth month.
  package func moment(
    of source: String, pattern: String? = nil, date: Int32 = isOmitted, time: Int32 = isOmitted, locale: String,
    zone: String, isLenient: Bool = false
  ) -> Double? {
    let units = Array(source.utf16)
    return withDates(pattern: pattern, date: date, time: time, locale: locale, zone: zone) { formatter in
      var status = ICU.success
      var end: Int32 = 0
      let moment = icu_udat_parse(formatter, isLenient ? 1 : 0, units, Int32(units.count), &end, &status)
      let isWhole = units[Int(end)...].allSatisfy { $0 == 32 }
      return ICU.isFailure(status) || !isWhole ? nil : moment
    }
  }

  /// Returns the text of an interval between two dates, in milliseconds since 1970, by the fields of a skeleton.
  package func interval(from start: Double, to end: Double, skeleton: String, locale: String, zone: String) -> String? {
    let (units, zone) = (Array(skeleton.utf16), Array(zone.utf16))
    let opened = ICU.opened {
      icu_udtitvfmt_open(locale, units, Int32(units.count), zone, Int32(zone.count), $0)
    }
    guard let formatter = opened else { return nil }
    defer { icu_udtitvfmt_close(formatter) }
    let text = ICU.text { icu_udtitvfmt_format(formatter, start, end, $0, $1, nil, $2) }
    guard let text, LocaleCorrections.joinsMediumAsLong(locale) else { return text }
    return joinedAsLong(
      text, [start, end], skeleton: skeleton, locale: locale, zone: String(decoding: zone, as: UTF16.self))
  }

  /// Returns the text of an interval in which dates of medium length are joined with their times like long ones.
  ///
  /// A range of times on a single day keeps its comma.
  private func joinedAsLong(
    _ text: String, _ moments: [Double], skeleton: String, locale: String, zone: String
  ) -> String {
    let day = String(skeleton.prefix { !"jhHkKC".contains($0) })
    guard day != skeleton, day.contains("MMM"), !day.contains("MMMM"),
      let pattern = pattern(skeleton: day, locale: locale)
    else { return text }
    let days = moments.compactMap { date($0, pattern: pattern, locale: locale, zone: zone) }
    guard days.first != days.last || !text.contains("–"), let joint = joint(Int32(ICU_UDAT_LONG), locale: locale) else {
      return text
    }
    let between = joint.replacing("'", with: "").replacing("{1}", with: "").replacing("{0}", with: "")
    return Set(days).reduce(text) { $0.replacing($1 + ", ", with: $1 + between) }
  }

  /// Returns the text of a relative date: "in 2 days", or "tomorrow" if the distance has a name.
  ///
  /// Units are ICU's: 0 years, 2 months, 3 weeks, 4 days, 5 hours, 6 minutes, 7 seconds; widths are 0 long, 1 short, 2
  /// narrow.
  package func relative(_ offset: Double, unit: Int32, width: Int32, isNamed: Bool, locale: String) -> String? {
    let opened = ICU.opened { icu_ureldatefmt_open(locale, nil, width, Int32(ICU_UDISPCTX_CAPITALIZATION_NONE), $0) }
    guard let formatter = opened else { return nil }
    defer { icu_ureldatefmt_close(formatter) }
    return ICU.text {
      isNamed
        ? icu_ureldatefmt_format(formatter, offset, unit, $0, $1, $2)
        : icu_ureldatefmt_formatNumeric(formatter, offset, unit, $0, $1, $2)
    }
  }
}
