// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `ToolbarDefaultItemKind`.
  static func addToolbarDefaultItemKindMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(
      on: "ToolbarDefaultItemKind", "sidebarToggle", ToolbarDefaultItemKind.sidebarToggle, as: .toolbarDefaultItem)
    vocabulary.constant(on: "ToolbarDefaultItemKind", "title", ToolbarDefaultItemKind.title, as: .toolbarDefaultItem)
  }

}
