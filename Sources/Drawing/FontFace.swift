/// One face of a font file, with its variations and synthesized styles.
public struct FontFace: Hashable, Sendable {
  /// The path of the font file.
  public var path: String
  /// The index of the face in a font collection; 0 in a file of one face.
  public var index: Int
  /// The name of the family.
  public var family: String
  /// The weight, from 100 (ultra light) to 900 (black); 400 is regular.
  public var weight: Int
  /// Whether the face itself is italic.
  public var isItalic: Bool
  /// Whether the renderer slants the outlines, as the family has no italic face.
  public var isSlantSynthesized: Bool
  /// The amount, in em, by which the renderer emboldens the outlines, as the family has no bold face.
  public var emboldening: Double
  /// The factor on the width of outlines and advances, where the family has no condensed or expanded face.
  public var widthScale: Double
  /// The positions on the axes of a variable font.
  public var variations: [Variation]

  /// A position on one axis of a variable font.
  public struct Variation: Hashable, Sendable {
    /// The tag of the axis: four letters, such as `wght`.
    public var tag: String
    /// The position on the axis, in the axis's own units.
    public var value: Double

    /// Creates a position on an axis.
    public init(tag: String, value: Double) {
      self.tag = tag
      self.value = value
    }
  }

  /// Creates a reference to a face.
  public init(
    path: String, index: Int = 0, family: String, weight: Int = 400, isItalic: Bool = false,
    isSlantSynthesized: Bool = false, emboldening: Double = 0, widthScale: Double = 1,
    variations: [Variation] = []
  ) {
    self.path = path
    self.index = index
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.isSlantSynthesized = isSlantSynthesized
    self.emboldening = emboldening
    self.widthScale = widthScale
    self.variations = variations
  }
}
