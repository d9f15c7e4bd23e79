import PlumblineLayout

extension Vocabulary {
  /// Adds the context that a `CustomAnimation` of the program receives.
  mutating func addOwnAnimations() {
    type("CustomAnimation")
    type("AnimationContext")
    rawProperty("AnimationContext", "isLogicallyComplete") { _, _ in .bool(false) }
    raw("Double", "scaled", [.value("by")]) { value, call in
      .double((value.asNumber ?? 0) * (call.value(0).asNumber ?? 0))
    }
    rawProperty("AnimationContext", "environment") { _, call in call.evaluator.swiftUI.environmentValue }
  }
}

extension Call {
  /// Returns the animation that wraps an animation or a `CustomAnimation` of the program.
  ///
  /// The program's `animate` receives 1 as the whole way, and returns the part of it that is done.
  func ownAnimation() throws(Fault) -> Animation {
    let value = value(0)
    if case .native(let native) = value, let animation = native.payload as? Animation { return animation }
    guard case .instance(let instance) = value, evaluator.program.conforms(instance.type, to: "CustomAnimation") else {
      throw mismatch(of: value, with: .native("CustomAnimation"), at: 0)
    }
    let evaluator = evaluator
    return .own(
      OwnCurve { time in
        let context = Value.native("AnimationContext", 0)
        let way = evaluator.perform { () throws(Fault) in
          try evaluator.callMethod(
            "animate", of: value, [.double(1), .double(time), context])
        }
        return way?.asNumber
      })
  }
}
