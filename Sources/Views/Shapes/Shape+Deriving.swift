// Shapes that are derived from others.
extension Shape {
  /// Returns a part of the outline, between two fractions of its length.
  ///
  /// - Example: `Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 2)`
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> AnyShape { anyShape.trim(from: start, to: end) }
  /// Returns the shape at an offset.
  ///
  /// - Example: `Circle().offset(x: 4)`
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyShape { anyShape.offset(x: x, y: y) }
  /// Returns the shape at an offset.
  public func offset(_ offset: CGSize) -> AnyShape { self.offset(x: offset.width, y: offset.height) }
  /// Returns the shape at an offset.
  public func offset(_ offset: CGPoint) -> AnyShape { self.offset(x: offset.x, y: offset.y) }
  /// Returns the shape rotated clockwise about an anchor.
  ///
  /// - Example: `Rectangle().rotation(.degrees(45))`
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> AnyShape {
    anyShape.rotation(angle, anchor: anchor)
  }
  /// Returns the shape scaled about an anchor.
  ///
  /// - Example: `Circle().scale(x: 0.5)`
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> AnyShape {
    anyShape.scale(x: x, y: y, anchor: anchor)
  }
  /// Returns the shape scaled by one factor about an anchor.
  ///
  /// - Example: `Circle().scale(0.5)`
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> AnyShape {
    anyShape.scale(scale, anchor: anchor)
  }
  /// Returns the shape transformed about the origin of its frame.
  ///
  /// - Example: `Circle().transform(CGAffineTransform(translationX: 4, y: 0))`
  public func transform(_ transform: CGAffineTransform) -> AnyShape { anyShape.transform(transform) }
  /// Returns the shape with a fixed size at the origin.
  ///
  /// - Example: `Circle().size(width: 20, height: 20)`
  public func size(width: CGFloat, height: CGFloat) -> AnyShape { anyShape.size(width: width, height: height) }
  /// Returns the shape with a fixed size at the origin.
  public func size(_ size: CGSize) -> AnyShape { self.size(width: size.width, height: size.height) }
  /// Returns the outline of the shape's stroke.
  ///
  /// - Example: `Circle().stroke(lineWidth: 2)`
  public func stroke(lineWidth: CGFloat = 1) -> AnyShape { anyShape.stroke(lineWidth: lineWidth) }
  /// Returns the outline of the shape's stroke.
  ///
  /// - Example: `Circle().stroke(style: StrokeStyle(lineWidth: 2))`
  public func stroke(style: StrokeStyle) -> AnyShape { anyShape.stroke(style: style) }
  /// Returns the points in both shapes.
  ///
  /// - Example: `Circle().intersection(Rectangle().offset(x: 5)).fill(.red)`
  public func intersection(_ other: some Shape, eoFill: Bool = false) -> AnyShape {
    anyShape.combined(.intersection, with: other.anyShape, eoFill: eoFill)
  }
  /// Returns the points in at least one of two shapes.
  ///
  /// - Example: `Circle().union(Rectangle().offset(x: 5)).fill(.red)`
  public func union(_ other: some Shape, eoFill: Bool = false) -> AnyShape {
    anyShape.combined(.union, with: other.anyShape, eoFill: eoFill)
  }
  /// Returns the points in this shape that are not in another.
  ///
  /// - Example: `Circle().subtracting(Rectangle().offset(x: 5)).fill(.red)`
  public func subtracting(_ other: some Shape, eoFill: Bool = false) -> AnyShape {
    anyShape.combined(.subtracting, with: other.anyShape, eoFill: eoFill)
  }
  /// Returns the points in exactly one of two shapes.
  ///
  /// - Example: `Circle().symmetricDifference(Rectangle().offset(x: 5)).fill(.red)`
  public func symmetricDifference(_ other: some Shape, eoFill: Bool = false) -> AnyShape {
    anyShape.combined(.symmetricDifference, with: other.anyShape, eoFill: eoFill)
  }
  /// Returns the part of the outline inside of another shape.
  ///
  /// - Example: `Circle().lineIntersection(Rectangle().offset(x: 5)).stroke(.red)`
  public func lineIntersection(_ other: some Shape, eoFill: Bool = false) -> AnyShape {
    anyShape.combined(.lineIntersection, with: other.anyShape, eoFill: eoFill)
  }
  /// Returns the part of the outline outside of another shape.
  ///
  /// - Example: `Circle().lineSubtraction(Rectangle().offset(x: 5)).stroke(.red)`
  public func lineSubtraction(_ other: some Shape, eoFill: Bool = false) -> AnyShape {
    anyShape.combined(.lineSubtraction, with: other.anyShape, eoFill: eoFill)
  }
}
