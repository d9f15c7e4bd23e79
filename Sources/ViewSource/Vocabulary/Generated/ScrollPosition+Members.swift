// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `ScrollPosition`.
  static func addScrollPositionMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.initializer("ScrollPosition", .named("idType", .unevaluated, default: ()), returns: .scrollPosition) {
      _ in ScrollPosition()
    }
    vocabulary.initializer(
      "ScrollPosition", .named("id", .identity), .named("anchor", .optional(.unitPoint), default: .some(nil)),
      returns: .scrollPosition
    ) { ScrollPosition(id: $0, anchor: $1) }
    vocabulary.initializer(
      "ScrollPosition", .named("idType", .unevaluated, default: ()), .named("edge", .edge), returns: .scrollPosition
    ) { _, argument1 in ScrollPosition(edge: argument1) }
    vocabulary.initializer(
      "ScrollPosition", .named("idType", .unevaluated, default: ()), .named("point", .point), returns: .scrollPosition
    ) { _, argument1 in ScrollPosition(point: argument1) }
    vocabulary.initializer(
      "ScrollPosition", .named("idType", .unevaluated, default: ()), .named("x", .double), .named("y", .double),
      returns: .scrollPosition
    ) { _, argument1, argument2 in ScrollPosition(x: argument1, y: argument2) }
    vocabulary.initializer(
      "ScrollPosition", .named("idType", .unevaluated, default: ()), .named("x", .double), returns: .scrollPosition
    ) { _, argument1 in ScrollPosition(x: argument1) }
    vocabulary.initializer(
      "ScrollPosition", .named("idType", .unevaluated, default: ()), .named("y", .double), returns: .scrollPosition
    ) { _, argument1 in ScrollPosition(y: argument1) }
    vocabulary.mutatingMethod(
      on: .scrollPosition, "scrollTo", .named("id", .identity),
      .named("anchor", .optional(.unitPoint), default: .some(nil))
    ) { (value: inout ScrollPosition, argument0: Identity, argument1: UnitPoint?) in
      value.scrollTo(id: argument0, anchor: argument1)
    }
    vocabulary.mutatingMethod(on: .scrollPosition, "scrollTo", .named("edge", .edge)) {
      (value: inout ScrollPosition, argument0: Edge) in value.scrollTo(edge: argument0)
    }
    vocabulary.mutatingMethod(on: .scrollPosition, "scrollTo", .named("point", .point)) {
      (value: inout ScrollPosition, argument0: Point) in value.scrollTo(point: argument0)
    }
    vocabulary.mutatingMethod(on: .scrollPosition, "scrollTo", .named("x", .double), .named("y", .double)) {
      (value: inout ScrollPosition, argument0: Double, argument1: Double) in value.scrollTo(x: argument0, y: argument1)
    }
    vocabulary.mutatingMethod(on: .scrollPosition, "scrollTo", .named("x", .double)) {
      (value: inout ScrollPosition, argument0: Double) in value.scrollTo(x: argument0)
    }
    vocabulary.mutatingMethod(on: .scrollPosition, "scrollTo", .named("y", .double)) {
      (value: inout ScrollPosition, argument0: Double) in value.scrollTo(y: argument0)
    }
    vocabulary.property(on: .scrollPosition, "edge", as: .optional(.edge)) { $0.edge }
    vocabulary.property(on: .scrollPosition, "point", as: .optional(.point)) { $0.point }
    vocabulary.property(on: .scrollPosition, "x", as: .optional(.double)) { $0.x }
    vocabulary.property(on: .scrollPosition, "y", as: .optional(.double)) { $0.y }
    vocabulary.property(on: .scrollPosition, "isPositionedByUser", as: .bool) { $0.isPositionedByUser }
  }

}
