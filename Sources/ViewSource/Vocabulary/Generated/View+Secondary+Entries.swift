// Generated from Sources/Views/Modifiers/View+Secondary.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Modifiers/View+Secondary.swift`.
  mutating func addViewSecondaryDeclarations() {
    member(
      "View", "background", summary: "Layers views behind the view.",
      example: #"Text("a").background(alignment: .leading) { Color.red }"#
    ) {
      .modifier(.named("alignment", .alignment, default: .center), .named("content", .content)) {
        node, alignment, content in node.background(alignment: alignment, children: content)
      }
    }
    member(
      "View", "background", summary: "Fills the area behind the view with a style.",
      example: #"Text("a").background(.yellow)"#
    ) {
      .modifier(.unnamed(.shapeStyle), .named("ignoresSafeAreaEdges", .edgeSet, default: .all)) { node, style, edges in
        node.background(style, ignoresSafeAreaEdges: edges)
      }
    }
    member(
      "View", "background", summary: "Fills the area behind the view with the background style of the environment.",
      example: #"Text("a").background().backgroundStyle(.yellow)"#
    ) {
      .modifier(.named("ignoresSafeAreaEdges", .edgeSet, default: .all)) { node, edges in
        node.background(.background, ignoresSafeAreaEdges: edges)
      }
    }
    member(
      "View", "background", summary: "Layers a view behind the view.",
      example: #"Text("a").background(Circle(), alignment: .top)"#
    ) {
      .modifier(.unnamed(.view), .named("alignment", .alignment, default: .center)) { node, background, alignment in
        node.background(alignment: alignment, children: [background])
      }
    }
    member(
      "View", "background", summary: "Fills a shape behind the view with a style.",
      example: #"Text("a").background(.yellow, in: .capsule)"#
    ) {
      .modifier(.unnamed(.shapeStyle), .named("in", .shape), .named("fillStyle", .fillStyle, default: FillStyle())) {
        node, style, shape, fillStyle in node.background(style, in: shape, rule: fillStyle.rule)
      }
    }
    member(
      "View", "background", summary: "Fills a shape behind the view with the background style of the environment.",
      example: #"Text("a").background(in: Circle())"#
    ) {
      .modifier(.named("in", .shape), .named("fillStyle", .fillStyle, default: FillStyle())) { node, shape, fillStyle in
        node.background(.background, in: shape, rule: fillStyle.rule)
      }
    }
    member(
      "View", "overlay", summary: "Layers a view in front of the view.",
      example: #"Color.red.overlay(Text("a"), alignment: .bottom)"#
    ) {
      .modifier(.unnamed(.view), .named("alignment", .alignment, default: .center)) { node, overlay, alignment in
        node.overlay(alignment: alignment, children: [overlay])
      }
    }
    member(
      "View", "overlay", summary: "Layers views in front of the view.",
      example: #"Color.red.overlay(alignment: .topLeading) { Text("a") }"#
    ) {
      .modifier(.named("alignment", .alignment, default: .center), .named("content", .content)) {
        node, alignment, content in node.overlay(alignment: alignment, children: content)
      }
    }
    member(
      "View", "overlay", summary: "Fills the area in front of the view with a style.",
      example: #"Text("a").overlay(.ultraThinMaterial)"#
    ) {
      .modifier(.unnamed(.shapeStyle), .named("ignoresSafeAreaEdges", .edgeSet, default: .all)) { node, style, edges in
        node.overlay(style, ignoresSafeAreaEdges: edges)
      }
    }
    member(
      "View", "overlay", summary: "Fills a shape in front of the view with a style.",
      example: #"Text("a").overlay(.thinMaterial, in: Circle())"#
    ) {
      .modifier(.unnamed(.shapeStyle), .named("in", .shape), .named("fillStyle", .fillStyle, default: FillStyle())) {
        node, style, shape, fillStyle in node.overlay(style, in: shape, rule: fillStyle.rule)
      }
    }
    member(
      "View", "border", summary: "Adds a border inside of the view's frame.",
      example: #"Text("a").border(.red, width: 2)"#
    ) {
      .modifier(.unnamed(.shapeStyle), .named("width", .double, default: 1)) { node, content, width in
        node.border(content, width: width)
      }
    }
    member("View", "mask", summary: "Masks the view with the opacity of another.", example: "Color.red.mask(Circle())")
    {
      .modifier(.unnamed(.view)) { node, mask in node.mask(children: [mask]) }
    }
    member(
      "View", "mask", summary: "Masks the view with the opacity of other views.",
      example: #"Color.red.mask { Text("a") }"#
    ) {
      .modifier(.named("alignment", .alignment, default: .center), .unnamed(.content)) { node, alignment, mask in
        node.mask(alignment: alignment, children: mask)
      }
    }
  }
}
