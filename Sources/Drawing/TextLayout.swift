/// A text laid out in lines.
///
/// Coordinates are in points, relative to the text's top-left corner.
public struct TextLayout: Hashable, Sendable {
  /// A filled area behind or over the glyphs, such as an underline, a strikethrough or a background.
  public struct Decoration: Hashable, Sendable {
    /// The filled area.
    public var path: Path
    /// The paint of the area; nil takes the paint of the text's drawing item.
    public var paint: Paint?
    /// Whether the area is drawn before the glyphs.
    public var isBehind: Bool

    /// Creates a decoration.
    public init(path: Path, paint: Paint? = nil, isBehind: Bool = false) {
      self.path = path
      self.paint = paint
      self.isBehind = isBehind
    }
  }

  /// The glyph runs of all lines.
  public var runs: [GlyphRun]
  /// The decorations, in drawing order.
  public var decorations: [Decoration]
  /// The faces of the symbols that are drawn as decorations.
  public var symbolFaces: [FontFace] = []
  /// The images within the lines.
  public var images: [ImageDrawing]
  /// The distance of each line's baseline from the top, in points.
  public var baselines: [Double]
  /// The size of the text, in points.
  public var size: Size
  /// The whole text in logical order, for selection and for assistive technologies.
  public var string: String

  /// Creates a text layout.
  public init(
    runs: [GlyphRun] = [], decorations: [Decoration] = [], images: [ImageDrawing] = [], baselines: [Double] = [],
    size: Size = .zero, string: String = ""
  ) {
    self.runs = runs
    self.decorations = decorations
    self.images = images
    self.baselines = baselines
    self.size = size
    self.string = string
  }

  /// Returns the images within the lines, for a text whose top-left corner is at a point.
  public func images(at corner: Point) -> [ImageDrawing] {
    images.map { image in
      var moved = image
      moved.rect.origin = Point(x: image.rect.minX + corner.x, y: image.rect.minY + corner.y)
      return moved
    }
  }
}
