// Generated from Sources/Views/Behaviour/View+Windows.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Behaviour/View+Windows.swift`.
  mutating func addViewWindowsDeclarations() {
    member(
      "View", "presentationCompactAdaptation",
      summary: "Sets the form of the popover around the view on a small screen.",
      example: #"Text("a").presentationCompactAdaptation(.popover)"#
    ) {
      .modifier(.unnamed(.presentationAdaptation)) { node, adaptation in node.presentationCompactAdaptation(adaptation)
      }
    }
    member(
      "View", "presentationCompactAdaptation",
      summary: "Sets the form of the popover around the view on a small screen.",
      example: #"Text("a").presentationCompactAdaptation(horizontal: .popover, vertical: .sheet)"#
    ) {
      .modifier(.named("horizontal", .presentationAdaptation), .named("vertical", .presentationAdaptation)) {
        node, horizontalAdaptation, _ in node.presentationCompactAdaptation(horizontalAdaptation)
      }
    }
  }
}
