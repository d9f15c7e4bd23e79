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
    guard let low = lower?.value.asInt, let high = upper?.value.asInt, low <= high else { return nil }
    return isClosed && high < .max ? low..<high + 1 : low..<high
  }
}
