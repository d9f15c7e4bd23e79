/// An animation.
///
/// A figure is a single frame, so all animations are equal.
public struct Animation: Hashable, Sendable {
  /// SwiftUI's default animation.
  public static let `default` = Animation()
  /// A linear animation.
  public static let linear = Animation()
  /// An animation that begins slowly.
  public static let easeIn = Animation()
  /// An animation that ends slowly.
  public static let easeOut = Animation()
  /// An animation that begins and ends slowly.
  public static let easeInOut = Animation()
  /// A spring animation.
  public static let spring = Animation()
  /// A spring animation that bounces.
  public static let bouncy = Animation()
  /// A spring animation without a bounce.
  public static let smooth = Animation()
  /// A short spring animation.
  public static let snappy = Animation()
  /// A spring animation that another can continue.
  public static let interactiveSpring = Animation()

  /// Returns a linear animation of a duration in seconds.
  public static func linear(duration: Double) -> Animation { Animation() }
  /// Returns an animation that begins slowly, of a duration in seconds.
  public static func easeIn(duration: Double) -> Animation { Animation() }
  /// Returns an animation that ends slowly, of a duration in seconds.
  public static func easeOut(duration: Double) -> Animation { Animation() }
  /// Returns an animation that begins and ends slowly, of a duration in seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  /// Returns an animation along a curve, of a duration in seconds.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation {
    Animation()
  }
  /// A spring animation.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation()
  }
  /// A spring animation.
  public static func spring(duration: Double, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation()
  }
  /// Returns a spring animation with physical parameters.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation()
  }

  /// Returns the animation after a delay.
  public func delay(_ delay: Double) -> Animation { self }
  /// Returns the animation at another speed.
  public func speed(_ speed: Double) -> Animation { self }
  /// Returns the animation, repeated.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// Returns the animation, repeated without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Runs a change, which is not animated in a figure.
@discardableResult
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// The context of a change.
public struct Transaction: Sendable {
  /// The animation of the change.
  public var animation: Animation?
  /// A Boolean value that indicates whether the change is not animated.
  public var disablesAnimations = false
  /// Creates a context without an animation.
  public init(animation: Animation? = nil) { self.animation = animation }
}

/// A transition by which a view is inserted and removed; a figure shows the inserted view.
public struct AnyTransition: Sendable {
  /// No transition.
  public static let identity = AnyTransition()
  /// A transition of opacity.
  public static let opacity = AnyTransition()
  /// A transition of scale.
  public static let scale = AnyTransition()
  /// A transition from the leading edge to the trailing edge.
  public static let slide = AnyTransition()
  /// Returns a transition of scale about an anchor.
  public static func scale(scale: CGFloat = 0, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  /// Returns a transition from an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// Returns a transition from an offset.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// Returns a transition between two modifiers.
  public static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> AnyTransition {
    AnyTransition()
  }
  /// Returns a transition with different insertion and removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
  /// Returns the transition combined with another.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// Returns the transition with an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}
