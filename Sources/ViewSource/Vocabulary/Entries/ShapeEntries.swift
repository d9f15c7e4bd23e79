import PlumblineLayout

extension Vocabulary {
  /// Adds shapes and the methods that transform, fill and stroke them.
  mutating func addShapes() {
    conversion(from: .shape, to: .view) { .shape($0) }
    conversion(from: .paintedShape, to: .view) { $0.node }
    conversion(from: .path, to: .shape) { .path($0) }
    conversion(from: .path, to: .view) { .shape(.path($0)) }
    addShapeTypes()
    addDerivedShapes()
    addShapeMethods()
  }

  /// Adds the types of shapes that are derived from others.
  private mutating func addDerivedShapes() {
    initializer(
      "RotatedShape", .named("shape", .shape), .named("angle", .angle), .named("anchor", .unitPoint, default: .center),
      returns: .shape, summary: "A shape rotated clockwise about an anchor.",
      example: "RotatedShape(shape: Rectangle(), angle: .degrees(45))"
    ) { $0.rotation($1, anchor: $2) }
    initializer(
      "ScaledShape", .named("shape", .shape), .named("scale", .size), .named("anchor", .unitPoint, default: .center),
      returns: .shape, summary: "A shape scaled about an anchor.",
      example: "ScaledShape(shape: Rectangle(), scale: CGSize(width: 0.5, height: 1))"
    ) { $0.scale(x: $1.width, y: $1.height, anchor: $2) }
    initializer(
      "OffsetShape", .named("shape", .shape), .named("offset", .size), returns: .shape,
      summary: "A shape at an offset.",
      example: "OffsetShape(shape: Rectangle(), offset: CGSize(width: 4, height: 4))"
    ) { $0.offset(x: $1.width, y: $1.height) }
    initializer(
      "TransformedShape", .named("shape", .shape), .named("transform", .transform), returns: .shape,
      summary: "A shape transformed about the origin of its frame.",
      example: "TransformedShape(shape: Rectangle(), transform: CGAffineTransform(translationX: 4, y: 0))"
    ) { $0.transform($1) }
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
