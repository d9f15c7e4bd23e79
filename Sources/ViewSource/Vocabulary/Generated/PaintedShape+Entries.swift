// Generated from Sources/Views/Shapes/PaintedShape.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Shapes/PaintedShape.swift`.
  mutating func addPaintedShapeDeclarations() {
    member("ShapeView", "fill", summary: "Adds a filled layer above the others.", example: "") {
      .method(
        on: .paintedShape, .unnamed(.shapeStyle, default: .foreground(level: 1)),
        .named("style", .fillStyle, default: FillStyle()), returns: .paintedShape
      ) { value, content, style in value.painted(.fill(content, rule: style.rule)) }
    }
    member("ShapeView", "stroke", summary: "Adds a stroked layer.", example: "") {
      .method(
        on: .paintedShape, .unnamed(.shapeStyle), .named("style", .strokeStyle),
        .named("antialiased", .bool, default: true), returns: .paintedShape
      ) { value, content, style, _ in value.painted(.stroke(content, style)) }
    }
    member("ShapeView", "stroke", summary: "Adds a stroked layer.", example: "") {
      .method(
        on: .paintedShape, .unnamed(.shapeStyle), .named("lineWidth", .double, default: 1),
        .named("antialiased", .bool, default: true), returns: .paintedShape
      ) { value, content, lineWidth, _ in value.painted(.stroke(content, StrokeStyle(lineWidth: lineWidth))) }
    }
    member("ShapeView", "strokeBorder", summary: "Adds a layer that is stroked inside of the shape.", example: "") {
      .method(
        on: .paintedShape, .unnamed(.shapeStyle, default: .foreground(level: 1)), .named("style", .strokeStyle),
        .named("antialiased", .bool, default: true), returns: .paintedShape
      ) { value, content, style, _ in value.painted(.strokeBorder(content, style)) }
    }
    member("ShapeView", "strokeBorder", summary: "Adds a layer that is stroked inside of the shape.", example: "") {
      .method(
        on: .paintedShape, .unnamed(.shapeStyle, default: .foreground(level: 1)),
        .named("lineWidth", .double, default: 1), .named("antialiased", .bool, default: true), returns: .paintedShape
      ) { value, content, lineWidth, _ in value.painted(.strokeBorder(content, StrokeStyle(lineWidth: lineWidth))) }
    }
    member("Shape", "fill", summary: "Fills the shape with a style.", example: "Circle().fill(.red)") {
      .method(
        on: .shape, .unnamed(.shapeStyle, default: .foreground(level: 1)),
        .named("style", .fillStyle, default: FillStyle()), returns: .paintedShape
      ) { value, content, style in value.painted(.fill(content, rule: style.rule)) }
    }
    member("Shape", "fill", summary: "Fills the shape with the foreground style.", example: "") {
      .method(on: .shape, .named("style", .fillStyle), returns: .paintedShape) { value, style in
        value.painted(.fill(.foreground(level: 1), rule: style.rule))
      }
    }
    member(
      "Shape", "stroke", summary: "Strokes the shape's outline with a style, half of the width on each side.",
      example: "Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [4]))"
    ) {
      .method(
        on: .shape, .unnamed(.shapeStyle), .named("style", .strokeStyle), .named("antialiased", .bool, default: true),
        returns: .paintedShape
      ) { value, content, style, _ in value.painted(.stroke(content, style)) }
    }
    member(
      "Shape", "stroke", summary: "Strokes the shape's outline with a style, half of the width on each side.",
      example: "Circle().stroke(.red, lineWidth: 2)"
    ) {
      .method(
        on: .shape, .unnamed(.shapeStyle), .named("lineWidth", .double, default: 1),
        .named("antialiased", .bool, default: true), returns: .paintedShape
      ) { value, content, lineWidth, _ in value.painted(.stroke(content, StrokeStyle(lineWidth: lineWidth))) }
    }
    member(
      "Shape", "strokeBorder", summary: "Strokes the shape's outline with a style, inside of the shape.",
      example: "Circle().strokeBorder(.red, style: StrokeStyle(lineWidth: 2))"
    ) {
      .method(
        on: .shape, .unnamed(.shapeStyle, default: .foreground(level: 1)), .named("style", .strokeStyle),
        .named("antialiased", .bool, default: true), returns: .paintedShape
      ) { value, content, style, _ in value.painted(.strokeBorder(content, style)) }
    }
    member(
      "Shape", "strokeBorder", summary: "Strokes the shape's outline with a style, inside of the shape.",
      example: "Circle().strokeBorder(.red, lineWidth: 2)"
    ) {
      .method(
        on: .shape, .unnamed(.shapeStyle, default: .foreground(level: 1)), .named("lineWidth", .double, default: 1),
        .named("antialiased", .bool, default: true), returns: .paintedShape
      ) { value, content, lineWidth, _ in value.painted(.strokeBorder(content, StrokeStyle(lineWidth: lineWidth))) }
    }
  }
}
