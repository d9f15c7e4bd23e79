// SwiftUI's shapes, and the operations that derive one shape from another.
extension AnyShape {
  /// Returns a rectangle with rounded corners of a radius, in points.
  public static func roundedRectangle(cornerRadius: Double, style: RoundedCornerStyle = .continuous) -> AnyShape {
    roundedRectangle(cornerSize: Size(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// Returns a rectangle with rounded corners of a size, in points.
  public static func roundedRectangle(cornerSize: Size, style: RoundedCornerStyle = .continuous) -> AnyShape {
    AnyShape(.roundedRectangle(cornerSize: cornerSize, style: style), name: "RoundedRectangle")
  }
  /// Returns a rectangle with a radius for each corner.
  public static func unevenRoundedRectangle(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> AnyShape {
    AnyShape(.unevenRoundedRectangle(cornerRadii, style: style), name: "UnevenRoundedRectangle")
  }
  /// Returns a rectangle whose shorter sides are half circles.
  public static func capsule(style: RoundedCornerStyle = .continuous) -> AnyShape {
    AnyShape(.capsule(style: style), name: "Capsule")
  }
  /// A capsule in the default corner style.
  public static let capsule = capsule()
  /// The environment's container shape, fitted to the view's frame.
  public static let containerRelative = AnyShape(.containerRelative, name: "ContainerRelativeShape")
  /// Returns the shape of a fixed path, in points from the top-left corner of the frame.
  public static func path(_ path: Path) -> AnyShape { AnyShape(.path(path), name: "Path") }

  /// Returns the shape inset by a distance on each side, in points.
  public func inset(by amount: Double) -> AnyShape { deriving(.inset(self, amount)) }
  /// Returns a part of the shape's path, from one fraction of its length to another.
  public func trim(from start: Double = 0, to end: Double = 1) -> AnyShape {
    deriving(.trim(self, from: start, to: end))
  }
  /// Returns the shape displaced, in points.
  public func offset(x: Double = 0, y: Double = 0) -> AnyShape {
    deriving(.transformed(self, .translation(x: x, y: y), anchor: nil))
  }
  /// Returns the shape rotated clockwise about a unit point of its rectangle.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> AnyShape {
    deriving(.transformed(self, .rotation(angle), anchor: anchor))
  }
  /// Returns the shape scaled about a unit point of its rectangle.
  public func scale(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> AnyShape {
    deriving(.transformed(self, .scale(x: x, y: y), anchor: anchor))
  }
  /// Returns the shape scaled by one factor about a unit point of its rectangle.
  public func scale(_ scale: Double, anchor: UnitPoint = .center) -> AnyShape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
  /// Returns the shape transformed about the origin of its rectangle.
  public func transform(_ transform: Transform) -> AnyShape {
    deriving(.transformed(self, transform, anchor: nil))
  }
  /// Returns the shape with a fixed size, in points, at the origin of its rectangle.
  public func size(width: Double, height: Double) -> AnyShape {
    deriving(.sized(self, Size(width: width, height: height)))
  }
  /// Returns the outline of the shape's stroke as a shape.
  public func stroke(style: StrokeStyle) -> AnyShape { deriving(.stroked(self, style)) }
  /// Returns the outline of the shape's stroke as a shape; the width is in points.
  public func stroke(lineWidth: Double = 1) -> AnyShape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }

  /// Returns the shape combined with another one in the same rectangle by a set operation.
  public func combined(_ operation: PathOperation, with other: AnyShape, eoFill: Bool = false) -> AnyShape {
    deriving(.combined(self, operation, other, eoFill: eoFill))
  }

  private func deriving(_ geometry: Geometry) -> AnyShape {
    AnyShape(geometry, name: name, sizeThatFits: sizeThatFits)
  }
}
