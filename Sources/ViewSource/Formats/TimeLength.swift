import PlumblineLayout
import PlumblineUnicode

/// A length of time.
struct TimeLength {
  /// The length in seconds.
  let seconds: Double

  /// A length in seconds.
  init(_ seconds: Double) { self.seconds = seconds }

  /// The units of time, the largest first: Foundation's name, ICU's name, seconds.
  private static let all: [(name: String, unit: String, seconds: Double)] = [
    ("years", "year", 31_557_600), ("months", "month", 2_629_800), ("weeks", "week", 604_800),
    ("days", "day", 86_400), ("hours", "hour", 3_600), ("minutes", "minute", 60), ("seconds", "second", 1),
  ]

  /// The largest units that a length is made of: so many of them, from its own largest one.
  static func largest(_ count: Int, of length: TimeLength) -> Set<String> {
    let usual = all.filter { $0.name != "weeks" }
    let first = usual.firstIndex { length.seconds >= $0.seconds } ?? usual.count - 1
    return Set(usual[first...].prefix(count).map(\.name))
  }

  /// The length as a clock shows it.
  func clock(_ pattern: ClockPattern) -> String {
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

  /// The length as a clock shows it that has reached what it shows.
  func clock(_ units: String) -> String { clock(ClockPattern(units: units, rounding: .towardZero)) }

  /// The length as some units show it, no more than a number of them from the largest that there is one of: rounded to the
  /// last of those.
  func rounded(to allowed: Set<String>, most: Int) -> (length: TimeLength, units: Set<String>) {
    let units = Self.all.filter { allowed.contains($0.name) }
    guard let smallest = units.last, seconds.isFinite, most > 0 else { return (self, allowed) }
    let least = (abs(seconds) / smallest.seconds).rounded(.toNearestOrEven) * smallest.seconds
    let first = units.firstIndex { least >= $0.seconds } ?? units.count - 1
    let last = min(first + min(most, units.count) - 1, units.count - 1)
    let unit = units[last].seconds
    return (TimeLength((seconds / unit).rounded(.toNearestOrEven) * unit), Set(units[...last].map(\.name)))
  }

  /// The length in some units, or nil without the locale's data; units of which there are none are left out.
  func units(_ allowed: Set<String>, width: Int32, locale: String) -> String? {
    guard seconds.isFinite, abs(seconds) < 1e12 else { return nil }
    var rest = seconds
    var parts: [String] = []
    let units = Self.all.filter { allowed.contains($0.name) }
    for (index, unit) in units.enumerated() {
      let isLast = index == units.count - 1
      let count = (rest / unit.seconds).rounded(.towardZero)
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

/// How a clock shows a length of time.
struct ClockPattern: Hashable, Sendable {
  /// The units from the largest to the smallest: `hourMinuteSecond`, `hourMinute` or `minuteSecond`.
  var units: String
  /// The digits that the largest unit has at least.
  var leadingLength = 1
  /// The digits after the seconds.
  var fractionLength = 0
  /// What becomes of what is less than the last digit.
  var rounding = FloatingPointRoundingRule.toNearestOrEven
}

/// A distance from now, in the unit that suits it.
struct TimeDistance {
  private let count: Double
  private let unit: Int32

  /// A distance in seconds; what lies before now is negative.
  init(_ seconds: Double) {
    let length = abs(seconds)
    let units: [(Int32, Double)] = [
      (0, 31_557_600), (2, 2_629_800), (3, 604_800), (4, 86_400), (5, 3_600), (6, 60), (7, 1),
    ]
    let (unit, size) = units.first { length >= $0.1 } ?? (7, 1)
    self.unit = unit
    count = (seconds / size).rounded(.toNearestOrAwayFromZero)
  }

  /// The distance in words, or nil without the locale's data.
  func text(isNamed: Bool, width: Int32, locale: String) -> String? {
    LocaleLibrary.shared?.relative(count, unit: unit, width: width, isNamed: isNamed, locale: locale)
  }
}

/// Numbers of bytes.
enum ByteCount {
  /// A number of bytes in the unit that suits it; memory counts in powers of two.
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

  /// The exact number, as it stands behind a rounded one.
  static func exact(_ count: Double) -> String {
    " (\(NumberInText.text(of: Int(count))) \(count == 1 ? "byte" : "bytes"))"
  }
}

/// A person's name in parts.
struct PersonName: Hashable, Sendable {
  /// The parts by Foundation's names: `givenName`, `familyName` and so on.
  var parts: [String: String]

  /// The name in a style of Foundation's.
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
