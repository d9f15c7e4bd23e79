/// Views that are modified together and otherwise stand for themselves in the container around them.
public struct Group<Content: View>: PrimitiveView {
  private let content: Content

  /// A group of views.
  ///
  /// - Example: `Group { Text("a"); Text("b") }`
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The views, as a group whose modifiers apply to each.
  public var layoutNode: LayoutNode { .group([content.layoutNode]) }
}
