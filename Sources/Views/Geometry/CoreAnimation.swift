// Names of Core Animation for values of Drawing.

/// The identity transform of space.
public let CATransform3DIdentity = SpaceTransform.identity

/// Returns a translation.
public func CATransform3DMakeTranslation(_ x: Double, _ y: Double, _ z: Double) -> CATransform3D {
  .translation(x: x, y: y, z: z)
}

/// Returns a scaling about the origin.
public func CATransform3DMakeScale(_ x: Double, _ y: Double, _ z: Double) -> CATransform3D {
  .scale(x: x, y: y, z: z)
}

/// Returns a rotation about an axis through the origin, by an angle in radians.
public func CATransform3DMakeRotation(_ angle: Double, _ x: Double, _ y: Double, _ z: Double) -> CATransform3D {
  .rotation(Angle(radians: angle), x: x, y: y, z: z)
}

/// Returns a translation, followed by a transform.
public func CATransform3DTranslate(_ transform: CATransform3D, _ x: Double, _ y: Double, _ z: Double) -> CATransform3D {
  .translation(x: x, y: y, z: z).concatenating(transform)
}

/// Returns a scaling, followed by a transform.
public func CATransform3DScale(_ transform: CATransform3D, _ x: Double, _ y: Double, _ z: Double) -> CATransform3D {
  .scale(x: x, y: y, z: z).concatenating(transform)
}

/// Returns a rotation, followed by a transform.
public func CATransform3DRotate(
  _ transform: CATransform3D, _ angle: Double, _ x: Double, _ y: Double, _ z: Double
) -> CATransform3D {
  .rotation(Angle(radians: angle), x: x, y: y, z: z).concatenating(transform)
}

/// Returns a transform, followed by another.
public func CATransform3DConcat(_ first: CATransform3D, _ second: CATransform3D) -> CATransform3D {
  first.concatenating(second)
}
