import PlumblineLayout

extension TypeBinding where T == ToolbarItemPlacement {
  /// The placement of a toolbar item.
  static var toolbarItemPlacement: TypeBinding { .native("ToolbarItemPlacement") }
}

extension TypeBinding where T == ToolbarPlacement {
  /// A bar of a screen.
  static var toolbarPlacement: TypeBinding { .native("ToolbarPlacement") }
}
