/// A range with a lower and an upper bound, either of which may be missing.
package struct RangeValue {
  /// The lower bound, or nil.
  package var lower: BoxedBound?
  /// The upper bound, or nil.
  package var upper: BoxedBound?
  /// Whether the range contains its upper bound.
  package var isClosed: Bool

  /// A boxed bound, since a value cannot contain other values directly.
  package final class BoxedBound {
    /// The bound.
    package let value: Value
    /// Creates a bound.
    package init(_ value: Value) { self.value = value }
  }

  /// Creates a range with bounds, either of which may be missing.
  package init(_ lower: Value?, _ upper: Value?, isClosed: Bool) {
    self.lower = lower.map(BoxedBound.init)
    self.upper = upper.map(BoxedBound.init)
    self.isClosed = isClosed
  }

  /// The integers of the range, or nil if a bound is missing or not an integer.
  var integers: Range<Int>? {
    guard let low = lower?.value.asIndex, let high = upper?.value.asIndex, low <= high else { return nil }
    return isClosed && high < .max ? low..<high + 1 : low..<high
  }

  /// The number of integers in the range, or nil if it is not a range of integers or the number exceeds `Int`.
  package var count: Int? {
    guard let integers else { return nil }
    let (count, overflow) = integers.upperBound.subtractingReportingOverflow(integers.lowerBound)
    return overflow ? nil : count
  }

  /// The integer type of the lower bound if it is not `Int`, or nil.
  var integerType: IntegerType? {
    guard let lower else { return nil }
    return lower.value.asSized?.type
  }
}

extension Value {
  /// The value as an integer of any width, or nil if it is not an integer or out of range for `Int`.
  fileprivate var asIndex: Int? { asInt ?? asSized.flatMap { Int(exactly: $0.value) } }
}

/// A type of ranges, by its name.
enum RangeKind: String {
  /// Ranges with both bounds.
  case closed = "ClosedRange", halfOpen = "Range"
  /// Ranges with one bound.
  case from = "PartialRangeFrom", through = "PartialRangeThrough", upTo = "PartialRangeUpTo"

  /// Creates the kind of ranges that an extension extends, or returns nil for another type.
  init?(extending name: String) {
    switch name {
    case "CountableRange": self = .halfOpen
    case "CountableClosedRange": self = .closed
    default: self.init(rawValue: name)
    }
  }

  /// Returns whether a value is a range of this type, or no range.
  func suits(_ value: Value) -> Bool { if case .range(let range) = value { contains(range) } else { true } }

  /// Returns whether a range is of this type.
  func contains(_ range: RangeValue) -> Bool {
    switch self {
    case .closed: range.lower != nil && range.upper != nil && range.isClosed
    case .halfOpen: range.lower != nil && range.upper != nil && !range.isClosed
    case .from: range.lower != nil && range.upper == nil
    case .through: range.lower == nil && range.upper != nil && range.isClosed
    case .upTo: range.lower == nil && range.upper != nil && !range.isClosed
    }
  }
}

extension Value {
  /// The range with floating-point bounds if its bounds are integer literals, which may be of any type of numbers.
  var asFloatingRange: Value? {
    guard case .range(let range) = self, case .literal(let low)? = range.lower?.value,
      case .literal(let high)? = range.upper?.value
    else { return nil }
    return .range(RangeValue(.double(Double(low)), .double(Double(high)), isClosed: range.isClosed))
  }
}
