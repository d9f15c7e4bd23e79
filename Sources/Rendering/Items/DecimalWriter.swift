/// Writes numbers in as few characters as show.
enum DecimalWriter {
  /// Appends a number with at most three decimals; what is not finite is 0, what is huge is cut to a billion.
  static func append(_ value: Double, to bytes: inout [UInt8]) { append(value, decimals: 3, to: &bytes) }

  /// Appends a number with at most so many decimals, nine at the most.
  static func append(_ value: Double, decimals: Int, to bytes: inout [UInt8]) {
    let scale = powers[min(max(decimals, 0), 9)]
    var units = rounded(abs(min(max(value.finite(), -1e9), 1e9)) * Double(scale))
    guard units > 0 else { return bytes.append(UInt8(ascii: "0")) }
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    // The digits from the last to the first, without the zeros at the end of the fraction.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { digits in
      var start = digits.count
      func prepend(_ byte: UInt8) {
        start -= 1
        digits[start] = byte
      }
      var unit = scale
      while unit > 1 {
        let (rest, digit) = units.quotientAndRemainder(dividingBy: 10)
        if digit > 0 || start < digits.count { prepend(UInt8(ascii: "0") + UInt8(digit)) }
        units = rest
        unit /= 10
      }
      if start < digits.count { prepend(UInt8(ascii: ".")) }
      while units > 0 {
        let (rest, digit) = units.quotientAndRemainder(dividingBy: 10)
        prepend(UInt8(ascii: "0") + UInt8(digit))
        units = rest
      }
      bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(digits)[start...]))
    }
  }

  /// One and its first nine multiples by ten.
  private static let powers = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000]

  /// A number that is not negative, rounded half up; by hand, since processors of the first generation have no instruction for it.
  @inline(__always)
  private static func rounded(_ value: Double) -> UInt64 {
    let whole = UInt64(value)
    return value - Double(whole) >= 0.5 ? whole + 1 : whole
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
