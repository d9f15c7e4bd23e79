/// The text of a golden layout file: a line that tells what it was made with, and the layout.
public struct LayoutGolden: Hashable, Sendable {
  /// What it was made with, or nil if it does not tell.
  public var provenance: Provenance?
  /// The layout, a view a line.
  public var layout: String

  /// A golden layout.
  public init(provenance: Provenance?, layout: String) {
    self.provenance = provenance
    self.layout = layout
  }

  /// A golden layout of a figure's states, each the size of its canvas, as `390×200`, and its views, one a line.
  public init(provenance: Provenance?, states: [(canvas: String, views: String)]) {
    self.provenance = provenance
    layout = states.map { "canvas \($0.canvas)\n\($0.views)\n" }.joined(separator: "\n")
  }

  /// What a file holds.
  public init(parsing text: String) {
    let first = text.prefix { $0 != "\n" }
    provenance = Provenance(line: first)
    layout = provenance == nil ? text : String(text.dropFirst(first.count + 1))
  }

  /// The file's text.
  public var text: String { (provenance.map { $0.line + "\n" } ?? "") + layout }

  /// How another layout differs, in words, and where; nil if it does not.
  func difference(to other: LayoutGolden) -> LayoutDifference? {
    if layout == other.layout { return nil }
    let difference = LayoutDifference(from: LayoutText(parsing: layout), to: LayoutText(parsing: other.layout))
    return difference.changes.isEmpty ? nil : difference
  }
}
