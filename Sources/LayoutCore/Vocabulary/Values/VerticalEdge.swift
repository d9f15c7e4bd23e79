/// The top or bottom edge.
public enum VerticalEdge: Int, Hashable, Sendable, CaseIterable {
  /// The edges.
  case top, bottom

  /// The edge among all four.
  package var edge: Edge { self == .top ? .top : .bottom }

  /// Any number of top and bottom edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The top edge.
    public static let top = Set(rawValue: 1)
    /// The bottom edge.
    public static let bottom = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.top, .bottom]

    /// The edges among all four.
    package var edges: Edge.Set {
      var edges: Edge.Set = []
      if contains(.top) { edges.insert(.top) }
      if contains(.bottom) { edges.insert(.bottom) }
      return edges
    }
  }
}

/// The leading or trailing edge.
public enum HorizontalEdge: Int, Hashable, Sendable, CaseIterable {
  /// The edges.
  case leading, trailing

  /// The edge among all four.
  package var edge: Edge { self == .leading ? .leading : .trailing }
}

extension LayoutNode {
  /// Adds views on the top or bottom edge of the view, which reserves space for them.
  public func safeAreaInset(
    edge: VerticalEdge, alignment: HorizontalAlignment, spacing: Double?, content: [LayoutNode]
  ) -> LayoutNode {
    safeAreaInset(edge: edge.edge, alignment: alignment.key, spacing: spacing, content: content)
  }

  /// Adds views on the leading or trailing edge of the view, which reserves space for them.
  public func safeAreaInset(
    edge: HorizontalEdge, alignment: VerticalAlignment, spacing: Double?, content: [LayoutNode]
  ) -> LayoutNode {
    safeAreaInset(edge: edge.edge, alignment: alignment.key, spacing: spacing, content: content)
  }
}
