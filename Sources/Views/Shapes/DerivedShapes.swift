/// A shape rotated clockwise about an anchor.
public struct RotatedShape<Content: Shape>: BasicShape {
  /// The shape that is rotated.
  public var shape: Content
  /// The angle of the rotation.
  public var angle: Angle
  /// The unit point of the frame about which the shape is rotated.
  public var anchor: UnitPoint
  /// Creates a rotated shape.
  ///
  /// - Example: `RotatedShape(shape: Rectangle(), angle: .degrees(45))`
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
  }
  /// The shape of the layout core.
  public var anyShape: AnyShape { shape.anyShape.rotation(angle, anchor: anchor) }
}

/// A shape scaled about an anchor.
public struct ScaledShape<Content: Shape>: BasicShape {
  /// The shape that is scaled.
  public var shape: Content
  /// The factors on the width and the height.
  public var scale: CGSize
  /// The unit point of the frame about which the shape is scaled.
  public var anchor: UnitPoint
  /// Creates a scaled shape.
  ///
  /// - Example: `ScaledShape(shape: Rectangle(), scale: CGSize(width: 0.5, height: 1))`
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
  }
  /// The shape of the layout core.
  public var anyShape: AnyShape { shape.anyShape.scale(x: scale.width, y: scale.height, anchor: anchor) }
}

/// A shape at an offset.
public struct OffsetShape<Content: Shape>: BasicShape {
  /// The shape that is moved.
  public var shape: Content
  /// The distance by which the shape is moved, in points.
  public var offset: CGSize
  /// Creates a shape at an offset.
  ///
  /// - Example: `OffsetShape(shape: Rectangle(), offset: CGSize(width: 4, height: 4))`
  public init(shape: Content, offset: CGSize) { (self.shape, self.offset) = (shape, offset) }
  /// The shape of the layout core.
  public var anyShape: AnyShape { shape.anyShape.offset(x: offset.width, y: offset.height) }
}

/// A shape transformed about the origin of its frame.
public struct TransformedShape<Content: Shape>: BasicShape {
  /// The shape that is transformed.
  public var shape: Content
  /// The transform.
  public var transform: CGAffineTransform
  /// Creates a transformed shape.
  ///
  /// - Example: `TransformedShape(shape: Rectangle(), transform: CGAffineTransform(translationX: 4, y: 0))`
  public init(shape: Content, transform: CGAffineTransform) { (self.shape, self.transform) = (shape, transform) }
  /// The shape of the layout core.
  public var anyShape: AnyShape { shape.anyShape.transform(transform) }
}
