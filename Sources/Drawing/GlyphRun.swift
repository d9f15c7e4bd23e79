/// Glyphs of one face, size and paint, on one baseline.
public struct GlyphRun: Hashable, Sendable {
  /// One glyph at one place.
  public struct Glyph: Hashable, Sendable {
    /// The glyph's number in the font.
    public var id: UInt32
    /// The glyph's origin relative to the run's, in points, y down.
    public var position: Point
    /// How far the pen moves, in points.
    public var advance: Double
    /// The UTF-8 offset in the run's text of the first character that the glyph stands for.
    public var cluster: Int

    /// A glyph at a place.
    public init(id: UInt32, position: Point, advance: Double, cluster: Int) {
      self.id = id
      self.position = position
      self.advance = advance
      self.cluster = cluster
    }
  }

  /// The face that the glyphs come from.
  public var face: FontFace
  /// The size of an em, in points.
  public var fontSize: Double
  /// The glyphs, from left to right.
  public var glyphs: [Glyph]
  /// The start of the run on its baseline, relative to the text's top-left corner.
  public var origin: Point
  /// The run's advance width, in points.
  public var width: Double
  /// The characters that the run shows, in logical order.
  public var text: String
  /// Whether the run reads from right to left.
  public var isRightToLeft: Bool
  /// What the glyphs are filled with; nil takes the colour of the text's drawing.
  public var paint: Paint?

  /// A run of glyphs.
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
}
