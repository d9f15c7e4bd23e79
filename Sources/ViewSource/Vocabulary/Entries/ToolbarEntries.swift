import PlumblineLayout

extension Vocabulary {
  /// Adds the bars of a screen: their items and placements.
  mutating func addToolbars() {
    cases(of: .toolbarItemPlacement)
    cases(of: .toolbarPlacement)
    for name in ["accessoryBar", "destructiveAction"] {
      staticMethod(on: "ToolbarItemPlacement", name, .named("id", .unevaluated), returns: .toolbarItemPlacement) { _ in
        .automatic
      }
    }
    addToolbarItems()
  }

  private mutating func addToolbarItems() {
    view(
      "ToolbarItem", .named("id", .unevaluated, default: ()),
      .named("placement", .toolbarItemPlacement, default: .automatic),
      .named("showsByDefault", .unevaluated, default: ()), .named("content", .content),
      summary: "An item of a toolbar.",
      example: #"NavigationStack { Text("a").toolbar { ToolbarItem(placement: .topBarLeading) { Text("b") } } }"#
    ) { _, placement, _, content in .toolbarItem(placement: placement, content: content) }
    view(
      "ToolbarItemGroup", .named("placement", .toolbarItemPlacement, default: .automatic), .named("content", .content),
      .named("label", .unevaluated, default: ()), summary: "Items of a toolbar.",
      example: #"NavigationStack { Text("a").toolbar { ToolbarItemGroup { Text("b"); Text("c") } } }"#
    ) { placement, content, _ in .toolbarItem(placement: placement, content: content) }
    let sizing = TypeBinding<String>.native("SpacerSizing")
    for name in ["fixed", "flexible"] { constant(on: "SpacerSizing", name, name, as: sizing) }
    view(
      "ToolbarSpacer", .unnamed(sizing, default: "flexible"),
      .named("placement", .toolbarItemPlacement, default: .automatic), summary: "Room between items of a toolbar.",
      example: #"NavigationStack { Text("a").toolbar { Text("b"); ToolbarSpacer(.fixed) } }"#
    ) { .toolbarSpacer(isFlexible: $0 == "flexible", placement: $1) }
    view(
      "ToolbarTitleMenu", .named("content", .unevaluated, default: ()), summary: "A menu of the title, closed.",
      example: #"NavigationStack { Text("a").toolbar { ToolbarTitleMenu { Text("b") } } }"#
    ) { _ in .empty }
  }
}

extension TypeBinding where T == ToolbarItemPlacement {
  /// Where an item of a toolbar stands.
  static var toolbarItemPlacement: TypeBinding { .native("ToolbarItemPlacement") }
}

extension TypeBinding where T == ToolbarPlacement {
  /// A bar of a screen.
  static var toolbarPlacement: TypeBinding { .native("ToolbarPlacement") }
}
