// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `CGRect`.
  static func addRectMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.property(on: .rect, "origin", as: .point, get: { $0.origin }, set: { $0.origin = $1 })
    vocabulary.property(on: .rect, "size", as: .size, get: { $0.size }, set: { $0.size = $1 })
    vocabulary.initializer(
      "CGRect", .named("origin", .point, default: .zero), .named("size", .size, default: .zero), returns: .rect
    ) { Rect(origin: $0, size: $1) }
    vocabulary.initializer(
      "CGRect", .named("x", .double), .named("y", .double), .named("width", .double), .named("height", .double),
      returns: .rect
    ) { Rect(x: $0, y: $1, width: $2, height: $3) }
    vocabulary.constant(on: "CGRect", "zero", Rect.zero, as: .rect)
    vocabulary.constant(on: "CGRect", "null", Rect.null, as: .rect)
    vocabulary.constant(on: "CGRect", "infinite", Rect.infinite, as: .rect)
    vocabulary.property(on: .rect, "isNull", as: .bool) { $0.isNull }
    vocabulary.property(on: .rect, "isInfinite", as: .bool) { $0.isInfinite }
    vocabulary.property(on: .rect, "minX", as: .double) { $0.minX }
    vocabulary.property(on: .rect, "midX", as: .double) { $0.midX }
    vocabulary.property(on: .rect, "maxX", as: .double) { $0.maxX }
    vocabulary.property(on: .rect, "minY", as: .double) { $0.minY }
    vocabulary.property(on: .rect, "midY", as: .double) { $0.midY }
    vocabulary.property(on: .rect, "maxY", as: .double) { $0.maxY }
    vocabulary.property(on: .rect, "width", as: .double) { $0.width }
    vocabulary.property(on: .rect, "height", as: .double) { $0.height }
    vocabulary.property(on: .rect, "center", as: .point) { $0.center }
    vocabulary.property(on: .rect, "isEmpty", as: .bool) { $0.isEmpty }
    vocabulary.method(on: .rect, "insetBy", .named("dx", .double), .named("dy", .double), returns: .rect) {
      $0.insetBy(dx: $1, dy: $2)
    }
    vocabulary.method(on: .rect, "offsetBy", .named("dx", .double), .named("dy", .double), returns: .rect) {
      $0.offsetBy(dx: $1, dy: $2)
    }
    vocabulary.method(on: .rect, "union", .unnamed(.rect), returns: .rect) { $0.union($1) }
    vocabulary.method(on: .rect, "intersection", .unnamed(.rect), returns: .rect) { $0.intersection($1) }
    vocabulary.method(on: .rect, "intersects", .unnamed(.rect), returns: .bool) { $0.intersects($1) }
    vocabulary.method(on: .rect, "contains", .unnamed(.point), returns: .bool) { $0.contains($1) }
    vocabulary.method(on: .rect, "contains", .unnamed(.rect), returns: .bool) { $0.contains($1) }
    vocabulary.property(on: .rect, "standardized", as: .rect) { $0.standardized }
    vocabulary.property(on: .rect, "integral", as: .rect) { $0.integral }
    vocabulary.initializer(
      "CGRect", .named("x", .int), .named("y", .int), .named("width", .int), .named("height", .int), returns: .rect
    ) { Rect(x: $0, y: $1, width: $2, height: $3) }
    vocabulary.method(on: .rect, "inset", .named("by", .edgeInsets), returns: .rect) { $0.inset(by: $1) }
    vocabulary.method(on: .rect, "applying", .unnamed(.transform), returns: .rect) { $0.applying($1) }
    vocabulary.property(on: .rect, "debugDescription", as: .string) { $0.debugDescription }
  }

}
