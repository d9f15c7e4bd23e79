extension Vocabulary {
  /// Returns a range of any type with its bounds limited to another.
  static func clamped(_ range: RangeValue, to limits: RangeValue, _ call: Call) throws(Fault) -> Value {
    guard let low = range.lower?.value, let high = range.upper?.value, let least = limits.lower?.value,
      let most = limits.upper?.value
    else { return .range(range) }
    let first = try call.evaluator.literal(least, beside: low, at: call.location)
    let last = try call.evaluator.literal(most, beside: high, at: call.location)
    func limited(_ bound: Value) throws(Fault) -> Value {
      if try call.evaluator.isAscending(bound, first, at: call.location) { return first }
      return try call.evaluator.isAscending(last, bound, at: call.location) ? last : bound
    }
    return .range(RangeValue(try limited(low), try limited(high), isClosed: range.isClosed))
  }
}
