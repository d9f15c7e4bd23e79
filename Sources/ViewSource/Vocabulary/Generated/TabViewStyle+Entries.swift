// Generated from Sources/Views/Controls/Styles/TabViewStyle.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Styles/TabViewStyle.swift`.
  mutating func addTabViewStyleDeclarations() {
    member(
      "View", "tabViewStyle", summary: "Sets the style of tab views within the view.",
      example: #"TabView { Text("a") }.tabViewStyle(.page)"#
    ) {
      .modifier(.unnamed(.tabStyle)) { node, style in node.tabViewStyle(style) }
    }
    initializer("DefaultTabViewStyle", summary: "Creates the style.", example: "") {
      .function(returns: .tabStyle) { () throws(Fault) in .automatic }
    }
    staticMember("TabViewStyle", "automatic", .constant, summary: "The automatic style.", example: "") {
      .constant(.automatic, as: .tabStyle)
    }
    initializer("PageTabViewStyle", summary: "Creates the style with or without an index.", example: "") {
      .function(.named("indexDisplayMode", .pageIndex, default: .automatic), returns: .tabStyle) { indexDisplayMode in
        .page(index: indexDisplayMode)
      }
    }
    staticMember("TabViewStyle", "page", .constant, summary: "The page style.", example: "") {
      .constant(.page(index: .automatic), as: .tabStyle)
    }
    staticMember(
      "TabViewStyle", "page", .staticMethod, summary: "Returns the page style, with a display mode of the page index.",
      example: ""
    ) {
      .function(.named("indexDisplayMode", .pageIndex), returns: .tabStyle) { indexDisplayMode in
        .page(index: indexDisplayMode)
      }
    }
    initializer("PageIndexViewStyle", summary: "Creates the style with or without a background.", example: "") {
      .function(.named("backgroundDisplayMode", .pageIndexBackground, default: .automatic), returns: .pageIndexStyle) {
        backgroundDisplayMode in backgroundDisplayMode
      }
    }
    staticMember("PageIndexViewStyle", "page", .constant, summary: "The style without a background.", example: "") {
      .constant(.automatic, as: .pageIndexStyle)
    }
    staticMember(
      "PageIndexViewStyle", "page", .staticMethod, summary: "Creates a style with a display mode of the background.",
      example: ""
    ) {
      .function(.named("backgroundDisplayMode", .pageIndexBackground), returns: .pageIndexStyle) {
        backgroundDisplayMode in backgroundDisplayMode
      }
    }
    member(
      "View", "indexViewStyle", summary: "Sets the style of page indices within the view.",
      example: #"TabView { Text("a") }.tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always))"#
    ) {
      .modifier(.unnamed(.pageIndexStyle)) { node, style in node.pageIndexBackground(style) }
    }
    initializer("SidebarAdaptableTabViewStyle", summary: "Creates the style.", example: "") {
      .function(returns: .tabStyle) { () throws(Fault) in .sidebarAdaptable }
    }
    staticMember("TabViewStyle", "sidebarAdaptable", .constant, summary: "The sidebar adaptable style.", example: "") {
      .constant(.sidebarAdaptable, as: .tabStyle)
    }
    initializer("TabBarOnlyTabViewStyle", summary: "Creates the style.", example: "") {
      .function(returns: .tabStyle) { () throws(Fault) in .tabBarOnly }
    }
    staticMember("TabViewStyle", "tabBarOnly", .constant, summary: "The tab bar only style.", example: "") {
      .constant(.tabBarOnly, as: .tabStyle)
    }
    initializer("GroupedTabViewStyle", summary: "Creates the style.", example: "") {
      .function(returns: .tabStyle) { () throws(Fault) in .grouped }
    }
    staticMember("TabViewStyle", "grouped", .constant, summary: "The grouped style.", example: "") {
      .constant(.grouped, as: .tabStyle)
    }
  }
}
