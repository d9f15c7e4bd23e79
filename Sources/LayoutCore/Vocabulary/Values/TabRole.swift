/// The role of a tab.
public struct TabRole: Hashable, Sendable {
  private let name: String
  /// Search.
  public static let search = TabRole(name: "search")
}

extension LayoutNode {
  /// Returns a screen of a tab view whose label its role gives: that of a search tab is a magnifying glass and the word
  /// Search.
  ///
  /// Rule: <doc:Screens#Tab-bars>.
  public static func tab(role: TabRole?, value: AnyHashable? = nil, content: [LayoutNode]) -> LayoutNode {
    let search = LayoutNode.label(TextContent("Search"), systemImage: "magnifyingglass")
    return .tab(label: role == .search ? search : .group([]), value: value, content: content)
  }
}
