// Generated from Sources/Views/Modifiers/View+Container.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Modifiers/View+Container.swift`.
  mutating func addViewContainerDeclarations() {
    member(
      "View", "containerRelativeFrame", summary: "Gives the view the size of its container on some axes.",
      example: #"Text("a").containerRelativeFrame(.horizontal)"#
    ) {
      .modifier(.unnamed(.axisSet), .named("alignment", .alignment, default: .center)) { node, axes, alignment in
        node.containerRelativeFrame(axes, alignment: alignment)
      }
    }
    member(
      "View", "containerRelativeFrame",
      summary: "Gives the view a number of the columns or rows into which its container is divided.",
      example: #"Text("a").containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 8)"#
    ) {
      .modifier(
        .unnamed(.axisSet), .named("count", .int), .named("span", .int, default: 1), .named("spacing", .double),
        .named("alignment", .alignment, default: .center)
      ) { node, axes, count, span, spacing, alignment in
        node.containerRelativeFrame(axes, count: count, span: span, spacing: spacing, alignment: alignment)
      }
    }
    member(
      "View", "containerRelativeFrame",
      summary: "Gives the view a length that is computed from the length of its container.",
      example: #"Text("a").containerRelativeFrame(.horizontal) { length, _ in length / 2 }"#
    ) {
      .modifier(.unnamed(.axisSet), .named("alignment", .alignment, default: .center), .unnamed(.lengthAndAxis)) {
        node, axes, alignment, length in node.containerRelativeFrame(axes, alignment: alignment, length: length)
      }
    }
    member(
      "View", "scenePadding", summary: "Adds the standard margins of a screen's content on some edges.",
      example: #"Text("a").scenePadding(.horizontal)"#
    ) {
      .modifier(.unnamed(.edgeSet, default: .all)) { node, edges in node.padding(edges) }
    }
    member(
      "View", "scenePadding",
      summary: "Adds the margins of a kind of screen's content on some edges: on iOS, the standard ones.",
      example: #"Text("a").scenePadding(.minimum, edges: .horizontal)"#
    ) {
      .modifier(.unnamed(.scenePadding), .named("edges", .edgeSet, default: .all)) { node, _, edges in
        node.padding(edges)
      }
    }
    member(
      "View", "safeAreaPadding", summary: "Adds to the safe area on some edges; nil for 16 points.",
      example: #"Text("a").safeAreaPadding(.top, 8)"#
    ) {
      .modifier(.unnamed(.edgeSet, default: .all), .unnamed(.optional(.double), default: .some(nil))) {
        node, edges, length in node.safeAreaPadding(edges, length)
      }
    }
    member(
      "View", "safeAreaPadding", summary: "Adds to the safe area on each side.",
      example: #"Text("a").safeAreaPadding(EdgeInsets(top: 8, leading: 0, bottom: 0, trailing: 0))"#
    ) {
      .modifier(.unnamed(.edgeInsets)) { node, insets in node.safeAreaPadding(insets) }
    }
    member(
      "View", "safeAreaPadding", summary: "Adds to the safe area on all edges.",
      example: #"Text("a").safeAreaPadding(8)"#
    ) {
      .modifier(.unnamed(.double)) { node, length in node.safeAreaPadding(.all, length) }
    }
    member(
      "View", "contentMargins",
      summary: "Adds margins around the content of scroll views and lists on some edges; nil for 16 points.",
      example: #"ScrollView { Text("a") }.contentMargins(.horizontal, 8)"#
    ) {
      .modifier(
        .unnamed(.edgeSet, default: .all), .unnamed(.optional(.double)),
        .named("for", .contentMarginPlacement, default: .automatic)
      ) { node, edges, length, placement in node.contentMargins(edges, length, for: placement) }
    }
    member(
      "View", "contentMargins", summary: "Adds margins around the content of scroll views and lists.",
      example: #"ScrollView { Text("a") }.contentMargins(8)"#
    ) {
      .modifier(.unnamed(.double), .named("for", .contentMarginPlacement, default: .automatic)) {
        node, length, placement in node.contentMargins(.all, length, for: placement)
      }
    }
    member(
      "View", "contentMargins", summary: "Adds margins around the content of scroll views and lists on some edges.",
      example: #"ScrollView { Text("a") }.contentMargins(.all, EdgeInsets())"#
    ) {
      .modifier(
        .unnamed(.edgeSet, default: .all), .unnamed(.edgeInsets),
        .named("for", .contentMarginPlacement, default: .automatic)
      ) { node, edges, insets, placement in node.contentMargins(edges, insets, for: placement) }
    }
    member(
      "View", "ignoresSafeArea", summary: "Extends the view to the edges of the canvas.",
      example: "Color.red.ignoresSafeArea(edges: .top)"
    ) {
      .modifier(.unnamed(.safeAreaRegions, default: .all), .named("edges", .edgeSet, default: .all)) {
        node, regions, edges in node.ignoresSafeArea(regions, edges: edges)
      }
    }
    member(
      "View", "edgesIgnoringSafeArea",
      summary: "Extends the view to the edges of the canvas, in SwiftUI's older spelling.",
      example: "Color.red.edgesIgnoringSafeArea(.all)"
    ) {
      .modifier(.unnamed(.edgeSet)) { node, edges in node.ignoresSafeArea(edges: edges) }
    }
    member(
      "View", "safeAreaInset",
      summary: "Puts views at the top or bottom edge of the view, which is proposed the remaining height.",
      example: #"Color.red.safeAreaInset(edge: .bottom) { Text("a") }"#
    ) {
      .modifier(
        .named("edge", .verticalEdge), .named("alignment", .horizontalAlignment, default: .center),
        .named("spacing", .optional(.double), default: .some(nil)), .named("content", .content)
      ) { node, edge, alignment, spacing, content in
        node.safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
      }
    }
    member(
      "View", "safeAreaInset",
      summary: "Puts views at the leading or trailing edge of the view, which is proposed the remaining width.",
      example: #"Color.red.safeAreaInset(edge: .leading, alignment: .top) { Text("a") }"#
    ) {
      .modifier(
        .named("edge", .horizontalEdge), .named("alignment", .verticalAlignment, default: .center),
        .named("spacing", .optional(.double), default: .some(nil)), .named("content", .content)
      ) { node, edge, alignment, spacing, content in
        node.safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
      }
    }
    member(
      "View", "safeAreaBar", summary: "Puts a bar above or below the view, which is proposed the remaining height.",
      example: #"Color.red.safeAreaBar(edge: .bottom) { Text("a") }"#
    ) {
      .modifier(
        .named("edge", .verticalEdge), .named("alignment", .horizontalAlignment, default: .center),
        .named("spacing", .optional(.double), default: .some(nil)), .named("content", .content)
      ) { node, edge, alignment, spacing, content in
        node.safeAreaBar(edge: edge, alignment: alignment, spacing: spacing, content: content)
      }
    }
    member(
      "View", "frame", summary: "Returns the view unchanged; a figure has no depth.",
      example: #"Text("a").frame(maxDepth: 10)"#
    ) {
      .modifier(
        .named("minDepth", .optional(.double), default: .some(nil)), .named("maxDepth", .optional(.double)),
        .named("alignment", .unevaluated, default: ())
      ) { node, _, _, _ in node }
    }
  }
}
