import Glibc

/// A three-dimensional transform: a 4 by 4 matrix that is applied to row vectors, as in `CATransform3D`.
public struct SpaceTransform: Hashable, Sendable {
  /// The rows of the matrix: the images of the x, y and z axes, then the translation.
  package var rows: [SIMD4<Double>]

  /// The identity transform.
  package static let identity = SpaceTransform(
    rows: (0..<4).map { row in
      var axis = SIMD4<Double>()
      axis[row] = 1
      return axis
    })

  /// Creates a transform from the four rows of its matrix.
  package init(rows: [SIMD4<Double>]) { self.rows = rows }

  /// The value in a row and a column of the matrix, each counted from 0.
  package subscript(row: Int, column: Int) -> Double {
    get { rows[row][column] }
    set { rows[row][column] = newValue }
  }

  /// Returns a transform that moves points, in points.
  package static func translation(x: Double, y: Double, z: Double) -> SpaceTransform {
    var result = identity
    result.rows[3] = SIMD4(x, y, z, 1)
    return result
  }

  /// Returns a transform that scales about the origin.
  package static func scale(x: Double, y: Double, z: Double) -> SpaceTransform {
    var result = identity
    (result[0, 0], result[1, 1], result[2, 2]) = (x, y, z)
    return result
  }

  /// Returns a rotation about an axis through the origin, clockwise in the direction of the axis; the identity if the
  /// axis has no direction.
  ///
  /// Source: Rodrigues' rotation formula.
  package static func rotation(_ angle: Angle, x: Double, y: Double, z: Double) -> SpaceTransform {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return identity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
    let rest = 1 - cosine
    return SpaceTransform(rows: [
      SIMD4(cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine, 0),
      SIMD4(y * x * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine, 0),
      SIMD4(z * x * rest + y * sine, z * y * rest - x * sine, cosine + z * z * rest, 0),
      SIMD4(0, 0, 0, 1),
    ])
  }

  /// Returns this transform followed by another.
  package func concatenating(_ next: SpaceTransform) -> SpaceTransform {
    SpaceTransform(
      rows: rows.map { row in
        var image = SIMD4<Double>()
        for column in 0..<4 { image += row[column] * next.rows[column] }
        return image
      })
  }
}

extension Transform {
  /// Creates the projective transform that a three-dimensional transform applies to the plane z = 0, seen along the z
  /// axis.
  public init(_ space: SpaceTransform) {
    self.init()
    (m11, m12, m13) = (space[0, 0], space[0, 1], space[0, 3])
    (m21, m22, m23) = (space[1, 0], space[1, 1], space[1, 3])
    (m31, m32, m33) = (space[3, 0], space[3, 1], space[3, 3])
  }
}
