/// A view as both front ends hand it to the core: a leaf, or a layout over children.
///
/// Every modifier with an effect on layout is a layout with one child; there is no list of modifiers. A node may hold
/// closures of the code that made it, so it stays on the thread that made it; what it resolves to is a plain value.
public struct LayoutNode {
  /// What a node is.
  public enum Content {
    /// A view that measures and draws itself.
    case leaf(any Leaf)
    /// A layout over the node's children; a modifier is one over a single child.
    case layout(any Layout)
    /// Several views that stand for themselves in whatever container they are in.
    case group
    /// A change to what the children inherit.
    case environment((inout EnvironmentValues) -> Void)
    /// An explicit alignment guide around one child.
    case alignmentGuide(AlignmentKey, (ViewDimensions) -> Double)
    /// A change to how one child is drawn, without effect on layout.
    case effect(ViewEffect)
    /// A view that depends on what it inherits.
    case deferred((EnvironmentValues) -> LayoutNode)
    /// A view that depends on the size it is given.
    case reader((GeometryProxy) -> LayoutNode)
  }

  /// The view's name in SwiftUI: `HStack`, `frame`, `Text`.
  public var view: String
  /// What distinguishes the view from others of its kind: a text's string, a colour's or an image's name.
  public var detail: String?
  /// What the node is.
  public var content: Content
  /// The views within.
  public var children: [LayoutNode]
  /// What the node tells its container.
  public var traits = Traits()
  /// Where the node comes from, if it comes from a file.
  public var source: SourceRange?

  /// A node.
  public init(view: String, _ content: Content, children: [LayoutNode] = []) {
    self.view = view
    self.content = content
    self.children = children
  }

  /// A view that shows nothing and takes no place in a container.
  public static var empty: LayoutNode { LayoutNode(view: "EmptyView", .group) }
}
