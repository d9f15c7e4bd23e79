import PlumblineLayout

extension TypeBinding where T == Gradient {
  /// Colours along a line.
  static var gradient: TypeBinding { .native("Gradient") }
}

extension TypeBinding where T == Gradient.Stop {
  /// A colour of a gradient.
  static var gradientStop: TypeBinding { .native("Gradient.Stop") }
}

extension TypeBinding where T == StrokeStyle {
  /// How an outline is drawn.
  static var strokeStyle: TypeBinding { .native("StrokeStyle") }
}

extension TypeBinding where T == StrokeStyle.LineCap {
  /// How a line ends.
  static var lineCap: TypeBinding { .native("CGLineCap") }
}

extension TypeBinding where T == StrokeStyle.LineJoin {
  /// How lines meet.
  static var lineJoin: TypeBinding { .native("CGLineJoin") }
}

extension TypeBinding where T == Path.FillRule {
  /// How a path decides what lies inside it.
  static var fillStyle: TypeBinding { .native("FillStyle") }
}

extension TypeBinding where T == BlendMode {
  /// How a drawing mixes with what lies below.
  static var blendMode: TypeBinding { .native("BlendMode") }
}

extension TypeBinding where T == ColorScheme {
  /// Light or dark.
  static var colorScheme: TypeBinding { .native("ColorScheme") }
}

extension TypeBinding where T == RoundedCornerStyle {
  /// How a rounded corner is drawn.
  static var cornerStyle: TypeBinding { .native("RoundedCornerStyle") }
}

extension TypeBinding where T == RectangleCornerRadii {
  /// A radius for each corner.
  static var cornerRadii: TypeBinding { .native("RectangleCornerRadii") }
}

extension TypeBinding where T == ImageContent {
  /// An `Image`.
  static var image: TypeBinding { .native("Image") }
}

extension TypeBinding where T == ImageLeaf.RenderingMode {
  /// Whether a picture keeps its colours.
  static var renderingMode: TypeBinding { .native("Image.TemplateRenderingMode") }
}

extension TypeBinding where T == PaintedShape {
  /// A shape that is filled or stroked already.
  static var paintedShape: TypeBinding { .native("ShapeView") }
}
