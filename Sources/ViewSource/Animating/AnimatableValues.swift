import PlumblineLayout

/// A pair of animated values of a program.
struct AnimatablePairValue {
  /// The first value.
  var first: Value
  /// The second value.
  var second: Value
}

extension Vocabulary {
  /// Adds the types of animated data.
  mutating func addAnimatableData() {
    inertTypes.subtract(["AnimatablePair", "EmptyAnimatableData"])
    type("AnimatablePair", parents: ["VectorArithmetic"])
    rawInitializer("AnimatablePair", [.value(), .value()]) { call in
      .native("AnimatablePair", AnimatablePairValue(first: call.value(0), second: call.value(1)))
    }
    for (name, path) in [("first", \AnimatablePairValue.first), ("second", \AnimatablePairValue.second)] {
      rawProperty("AnimatablePair", name) { value, _ in
        guard case .native(let native) = value, let pair = native.payload as? AnimatablePairValue else { return .none }
        return pair[keyPath: path]
      }
    }
    rawInitializer("EmptyAnimatableData", []) { _ in .native("EmptyAnimatableData", 0) }
    let pair = ParameterShape.value(nil, .native("AnimatablePair"))
    for (name, sign) in [("+", 1.0), ("-", -1.0)] {
      rawFunction(name, [pair, pair]) { call in call.value(0).adding(call.value(1), times: sign) }
    }
    raw("AnimatablePair", "scaled", [.value("by", .double)]) { value, call throws(Fault) in
      value.adding(value, times: try call.double(0) - 1)
    }
    rawProperty("AnimatablePair", "magnitudeSquared") { value, _ in
      .double((value.animatableComponents ?? []).reduce(0) { $0 + $1 * $1 })
    }
  }
}

extension Value {
  /// The components of an animated value, or nil if it cannot be animated.
  var animatableComponents: [Double]? {
    if let number = asNumber { return [number] }
    guard case .native(let native) = self else { return nil }
    switch native.payload {
    case let point as Point: return [point.x, point.y]
    case let size as Size: return [size.width, size.height]
    case let rect as Rect: return [rect.minX, rect.minY, rect.width, rect.height]
    case let angle as Angle: return [angle.radians]
    case let point as UnitPoint: return [point.x, point.y]
    case let color as Color:
      return [color.light, color.dark].flatMap { [$0.red, $0.green, $0.blue, $0.opacity] }
    case let pair as AnimatablePairValue:
      guard let first = pair.first.animatableComponents, let second = pair.second.animatableComponents else {
        return nil
      }
      return first + second
    default: return native.type == "EmptyAnimatableData" ? [] : nil
    }
  }

  /// Returns the sum of an animated value and a multiple of another one with as many components.
  fileprivate func adding(_ other: Value, times factor: Double) -> Value {
    let (mine, others) = (animatableComponents ?? [], other.animatableComponents ?? [])
    var sum = zip(mine, others).map { $0 + $1 * factor }[...]
    return taking(&sum)
  }

  /// Returns the value with the first of some components, which it removes.
  func taking(_ components: inout ArraySlice<Double>) -> Value {
    guard let count = animatableComponents?.count, count > 0, components.count >= count else { return self }
    if asNumber != nil { return .double(components.removeFirst()) }
    guard case .native(let native) = self else { return self }
    func next() -> Double { components.removeFirst() }
    switch native.payload {
    case is Point: return .native(native.type, Point(x: next(), y: next()))
    case is Size: return .native(native.type, Size(width: next(), height: next()))
    case is Rect: return .native(native.type, Rect(x: next(), y: next(), width: next(), height: next()))
    case is Angle: return .native(native.type, Angle(radians: next()))
    case is UnitPoint: return .native(native.type, UnitPoint(x: next(), y: next()))
    case is Color:
      let light = Color.Components(red: next(), green: next(), blue: next(), opacity: next())
      let dark = Color.Components(red: next(), green: next(), blue: next(), opacity: next())
      return .native(native.type, Color(light: light, dark: dark))
    case let pair as AnimatablePairValue:
      let first = pair.first.taking(&components)
      return .native(native.type, AnimatablePairValue(first: first, second: pair.second.taking(&components)))
    default: return self
    }
  }
}

extension Evaluator {
  /// Returns whether values of a type are animated by their data.
  func isAnimatable(_ type: TypeDeclaration) -> Bool {
    swiftUI.mayAnimate && !program.members(named: "animatableData", of: type).isEmpty
  }

  /// Returns the animated data of a value of a declared type, or nil if it has none.
  func animatableData(of value: Value) -> [Double]? {
    guard let type = declaration(of: value), isAnimatable(type) else { return nil }
    return guarded(neutral: nil) { () throws(Fault) in
      try member("animatableData", of: value, hint: .any, at: type.location).animatableComponents
    }
  }

  /// Returns a value of a declared type with other animated data.
  func setting(_ components: [Double], of value: Value) -> Value {
    guard let type = declaration(of: value) else { return value }
    return guarded(neutral: value) { () throws(Fault) in
      let data = try member("animatableData", of: value, hint: .any, at: type.location)
      var rest = components[...]
      let new = data.taking(&rest)
      var changed = value
      try mutateMember("animatableData", of: &changed, at: type.location) { (inner: inout Value) in inner = new }
      return changed
    }
  }

  /// Returns a view that is created again for each intermediate value of its animated data.
  func animated(_ node: LayoutNode?, _ value: Value, _ make: @escaping (Value) -> LayoutNode?) -> LayoutNode? {
    guard let node, let data = animatableData(of: value), !data.isEmpty else { return node }
    nonisolated(unsafe) let (evaluator, value) = (self, value)
    return node.moving(
      .animatable(AnimatableContent(values: data) { make(evaluator.setting($0, of: value)) ?? node }),
      named: "animatable")
  }
}
