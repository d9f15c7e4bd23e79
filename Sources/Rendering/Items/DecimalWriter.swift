/// Writes numbers in decimal with as few characters as possible.
enum DecimalWriter {
  /// Calls a function with the characters of a number, rounded to at most the given number of decimals, up to nine.
  ///
  /// Infinity and NaN are written as 0, and magnitudes are limited to 1e9.
  static func write<Result>(_ value: Double, decimals: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let magnitude = abs(min(max(value.finite(), -1e9), 1e9))
    var units = UInt64(magnitude)
    var fractionDigits = min(max(decimals, 0), 9)
    if Double(units) == magnitude {
      fractionDigits = 0
    } else {
      units = rounded(magnitude * Double(powers[fractionDigits]))
    }
    // Digits are written from the last to the first, without trailing zeros in the fraction.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { digits in
      var start = digits.count
      func prepend(_ byte: UInt8) {
        start -= 1
        digits[start] = byte
      }
      while fractionDigits > 0 {
        let (rest, digit) = units.quotientAndRemainder(dividingBy: 10)
        if digit > 0 || start < digits.count { prepend(UInt8(ascii: "0") + UInt8(digit)) }
        units = rest
        fractionDigits -= 1
      }
      if start < digits.count { prepend(UInt8(ascii: ".")) }
      let isNegative = value < 0 && (units > 0 || start < digits.count)
      while units > 0 || start == digits.count {
        let (rest, digit) = units.quotientAndRemainder(dividingBy: 10)
        prepend(UInt8(ascii: "0") + UInt8(digit))
        units = rest
      }
      if isNegative { prepend(UInt8(ascii: "-")) }
      return body(UnsafeBufferPointer(rebasing: digits[start...]))
    }
  }

  /// The powers of ten up to the ninth.
  private static let powers = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000]

  /// Returns a non-negative number rounded half up, without the rounding instruction that the first x86-64 processors
  /// lack.
  @inline(__always)
  private static func rounded(_ value: Double) -> UInt64 {
    let whole = UInt64(value)
    return value - Double(whole) >= 0.5 ? whole + 1 : whole
  }

  /// Returns a number as text, with at most three decimals.
  static func text(_ value: Double) -> String {
    write(value, decimals: 3) { String(decoding: $0, as: UTF8.self) }
  }
}
