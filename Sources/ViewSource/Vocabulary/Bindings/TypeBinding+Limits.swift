import PlumblineLayout

extension TypeBinding where T == ClosedRange<Double> {
  /// A closed range of numbers.
  static var limits: TypeBinding { limits(of: .double) }
  /// A closed range of the values that a stepper counts: integers, floating-point numbers, or dates.
  static var strideLimits: TypeBinding { limits(of: .any) }

  private static func limits(of element: SwiftType) -> TypeBinding {
    TypeBinding(
      type: .range(element),
      read: { value, evaluator throws(Fault) in
        guard case .range(let range) = value, let lower = range.lower?.value, let upper = range.upper?.value,
          let low = try TypeBinding<Double>.stride.read(lower, evaluator),
          let high = try TypeBinding<Double>.stride.read(upper, evaluator), low <= high
        else { return nil }
        return low...high
      },
      write: { .range(RangeValue(.double($0.lowerBound), .double($0.upperBound), isClosed: true)) })
  }
}
