/// Flexible space along the axis of a stack.
public struct Spacer: PrimitiveView, Sendable {
  /// The minimum length in points, or nil for the default.
  public var minLength: CGFloat?
  /// Creates a space with a minimum length.
  ///
  /// - Example: `Spacer()`
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
  /// The node of the space.
  public var layoutNode: LayoutNode { .spacer(minLength: minLength) }
}

/// A thin line across the axis of a stack.
public struct Divider: PrimitiveView, Sendable {
  /// Creates a divider.
  ///
  /// - Example: `Divider()`
  public init() {}
  /// The node of the divider.
  public var layoutNode: LayoutNode { .divider() }
}
