/// A whole number of 256 bits: what two numbers of 128 bits make when they are multiplied.
struct WideNumber: Comparable, Sendable {
  /// The upper half.
  private(set) var high: UInt128
  /// The lower half.
  private(set) var low: UInt128

  private init(high: UInt128, low: UInt128) { (self.high, self.low) = (high, low) }

  /// A number of 128 bits.
  init(_ low: UInt128) { self.init(high: 0, low: low) }

  /// A product.
  init(_ a: UInt128, times b: UInt128) {
    let product = a.multipliedFullWidth(by: b)
    self.init(high: product.high, low: product.low)
  }

  /// Whether there is nothing.
  var isZero: Bool { high == 0 && low == 0 }

  /// The product with a small number; what does not fit is lost.
  func multiplied(by factor: UInt128) -> WideNumber {
    let product = low.multipliedFullWidth(by: factor)
    return WideNumber(high: high &* factor &+ product.high, low: product.low)
  }

  /// The whole number of times that a number fits, and what is left.
  func divided(by divisor: UInt128) -> (quotient: WideNumber, remainder: UInt128) {
    let upper = high.quotientAndRemainder(dividingBy: divisor)
    let lower = divisor.dividingFullWidth((upper.remainder, low))
    return (WideNumber(high: upper.quotient, low: lower.quotient), lower.remainder)
  }

  /// The sum; what does not fit is lost.
  func adding(_ other: WideNumber) -> WideNumber {
    let (sum, overflow) = low.addingReportingOverflow(other.low)
    return WideNumber(high: high &+ other.high &+ (overflow ? 1 : 0), low: sum)
  }

  /// The sum with a number of 128 bits.
  func adding(_ other: UInt128) -> WideNumber { adding(WideNumber(other)) }

  /// The difference from a smaller number.
  func subtracting(_ other: WideNumber) -> WideNumber {
    let (difference, overflow) = low.subtractingReportingOverflow(other.low)
    return WideNumber(high: high &- other.high &- (overflow ? 1 : 0), low: difference)
  }

  /// The order of numbers.
  static func < (a: WideNumber, b: WideNumber) -> Bool { (a.high, a.low) < (b.high, b.low) }
}
