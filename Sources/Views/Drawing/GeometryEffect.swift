/// A type whose values can be animated.
public protocol Animatable {
  /// The type of the animated data.
  associatedtype AnimatableData = EmptyAnimatableData
  /// The animated data.
  var animatableData: AnimatableData { get set }
}

/// Animated data without values.
public struct EmptyAnimatableData: Hashable, Sendable {
  /// Creates empty data.
  public init() {}
}

/// A pair of animated values.
public struct AnimatablePair<First, Second> {
  /// The first.
  public var first: First
  /// The second.
  public var second: Second
  /// Creates a pair of animated values.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Empty data.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A modifier that can be animated.
public typealias AnimatableModifier = Animatable & ViewModifier

/// A change to the drawing of a view that depends on its size.
public protocol GeometryEffect: Animatable, ViewModifier where Body == LoweredView {
  /// Returns the transform of a view of a size, about its top-left corner.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Draws the view through the effect's transform.
  public func body(content: Content) -> LoweredView {
    content.lowered { $0.geometryEffect(effectValue(size:)) }
  }
}
