import PlumblineLayout

/// ICU's formatters, from the library of the Swift toolchain that Foundation's own format styles call.
///
/// Opened when a file first formats a value, so that other files do not pay for a library of 40 MB. Foundation itself is not
/// linked: it doubles the start of the process.
struct LocaleLibrary: @unchecked Sendable {
  typealias Status = UnsafeMutablePointer<Int32>
  typealias Units = UnsafePointer<UInt16>
  typealias Buffer = UnsafeMutablePointer<UInt16>

  private let runtime: UnicodeRuntime
  private let formatters = OpenFormatters()

  /// The library, or nil where the toolchain's runtime is not installed.
  static let shared = UnicodeRuntime.shared.map { LocaleLibrary(runtime: $0) }

  /// A function by ICU's own name.
  private func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    runtime.function(name, as: type)
  }

  /// The text that a function of ICU writes into a buffer, or nil if it fails.
  private func text(_ write: (Buffer, Int32, Status) -> Int32) -> String? {
    var units = [UInt16](repeating: 0, count: 512)
    var status: Int32 = 0
    let count = units.withUnsafeMutableBufferPointer { write($0.baseAddress.unsafelyUnwrapped, 512, &status) }
    guard status <= 0, count >= 0, count <= 512 else { return nil }
    return String(decoding: units.prefix(Int(count)), as: UTF16.self)
  }

  // MARK: Numbers

  /// A number by a skeleton such as `percent .00`.
  func number(_ value: Double, skeleton: String, locale: String) -> String? {
    number(.floating(value), skeleton: skeleton, locale: locale)
  }

  /// A number by a skeleton such as `percent .00`.
  func number(_ value: FormattedNumber, skeleton: String, locale: String) -> String? {
    typealias Open = @convention(c) (Units, Int32, UnsafePointer<CChar>, Status) -> OpaquePointer?
    typealias OpenResult = @convention(c) (Status) -> OpaquePointer?
    typealias Format = @convention(c) (OpaquePointer, Double, OpaquePointer, Status) -> Void
    typealias FormatDecimal =
      @convention(c) (
        OpaquePointer, UnsafePointer<CChar>, Int32, OpaquePointer, Status
      ) -> Void
    typealias Result = @convention(c) (OpaquePointer, Buffer, Int32, Status) -> Int32
    typealias Close = @convention(c) (OpaquePointer) -> Void
    guard let open = function("unumf_openForSkeletonAndLocale", as: Open.self),
      let openResult = function("unumf_openResult", as: OpenResult.self),
      let format = function("unumf_formatDouble", as: Format.self),
      let formatDecimal = function("unumf_formatDecimal", as: FormatDecimal.self),
      let write = function("unumf_resultToString", as: Result.self),
      let close = function("unumf_close", as: Close.self),
      let closeResult = function("unumf_closeResult", as: Close.self)
    else { return nil }
    return formatters.use(.numbers(skeleton: skeleton, locale: locale), close: close) { status in
      let units = Array(skeleton.utf16)
      return open(units, Int32(units.count), locale, status)
    } _: { formatter in
      var status: Int32 = 0
      guard let result = openResult(&status) else { return nil }
      defer { closeResult(result) }
      switch value {
      case .floating(let double): format(formatter, double, result, &status)
      case .decimal(let decimal): formatDecimal(formatter, decimal.description, -1, result, &status)
      }
      guard status <= 0 else { return nil }
      return text { write(result, $0, $1, $2) }
    }
  }

  /// A number in words: "forty-two", or "42nd" for a place in an order.
  func words(_ value: Double, isOrdinal: Bool, locale: String) -> String? {
    typealias Open =
      @convention(c) (Int32, Units?, Int32, UnsafePointer<CChar>, OpaquePointer?, Status) -> OpaquePointer?
    typealias Format = @convention(c) (OpaquePointer, Double, Buffer, Int32, OpaquePointer?, Status) -> Int32
    typealias Close = @convention(c) (OpaquePointer) -> Void
    let (spellOut, ordinal): (Int32, Int32) = (5, 6)
    guard let open = function("unum_open", as: Open.self), let format = function("unum_formatDouble", as: Format.self),
      let close = function("unum_close", as: Close.self)
    else { return nil }
    var status: Int32 = 0
    guard let formatter = open(isOrdinal ? ordinal : spellOut, nil, 0, locale, nil, &status) else { return nil }
    defer { close(formatter) }
    return text { format(formatter, value, $0, $1, nil, $2) }
  }

  // MARK: Dates

  /// The pattern of a locale that shows the fields of a skeleton: `yMMMd` becomes `MMM d, y` in American English.
  func pattern(skeleton: String, locale: String) -> String? {
    typealias Open = @convention(c) (UnsafePointer<CChar>, Status) -> OpaquePointer?
    typealias Best = @convention(c) (OpaquePointer, Units, Int32, Buffer, Int32, Status) -> Int32
    typealias Close = @convention(c) (OpaquePointer) -> Void
    guard let open = function("udatpg_open", as: Open.self),
      let best = function("udatpg_getBestPattern", as: Best.self),
      let close = function("udatpg_close", as: Close.self)
    else { return nil }
    return formatters.use(.patterns(locale: locale), close: close) { status in
      open(locale, status)
    } _: { generator in
      let units = Array(skeleton.utf16)
      return text { best(generator, units, Int32(units.count), $0, $1, $2) }
    }
  }

  private typealias OpenDate =
    @convention(c) (
      Int32, Int32, UnsafePointer<CChar>, Units?, Int32, Units?, Int32, Status
    ) -> OpaquePointer?

  /// The number that ICU gives to a style of dates that is a pattern.
  static let isPattern: Int32 = -2
  /// The number that ICU gives to the style that leaves a part out.
  static let isOmitted: Int32 = -1

  /// Calls code with a formatter of dates: by a pattern, or by ICU's styles, 0 the longest and 3 the shortest.
  private func withDates<R: Sendable>(
    pattern: String?, date: Int32, time: Int32, locale: String, zone: String, _ body: (OpaquePointer) -> R?
  ) -> R? {
    guard let open = function("udat_open", as: OpenDate.self),
      let close = function("udat_close", as: OpenFormatters.Close.self)
    else { return nil }
    let key = OpenFormatters.Key.dates(pattern: pattern, date: date, time: time, locale: locale, zone: zone)
    return formatters.use(key, close: close) { status in
      let (zone, units) = (Array(zone.utf16), Array((pattern ?? "").utf16))
      let isPattern = pattern != nil
      return open(
        isPattern ? Self.isPattern : time, isPattern ? Self.isPattern : date, locale, zone, Int32(zone.count), units,
        Int32(units.count), status)
    } _: {
      body($0)
    }
  }

  /// A moment, in milliseconds since 1970, by a pattern or by ICU's styles.
  func date(
    _ moment: Double, pattern: String? = nil, date: Int32 = isOmitted, time: Int32 = isOmitted, locale: String,
    zone: String
  ) -> String? {
    typealias Format = @convention(c) (OpaquePointer, Double, Buffer, Int32, OpaquePointer?, Status) -> Int32
    guard let format = function("udat_format", as: Format.self) else { return nil }
    return withDates(pattern: pattern, date: date, time: time, locale: locale, zone: zone) { formatter in
      text { format(formatter, moment, $0, $1, nil, $2) }
    }
  }

  /// The moment, in seconds since 2001, of a date and a time as machines write them, such as `2026-01-01T15:18:14+02:00`.
  func moment(iso8601 text: String) -> Double? {
    moment(of: text, pattern: "yyyy-MM-dd'T'HH:mm:ssXXXXX", locale: "en_US", zone: "GMT")
      .map { $0 / 1_000 - 978_307_200 }
  }

  /// The moment, in milliseconds since 1970, that a text names by a pattern or by ICU's styles.
  func moment(
    of source: String, pattern: String? = nil, date: Int32 = isOmitted, time: Int32 = isOmitted, locale: String,
    zone: String
  ) -> Double? {
    typealias Parse = @convention(c) (OpaquePointer, Units, Int32, UnsafeMutablePointer<Int32>?, Status) -> Double
    guard let parse = function("udat_parse", as: Parse.self) else { return nil }
    let units = Array(source.utf16)
    return withDates(pattern: pattern, date: date, time: time, locale: locale, zone: zone) { formatter in
      var status: Int32 = 0
      let moment = parse(formatter, units, Int32(units.count), nil, &status)
      return status <= 0 ? moment : nil
    }
  }

  /// A stretch of time between two moments, in milliseconds since 1970, by the fields of a skeleton.
  func interval(from start: Double, to end: Double, skeleton: String, locale: String, zone: String) -> String? {
    typealias Open = @convention(c) (UnsafePointer<CChar>, Units, Int32, Units, Int32, Status) -> OpaquePointer?
    typealias Format = @convention(c) (OpaquePointer, Double, Double, Buffer, Int32, OpaquePointer?, Status) -> Int32
    typealias Close = @convention(c) (OpaquePointer) -> Void
    guard let open = function("udtitvfmt_open", as: Open.self),
      let format = function("udtitvfmt_format", as: Format.self),
      let close = function("udtitvfmt_close", as: Close.self)
    else { return nil }
    var status: Int32 = 0
    let (units, zone) = (Array(skeleton.utf16), Array(zone.utf16))
    guard let formatter = open(locale, units, Int32(units.count), zone, Int32(zone.count), &status) else { return nil }
    defer { close(formatter) }
    return text { format(formatter, start, end, $0, $1, nil, $2) }
  }

  /// A distance in time: "in 2 days", or "tomorrow" where it has a name of its own.
  ///
  /// Units are ICU's: 0 years, 2 months, 3 weeks, 4 days, 5 hours, 6 minutes, 7 seconds; widths 0 long, 1 short, 2 narrow.
  func relative(_ offset: Double, unit: Int32, width: Int32, isNamed: Bool, locale: String) -> String? {
    typealias Open = @convention(c) (UnsafePointer<CChar>, OpaquePointer?, Int32, Int32, Status) -> OpaquePointer?
    typealias Format = @convention(c) (OpaquePointer, Double, Int32, Buffer, Int32, Status) -> Int32
    typealias Close = @convention(c) (OpaquePointer) -> Void
    let noCapitals: Int32 = 256
    guard let open = function("ureldatefmt_open", as: Open.self),
      let format = function(isNamed ? "ureldatefmt_format" : "ureldatefmt_formatNumeric", as: Format.self),
      let close = function("ureldatefmt_close", as: Close.self)
    else { return nil }
    var status: Int32 = 0
    guard let formatter = open(locale, nil, width, noCapitals, &status) else { return nil }
    defer { close(formatter) }
    return text { format(formatter, offset, unit, $0, $1, $2) }
  }

  // MARK: Lists

  /// Texts joined as a locale joins them; kinds are 0 and, 1 or, 2 units; widths 0 wide, 1 short, 2 narrow.
  func list(_ items: [String], kind: Int32, width: Int32, locale: String) -> String? {
    typealias Open = @convention(c) (UnsafePointer<CChar>, Int32, Int32, Status) -> OpaquePointer?
    typealias Format =
      @convention(c) (
        OpaquePointer, UnsafePointer<Units>, UnsafePointer<Int32>, Int32, Buffer, Int32, Status
      ) -> Int32
    typealias Close = @convention(c) (OpaquePointer) -> Void
    guard let open = function("ulistfmt_openForType", as: Open.self),
      let format = function("ulistfmt_format", as: Format.self),
      let close = function("ulistfmt_close", as: Close.self)
    else { return nil }
    var status: Int32 = 0
    guard let formatter = open(locale, kind, width, &status) else { return nil }
    defer { close(formatter) }
    let texts = items.map { Array($0.utf16) }
    let lengths = texts.map { Int32($0.count) }
    let joined: [UInt16] = Array(texts.joined()) + [UInt16(0)]
    let capacity = joined.count + 64 * (items.count + 1)
    var units = [UInt16](repeating: 0, count: capacity)
    let count = joined.withUnsafeBufferPointer { all -> Int32 in
      var starts: [Units] = []
      var offset = 0
      for text in texts {
        starts.append(all.baseAddress.unsafelyUnwrapped + offset)
        offset += text.count
      }
      return format(formatter, starts, lengths, Int32(items.count), &units, Int32(capacity), &status)
    }
    guard status <= 0, count >= 0, count <= capacity else { return nil }
    return String(decoding: units.prefix(Int(count)), as: UTF16.self)
  }
}
