import PlumblineDrawing

extension SVGWriter {
  /// Writes a set text with its top-left corner at a place.
  func writeText(_ layout: TextLayout, at place: Point, paint: Paint) throws {
    guard place.isUsable else { return }
    func write(_ decoration: TextLayout.Decoration) throws {
      try writeFill(
        decoration.path.offsetBy(dx: place.x, dy: place.y), decoration.paint ?? paint,
        offset: decoration.paint == nil ? .zero : place)
    }
    for decoration in layout.decorations where decoration.isBehind { try write(decoration) }
    for run in layout.runs { try writeRun(run, at: place, paint: paint) }
    for image in layout.images(at: place) { try writeImage(image) }
    for decoration in layout.decorations where !decoration.isBehind { try write(decoration) }
  }

  private func writeRun(_ run: GlyphRun, at place: Point, paint: Paint) throws {
    guard run.fontSize > 0.01, run.fontSize < 100_000, run.origin.isUsable, !run.glyphs.isEmpty else { return }
    let face = try resources.fonts.face(run.face)
    let origin = place + run.origin
    if face.isPictures {
      for glyph in run.glyphs where (origin + glyph.position).isUsable {
        guard let picture = face.picture(of: glyph.id) else { continue }
        writePicture(picture, at: origin + glyph.position, fontSize: run.fontSize)
      }
      return
    }
    let offset = run.paint == nil ? Point.zero : place
    let ink = run.paint ?? paint
    switch options.svgText {
    case .outline: try writeFill(face.path(of: run, at: origin), ink, offset: offset)
    case .system: try writeSystemText(run, at: origin, ink, offset: offset)
    case .embedded: try writeEmbeddedText(run, face, at: origin, ink, offset: offset)
    }
  }

  /// The run in the reader's own fonts, stretched to the width that was measured here.
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

  /// The run in embedded fonts, each cluster in its place; pieces that need another font are written apart.
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
      let place = cluster.glyphs.first?.position ?? .zero
      pieces[pieces.count - 1].letters.append(Letter(text: text, place: origin + place))
    }
    for piece in pieces {
      body.append("<text")
      writePlaces(of: piece.letters)
      writeFont(font, family: piece.font)
      body.append(fill)
      body.append(" xml:space=\"preserve\">")
      for letter in piece.letters { body.escape(letter.text) }
      body.append("</text>\n")
    }
  }

  /// A run of ASCII, a glyph for each character; pieces that need another font are written apart.
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
      writePlaces(of: run.glyphs[start..<end], at: origin)
      writeFont(attributes, family: font)
      body.append(fill)
      body.append(" xml:space=\"preserve\">")
      body.escape(ascii: text[start..<end])
      body.append("</text>\n")
      start = end
    }
  }

  private func writePlaces(of glyphs: ArraySlice<GlyphRun.Glyph>, at origin: Point) {
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

  /// The characters of a cluster and where they are shown.
  private struct Letter {
    let text: String
    let place: Point
  }

  /// One place for each UTF-16 unit: those after a cluster's first take no room.
  private func writePlaces(of letters: [Letter]) {
    body.append(" x=\"")
    var isFirst = true
    for letter in letters {
      for _ in letter.text.utf16 {
        if !isFirst { body.append(" ") }
        body.append(letter.place.x, decimals: 2)
        isFirst = false
      }
    }
    body.append("\"")
    guard let first = letters.first, letters.contains(where: { $0.place.y != first.place.y }) else {
      return body.attribute("y", letters.first?.place.y ?? 0)
    }
    let places = letters.flatMap { letter in letter.text.utf16.map { _ in DecimalWriter.text(letter.place.y) } }
    body.attribute("y", places.joined(separator: " "))
  }

  /// Writes the attributes of a run's font, of whose families one that the file brings is the first.
  private func writeFont(_ attributes: borrowing XMLBuffer, family: SVGName?) {
    body.append(" font-family=\"")
    if let family {
      body.append(name: family)
      body.append(",")
    }
    body.append(attributes)
  }

  /// The families of a run's font behind the one that the file brings, and the font's other attributes.
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
  /// Whether the text is visible ASCII and blanks, from left to right, with a glyph for each character.
  fileprivate var isPlain: Bool {
    guard !isRightToLeft, text.utf8.count == glyphs.count else { return false }
    return zip(text.utf8, glyphs.indices).allSatisfy { 32..<127 ~= $0 && glyphs[$1].cluster == $1 }
  }
}
