import PlumblineLayout

extension AnyShapeStyle {
  /// Returns a tiled image paint; a symbol is replaced by the foreground colour.
  static func image(_ image: ImageContent, sourceRect: Rect, scale: Double) -> AnyShapeStyle {
    switch image.origin {
    case .image(let source, _): .image(source, sourceRect: sourceRect, scale: scale)
    case .named, .drawn: .color(.tertiaryFill)
    case .symbol, .template: .foreground(level: 1)
    }
  }
}

extension Call {
  /// Returns the paint of a tiled image with its source rectangle and scale; an image that cannot be tiled is reported.
  func imagePaint() throws(Fault) -> Value {
    guard let image = try TypeBinding.image.read(value(0), evaluator) else {
      throw mismatch(of: value(0), with: TypeBinding<ImageContent>.image.type, at: 0)
    }
    let missing: Diagnostic.Message? =
      switch image.origin {
      case .named(let name): .missingImage(name)
      case .symbol(let name): .symbolAsPaint(name)
      case .template(let template): .symbolAsPaint(template.name)
      case .drawn: .symbolAsPaint("image")
      case .image: nil
      }
    if let missing {
      let kind: Diagnostic.Severity = evaluator.options.isStrict ? .error : .warning
      evaluator.log.add(Diagnostic(kind, missing, at: evaluator.range(of: location)))
    }
    let window: Rect = payload(1) ?? Rect(x: 0, y: 0, width: 1, height: 1)
    let style = AnyShapeStyle.image(image, sourceRect: window, scale: value(2).asNumber ?? 1)
    return TypeBinding.shapeStyle.write(style)
  }
}
