/// A view that scrolls its content; a figure shows the beginning.
public struct ScrollView<Content: View>: PrimitiveView {
  /// The node of the view.
  public let layoutNode: LayoutNode
  /// Creates a view that scrolls along some axes.
  ///
  /// - Example: `ScrollView(.horizontal, showsIndicators: false) { Text("a") }`
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    layoutNode = .scrollView(axes, children: content().members, at: ViewIdentity.place)
  }
}

/// A view that provides a proxy for scrolling to its content.
public struct ScrollViewReader<Content: View>: PrimitiveView {
  /// The node of the content.
  public let layoutNode: LayoutNode
  /// Creates a view whose content gets a proxy.
  ///
  /// - Example: `ScrollViewReader { proxy in Text("a") }`
  public init(@ViewBuilder content: (ScrollViewProxy) -> Content) {
    layoutNode = .scrollViewReader(at: ViewIdentity.place) { scroll in
      content(ScrollViewProxy(scroll: scroll, reports: LayoutReports.current)).members
    }
  }
}

/// A proxy for scrolling to a view by its identity.
///
/// Unchecked: it stays on the thread of its view.
public struct ScrollViewProxy: @unchecked Sendable {
  /// Scrolls to a view.
  let scroll: (AnyHashable, UnitPoint?) -> Void
  /// The reports that cause another evaluation.
  let reports: LayoutReports?
  /// Scrolls the nearest scroll views to the view with an identity, with an anchor, or as far as necessary without one.
  public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {
    scroll(AnyHashable(id), anchor)
    reports?.noteChange()
  }
}

/// A column that is as wide as its proposal.
public struct LazyVStack<Content: View>: PrimitiveView {
  /// The node of the column.
  public let layoutNode: LayoutNode
  /// Creates a column with an alignment.
  ///
  /// - Example: `LazyVStack(spacing: 4) { Text("a") }`
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    layoutNode = .lazyVStack(alignment: alignment, spacing: spacing, children: content().members)
  }
}

/// A row that is as high as its proposal.
public struct LazyHStack<Content: View>: PrimitiveView {
  /// The node of the row.
  public let layoutNode: LayoutNode
  /// Creates a row with an alignment.
  ///
  /// - Example: `LazyHStack(spacing: 4) { Text("a") }`
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    layoutNode = .lazyHStack(alignment: alignment, spacing: spacing, children: content().members)
  }
}

/// The parts of sections that are pinned while others scroll.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// The raw bits.
  public let rawValue: Int
  /// Creates a set from its raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The headers.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A view that shows the first of several views that fits the proposed size, or the last one.
public struct ViewThatFits<Content: View>: PrimitiveView {
  /// The node of the view.
  public let layoutNode: LayoutNode
  /// Creates a choice that compares sizes on some axes.
  ///
  /// - Example: `ViewThatFits(in: .horizontal) { Text("long"); Text("s") }`
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    layoutNode = .viewThatFits(in: axes, children: content().members)
  }
}

extension View {
  /// Names the coordinate space of the view.
  ///
  /// - Example: `Text("a").coordinateSpace(name: "box")`
  public func coordinateSpace(name: some Hashable & Sendable) -> LoweredView {
    lowered { $0.coordinateSpace(name: AnyHashableSendable(name)) }
  }
  /// Names the coordinate space of the view.
  ///
  /// - Example: `Text("a").coordinateSpace(.named("box"))`
  public func coordinateSpace(_ name: CoordinateSpace) -> LoweredView {
    lowered { $0.coordinateSpace(name) }
  }
}

extension View {
  /// Allows content to be drawn outside of the bounds of scroll views.
  ///
  /// - Example: `ScrollView { Text("a") }.scrollClipDisabled()`
  public func scrollClipDisabled(_ disabled: Bool = true) -> LoweredView { lowered { $0.scrollClipDisabled(disabled) } }
  /// Sets the initial position of scroll views within the view.
  ///
  /// - Example: `ScrollView { Text("a") }.defaultScrollAnchor(.bottom)`
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> LoweredView { lowered { $0.defaultScrollAnchor(anchor) } }
  /// Sets the initial position of scroll views within the view, or the alignment of content that is smaller than they
  /// are.
  ///
  /// - Example: `ScrollView { Text("a") }.defaultScrollAnchor(.bottom, for: .alignment)`
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> LoweredView {
    lowered { $0.defaultScrollAnchor(anchor, for: role) }
  }
}
