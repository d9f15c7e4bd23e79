import PlumblineDrawing

/// Glyphs of a face that a small font shows as one.
struct SubsetGlyph: Equatable {
  /// A glyph that is drawn with the first one.
  struct Part: Equatable {
    var id: UInt32
    /// Its place relative to the first one's, in font units, y down.
    var x: Int
    var y: Int
  }

  /// The first of them; nil shows nothing.
  let first: UInt32?
  /// The others.
  let others: [Part]

  /// A glyph that shows nothing.
  static let empty = SubsetGlyph(first: nil, others: [])

  /// A glyph alone.
  init(_ glyph: UInt32) { self.init(first: glyph, others: []) }

  private init(first: UInt32?, others: [Part]) {
    self.first = first
    self.others = others
  }

  /// The glyphs of a cluster.
  init(_ glyphs: ArraySlice<GlyphRun.Glyph>, unitsPerEm: Double, fontSize: Double) {
    let origin = glyphs.first?.position ?? .zero
    let scale = unitsPerEm / fontSize
    first = glyphs.first?.id
    others = glyphs.dropFirst().map { glyph in
      let place = glyph.position - origin
      func units(_ value: Double) -> Int { Int(min(max((value * scale).finite(), -30000), 30000).rounded()) }
      return Part(id: glyph.id, x: units(place.x), y: units(place.y))
    }
  }
}

/// What each character shows in a small font.
struct SubsetLetters: Equatable {
  /// The glyphs of ASCII characters that show one glyph alone, to be found at once: the glyph plus one; 0 for all others.
  private var plain = [UInt32](repeating: 0, count: 128)
  /// What the other characters show, by their numbers.
  private var others: [UInt32: SubsetGlyph] = [:]
  private var count = 0
  /// What the letters so far add to the hash, in any order.
  private var mixed = 0

  /// A number that is the same for equal letters.
  var hash: Int { count ^ mixed }

  /// The characters' numbers in order, and what each shows.
  var glyphs: [(character: UInt32, glyph: SubsetGlyph)] {
    let ascii = plain.indices.filter { plain[$0] != 0 }.map { (UInt32($0), SubsetGlyph(plain[$0] &- 1)) }
    return (ascii + others.map { ($0.key, $0.value) }).sorted { $0.0 < $1.0 }
  }

  /// What a character shows, or nil if nothing is known of it.
  private func glyph(of character: UInt32) -> SubsetGlyph? {
    if character < plain.count, plain[Int(character)] != 0 { return SubsetGlyph(plain[Int(character)] &- 1) }
    return others.isEmpty ? nil : others[character]
  }

  /// Enters what a character shows; one that is known stays as it is.
  private mutating func show(_ glyph: SubsetGlyph, for character: UInt32) {
    guard self.glyph(of: character) == nil else { return }
    if character < plain.count, let id = glyph.first, glyph.others.isEmpty {
      plain[Int(character)] = id &+ 1
    } else {
      others[character] = glyph
    }
    count += 1
    let first = Int(glyph.first ?? .max) &+ glyph.others.count
    mixed ^= (Int(character) &* 0x9E37_79B9 &+ first) &* 0x2545_F491_4F6C_DD1D
  }

  /// Lets characters show a glyph, the first one the whole of it; false where one of them shows another already.
  mutating func add(_ glyph: SubsetGlyph, for text: String) -> Bool {
    var scalars = text.unicodeScalars.makeIterator()
    guard let first = scalars.next()?.value, count < 60_000 else { return false }
    if let known = self.glyph(of: first), known != glyph { return false }
    let rest = IteratorSequence(scalars).map(\.value)
    for character in rest {
      if character == first, glyph != .empty { return false }
      if let known = self.glyph(of: character), known != .empty { return false }
    }
    show(glyph, for: first)
    for character in rest { show(.empty, for: character) }
    return true
  }

  /// Lets an ASCII character show a glyph; false where it shows another already.
  mutating func add(_ glyph: UInt32, for character: UInt8) -> Bool {
    let known = plain[Int(character)]
    if known == glyph &+ 1 { return true }
    guard known == 0, self.glyph(of: UInt32(character)) == nil, count < 60_000 else { return false }
    show(SubsetGlyph(glyph), for: UInt32(character))
    return true
  }

  static func == (left: Self, right: Self) -> Bool { left.plain == right.plain && left.others == right.others }
}
