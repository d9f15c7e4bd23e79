// Generated from Sources/Views/Behaviour/ScrollPosition+Views.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Behaviour/ScrollPosition+Views.swift`.
  mutating func addScrollPositionViewsDeclarations() {
    member(
      "View", "scrollPosition", summary: "Scrolls the scroll views within the view to the view with an identity.",
      example:
        #"ScrollView { ForEach(0..<9) { Text("\($0)").padding() } }.frame(height: 99).scrollPosition(id: .constant(5))"#
    ) {
      .modifier(
        .named("id", .bound(.optional(.identity))), .named("anchor", .optional(.unitPoint), default: .some(nil))
      ) { node, id, anchor in node.scrollPosition(id: id, anchor: anchor) }
    }
    member(
      "View", "scrollPosition", summary: "Scrolls the scroll views within the view to a view, an edge or a point.",
      example:
        "ScrollView { Color.red.frame(width: 20, height: 200) }.frame(height: 99).scrollPosition(.constant(ScrollPosition(edge: .bottom)))"
    ) {
      .modifier(.unnamed(.bound(.scrollPosition)), .named("anchor", .optional(.unitPoint), default: .some(nil))) {
        node, position, anchor in node.scrollPosition(position, anchor: anchor)
      }
    }
  }
}
