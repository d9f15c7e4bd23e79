// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `Axis`.
  static func addAxisMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "Axis", "horizontal", Axis.horizontal, as: .axis)
    vocabulary.constant(on: "Axis", "vertical", Axis.vertical, as: .axis)
    vocabulary.constant(on: "Axis", "allCases", Array(Axis.allCases), as: .array(.axis))
  }

  /// Adds the members of `Axis.Set`.
  static func addAxisSetMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.property(on: .axisSet, "rawValue", as: .int) { $0.rawValue }
    vocabulary.initializer("Axis.Set", .named("rawValue", .int), returns: .axisSet) { Axis.Set(rawValue: $0) }
    vocabulary.constant(on: "Axis.Set", "horizontal", Axis.Set.horizontal, as: .axisSet)
    vocabulary.constant(on: "Axis.Set", "vertical", Axis.Set.vertical, as: .axisSet)
    vocabulary.arrayLiteral(of: .axisSet) { $0.reduce(into: []) { $0.formUnion($1) } }
    vocabulary.method(on: .axisSet, "contains", .unnamed(.axisSet), returns: .bool) { $0.contains($1) }
    vocabulary.property(on: .axisSet, "isEmpty", as: .bool) { $0.isEmpty }
    vocabulary.method(on: .axisSet, "union", .unnamed(.axisSet), returns: .axisSet) { $0.union($1) }
    vocabulary.method(on: .axisSet, "intersection", .unnamed(.axisSet), returns: .axisSet) { $0.intersection($1) }
    vocabulary.method(on: .axisSet, "subtracting", .unnamed(.axisSet), returns: .axisSet) { $0.subtracting($1) }
    vocabulary.changes(ofOptionSet: .axisSet)
  }

}
