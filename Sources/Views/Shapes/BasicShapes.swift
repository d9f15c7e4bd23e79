/// A shape of the layout core.
public protocol BasicShape: InsettableShape {}

extension BasicShape {
  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path { anyShape.path(in: rect) }
  /// Returns the shape inset by a distance on each side.
  public func inset(by amount: CGFloat) -> AnyShape { anyShape.inset(by: amount) }
}

/// A rectangle.
public struct Rectangle: BasicShape {
  /// Creates a rectangle.
  ///
  /// - Example: `Rectangle()`
  public init() {}
  /// The shape of the layout core.
  public var anyShape: AnyShape { .rectangle }
}

/// A circle, as large as its frame allows and centred in it.
public struct Circle: BasicShape {
  /// Creates a circle.
  ///
  /// - Example: `Circle()`
  public init() {}
  /// The shape of the layout core.
  public var anyShape: AnyShape { .circle }
}

/// An ellipse that touches all sides of its frame.
public struct Ellipse: BasicShape {
  /// Creates an ellipse.
  ///
  /// - Example: `Ellipse()`
  public init() {}
  /// The shape of the layout core.
  public var anyShape: AnyShape { .ellipse }
}

/// A capsule: a rectangle whose shorter sides are half circles.
public struct Capsule: BasicShape {
  /// The style of the ends.
  public var style: RoundedCornerStyle
  /// Creates a capsule.
  ///
  /// - Example: `Capsule(style: .circular)`
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  /// The shape of the layout core.
  public var anyShape: AnyShape { .capsule(style: style) }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: BasicShape {
  /// The width and height of the corners, in points.
  public var cornerSize: CGSize
  /// The style of the corners.
  public var style: RoundedCornerStyle
  /// Creates a rectangle with a corner radius, in points.
  ///
  /// - Example: `RoundedRectangle(cornerRadius: 8)`
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// Creates a rectangle with a corner size, in points.
  ///
  /// - Example: `RoundedRectangle(cornerSize: CGSize(width: 8, height: 4))`
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
  /// The shape of the layout core.
  public var anyShape: AnyShape { .roundedRectangle(cornerSize: cornerSize, style: style) }
}

/// A rectangle with a radius for each corner.
public struct UnevenRoundedRectangle: BasicShape {
  /// The radii, in points.
  public var cornerRadii: RectangleCornerRadii
  /// The style of the corners.
  public var style: RoundedCornerStyle
  /// Creates a rectangle with radii, in points.
  ///
  /// - Example: `UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topLeading: 8))`
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }
  /// Creates a rectangle with radii, in points.
  ///
  /// - Example: `UnevenRoundedRectangle(topLeadingRadius: 8, topTrailingRadius: 8)`
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }
  /// The shape of the layout core.
  public var anyShape: AnyShape { .unevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }
}

/// The shape that a container sets with `containerShape`, inset.
public struct ContainerRelativeShape: BasicShape {
  /// Creates a shape relative to the container.
  ///
  /// - Example: `ContainerRelativeShape()`
  public init() {}
  /// The shape of the layout core.
  public var anyShape: AnyShape { .containerRelative }
}
