/// A guide along the horizontal axis: views are put so that their guides share a vertical line.
public struct HorizontalAlignment: Hashable, Sendable {
  /// The guide.
  public let key: AlignmentKey

  /// An alignment by a guide of the horizontal axis.
  public init(key: AlignmentKey) { self.key = key }

  /// A custom alignment.
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
