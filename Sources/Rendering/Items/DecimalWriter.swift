/// Writes numbers in as few characters as show.
enum DecimalWriter {
  /// Appends a number with at most three decimals; what is not finite is 0, what is huge is cut to a billion.
  static func append(_ value: Double, to bytes: inout [UInt8]) { append(value, decimals: 3, to: &bytes) }

  /// Appends a number with at most so many decimals, nine at the most.
  static func append(_ value: Double, decimals: Int, to bytes: inout [UInt8]) {
    let limited = min(max(value.finite(), -1e9), 1e9)
    let scale = decimals == 3 ? 1000 : (0..<min(max(decimals, 0), 9)).reduce(1) { scale, _ in scale * 10 }
    var units = Int((limited * Double(scale)).rounded())
    if units < 0 {
      bytes.append(UInt8(ascii: "-"))
      units = -units
    }
    let (whole, fraction) = units.quotientAndRemainder(dividingBy: scale)
    if whole > 0 || fraction == 0 { append(whole, to: &bytes) }
    guard fraction > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var rest = fraction
    var unit = scale / 10
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
      rest %= unit
      unit /= 10
    }
  }

  /// Appends a whole number that is not negative.
  static func append(_ value: Int, to bytes: inout [UInt8]) {
    if value >= 10 { append(value / 10, to: &bytes) }
    bytes.append(UInt8(ascii: "0") + UInt8(value % 10))
  }

  /// A number as text, with at most three decimals.
  static func text(_ value: Double) -> String {
    var bytes: [UInt8] = []
    append(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
