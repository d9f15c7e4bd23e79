/// A view that is updated only when its value changes.
public struct EquatableView<Content: View>: PrimitiveView where Content: Equatable {
  /// The node of the content.
  public let layoutNode: LayoutNode
  /// Creates a view that is updated when its content's value changes: until then, the content is its former value.
  ///
  /// - Example: `EquatableView(content: Color.red)`
  public init(content: Content) {
    let memory = ViewIdentity.current?.next(Self.self).memory
    if let known = memory?.value as? Content, known == content {
      layoutNode = known.layoutNode
    } else {
      memory?.value = content
      layoutNode = content.layoutNode
    }
  }
}

extension View where Self: Equatable {
  /// Returns the view, which is updated only when its value changes.
  ///
  /// - Example: `Color.red.equatable()`
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
