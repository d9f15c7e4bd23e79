// The members that Core Graphics has in addition: initializers with integers, vectors, and operations on transforms.

extension Point {
  /// Creates a point with integer coordinates.
  public init(x: Int, y: Int) { self.init(x: Double(x), y: Double(y)) }
  /// Returns a translation.
  public init(dx: Double, dy: Double) { self.init(x: dx, y: dy) }
  /// Creates a vector with integer coordinates.
  public init(dx: Int, dy: Int) { self.init(x: dx, y: dy) }

  /// The horizontal displacement.
  public var dx: Double {
    get { x }
    set { x = newValue }
  }

  /// The vertical displacement.
  public var dy: Double {
    get { y }
    set { y = newValue }
  }

  /// Returns the point after a transform.
  public func applying(_ transform: Transform) -> Point { transform.apply(self) }
}

extension Size {
  /// Creates a size with an integer width and height.
  public init(width: Int, height: Int) { self.init(width: Double(width), height: Double(height)) }

  /// Returns the size after a transform, without its translation.
  public func applying(_ transform: Transform) -> Size {
    Size(
      width: width * transform.m11 + height * transform.m21, height: width * transform.m12 + height * transform.m22)
  }
}

extension Rect {
  /// Creates a rectangle with an integer origin and size.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
  }

  /// Returns the rectangle inset by a distance on each side.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.leading, y: minY + insets.top, width: width - insets.horizontal,
      height: height - insets.vertical)
  }

  /// Returns the smallest rectangle around the transformed rectangle.
  public func applying(_ transform: Transform) -> Rect { transform.boundingRect(of: self) }
}

extension Transform {
  /// Returns a translation.
  public init(translationX x: Double, y: Double) { self = .translation(x: x, y: y) }
  /// Returns a scaling about the origin.
  public init(scaleX x: Double, y: Double) { self = .scale(x: x, y: y) }
  /// Creates a clockwise rotation about the origin, in radians.
  public init(rotationAngle angle: Double) { self = .rotation(Angle(radians: angle)) }
  /// Creates a projection from an affine transform.
  public init(_ transform: Transform) { self = transform }
  /// Creates an affine transform from the components of its matrix.
  public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// The factor of x in the transformed x.
  public var a: Double {
    get { m11 }
    set { m11 = newValue }
  }
  /// The factor of x in the transformed y.
  public var b: Double {
    get { m12 }
    set { m12 = newValue }
  }
  /// The factor of y in the transformed x.
  public var c: Double {
    get { m21 }
    set { m21 = newValue }
  }
  /// The factor of y in the transformed y.
  public var d: Double {
    get { m22 }
    set { m22 = newValue }
  }
  /// The horizontal displacement.
  public var tx: Double {
    get { m31 }
    set { m31 = newValue }
  }
  /// The vertical displacement.
  public var ty: Double {
    get { m32 }
    set { m32 = newValue }
  }

  /// Returns a translation, followed by this transform.
  public func translatedBy(x: Double, y: Double) -> Transform { Transform.translation(x: x, y: y).concatenating(self) }
  /// Returns a scaling, followed by this transform.
  public func scaledBy(x: Double, y: Double) -> Transform { Transform.scale(x: x, y: y).concatenating(self) }
  /// Returns a rotation in radians, followed by this transform.
  public func rotated(by angle: Double) -> Transform {
    Transform.rotation(Angle(radians: angle)).concatenating(self)
  }
}

extension Point: CustomDebugStringConvertible {
  /// The coordinates in parentheses.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension Size: CustomDebugStringConvertible {
  /// The width and the height in parentheses.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension Rect: CustomDebugStringConvertible {
  /// The origin and the size in parentheses.
  public var debugDescription: String { "(\(minX), \(minY), \(width), \(height))" }
}
