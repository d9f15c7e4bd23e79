// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `ContainerBackgroundPlacement`.
  static func addContainerBackgroundPlacementMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(
      on: "ContainerBackgroundPlacement", "widget", ContainerBackgroundPlacement.widget,
      as: .containerBackgroundPlacement)
    vocabulary.constant(
      on: "ContainerBackgroundPlacement", "navigation", ContainerBackgroundPlacement.navigation,
      as: .containerBackgroundPlacement)
    vocabulary.constant(
      on: "ContainerBackgroundPlacement", "navigationSplitView", ContainerBackgroundPlacement.navigationSplitView,
      as: .containerBackgroundPlacement)
    vocabulary.constant(
      on: "ContainerBackgroundPlacement", "tabView", ContainerBackgroundPlacement.tabView,
      as: .containerBackgroundPlacement)
    vocabulary.constant(
      on: "ContainerBackgroundPlacement", "window", ContainerBackgroundPlacement.window,
      as: .containerBackgroundPlacement)
    vocabulary.constant(
      on: "ContainerBackgroundPlacement", "subscriptionStore", ContainerBackgroundPlacement.subscriptionStore,
      as: .containerBackgroundPlacement)
    vocabulary.constant(
      on: "ContainerBackgroundPlacement", "subscriptionStoreHeader",
      ContainerBackgroundPlacement.subscriptionStoreHeader, as: .containerBackgroundPlacement)
    vocabulary.constant(
      on: "ContainerBackgroundPlacement", "subscriptionStoreFullHeight",
      ContainerBackgroundPlacement.subscriptionStoreFullHeight, as: .containerBackgroundPlacement)
  }

}
