/// An unsigned integer of 256 bits, which holds the product of two integers of 128 bits.
package struct WideNumber: Comparable, Sendable {
  /// The upper 128 bits.
  package private(set) var high: UInt128
  /// The lower 128 bits.
  package private(set) var low: UInt128

  private init(high: UInt128, low: UInt128) { (self.high, self.low) = (high, low) }

  /// Creates an integer from 128 bits.
  package init(_ low: UInt128) { self.init(high: 0, low: low) }

  /// Creates the product of two integers.
  package init(_ a: UInt128, times b: UInt128) {
    let product = a.multipliedFullWidth(by: b)
    self.init(high: product.high, low: product.low)
  }

  /// Whether the value is zero.
  var isZero: Bool { high == 0 && low == 0 }

  /// Returns the lower 256 bits of the product with an integer.
  package func multiplied(by factor: UInt128) -> WideNumber {
    let product = low.multipliedFullWidth(by: factor)
    return WideNumber(high: high &* factor &+ product.high, low: product.low)
  }

  /// Returns the quotient and the remainder of a division.
  func divided(by divisor: UInt128) -> (quotient: WideNumber, remainder: UInt128) {
    let upper = high.quotientAndRemainder(dividingBy: divisor)
    let lower = divisor.dividingFullWidth((upper.remainder, low))
    return (WideNumber(high: upper.quotient, low: lower.quotient), lower.remainder)
  }

  /// Returns the lower 256 bits of the sum.
  package func adding(_ other: WideNumber) -> WideNumber {
    let (sum, overflow) = low.addingReportingOverflow(other.low)
    return WideNumber(high: high &+ other.high &+ (overflow ? 1 : 0), low: sum)
  }

  /// Returns the sum with an integer of 128 bits.
  package func adding(_ other: UInt128) -> WideNumber { adding(WideNumber(other)) }

  /// Returns the difference from a smaller integer.
  package func subtracting(_ other: WideNumber) -> WideNumber {
    let (difference, overflow) = low.subtractingReportingOverflow(other.low)
    return WideNumber(high: high &- other.high &- (overflow ? 1 : 0), low: difference)
  }

  /// Returns whether the first value is less than the second.
  package static func < (a: WideNumber, b: WideNumber) -> Bool { (a.high, a.low) < (b.high, b.low) }
}
