/// Animated data as numbers.
protocol AnimatableComponents {
  /// The numbers, in order.
  var components: [Double] { get }
  /// Returns the data with the first of some numbers, which it removes.
  func taking(_ components: inout ArraySlice<Double>) -> Self
}

extension Double: AnimatableComponents {
  var components: [Double] { [self] }
  func taking(_ components: inout ArraySlice<Double>) -> Double { components.popFirst() ?? self }
}

extension Float: AnimatableComponents {
  var components: [Double] { [Double(self)] }
  func taking(_ components: inout ArraySlice<Double>) -> Float { components.popFirst().map(Float.init) ?? self }
}

extension EmptyAnimatableData: AnimatableComponents {
  var components: [Double] { [] }
  func taking(_ components: inout ArraySlice<Double>) -> EmptyAnimatableData { self }
}

extension Angle: AnimatableComponents {
  var components: [Double] { [radians] }
  func taking(_ components: inout ArraySlice<Double>) -> Angle {
    components.popFirst().map { Angle(radians: $0) } ?? self
  }
}

extension Point: AnimatableComponents {
  var components: [Double] { [x, y] }
  func taking(_ components: inout ArraySlice<Double>) -> Point {
    Point(x: x.taking(&components), y: y.taking(&components))
  }
}

extension Size: AnimatableComponents {
  var components: [Double] { [width, height] }
  func taking(_ components: inout ArraySlice<Double>) -> Size {
    Size(width: width.taking(&components), height: height.taking(&components))
  }
}

extension UnitPoint: AnimatableComponents {
  var components: [Double] { [x, y] }
  func taking(_ components: inout ArraySlice<Double>) -> UnitPoint {
    UnitPoint(x: x.taking(&components), y: y.taking(&components))
  }
}

extension AnimatablePair: AnimatableComponents {
  var components: [Double] { Self.components(first) + Self.components(second) }

  func taking(_ components: inout ArraySlice<Double>) -> AnimatablePair {
    let first = Self.value(first, taking: &components)
    return AnimatablePair(first, Self.value(second, taking: &components))
  }

  private static func components(_ value: Any) -> [Double] { (value as? any AnimatableComponents)?.components ?? [] }

  private static func value<Value>(_ value: Value, taking components: inout ArraySlice<Double>) -> Value {
    (value as? any AnimatableComponents)?.taking(&components) as? Value ?? value
  }
}

extension Animatable {
  /// The numbers of the animated data.
  var animatedNumbers: [Double] { (animatableData as? any AnimatableComponents)?.components ?? [] }

  /// Returns the value with other animated data.
  func animated(at numbers: [Double]) -> Self {
    var (result, rest) = (self, numbers[...])
    if let data = (animatableData as? any AnimatableComponents)?.taking(&rest) as? AnimatableData {
      result.animatableData = data
    }
    return result
  }
}

/// Returns the numbers of an animated value, or nil if it has none.
func animatedNumbers<Value>(of value: Value) -> [Double]? {
  if let data = value as? any AnimatableComponents { return data.components }
  guard let numbers = (value as? any Animatable)?.animatedNumbers, !numbers.isEmpty else { return nil }
  return numbers
}

/// Returns an animated value with the first of some numbers, which are removed.
func moved<Value>(_ value: Value, to numbers: inout ArraySlice<Double>) -> Value {
  if let data = value as? any AnimatableComponents { return data.taking(&numbers) as? Value ?? value }
  return (value as? any Animatable)?.animated(at: Array(numbers)) as? Value ?? value
}

/// Returns a view that is created again for each intermediate value of its animated data, if it has any.
///
/// The intermediate views have the identity of the view itself.
func animating<Value>(_ value: Value, _ make: @escaping (Value) -> LayoutNode) -> LayoutNode {
  guard let animatable = value as? any Animatable else { return make(value) }
  let numbers = animatable.animatedNumbers
  guard !numbers.isEmpty, let identity = ViewIdentity.current else { return make(value) }
  let reports = LayoutReports.current
  let content = AnimatableContent(values: numbers) { numbers in
    guard let moved = animatable.animated(at: numbers) as? Value else { return make(value) }
    return LayoutReports.$current.withValue(reports) { identity.within { make(moved) } }
  }
  return make(value).moving(.animatable(content), named: "animatable")
}
