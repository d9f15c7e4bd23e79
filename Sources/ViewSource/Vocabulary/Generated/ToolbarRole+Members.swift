// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `ToolbarRole`.
  static func addToolbarRoleMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "ToolbarRole", "automatic", ToolbarRole.automatic, as: .toolbarRole)
    vocabulary.constant(on: "ToolbarRole", "navigationStack", ToolbarRole.navigationStack, as: .toolbarRole)
    vocabulary.constant(on: "ToolbarRole", "browser", ToolbarRole.browser, as: .toolbarRole)
    vocabulary.constant(on: "ToolbarRole", "editor", ToolbarRole.editor, as: .toolbarRole)
  }

}
