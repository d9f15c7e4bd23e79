import PlumblineLayout

extension Vocabulary {
  /// Adds the bars of a screen: their items and placements.
  mutating func addToolbars() {
    cases(of: .toolbarItemPlacement)
    cases(of: .toolbarPlacement)
    staticMethod(
      on: "ToolbarItemPlacement", "accessoryBar", .named("id", .unevaluated), returns: .toolbarItemPlacement
    ) { _ in .automatic }
    cases(of: .spacerSizing)
  }
}

extension TypeBinding where T == ToolbarItemPlacement {
  /// The placement of a toolbar item.
  static var toolbarItemPlacement: TypeBinding { .native("ToolbarItemPlacement") }
}

extension TypeBinding where T == ToolbarPlacement {
  /// A bar of a screen.
  static var toolbarPlacement: TypeBinding { .native("ToolbarPlacement") }
}
