/// A part of a layout, described by other views.
///
/// A view of one's own declares `body`; the views of this module conform to ``PrimitiveView`` instead.
public protocol View {
  /// The type of the view's content.
  associatedtype Body: View
  /// The view's content.
  @ViewBuilder var body: Body { get }
  /// What the view hands to the layout core.
  var layoutNode: LayoutNode { get }
}

extension View {
  /// The node of the view's body; a view that reads its environment waits for it.
  public var layoutNode: LayoutNode {
    guard let identity = ViewIdentity.current?.next(Self.self) else {
      return .readingEnvironment(of: self, name: "\(Self.self)") { body.layoutNode.body(of: "\(Self.self)") }
    }
    identity.keepStates(of: self)
    return .readingEnvironment(of: self, name: "\(Self.self)") {
      identity.within { body.layoutNode.body(of: "\(Self.self)") }
    }
  }
}

/// A view that says itself what it hands to the layout core.
public protocol PrimitiveView: View where Body == LoweredView {}

extension PrimitiveView {
  /// The view's node as a view.
  public var body: LoweredView { LoweredView(layoutNode) }
}

/// A view that is nothing but a node of the layout core: what every modifier returns.
public struct LoweredView: View {
  /// The node.
  public let layoutNode: LayoutNode
  /// A view of a node.
  public init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }
  /// The view itself.
  public var body: LoweredView { self }
}

extension Never: View {
  /// There is none.
  public var body: Never { self }
}
