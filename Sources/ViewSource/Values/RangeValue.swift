/// Bounds, either of which may be missing.
struct RangeValue {
  /// The lower bound, or nil for none.
  var lower: BoxedBound?
  /// The upper bound, or nil for none.
  var upper: BoxedBound?
  /// Whether the upper bound belongs to the range.
  var isClosed: Bool

  /// A bound of a range.
  final class BoxedBound {
    /// The bound.
    let value: Value
    /// A bound.
    init(_ value: Value) { self.value = value }
  }

  /// Bounds, either of which may be missing.
  init(_ lower: Value?, _ upper: Value?, isClosed: Bool) {
    self.lower = lower.map(BoxedBound.init)
    self.upper = upper.map(BoxedBound.init)
    self.isClosed = isClosed
  }

  /// The whole numbers of the range, or nil if it is not one of whole numbers with both bounds.
  var integers: Range<Int>? {
    guard let low = lower?.value.asIndex, let high = upper?.value.asIndex, low <= high else { return nil }
    return isClosed && high < .max ? low..<high + 1 : low..<high
  }

  /// How many whole numbers the range has, or nil if it is not one of whole numbers, or has more than `Int` can tell.
  var count: Int? {
    guard let integers else { return nil }
    let (count, overflow) = integers.upperBound.subtractingReportingOverflow(integers.lowerBound)
    return overflow ? nil : count
  }

  /// The type of the whole numbers of the range, where it is not `Int`.
  var integerType: IntegerType? {
    guard let lower else { return nil }
    return lower.value.asSized?.type
  }
}

extension Value {
  /// The value as a whole number of any width, or nil if it is none or too large for `Int`.
  fileprivate var asIndex: Int? { asInt ?? asSized.flatMap { Int(exactly: $0.value) } }
}
