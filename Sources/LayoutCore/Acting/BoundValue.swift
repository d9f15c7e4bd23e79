/// The value of a control with the function that sets it: a binding in the layout core.
///
/// Unchecked: it stays on the thread of the program that made the view.
public struct BoundValue<Wrapped>: @unchecked Sendable {
  /// The current value.
  public var value: Wrapped
  /// The function that sets the value, or nil in a program that does not act.
  public var set: ((Wrapped) -> Void)?

  /// Creates a value with the function that sets it.
  public init(value: Wrapped, set: ((Wrapped) -> Void)? = nil) {
    self.value = value
    self.set = set
  }
}

extension BoundValue where Wrapped == Bool {
  /// The response of a switch, or nil in a program that does not act.
  var toggle: Interaction? { self.set.map { .toggle(isOn: value, set: $0) } }
}

extension BoundValue where Wrapped == String {
  /// Returns the response of a field with an action for its submission, or nil in a program that does not act.
  func input(
    _ commit: (() -> Void)?, edited: ((Bool) -> Void)? = nil, at place: (any ViewPlace)? = nil
  ) -> Interaction? {
    self.set.map { set in
      var input = TextInput(text: value, commit: commit) { new in
        set(new)
        return true
      }
      (input.edited, input.memory) = (edited, place?.memory)
      return .text(input)
    }
  }
}

extension BoundValue where Wrapped: BinaryFloatingPoint {
  /// Returns the response of a slider, or nil in a program that does not act.
  func amount(in limits: ClosedRange<Wrapped>, step: Wrapped?, edited: ((Bool) -> Void)?) -> Interaction? {
    self.set.map { set in
      .amount(
        Amount(
          value: Double(value), limits: Double(limits.lowerBound)...Double(limits.upperBound),
          step: step.map { Double($0) }, set: { set(Wrapped($0)) }, edited: edited))
    }
  }
}

extension BoundValue where Wrapped: Strideable {
  /// Returns a control that counts up and down by a step, or nil in a program that does not act.
  ///
  /// It can be set to a number if values are numbers.
  func amount(in limits: ClosedRange<Wrapped>?, step: Wrapped.Stride, edited: ((Bool) -> Void)?) -> Amount? {
    guard let set else { return nil }
    func store(_ new: Wrapped) {
      let new = new.clamped(to: limits)
      if limits != nil, new == value { return }
      edited?(true)
      set(new)
      edited?(false)
    }
    let known = Self.number(value)
    let range = limits.flatMap { limits in
      Self.number(limits.lowerBound).flatMap { low in Self.number(limits.upperBound).map { low...max(low, $0) } }
    }
    var amount = Amount(
      value: known ?? 0, limits: range, step: Self.number(step) ?? 1,
      increment: { store(value.advanced(by: step)) }, decrement: { store(value.advanced(by: -step)) })
    guard let known else { return amount }
    amount.edited = edited
    amount.set = { new in if let distance = Self.stride(new - known) { set(value.advanced(by: distance)) } }
    return amount
  }

  /// Returns whether counting by a step changes the value: a step beyond a limit ends at the limit.
  package func counts(by step: Wrapped.Stride, in limits: ClosedRange<Wrapped>?) -> Bool {
    limits == nil || value.advanced(by: step).clamped(to: limits) != value
  }

  private static func number(_ value: Any) -> Double? {
    if let whole = value as? any BinaryInteger { return Double(whole) }
    return (value as? any BinaryFloatingPoint).map { Double($0) }
  }

  private static func stride(_ distance: Double) -> Wrapped.Stride? {
    if let type = Wrapped.Stride.self as? any BinaryFloatingPoint.Type { return type.init(distance) as? Wrapped.Stride }
    guard let type = Wrapped.Stride.self as? any BinaryInteger.Type, abs(distance) < 1e15 else { return nil }
    return type.init(distance.rounded()) as? Wrapped.Stride
  }
}

extension BoundValue where Wrapped: Hashable {
  /// Returns the operation of a picker, or nil in a program that does not act.
  func operation(_ place: (any ViewPlace)?) -> PickerOperation? {
    guard let set, let place else { return nil }
    return PickerOperation(memory: place.memory) { tag in if let value = tag.base as? Wrapped { set(value) } }
  }
}

/// The position of a view among others, which keeps the view's states between evaluations.
public protocol ViewPlace: AnyObject {
  /// The values that the view keeps.
  var memory: ViewMemory { get }
  /// Returns views that are created within the view; their states are kept under a key.
  func views(_ key: Int, _ make: () -> [LayoutNode]) -> [LayoutNode]
  /// Removes the states of the views within whose keys are not less than a number.
  func forget(from key: Int)
}

extension BoundValue where Wrapped == Bool {
  /// Returns a value that the view at a position keeps itself, which is `initial` at first.
  public static func remembered(_ initial: Bool, at place: (any ViewPlace)?) -> BoundValue {
    guard let memory = place?.memory else { return BoundValue(value: initial) }
    return BoundValue(value: memory.value as? Bool ?? initial) { memory.value = $0 }
  }
}

extension Comparable {
  /// Returns the value, or the limit that it is beyond.
  fileprivate func clamped(to limits: ClosedRange<Self>?) -> Self {
    limits.map { min(max(self, $0.lowerBound), $0.upperBound) } ?? self
  }
}
