import PlumblineLayout

extension Vocabulary {
  /// Adds the transforms of space that geometry effects project: `CATransform3D` and its functions.
  mutating func addSpaceTransforms() {
    constant("CATransform3DIdentity", SpaceTransform.identity, as: .spaceTransform)
    initializer("CATransform3D", returns: .spaceTransform) { SpaceTransform(rows: Array(repeating: SIMD4(), count: 4)) }
    initializer("ProjectionTransform", .unnamed(.spaceTransform), returns: .transform) { Transform($0) }
    function(
      "CATransform3DMakeTranslation", .unnamed(.double), .unnamed(.double), .unnamed(.double), returns: .spaceTransform
    ) { .translation(x: $0, y: $1, z: $2) }
    function(
      "CATransform3DMakeScale", .unnamed(.double), .unnamed(.double), .unnamed(.double), returns: .spaceTransform
    ) {
      .scale(x: $0, y: $1, z: $2)
    }
    function(
      "CATransform3DMakeRotation", .unnamed(.double), .unnamed(.double), .unnamed(.double), .unnamed(.double),
      returns: .spaceTransform
    ) { .rotation(Angle(radians: $0), x: $1, y: $2, z: $3) }
    function("CATransform3DMakeAffineTransform", .unnamed(.transform), returns: .spaceTransform) { plane in
      SpaceTransform(rows: [
        SIMD4(plane.m11, plane.m12, 0, 0), SIMD4(plane.m21, plane.m22, 0, 0), SIMD4(0, 0, 1, 0),
        SIMD4(plane.m31, plane.m32, 0, 1),
      ])
    }
    addSpaceTransformChanges()
    later(["CATransform3D"]) { $0.addSpaceTransformFields() }
  }

  private mutating func addSpaceTransformFields() {
    for row in 0..<4 {
      for column in 0..<4 {
        property(
          on: .spaceTransform, "m\(row + 1)\(column + 1)", as: .double, get: { $0[row, column] },
          set: { $0[row, column] = $1 })
      }
    }
  }

  /// Adds the functions that put another transform before the one they are given.
  private mutating func addSpaceTransformChanges() {
    function(
      "CATransform3DTranslate", .unnamed(.spaceTransform), .unnamed(.double), .unnamed(.double), .unnamed(.double),
      returns: .spaceTransform
    ) { SpaceTransform.translation(x: $1, y: $2, z: $3).concatenating($0) }
    function(
      "CATransform3DScale", .unnamed(.spaceTransform), .unnamed(.double), .unnamed(.double), .unnamed(.double),
      returns: .spaceTransform
    ) { SpaceTransform.scale(x: $1, y: $2, z: $3).concatenating($0) }
    function(
      "CATransform3DRotate", .unnamed(.spaceTransform), .unnamed(.double), .unnamed(.double), .unnamed(.double),
      .unnamed(.double), returns: .spaceTransform
    ) { SpaceTransform.rotation(Angle(radians: $1), x: $2, y: $3, z: $4).concatenating($0) }
    function(
      "CATransform3DConcat", .unnamed(.spaceTransform), .unnamed(.spaceTransform), returns: .spaceTransform
    ) { $0.concatenating($1) }
  }
}
