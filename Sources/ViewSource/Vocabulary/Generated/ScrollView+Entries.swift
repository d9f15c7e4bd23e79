// Generated from Sources/Views/Containers/ScrollView.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Containers/ScrollView.swift`.
  mutating func addScrollViewDeclarations() {
    view(
      "ScrollView", summary: "Creates a view that scrolls along some axes.",
      example: #"ScrollView(.horizontal, showsIndicators: false) { Text("a") }"#
    ) {
      .placed(
        .unnamed(.axisSet, default: .vertical), .named("showsIndicators", .bool, default: true),
        .named("content", .content), returns: .view
      ) { place, axes, _, content in .scrollView(axes, children: content, at: place) }
    }
    view(
      "LazyVStack", summary: "Creates a column with an alignment.", example: #"LazyVStack(spacing: 4) { Text("a") }"#
    ) {
      .function(
        .named("alignment", .horizontalAlignment, default: .center),
        .named("spacing", .optional(.double), default: .some(nil)), .named("pinnedViews", .unevaluated, default: ()),
        .named("content", .content), returns: .view
      ) { alignment, spacing, _, content in .lazyVStack(alignment: alignment, spacing: spacing, children: content) }
    }
    view("LazyHStack", summary: "Creates a row with an alignment.", example: #"LazyHStack(spacing: 4) { Text("a") }"#) {
      .function(
        .named("alignment", .verticalAlignment, default: .center),
        .named("spacing", .optional(.double), default: .some(nil)), .named("pinnedViews", .unevaluated, default: ()),
        .named("content", .content), returns: .view
      ) { alignment, spacing, _, content in .lazyHStack(alignment: alignment, spacing: spacing, children: content) }
    }
    view(
      "ViewThatFits", summary: "Creates a choice that compares sizes on some axes.",
      example: #"ViewThatFits(in: .horizontal) { Text("long"); Text("s") }"#
    ) {
      .function(
        .named("in", .axisSet, default: Axis.Set([.horizontal, .vertical])), .named("content", .content), returns: .view
      ) { axes, content in .viewThatFits(in: axes, children: content) }
    }
    member(
      "View", "coordinateSpace", summary: "Names the coordinate space of the view.",
      example: #"Text("a").coordinateSpace(name: "box")"#
    ) {
      .modifier(.named("name", .identity)) { node, name in node.coordinateSpace(name: AnyHashableSendable(name)) }
    }
    member(
      "View", "coordinateSpace", summary: "Names the coordinate space of the view.",
      example: #"Text("a").coordinateSpace(.named("box"))"#
    ) {
      .modifier(.unnamed(.coordinateSpace)) { node, name in node.coordinateSpace(name) }
    }
    member(
      "View", "scrollClipDisabled", summary: "Allows content to be drawn outside of the bounds of scroll views.",
      example: #"ScrollView { Text("a") }.scrollClipDisabled()"#
    ) {
      .modifier(.unnamed(.bool, default: true)) { node, disabled in node.scrollClipDisabled(disabled) }
    }
    member(
      "View", "defaultScrollAnchor", summary: "Sets the initial position of scroll views within the view.",
      example: #"ScrollView { Text("a") }.defaultScrollAnchor(.bottom)"#
    ) {
      .modifier(.unnamed(.optional(.unitPoint))) { node, anchor in node.defaultScrollAnchor(anchor) }
    }
    member(
      "View", "defaultScrollAnchor",
      summary:
        "Sets the initial position of scroll views within the view, or the alignment of content that is smaller than they are.",
      example: #"ScrollView { Text("a") }.defaultScrollAnchor(.bottom, for: .alignment)"#
    ) {
      .modifier(.unnamed(.optional(.unitPoint)), .named("for", .scrollAnchorRole)) { node, anchor, role in
        node.defaultScrollAnchor(anchor, for: role)
      }
    }
  }
}
