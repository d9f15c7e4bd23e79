// The names that layout files know from CoreGraphics, as the values of Drawing.

/// A number of points.
public typealias CGFloat = Double
/// A point, in points.
public typealias CGPoint = Point
/// A width and a height, in points.
public typealias CGSize = Size
/// A rectangle, in points, y down.
public typealias CGRect = Rect
/// A displacement, in points.
public typealias CGVector = Point
/// An affine transform of the plane.
public typealias CGAffineTransform = Transform
/// A projective transform of the plane.
public typealias ProjectionTransform = Transform
/// A transform of space.
public typealias CATransform3D = SpaceTransform
/// How lines end.
public typealias CGLineCap = StrokeStyle.LineCap
/// How lines meet.
public typealias CGLineJoin = StrokeStyle.LineJoin

extension Point {
  /// A point at whole numbers.
  public init(x: Int, y: Int) { self.init(x: Double(x), y: Double(y)) }
  /// A displacement.
  public init(dx: Double, dy: Double) { self.init(x: dx, y: dy) }
  /// A displacement by whole numbers.
  public init(dx: Int, dy: Int) { self.init(x: dx, y: dy) }

  /// The displacement to the right.
  public var dx: Double {
    get { x }
    set { x = newValue }
  }

  /// The displacement down.
  public var dy: Double {
    get { y }
    set { y = newValue }
  }

  /// The point seen through a transform.
  public func applying(_ transform: Transform) -> Point { transform.apply(self) }
}

extension Size {
  /// A size of whole numbers.
  public init(width: Int, height: Int) { self.init(width: Double(width), height: Double(height)) }
}

extension Rect {
  /// The corner with the smallest coordinates and a size, both whole numbers.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
  }

  /// The rectangle made smaller by the distances of each side.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.leading, y: minY + insets.top, width: width - insets.horizontal,
      height: height - insets.vertical)
  }

  /// The smallest rectangle around the image of this one.
  public func applying(_ transform: Transform) -> Rect { transform.boundingRect(of: self) }

  /// The smallest rectangle of whole numbers around this one.
  public var integral: Rect {
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return Rect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }

  /// The same rectangle with a size that is not negative.
  public var standardized: Rect { Rect(x: minX, y: minY, width: width, height: height) }
}

extension Transform {
  /// A displacement.
  public init(translationX x: Double, y: Double) { self = .translation(x: x, y: y) }
  /// A scaling about the origin.
  public init(scaleX x: Double, y: Double) { self = .scale(x: x, y: y) }
  /// A clockwise rotation about the origin, in radians.
  public init(rotationAngle angle: Double) { self = .rotation(Angle(radians: angle)) }
  /// The transform itself, which is what an affine one is projected by.
  public init(_ transform: Transform) { self = transform }
  /// An affine transform, in the order of its matrix.
  public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// The first row's share of x.
  public var a: Double {
    get { m11 }
    set { m11 = newValue }
  }
  /// The first row's share of y.
  public var b: Double {
    get { m12 }
    set { m12 = newValue }
  }
  /// The second row's share of x.
  public var c: Double {
    get { m21 }
    set { m21 = newValue }
  }
  /// The second row's share of y.
  public var d: Double {
    get { m22 }
    set { m22 = newValue }
  }
  /// The displacement to the right.
  public var tx: Double {
    get { m31 }
    set { m31 = newValue }
  }
  /// The displacement down.
  public var ty: Double {
    get { m32 }
    set { m32 = newValue }
  }

  /// A displacement, followed by this transform.
  public func translatedBy(x: Double, y: Double) -> Transform { Transform.translation(x: x, y: y).concatenating(self) }
  /// A scaling, followed by this transform.
  public func scaledBy(x: Double, y: Double) -> Transform { Transform.scale(x: x, y: y).concatenating(self) }
  /// A rotation in radians, followed by this transform.
  public func rotated(by angle: Double) -> Transform {
    Transform.rotation(Angle(radians: angle)).concatenating(self)
  }
}
