// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `GestureMask`.
  static func addGestureMaskMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.property(on: .gestureMask, "rawValue", as: .int) { $0.rawValue }
    vocabulary.initializer("GestureMask", .named("rawValue", .int), returns: .gestureMask) { GestureMask(rawValue: $0) }
    vocabulary.constant(on: "GestureMask", "none", GestureMask.none, as: .gestureMask)
    vocabulary.constant(on: "GestureMask", "gesture", GestureMask.gesture, as: .gestureMask)
    vocabulary.constant(on: "GestureMask", "subviews", GestureMask.subviews, as: .gestureMask)
    vocabulary.constant(on: "GestureMask", "all", GestureMask.all, as: .gestureMask)
    vocabulary.arrayLiteral(of: .gestureMask) { $0.reduce(into: []) { $0.formUnion($1) } }
    vocabulary.method(on: .gestureMask, "contains", .unnamed(.gestureMask), returns: .bool) { $0.contains($1) }
    vocabulary.property(on: .gestureMask, "isEmpty", as: .bool) { $0.isEmpty }
    vocabulary.method(on: .gestureMask, "union", .unnamed(.gestureMask), returns: .gestureMask) { $0.union($1) }
    vocabulary.method(on: .gestureMask, "intersection", .unnamed(.gestureMask), returns: .gestureMask) {
      $0.intersection($1)
    }
    vocabulary.method(on: .gestureMask, "subtracting", .unnamed(.gestureMask), returns: .gestureMask) {
      $0.subtracting($1)
    }
    vocabulary.changes(ofOptionSet: .gestureMask)
  }

}
