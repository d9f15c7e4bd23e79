// SwiftUI's shapes and what turns one shape into another.
extension AnyShape {
  /// A rectangle with rounded corners of a radius.
  public static func roundedRectangle(cornerRadius: Double, style: RoundedCornerStyle = .continuous) -> AnyShape {
    roundedRectangle(cornerSize: Size(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// A rectangle with rounded corners of a size.
  public static func roundedRectangle(cornerSize: Size, style: RoundedCornerStyle = .continuous) -> AnyShape {
    AnyShape(.roundedRectangle(cornerSize: cornerSize, style: style), name: "RoundedRectangle")
  }
  /// A rectangle with a radius for each corner.
  public static func unevenRoundedRectangle(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> AnyShape {
    AnyShape(.unevenRoundedRectangle(cornerRadii, style: style), name: "UnevenRoundedRectangle")
  }
  /// A rectangle whose shorter sides are half circles.
  public static func capsule(style: RoundedCornerStyle = .continuous) -> AnyShape {
    AnyShape(.capsule(style: style), name: "Capsule")
  }
  /// A capsule in the default style.
  public static let capsule = capsule()
  /// An inset version of the container shape of the environment.
  public static let containerRelative = AnyShape(.containerRelative, name: "ContainerRelativeShape")
  /// A fixed path.
  public static func path(_ path: Path) -> AnyShape { AnyShape(.path(path), name: "Path") }

  /// The shape in a rectangle made smaller by a distance on each side.
  public func inset(by amount: Double) -> AnyShape { deriving(.inset(self, amount)) }
  /// A part of the shape's path, as shares of its length.
  public func trim(from start: Double = 0, to end: Double = 1) -> AnyShape {
    deriving(.trim(self, from: start, to: end))
  }
  /// The shape displaced.
  public func offset(x: Double = 0, y: Double = 0) -> AnyShape {
    deriving(.transformed(self, .translation(x: x, y: y), anchor: nil))
  }
  /// The shape turned clockwise about a point of its rectangle.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> AnyShape {
    deriving(.transformed(self, .rotation(angle), anchor: anchor))
  }
  /// The shape scaled about a point of its rectangle.
  public func scale(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> AnyShape {
    deriving(.transformed(self, .scale(x: x, y: y), anchor: anchor))
  }
  /// The shape scaled by one factor about a point of its rectangle.
  public func scale(_ scale: Double, anchor: UnitPoint = .center) -> AnyShape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
  /// The shape transformed about the origin of its rectangle.
  public func transform(_ transform: Transform) -> AnyShape {
    deriving(.transformed(self, transform, anchor: nil))
  }
  /// The shape in a rectangle of a fixed size at the origin.
  public func size(width: Double, height: Double) -> AnyShape {
    deriving(.sized(self, Size(width: width, height: height)))
  }
  /// The outline of the shape's stroke, as a shape.
  public func stroke(style: StrokeStyle) -> AnyShape { deriving(.stroked(self, style)) }
  /// The outline of the shape's stroke, as a shape.
  public func stroke(lineWidth: Double = 1) -> AnyShape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }

  /// The shape put together with another one in the same rectangle.
  public func combined(_ operation: PathOperation, with other: AnyShape, eoFill: Bool = false) -> AnyShape {
    deriving(.combined(self, operation, other, eoFill: eoFill))
  }

  private func deriving(_ geometry: Geometry) -> AnyShape {
    AnyShape(geometry, name: name, sizeThatFits: sizeThatFits)
  }
}
