/// A shape: a path for any rectangle, with a size for any proposal.
public struct AnyShape: Sendable {
  /// A rule for the path of a shape in a rectangle.
  public indirect enum Geometry: Sendable {
    /// The rectangle itself.
    case rectangle
    /// A rectangle with rounded corners.
    case roundedRectangle(cornerSize: Size, style: RoundedCornerStyle)
    /// A rectangle with a radius for each corner.
    case unevenRoundedRectangle(RectangleCornerRadii, style: RoundedCornerStyle)
    /// A rectangle whose shorter sides are half circles.
    case capsule(style: RoundedCornerStyle)
    /// The largest circle, centred.
    case circle
    /// The inscribed ellipse.
    case ellipse
    /// The environment's container shape.
    case containerRelative
    /// A fixed path, in points from the rectangle's origin.
    case path(Path)
    /// A path computed from the rectangle by a function.
    case custom(@Sendable (Rect) -> Path)
    /// A path computed from the rectangle by a function with animated values.
    case animatable(AnimatableShapeData)
    /// Another shape, inset by a distance in points.
    case inset(AnyShape, Double)
    /// A part of another shape's path, between two fractions of its length.
    case trim(AnyShape, from: Double, to: Double)
    /// Another shape's path, transformed about a unit point of the rectangle, or about its origin if `anchor` is nil.
    case transformed(AnyShape, Transform, anchor: UnitPoint?)
    /// Another shape with a fixed size, in points, at the rectangle's origin.
    case sized(AnyShape, Size)
    /// The outline of another shape's stroke.
    case stroked(AnyShape, StrokeStyle)
    /// A set operation on two shapes in the same rectangle, filled by the even-odd rule if `eoFill` is true.
    case combined(AnyShape, PathOperation, AnyShape, eoFill: Bool)
  }

  /// The rule for the shape's path.
  public var geometry: Geometry
  /// The shape's name in dumps.
  public var name: String
  /// Returns the shape's size for a proposal, in points; nil for a shape that takes the whole proposal.
  public var sizeThatFits: (@Sendable (ProposedViewSize) -> Size)?

  /// Creates a shape; `name` is its name in dumps.
  public init(_ geometry: Geometry, name: String, sizeThatFits: (@Sendable (ProposedViewSize) -> Size)? = nil) {
    self.geometry = geometry
    self.name = name
    self.sizeThatFits = sizeThatFits
  }

  /// A rectangle.
  public static let rectangle = AnyShape(.rectangle, name: "Rectangle")
  /// A circle, the only one of these shapes that takes a square and not the whole proposal.
  ///
  /// Source: `Circle.sizeThatFits(_:)` of SwiftUI, since iOS 16.
  public static let circle = AnyShape(.circle, name: "Circle") { proposal in
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return Size(width: side, height: side)
  }
  /// An ellipse.
  public static let ellipse = AnyShape(.ellipse, name: "Ellipse")
}

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of the top leading corner, in points.
  public var topLeading: Double
  /// The radius of the bottom leading corner, in points.
  public var bottomLeading: Double
  /// The radius of the bottom trailing corner, in points.
  public var bottomTrailing: Double
  /// The radius of the top trailing corner, in points.
  public var topTrailing: Double

  /// Creates the radii of the four corners, in points.
  public init(
    topLeading: Double = 0, bottomLeading: Double = 0, bottomTrailing: Double = 0, topTrailing: Double = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}
