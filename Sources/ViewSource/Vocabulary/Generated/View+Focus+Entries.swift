// Generated from Sources/Views/Behaviour/View+Focus.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Behaviour/View+Focus.swift`.
  mutating func addViewFocusDeclarations() {
    member(
      "View", "searchCompletion",
      summary: "Makes the view a suggestion that replaces the text of a search when it is tapped.",
      example: #"Text("a").searchCompletion("b")"#
    ) {
      .modifier(.unnamed(.acting(.string))) { node, completion in node.searchCompletion(completion) }
    }
  }
}
