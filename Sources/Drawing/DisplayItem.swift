/// One thing to draw.
public indirect enum DisplayItem: Hashable, Sendable {
  /// The inside of a path.
  case fill(Path, Paint, rule: Path.FillRule = .nonZero)
  /// The outline of a path.
  case stroke(Path, Paint, StrokeStyle)
  /// A text with its top-left corner at a point; `paint` is for the glyphs that have none of their own.
  case text(TextLayout, at: Point, paint: Paint)
  /// A picture.
  case image(ImageDrawing)
  /// Things drawn together.
  case group(DisplayGroup)
}

/// A picture and how it is put in its place.
public struct ImageDrawing: Hashable, Sendable {
  /// How a picture of another size fills its rectangle.
  public enum Resizing: Hashable, Sendable {
    /// Stretched, but for the caps at its edges: top, left, bottom, right, in points of the picture.
    case stretch(top: Double, left: Double, bottom: Double, right: Double)
    /// Repeated from the top-left corner.
    case tile
  }

  /// The picture.
  public var source: ImageSource
  /// Where it goes.
  public var rect: Rect
  /// How it fills the rectangle.
  public var resizing: Resizing
  /// Whether its pixels are smoothed when scaled.
  public var isInterpolated: Bool
  /// The paint that takes the place of all its colours, its opacity kept; nil draws the picture itself.
  public var template: Paint?

  /// A picture in a rectangle.
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
