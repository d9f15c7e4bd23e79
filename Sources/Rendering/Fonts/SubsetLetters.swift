import PlumblineDrawing

/// The glyphs of a face that a subset font combines into one.
struct SubsetGlyph: Equatable {
  /// A glyph that is drawn together with the first one.
  struct Part: Equatable {
    var id: UInt32
    /// The position relative to the first glyph, in font units, with y pointing down.
    var x: Int
    var y: Int
  }

  /// The first glyph; nil if the combination is empty.
  let first: UInt32?
  /// The other glyphs.
  let others: [Part]

  /// A glyph without an outline.
  static let empty = SubsetGlyph(first: nil, others: [])

  /// Creates the combination of a single glyph.
  init(_ glyph: UInt32) { self.init(first: glyph, others: []) }

  private init(first: UInt32?, others: [Part]) {
    self.first = first
    self.others = others
  }

  /// Creates the combination of a cluster's glyphs.
  init(_ glyphs: ArraySlice<GlyphRun.Glyph>, unitsPerEm: Double, fontSize: Double) {
    let origin = glyphs.first?.position ?? .zero
    let scale = unitsPerEm / fontSize
    first = glyphs.first?.id
    others = glyphs.dropFirst().map { glyph in
      let offset = glyph.position - origin
      func units(_ value: Double) -> Int { Int(min(max((value * scale).finite(), -30000), 30000).rounded()) }
      return Part(id: glyph.id, x: units(offset.x), y: units(offset.y))
    }
  }
}

/// The glyphs of a subset font, by character.
struct SubsetLetters: Equatable {
  /// For each ASCII character with a single glyph, the glyph's index plus one; 0 for all other ASCII characters.
  private var plain = [UInt32](repeating: 0, count: 128)
  /// The glyphs of all other characters.
  private var others: [UInt32: SubsetGlyph] = [:]
  private var count = 0
  /// The combined hash of the letters, which does not depend on their order.
  private var mixed = 0

  /// A hash that is the same for equal letters.
  var hash: Int { count ^ mixed }

  /// The characters in ascending order, and the glyph of each.
  var glyphs: [(character: UInt32, glyph: SubsetGlyph)] {
    let ascii = plain.indices.filter { plain[$0] != 0 }.map { (UInt32($0), SubsetGlyph(plain[$0] &- 1)) }
    return (ascii + others.map { ($0.key, $0.value) }).sorted { $0.0 < $1.0 }
  }

  /// Returns the glyph of a character; nil if the character has not been added.
  private func glyph(of character: UInt32) -> SubsetGlyph? {
    if character < plain.count, plain[Int(character)] != 0 { return SubsetGlyph(plain[Int(character)] &- 1) }
    return others.isEmpty ? nil : others[character]
  }

  /// Adds a character with its glyph, unless the character is present.
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

  /// Adds a text whose first character shows a glyph while the others are empty; returns false if one of them shows
  /// another glyph.
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

  /// Adds an ASCII character with its glyph; returns false if the character shows another glyph.
  mutating func add(_ glyph: UInt32, for character: UInt8) -> Bool {
    let known = plain[Int(character)]
    if known == glyph &+ 1 { return true }
    guard known == 0, self.glyph(of: UInt32(character)) == nil, count < 60_000 else { return false }
    show(SubsetGlyph(glyph), for: UInt32(character))
    return true
  }

  static func == (left: Self, right: Self) -> Bool { left.plain == right.plain && left.others == right.others }
}
