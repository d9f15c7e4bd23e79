import PlumblineDrawing
import PlumblineLayout

/// Lays out the glyphs, decorations and images of lines, in visual order.
struct LineComposer {
  private let shaped: ShapedText
  private var prepared: PreparedText
  private let scale: Double
  private let paints: [Paint?]
  private let context: ShapingContext
  /// The glyph runs of the composed lines.
  private(set) var runs: [GlyphRun] = []
  /// The decorations of the composed lines.
  private(set) var decorations: [TextLayout.Decoration] = []
  /// The images of the composed lines.
  private(set) var images: [ImageDrawing] = []

  init(shaped: ShapedText, prepared: PreparedText, scale: Double, paint: (Int) -> Paint?) {
    self.shaped = shaped
    self.prepared = prepared
    self.scale = scale
    context = shaped.shaper.context
    paints = shaped.text.runs.indices.map(paint)
  }

  /// A part of an item on one line, or an inserted ellipsis or hyphen.
  private struct Piece {
    var item: TextItem
    var range: Range<Int>
    var inserted: TextInsertion?
  }

  /// Adds a line on a baseline, aligned within the width of the text; all lengths are in points.
  mutating func compose(_ line: TextLine, width: Double, baseline: Double) {
    let pieces = pieces(of: line)
    let isRightToLeft = prepared.isRightToLeft(at: line.start)
    let free = width - line.width * scale
    var x: Double =
      switch shaped.text.paragraph.alignment {
      case .center: free / 2
      case .leading: shaped.text.paragraph.layoutDirection == .rightToLeft ? free : 0
      case .trailing: shaped.text.paragraph.layoutDirection == .rightToLeft ? 0 : free
      }
    let order = visualOrder(of: pieces.map { $0.inserted == nil ? $0.item.level : isRightToLeft ? 1 : 0 })
    for index in order { x += set(pieces[index], tightening: line.tightening, at: Point(x: x, y: baseline)) }
  }

  /// Returns the pieces of a line, in logical order.
  private func pieces(of line: TextLine) -> [Piece] {
    func insertion(_ string: String, near offset: Int) -> Piece {
      let inserted = shaped.insertion(string, near: offset, in: prepared)
      return Piece(item: inserted.item, range: offset..<offset, inserted: inserted)
    }
    switch line.cut {
    case nil:
      let kept = pieces(line.start..<line.end)
      return line.isHyphenated ? kept + [insertion("-", near: line.end)] : kept
    case .tail(let end):
      return pieces(line.start..<end) + [insertion("\u{2026}", near: max(end - 1, line.start))]
    case .head(let start):
      return [insertion("\u{2026}", near: start)] + pieces(start..<max(line.end, start))
    case .middle(let end, let start):
      return pieces(line.start..<end) + [insertion("\u{2026}", near: max(end - 1, line.start))]
        + pieces(start..<max(line.end, start))
    }
  }

  private func pieces(_ range: Range<Int>) -> [Piece] {
    prepared.items.compactMap { item in
      let part = item.range.clamped(to: range)
      return part.isEmpty ? nil : Piece(item: item, range: part)
    }
  }

  /// Adds a piece at a point on its baseline, and returns its width in points.
  private mutating func set(_ piece: Piece, tightening: Double, at point: Point) -> Double {
    let item = piece.item
    let run = shaped.text.runs[item.run]
    let origin = Point(x: point.x, y: point.y - run.baselineOffset * scale)
    var width = 0.0
    switch item.kind {
    case _ where piece.inserted != nil:
      guard let inserted = piece.inserted else { return 0 }
      width = add(inserted.glyphs, item, text: inserted.string, tracking: item.letterSpacing, at: origin)
    case .text:
      let glyphs = prepared.bytes.withUnsafeBufferPointer { context.glyphs(of: item, in: piece.range, bytes: $0) }
      let string = String(decoding: prepared.bytes[piece.range], as: UTF8.self)
      width = add(glyphs, item, text: string, tracking: item.letterSpacing + tightening, at: origin)
    case .tab: width = (prepared.pens[piece.range.upperBound] - prepared.pens[piece.range.lowerBound]) * scale
    case .newline: return 0
    case .symbol(let symbol): width = add(symbol, item, at: origin)
    case .image(let image):
      width = image.size.width * scale
      let height = image.size.height * scale
      images.append(
        ImageDrawing(source: image, rect: Rect(x: origin.x, y: origin.y - height, width: width, height: height)))
    }
    decorate(run, item, from: point.x, width: width, baseline: origin.y)
    return width
  }

  /// Adds a glyph run and returns its width, in points.
  private mutating func add(
    _ glyphs: ContiguousArray<ShapedGlyph>, _ item: TextItem, text: String, tracking: Double, at origin: Point
  ) -> Double {
    let (positioned, x) = GlyphRun.Glyph.positioned(glyphs, unit: item.scale * scale, tracking: tracking * scale)
    runs.append(
      GlyphRun(
        face: item.style.typeface.face, fontSize: item.size * scale, glyphs: positioned, origin: origin, width: x,
        text: text, isRightToLeft: item.style.key.isRightToLeft, paint: paints[item.run]))
    return x
  }

  /// Adds the outline of a symbol and returns its width, in points.
  private mutating func add(_ symbol: SymbolGlyph, _ item: TextItem, at origin: Point) -> Double {
    let scale = scale
    let path = symbol.path.mapPoints { Point(x: origin.x + $0.x * scale, y: origin.y + $0.y * scale) }
    decorations.append(TextLayout.Decoration(path: path, paint: paints[item.run]))
    return symbol.width * scale
  }

  /// Adds the underline, strikethrough and background of a piece, by the metrics of the run's own face.
  private mutating func decorate(
    _ run: StyledText.Run, _ item: TextItem, from x: Double, width: Double, baseline: Double
  ) {
    guard run.underline != nil || run.strikethrough != nil || run.background != nil else { return }
    let own = context.style(font: run.font, features: ShapingFeatures(run), locale: shaped.text.paragraph.locale)
    let typeface = own?.typeface ?? item.style.typeface
    let size = run.font.size * scale
    if let background = run.background {
      let metrics = shaped.shaper.metrics.metrics(of: run.font, in: typeface, size: size)
      let area = Rect(x: x, y: baseline - metrics.ascent, width: width, height: metrics.ascent + metrics.descent)
      decorations.append(TextLayout.Decoration(path: Path(area), paint: .color(background), isBehind: true))
    }
    func add(_ style: TextAttributes.LineStyle?, middle: Double, thickness: Double) {
      guard let style else { return }
      let line = LinePattern(style.pattern).path(from: x, width: width, middle: middle, thickness: thickness)
      let paint = style.color.map { Paint.color($0) } ?? paints[item.run]
      decorations.append(TextLayout.Decoration(path: line, paint: paint))
    }
    let underline = (typeface.underline.offset * size, typeface.underline.thickness * size)
    add(run.underline, middle: baseline + underline.0, thickness: underline.1)
    let strike = (typeface.strikethrough.offset * size, typeface.strikethrough.thickness * size)
    add(run.strikethrough, middle: baseline - strike.0, thickness: strike.1)
  }
}
