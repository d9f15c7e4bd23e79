extension Layout {
  /// Puts views by the layout.
  public func callAsFunction(@ViewBuilder _ content: () -> some View) -> LoweredView {
    LoweredView(.layout(String(describing: Self.self), self, children: content().members))
  }
}

extension View {
  /// Tells the layout of the container a value.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> LoweredView {
    lowered { $0.containerValue(.type(ObjectIdentifier(key)), value) }
  }
}

/// A layout of any type.
public struct AnyLayout {
  private let node: ([LayoutNode]) -> LayoutNode
  /// Hides a layout's type.
  public init(_ layout: some Layout) {
    node = { .layout(String(describing: type(of: layout)), layout, children: $0) }
  }
  /// Hides a row's type.
  public init(_ layout: HStackLayout) { node = layout.node }
  /// Hides a column's type.
  public init(_ layout: VStackLayout) { node = layout.node }
  /// Puts views by the layout.
  public func callAsFunction(@ViewBuilder _ content: () -> some View) -> LoweredView {
    LoweredView(node(content().members))
  }
}

/// A row as a layout.
public struct HStackLayout: Sendable {
  /// The guide by which the views are aligned.
  public var alignment: VerticalAlignment
  /// The distance between neighbours in points, or nil for what they prefer.
  public var spacing: CGFloat?
  /// A row on an alignment.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  /// Puts views in a row.
  public func callAsFunction(@ViewBuilder _ content: () -> some View) -> LoweredView {
    LoweredView(node(content().members))
  }
  /// The row of some views.
  func node(_ children: [LayoutNode]) -> LayoutNode {
    .hStack(alignment: alignment, spacing: spacing, children: children)
  }
}

/// A column as a layout.
public struct VStackLayout: Sendable {
  /// The guide by which the views are aligned.
  public var alignment: HorizontalAlignment
  /// The distance between neighbours in points, or nil for what they prefer.
  public var spacing: CGFloat?
  /// A column on an alignment.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  /// Puts views in a column.
  public func callAsFunction(@ViewBuilder _ content: () -> some View) -> LoweredView {
    LoweredView(node(content().members))
  }
  /// The column of some views.
  func node(_ children: [LayoutNode]) -> LayoutNode {
    .vStack(alignment: alignment, spacing: spacing, children: children)
  }
}
