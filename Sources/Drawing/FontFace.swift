/// One face of one font file, as a drawing refers to it.
public struct FontFace: Hashable, Sendable {
  /// The font file.
  public var path: String
  /// The face's number in a collection.
  public var index: Int
  /// The family's name.
  public var family: String
  /// The weight, from 100 (ultra light) to 900 (black); 400 is regular.
  public var weight: Int
  /// Whether the face itself is slanted.
  public var isItalic: Bool
  /// Whether the renderer slants the outlines, for want of an italic face.
  public var isSlantSynthesized: Bool
  /// How many em the outlines are emboldened by, for want of a bold face.
  public var emboldening: Double
  /// The factor on the width of outlines and advances, for want of a condensed or expanded face.
  public var widthScale: Double
  /// Positions on the axes of a variable font, by four-letter tag.
  public var variations: [Variation]

  /// A position on one axis of a variable font.
  public struct Variation: Hashable, Sendable {
    /// The axis, a four-letter tag such as `wght`.
    public var tag: String
    /// The position.
    public var value: Double

    /// A position on an axis.
    public init(tag: String, value: Double) {
      self.tag = tag
      self.value = value
    }
  }

  /// A reference to a face.
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
