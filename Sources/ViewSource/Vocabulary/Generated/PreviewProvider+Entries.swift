// Generated from Sources/Views/Previews/PreviewProvider.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Previews/PreviewProvider.swift`.
  mutating func addPreviewProviderDeclarations() {
    member(
      "View", "previewDisplayName", summary: "Sets the name of the view's preview.",
      example: #"Text("a").previewDisplayName("name")"#
    ) {
      .modifier(.unnamed(.optional(.string))) { node, name in node.previewDisplayName(name) }
    }
  }
}
