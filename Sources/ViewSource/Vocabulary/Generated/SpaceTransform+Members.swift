// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `CATransform3D`.
  static func addSpaceTransformMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.initializer("CATransform3D", returns: .spaceTransform) { SpaceTransform() }
    vocabulary.property(on: .spaceTransform, "m11", as: .double, get: { $0.m11 }, set: { $0.m11 = $1 })
    vocabulary.property(on: .spaceTransform, "m12", as: .double, get: { $0.m12 }, set: { $0.m12 = $1 })
    vocabulary.property(on: .spaceTransform, "m13", as: .double, get: { $0.m13 }, set: { $0.m13 = $1 })
    vocabulary.property(on: .spaceTransform, "m14", as: .double, get: { $0.m14 }, set: { $0.m14 = $1 })
    vocabulary.property(on: .spaceTransform, "m21", as: .double, get: { $0.m21 }, set: { $0.m21 = $1 })
    vocabulary.property(on: .spaceTransform, "m22", as: .double, get: { $0.m22 }, set: { $0.m22 = $1 })
    vocabulary.property(on: .spaceTransform, "m23", as: .double, get: { $0.m23 }, set: { $0.m23 = $1 })
    vocabulary.property(on: .spaceTransform, "m24", as: .double, get: { $0.m24 }, set: { $0.m24 = $1 })
    vocabulary.property(on: .spaceTransform, "m31", as: .double, get: { $0.m31 }, set: { $0.m31 = $1 })
    vocabulary.property(on: .spaceTransform, "m32", as: .double, get: { $0.m32 }, set: { $0.m32 = $1 })
    vocabulary.property(on: .spaceTransform, "m33", as: .double, get: { $0.m33 }, set: { $0.m33 = $1 })
    vocabulary.property(on: .spaceTransform, "m34", as: .double, get: { $0.m34 }, set: { $0.m34 = $1 })
    vocabulary.property(on: .spaceTransform, "m41", as: .double, get: { $0.m41 }, set: { $0.m41 = $1 })
    vocabulary.property(on: .spaceTransform, "m42", as: .double, get: { $0.m42 }, set: { $0.m42 = $1 })
    vocabulary.property(on: .spaceTransform, "m43", as: .double, get: { $0.m43 }, set: { $0.m43 = $1 })
    vocabulary.property(on: .spaceTransform, "m44", as: .double, get: { $0.m44 }, set: { $0.m44 = $1 })
  }

}
