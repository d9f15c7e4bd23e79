// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `CGPoint`.
  static func addPointMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.property(on: .point, "x", as: .double, get: { $0.x }, set: { $0.x = $1 })
    vocabulary.property(on: .point, "y", as: .double, get: { $0.y }, set: { $0.y = $1 })
    vocabulary.initializer(
      "CGPoint", .named("x", .double, default: 0), .named("y", .double, default: 0), returns: .point
    ) { Point(x: $0, y: $1) }
    vocabulary.constant(on: "CGPoint", "zero", Point.zero, as: .point)
    vocabulary.initializer("CGPoint", .named("x", .int), .named("y", .int), returns: .point) { Point(x: $0, y: $1) }
    vocabulary.initializer("CGPoint", .named("dx", .double), .named("dy", .double), returns: .point) {
      Point(dx: $0, dy: $1)
    }
    vocabulary.initializer("CGPoint", .named("dx", .int), .named("dy", .int), returns: .point) { Point(dx: $0, dy: $1) }
    vocabulary.property(on: .point, "dx", as: .double, get: { $0.dx }, set: { $0.dx = $1 })
    vocabulary.property(on: .point, "dy", as: .double, get: { $0.dy }, set: { $0.dy = $1 })
    vocabulary.method(on: .point, "applying", .unnamed(.transform), returns: .point) { $0.applying($1) }
    vocabulary.property(on: .point, "debugDescription", as: .string) { $0.debugDescription }
  }

}
