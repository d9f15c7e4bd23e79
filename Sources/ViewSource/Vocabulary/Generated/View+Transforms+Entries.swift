// Generated from Sources/Views/Modifiers/View+Transforms.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Modifiers/View+Transforms.swift`.
  mutating func addViewTransformsDeclarations() {
    member(
      "View", "offset", summary: "Draws the view at an offset; x counts from leading.",
      example: #"Text("a").offset(x: 5)"#
    ) {
      .modifier(.named("x", .double, default: 0), .named("y", .double, default: 0)) { node, x, y in
        node.offset(x: x, y: y)
      }
    }
    member(
      "View", "offset", summary: "Draws the view at an offset.",
      example: #"Text("a").offset(CGSize(width: 5, height: 0))"#
    ) {
      .modifier(.unnamed(.size)) { node, offset in node.offset(offset) }
    }
    member(
      "View", "rotationEffect", summary: "Draws the view rotated clockwise about an anchor.",
      example: #"Text("a").rotationEffect(.degrees(45), anchor: .topLeading)"#
    ) {
      .modifier(.unnamed(.angle), .named("anchor", .unitPoint, default: .center)) { node, angle, anchor in
        node.rotationEffect(angle, anchor: anchor)
      }
    }
    member(
      "View", "scaleEffect", summary: "Draws the view scaled about an anchor.",
      example: #"Text("a").scaleEffect(x: -1)"#
    ) {
      .modifier(
        .named("x", .double, default: 1), .named("y", .double, default: 1),
        .named("anchor", .unitPoint, default: .center)
      ) { node, x, y, anchor in node.scaleEffect(x: x, y: y, anchor: anchor) }
    }
    member(
      "View", "scaleEffect", summary: "Draws the view scaled by one factor about an anchor.",
      example: #"Text("a").scaleEffect(2)"#
    ) {
      .modifier(.unnamed(.double), .named("anchor", .unitPoint, default: .center)) { node, scale, anchor in
        node.scaleEffect(scale, anchor: anchor)
      }
    }
    member(
      "View", "scaleEffect", summary: "Draws the view scaled by a factor for each axis about an anchor.",
      example: #"Text("a").scaleEffect(CGSize(width: 2, height: 1))"#
    ) {
      .modifier(.unnamed(.size), .named("anchor", .unitPoint, default: .center)) { node, scale, anchor in
        node.scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
      }
    }
    member(
      "View", "transformEffect", summary: "Draws the view transformed about its top-left corner.",
      example: #"Text("a").transformEffect(CGAffineTransform(translationX: 5, y: 5))"#
    ) {
      .modifier(.unnamed(.transform)) { node, transform in node.transformEffect(transform) }
    }
    member(
      "View", "projectionEffect", summary: "Draws the view projected about its top-left corner.",
      example: #"Text("a").projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 1)))"#
    ) {
      .modifier(.unnamed(.transform)) { node, transform in node.projectionEffect(transform) }
    }
    member(
      "View", "rotation3DEffect", summary: "Draws the view rotated about an axis in space.",
      example: #"Text("a").rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))"#
    ) {
      .modifier(
        .unnamed(.angle), .named("axis", .axis3D), .named("anchor", .unitPoint, default: .center),
        .named("anchorZ", .double, default: 0), .named("perspective", .double, default: 1)
      ) { node, angle, axis, anchor, anchorZ, perspective in
        node.rotation3DEffect(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
      }
    }
  }
}
