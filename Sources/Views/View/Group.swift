/// A group of views, each of which is a member of the container around the group.
public struct Group<Content: View>: PrimitiveView {
  private let content: Content

  /// Creates a group of views.
  ///
  /// - Example: `Group { Text("a"); Text("b") }`
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The views as a group, whose modifiers apply to each member.
  public var layoutNode: LayoutNode { .group([content.layoutNode]) }
}
