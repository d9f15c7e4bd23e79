/// How a change would move; a figure does not move, so every animation is the same.
public struct Animation: Hashable, Sendable {
  /// The animation that SwiftUI takes where none is named.
  public static let `default` = Animation()
  /// A change at one speed.
  public static let linear = Animation()
  /// A change that begins slowly.
  public static let easeIn = Animation()
  /// A change that ends slowly.
  public static let easeOut = Animation()
  /// A change that begins and ends slowly.
  public static let easeInOut = Animation()
  /// A change like a spring's.
  public static let spring = Animation()
  /// A change like a spring's that bounces.
  public static let bouncy = Animation()
  /// A change like a spring's that does not bounce.
  public static let smooth = Animation()
  /// A change like a short spring's.
  public static let snappy = Animation()
  /// A change like a spring's that can be taken up by another.
  public static let interactiveSpring = Animation()

  /// A change at one speed, in seconds.
  public static func linear(duration: Double) -> Animation { Animation() }
  /// A change that begins slowly, in seconds.
  public static func easeIn(duration: Double) -> Animation { Animation() }
  /// A change that ends slowly, in seconds.
  public static func easeOut(duration: Double) -> Animation { Animation() }
  /// A change that begins and ends slowly, in seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  /// A change along a curve, in seconds.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation {
    Animation()
  }
  /// A change like a spring's.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation()
  }
  /// A change like a spring's.
  public static func spring(duration: Double, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation()
  }
  /// A change like a spring's, by its physics.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation()
  }

  /// The change, later.
  public func delay(_ delay: Double) -> Animation { self }
  /// The change, faster.
  public func speed(_ speed: Double) -> Animation { self }
  /// The change, repeated.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// The change, repeated without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Makes a change that would move; in a figure nothing does.
@discardableResult
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// What a change carries.
public struct Transaction: Sendable {
  /// How the change would move.
  public var animation: Animation?
  /// Whether nothing moves.
  public var disablesAnimations = false
  /// A change that does not move.
  public init(animation: Animation? = nil) { self.animation = animation }
}

/// How a view would come and go; in a figure it is there.
public struct AnyTransition: Sendable {
  /// At once.
  public static let identity = AnyTransition()
  /// By fading.
  public static let opacity = AnyTransition()
  /// By scaling.
  public static let scale = AnyTransition()
  /// By sliding.
  public static let slide = AnyTransition()
  /// By scaling about a point.
  public static func scale(scale: CGFloat = 0, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  /// By moving over a side.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// By moving.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// By a modifier.
  public static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> AnyTransition {
    AnyTransition()
  }
  /// In one way or in another.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
  /// In both ways.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// With an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}
