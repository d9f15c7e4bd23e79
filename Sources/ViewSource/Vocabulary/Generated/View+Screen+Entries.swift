// Generated from Sources/Views/Behaviour/View+Screen.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Behaviour/View+Screen.swift`.
  mutating func addViewScreenDeclarations() {
    member(
      "View", "navigationBarBackButtonHidden", summary: "Returns the view unchanged; there is no previous screen.",
      example: #"Text("a").navigationBarBackButtonHidden()"#
    ) {
      .modifier(.unnamed(.bool, default: true)) { node, hidden in node.navigationBarBackButtonHidden(hidden) }
    }
    member(
      "View", "navigationSplitViewColumnWidth", summary: "Sets the width of the column on a wide screen, in points.",
      example: #"NavigationSplitView { Text("a").navigationSplitViewColumnWidth(200) } detail: {}"#
    ) {
      .modifier(.unnamed(.double)) { node, width in node.navigationSplitViewColumnWidth(width) }
    }
    member(
      "View", "navigationSplitViewColumnWidth", summary: "Sets the width of the column on a wide screen, in points.",
      example: #"NavigationSplitView { Text("a").navigationSplitViewColumnWidth(min: 100, ideal: 200) } detail: {}"#
    ) {
      .modifier(
        .named("min", .optional(.double), default: .some(nil)), .named("ideal", .double),
        .named("max", .optional(.double), default: .some(nil))
      ) { node, _, ideal, _ in node.navigationSplitViewColumnWidth(ideal) }
    }
    member(
      "View", "toolbarBackground", summary: "Sets whether the screen's bars have a background.",
      example: #"Text("a").toolbarBackground(.visible, for: .tabBar)"#
    ) {
      .modifier(.unnamed(.visibility), .variadic("for", .toolbarPlacement)) { node, visibility, bars in
        node.toolbarBackgroundVisibility(visibility, for: bars)
      }
    }
    member(
      "View", "toolbarBackground",
      summary: "Sets the style of the backgrounds of the screen's bars, which show it where they have a background.",
      example: #"Text("a").toolbarBackground(.red, for: .navigationBar)"#
    ) {
      .modifier(.unnamed(.shapeStyle), .variadic("for", .toolbarPlacement)) { node, style, bars in
        node.toolbarBackground(style, for: bars)
      }
    }
    member(
      "View", "toolbarBackgroundVisibility", summary: "Sets whether the screen's bars have a background.",
      example: #"Text("a").toolbarBackgroundVisibility(.visible, for: .tabBar)"#
    ) {
      .modifier(.unnamed(.visibility), .variadic("for", .toolbarPlacement)) { node, visibility, bars in
        node.toolbarBackgroundVisibility(visibility, for: bars)
      }
    }
    member(
      "View", "toolbarColorScheme",
      summary: "Sets the colour scheme of the screen's bars where they have a background; nil for the screen's.",
      example: #"Text("a").toolbarColorScheme(.dark, for: .navigationBar)"#
    ) {
      .modifier(.unnamed(.optional(.colorScheme)), .variadic("for", .toolbarPlacement)) { node, colorScheme, bars in
        node.toolbarColorScheme(colorScheme, for: bars)
      }
    }
    member(
      "View", "toolbarTitleDisplayMode", summary: "Sets the display mode of the screen's title.",
      example: #"NavigationStack { Text("a").navigationTitle("Title").toolbarTitleDisplayMode(.inline) }"#
    ) {
      .modifier(.unnamed(.titleMode)) { node, mode in node.navigationBarTitleDisplayMode(mode) }
    }
    member(
      "View", "toolbarRole",
      summary: "Sets the role of the screen's bars: those of an editor have back buttons without titles.",
      example: #"Text("a").toolbarRole(.editor)"#
    ) {
      .modifier(.unnamed(.toolbarRole)) { node, role in node.toolbarRole(role) }
    }
    member(
      "View", "statusBar", summary: "Sets whether the screen hides the status bar, which figures draw on request.",
      example: #"Text("a").statusBar(hidden: true)"#
    ) {
      .modifier(.named("hidden", .bool)) { node, hidden in node.statusBarHidden(hidden) }
    }
    member(
      "View", "statusBarHidden",
      summary: "Sets whether the screen hides the status bar, which figures draw on request.",
      example: #"Text("a").statusBarHidden()"#
    ) {
      .modifier(.unnamed(.bool, default: true)) { node, hidden in node.statusBarHidden(hidden) }
    }
  }
}
