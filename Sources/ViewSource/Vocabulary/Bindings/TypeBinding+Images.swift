import PlumblineLayout

extension TypeBinding where T == SymbolRenderingMode {
  /// The colours with which symbols are drawn.
  static var symbolMode: TypeBinding { .native("SymbolRenderingMode") }
}

extension TypeBinding where T == ImageContent.Interpolation {
  /// The interpolation of an image's pixels.
  static var interpolation: TypeBinding { .native("Image.Interpolation") }
}

extension TypeBinding where T == ImageContent.Orientation {
  /// The way in which an image's pixels are turned and mirrored.
  static var imageOrientation: TypeBinding { .native("Image.Orientation") }
}

extension TypeBinding where T == ImageContent.ResizingMode {
  /// The resizing mode of an image.
  static var resizingMode: TypeBinding { .native("Image.ResizingMode") }
}

extension TypeBinding where T == SymbolVariants {
  /// Variants of symbols.
  static var symbolVariants: TypeBinding { .native("SymbolVariants") }
}

extension TypeBinding where T == ImageContent {
  /// The name of an image in the assets.
  static var asset: TypeBinding {
    TypeBinding(
      type: .string,
      read: { value, evaluator in value.asString.map { evaluator.image(named: $0) } }, write: { _ in .void })
  }
}
