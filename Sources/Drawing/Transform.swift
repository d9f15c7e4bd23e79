import Glibc

/// A projective transform of the plane.
///
/// It is affine if `m13` and `m23` are 0 and `m33` is 1.
///
/// The image of a point (x, y) is (m11·x + m21·y + m31, m12·x + m22·y + m32) / (m13·x + m23·y + m33).
public struct Transform: Hashable, Sendable {
  /// The first row of the matrix: the image of the x axis.
  public var m11 = 1.0, m12 = 0.0, m13 = 0.0
  /// The second row of the matrix: the image of the y axis.
  public var m21 = 0.0, m22 = 1.0, m23 = 0.0
  /// The third row of the matrix: the translation, in points.
  public var m31 = 0.0, m32 = 0.0, m33 = 1.0

  /// Creates the identity transform.
  public init() {}

  /// Creates an affine transform from the components of a `CGAffineTransform`.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (m11, m12, m21, m22, m31, m32) = (a, b, c, d, tx, ty)
  }

  /// The identity transform.
  public static let identity = Transform()
  /// Returns a transform that moves points, in points.
  package static func translation(x: Double, y: Double) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }
  /// Returns a transform that scales about the origin.
  package static func scale(x: Double, y: Double) -> Transform { Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }
  /// Returns a rotation about the origin, clockwise for positive angles.
  package static func rotation(_ angle: Angle) -> Transform {
    let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
    return Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The angle by which the transform turns the x axis, clockwise if positive.
  package var rotation: Angle { Angle(radians: atan2(m12, m11)) }
  /// Whether the transform keeps parallel lines parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }
  /// Whether the transform is the identity.
  public var isIdentity: Bool { self == .identity }

  /// Returns this transform followed by another.
  public func concatenating(_ next: Transform) -> Transform {
    var result = Transform()
    result.m11 = m11 * next.m11 + m12 * next.m21 + m13 * next.m31
    result.m12 = m11 * next.m12 + m12 * next.m22 + m13 * next.m32
    result.m13 = m11 * next.m13 + m12 * next.m23 + m13 * next.m33
    result.m21 = m21 * next.m11 + m22 * next.m21 + m23 * next.m31
    result.m22 = m21 * next.m12 + m22 * next.m22 + m23 * next.m32
    result.m23 = m21 * next.m13 + m22 * next.m23 + m23 * next.m33
    result.m31 = m31 * next.m11 + m32 * next.m21 + m33 * next.m31
    result.m32 = m31 * next.m12 + m32 * next.m22 + m33 * next.m32
    result.m33 = m31 * next.m13 + m32 * next.m23 + m33 * next.m33
    return result
  }

  /// Returns the affine transform that undoes this one, or this one if there is none.
  public func inverted() -> Transform {
    let determinant = m11 * m22 - m12 * m21
    guard isAffine, determinant != 0, determinant.isFinite else { return self }
    let (a, b, c, d) = (m22 / determinant, -m12 / determinant, -m21 / determinant, m11 / determinant)
    return Transform(a: a, b: b, c: c, d: d, tx: -(m31 * a + m32 * c), ty: -(m31 * b + m32 * d))
  }

  /// Returns the transform applied about an anchor instead of the origin.
  package func about(_ anchor: Point) -> Transform {
    Transform.translation(x: -anchor.x, y: -anchor.y).concatenating(self)
      .concatenating(.translation(x: anchor.x, y: anchor.y))
  }

  /// Returns the image of a point.
  package func apply(_ point: Point) -> Point {
    let w = m13 * point.x + m23 * point.y + m33
    let divisor = w == 0 ? 1 : w
    return Point(
      x: (m11 * point.x + m21 * point.y + m31) / divisor, y: (m12 * point.x + m22 * point.y + m32) / divisor)
  }

  /// Returns the smallest rectangle that contains the image of a rectangle.
  package func boundingRect(of rect: Rect) -> Rect {
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.minX, y: rect.maxY), Point(x: rect.maxX, y: rect.maxY),
    ].map(apply)
    let first = Rect(origin: corners[0])
    return corners.dropFirst().reduce(first) { $0.union(Rect(origin: $1)) }
  }
}
