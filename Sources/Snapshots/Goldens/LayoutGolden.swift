/// The text of a golden layout file: a line with its provenance, followed by the layout.
public struct LayoutGolden: Hashable, Sendable {
  /// The provenance; nil if the file has none.
  public var provenance: Provenance?
  /// The layout, with one view per line.
  public var layout: String

  /// Creates a golden layout.
  public init(provenance: Provenance?, layout: String) {
    self.provenance = provenance
    self.layout = layout
  }

  /// Creates a golden layout of a figure's states, each with the size of its canvas, such as `390×200`, and its views
  /// on one line each.
  public init(provenance: Provenance?, states: [(canvas: String, views: String)]) {
    self.provenance = provenance
    layout = states.map { "canvas \($0.canvas)\n\($0.views)\n" }.joined(separator: "\n")
  }

  /// Parses the text of a golden layout file.
  public init(parsing text: String) {
    let first = text.prefix { $0 != "\n" }
    provenance = Provenance(line: first)
    layout = provenance == nil ? text : String(text.dropFirst(first.count + 1))
  }

  /// The text of the file.
  public var text: String { (provenance.map { $0.line + "\n" } ?? "") + layout }

  /// Returns the difference to another layout; nil if there is none.
  func difference(to other: LayoutGolden) -> LayoutDifference? {
    if layout == other.layout { return nil }
    let difference = LayoutDifference(from: LayoutText(parsing: layout), to: LayoutText(parsing: other.layout))
    return difference.changes.isEmpty ? nil : difference
  }
}
