/// The representation of a figure that is compared.
public enum SnapshotLevel: String, Hashable, Sendable, CaseIterable {
  /// The frames of its views, as the text of its layout.
  case layout
  /// The drawing, as an SVG file.
  case drawing
  /// The pixels, as a PNG file.
  case pixels
}
