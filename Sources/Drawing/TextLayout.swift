/// A text set in lines, ready to be drawn: all places are relative to its top-left corner, in points.
public struct TextLayout: Hashable, Sendable {
  /// A filled area beside the glyphs: an underline, a strikethrough, a background.
  public struct Decoration: Hashable, Sendable {
    /// The area.
    public var path: Path
    /// What it is filled with; nil takes the colour of the text's drawing.
    public var paint: Paint?
    /// Whether it lies behind the glyphs.
    public var isBehind: Bool

    /// A decoration of an area.
    public init(path: Path, paint: Paint? = nil, isBehind: Bool = false) {
      self.path = path
      self.paint = paint
      self.isBehind = isBehind
    }
  }

  /// The lines' glyphs.
  public var runs: [GlyphRun]
  /// Underlines and the like.
  public var decorations: [Decoration]
  /// The faces that symbols among the decorations were drawn from.
  public var symbolFaces: [FontFace] = []
  /// Pictures that stand in the lines.
  public var images: [ImageDrawing]
  /// The baseline of each line, from the top.
  public var baselines: [Double]
  /// The size of the text's frame.
  public var size: Size
  /// The whole text in logical order, for readers that select or speak it.
  public var string: String

  /// A text set in lines.
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

  /// The pictures that stand in the lines, with the text's top-left corner at a place.
  public func images(at place: Point) -> [ImageDrawing] {
    images.map { image in
      var moved = image
      moved.rect.origin = Point(x: image.rect.minX + place.x, y: image.rect.minY + place.y)
      return moved
    }
  }
}
