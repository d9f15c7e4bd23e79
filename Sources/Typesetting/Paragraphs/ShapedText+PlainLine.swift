import PlumblineDrawing
import PlumblineLayout

// Most texts are labels of one line in one style. Their glyphs come from the words with which they were measured.
extension ShapedText {
  /// Returns the layout of a text on one line of plain words; nil for other texts, which need the position of each
  /// character.
  ///
  /// The arithmetic and its order are those of the general path, so that both give exactly the same positions.
  func plainLine(in size: Size, paint: (Int) -> Paint?) -> TextLayout? {
    guard let metrics = plainMetrics, !size.width.isNaN, naturalWidth <= max(size.width, 0) + Self.tolerance,
      isOneLine(in: size)
    else { return nil }
    return text.runs.withUnsafeBufferPointer { runs in
      guard let run = runs.baseAddress, case .string(let string) = run.pointee.piece, !run.pointee.isDecorated,
        let recent = shaper.context.style(of: run, locale: text.paragraph.locale),
        recent.isPlain, recent.style.typeface.coversASCII,
        let line = glyphs(of: string, recent, tracking: run.pointee.letterSpacing + recent.tracking)
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

  /// The vertical metrics of a plain text that reserves no further lines; nil for other texts.
  private var plainMetrics: FontMetrics? {
    isPlain && (text.paragraph.minimumLines ?? 1) <= 1 ? uniform : nil
  }

  /// Returns whether a size is no higher than the single line that fits its width.
  private func isOneLine(in size: Size) -> Bool {
    let width = max(size.width, 0)
    guard width > 0, size.isFinite else { return true }
    return measure(ProposedViewSize(width: width, height: nil)).size.height >= size.height
  }

  /// Returns the glyphs of a line of words without the spaces at its end, the line's width in points and its end in
  /// bytes.
  private func glyphs(
    of string: String, _ recent: RecentStyle, tracking: Double
  ) -> (glyphs: [GlyphRun.Glyph], width: Double, end: Int)? {
    let context = shaper.context
    return string.utf8.withContiguousStorageIfAvailable { bytes in
      var end = bytes.count
      while end > 0, bytes[end - 1] == 0x20 { end -= 1 }
      return context.withLine { line in
        context.add(0..<end, of: bytes, style: recent.style, table: recent.table, to: &line)
        let positioned = GlyphRun.Glyph.positioned(line, unit: recent.scale, tracking: tracking)
        return (positioned.glyphs, positioned.width, end)
      }
    }
  }
}

extension StyledText.Run {
  /// Whether the run has an underline, a strikethrough or a background.
  var isDecorated: Bool { underline != nil || strikethrough != nil || background != nil }
}

extension GlyphRun.Glyph {
  /// Returns shaped glyphs at their positions, and their total width in points.
  ///
  /// `unit` is points per font unit, `tracking` points after each cluster.
  static func positioned(
    _ glyphs: ContiguousArray<ShapedGlyph>, unit: Double, tracking: Double
  ) -> (glyphs: [GlyphRun.Glyph], width: Double) {
    var x = 0.0
    let positioned = [GlyphRun.Glyph](unsafeUninitializedCapacity: glyphs.count) { memory, count in
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
    return (positioned, x)
  }
}
