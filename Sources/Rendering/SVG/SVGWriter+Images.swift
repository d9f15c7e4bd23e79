import PlumblineDrawing

extension SVGWriter {
  /// Writes an image.
  func writeImage(_ image: ImageDrawing) throws {
    guard image.rect.origin.isUsable, image.rect.size.isFinite, !image.rect.isEmpty else { return }
    guard let paint = image.template else { return try writeColors(of: image) }
    var plain = image
    plain.template = nil
    let mask = try self.mask([.image(plain)])
    body.append("<g")
    body.attribute("mask", url: mask)
    body.append(">\n")
    try writeFill(Path(image.rect), paint)
    body.append("</g>\n")
  }

  private func writeColors(of image: ImageDrawing) throws {
    if case .tile = image.resizing {
      return try writeFill(Path(image.rect), .image(image.source, origin: image.rect.origin, scale: 1))
    }
    let size = image.source.size
    let parts = image.parts
    if parts.count == 1, let part = parts.first, part.source.size == size {
      return try writeReference(to: image.source, in: part.target, isSmooth: image.isInterpolated)
    }
    for part in parts {
      body.append("<svg")
      body.attributes(part.target)
      let view = [part.source.minX, part.source.minY, part.source.width, part.source.height]
      body.attribute("viewBox", view.map(DecimalWriter.text).joined(separator: " "))
      body.attribute("preserveAspectRatio", "none")
      body.append(">")
      try writeReference(to: image.source, in: Rect(size: size), isSmooth: image.isInterpolated)
      body.append("</svg>\n")
    }
  }

  /// Writes a reference to an image, whose bytes occur once in the file.
  private func writeReference(to source: ImageSource, in rect: Rect, isSmooth: Bool) throws {
    let symbol = try imageDefinition(source, isSmooth: isSmooth)
    let size = source.size
    let scale = Transform(
      a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX, ty: rect.minY)
    guard scale.isInvertible else { return }
    body.append("<use xlink:href=\"#")
    body.append(name: symbol)
    body.append("\"")
    body.attribute("transform", scale)
    body.append("/>\n")
  }

  /// Returns the definition of an image at its own size, in points.
  private func imageDefinition(_ source: ImageSource, isSmooth: Bool) throws -> SVGName {
    usesLinks = true
    let image = try resources.images.image(of: source)
    // Browsers show no PDF as an image.
    let bytes = source.format == .pdf ? image.png : try resources.images.bytes(of: source)
    return definition(.image) { xml, name in
      xml.append("<image id=\"")
      xml.append(name: name)
      xml.append("\"")
      xml.attribute("width", source.size.width)
      xml.attribute("height", source.size.height)
      xml.attribute("preserveAspectRatio", "none")
      if !isSmooth { xml.attribute("image-rendering", "pixelated") }
      xml.append(" xlink:href=\"data:\(source.format.mediaType);base64,")
      xml.append(bytes: Base64.encoded(bytes))
      xml.append("\"/>")
    }
  }

  /// Returns a pattern that repeats an image from a point, each copy with the given size.
  func tilePattern(_ source: ImageSource, origin: Point, size: Size) throws -> SVGName {
    let symbol = try imageDefinition(source, isSmooth: true)
    return definition(.pattern) { xml, name in
      xml.append("<pattern id=\"")
      xml.append(name: name)
      xml.append("\" patternUnits=\"userSpaceOnUse\"")
      xml.attributes(Rect(origin: origin, size: size))
      xml.append("><use xlink:href=\"#")
      xml.append(name: symbol)
      xml.append("\"")
      xml.attribute(
        "transform", Transform.scale(x: size.width / source.size.width, y: size.height / source.size.height))
      xml.append("/></pattern>")
    }
  }

  /// Writes a colour glyph with its origin at a point.
  func writeColorGlyph(_ glyph: ColorGlyph, at origin: Point, fontSize: Double) {
    usesLinks = true
    let symbol = definition(.image) { xml, name in
      xml.append("<image id=\"")
      xml.append(name: name)
      xml.append("\" width=\"1\" height=\"1\" preserveAspectRatio=\"none\" xlink:href=\"data:image/png;base64,")
      xml.append(bytes: Base64.encoded(glyph.image.png))
      xml.append("\"/>")
    }
    body.append("<use xlink:href=\"#")
    body.append(name: symbol)
    body.append("\"")
    body.attribute(
      "transform",
      Transform(
        a: glyph.rect.width * fontSize, b: 0, c: 0, d: glyph.rect.height * fontSize,
        tx: origin.x + glyph.rect.minX * fontSize, ty: origin.y + glyph.rect.minY * fontSize))
    body.append("/>\n")
  }
}

extension ImageSource.Format {
  /// The format's media type.
  fileprivate var mediaType: String {
    switch self {
    case .png: "image/png"
    case .jpeg: "image/jpeg"
    case .svg: "image/svg+xml"
    case .pdf: "image/png"
    }
  }
}
