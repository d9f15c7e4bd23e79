/// A shape that the layout core knows.
public protocol BasicShape: InsettableShape {}

extension BasicShape {
  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { anyShape.path(in: rect) }
  /// The shape made smaller by a distance on each side.
  public func inset(by amount: CGFloat) -> AnyShape { anyShape.inset(by: amount) }
}

/// A rectangle.
public struct Rectangle: BasicShape {
  /// A rectangle.
  ///
  /// - Example: `Rectangle()`
  public init() {}
  /// The shape of the layout core.
  public var anyShape: AnyShape { .rectangle }
}

/// A circle, as large as fits and centred.
public struct Circle: BasicShape {
  /// A circle.
  ///
  /// - Example: `Circle()`
  public init() {}
  /// The shape of the layout core.
  public var anyShape: AnyShape { .circle }
}

/// An ellipse that touches all four sides.
public struct Ellipse: BasicShape {
  /// An ellipse.
  ///
  /// - Example: `Ellipse()`
  public init() {}
  /// The shape of the layout core.
  public var anyShape: AnyShape { .ellipse }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: BasicShape {
  /// How the ends are drawn.
  public var style: RoundedCornerStyle
  /// A capsule.
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
  /// How the corners are drawn.
  public var style: RoundedCornerStyle
  /// A rectangle with corners of a radius in points.
  ///
  /// - Example: `RoundedRectangle(cornerRadius: 8)`
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// A rectangle with corners of a size in points.
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
  /// The radii in points.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners are drawn.
  public var style: RoundedCornerStyle
  /// A rectangle with radii in points.
  ///
  /// - Example: `UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topLeading: 8))`
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }
  /// A rectangle with radii in points.
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

/// An inset version of the shape that a container gives with `containerShape`.
public struct ContainerRelativeShape: BasicShape {
  /// A shape that follows its container.
  ///
  /// - Example: `ContainerRelativeShape()`
  public init() {}
  /// The shape of the layout core.
  public var anyShape: AnyShape { .containerRelative }
}
