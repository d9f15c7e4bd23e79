/// The distances that a line of text prefers to views above and below it, in points.
///
/// The distances grow with the font. From the top of its capital letters, a text keeps a distance of 1.1 line heights
/// to a view that is not text: 84-point Inter keeps 52 points to an image or symbol below it, and 0 to a text. Rules:
/// <doc:TextLayout#Spacing> and <doc:RuleDecisions#Spacing-of-text>.
public struct TextSpacing: Hashable, Sendable {
  /// The distance to a view above that is not text.
  var distanceToViewAbove: Double
  /// The distance to a view below that is not text.
  var distanceToViewBelow: Double
  /// The font's leading, which is the distance to a text above.
  var leading: Double

  /// Creates the distances of a line in a font; `scale` is the number of device pixels per point.
  ///
  /// Up to iOS 16 a tenth of the line is rounded up to a multiple of four points, later to the pixel.
  public init(_ font: FontMetrics, scale: Double, isEarlier: Bool = false) {
    let pixels = scale.isFinite && scale > 0 ? scale : 1
    let steps = isEarlier ? 0.25 : pixels
    let extra = (0.1 * (font.ascent + font.descent) * steps - 1e-9).rounded(.up) / steps
    distanceToViewAbove = font.descent + extra
    distanceToViewBelow = max(font.ascent + font.descent + extra - font.capHeight, extra + font.descent)
    leading = (font.leading * pixels).rounded(.up) / pixels
  }

  /// Returns the larger of each distance.
  func union(_ other: TextSpacing) -> TextSpacing {
    var result = self
    result.distanceToViewAbove = max(distanceToViewAbove, other.distanceToViewAbove)
    result.distanceToViewBelow = max(distanceToViewBelow, other.distanceToViewBelow)
    result.leading = max(leading, other.leading)
    return result
  }
}
