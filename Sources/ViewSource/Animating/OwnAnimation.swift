import PlumblineLayout

extension Vocabulary {
  /// Adds the context that a `CustomAnimation` of the program receives.
  mutating func addOwnAnimations() {
    type("CustomAnimation")
    type("AnimationContext")
    rawProperty("AnimationContext", "isLogicallyComplete") { _, _ in .bool(false) }
    rawProperty(
      "AnimationContext", "state",
      { value, _ in
        guard case .native(let native) = value, let context = native.payload as? OwnAnimationContext else {
          return .none
        }
        return .native("AnimationState", context.state)
      },
      assign: { value, new, _ in
        guard case .native(let native) = value, let context = native.payload as? OwnAnimationContext,
          case .native(let changed) = new, let state = changed.payload as? OwnAnimationState
        else { return }
        context.state = state
      })
    raw("Double", "scaled", [.value("by")]) { value, call in
      .double((value.asNumber ?? 0) * (call.value(0).asNumber ?? 0))
    }
    rawProperty("AnimationContext", "environment") { _, call in call.evaluator.swiftUI.environmentValue }
  }
}

extension Call {
  /// Returns the animation that wraps an animation or a `CustomAnimation` of the program.
  ///
  /// The program's `animate` receives 1 as the distance to the end value, and returns the part of it that has been
  /// covered.
  func ownAnimation() throws(Fault) -> Animation {
    let value = value(0)
    if case .native(let native) = value, let animation = native.payload as? Animation { return animation }
    guard case .instance(let instance) = value, evaluator.program.conforms(instance.type, to: "CustomAnimation") else {
      throw mismatch(of: value, with: .native("CustomAnimation"), at: 0)
    }
    let evaluator = evaluator
    let frames = OwnAnimationFrames { time, context in
      let way = evaluator.perform { () throws(Fault) in
        try evaluator.callMethod(
          "animate", of: value, [.double(1), .double(time), .native("AnimationContext", context)])
      }
      return way?.asNumber
    }
    return .own(OwnCurve { frames.share(at: $0) })
  }
}

/// The values that a `CustomAnimation` stores between frames, by the numbers of their keys.
struct OwnAnimationState {
  /// The values.
  var values: [Int: Value] = [:]
}

/// The context of a `CustomAnimation`, whose state the program changes.
final class OwnAnimationContext {
  /// The state.
  var state: OwnAnimationState

  /// Creates a context with a state.
  init(_ state: OwnAnimationState = OwnAnimationState()) { self.state = state }
}

/// The frames of a `CustomAnimation`.
///
/// An animation that stores a state is run from its start at 60 frames a second, as on a screen, because each frame
/// depends on those before it.
private final class OwnAnimationFrames {
  private static let rate = 60.0
  private let animate: (Double, OwnAnimationContext) -> Double?
  /// The state after each moment, from the first.
  private var states: [OwnAnimationState] = []

  /// Creates frames from a function that returns the animated fraction at a time in seconds.
  init(_ animate: @escaping (Double, OwnAnimationContext) -> Double?) { self.animate = animate }

  /// Returns the animated fraction at a time in seconds, or nil after the end.
  func share(at time: Double) -> Double? {
    let context = OwnAnimationContext()
    if states.isEmpty {
      _ = animate(0, context)
      states = [context.state]
    }
    guard !states[0].values.isEmpty else { return animate(time, OwnAnimationContext()) }
    let index = Int((max(time, 0) * Self.rate + 1e-9).rounded(.down))
    while states.count <= index {
      context.state = states[states.count - 1]
      guard animate(Double(states.count) / Self.rate, context) != nil else { return nil }
      states.append(context.state)
    }
    return animate(time, OwnAnimationContext(states[index]))
  }
}
