/// A drawing: all that a renderer needs to write an image.
public struct DisplayList: Hashable, Sendable {
  /// The size of the drawing, in points.
  public var size: Size
  /// The colour below all items; nil leaves the background transparent.
  public var background: Color?
  /// The title of the figure.
  public var title: String
  /// A one-sentence description of the figure.
  public var summary: String
  /// The items, in drawing order.
  public var items: [DisplayItem]

  /// Creates a drawing from items.
  public init(
    size: Size = .zero, background: Color? = nil, title: String = "", summary: String = "", items: [DisplayItem] = []
  ) {
    self.size = size
    self.background = background
    self.title = title
    self.summary = summary
    self.items = items
  }
}
