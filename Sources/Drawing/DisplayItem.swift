/// One item of a drawing.
public indirect enum DisplayItem: Hashable, Sendable {
  /// The interior of a path, filled.
  case fill(Path, Paint, rule: Path.FillRule = .nonZero)
  /// The outline of a path, stroked.
  case stroke(Path, Paint, StrokeStyle)
  /// A text with its top-left corner at a point. `paint` fills the glyphs that have no paint of their own.
  case text(TextLayout, at: Point, paint: Paint)
  /// An image.
  case image(ImageDrawing)
  /// Items that are drawn as one.
  case group(DisplayGroup)
}

/// An image, its rectangle, and the rules for filling it.
public struct ImageDrawing: Hashable, Sendable {
  /// The rule by which an image fills a rectangle of another size.
  public enum Resizing: Hashable, Sendable {
    /// Stretches the image, except for caps at its edges: top, left, bottom and right, in points of the image.
    case stretch(top: Double, left: Double, bottom: Double, right: Double)
    /// Resizes the image by the parts of its catalogue.
    case slices(ImageSlices)
    /// Repeats the image from the top-left corner.
    case tile
  }

  /// The image.
  public var source: ImageSource
  /// The rectangle that the image fills, in points.
  public var rect: Rect
  /// The rule by which the image fills the rectangle.
  public var resizing: Resizing
  /// Whether pixels are interpolated when the image is scaled.
  public var isInterpolated: Bool
  /// The paint that replaces the image's colours while keeping its opacity; nil draws the image in its own colours.
  public var template: Paint?

  /// Creates a drawing of an image in a rectangle.
  public init(
    source: ImageSource, rect: Rect, resizing: Resizing = .stretch(top: 0, left: 0, bottom: 0, right: 0),
    isInterpolated: Bool = true, template: Paint? = nil
  ) {
    self.source = source
    self.rect = rect
    self.resizing = resizing
    self.isInterpolated = isInterpolated
    self.template = template
  }
}
