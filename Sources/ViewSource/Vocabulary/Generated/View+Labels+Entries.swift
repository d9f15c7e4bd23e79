// Generated from Sources/Views/Modifiers/View+Labels.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Modifiers/View+Labels.swift`.
  mutating func addViewLabelsDeclarations() {
    member(
      "View", "labelReservedIconWidth",
      summary: "The room that labels keep for their icons, in points, so that titles line up.",
      example: #"Label("Star", systemImage: "star").labelReservedIconWidth(40)"#
    ) {
      .modifier(.unnamed(.double)) { node, width in node.labelReservedIconWidth(width) }
    }
    member(
      "View", "labelIconToTitleSpacing", summary: "The distance between the icons and titles of labels, in points.",
      example: #"Label("Star", systemImage: "star").labelIconToTitleSpacing(20)"#
    ) {
      .modifier(.unnamed(.double)) { node, spacing in node.labelIconToTitleSpacing(spacing) }
    }
    member(
      "View", "listItemTint", summary: "The colour of the icons of labels in rows; nil is the tint.",
      example: #"List { Label("Star", systemImage: "star").listItemTint(.red) }"#
    ) {
      .modifier(.unnamed(.optional(.color))) { node, tint in node.listItemTint(tint) }
    }
    member(
      "View", "navigationLinkIndicatorVisibility", summary: "Whether rows that lead on show it.",
      example: #"List { NavigationLink("More", value: 1).navigationLinkIndicatorVisibility(.hidden) }"#
    ) {
      .modifier(.unnamed(.visibility)) { node, visibility in node.navigationLinkIndicatorVisibility(visibility) }
    }
  }
}
