// Generated from Sources/Views/Shapes/Shape+Deriving.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Shapes/Shape+Deriving.swift`.
  mutating func addShapeDerivingDeclarations() {
    member(
      "Shape", "trim", summary: "Returns a part of the outline, between two fractions of its length.",
      example: "Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 2)"
    ) {
      .method(on: .shape, .named("from", .double, default: 0), .named("to", .double, default: 1), returns: .shape) {
        value, start, end in value.trim(from: start, to: end)
      }
    }
    member("Shape", "offset", summary: "Returns the shape at an offset.", example: "Circle().offset(x: 4)") {
      .method(on: .shape, .named("x", .double, default: 0), .named("y", .double, default: 0), returns: .shape) {
        value, x, y in value.offset(x: x, y: y)
      }
    }
    member("Shape", "offset", summary: "Returns the shape at an offset.", example: "") {
      .method(on: .shape, .unnamed(.size), returns: .shape) { value, offset in
        value.offset(x: offset.width, y: offset.height)
      }
    }
    member("Shape", "offset", summary: "Returns the shape at an offset.", example: "") {
      .method(on: .shape, .unnamed(.point), returns: .shape) { value, offset in value.offset(x: offset.x, y: offset.y) }
    }
    member(
      "Shape", "rotation", summary: "Returns the shape rotated clockwise about an anchor.",
      example: "Rectangle().rotation(.degrees(45))"
    ) {
      .method(on: .shape, .unnamed(.angle), .named("anchor", .unitPoint, default: .center), returns: .shape) {
        value, angle, anchor in value.rotation(angle, anchor: anchor)
      }
    }
    member("Shape", "scale", summary: "Returns the shape scaled about an anchor.", example: "Circle().scale(x: 0.5)") {
      .method(
        on: .shape, .named("x", .double, default: 1), .named("y", .double, default: 1),
        .named("anchor", .unitPoint, default: .center), returns: .shape
      ) { value, x, y, anchor in value.scale(x: x, y: y, anchor: anchor) }
    }
    member(
      "Shape", "scale", summary: "Returns the shape scaled by one factor about an anchor.",
      example: "Circle().scale(0.5)"
    ) {
      .method(on: .shape, .unnamed(.double), .named("anchor", .unitPoint, default: .center), returns: .shape) {
        value, scale, anchor in value.scale(scale, anchor: anchor)
      }
    }
    member(
      "Shape", "transform", summary: "Returns the shape transformed about the origin of its frame.",
      example: "Circle().transform(CGAffineTransform(translationX: 4, y: 0))"
    ) {
      .method(on: .shape, .unnamed(.transform), returns: .shape) { value, transform in value.transform(transform) }
    }
    member(
      "Shape", "size", summary: "Returns the shape with a fixed size at the origin.",
      example: "Circle().size(width: 20, height: 20)"
    ) {
      .method(on: .shape, .named("width", .double), .named("height", .double), returns: .shape) {
        value, width, height in value.size(width: width, height: height)
      }
    }
    member("Shape", "size", summary: "Returns the shape with a fixed size at the origin.", example: "") {
      .method(on: .shape, .unnamed(.size), returns: .shape) { value, size in
        value.size(width: size.width, height: size.height)
      }
    }
    member(
      "Shape", "stroke", summary: "Returns the outline of the shape's stroke.", example: "Circle().stroke(lineWidth: 2)"
    ) {
      .method(on: .shape, .named("lineWidth", .double, default: 1), returns: .shape) { value, lineWidth in
        value.stroke(lineWidth: lineWidth)
      }
    }
    member(
      "Shape", "stroke", summary: "Returns the outline of the shape's stroke.",
      example: "Circle().stroke(style: StrokeStyle(lineWidth: 2))"
    ) {
      .method(on: .shape, .named("style", .strokeStyle), returns: .shape) { value, style in value.stroke(style: style) }
    }
    member(
      "Shape", "intersection", summary: "Returns the points in both shapes.",
      example: "Circle().intersection(Rectangle().offset(x: 5)).fill(.red)"
    ) {
      .method(on: .shape, .unnamed(.shape), .named("eoFill", .bool, default: false), returns: .shape) {
        value, other, eoFill in value.combined(.intersection, with: other, eoFill: eoFill)
      }
    }
    member(
      "Shape", "union", summary: "Returns the points in at least one of two shapes.",
      example: "Circle().union(Rectangle().offset(x: 5)).fill(.red)"
    ) {
      .method(on: .shape, .unnamed(.shape), .named("eoFill", .bool, default: false), returns: .shape) {
        value, other, eoFill in value.combined(.union, with: other, eoFill: eoFill)
      }
    }
    member(
      "Shape", "subtracting", summary: "Returns the points in this shape that are not in another.",
      example: "Circle().subtracting(Rectangle().offset(x: 5)).fill(.red)"
    ) {
      .method(on: .shape, .unnamed(.shape), .named("eoFill", .bool, default: false), returns: .shape) {
        value, other, eoFill in value.combined(.subtracting, with: other, eoFill: eoFill)
      }
    }
    member(
      "Shape", "symmetricDifference", summary: "Returns the points in exactly one of two shapes.",
      example: "Circle().symmetricDifference(Rectangle().offset(x: 5)).fill(.red)"
    ) {
      .method(on: .shape, .unnamed(.shape), .named("eoFill", .bool, default: false), returns: .shape) {
        value, other, eoFill in value.combined(.symmetricDifference, with: other, eoFill: eoFill)
      }
    }
    member(
      "Shape", "lineIntersection", summary: "Returns the part of the outline inside of another shape.",
      example: "Circle().lineIntersection(Rectangle().offset(x: 5)).stroke(.red)"
    ) {
      .method(on: .shape, .unnamed(.shape), .named("eoFill", .bool, default: false), returns: .shape) {
        value, other, eoFill in value.combined(.lineIntersection, with: other, eoFill: eoFill)
      }
    }
    member(
      "Shape", "lineSubtraction", summary: "Returns the part of the outline outside of another shape.",
      example: "Circle().lineSubtraction(Rectangle().offset(x: 5)).stroke(.red)"
    ) {
      .method(on: .shape, .unnamed(.shape), .named("eoFill", .bool, default: false), returns: .shape) {
        value, other, eoFill in value.combined(.lineSubtraction, with: other, eoFill: eoFill)
      }
    }
  }
}
