// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `UnitPoint`.
  static func addUnitPointMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.property(on: .unitPoint, "x", as: .double, get: { $0.x }, set: { $0.x = $1 })
    vocabulary.property(on: .unitPoint, "y", as: .double, get: { $0.y }, set: { $0.y = $1 })
    vocabulary.initializer(
      "UnitPoint", .named("x", .double, default: 0), .named("y", .double, default: 0), returns: .unitPoint
    ) { UnitPoint(x: $0, y: $1) }
    vocabulary.constant(on: "UnitPoint", "zero", UnitPoint.zero, as: .unitPoint)
    vocabulary.constant(on: "UnitPoint", "center", UnitPoint.center, as: .unitPoint)
    vocabulary.constant(on: "UnitPoint", "leading", UnitPoint.leading, as: .unitPoint)
    vocabulary.constant(on: "UnitPoint", "trailing", UnitPoint.trailing, as: .unitPoint)
    vocabulary.constant(on: "UnitPoint", "top", UnitPoint.top, as: .unitPoint)
    vocabulary.constant(on: "UnitPoint", "bottom", UnitPoint.bottom, as: .unitPoint)
    vocabulary.constant(on: "UnitPoint", "topLeading", UnitPoint.topLeading, as: .unitPoint)
    vocabulary.constant(on: "UnitPoint", "topTrailing", UnitPoint.topTrailing, as: .unitPoint)
    vocabulary.constant(on: "UnitPoint", "bottomLeading", UnitPoint.bottomLeading, as: .unitPoint)
    vocabulary.constant(on: "UnitPoint", "bottomTrailing", UnitPoint.bottomTrailing, as: .unitPoint)
  }

}
