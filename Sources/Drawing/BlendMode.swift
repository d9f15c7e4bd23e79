/// How a drawing mixes with what lies below, in SwiftUI's words.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  /// Covers what lies below.
  case normal
  /// The separable blend functions of the PDF and SVG imaging models.
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  /// The blend functions on hue, saturation and luminosity.
  case hue, saturation, color, luminosity
  /// The Porter-Duff operators that SwiftUI offers.
  case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}
