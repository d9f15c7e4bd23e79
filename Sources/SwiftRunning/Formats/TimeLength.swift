import PlumblineDataFormats
import PlumblineUnicode

/// A duration in seconds.
package struct TimeLength {
  /// The duration in seconds.
  package let seconds: Double

  /// Creates a duration in seconds.
  package init(_ seconds: Double) { self.seconds = seconds }

  /// The units of time from the largest to the smallest: Foundation's name, ICU's name, and the length in seconds.
  private static let all: [(name: String, unit: String, seconds: Double)] = [
    ("years", "year", 31_557_600), ("months", "month", 2_629_800), ("weeks", "week", 604_800),
    ("days", "day", 86_400), ("hours", "hour", 3_600), ("minutes", "minute", 60), ("seconds", "second", 1),
    ("milliseconds", "millisecond", 1e-3), ("microseconds", "microsecond", 1e-6), ("nanoseconds", "nanosecond", 1e-9),
  ]

  /// Returns the largest units of a duration, up to a count, from the largest unit that the duration reaches.
  static func largest(_ count: Int, of length: TimeLength) -> Set<String> {
    let usual = all.filter { $0.name != "weeks" && $0.seconds >= 1 }
    let first = usual.firstIndex { length.seconds >= $0.seconds } ?? usual.count - 1
    return Set(usual[first...].prefix(count).map(\.name))
  }

  /// Returns the duration in the form of a clock.
  package func clock(_ pattern: ClockPattern) -> String {
    guard seconds.isFinite, abs(seconds) < 1e12 else { return "" }
    let digits = min(max(pattern.fractionLength, 0), 6)
    let parts = (0..<digits).reduce(1) { parts, _ in parts * 10 }
    let total = abs(
      pattern.units == "hourMinute"
        ? Int((seconds / 60).rounded(pattern.rounding)) * 60 * parts
        : Int((seconds * Double(parts)).rounded(pattern.rounding)))
    let (hours, minutes, rest) = (total / parts / 3_600, total / parts / 60, total / parts % 60)
    func padded(_ number: Int, _ length: Int) -> String {
      String(repeating: "0", count: max(min(length, 20) - String(number).count, 0)) + String(number)
    }
    let fraction = digits == 0 ? "" : "." + padded(total % parts, digits)
    let sign = seconds < 0 && total > 0 ? "-" : ""
    let leading = padded(pattern.units == "minuteSecond" ? minutes : hours, pattern.leadingLength)
    switch pattern.units {
    case "minuteSecond": return sign + leading + ":" + padded(rest, 2) + fraction
    case "hourMinute": return sign + leading + ":" + padded(minutes % 60, 2)
    default: return sign + leading + ":" + padded(minutes % 60, 2) + ":" + padded(rest, 2) + fraction
    }
  }

  /// Returns the duration in the form of a clock, rounded towards zero.
  package func clock(_ units: String) -> String { clock(ClockPattern(units: units, rounding: .towardZero)) }

  /// Returns the duration rounded to the last of its largest units, and the allowed units down to that one; `most` is
  /// the number of units.
  package func rounded(to allowed: Set<String>, most: Int) -> (length: TimeLength, units: Set<String>) {
    let units = Self.all.filter { allowed.contains($0.name) }
    guard let smallest = units.last, seconds.isFinite, most > 0 else { return (self, allowed) }
    let least = (abs(seconds) / smallest.seconds).rounded(.toNearestOrEven) * smallest.seconds
    let first = units.firstIndex { least >= $0.seconds } ?? units.count - 1
    let last = min(first + min(most, units.count) - 1, units.count - 1)
    let unit = units[last].seconds
    return (TimeLength((seconds / unit).rounded(.toNearestOrEven) * unit), Set(units[...last].map(\.name)))
  }

  /// Returns the duration in units, or nil if the locale data is not available; units with a count of zero are omitted.
  func units(_ allowed: Set<String>, width: Int32, locale: String) -> String? {
    guard seconds.isFinite, abs(seconds) < 1e12 else { return nil }
    var rest = seconds
    var parts: [String] = []
    let units = Self.all.filter { allowed.contains($0.name) }
    for (index, unit) in units.enumerated() {
      let isLast = index == units.count - 1
      // A length such as 0.1 s is not a whole number of the smaller units in binary.
      let exact = rest / unit.seconds
      let near = exact.rounded()
      let count = unit.seconds < 1 && abs(exact - near) < 1e-6 ? near : exact.rounded(.towardZero)
      rest -= count * unit.seconds
      if count == 0, !(isLast && parts.isEmpty) { continue }
      guard let text = Self.text(count, unit.unit, width: width, locale: locale) else { return nil }
      parts.append(text)
    }
    return LocaleLibrary.shared?.list(parts, kind: 2, width: width, locale: locale)
  }

  private static func text(_ count: Double, _ unit: String, width: Int32, locale: String) -> String? {
    let widths = ["unit-width-full-name", "unit-width-short", "unit-width-narrow"]
    let word = widths.indices.contains(Int(width)) ? widths[Int(width)] : widths[0]
    return LocaleLibrary.shared?.number(count, skeleton: "measure-unit/duration-\(unit) \(word)", locale: locale)
  }
}

/// A pattern for durations in the form of a clock.
package struct ClockPattern: Hashable, Sendable {
  /// The units from the largest to the smallest: `hourMinuteSecond`, `hourMinute` or `minuteSecond`.
  var units: String
  /// The minimum number of digits of the largest unit.
  var leadingLength = 1
  /// The number of fractional digits of the seconds.
  var fractionLength = 0
  /// The rounding rule for the part that is not shown.
  var rounding = FloatingPointRoundingRule.toNearestOrEven
}

/// A distance from the present time in a suitable unit.
package struct TimeDistance {
  private let count: Double
  private let unit: Int32

  /// Creates a distance in seconds, which is negative before the present time.
  package init(_ seconds: Double) {
    let length = abs(seconds)
    let units: [(Int32, Double)] = [
      (0, 31_557_600), (2, 2_629_800), (3, 604_800), (4, 86_400), (5, 3_600), (6, 60), (7, 1),
    ]
    let (unit, size) = units.first { length >= $0.1 } ?? (7, 1)
    self.unit = unit
    count = (seconds / size).rounded(.toNearestOrAwayFromZero)
  }

  /// Returns the text of the distance, or nil if the locale data is not available.
  package func text(isNamed: Bool, width: Int32, locale: String) -> String? {
    LocaleLibrary.shared?.relative(count, unit: unit, width: width, isNamed: isNamed, locale: locale)
  }
}

/// The format of byte counts.
enum ByteCount {
  /// Returns a byte count in a suitable unit, which is a power of 1024 for memory and of 1000 otherwise.
  static func text(_ count: Double, isMemory: Bool, zero: String = "Zero KB") -> String {
    guard count.isFinite, count != 0 else { return zero }
    let base: Double = isMemory ? 1_024 : 1_000
    var (value, index) = (abs(count), 0)
    let units = ["bytes", "KB", "MB", "GB", "TB", "PB"]
    while value >= base, index < units.count - 1 { (value, index) = (value / base, index + 1) }
    let digits = index < 2 ? 0 : index == 2 ? 1 : 2
    var text = NumberFormat.fixed(value, digits: digits)
    if digits > 0, text.contains(".") {
      while text.hasSuffix("0") { text.removeLast() }
      if text.hasSuffix(".") { text.removeLast() }
    }
    return (count < 0 ? "-" : "") + text + " " + (index == 0 && value == 1 ? "byte" : units[index])
  }

  /// Returns the exact byte count in parentheses, which follows the rounded one.
  static func exact(_ count: Double) -> String {
    " (\(NumberInText.text(of: Int(count))) \(count == 1 ? "byte" : "bytes"))"
  }
}

/// The components of a person's name.
struct PersonName: Hashable, Sendable {
  /// The components by Foundation's names: `givenName`, `familyName` and so on.
  var parts: [String: String]

  /// Returns the name in a style of `PersonNameComponents.FormatStyle`.
  func text(_ style: String) -> String {
    func joined(_ names: [String]) -> String { names.compactMap { parts[$0] }.joined(separator: " ") }
    switch style {
    case "short": return parts["nickname"] ?? parts["givenName"] ?? joined(["familyName"])
    case "long": return joined(["namePrefix", "givenName", "middleName", "familyName", "nameSuffix"])
    case "abbreviated":
      return ["givenName", "familyName"].compactMap { parts[$0]?.first.map { String($0) } }.joined()
    default: return joined(["givenName", "familyName"])
    }
  }
}
