// The names that layout files know from Core Animation, as the values of Drawing.

/// The transform of space that changes nothing.
public let CATransform3DIdentity = SpaceTransform.identity

/// A displacement.
public func CATransform3DMakeTranslation(_ x: Double, _ y: Double, _ z: Double) -> CATransform3D {
  .translation(x: x, y: y, z: z)
}

/// A scaling about the origin.
public func CATransform3DMakeScale(_ x: Double, _ y: Double, _ z: Double) -> CATransform3D {
  .scale(x: x, y: y, z: z)
}

/// A rotation about an axis through the origin; the angle is in radians.
public func CATransform3DMakeRotation(_ angle: Double, _ x: Double, _ y: Double, _ z: Double) -> CATransform3D {
  .rotation(Angle(radians: angle), x: x, y: y, z: z)
}

/// A displacement, followed by a transform.
public func CATransform3DTranslate(_ transform: CATransform3D, _ x: Double, _ y: Double, _ z: Double) -> CATransform3D {
  .translation(x: x, y: y, z: z).concatenating(transform)
}

/// A scaling, followed by a transform.
public func CATransform3DScale(_ transform: CATransform3D, _ x: Double, _ y: Double, _ z: Double) -> CATransform3D {
  .scale(x: x, y: y, z: z).concatenating(transform)
}

/// A rotation, followed by a transform.
public func CATransform3DRotate(
  _ transform: CATransform3D, _ angle: Double, _ x: Double, _ y: Double, _ z: Double
) -> CATransform3D {
  .rotation(Angle(radians: angle), x: x, y: y, z: z).concatenating(transform)
}

/// A transform, followed by another.
public func CATransform3DConcat(_ first: CATransform3D, _ second: CATransform3D) -> CATransform3D {
  first.concatenating(second)
}

extension SpaceTransform {
  /// Perspective: the share of the distance along z in the divisor.
  public var m34: Double {
    get { self[2, 3] }
    set { self[2, 3] = newValue }
  }
}
