/// A view that may be larger than its place, of which a figure shows the beginning.
public struct ScrollView<Content: View>: PrimitiveView {
  /// The view's node.
  public let layoutNode: LayoutNode
  /// A view that scrolls along some axes.
  ///
  /// - Example: `ScrollView(.horizontal, showsIndicators: false) { Text("a") }`
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    layoutNode = .scrollView(axes, children: content().members)
  }
}

/// A view that can be told to scroll: its content.
public struct ScrollViewReader<Content: View>: PrimitiveView {
  /// The content's node.
  public let layoutNode: LayoutNode
  /// Content that is given a proxy.
  ///
  /// - Example: `ScrollViewReader { proxy in Text("a") }`
  public init(@ViewBuilder content: (ScrollViewProxy) -> Content) { layoutNode = content(ScrollViewProxy()).layoutNode }
}

/// What scrolls: nothing, in a figure.
public struct ScrollViewProxy: Sendable {
  /// Does nothing.
  public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {}
}

/// A column of the full width.
public struct LazyVStack<Content: View>: PrimitiveView {
  /// The column's node.
  public let layoutNode: LayoutNode
  /// A column on an alignment.
  ///
  /// - Example: `LazyVStack(spacing: 4) { Text("a") }`
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    layoutNode = .lazyVStack(alignment: alignment, spacing: spacing, children: content().members)
  }
}

/// A row of the full height.
public struct LazyHStack<Content: View>: PrimitiveView {
  /// The row's node.
  public let layoutNode: LayoutNode
  /// A row on an alignment.
  ///
  /// - Example: `LazyHStack(spacing: 4) { Text("a") }`
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    layoutNode = .lazyHStack(alignment: alignment, spacing: spacing, children: content().members)
  }
}

/// The parts of sections that would stay in place while others scroll.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// A set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The headers.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// The first of several views that fits in the place that is offered, else the last.
public struct ViewThatFits<Content: View>: PrimitiveView {
  /// The view's node.
  public let layoutNode: LayoutNode
  /// A choice that looks at some axes.
  ///
  /// - Example: `ViewThatFits(in: .horizontal) { Text("long"); Text("s") }`
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    layoutNode = .viewThatFits(in: axes, children: content().members)
  }
}

extension View {
  /// Names the coordinates of the view.
  ///
  /// - Example: `Text("a").coordinateSpace(name: "box")`
  public func coordinateSpace(name: some Hashable & Sendable) -> LoweredView {
    lowered { $0.coordinateSpace(name: AnyHashableSendable(name)) }
  }
  /// Names the coordinates of the view.
  ///
  /// - Example: `Text("a").coordinateSpace(.named("box"))`
  public func coordinateSpace(_ name: CoordinateSpace) -> LoweredView {
    lowered { $0.coordinateSpace(name) }
  }
}

extension View {
  /// Shows what is outside of the windows of scroll views.
  ///
  /// - Example: `ScrollView { Text("a") }.scrollClipDisabled()`
  public func scrollClipDisabled(_ disabled: Bool = true) -> LoweredView { lowered { $0.scrollClipDisabled(disabled) } }
  /// Shows scroll views from another place than their beginning.
  ///
  /// - Example: `ScrollView { Text("a") }.defaultScrollAnchor(.bottom)`
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> LoweredView { lowered { $0.defaultScrollAnchor(anchor) } }
  /// Shows scroll views from another place than their beginning, or puts shorter content there.
  ///
  /// - Example: `ScrollView { Text("a") }.defaultScrollAnchor(.bottom, for: .alignment)`
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> LoweredView {
    lowered { $0.defaultScrollAnchor(anchor, for: role) }
  }
}

extension CoordinateSpace {
  /// The coordinates of a view that carries a name.
  public static func named(_ name: some Hashable & Sendable) -> CoordinateSpace { .named(AnyHashableSendable(name)) }
}
