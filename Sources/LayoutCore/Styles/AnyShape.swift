/// A shape: a path for any rectangle.
public struct AnyShape: Sendable {
  /// How the path comes about.
  public indirect enum Geometry: Sendable {
    /// The rectangle itself.
    case rectangle
    /// A rectangle with rounded corners.
    case roundedRectangle(cornerSize: Size, style: RoundedCornerStyle)
    /// A rectangle with a radius for each corner.
    case unevenRoundedRectangle(RectangleCornerRadii, style: RoundedCornerStyle)
    /// A rectangle whose shorter sides are half circles.
    case capsule(style: RoundedCornerStyle)
    /// The largest centred circle.
    case circle
    /// The inscribed ellipse.
    case ellipse
    /// An inset version of the container shape of the environment.
    case containerRelative
    /// A fixed path.
    case path(Path)
    /// A path computed from the rectangle.
    case custom(@Sendable (Rect) -> Path)
    /// Another shape in a rectangle made smaller.
    case inset(AnyShape, Double)
    /// A part of another shape's path, as shares of its length.
    case trim(AnyShape, from: Double, to: Double)
    /// Another shape's path, transformed; a unit point is the anchor within the rectangle, nil its origin.
    case transformed(AnyShape, Transform, anchor: UnitPoint?)
    /// Another shape in a rectangle of a fixed size at the origin.
    case sized(AnyShape, Size)
    /// The outline of another shape's stroke.
    case stroked(AnyShape, StrokeStyle)
    /// Two shapes in the same rectangle put together, both filled by the even-odd rule if `eoFill` says so.
    case combined(AnyShape, PathOperation, AnyShape, eoFill: Bool)
  }

  /// How the path comes about.
  public var geometry: Geometry
  /// The shape's name in dumps.
  public var name: String
  /// The size of the shape in a proposal, or nil for the whole proposal.
  public var sizeThatFits: (@Sendable (ProposedViewSize) -> Size)?

  /// A shape of a geometry.
  public init(_ geometry: Geometry, name: String, sizeThatFits: (@Sendable (ProposedViewSize) -> Size)? = nil) {
    self.geometry = geometry
    self.name = name
    self.sizeThatFits = sizeThatFits
  }

  /// A rectangle.
  public static let rectangle = AnyShape(.rectangle, name: "Rectangle")
  /// A circle, which alone of these leaves the room that its square does not need.
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

/// A radius for each corner, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The top leading corner's radius.
  public var topLeading: Double
  /// The bottom leading corner's radius.
  public var bottomLeading: Double
  /// The bottom trailing corner's radius.
  public var bottomTrailing: Double
  /// The top trailing corner's radius.
  public var topTrailing: Double

  /// Radii for the four corners.
  public init(
    topLeading: Double = 0, bottomLeading: Double = 0, bottomTrailing: Double = 0, topTrailing: Double = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}
