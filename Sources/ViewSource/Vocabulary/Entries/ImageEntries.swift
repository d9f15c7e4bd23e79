import PlumblineLayout

extension Vocabulary {
  /// Adds images, symbols and labels.
  mutating func addImages() {
    conversion(from: .image, to: .view) { $0.node }
    for (label, kind) in [("uiImage", "UIImage"), ("nsImage", "NSImage")] {
      initializer("Image", .named(label, .platformImage(kind)), returns: .image) { $0 }
    }
    for type in ["UIImage", "NSImage"] {
      initializer(type, .named("named", .asset), returns: .image) { $0 }
      initializer(type, .named("systemName", .string), returns: .image) { ImageContent(.symbol($0)) }
    }
    later(["Image", "Image.Interpolation", "Image.ResizingMode", "Image.TemplateRenderingMode", "SymbolRenderingMode"])
    { $0.addImageMethods() }
  }

  private mutating func addImageMethods() {
    property(on: .image, "size", as: .size) { image in
      switch image.origin {
      case .image(let source, _): source.size
      case .drawn(let drawn): drawn.size
      default: .zero
      }
    }
  }

  /// Adds a style under its short name and under its type's name: `.plain`, `PlainButtonStyle()`.
  mutating func styleName<S: Sendable>(
    _ name: String, _ style: S, as binding: TypeBinding<S>, suffix: String
  ) {
    constant(on: binding.name, name, style, as: binding)
    let base = name == "automatic" ? "Default" : name.prefix(1).uppercased() + String(name.dropFirst())
    initializer(base + suffix, returns: binding) { style }
  }
}

extension TypeBinding where T == SymbolRenderingMode {
  /// The colours with which symbols are drawn.
  static var symbolMode: TypeBinding { .native("SymbolRenderingMode") }
}

extension TypeBinding where T == ImageContent.Interpolation {
  /// The interpolation of an image's pixels.
  static var interpolation: TypeBinding { .native("Image.Interpolation") }
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
