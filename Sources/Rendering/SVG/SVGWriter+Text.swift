import PlumblineDrawing

extension SVGWriter {
  /// Writes a text with its top-left corner at a point.
  ///
  /// Throws a ``RenderingError``.
  func writeText(_ layout: TextLayout, at corner: Point, paint: Paint) throws {
    guard corner.isUsable else { return }
    func write(_ decoration: TextLayout.Decoration) throws {
      try writeFill(
        decoration.path.offsetBy(dx: corner.x, dy: corner.y), decoration.paint ?? paint,
        offset: decoration.paint == nil ? .zero : corner)
    }
    for decoration in layout.decorations where decoration.isBehind { try write(decoration) }
    for run in layout.runs { try writeRun(run, at: corner, paint: paint) }
    for image in layout.images(at: corner) { try writeImage(image) }
    for decoration in layout.decorations where !decoration.isBehind { try write(decoration) }
  }

  private func writeRun(_ run: GlyphRun, at corner: Point, paint: Paint) throws {
    guard run.fontSize > 0.01, run.fontSize < 100_000, run.origin.isUsable, !run.glyphs.isEmpty else { return }
    let face = try resources.fonts.face(run.face)
    let origin = corner + run.origin
    if face.hasBitmapGlyphs {
      for glyph in run.glyphs where (origin + glyph.position).isUsable {
        guard let image = face.colorGlyph(of: glyph.id) else { continue }
        writeColorGlyph(image, at: origin + glyph.position, fontSize: run.fontSize)
      }
      return
    }
    let offset = run.paint == nil ? Point.zero : corner
    let ink = run.paint ?? paint
    switch options.svgText {
    case .outline: try writeFill(face.path(of: run, at: origin), ink, offset: offset)
    case .system: try writeSystemText(run, at: origin, ink, offset: offset)
    case .embedded: try writeEmbeddedText(run, face, at: origin, ink, offset: offset)
    }
  }

  /// Writes a run in the reader's fonts, stretched to the run's width.
  private func writeSystemText(_ run: GlyphRun, at origin: Point, _ paint: Paint, offset: Point) throws {
    guard let fill = try attributes(of: paint, .fill, within: run.extent(at: origin), offset: offset),
      !run.text.isEmpty
    else { return }
    body.append("<text")
    body.attribute("x", origin.x)
    body.attribute("y", origin.y)
    if run.text.unicodeScalars.count > 1, run.width > 0 {
      body.attribute("textLength", run.width)
      body.attribute("lengthAdjust", "spacingAndGlyphs")
    }
    writeFont(fontAttributes(of: run), family: nil)
    body.append(fill)
    body.append(" xml:space=\"preserve\">", escaping: run.text, "</text>\n")
  }

  /// Writes a run in embedded fonts, with a position for each cluster.
  ///
  /// Clusters in different fonts are separate elements.
  private func writeEmbeddedText(
    _ run: GlyphRun, _ face: LoadedFace, at origin: Point, _ paint: Paint, offset: Point
  ) throws {
    guard let fill = try attributes(of: paint, .fill, within: run.extent(at: origin), offset: offset) else { return }
    if run.isPlain, run.glyphs.allSatisfy({ (origin + $0.position).isUsable }) {
      return writePlainText(run, face, at: origin, fill)
    }
    let font = fontAttributes(of: run)
    var pieces: [(font: SVGName, letters: [Letter])] = []
    let clusters = run.clusters
    for cluster in run.isRightToLeft ? clusters.reversed() : clusters where !cluster.glyphs.isEmpty {
      guard cluster.glyphs.allSatisfy({ (origin + $0.position).isUsable }) else { continue }
      let text = EmbeddedFonts.text(of: cluster)
      let font = fonts.font(for: text, showing: cluster, of: face, fontSize: run.fontSize)
      if pieces.last?.font != font { pieces.append((font, [])) }
      let position = cluster.glyphs.first?.position ?? .zero
      pieces[pieces.count - 1].letters.append(Letter(text: text, position: origin + position))
    }
    for piece in pieces {
      body.append("<text")
      writePositions(of: piece.letters)
      writeFont(font, family: piece.font)
      body.append(fill)
      body.append(" xml:space=\"preserve\">")
      for letter in piece.letters { body.escape(letter.text) }
      body.append("</text>\n")
    }
  }

  /// Writes a run of ASCII with a glyph for each character.
  ///
  /// Characters in different fonts are separate elements.
  private func writePlainText(_ run: GlyphRun, _ face: LoadedFace, at origin: Point, _ fill: borrowing XMLBuffer) {
    let text = Array(run.text.utf8)
    let attributes = fontAttributes(of: run)
    var start = 0
    var next = fonts.font(for: text[0], showing: run.glyphs[0].id, of: face)
    while start < text.count {
      let font = next
      var end = start + 1
      while end < text.count {
        next = fonts.font(for: text[end], showing: run.glyphs[end].id, of: face)
        if next != font { break }
        end += 1
      }
      writePositions(of: run.glyphs[start..<end], at: origin)
      writeFont(attributes, family: font)
      body.append(fill)
      body.append(" xml:space=\"preserve\">")
      body.escape(ascii: text[start..<end])
      body.append("</text>\n")
      start = end
    }
  }

  private func writePositions(of glyphs: ArraySlice<GlyphRun.Glyph>, at origin: Point) {
    body.append("<text x=\"")
    var first: Double?
    var isLevel = true
    for glyph in glyphs {
      if first != nil { body.append(" ") }
      body.append((origin + glyph.position).x, decimals: 2)
      if first == nil { first = origin.y + glyph.position.y }
      if origin.y + glyph.position.y != first { isLevel = false }
    }
    body.append("\"")
    if isLevel { return body.attribute("y", first ?? 0) }
    body.attribute("y", glyphs.map { DecimalWriter.text(origin.y + $0.position.y) }.joined(separator: " "))
  }

  /// The characters of a cluster and their position.
  private struct Letter {
    let text: String
    let position: Point
  }

  /// Writes a position for each UTF-16 unit; in a cluster, units after the first have no width.
  private func writePositions(of letters: [Letter]) {
    body.append(" x=\"")
    var isFirst = true
    for letter in letters {
      for _ in letter.text.utf16 {
        if !isFirst { body.append(" ") }
        body.append(letter.position.x, decimals: 2)
        isFirst = false
      }
    }
    body.append("\"")
    guard let first = letters.first, letters.contains(where: { $0.position.y != first.position.y }) else {
      return body.attribute("y", letters.first?.position.y ?? 0)
    }
    let positions = letters.flatMap { letter in letter.text.utf16.map { _ in DecimalWriter.text(letter.position.y) } }
    body.attribute("y", positions.joined(separator: " "))
  }

  /// Writes the attributes of a run's font; an embedded family comes first.
  private func writeFont(_ attributes: borrowing XMLBuffer, family: SVGName?) {
    body.append(" font-family=\"")
    if let family {
      body.append(name: family)
      body.append(",")
    }
    body.append(attributes)
  }

  /// Returns the font families after the embedded one, and the font's other attributes.
  private func fontAttributes(of run: GlyphRun) -> XMLBuffer {
    var result = XMLBuffer()
    result.append("'", escaping: run.face.family, "',")
    result.append(fonts.isMonospaced(run.face.family) ? "monospace" : "sans-serif")
    result.append("\"")
    result.attribute("font-size", run.fontSize)
    if run.face.weight != 400 { result.attribute("font-weight", String(min(max(run.face.weight, 1), 1000))) }
    if run.face.isItalic || run.face.isSlantSynthesized { result.attribute("font-style", "italic") }
    return result
  }
}

extension GlyphRun {
  /// Whether the text is printable ASCII from left to right, with one glyph for each character.
  fileprivate var isPlain: Bool {
    guard !isRightToLeft, text.utf8.count == glyphs.count else { return false }
    return zip(text.utf8, glyphs.indices).allSatisfy { 32..<127 ~= $0 && glyphs[$1].cluster == $1 }
  }
}
