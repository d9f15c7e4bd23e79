import PlumblineLayout

extension TypeBinding where T == Gradient {
  /// The binding of `Gradient`.
  static var gradient: TypeBinding { .native("Gradient") }
}

extension TypeBinding where T == Gradient.Stop {
  /// The binding of `Gradient.Stop`.
  static var gradientStop: TypeBinding { .native("Gradient.Stop") }
}

extension TypeBinding where T == StrokeStyle {
  /// The binding of `StrokeStyle`.
  static var strokeStyle: TypeBinding { .native("StrokeStyle") }
}

extension TypeBinding where T == StrokeStyle.LineCap {
  /// The binding of `CGLineCap`.
  static var lineCap: TypeBinding { .native("CGLineCap") }
}

extension TypeBinding where T == StrokeStyle.LineJoin {
  /// The binding of `CGLineJoin`.
  static var lineJoin: TypeBinding { .native("CGLineJoin") }
}

extension TypeBinding where T == FillStyle {
  /// The binding of `FillStyle`.
  static var fillStyle: TypeBinding { .native("FillStyle") }
}

extension TypeBinding where T == BlendMode {
  /// The binding of `BlendMode`.
  static var blendMode: TypeBinding { .native("BlendMode") }
}

extension TypeBinding where T == ColorScheme {
  /// The binding of `ColorScheme`.
  static var colorScheme: TypeBinding { .native("ColorScheme") }
}

extension TypeBinding where T == RoundedCornerStyle {
  /// The binding of `RoundedCornerStyle`.
  static var cornerStyle: TypeBinding { .native("RoundedCornerStyle") }
}

extension TypeBinding where T == RectangleCornerRadii {
  /// The binding of `RectangleCornerRadii`.
  static var cornerRadii: TypeBinding { .native("RectangleCornerRadii") }
}

extension TypeBinding where T == ImageContent {
  /// The binding of `Image`.
  static var image: TypeBinding { .native("Image") }

  /// Returns the binding of `UIImage` or `NSImage`, whose implicit members are those of the type.
  static func platformImage(_ kind: String) -> TypeBinding {
    TypeBinding(type: .native(kind), read: TypeBinding.image.read, write: TypeBinding.image.write)
  }
}

extension TypeBinding where T == ImageLeaf.RenderingMode {
  /// The binding of `Image.TemplateRenderingMode`.
  static var renderingMode: TypeBinding { .native("Image.TemplateRenderingMode") }
}

extension TypeBinding where T == PaintedShape {
  /// The binding of a filled or stroked shape.
  static var paintedShape: TypeBinding { .native("ShapeView") }
}
