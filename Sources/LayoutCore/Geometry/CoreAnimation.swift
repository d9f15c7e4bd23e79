// Core Animation's functions that create and concatenate three-dimensional transforms.

/// The identity transform of space.
public let CATransform3DIdentity = SpaceTransform.identity

/// Returns a translation.
public func CATransform3DMakeTranslation(_ x: Double, _ y: Double, _ z: Double) -> SpaceTransform {
  .translation(x: x, y: y, z: z)
}

/// Returns a scaling about the origin.
public func CATransform3DMakeScale(_ x: Double, _ y: Double, _ z: Double) -> SpaceTransform {
  .scale(x: x, y: y, z: z)
}

/// Returns a rotation about an axis through the origin, by an angle in radians.
public func CATransform3DMakeRotation(_ angle: Double, _ x: Double, _ y: Double, _ z: Double) -> SpaceTransform {
  .rotation(Angle(radians: angle), x: x, y: y, z: z)
}

/// Returns a translation, followed by a transform.
public func CATransform3DTranslate(_ transform: SpaceTransform, _ x: Double, _ y: Double, _ z: Double) -> SpaceTransform
{
  .translation(x: x, y: y, z: z).concatenating(transform)
}

/// Returns a scaling, followed by a transform.
public func CATransform3DScale(_ transform: SpaceTransform, _ x: Double, _ y: Double, _ z: Double) -> SpaceTransform {
  .scale(x: x, y: y, z: z).concatenating(transform)
}

/// Returns a rotation, followed by a transform.
public func CATransform3DRotate(
  _ transform: SpaceTransform, _ angle: Double, _ x: Double, _ y: Double, _ z: Double
) -> SpaceTransform {
  .rotation(Angle(radians: angle), x: x, y: y, z: z).concatenating(transform)
}

/// Returns a transform, followed by another.
public func CATransform3DConcat(_ first: SpaceTransform, _ second: SpaceTransform) -> SpaceTransform {
  first.concatenating(second)
}

/// Returns the three-dimensional transform that transforms the plane and keeps the distance from it.
public func CATransform3DMakeAffineTransform(_ plane: Transform) -> SpaceTransform {
  SpaceTransform(rows: [
    SIMD4(plane.m11, plane.m12, 0, 0), SIMD4(plane.m21, plane.m22, 0, 0), SIMD4(0, 0, 1, 0),
    SIMD4(plane.m31, plane.m32, 0, 1),
  ])
}
