/// A reusable change to a view.
public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View
  /// The view that is modified.
  typealias Content = ViewModifierContent
  /// Returns the modified view.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier changes.
public struct ViewModifierContent: PrimitiveView {
  /// The node of the view.
  public let layoutNode: LayoutNode
}

/// A modifier that has no effect.
public struct EmptyModifier: ViewModifier, Sendable {
  /// Creates a modifier that has no effect.
  public init() {}
  /// Returns the view unchanged.
  public func body(content: Content) -> Content { content }
  /// A modifier that has no effect.
  public static let identity = EmptyModifier()
}

/// A view or a modifier, followed by a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// The view or the first modifier.
  public var content: Content
  /// The modifier that follows.
  public var modifier: Modifier

  /// Creates a view or a modifier, followed by a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  /// The node of the view.
  public var body: LoweredView { LoweredView(layoutNode) }
  /// The node of the modified view.
  public var layoutNode: LayoutNode {
    let inner = ViewModifierContent(layoutNode: content.layoutNode)
    guard let identity = ViewIdentity.current?.next(Modifier.self) else {
      return .readingEnvironment(of: modifier, name: "\(Modifier.self)") {
        updatingProperties(of: modifier).body(content: inner).layoutNode
      }
    }
    identity.keepStates(of: modifier)
    return .readingEnvironment(of: modifier, name: "\(Modifier.self)") {
      identity.within { animating(updatingProperties(of: modifier)) { $0.body(content: inner).layoutNode } }
    }
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Returns the view changed by both modifiers in turn.
  public func body(content view: ViewModifierContent) -> LoweredView {
    LoweredView(
      ModifiedContent<ModifiedContent<ViewModifierContent, Content>, Modifier>(
        content: .init(content: view, modifier: content), modifier: modifier
      ).layoutNode)
  }
}

extension View {
  /// Applies a modifier to the view.
  ///
  /// - Example: `Text("a").modifier(EmptyModifier())`
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// Returns this modifier, followed by another.
  public func concat<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
