import PlumblineLayout

extension Vocabulary {
  /// Adds the bars of a screen: their items, whether they are shown, and the field for searching.
  mutating func addToolbars() {
    ignoredModifiers.subtract(["toolbar", "toolbarVisibility", "navigationBarItems", "searchable"])
    cases(of: .toolbarItemPlacement)
    cases(of: .toolbarPlacement)
    for name in ["accessoryBar", "destructiveAction"] {
      staticMethod(on: "ToolbarItemPlacement", name, .named("id", .unevaluated), returns: .toolbarItemPlacement) { _ in
        .automatic
      }
    }
    addToolbarItems()
    addToolbarModifiers()
    addSearching()
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

  private mutating func addToolbarModifiers() {
    modifier(
      "toolbar", .named("id", .unevaluated, default: ()), .named("content", .content),
      summary: "Adds items to the screen's bars.",
      example: #"NavigationStack { Text("a").toolbar { Button("b") {} } }"#
    ) { view, _, content in view.toolbar(content) }
    modifier(
      "toolbar", .named("removing", .unevaluated), summary: "Leaves the bars as they are.",
      example: #"NavigationStack { Text("a").toolbar(removing: .title) }"#
    ) { view, _ in view }
    for name in ["toolbar", "toolbarVisibility"] {
      modifier(
        name, .unnamed(.visibility), .variadic("for", .toolbarPlacement), summary: "Shows or hides bars of the screen.",
        example: #"NavigationStack { Text("a").navigationTitle("b").\#(name)(.hidden, for: .navigationBar) }"#
      ) { view, visibility, bars in view.toolbarVisibility(visibility, for: bars) }
    }
    modifier(
      "navigationBarItems", .named("leading", .view), .named("trailing", .view, default: .empty),
      summary: "Adds items to the navigation bar, by their older name.",
      example: #"NavigationView { Text("a").navigationBarItems(leading: Text("b"), trailing: Text("c")) }"#
    ) { $0.navigationBarItems(leading: [$1], trailing: [$2]) }
    modifier(
      "navigationBarItems", .named("trailing", .view),
      summary: "Adds items to the navigation bar, by their older name.",
      example: #"NavigationView { Text("a").navigationBarItems(trailing: Text("b")) }"#
    ) { $0.navigationBarItems(leading: [], trailing: [$1]) }
  }

  private mutating func addSearching() {
    modifier(
      "searchable", .named("text", .binding(.string)), .named("tokens", .unevaluated, default: ()),
      .named("editableTokens", .unevaluated, default: ()), .named("suggestedTokens", .unevaluated, default: ()),
      .named("isPresented", .unevaluated, default: ()), .named("placement", .unevaluated, default: ()),
      .named("prompt", .optional(.title), default: .some(nil)), .named("suggestions", .unevaluated, default: ()),
      .named("token", .unevaluated, default: ()), summary: "Adds a field in which the screen is searched.",
      example: #"NavigationStack { Text("a").searchable(text: .constant(""), prompt: "Find") }"#
    ) { view, text, _, _, _, _, _, prompt, _, _ in view.searchable(text: text, prompt: prompt) }
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
