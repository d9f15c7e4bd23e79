// Generated from Sources/Views/Modifiers/View+Traits.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Modifiers/View+Traits.swift`.
  mutating func addViewTraitsDeclarations() {
    member(
      "View", "layoutPriority",
      summary: "Sets the priority with which a stack proposes space to the view; 0 is the default.",
      example: #"Text("a").layoutPriority(1)"#
    ) {
      .modifier(.unnamed(.double)) { node, value in node.layoutPriority(value) }
    }
    member(
      "View", "zIndex", summary: "Sets the drawing order of the view among its siblings; 0 is the default.",
      example: #"Text("a").zIndex(1)"#
    ) {
      .modifier(.unnamed(.double)) { node, value in node.zIndex(value) }
    }
    member(
      "View", "id", summary: "Sets the view's identity; a string also names the view in a layout's text.",
      example: #"Text("a").id("name")"#
    ) {
      .modifier(.unnamed(.identity)) { node, id in node.id(AnyHashable(id)) }
    }
    member(
      "View", "tag", summary: "Sets the tag that identifies the view in a selection.", example: #"Text("a").tag(1)"#
    ) {
      .modifier(.unnamed(.identity), .named("includeOptional", .bool, default: true)) { node, tag, _ in
        node.tag(AnyHashable(tag))
      }
    }
  }
}
