// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `ToolbarItemPlacement`.
  static func addToolbarItemPlacementMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(
      on: "ToolbarItemPlacement", "automatic", ToolbarItemPlacement.automatic, as: .toolbarItemPlacement)
    vocabulary.constant(
      on: "ToolbarItemPlacement", "principal", ToolbarItemPlacement.principal, as: .toolbarItemPlacement)
    vocabulary.constant(
      on: "ToolbarItemPlacement", "navigation", ToolbarItemPlacement.navigation, as: .toolbarItemPlacement)
    vocabulary.constant(
      on: "ToolbarItemPlacement", "primaryAction", ToolbarItemPlacement.primaryAction, as: .toolbarItemPlacement)
    vocabulary.constant(
      on: "ToolbarItemPlacement", "secondaryAction", ToolbarItemPlacement.secondaryAction, as: .toolbarItemPlacement)
    vocabulary.constant(on: "ToolbarItemPlacement", "status", ToolbarItemPlacement.status, as: .toolbarItemPlacement)
    vocabulary.constant(
      on: "ToolbarItemPlacement", "confirmationAction", ToolbarItemPlacement.confirmationAction,
      as: .toolbarItemPlacement)
    vocabulary.constant(
      on: "ToolbarItemPlacement", "cancellationAction", ToolbarItemPlacement.cancellationAction,
      as: .toolbarItemPlacement)
    vocabulary.constant(
      on: "ToolbarItemPlacement", "destructiveAction", ToolbarItemPlacement.destructiveAction, as: .toolbarItemPlacement
    )
    vocabulary.constant(
      on: "ToolbarItemPlacement", "keyboard", ToolbarItemPlacement.keyboard, as: .toolbarItemPlacement)
    vocabulary.constant(
      on: "ToolbarItemPlacement", "topBarLeading", ToolbarItemPlacement.topBarLeading, as: .toolbarItemPlacement)
    vocabulary.constant(
      on: "ToolbarItemPlacement", "topBarTrailing", ToolbarItemPlacement.topBarTrailing, as: .toolbarItemPlacement)
    vocabulary.constant(
      on: "ToolbarItemPlacement", "navigationBarLeading", ToolbarItemPlacement.navigationBarLeading,
      as: .toolbarItemPlacement)
    vocabulary.constant(
      on: "ToolbarItemPlacement", "navigationBarTrailing", ToolbarItemPlacement.navigationBarTrailing,
      as: .toolbarItemPlacement)
    vocabulary.constant(
      on: "ToolbarItemPlacement", "bottomBar", ToolbarItemPlacement.bottomBar, as: .toolbarItemPlacement)
    vocabulary.constant(
      on: "ToolbarItemPlacement", "bottomOrnament", ToolbarItemPlacement.bottomOrnament, as: .toolbarItemPlacement)
    vocabulary.constant(on: "ToolbarItemPlacement", "title", ToolbarItemPlacement.title, as: .toolbarItemPlacement)
    vocabulary.constant(
      on: "ToolbarItemPlacement", "subtitle", ToolbarItemPlacement.subtitle, as: .toolbarItemPlacement)
    vocabulary.constant(
      on: "ToolbarItemPlacement", "largeTitle", ToolbarItemPlacement.largeTitle, as: .toolbarItemPlacement)
    vocabulary.constant(
      on: "ToolbarItemPlacement", "largeSubtitle", ToolbarItemPlacement.largeSubtitle, as: .toolbarItemPlacement)
    vocabulary.staticMethod(
      on: "ToolbarItemPlacement", "accessoryBar", .named("id", .identity), returns: .toolbarItemPlacement
    ) { ToolbarItemPlacement.accessoryBar(id: $0) }
  }

}
