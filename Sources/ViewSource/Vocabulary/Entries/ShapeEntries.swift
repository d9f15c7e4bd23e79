import PlumblineLayout

extension Vocabulary {
  /// Adds shapes and the methods that transform, fill and stroke them.
  mutating func addShapes() {
    conversion(from: .shape, to: .view) { .shape($0) }
    conversion(from: .paintedShape, to: .view) { $0.node }
    conversion(from: .path, to: .shape) { .path($0) }
    conversion(from: .path, to: .view) { .shape(.path($0)) }
    addShapeMethods()
  }

  private mutating func addShapeMethods() {
    method(
      on: .shape, "inset", .named("by", .double), returns: .shape, summary: "The shape inset on each side.",
      example: "Circle().inset(by: 4)"
    ) { $0.inset(by: $1) }
    method(on: .shape, "path", .named("in", .rect), returns: .path) { $0.path(in: $1) }
    addTransformedShapes()
  }
}
