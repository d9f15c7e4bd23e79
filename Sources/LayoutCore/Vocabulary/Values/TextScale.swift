/// The sizes of text in relation to its font.
public struct TextScale: Hashable, Sendable {
  /// The factor on the font's size.
  package let factor: Double
  /// The font's own size.
  public static let `default` = TextScale(factor: 1)
  /// A smaller size, for annotations.
  public static let secondary = TextScale(factor: 0.8)

  /// Creates a scale from a factor on the font's size.
  package init(factor: Double) { self.factor = factor }
}
