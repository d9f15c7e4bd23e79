/// An alignment guide on the vertical axis: aligned views share a horizontal line.
public struct VerticalAlignment: Hashable, Sendable {
  /// The guide's key.
  package let key: AlignmentKey

  /// Creates an alignment from the key of a vertical guide.
  package init(key: AlignmentKey) { self.key = key }

  /// Creates a custom alignment.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .vertical) }

  private init(_ name: String, _ value: @escaping @Sendable (ViewDimensions) -> Double) {
    key = AlignmentKey(identity: .builtIn(name), name: name, axis: .vertical, defaultValue: value)
  }

  /// The top edge.
  public static let top = VerticalAlignment("top") { _ in 0 }
  /// The vertical middle.
  public static let center = VerticalAlignment("center") { $0.height / 2 }
  /// The bottom edge.
  public static let bottom = VerticalAlignment("bottom") { $0.height }
  /// The baseline of the topmost text; a view without text falls back to its bottom.
  ///
  /// Rule: <doc:AlignmentGuides#Baselines>.
  public static let firstTextBaseline = VerticalAlignment("firstTextBaseline") { $0.height }
  /// The baseline of the bottommost text; a view without text falls back to its bottom.
  ///
  /// Rule: <doc:AlignmentGuides#Baselines>.
  public static let lastTextBaseline = VerticalAlignment("lastTextBaseline") { $0.height }
}
