import PlumblineLayout

/// An ellipsis or hyphen that the typesetter inserts.
struct TextInsertion {
  /// The glyphs, from left to right.
  var glyphs: ContiguousArray<ShapedGlyph>
  /// The item whose face, size and level the glyphs have.
  var item: TextItem
  /// The width, in points.
  var width: Double
  /// The characters.
  var string: String
}

extension ShapedText {
  /// Returns an ellipsis or hyphen in the style of the text around an offset.
  ///
  /// Three full stops replace an ellipsis that the face lacks.
  func insertion(_ string: String, near offset: Int, in prepared: PreparedText) -> TextInsertion {
    let context = shaper.context
    guard var item = prepared.item(at: offset) else {
      return TextInsertion(glyphs: [], item: prepared.items[0], width: 0, string: string)
    }
    let run = text.runs[item.run]
    let shown = string
    if let style = context.style(font: run.font, features: ShapingFeatures(run), locale: text.paragraph.locale) {
      item.style = style
    }
    item.size = run.font.size
    var glyphs: ContiguousArray<ShapedGlyph> = []
    func shape(_ string: String) -> Int32 {
      glyphs.removeAll()
      return Array(string.utf8).withUnsafeBufferPointer { context.shape($0, style: item.style, into: &glyphs) }
    }
    var advance = shape(shown)
    if shown == "\u{2026}", glyphs.contains(where: { $0.id == 0 }) { advance = shape("...") }
    item.letterSpacing = shaper.metrics.tracking(of: run.font)
    let width = Double(advance) * item.scale + Double(glyphs.count) * item.letterSpacing
    return TextInsertion(glyphs: glyphs, item: item, width: width, string: shown)
  }
}
