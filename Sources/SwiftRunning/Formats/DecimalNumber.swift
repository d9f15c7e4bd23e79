/// A decimal number like Foundation's `Decimal`: an integer of up to 128 bits, which hold 38 digits, times a power of
/// ten.
///
/// Results that need more digits are rounded to the nearest value, and halves away from zero. Source: the documentation
/// of `NSDecimalNumber` and of `Decimal`'s limits.
package struct DecimalNumber: Hashable, Sendable {
  private(set) var isNegative: Bool
  /// The digits as an integer, which is zero or no multiple of ten, so that equal numbers have equal digits.
  private(set) var digits: UInt128
  /// The power of ten that scales the digits.
  private(set) var exponent: Int
  /// Whether the value is not a number, such as the result of a division by zero.
  private(set) var isNaN: Bool

  /// The value that is not a number.
  static let nan = DecimalNumber(isNaN: true)
  /// Zero.
  package static let zero = DecimalNumber(0)
  /// The value of π with the digits of Foundation's `Decimal.pi`.
  static let pi = DecimalNumber(digits: WideNumber(314_159_265_358_979_323_846_264_338_327_950_288_419), exponent: -38)
  /// The range of exponents.
  static let exponents = -128...127

  private init(isNaN: Bool) { (isNegative, digits, exponent, self.isNaN) = (false, 0, 0, isNaN) }

  /// Creates a decimal number from an integer.
  package init(_ int: Int) { self.init(isNegative: int < 0, digits: WideNumber(UInt128(int.magnitude)), exponent: 0) }

  /// Creates a number from digits and a power of ten, rounded to 128 bits and to the range of exponents; the result is
  /// `nan` if it is too large.
  package init(isNegative: Bool = false, digits: WideNumber, exponent: Int) {
    var (digits, exponent) = (digits, exponent)
    while digits.high != 0 || exponent < Self.exponents.lowerBound, !digits.isZero {
      let (quotient, rest) = digits.divided(by: 10)
      exponent += 1
      let isLast = quotient.high == 0 && exponent >= Self.exponents.lowerBound
      digits = quotient.adding(isLast && rest >= 5 ? 1 : 0)
    }
    var low = digits.low
    while low != 0, low % 10 == 0, exponent < Self.exponents.upperBound { (low, exponent) = (low / 10, exponent + 1) }
    while exponent > Self.exponents.upperBound, low != 0 {
      let (product, overflow) = low.multipliedReportingOverflow(by: 10)
      guard !overflow else {
        self.init(isNaN: true)
        return
      }
      (low, exponent) = (product, exponent - 1)
    }
    self.init(isNaN: false)
    self.digits = low
    self.exponent = low == 0 ? 0 : exponent
    self.isNegative = isNegative && low != 0
  }

  /// Creates a decimal number from a floating-point number, with the digits that fit in 64 bits, as Foundation does.
  package init(_ double: Double) {
    guard double.isFinite else {
      self.init(isNaN: true)
      return
    }
    var (value, exponent) = (double.magnitude, 0)
    guard value > 0 else {
      self.init(0)
      return
    }
    while value < Double(UInt64.max - 1), exponent > Self.exponents.lowerBound {
      (value, exponent) = (value * 10, exponent - 1)
    }
    while value >= Double(UInt64.max), exponent < Self.exponents.upperBound {
      (value, exponent) = (value / 10, exponent + 1)
    }
    guard value < Double(UInt64.max) else {
      self.init(isNaN: true)
      return
    }
    self.init(isNegative: double < 0, digits: WideNumber(UInt128(UInt64(value))), exponent: exponent)
  }

  /// Creates a decimal number from the beginning of a string such as `12.50` or `1e-3`, or returns nil if there is no
  /// digit.
  package init?(_ text: String) {
    var bytes = Array(text.utf8.drop { $0 == 32 || (9...13).contains($0) })[...]
    var isNegative = false
    if let sign = bytes.first, sign == 45 || sign == 43 { (isNegative, bytes) = (sign == 45, bytes.dropFirst()) }
    var digits = WideNumber(0)
    var (exponent, count, isFraction) = (0, 0, false)
    scan: while let byte = bytes.first {
      switch byte {
      case 48...57:
        count += 1
        if digits.high < 1 << 96 {
          digits = digits.multiplied(by: 10).adding(UInt128(byte - 48))
          exponent -= isFraction ? 1 : 0
        } else {
          exponent += isFraction ? 0 : 1
        }
      case 46 where !isFraction: isFraction = true
      default: break scan
      }
      bytes = bytes.dropFirst()
    }
    guard count > 0 else { return nil }
    if let mark = bytes.first, mark == 69 || mark == 101, let power = Self.power(bytes.dropFirst()) {
      exponent += power
    }
    self.init(isNegative: isNegative, digits: digits, exponent: exponent)
  }

  private static func power(_ bytes: ArraySlice<UInt8>) -> Int? {
    var length = bytes.first.map { $0 == 45 || $0 == 43 } ?? false ? 1 : 0
    length += bytes.dropFirst(length).prefix { (48...57).contains($0) }.count
    return Int(String(decoding: bytes.prefix(length), as: UTF8.self)).map { min(max($0, -1_000), 1_000) }
  }

  /// The absolute value.
  var magnitude: DecimalNumber {
    var copy = self
    copy.isNegative = false
    return copy
  }
}

extension DecimalNumber: Comparable {
  /// Returns the sum.
  package static func + (a: DecimalNumber, b: DecimalNumber) -> DecimalNumber {
    if a.isNaN || b.isNaN { return .nan }
    if a.digits == 0 { return b }
    if b.digits == 0 { return a }
    let (large, small) = a.exponent >= b.exponent ? (a, b) : (b, a)
    var (high, exponent) = (WideNumber(large.digits), large.exponent)
    while exponent > small.exponent, high.high < 1 << 120 { (high, exponent) = (high.multiplied(by: 10), exponent - 1) }
    var (low, rest) = (WideNumber(small.digits), small.exponent)
    while rest < exponent, !low.isZero { (low, rest) = (low.divided(by: 10).quotient, rest + 1) }
    guard large.isNegative != small.isNegative else {
      return DecimalNumber(isNegative: a.isNegative, digits: high.adding(low), exponent: exponent)
    }
    let isLess = high < low
    return DecimalNumber(
      isNegative: isLess ? small.isNegative : large.isNegative,
      digits: isLess ? low.subtracting(high) : high.subtracting(low), exponent: exponent)
  }

  /// Returns the number with the opposite sign.
  package static prefix func - (a: DecimalNumber) -> DecimalNumber {
    var copy = a
    copy.isNegative = a.digits != 0 && !a.isNegative
    return copy
  }

  /// Returns the difference.
  package static func - (a: DecimalNumber, b: DecimalNumber) -> DecimalNumber { a + -b }

  /// Returns the product.
  package static func * (a: DecimalNumber, b: DecimalNumber) -> DecimalNumber {
    if a.isNaN || b.isNaN { return .nan }
    return DecimalNumber(
      isNegative: a.isNegative != b.isNegative, digits: WideNumber(a.digits, times: b.digits),
      exponent: a.exponent + b.exponent)
  }

  /// Returns the quotient to 38 decimal digits beyond the digits of the dividend, or `nan` if the divisor is zero.
  package static func / (a: DecimalNumber, b: DecimalNumber) -> DecimalNumber {
    guard !a.isNaN, !b.isNaN, b.digits != 0 else { return .nan }
    let scaled = WideNumber(a.digits, times: 100_000_000_000_000_000_000_000_000_000_000_000_000)
    return DecimalNumber(
      isNegative: a.isNegative != b.isNegative, digits: scaled.divided(by: b.digits).quotient,
      exponent: a.exponent - b.exponent - 38)
  }

  /// Returns whether the first number is less than the second; `nan` is less than every number.
  package static func < (a: DecimalNumber, b: DecimalNumber) -> Bool {
    if a.isNaN || b.isNaN { return a.isNaN && !b.isNaN }
    let difference = a - b
    return difference.isNegative
  }
}

extension DecimalNumber {
  /// Returns the number rounded to a number of digits after the decimal point.
  package func rounded(toDigits fraction: Int, _ rule: FloatingPointRoundingRule) -> DecimalNumber {
    guard !isNaN, exponent < -fraction else { return self }
    var (rest, cut, isExact) = (digits, 0 as UInt128, true)
    for _ in 0..<min(-fraction - exponent, 64) {
      isExact = isExact && cut == 0
      (rest, cut) = rest.quotientAndRemainder(dividingBy: 10)
    }
    let isMore: Bool
    switch rule {
    case .up: isMore = !isNegative && (cut != 0 || !isExact)
    case .down: isMore = isNegative && (cut != 0 || !isExact)
    case .toNearestOrEven: isMore = cut > 5 || (cut == 5 && (!isExact || rest % 2 == 1))
    case .awayFromZero: isMore = cut != 0 || !isExact
    case .towardZero: isMore = false
    default: isMore = cut >= 5
    }
    return DecimalNumber(isNegative: isNegative, digits: WideNumber(rest + (isMore ? 1 : 0)), exponent: -fraction)
  }

  /// Returns the number raised to an integer power; for a negative power, the reciprocal.
  func power(_ count: Int) -> DecimalNumber {
    var (result, base, left) = (DecimalNumber(1), self, count.magnitude)
    while left > 0 {
      if left % 2 == 1 { result = result * base }
      left /= 2
      if left > 0 { base = base * base }
    }
    return count < 0 ? DecimalNumber(1) / result : result
  }

  /// The nearest floating-point number.
  package var double: Double { isNaN ? .nan : Double(description) ?? .nan }

  /// The integer part, or nil if it does not fit in an `Int`.
  package var int: Int? { isNaN ? nil : Int(rounded(toDigits: 0, .towardZero).description) }
}

extension DecimalNumber: CustomStringConvertible {
  /// The number in decimal digits, without an exponent.
  package var description: String {
    guard !isNaN else { return "NaN" }
    var text = String(digits)
    if exponent > 0, digits != 0 { text += String(repeating: "0", count: exponent) }
    if exponent < 0 {
      if text.utf8.count <= -exponent { text = String(repeating: "0", count: 1 - exponent - text.utf8.count) + text }
      text.insert(".", at: text.index(text.endIndex, offsetBy: exponent))
    }
    return (isNegative ? "-" : "") + text
  }
}
