// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `CGAffineTransform`.
  static func addTransformMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.initializer("CGAffineTransform", .unnamed(.spaceTransform), returns: .transform) { Transform($0) }
    vocabulary.property(on: .transform, "m11", as: .double, get: { $0.m11 }, set: { $0.m11 = $1 })
    vocabulary.property(on: .transform, "m12", as: .double, get: { $0.m12 }, set: { $0.m12 = $1 })
    vocabulary.property(on: .transform, "m13", as: .double, get: { $0.m13 }, set: { $0.m13 = $1 })
    vocabulary.property(on: .transform, "m21", as: .double, get: { $0.m21 }, set: { $0.m21 = $1 })
    vocabulary.property(on: .transform, "m22", as: .double, get: { $0.m22 }, set: { $0.m22 = $1 })
    vocabulary.property(on: .transform, "m23", as: .double, get: { $0.m23 }, set: { $0.m23 = $1 })
    vocabulary.property(on: .transform, "m31", as: .double, get: { $0.m31 }, set: { $0.m31 = $1 })
    vocabulary.property(on: .transform, "m32", as: .double, get: { $0.m32 }, set: { $0.m32 = $1 })
    vocabulary.property(on: .transform, "m33", as: .double, get: { $0.m33 }, set: { $0.m33 = $1 })
    vocabulary.initializer("CGAffineTransform", returns: .transform) { Transform() }
    vocabulary.initializer(
      "CGAffineTransform", .named("a", .double), .named("b", .double), .named("c", .double), .named("d", .double),
      .named("tx", .double), .named("ty", .double), returns: .transform
    ) { Transform(a: $0, b: $1, c: $2, d: $3, tx: $4, ty: $5) }
    vocabulary.constant(on: "CGAffineTransform", "identity", Transform.identity, as: .transform)
    vocabulary.property(on: .transform, "isAffine", as: .bool) { $0.isAffine }
    vocabulary.property(on: .transform, "isIdentity", as: .bool) { $0.isIdentity }
    vocabulary.method(on: .transform, "concatenating", .unnamed(.transform), returns: .transform) {
      $0.concatenating($1)
    }
    vocabulary.method(on: .transform, "inverted", returns: .transform) { $0.inverted() }
    vocabulary.initializer(
      "CGAffineTransform", .named("translationX", .double), .named("y", .double), returns: .transform
    ) { Transform(translationX: $0, y: $1) }
    vocabulary.initializer("CGAffineTransform", .named("scaleX", .double), .named("y", .double), returns: .transform) {
      Transform(scaleX: $0, y: $1)
    }
    vocabulary.initializer("CGAffineTransform", .named("rotationAngle", .double), returns: .transform) {
      Transform(rotationAngle: $0)
    }
    vocabulary.initializer("CGAffineTransform", .unnamed(.transform), returns: .transform) { Transform($0) }
    vocabulary.initializer(
      "CGAffineTransform", .unnamed(.double), .unnamed(.double), .unnamed(.double), .unnamed(.double),
      .unnamed(.double), .unnamed(.double), returns: .transform
    ) { Transform($0, $1, $2, $3, $4, $5) }
    vocabulary.property(on: .transform, "a", as: .double, get: { $0.a }, set: { $0.a = $1 })
    vocabulary.property(on: .transform, "b", as: .double, get: { $0.b }, set: { $0.b = $1 })
    vocabulary.property(on: .transform, "c", as: .double, get: { $0.c }, set: { $0.c = $1 })
    vocabulary.property(on: .transform, "d", as: .double, get: { $0.d }, set: { $0.d = $1 })
    vocabulary.property(on: .transform, "tx", as: .double, get: { $0.tx }, set: { $0.tx = $1 })
    vocabulary.property(on: .transform, "ty", as: .double, get: { $0.ty }, set: { $0.ty = $1 })
    vocabulary.method(on: .transform, "translatedBy", .named("x", .double), .named("y", .double), returns: .transform) {
      $0.translatedBy(x: $1, y: $2)
    }
    vocabulary.method(on: .transform, "scaledBy", .named("x", .double), .named("y", .double), returns: .transform) {
      $0.scaledBy(x: $1, y: $2)
    }
    vocabulary.method(on: .transform, "rotated", .named("by", .double), returns: .transform) { $0.rotated(by: $1) }
  }

}
