/// Glyphs of one face, size and paint on one baseline.
public struct GlyphRun: Hashable, Sendable {
  /// One glyph and its position.
  public struct Glyph: Hashable, Sendable {
    /// The glyph's index in the font.
    public var id: UInt32
    /// The glyph's origin relative to the run's, in points, with y pointing down.
    public var position: Point
    /// The glyph's advance width, in points.
    public var advance: Double
    /// The UTF-8 offset, in the run's text, of the first character of the glyph's cluster.
    public var cluster: Int

    /// Creates a glyph at a position.
    public init(id: UInt32, position: Point, advance: Double, cluster: Int) {
      self.id = id
      self.position = position
      self.advance = advance
      self.cluster = cluster
    }
  }

  /// The face of the glyphs.
  public var face: FontFace
  /// The font size, in points.
  public var fontSize: Double
  /// The glyphs, in visual order from left to right.
  public var glyphs: [Glyph]
  /// The run's left end on its baseline, in points, relative to the text's top-left corner.
  public var origin: Point
  /// The run's advance width, in points.
  public var width: Double
  /// The run's characters, in logical order.
  public var text: String
  /// Whether the run's characters are written from right to left.
  public var isRightToLeft: Bool
  /// The paint of the glyphs; nil takes the paint of the text's drawing item.
  public var paint: Paint?

  /// Creates a run of glyphs.
  public init(
    face: FontFace, fontSize: Double, glyphs: [Glyph], origin: Point, width: Double, text: String,
    isRightToLeft: Bool = false, paint: Paint? = nil
  ) {
    self.face = face
    self.fontSize = fontSize
    self.glyphs = glyphs
    self.origin = origin
    self.width = width
    self.text = text
    self.isRightToLeft = isRightToLeft
    self.paint = paint
  }

  /// Returns whether the run's glyphs, apart from spaces at its end, lie partly outside of a text's width, by more than
  /// half a point.
  public func leaves(width limit: Double) -> Bool {
    if origin.x < -0.5 { return true }
    guard origin.x + width > limit + 0.5 else { return false }
    let spaces = isRightToLeft ? 0 : text.utf8.reversed().prefix { $0 == UInt8(ascii: " ") }.count
    guard let last = glyphs.dropLast(spaces).last else { return false }
    return origin.x + last.position.x + last.advance > limit + 0.5
  }
}
