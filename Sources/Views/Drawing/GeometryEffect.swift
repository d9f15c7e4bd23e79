/// A value that would move from one state to another.
public protocol Animatable {
  /// The type of what moves.
  associatedtype AnimatableData = EmptyAnimatableData
  /// What moves.
  var animatableData: AnimatableData { get set }
}

/// Nothing that moves.
public struct EmptyAnimatableData: Hashable, Sendable {
  /// Nothing.
  public init() {}
}

/// Two things that move.
public struct AnimatablePair<First, Second> {
  /// The first.
  public var first: First
  /// The second.
  public var second: Second
  /// Two things that move.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A modifier that would move.
public typealias AnimatableModifier = Animatable & ViewModifier

/// A change to how a view is drawn that depends on its size.
public protocol GeometryEffect: Animatable, ViewModifier where Body == LoweredView {
  /// The transform of a view of a size, about its top-left corner.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The view, drawn through the transform.
  public func body(content: Content) -> LoweredView {
    content.lowered { $0.geometryEffect(effectValue(size:)) }
  }
}
