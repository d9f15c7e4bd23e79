// What turns one shape into another.
extension Shape {
  /// A part of the outline, as shares of its length.
  ///
  /// - Example: `Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 2)`
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> AnyShape { anyShape.trim(from: start, to: end) }
  /// The shape displaced.
  ///
  /// - Example: `Circle().offset(x: 4)`
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyShape { anyShape.offset(x: x, y: y) }
  /// The shape displaced by a size.
  public func offset(_ offset: CGSize) -> AnyShape { self.offset(x: offset.width, y: offset.height) }
  /// The shape displaced by a vector.
  public func offset(_ offset: CGPoint) -> AnyShape { self.offset(x: offset.x, y: offset.y) }
  /// The shape turned clockwise about a point of its rectangle.
  ///
  /// - Example: `Rectangle().rotation(.degrees(45))`
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> AnyShape {
    anyShape.rotation(angle, anchor: anchor)
  }
  /// The shape scaled about a point of its rectangle.
  ///
  /// - Example: `Circle().scale(x: 0.5)`
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> AnyShape {
    anyShape.scale(x: x, y: y, anchor: anchor)
  }
  /// The shape scaled by one factor about a point of its rectangle.
  ///
  /// - Example: `Circle().scale(0.5)`
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> AnyShape {
    anyShape.scale(scale, anchor: anchor)
  }
  /// The shape transformed about the origin of its rectangle.
  ///
  /// - Example: `Circle().transform(CGAffineTransform(translationX: 4, y: 0))`
  public func transform(_ transform: CGAffineTransform) -> AnyShape { anyShape.transform(transform) }
  /// The shape in a rectangle of a fixed size at the origin.
  ///
  /// - Example: `Circle().size(width: 20, height: 20)`
  public func size(width: CGFloat, height: CGFloat) -> AnyShape { anyShape.size(width: width, height: height) }
  /// The shape in a rectangle of a fixed size at the origin.
  public func size(_ size: CGSize) -> AnyShape { self.size(width: size.width, height: size.height) }
  /// The outline of the shape's stroke.
  ///
  /// - Example: `Circle().stroke(lineWidth: 2)`
  public func stroke(lineWidth: CGFloat = 1) -> AnyShape { anyShape.stroke(lineWidth: lineWidth) }
  /// The outline of the shape's stroke.
  ///
  /// - Example: `Circle().stroke(style: StrokeStyle(lineWidth: 2))`
  public func stroke(style: StrokeStyle) -> AnyShape { anyShape.stroke(style: style) }
  /// The points in both shapes.
  ///
  /// - Example: `Circle().intersection(Rectangle().offset(x: 5)).fill(.red)`
  public func intersection(_ other: some Shape, eoFill: Bool = false) -> AnyShape {
    anyShape.combined(.intersection, with: other.anyShape, eoFill: eoFill)
  }
  /// The points in one of two shapes.
  ///
  /// - Example: `Circle().union(Rectangle().offset(x: 5)).fill(.red)`
  public func union(_ other: some Shape, eoFill: Bool = false) -> AnyShape {
    anyShape.combined(.union, with: other.anyShape, eoFill: eoFill)
  }
  /// The points in this shape alone.
  ///
  /// - Example: `Circle().subtracting(Rectangle().offset(x: 5)).fill(.red)`
  public func subtracting(_ other: some Shape, eoFill: Bool = false) -> AnyShape {
    anyShape.combined(.subtracting, with: other.anyShape, eoFill: eoFill)
  }
  /// The points in one of two shapes alone.
  ///
  /// - Example: `Circle().symmetricDifference(Rectangle().offset(x: 5)).fill(.red)`
  public func symmetricDifference(_ other: some Shape, eoFill: Bool = false) -> AnyShape {
    anyShape.combined(.symmetricDifference, with: other.anyShape, eoFill: eoFill)
  }
  /// The outline as far as it lies in another shape.
  ///
  /// - Example: `Circle().lineIntersection(Rectangle().offset(x: 5)).stroke(.red)`
  public func lineIntersection(_ other: some Shape, eoFill: Bool = false) -> AnyShape {
    anyShape.combined(.lineIntersection, with: other.anyShape, eoFill: eoFill)
  }
  /// The outline as far as it lies outside of another shape.
  ///
  /// - Example: `Circle().lineSubtraction(Rectangle().offset(x: 5)).stroke(.red)`
  public func lineSubtraction(_ other: some Shape, eoFill: Bool = false) -> AnyShape {
    anyShape.combined(.lineSubtraction, with: other.anyShape, eoFill: eoFill)
  }
}
