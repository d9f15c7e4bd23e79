import CPlumblineHarfBuzz
import Glibc
import PlumblineLayout

/// The shaping state of one thread: a HarfBuzz buffer, and the words that it has shaped.
///
/// Threads share no mutable state here, so that they never wait for each other, and all get the same results.
final class ShapingContext {
  let shaper: Shaper
  private let buffer: OpaquePointer?
  private var tables: [WordTable?] = []
  private var styles: [ShapingKey: ShapingStyle] = [:]
  /// The shapes of symbols by name, with a notice if the symbol is unknown.
  var symbols: [String: (shape: SymbolShape, notice: TextNotice?)] = [:]
  /// The shapes of symbols by font weight and name.
  var weightedSymbols: [String: SymbolShape] = [:]
  @exclusivity(unchecked) private var recent: RecentStyle?
  private var line: ContiguousArray<ShapedGlyph> = []
  /// The measurements of short texts that did not fit on one line.
  let narrowTexts = NarrowTexts()
  /// The metrics of the most recent font, since the texts of a list mostly share one.
  @exclusivity(unchecked) var recentMetrics: (font: ResolvedFont, metrics: FontMetrics)?

  /// Creates a context for one thread.
  init(shaper: Shaper) {
    self.shaper = shaper
    buffer = hb_buffer_create()
  }

  deinit { hb_buffer_destroy(buffer) }

  /// Returns the style of a run's own face for left-to-right Latin text, and the style's words.
  @inline(__always)
  func style(of run: UnsafePointer<StyledText.Run>, locale: borrowing String) -> RecentStyle? {
    let features = ShapingFeatures(run)
    if let recent, recent.features == features, recent.matchesFont(of: run), recent.locale == locale { return recent }
    return newStyle(of: run, features, locale: copy locale)
  }

  @inline(never)
  private func newStyle(
    of run: UnsafePointer<StyledText.Run>, _ features: ShapingFeatures, locale: String
  ) -> RecentStyle? {
    let key = ShapingKey(run.pointee.font, features: features, locale: locale)
    guard let style = style(key) else { return nil }
    trim()
    let found = RecentStyle(
      font: run.pointee.font, features: features, locale: locale, style: style, table: table(of: style),
      systemMetrics: shaper.metrics)
    recent = found
    return found
  }

  /// Returns the style of a font's own face for left-to-right Latin text; nil if no font is installed.
  func style(font: ResolvedFont, features: ShapingFeatures, locale: String) -> ShapingStyle? {
    style(ShapingKey(font, features: features, locale: locale))
  }

  /// Returns the style of a key; nil if no font is installed.
  func style(_ key: ShapingKey) -> ShapingStyle? {
    if let known = styles[key] { return known }
    guard let style = shaper.style(for: key) else { return nil }
    styles[key] = style
    return style
  }

  /// Returns the table of a style's words.
  @inline(__always)
  func table(of style: ShapingStyle) -> WordTable {
    if style.id < tables.count, let table = tables[style.id] { return table }
    return newTable(style)
  }

  /// Discards tables that have grown too large.
  ///
  /// Must not be called while a text is being read.
  func trim() {
    for index in tables.indices where tables[index]?.isFull == true { tables[index] = nil }
    if recent?.table.isFull == true { recent = nil }
  }

  /// Calls a function with reusable memory for the glyphs of a line.
  func withLine<Result>(_ body: (inout ContiguousArray<ShapedGlyph>) -> Result) -> Result {
    var lent: ContiguousArray<ShapedGlyph> = []
    swap(&lent, &line)
    defer {
      lent.removeAll(keepingCapacity: true)
      swap(&lent, &line)
    }
    return body(&lent)
  }

  private func newTable(_ style: ShapingStyle) -> WordTable {
    while tables.count <= style.id { tables.append(nil) }
    let table = WordTable()
    tables[style.id] = table
    return table
  }

  /// Returns a word, shaped at its first occurrence.
  @inline(__always)
  func word(
    _ text: UnsafeBufferPointer<UInt8>, edges: WordEdges, style: ShapingStyle, table: WordTable
  ) -> ShapedWord {
    let edges = style.kernsSpaces ? edges : []
    if let known = table.word(text, edges: edges) { return known }
    return table.insert(text, edges: edges) {
      shapeWord(text, edges: edges, style: style, table: table, into: &$0)
    }
  }

  /// Shapes a text on its own, appends its glyphs from left to right, and returns its advance in font units.
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
    let start = glyphs.count
    for index in 0..<Int(count) {
      let (info, position) = (infos[index], positions[index])
      glyphs.append(
        ShapedGlyph(
          id: info.codepoint, cluster: info.cluster, advance: position.x_advance, x: position.x_offset,
          y: position.y_offset))
    }
    style.advances?.apply(to: &glyphs[start...], of: text, in: style.typeface, features: style.key.features)
    return glyphs[start...].reduce(0) { $0 &+ $1.advance }
  }
}

/// The style of the most recent run, which the next run mostly shares.
final class RecentStyle {
  /// The run's font, in separate memory so that comparing it does not copy it.
  let font: UnsafePointer<ResolvedFont>
  /// The run's features.
  let features: ShapingFeatures
  /// The text's locale.
  let locale: String
  /// The style of the run's own face.
  let style: ShapingStyle
  /// The words of the style.
  let table: WordTable
  /// The vertical metrics of lines in the font, in points.
  let metrics: FontMetrics
  /// The distance that the system font adds after each character, in points.
  let tracking: Double
  /// The number of points per font unit.
  let scale: Double
  /// The advance of a space, in font units.
  let space: Int32
  /// Whether words are shaped with the spaces around them.
  let kernsSpaces: Bool
  /// Whether letters keep their case and the requested face is installed.
  let isPlain: Bool

  init(
    font: ResolvedFont, features: ShapingFeatures, locale: String, style: ShapingStyle, table: WordTable,
    systemMetrics: SystemFontMetrics
  ) {
    let memory = UnsafeMutablePointer<ResolvedFont>.allocate(capacity: 1)
    memory.initialize(to: font)
    self.font = UnsafePointer(memory)
    self.features = features
    self.locale = locale
    self.style = style
    self.table = table
    metrics = systemMetrics.lineMetrics(of: font, in: style.typeface, size: font.size)
    tracking = systemMetrics.tracking(of: font)
    scale = font.size / style.typeface.unitsPerEm
    space = style.space.advance
    kernsSpaces = style.kernsSpaces
    isPlain = features.isDisjoint(with: [.lowercaseSmallCaps, .uppercaseSmallCaps]) && style.notice == nil
  }

  /// Returns whether a run has the same font.
  ///
  /// Fields are compared one by one, since comparing whole fonts would copy both.
  @inline(__always)
  func matchesFont(of run: UnsafePointer<StyledText.Run>) -> Bool {
    let font = font
    return font.pointee.size == run.pointee.font.size && font.pointee.weight == run.pointee.font.weight
      && font.pointee.isItalic == run.pointee.font.isItalic && font.pointee.width == run.pointee.font.width
      && font.pointee.hasMonospacedDigits == run.pointee.font.hasMonospacedDigits
      && font.pointee.hasLowercaseSmallCaps == run.pointee.font.hasLowercaseSmallCaps
      && font.pointee.hasUppercaseSmallCaps == run.pointee.font.hasUppercaseSmallCaps
      && font.pointee.leading == run.pointee.font.leading
      && font.pointee.styleLineHeight == run.pointee.font.styleLineHeight
      && font.pointee.family == run.pointee.font.family
  }

  deinit {
    let memory = UnsafeMutablePointer(mutating: font)
    memory.deinitialize(count: 1)
    memory.deallocate()
  }
}
