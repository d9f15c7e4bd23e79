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
    member(
      "View", "indexViewStyle", summary: "Sets the style of page indices within the view.",
      example: #"TabView { Text("a") }.tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always))"#
    ) {
      .modifier(.unnamed(.pageIndexStyle)) { node, style in node.pageIndexBackground(style) }
    }
  }
}
