import PlumblineLayout

extension Vocabulary {
  /// Adds shapes and the methods that transform, fill and stroke them.
  mutating func addShapes() {
    conversion(from: .shape, to: .view) { .shape($0) }
    conversion(from: .paintedShape, to: .view) { $0.node }
    conversion(from: .path, to: .shape) { .path($0) }
    conversion(from: .path, to: .view) { .shape(.path($0)) }
    later(["RectangleCornerRadii", "RoundedCornerStyle"]) { $0.addShapeTypes() }
    addShapeMethods()
  }

  private mutating func addShapeTypes() {
    initializer(
      "RectangleCornerRadii", .named("topLeading", .double, default: 0), .named("bottomLeading", .double, default: 0),
      .named("bottomTrailing", .double, default: 0), .named("topTrailing", .double, default: 0), returns: .cornerRadii
    ) { RectangleCornerRadii(topLeading: $0, bottomLeading: $1, bottomTrailing: $2, topTrailing: $3) }
    property(on: .cornerRadii, "topLeading", as: .double, get: { $0.topLeading }, set: { $0.topLeading = $1 })
    property(on: .cornerRadii, "bottomLeading", as: .double, get: { $0.bottomLeading }, set: { $0.bottomLeading = $1 })
    property(
      on: .cornerRadii, "bottomTrailing", as: .double, get: { $0.bottomTrailing }, set: { $0.bottomTrailing = $1 })
    property(on: .cornerRadii, "topTrailing", as: .double, get: { $0.topTrailing }, set: { $0.topTrailing = $1 })
    cases(of: .cornerStyle)
  }

  private mutating func addShapeMethods() {
    method(
      on: .shape, "inset", .named("by", .double), returns: .shape, summary: "The shape inset on each side.",
      example: "Circle().inset(by: 4)"
    ) { $0.inset(by: $1) }
    method(on: .shape, "path", .named("in", .rect), returns: .path) { $0.path(in: $1) }
  }
}
