import PlumblineLayout

/// A text in one style that breaks at spaces alone, as most labels and paragraphs do, divided into atoms.
///
/// One pass over the bytes finds the words, and each word is looked up in the style's table.
struct PlainText {
  /// The words; empty for a short text unless they were requested.
  var atoms: ContiguousArray<TextAtom>
  /// The width of the text on one line, in points.
  var width = 0.0
  /// The vertical metrics of each line.
  var metrics: FontMetrics

  /// The largest length, in bytes, of a text whose words are not kept.
  ///
  /// Most labels never wrap; if one does, its words are found again.
  static let shortLength = 40

  /// Reads a text; nil if it is not plain.
  ///
  /// `keepsAll` keeps the words of short texts too.
  init?(_ text: borrowing StyledText, context: ShapingContext, keepsAll: Bool = false) {
    guard text.runs.count == 1, text.paragraph.layoutDirection == .leftToRight else { return nil }
    let found = text.runs.withUnsafeBufferPointer { runs -> PlainText? in
      guard let run = runs.baseAddress, case .string(let string) = run.pointee.piece, run.pointee.baselineOffset == 0,
        let recent = context.style(of: run, locale: text.paragraph.locale),
        recent.isPlain
      else { return nil }
      let tracking = run.pointee.letterSpacing + recent.tracking
      return string.utf8.withContiguousStorageIfAvailable { bytes in
        PlainText(
          bytes, recent: recent, context: context, tracking: tracking,
          keepsAtoms: keepsAll || bytes.count > Self.shortLength)
      } ?? nil
    }
    guard let found else { return nil }
    self = found
  }

  /// The roles of a byte in plain text, as bits; 0 is a byte that can occur anywhere in a word.
  private enum Kind {
    /// A byte that may not begin a word.
    static let inner: UInt8 = 1
    /// A byte that may end a word only.
    static let ending: UInt8 = 2
    static let space: UInt8 = 4
    /// A byte that does not occur in plain text.
    static let other: UInt8 = 8
    /// The roles at which the scan of a word stops.
    static let stops: UInt8 = 14
  }

  nonisolated(unsafe) private static let kinds: UnsafePointer<UInt8> = {
    let table = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
    for byte in 0..<256 {
      table[byte] =
        switch UInt8(byte) {
        case 0x20: Kind.space
        case 0x2C, 0x2E, 0x3A, 0x3B: Kind.inner
        case 0x21, 0x3F: Kind.ending
        case 0x22, 0x23, 0x26, 0x27, 0x2A, 0x30...0x39, 0x3C...0x3E, 0x40...0x5A, 0x5E...0x7A, 0x7E: 0
        default: Kind.other
        }
    }
    return UnsafePointer(table)
  }()

  /// Reads all words; nil if the text is not plain.
  private init?(
    _ bytes: UnsafeBufferPointer<UInt8>, recent: RecentStyle, context: ShapingContext, tracking: Double,
    keepsAtoms: Bool
  ) {
    guard let base = bytes.baseAddress else { return nil }
    metrics = recent.metrics
    if keepsAtoms {
      var pen: Pen?
      atoms = ContiguousArray(unsafeUninitializedCapacity: Self.spaces(in: bytes) + 1) { memory, count in
        pen = Self.read(base, bytes.count, recent, context, tracking, into: memory.baseAddress, count: &count)
      }
      guard let pen else { return nil }
      width = pen.x(recent.scale, tracking)
      return
    }
    atoms = []
    if let label = recent.table.snapshot.word(base, count: bytes.count, edges: .label) {
      let pen = Pen(units: Int(label.pointee.advance), clusters: Int(label.pointee.clusters))
      width = pen.x(recent.scale, tracking)
      return
    }
    var count = 0
    guard let pen = Self.read(base, bytes.count, recent, context, tracking, into: nil, count: &count) else {
      return nil
    }
    width = pen.x(recent.scale, tracking)
    recent.table.insertLabel(bytes, advance: pen.units, clusters: pen.clusters)
  }

  /// The advance and number of glyph clusters up to a position in the text.
  fileprivate struct Pen {
    /// The advance in font units.
    var units = 0
    /// The number of glyph clusters.
    var clusters = 0

    /// Returns the distance from the text's start, in points.
    ///
    /// `scale` is points per font unit, `tracking` points per cluster.
    @inline(__always)
    func x(_ scale: Double, _ tracking: Double) -> Double { Double(units) * scale + Double(clusters) * tracking }
  }

  /// Returns the number of spaces, counted eight bytes at a time.
  private static func spaces(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    let (low, all): (UInt64, UInt64) = (0x7F7F_7F7F_7F7F_7F7F, 0x0101_0101_0101_0101)
    var (count, offset) = (0, 0)
    while offset &+ 8 <= raw.count {
      // A space becomes a byte of 0 here; only such a byte has its highest bit clear in the sum below.
      let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self) ^ 0x20 &* all
      let spaces = ~((word & low) &+ low | word | low) &>> 7
      count &+= Int(truncatingIfNeeded: (spaces &* all) &>> 56)
      offset &+= 8
    }
    while offset < raw.count {
      count &+= raw[offset] == 0x20 ? 1 : 0
      offset &+= 1
    }
    return count
  }

  /// Reads all words, and returns the position at the end; nil if the text is not plain.
  ///
  /// The words are written to `atoms`, which must have space for one more than there are spaces, and counted in
  /// `words`. `joins` are the ranges that are shaped as one word; if there are none and a word depends on its
  /// neighbours, they are computed and the text is read again.
  @inline(never)
  private static func read(
    _ base: UnsafePointer<UInt8>, _ count: Int, _ recent: RecentStyle, _ context: ShapingContext, _ tracking: Double,
    joins: [Range<Int>] = [], into atoms: UnsafeMutablePointer<TextAtom>?, count words: inout Int
  ) -> Pen? {
    let (scale, space, kernsSpaces, kinds) = (recent.scale, Int(recent.space), recent.kernsSpaces, Self.kinds)
    var table = recent.table.snapshot
    var pen = Pen()
    var index = 0
    var joinCount = 0
    while true {
      let start = index
      let join = joinCount < joins.count && joins[joinCount].lowerBound == start ? joins[joinCount] : nil
      if join != nil { joinCount += 1 }
      var end = index
      repeat {
        guard index < count, kinds[Int(base[index])] == 0 else { return nil }
        repeat {
          let kind = kinds[Int(base[index])]
          if kind & Kind.stops != 0 {
            if kind == Kind.space { break }
            if kind == Kind.other || index &+ 1 < count && base[index &+ 1] != 0x20 { return nil }
          }
          index &+= 1
        } while index < count
        end = index
        while index < count, base[index] == 0x20 { index &+= 1 }
      } while end < join?.upperBound ?? 0
      let edges = kernsSpaces ? WordEdges(before: start > 0, after: index > end) : .none
      var known = table.word(base + start, count: end &- start, edges: edges)
      if known == nil {
        let text = UnsafeBufferPointer(start: base + start, count: end &- start)
        _ = context.word(text, edges: edges, style: recent.style, table: recent.table)
        table = recent.table.snapshot
        known = table.word(base + start, count: end &- start, edges: edges)
      }
      guard let word = known?.pointee, !word.lacksGlyphs else { return nil }
      if word.dependsOnNeighbours, join == nil {
        guard joins.isEmpty else { return nil }
        let text = UnsafeBufferPointer(start: base, count: count)
        let joins = context.joins(in: 0..<count, of: text, style: recent.style, table: recent.table)
        words = 0
        return read(base, count, recent, context, tracking, joins: joins, into: atoms, count: &words)
      }
      pen.units &+= Int(word.lead)
      let before = pen
      pen.units &+= Int(word.advance)
      pen.clusters &+= Int(word.clusters)
      if let atoms {
        let atom = TextAtom(
          start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end),
          next: Int32(truncatingIfNeeded: index), isForced: false, isHyphenated: false, x: before.x(scale, tracking),
          endX: pen.x(scale, tracking))
        if join == nil {
          (atoms + words).initialize(to: atom)
          words &+= 1
        } else {
          let glyphs = recent.table.glyphs[word.glyphs.lower..<word.glyphs.upper]
          for atom in atom.divided(base, glyphs, from: before, scale, tracking) {
            (atoms + words).initialize(to: atom)
            words &+= 1
          }
        }
      }
      if index == count { return pen }
      pen.units &+= (index &- end) &* space
      pen.clusters &+= index &- end
    }
  }
}

extension TextAtom {
  /// Returns the words of a range that was shaped as one word and that starts at a position of the pen.
  fileprivate func divided(
    _ text: UnsafePointer<UInt8>, _ glyphs: ArraySlice<ShapedGlyph>, from first: PlainText.Pen, _ scale: Double,
    _ tracking: Double
  ) -> [TextAtom] {
    func x(at offset: Int32) -> Double {
      var pen = first
      var previous: UInt32?
      for glyph in glyphs where glyph.cluster < offset - start {
        pen.units += Int(glyph.advance)
        if glyph.cluster != previous { pen.clusters += 1 }
        previous = glyph.cluster
      }
      return pen.x(scale, tracking)
    }
    var words: [TextAtom] = []
    var offset = start
    while offset < end {
      var word = self
      (word.start, word.x) = (offset, x(at: offset))
      while offset < end, text[Int(offset)] != 0x20 { offset += 1 }
      (word.end, word.endX) = (offset, x(at: offset))
      while offset < next, text[Int(offset)] == 0x20 { offset += 1 }
      word.next = offset
      words.append(word)
    }
    return words
  }
}
