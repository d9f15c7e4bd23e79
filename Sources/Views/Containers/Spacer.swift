/// Room that a stack gives to nobody else.
public struct Spacer: PrimitiveView, Sendable {
  /// The least length in points, or nil for the default.
  public var minLength: CGFloat?
  /// Room of at least a length.
  ///
  /// - Example: `Spacer()`
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
  /// The room's node.
  public var layoutNode: LayoutNode { .spacer(minLength: minLength) }
}

/// A thin line across a stack.
public struct Divider: PrimitiveView, Sendable {
  /// A line.
  ///
  /// - Example: `Divider()`
  public init() {}
  /// The line's node.
  public var layoutNode: LayoutNode { .divider() }
}
