// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `ToolbarPlacement`.
  static func addToolbarPlacementMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "ToolbarPlacement", "automatic", ToolbarPlacement.automatic, as: .toolbarPlacement)
    vocabulary.constant(on: "ToolbarPlacement", "bottomBar", ToolbarPlacement.bottomBar, as: .toolbarPlacement)
    vocabulary.constant(on: "ToolbarPlacement", "navigationBar", ToolbarPlacement.navigationBar, as: .toolbarPlacement)
    vocabulary.constant(on: "ToolbarPlacement", "tabBar", ToolbarPlacement.tabBar, as: .toolbarPlacement)
    vocabulary.constant(on: "ToolbarPlacement", "windowToolbar", ToolbarPlacement.windowToolbar, as: .toolbarPlacement)
    vocabulary.constant(on: "ToolbarPlacement", "accessoryBar", ToolbarPlacement.accessoryBar, as: .toolbarPlacement)
  }

}
