import PlumblineDrawing
import PlumblineLayout

// Most texts are labels: one line in one style, set from the words by which it was measured.
extension ShapedText {
  /// The text set within a size it answered, where it is one line of plain words; nil where its characters must be looked at.
  ///
  /// Each step is what dividing, filling and composing do with such a text, in the same order, so that no number differs.
  func plainLine(in size: Size, paint: (Int) -> Paint?) -> TextLayout? {
    guard let metrics = plainMetrics, !size.width.isNaN, naturalWidth <= max(size.width, 0) + Self.tolerance,
      isOneLine(in: size)
    else { return nil }
    return text.runs.withUnsafeBufferPointer { runs in
      guard let run = runs.baseAddress, case .string(let string) = run.pointee.piece, !run.pointee.isDecorated,
        let recent = shaper.context.style(of: run, locale: text.paragraph.locale),
        recent.isPlain, recent.style.typeface.coversASCII,
        let line = glyphs(of: string, recent, tracking: run.pointee.letterSpacing)
      else { return nil }
      let scale = max(text.paragraph.displayScale, 0.01)
      let baseline = (metrics.ascent * scale + 0.5).rounded(.down) / scale
      let free = max(size.width, 0) - naturalWidth
      let x: Double =
        switch text.paragraph.alignment {
        case .leading: 0
        case .center: free / 2
        case .trailing: free
        }
      let set = GlyphRun(
        face: recent.style.typeface.face, fontSize: run.pointee.font.size, glyphs: line.glyphs,
        origin: Point(x: x, y: baseline), width: line.width,
        text: line.end == string.utf8.count ? string : String(decoding: string.utf8.prefix(line.end), as: UTF8.self),
        paint: paint(0))
      return TextLayout(runs: [set], baselines: [baseline], size: size, string: string)
    }
  }

  /// The vertical measures of the only line, unless there are more or what they are must be computed.
  private var plainMetrics: FontMetrics? {
    isPlain && (text.paragraph.minimumLines ?? 1) <= 1 ? uniform : nil
  }

  /// Whether the size is no higher than one line, so that it was answered for one.
  private func isOneLine(in size: Size) -> Bool {
    let width = max(size.width, 0)
    guard width > 0, size.isFinite else { return true }
    return measure(ProposedViewSize(width: width, height: nil)).size.height >= size.height
  }

  /// The glyphs of a line of words, spaces at its end left out.
  private func glyphs(
    of string: String, _ recent: RecentStyle, tracking: Double
  ) -> (glyphs: [GlyphRun.Glyph], width: Double, end: Int)? {
    let context = shaper.context
    return string.utf8.withContiguousStorageIfAvailable { bytes in
      var end = bytes.count
      while end > 0, bytes[end - 1] == 0x20 { end -= 1 }
      return context.withLine { line in
        context.add(0..<end, of: bytes, style: recent.style, table: recent.table, to: &line)
        let placed = GlyphRun.Glyph.placed(line, unit: recent.scale, tracking: tracking)
        return (placed.glyphs, placed.width, end)
      }
    }
  }
}

extension StyledText.Run {
  /// Whether anything but glyphs is drawn.
  var isDecorated: Bool { underline != nil || strikethrough != nil || background != nil }
}

extension GlyphRun.Glyph {
  /// Shaped glyphs in their places, and the width of all; `unit` is points to a font unit, `tracking` points after a cluster.
  static func placed(
    _ glyphs: ContiguousArray<ShapedGlyph>, unit: Double, tracking: Double
  ) -> (glyphs: [GlyphRun.Glyph], width: Double) {
    var x = 0.0
    let placed = [GlyphRun.Glyph](unsafeUninitializedCapacity: glyphs.count) { memory, count in
      for (index, glyph) in glyphs.enumerated() {
        let endsCluster = index + 1 == glyphs.count || glyphs[index + 1].cluster != glyph.cluster
        let advance = Double(glyph.advance) * unit + (endsCluster ? tracking : 0)
        memory.initializeElement(
          at: index,
          to: GlyphRun.Glyph(
            id: glyph.id, position: Point(x: x + Double(glyph.x) * unit, y: -Double(glyph.y) * unit), advance: advance,
            cluster: Int(glyph.cluster)))
        x += advance
      }
      count = glyphs.count
    }
    return (placed, x)
  }
}
