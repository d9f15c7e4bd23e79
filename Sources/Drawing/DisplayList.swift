/// A drawing: everything a backend needs, and nothing it has to ask for.
public struct DisplayList: Hashable, Sendable {
  /// The size of the drawing, in points.
  public var size: Size
  /// What covers the whole drawing first; nil leaves it transparent.
  public var background: Color?
  /// The name of the figure.
  public var title: String
  /// What the figure shows, in a sentence.
  public var summary: String
  /// The items, in the order of drawing.
  public var items: [DisplayItem]

  /// A drawing of items.
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
