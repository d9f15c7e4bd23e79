import LayoutCore

extension Vocabulary {
  /// Adds shapes and what fills them.
  mutating func addShapes() {
    initializer("Rectangle", returns: .shape, summary: "A rectangle.", example: "Rectangle()") { .rectangle }
    initializer("Circle", returns: .shape, summary: "A circle.", example: "Circle()") { .circle }
    conversion(from: .shape, to: .view) { .shape($0) }
    conversion(from: .color, to: .view) { .color($0) }
    conversion(from: .color, to: .shapeStyle) { .color($0) }
    type("ShapeStyle", implicitSources: ["Color"])
    for (name, value) in [("red", Color.red), ("green", .green), ("blue", .blue), ("orange", .orange)] {
      constant(on: "Color", name, value, as: .color)
    }
    method(
      on: .shape, "fill", .unnamed(.shapeStyle, default: .foreground(level: 1)), returns: .view,
      summary: "Fills the shape.", example: "Circle().fill(.red)"
    ) { .shape($0, layers: [.fill($1)]) }
    modifier(
      "foregroundStyle", .unnamed(.shapeStyle), summary: "Sets what text and shapes are drawn with.",
      example: #"Text("a").foregroundStyle(.red)"#
    ) { $0.foregroundStyle($1) }
  }
}
