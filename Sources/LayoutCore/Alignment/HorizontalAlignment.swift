/// An alignment guide on the horizontal axis: aligned views share a vertical line.
public struct HorizontalAlignment: Hashable, Sendable {
  /// The guide's key.
  package let key: AlignmentKey

  /// Creates an alignment from the key of a horizontal guide.
  package init(key: AlignmentKey) { self.key = key }

  /// Creates a custom alignment.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .horizontal) }

  private init(_ name: String, _ value: @escaping @Sendable (ViewDimensions) -> Double) {
    key = AlignmentKey(identity: .builtIn(name), name: name, axis: .horizontal, defaultValue: value)
  }

  /// The leading edge.
  public static let leading = HorizontalAlignment("leading") { _ in 0 }
  /// The horizontal middle.
  public static let center = HorizontalAlignment("center") { $0.width / 2 }
  /// The trailing edge.
  public static let trailing = HorizontalAlignment("trailing") { $0.width }
  /// The leading end of a list row's separator.
  public static let listRowSeparatorLeading = HorizontalAlignment("listRowSeparatorLeading") { _ in 0 }
  /// The trailing end of a list row's separator.
  public static let listRowSeparatorTrailing = HorizontalAlignment("listRowSeparatorTrailing") { $0.width }
}
