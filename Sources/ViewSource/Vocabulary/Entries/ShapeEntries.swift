import PlumblineLayout

extension Vocabulary {
  /// Adds shapes and the methods that transform, fill and stroke them.
  mutating func addShapes() {
    conversion(from: .shape, to: .view) { .shape($0) }
    conversion(from: .paintedShape, to: .view) { $0.node }
    conversion(from: .path, to: .shape) { .path($0) }
    conversion(from: .path, to: .view) { .shape(.path($0)) }
    addShapeTypes()
    addShapeNames()
    addShapeMethods()
    addPainting()
    addPaintingMore()
  }

  private mutating func addShapeTypes() {
    initializer("Rectangle", returns: .shape, summary: "A rectangle.", example: "Rectangle()") { .rectangle }
    initializer("Circle", returns: .shape, summary: "A circle.", example: "Circle()") { .circle }
    initializer("Ellipse", returns: .shape, summary: "An ellipse.", example: "Ellipse()") { .ellipse }
    initializer(
      "Capsule", .named("style", .cornerStyle, default: .continuous), returns: .shape,
      summary: "A rectangle whose shorter sides are half circles.", example: "Capsule(style: .circular)"
    ) { .capsule(style: $0) }
    initializer(
      "RoundedRectangle", .named("cornerRadius", .double), .named("style", .cornerStyle, default: .continuous),
      returns: .shape, summary: "A rectangle with rounded corners.", example: "RoundedRectangle(cornerRadius: 8)"
    ) { .roundedRectangle(cornerRadius: $0, style: $1) }
    initializer(
      "RoundedRectangle", .named("cornerSize", .size), .named("style", .cornerStyle, default: .continuous),
      returns: .shape, summary: "A rectangle with rounded corners of a size.",
      example: "RoundedRectangle(cornerSize: CGSize(width: 8, height: 4))"
    ) { .roundedRectangle(cornerSize: $0, style: $1) }
    initializer(
      "UnevenRoundedRectangle", .named("cornerRadii", .cornerRadii),
      .named("style", .cornerStyle, default: .continuous),
      returns: .shape, summary: "A rectangle with a radius for each corner.",
      example: "UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topLeading: 8))"
    ) { .unevenRoundedRectangle(cornerRadii: $0, style: $1) }
    initializer(
      "UnevenRoundedRectangle", .named("topLeadingRadius", .double, default: 0),
      .named("bottomLeadingRadius", .double, default: 0), .named("bottomTrailingRadius", .double, default: 0),
      .named("topTrailingRadius", .double, default: 0), .named("style", .cornerStyle, default: .continuous),
      returns: .shape, summary: "A rectangle with a radius for each corner.",
      example: "UnevenRoundedRectangle(topLeadingRadius: 8, topTrailingRadius: 8)"
    ) { topLeading, bottomLeading, bottomTrailing, topTrailing, style in
      .unevenRoundedRectangle(
        cornerRadii: RectangleCornerRadii(
          topLeading: topLeading, bottomLeading: bottomLeading, bottomTrailing: bottomTrailing,
          topTrailing: topTrailing),
        style: style)
    }
    initializer(
      "ContainerRelativeShape", returns: .shape, summary: "The container's shape, inset.",
      example: "ContainerRelativeShape()"
    ) { .containerRelative }
    initializer(
      "AnyShape", .unnamed(.shape), returns: .shape, summary: "Any shape.", example: "AnyShape(Circle())"
    ) { $0 }
    initializer(
      "RectangleCornerRadii", .named("topLeading", .double, default: 0), .named("bottomLeading", .double, default: 0),
      .named("bottomTrailing", .double, default: 0), .named("topTrailing", .double, default: 0), returns: .cornerRadii
    ) { RectangleCornerRadii(topLeading: $0, bottomLeading: $1, bottomTrailing: $2, topTrailing: $3) }
    cases(of: .cornerStyle)
  }

  private mutating func addShapeNames() {
    for (name, shape) in [
      ("rect", AnyShape.rectangle), ("circle", .circle), ("ellipse", .ellipse), ("capsule", .capsule),
      ("containerRelative", .containerRelative),
    ] { constant(on: "Shape", name, shape, as: .shape) }
    staticMethod(
      on: "Shape", "rect", .named("cornerRadius", .double), .named("style", .cornerStyle, default: .continuous),
      returns: .shape, summary: "A rectangle with rounded corners.",
      example: "Color.red.clipShape(.rect(cornerRadius: 8))"
    ) { .roundedRectangle(cornerRadius: $0, style: $1) }
    staticMethod(
      on: "Shape", "rect", .named("cornerSize", .size), .named("style", .cornerStyle, default: .continuous),
      returns: .shape
    ) { .roundedRectangle(cornerSize: $0, style: $1) }
    staticMethod(
      on: "Shape", "rect", .named("cornerRadii", .cornerRadii), .named("style", .cornerStyle, default: .continuous),
      returns: .shape
    ) { .unevenRoundedRectangle(cornerRadii: $0, style: $1) }
    staticMethod(
      on: "Shape", "rect", .named("topLeadingRadius", .double, default: 0),
      .named("bottomLeadingRadius", .double, default: 0), .named("bottomTrailingRadius", .double, default: 0),
      .named("topTrailingRadius", .double, default: 0), .named("style", .cornerStyle, default: .continuous),
      returns: .shape
    ) { topLeading, bottomLeading, bottomTrailing, topTrailing, style in
      .unevenRoundedRectangle(
        cornerRadii: RectangleCornerRadii(
          topLeading: topLeading, bottomLeading: bottomLeading, bottomTrailing: bottomTrailing,
          topTrailing: topTrailing),
        style: style)
    }
    staticMethod(on: "Shape", "capsule", .named("style", .cornerStyle), returns: .shape) { .capsule(style: $0) }
  }

  private mutating func addShapeMethods() {
    method(
      on: .shape, "inset", .named("by", .double), returns: .shape, summary: "The shape inset on each side.",
      example: "Circle().inset(by: 4)"
    ) { $0.inset(by: $1) }
    method(on: .shape, "path", .named("in", .rect), returns: .path) { $0.path(in: $1) }
  }

  private mutating func addPainting() {
    method(
      on: .shape, "fill", .unnamed(.shapeStyle, default: .foreground(level: 1)),
      .named("style", .fillStyle, default: .nonZero), returns: .paintedShape, summary: "Fills the shape.",
      example: "Circle().fill(.red)"
    ) { PaintedShape(shape: $0, layers: [.fill($1, rule: $2)]) }
    method(on: .shape, "fill", .named("style", .fillStyle), returns: .paintedShape) {
      PaintedShape(shape: $0, layers: [.fill(.foreground(level: 1), rule: $1)])
    }
    method(
      on: .shape, "stroke", .unnamed(.shapeStyle), .named("lineWidth", .double, default: 1),
      .named("antialiased", .bool, default: true), returns: .paintedShape, summary: "Draws the shape's outline.",
      example: "Circle().stroke(.red, lineWidth: 2)"
    ) { shape, style, width, _ in PaintedShape(shape: shape, layers: [.stroke(style, StrokeStyle(lineWidth: width))]) }
    method(
      on: .shape, "stroke", .unnamed(.shapeStyle), .named("style", .strokeStyle),
      .named("antialiased", .bool, default: true), returns: .paintedShape, summary: "Draws the shape's outline.",
      example: "Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [4]))"
    ) { shape, style, stroke, _ in PaintedShape(shape: shape, layers: [.stroke(style, stroke)]) }
    method(
      on: .shape, "strokeBorder", .unnamed(.shapeStyle, default: .foreground(level: 1)),
      .named("lineWidth", .double, default: 1), .named("antialiased", .bool, default: true), returns: .paintedShape,
      summary: "Draws the outline inside of the shape.", example: "Circle().strokeBorder(.red, lineWidth: 2)"
    ) { shape, style, width, _ in
      PaintedShape(shape: shape, layers: [.strokeBorder(style, StrokeStyle(lineWidth: width))])
    }
    method(
      on: .shape, "strokeBorder", .unnamed(.shapeStyle, default: .foreground(level: 1)),
      .named("style", .strokeStyle), .named("antialiased", .bool, default: true), returns: .paintedShape,
      summary: "Draws the outline inside of the shape.",
      example: "Circle().strokeBorder(.red, style: StrokeStyle(lineWidth: 2))"
    ) { shape, style, stroke, _ in PaintedShape(shape: shape, layers: [.strokeBorder(style, stroke)]) }
  }

  private mutating func addPaintingMore() {
    method(
      on: .paintedShape, "fill", .unnamed(.shapeStyle, default: .foreground(level: 1)),
      .named("style", .fillStyle, default: .nonZero), returns: .paintedShape
    ) { $0.adding(.fill($1, rule: $2)) }
    method(
      on: .paintedShape, "stroke", .unnamed(.shapeStyle), .named("lineWidth", .double, default: 1),
      .named("antialiased", .bool, default: true), returns: .paintedShape
    ) { shape, style, width, _ in shape.adding(.stroke(style, StrokeStyle(lineWidth: width))) }
    method(
      on: .paintedShape, "stroke", .unnamed(.shapeStyle), .named("style", .strokeStyle),
      .named("antialiased", .bool, default: true), returns: .paintedShape
    ) { shape, style, stroke, _ in shape.adding(.stroke(style, stroke)) }
    method(
      on: .paintedShape, "strokeBorder", .unnamed(.shapeStyle, default: .foreground(level: 1)),
      .named("lineWidth", .double, default: 1), .named("antialiased", .bool, default: true), returns: .paintedShape
    ) { shape, style, width, _ in shape.adding(.strokeBorder(style, StrokeStyle(lineWidth: width))) }
    method(
      on: .paintedShape, "strokeBorder", .unnamed(.shapeStyle, default: .foreground(level: 1)),
      .named("style", .strokeStyle), .named("antialiased", .bool, default: true), returns: .paintedShape
    ) { shape, style, stroke, _ in shape.adding(.strokeBorder(style, stroke)) }
  }
}
