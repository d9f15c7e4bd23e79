/// What of a figure is compared.
public enum SnapshotLevel: String, Hashable, Sendable, CaseIterable {
  /// Where its views are: the text of its layout.
  case layout
  /// What is drawn: its SVG.
  case drawing
  /// How it looks: its PNG.
  case pixels
}
