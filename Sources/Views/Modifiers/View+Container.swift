// What depends on the container or the canvas around a view.
extension View {
  /// The view in a frame of the whole place that is offered, on some axes.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> LoweredView {
    lowered { $0.containerRelativeFrame(axes, alignment: alignment) }
  }
  /// The view in a frame of some of the columns into which the place that is offered is parted.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> LoweredView {
    lowered {
      $0.containerRelativeFrame(axes, count: count, span: span, spacing: spacing, alignment: alignment)
    }
  }
  /// The view in a frame of a length computed from the place that is offered.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> LoweredView {
    lowered { $0.containerRelativeFrame(axes, alignment: alignment, length: length) }
  }
  /// The room that a screen's content has, on some sides.
  public func scenePadding(_ edges: Edge.Set = .all) -> LoweredView { padding(edges) }
  /// Room within the safe area, on some sides; nil is 16 points.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> LoweredView {
    lowered { $0.safeAreaPadding(edges, length) }
  }
  /// Room around the content of scroll views and lists, on some sides; nil is 16 points.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> LoweredView {
    contentMargins(edges, EdgeInsets(.all, length ?? EdgeInsets.standardLength), for: placement)
  }
  /// Room around the content of scroll views and lists.
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> LoweredView {
    contentMargins(.all, EdgeInsets(.all, length), for: placement)
  }
  /// Room around scrolled content, on some sides.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> LoweredView {
    lowered { placement == .scrollIndicators ? $0 : $0.contentMargins(insets, on: edges) }
  }
  /// Extends the view to the edges of the canvas.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> LoweredView {
    lowered { $0.ignoresSafeArea(edges: edges) }
  }
  /// Extends the view to the edges of the canvas, by its older name.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> LoweredView { lowered { $0.ignoresSafeArea(edges: edges) } }
  /// Views on the upper or lower edge of the view, which takes the place that they leave.
  public func safeAreaInset(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> LoweredView {
    lowered {
      $0.safeAreaInset(
        edge: edge == .top ? .top : .bottom, alignment: alignment.key, spacing: spacing, content: content().members)
    }
  }
  /// Views on the leading or trailing edge of the view, which takes the place that they leave.
  public func safeAreaInset(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> LoweredView {
    lowered {
      $0.safeAreaInset(
        edge: edge == .leading ? .leading : .trailing, alignment: alignment.key, spacing: spacing,
        content: content().members)
    }
  }
  /// The view as it is; a figure has no depth.
  public func frame(minDepth: CGFloat? = nil, maxDepth: CGFloat?) -> LoweredView { lowered { $0 } }
}

/// What keeps content away from the edges of the canvas.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// A set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The device's own parts and bars.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Everything.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// What margins stand around.
public enum ContentMarginPlacement: Hashable, Sendable {
  /// The places that SwiftUI names.
  case automatic, scrollContent, scrollIndicators
}
