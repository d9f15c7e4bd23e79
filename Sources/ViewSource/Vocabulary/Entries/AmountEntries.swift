import PlumblineLayout

extension Vocabulary {
  /// Adds the progress of an interval of time.
  mutating func addAmounts() {
    rawInitializer(
      "ProgressView",
      [
        .value("timerInterval", .range(.native("Date"))), .value("countsDown", .bool, default: .bool(true)),
        ParameterShape.content("label", optional: true),
        ParameterShape.content("currentValueLabel", optional: true),
      ], summary: "A bar of the remaining time.",
      example: "ProgressView(timerInterval: Date.now...Date.now.addingTimeInterval(60))"
    ) { call throws(Fault) in
      guard case .range(let range) = call.value(0), let start = range.lower?.value.asMoment,
        let end = range.upper?.value.asMoment, end > start
      else { return .view(.progressView(share: 0)) }
      let passed = min(max((call.evaluator.options.clock - start) / (end - start), 0), 1)
      let isDown = try call.bool(1)
      let label = call.value(2).isNone ? [] : try call.evaluator.content(of: call.value(2), arguments: [])
      let left = TimeLength(isDown ? end - max(call.evaluator.options.clock, start) : passed * (end - start))
      let value =
        call.value(3).isNone
        ? [LayoutNode.text(left.clock("minuteSecond"))] : try call.evaluator.content(of: call.value(3), arguments: [])
      return .view(.progressView(share: isDown ? 1 - passed : passed, label: label, currentValueLabel: value))
    }
  }
}

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
