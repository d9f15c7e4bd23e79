// Generated from Sources/Views/Modifiers/View+Labels.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Modifiers/View+Labels.swift`.
  mutating func addViewLabelsDeclarations() {
    member(
      "View", "labelReservedIconWidth", summary: "Sets the width that labels reserve for their icons, in points.",
      example: #"Label("Star", systemImage: "star").labelReservedIconWidth(40)"#
    ) {
      .modifier(.unnamed(.double)) { node, width in node.labelReservedIconWidth(width) }
    }
    member(
      "View", "labelIconToTitleSpacing",
      summary: "Sets the distance between the icons and titles of labels, in points.",
      example: #"Label("Star", systemImage: "star").labelIconToTitleSpacing(20)"#
    ) {
      .modifier(.unnamed(.double)) { node, spacing in node.labelIconToTitleSpacing(spacing) }
    }
    member(
      "View", "listItemTint", summary: "Sets the tint of the icons of labels in rows; nil for that of the environment.",
      example: #"List { Label("Star", systemImage: "star").listItemTint(.monochrome) }"#
    ) {
      .modifier(.unnamed(.optional(.listItemTint))) { node, tint in node.listItemTint(tint) }
    }
    member(
      "View", "listItemTint", summary: "Sets the colour of the icons of labels in rows; nil for the tint.",
      example: #"List { Label("Star", systemImage: "star").listItemTint(.red) }"#
    ) {
      .modifier(.unnamed(.optional(.color))) { node, tint in node.listItemTint(tint) }
    }
    member(
      "View", "navigationLinkIndicatorVisibility", summary: "Sets whether navigation links in rows show an indicator.",
      example: #"List { NavigationLink("More", value: 1).navigationLinkIndicatorVisibility(.hidden) }"#
    ) {
      .modifier(.unnamed(.visibility)) { node, visibility in node.navigationLinkIndicatorVisibility(visibility) }
    }
  }
}
