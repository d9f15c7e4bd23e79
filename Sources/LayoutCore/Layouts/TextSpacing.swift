/// What decides about the distance between a line of text and what lies above or below it, in points.
///
/// The distances grow with the font: below its capitals' top a text keeps a line and a tenth of one to what is no text, so that 84
/// points of Inter stand 52 above a picture or a symbol, which is one, and 0 above a text.
/// Source: SEMANTICS 8.3 and 11.5.
public struct TextSpacing: Hashable, Sendable {
  /// The distance to a view above that is no text.
  var distanceToViewAbove: Double
  /// The distance to a view below that is no text.
  var distanceToViewBelow: Double
  /// The font's leading, the distance to a text above.
  var leading: Double

  /// The distances of a line in a font; `scale` is device pixels per point.
  public init(_ font: FontMetrics, scale: Double) {
    let pixels = scale.isFinite && scale > 0 ? scale : 1
    let extra = (0.1 * (font.ascent + font.descent) * pixels - 1e-9).rounded(.up) / pixels
    distanceToViewAbove = font.descent + extra
    distanceToViewBelow = max(font.ascent + font.descent + extra - font.capHeight, extra + font.descent)
    leading = (font.leading * pixels).rounded(.up) / pixels
  }

  /// The larger of each distance.
  func union(_ other: TextSpacing) -> TextSpacing {
    var result = self
    result.distanceToViewAbove = max(distanceToViewAbove, other.distanceToViewAbove)
    result.distanceToViewBelow = max(distanceToViewBelow, other.distanceToViewBelow)
    result.leading = max(leading, other.leading)
    return result
  }
}
