/// A part of a layout, described by other views.
///
/// A custom view declares `body`; the views of this module conform to ``PrimitiveView`` instead.
public protocol View {
  /// The type of the body.
  associatedtype Body: View
  /// The content of the view.
  @ViewBuilder var body: Body { get }
  /// The node of the view.
  var layoutNode: LayoutNode { get }
}

extension View {
  /// The node of the view's body.
  ///
  /// If the view reads its environment, the body is evaluated when the environment is
  /// known.
  public var layoutNode: LayoutNode {
    guard let identity = ViewIdentity.current?.next(Self.self) else {
      return .readingEnvironment(of: self, name: "\(Self.self)") {
        updatingProperties(of: self).body.layoutNode.body(of: "\(Self.self)")
      }
    }
    identity.keepStates(of: self)
    return .readingEnvironment(of: self, name: "\(Self.self)") {
      identity.within { animating(updatingProperties(of: self)) { $0.body.layoutNode.body(of: "\(Self.self)") } }
    }
  }
}

/// A view with a node of its own instead of a body.
public protocol PrimitiveView: View where Body == LoweredView {}

extension PrimitiveView {
  /// The node of the view.
  public var body: LoweredView { LoweredView(layoutNode) }
}

/// A view that consists of a node of the layout core; modifiers return it.
public struct LoweredView: View {
  /// The node.
  public let layoutNode: LayoutNode
  /// Creates a view from a node.
  public init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }
  /// The view itself.
  public var body: LoweredView { self }
}

extension Never: View {
  /// A primitive view has no body.
  public var body: Never { self }
}
