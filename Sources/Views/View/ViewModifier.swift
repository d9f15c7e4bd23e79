/// A reusable change to a view.
public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = ViewModifierContent
  /// The changed view.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier changes.
public struct ViewModifierContent: PrimitiveView {
  /// The view's node.
  public let layoutNode: LayoutNode
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier, Sendable {
  /// A modifier that changes nothing.
  public init() {}
  /// The view as it is.
  public func body(content: Content) -> Content { content }
  /// A modifier that changes nothing.
  public static let identity = EmptyModifier()
}

/// A view or a modifier, followed by a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// What comes first.
  public var content: Content
  /// What follows.
  public var modifier: Modifier

  /// A view or a modifier, followed by a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  /// The view's node as a view.
  public var body: LoweredView { LoweredView(layoutNode) }
  /// The changed view's node.
  public var layoutNode: LayoutNode {
    let inner = ViewModifierContent(layoutNode: content.layoutNode)
    return .readingEnvironment(of: modifier, name: "\(Modifier.self)") { modifier.body(content: inner).layoutNode }
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The view changed by both modifiers in turn.
  public func body(content view: ViewModifierContent) -> LoweredView {
    LoweredView(
      ModifiedContent<ModifiedContent<ViewModifierContent, Content>, Modifier>(
        content: .init(content: view, modifier: content), modifier: modifier
      ).layoutNode)
  }
}

extension View {
  /// Changes the view by a modifier.
  ///
  /// - Example: `Text("a").modifier(EmptyModifier())`
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// This modifier, followed by another.
  public func concat<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
