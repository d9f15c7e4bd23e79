/// A standard part of the screen's bars.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  /// The button that shows or hides the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")

  /// The trait of screens without the part.
  var trait: TraitKey { .named("toolbarRemoving " + name) }
}

extension LayoutNode {
  /// Returns the view, whose screen lacks a standard part of its bars; nil removes none.
  ///
  /// Rule: <doc:Screens#Navigation-bars>.
  public func toolbar(removing kind: ToolbarDefaultItemKind?) -> LayoutNode {
    guard let kind else { return self }
    return containerValue(kind.trait, true)
  }

  /// Returns whether the screen lacks a standard part of its bars.
  func removes(_ kind: ToolbarDefaultItemKind, in environment: EnvironmentValues) -> Bool {
    value(of: kind.trait, in: environment) != nil
  }
}
