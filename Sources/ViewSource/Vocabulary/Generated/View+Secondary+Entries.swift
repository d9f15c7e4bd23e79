// Generated from Sources/Views/Modifiers/View+Secondary.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Modifiers/View+Secondary.swift`.
  mutating func addViewSecondaryDeclarations() {
    member(
      "View", "background", summary: "Views behind the view, one above the other.",
      example: #"Text("a").background(alignment: .leading) { Color.red }"#
    ) {
      .modifier(.named("alignment", .alignment, default: .center), .named("content", .content)) {
        node, alignment, content in node.background(alignment: alignment, children: content)
      }
    }
    member("View", "background", summary: "A style behind the view.", example: #"Text("a").background(.yellow)"#) {
      .modifier(.unnamed(.shapeStyle), .named("ignoresSafeAreaEdges", .edgeSet, default: .all)) { node, style, edges in
        node.background(style, ignoresSafeAreaEdges: edges)
      }
    }
    member(
      "View", "background", summary: "The environment's background style behind the view.",
      example: #"Text("a").background().backgroundStyle(.yellow)"#
    ) {
      .modifier(.named("ignoresSafeAreaEdges", .edgeSet, default: .all)) { node, edges in
        node.background(.background, ignoresSafeAreaEdges: edges)
      }
    }
    member(
      "View", "background", summary: "A view behind the view.",
      example: #"Text("a").background(Circle(), alignment: .top)"#
    ) {
      .modifier(.unnamed(.view), .named("alignment", .alignment, default: .center)) { node, background, alignment in
        node.background(alignment: alignment, children: [background])
      }
    }
    member(
      "View", "background", summary: "A shape in a style behind the view.",
      example: #"Text("a").background(.yellow, in: .capsule)"#
    ) {
      .modifier(.unnamed(.shapeStyle), .named("in", .shape), .named("fillStyle", .fillStyle, default: .nonZero)) {
        node, style, shape, fillStyle in node.background(style, in: shape, rule: fillStyle)
      }
    }
    member(
      "View", "background", summary: "A shape in the environment's background style behind the view.",
      example: #"Text("a").background(in: Circle())"#
    ) {
      .modifier(.named("in", .shape), .named("fillStyle", .fillStyle, default: .nonZero)) { node, shape, fillStyle in
        node.background(.background, in: shape, rule: fillStyle)
      }
    }
    member(
      "View", "overlay", summary: "A view before the view.",
      example: #"Color.red.overlay(Text("a"), alignment: .bottom)"#
    ) {
      .modifier(.unnamed(.view), .named("alignment", .alignment, default: .center)) { node, overlay, alignment in
        node.overlay(alignment: alignment, children: [overlay])
      }
    }
    member(
      "View", "overlay", summary: "Views before the view, one above the other.",
      example: #"Color.red.overlay(alignment: .topLeading) { Text("a") }"#
    ) {
      .modifier(.named("alignment", .alignment, default: .center), .named("content", .content)) {
        node, alignment, content in node.overlay(alignment: alignment, children: content)
      }
    }
    member("View", "overlay", summary: "A style before the view.", example: #"Text("a").overlay(.ultraThinMaterial)"#) {
      .modifier(.unnamed(.shapeStyle), .named("ignoresSafeAreaEdges", .edgeSet, default: .all)) { node, style, edges in
        node.overlay(style, ignoresSafeAreaEdges: edges)
      }
    }
    member(
      "View", "overlay", summary: "A shape in a style before the view.",
      example: #"Text("a").overlay(.thinMaterial, in: Circle())"#
    ) {
      .modifier(.unnamed(.shapeStyle), .named("in", .shape), .named("fillStyle", .fillStyle, default: .nonZero)) {
        node, style, shape, fillStyle in node.overlay(style, in: shape, rule: fillStyle)
      }
    }
    member(
      "View", "border", summary: "A line inside of the view's frame.", example: #"Text("a").border(.red, width: 2)"#
    ) {
      .modifier(.unnamed(.shapeStyle), .named("width", .double, default: 1)) { node, content, width in
        node.border(content, width: width)
      }
    }
    member("View", "mask", summary: "Shows the view where another is opaque.", example: "Color.red.mask(Circle())") {
      .modifier(.unnamed(.view)) { node, mask in node.mask(children: [mask]) }
    }
    member(
      "View", "mask", summary: "Shows the view where others are opaque.", example: #"Color.red.mask { Text("a") }"#
    ) {
      .modifier(.named("alignment", .alignment, default: .center), .unnamed(.content)) { node, alignment, mask in
        node.mask(alignment: alignment, children: mask)
      }
    }
  }
}
