/// A rule for blending a group with the content below it, named as in SwiftUI.
public enum BlendMode: String, Hashable, Sendable {
  /// The group covers the content below.
  case normal
  /// The separable blend functions of the PDF and SVG imaging models.
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  /// The blend functions on hue, saturation and luminosity.
  case hue, saturation, color, luminosity
  /// The Porter-Duff operators in SwiftUI.
  case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}
