import CHarfBuzz
import Glibc
import LayoutCore

/// What one thread keeps while it shapes: a buffer, and the words it has met.
///
/// Contexts of different threads share nothing that changes, so threads neither wait for each other nor differ in results.
final class ShapingContext {
  let shaper: Shaper
  private let buffer: OpaquePointer?
  private var tables: [WordTable?] = []
  private var styles: [ShapingKey: ShapingStyle] = [:]
  private var lastRun: (font: ResolvedFont, features: ShapingFeatures, locale: String, style: ShapingStyle)?

  /// A context for one thread.
  init(shaper: Shaper) {
    self.shaper = shaper
    buffer = hb_buffer_create()
  }

  deinit { hb_buffer_destroy(buffer) }

  /// The style of a run's own face for left-to-right Latin text.
  func style(font: ResolvedFont, features: ShapingFeatures, locale: String) -> ShapingStyle? {
    if let last = lastRun, last.font == font, last.features == features, last.locale == locale { return last.style }
    let key = ShapingKey(face: .font(FontKey(font)), features: features, language: locale)
    guard let style = style(key) else { return nil }
    lastRun = (font, features, locale, style)
    return style
  }

  /// The style of a key, or nil where no font is installed at all.
  func style(_ key: ShapingKey) -> ShapingStyle? {
    if let known = styles[key] { return known }
    guard let style = shaper.style(for: key) else { return nil }
    styles[key] = style
    return style
  }

  /// The words of a style.
  @inline(__always)
  func table(of style: ShapingStyle) -> WordTable {
    if style.id < tables.count, let table = tables[style.id] { return table }
    return newTable(style)
  }

  /// Forgets the words of tables that have grown too large; called between two texts.
  func trim() {
    for index in tables.indices where tables[index]?.isFull == true { tables[index] = nil }
  }

  private func newTable(_ style: ShapingStyle) -> WordTable {
    while tables.count <= style.id { tables.append(nil) }
    let table = WordTable()
    tables[style.id] = table
    return table
  }

  /// A word, shaped when it is met for the first time.
  @inline(__always)
  func word(
    _ text: UnsafeBufferPointer<UInt8>, edges: WordEdges, style: ShapingStyle, table: WordTable
  ) -> ShapedWord {
    table.word(text, edges: style.kernsSpaces ? edges : []) { text, glyphs in
      self.shapeWord(text, edges: style.kernsSpaces ? edges : [], style: style, into: &glyphs)
    }
  }

  /// Shapes a text that stands alone and appends its glyphs, from left to right; the result is its advance in font units.
  @discardableResult
  func shape(
    _ text: UnsafeBufferPointer<UInt8>, style: ShapingStyle, into glyphs: inout ContiguousArray<ShapedGlyph>
  ) -> Int32 {
    guard let base = text.baseAddress, !text.isEmpty else { return 0 }
    hb_buffer_clear_contents(buffer)
    base.withMemoryRebound(to: CChar.self, capacity: text.count) {
      hb_buffer_add_utf8(buffer, $0, Int32(clamping: text.count), 0, Int32(clamping: text.count))
    }
    var properties = style.properties
    hb_buffer_set_segment_properties(buffer, &properties)
    hb_shape(style.typeface.font, buffer, style.features, UInt32(style.features.count))
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return 0 }
    var advance: Int32 = 0
    for index in 0..<Int(count) {
      let (info, position) = (infos[index], positions[index])
      advance &+= position.x_advance
      glyphs.append(
        ShapedGlyph(
          id: info.codepoint, cluster: info.cluster, advance: position.x_advance, x: position.x_offset,
          y: position.y_offset))
    }
    return advance
  }
}
