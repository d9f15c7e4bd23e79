import LayoutCore

/// The look of figures, in one place: line weights, colours, type and distances, in points.
public struct Theme: Hashable, Sendable {
  /// The theme's name on the command line.
  public var name: String

  /// For books: white paper, thin lines, small sans labels.
  public static let book = Theme(name: "book")
}
