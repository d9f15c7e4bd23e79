import PlumblineUnicode

/// A format style of any type of value, as `format:` and `formatted(_:)` take it.
package indirect enum ValueFormat: Hashable, Sendable {
  /// A number style.
  case number(NumberStyle)
  /// A date style.
  case date(DateStyle)
  /// The ISO 8601 format of a date, with or without the time.
  case iso8601(hasTime: Bool)
  /// The distance of a date from the present; widths are ICU's: 0 long, 1 short, 2 narrow.
  case relative(isNamed: Bool, width: Int32)
  /// The format of a date in a live text.
  case live(LiveDate)
  /// A list of values; kinds and widths are ICU's.
  case list(kind: Int32, width: Int32, member: ValueFormat?)
  /// A byte count, in powers of 1024 for memory.
  case bytes(isMemory: Bool, zero: String, isExact: Bool)
  /// A measurement; widths are ICU's: 0 for full names, 1 for short and 2 for narrow ones.
  case measurement(width: Int32, usage: MeasurementUsage, number: NumberStyle?)
  /// The style of a person's name: `short`, `medium`, `long` or `abbreviated`.
  case name(String)
  /// A duration in the form of a clock.
  case clock(ClockPattern)
  /// A duration in units; widths are ICU's.
  case units(allowed: Set<String>, width: Int32, most: Int)
  /// Another format in the language of a locale.
  case localized(ValueFormat, locale: String)
  /// The description of the value.
  case verbatim
}

extension ValueFormat {
  /// The style of a date, or nil for another format.
  var dateStyle: DateStyle? { if case .date(let style) = self { style } else { nil } }
}

extension ValueFormat {
  /// Returns the number that a person types into a field of the format, or nil for other text.
  ///
  /// Separators of groups and signs of a currency or of percent are passed over. Of percent a hundredth counts, unless
  /// the number is a whole one.
  package func number(in text: String, isWhole: Bool) -> Double? {
    guard let number = Double(text.filter { !", $€£¥%\u{A0}\u{202F}".contains($0) }) else { return nil }
    guard case .number(let style) = self else { return number }
    return number / (style.scale ?? (style.kind == .percent && !isWhole ? 100 : 1))
  }
}

/// The styles of `Text.DateStyle`, whose texts depend on the figure's clock.
package enum LiveDate: String, Hashable, Sendable, CaseIterable {
  /// A style with SwiftUI's name.
  case date, time, relative, timer, offset
}

extension TypeBinding where T == ValueFormat {
  /// The binding of `FormatStyle`.
  package static var format: TypeBinding { .native("FormatStyle") }
}

extension Evaluator {
  /// The current locale of the host.
  package var locale: String { formatLocale ?? host.locale }

  /// Returns the text of a value in a format, or nil if the format does not apply to the type of the value.
  package func text(of value: Value, in format: ValueFormat, at location: SourceLocation) throws(Fault) -> String? {
    switch format {
    case .localized(let format, let locale):
      let outer = formatLocale
      formatLocale = locale
      defer { formatLocale = outer }
      return try text(of: value, in: format, at: location)
    case .number(let style):
      guard let number = value.asFormatted else { return nil }
      return try known(style.text(of: number, isWhole: value.asInt != nil, locale: locale), at: location)
    case .date(let style):
      if case .range(let range) = value, let start = range.lower?.value.asMoment, let end = range.upper?.value.asMoment
      {
        return try known(style.text(from: start, to: end, locale: locale), at: location)
      }
      guard let seconds = value.asMoment else { return nil }
      return try known(style.text(of: seconds, locale: locale), at: location)
    case .list(let kind, let width, let member): return try list(value, kind, width, member, at: location)
    case .name(let style):
      guard case .native(let native) = value, let name = native.payload as? PersonName else { return nil }
      return name.text(style)
    case .verbatim: return try describe(value, at: location)
    default: return try otherText(of: value, in: format, at: location)
    }
  }

  private func otherText(of value: Value, in format: ValueFormat, at location: SourceLocation) throws(Fault) -> String?
  {
    switch format {
    case .iso8601(let hasTime): return value.asMoment.map { CalendarDate($0).iso8601(hasTime: hasTime) }
    case .relative(let isNamed, let width):
      guard let seconds = value.asMoment else { return nil }
      let distance = TimeDistance(seconds - options.clock)
      return try known(distance.text(isNamed: isNamed, width: width, locale: locale), at: location)
    case .live(let style):
      guard let seconds = value.asMoment else { return nil }
      return try known(liveText(style, seconds), at: location)
    case .bytes(let isMemory, let zero, let isExact):
      return value.asNumber.map { count in
        ByteCount.text(count, isMemory: isMemory, zero: zero)
          + (isExact && count != 0 && abs(count) < 1e18 ? ByteCount.exact(count) : "")
      }
    case .measurement(let width, let usage, let number):
      guard case .native(let native) = value, let measurement = native.payload as? MeasurementValue else { return nil }
      return try known(measurement.text(width: width, usage: usage, number: number, locale: locale), at: location)
    case .clock(let pattern):
      guard let seconds = value.asLength else { return nil }
      return TimeLength(seconds).clock(pattern)
    case .units(let allowed, let width, let most):
      guard let seconds = value.asLength else { return nil }
      let (length, units) = TimeLength(seconds).rounded(to: allowed, most: most)
      return try known(length.units(units, width: width, locale: locale), at: location)
    default: return nil
    }
  }

  /// Returns the text of a value as `formatted()` writes it, or nil if the value cannot be formatted.
  func plainlyFormatted(_ value: Value, at location: SourceLocation) throws(Fault) -> String? {
    if value.asNumber != nil { return try text(of: value, in: .number(NumberStyle(kind: .number)), at: location) }
    if value.asMoment != nil { return try text(of: value, in: .date(DateStyle()), at: location) }
    if case .range = value { return try text(of: value, in: .date(DateStyle()), at: location) }
    if case .native(let native) = value {
      if native.payload is MeasurementValue {
        return try text(of: value, in: .measurement(width: 1, usage: .general, number: nil), at: location)
      }
      if native.type == "Duration" {
        return try text(of: value, in: .clock(ClockPattern(units: "hourMinuteSecond")), at: location)
      }
      if native.payload is PersonName { return try text(of: value, in: .name("medium"), at: location) }
    }
    return try text(of: value, in: .list(kind: 0, width: 0, member: nil), at: location)
  }

  private func list(
    _ value: Value, _ kind: Int32, _ width: Int32, _ member: ValueFormat?, at location: SourceLocation
  ) throws(Fault) -> String? {
    guard let elements = try elements(of: value) else { return nil }
    var parts: [String] = []
    for element in elements {
      var part: String?
      if let member { part = try text(of: element, in: member, at: location) }
      if let part { parts.append(part) } else { parts.append(try describe(element, at: location)) }
    }
    return try known(LocaleLibrary.shared?.list(parts, kind: kind, width: width, locale: locale), at: location)
  }

  private func liveText(_ style: LiveDate, _ seconds: Double) -> String? {
    let distance = TimeLength(abs((seconds - options.clock).rounded()))
    switch style {
    case .date: return DateStyle(date: "long", time: "omitted").text(of: seconds, locale: locale)
    case .time: return DateStyle(date: "omitted", time: "shortened").text(of: seconds, locale: locale)
    case .timer: return distance.clock(distance.seconds >= 3_600 ? "hourMinuteSecond" : "minuteSecond")
    case .relative: return distance.units(TimeLength.largest(2, of: distance), width: 1, locale: locale)
    case .offset:
      let text = distance.units(TimeLength.largest(1, of: distance), width: 0, locale: locale)
      return text.map { (seconds < options.clock ? "-" : "+") + $0 }
    }
  }

  /// Returns a text from the locale data, or throws the fault that the data is not available.
  private func known(_ text: String?, at location: SourceLocation) throws(Fault) -> String {
    if let text { return text }
    throw fault(
      .unsupported(
        "format",
        reason: ICU.isInstalled
          ? "ICU's locale data does not hold it" : "it needs ICU; install the package '\(ICU.package)'"),
      at: location)
  }
}

/// A number for formatting.
package enum FormattedNumber: Sendable {
  /// A floating-point number.
  case floating(Double)
  /// A decimal number, which is formatted exactly.
  case decimal(DecimalNumber)

  /// The value as a floating-point number.
  package var double: Double {
    switch self {
    case .floating(let double): double
    case .decimal(let decimal): decimal.double
    }
  }
}

extension LocaleLibrary {
  /// Returns the text of a number by a skeleton such as `percent .00`.
  package func number(_ value: FormattedNumber, skeleton: String, locale: String) -> String? {
    switch value {
    case .floating(let double): number(double, skeleton: skeleton, locale: locale)
    case .decimal(let decimal): number(decimal: decimal.description, skeleton: skeleton, locale: locale)
    }
  }
}

extension Value {
  /// The value as a number for formatting, or nil if it is not a number.
  var asFormatted: FormattedNumber? {
    if let float = asFloat { return .floating(Double("\(float)") ?? Double(float)) }
    if case .native = self { return asDecimal.map { .decimal($0) } }
    if let int = asInt, int.magnitude > 1 << 53 { return .decimal(DecimalNumber(int)) }
    return asNumber.map { .floating($0) }
  }

  /// The value of a `Date` in seconds since 2001, or nil for another type.
  package var asMoment: Double? {
    if case .native(let native) = self, native.type == "Date" { return native.payload as? Double }
    return nil
  }

  /// The value of a `Duration` or a number in seconds, or nil for another type.
  var asLength: Double? {
    if case .native(let native) = self, native.type == "Duration" { return native.payload as? Double }
    return asNumber
  }
}
