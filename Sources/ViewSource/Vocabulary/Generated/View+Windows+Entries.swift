// Generated from Sources/Views/Behaviour/View+Windows.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Behaviour/View+Windows.swift`.
  mutating func addViewWindowsDeclarations() {
    member(
      "View", "presentationBackgroundInteraction",
      summary: "Sets whether the content beneath the sheet can be used, and is not dimmed.",
      example: #"Text("a").presentationBackgroundInteraction(.enabled(upThrough: .medium))"#
    ) {
      .modifier(.unnamed(.backgroundInteraction)) { node, interaction in
        node.presentationBackgroundInteraction(interaction)
      }
    }
    member(
      "View", "presentationSizing", summary: "Sets the size of the sheet on a tablet.",
      example: #"Text("a").presentationSizing(.form)"#
    ) {
      .modifier(.unnamed(.presentationSizing)) { node, sizing in node.presentationSizing(sizing) }
    }
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
    member(
      "View", "toolbarTitleMenu",
      summary: "Adds a menu to the inline title of the screen, which has a chevron after it.",
      example: #"Text("a").toolbarTitleMenu { Button("b") {} }"#
    ) {
      .modifier(.named("content", .content)) { node, content in node.toolbarTitleMenu(content: content) }
    }
  }
}
