// Generated from Sources/Views/Controls/Toolbar.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Toolbar.swift`.
  mutating func addToolbarDeclarations() {
    view("ToolbarItem", summary: "Creates an item with a placement.", example: "") {
      .function(
        .named("placement", .toolbarItemPlacement, default: .automatic), .named("content", .content), returns: .view
      ) { placement, content in .toolbarItem(placement: placement, content: content) }
    }
    view(
      "ToolbarItem", summary: "Creates an item with a placement and an identifier for customization.",
      example: #"NavigationStack { Text("a").toolbar { ToolbarItem(placement: .topBarLeading) { Text("b") } } }"#
    ) {
      .function(
        .named("id", .string), .named("placement", .toolbarItemPlacement, default: .automatic),
        .named("showsByDefault", .bool, default: true), .named("content", .content), returns: .view
      ) { _, placement, _, content in .toolbarItem(placement: placement, content: content) }
    }
    view(
      "ToolbarItemGroup", summary: "Creates items with a placement.",
      example: #"NavigationStack { Text("a").toolbar { ToolbarItemGroup { Text("b"); Text("c") } } }"#
    ) {
      .function(
        .named("placement", .toolbarItemPlacement, default: .automatic), .named("content", .content), returns: .view
      ) { placement, content in .toolbarItem(placement: placement, content: content) }
    }
    view(
      "ToolbarItemGroup",
      summary:
        "Creates items with a placement, and a label for the menu that they collapse to; a figure shows the items.",
      example: #"NavigationStack { Text("a").toolbar { ToolbarItemGroup { Text("b") } label: { Text("c") } } }"#
    ) {
      .function(
        .named("placement", .toolbarItemPlacement, default: .automatic), .named("content", .content),
        .named("label", .unevaluated), returns: .view
      ) { placement, content, _ in .toolbarItem(placement: placement, content: content) }
    }
    view(
      "ToolbarSpacer", summary: "Creates a space with a placement.",
      example: #"NavigationStack { Text("a").toolbar { Text("b"); ToolbarSpacer(.fixed) } }"#
    ) {
      .function(
        .unnamed(.spacerSizing, default: .flexible), .named("placement", .toolbarItemPlacement, default: .automatic),
        returns: .view
      ) { sizing, placement in .toolbarSpacer(sizing, placement: placement) }
    }
    view("ToolbarTitleMenu", summary: "Creates a menu of the standard actions.", example: "") {
      .function(returns: .view) { () throws(Fault) in .empty }
    }
    view(
      "ToolbarTitleMenu", summary: "Creates a menu of views.",
      example: #"NavigationStack { Text("a").toolbar { ToolbarTitleMenu { Text("b") } } }"#
    ) {
      .function(.named("content", .unevaluated), returns: .view) { _ in .empty }
    }
    member(
      "View", "toolbar",
      summary: "Removes a standard part of the screen's bars: the title, or the button that shows the sidebar.",
      example: #"NavigationStack { Text("a").toolbar(removing: .title) }"#
    ) {
      .modifier(.named("removing", .optional(.toolbarDefaultItem))) { node, kind in node.toolbar(removing: kind) }
    }
    member(
      "View", "toolbar", summary: "Adds items to the screen's bars.",
      example: #"NavigationStack { Text("a").toolbar { Button("b") {} } }"#
    ) {
      .modifier(.named("id", .string), .named("content", .content)) { node, _, content in node.toolbar(content) }
    }
    member(
      "View", "toolbar", summary: "Adds items to the screen's bars.",
      example: #"NavigationStack { Text("a").toolbar { Button("b") {} } }"#
    ) {
      .modifier(.named("content", .content)) { node, content in node.toolbar(content) }
    }
    member(
      "View", "toolbar", summary: "Shows or hides bars of the screen.",
      example: #"NavigationStack { Text("a").navigationTitle("b").toolbar(.hidden, for: .navigationBar) }"#
    ) {
      .modifier(.unnamed(.visibility), .variadic("for", .toolbarPlacement)) { node, visibility, bars in
        node.toolbarVisibility(visibility, for: bars)
      }
    }
    member(
      "View", "toolbarVisibility", summary: "Shows or hides bars of the screen.",
      example: #"NavigationStack { Text("a").navigationTitle("b").toolbarVisibility(.hidden, for: .navigationBar) }"#
    ) {
      .modifier(.unnamed(.visibility), .variadic("for", .toolbarPlacement)) { node, visibility, bars in
        node.toolbarVisibility(visibility, for: bars)
      }
    }
    member(
      "View", "navigationBarItems",
      summary: "Adds items to both ends of the navigation bar, in SwiftUI's older spelling.",
      example: #"NavigationView { Text("a").navigationBarItems(leading: Text("b"), trailing: Text("c")) }"#
    ) {
      .modifier(.named("leading", .view), .named("trailing", .view)) { node, leading, trailing in
        node.navigationBarItems(leading: [leading], trailing: [trailing])
      }
    }
    member(
      "View", "navigationBarItems",
      summary: "Adds items to the trailing end of the navigation bar, in SwiftUI's older spelling.",
      example: #"NavigationView { Text("a").navigationBarItems(trailing: Text("b")) }"#
    ) {
      .modifier(.named("trailing", .view)) { node, trailing in
        node.navigationBarItems(leading: [], trailing: [trailing])
      }
    }
    member(
      "View", "navigationBarItems",
      summary: "Adds items to the leading end of the navigation bar, in SwiftUI's older spelling.",
      example: #"NavigationView { Text("a").navigationBarItems(leading: Text("b")) }"#
    ) {
      .modifier(.named("leading", .view)) { node, leading in node.navigationBarItems(leading: [leading], trailing: []) }
    }
  }
}
