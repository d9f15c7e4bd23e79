import Drawing

/// A font of few glyphs: outlines of a face, by the characters they stand for here.
///
/// Glyphs are numbered in the order of their characters, so that equal letters make equal fonts.
struct SubsetFont {
  let face: FontFace
  let unitsPerEm: Int
  let ascender: Int
  let descender: Int
  /// The characters in order, each with the number of its glyph.
  let characters: [(character: UInt32, glyph: Int)]
  /// The outlines, y up, the first one for characters without any.
  private(set) var outlines: [Path] = [Path()]
  private(set) var advances: [Int] = [0]

  /// The font that shows letters of a face.
  init(_ letters: SubsetLetters, of face: LoadedFace) {
    self.face = face.face
    unitsPerEm = min(max(Int(face.unitsPerEm), 16), 16384)
    ascender = Int(face.freeType.pointee.ascender)
    descender = Int(face.freeType.pointee.descender)
    var numbers: [SubsetGlyph: Int] = [:]
    var glyphs: [SubsetGlyph] = []
    characters = letters.glyphs.sorted { $0.key < $1.key }.map { character, glyph in
      if let known = numbers[glyph] { return (character, known) }
      glyphs.append(glyph)
      numbers[glyph] = glyphs.count
      return (character, glyphs.count)
    }
    for glyph in glyphs { add(glyph, of: face) }
  }

  private mutating func add(_ glyph: SubsetGlyph, of face: LoadedFace) {
    var path = Path()
    var advance = 0
    if let first = glyph.first {
      path = face.outline(of: first)
      advance = Int(face.advance(of: first))
    }
    for part in glyph.others {
      path.addPath(face.outline(of: part.id).offsetBy(dx: Double(part.x), dy: Double(part.y)))
      advance = part.x + Int(face.advance(of: part.id))
    }
    outlines.append(path.mapPoints { Point(x: $0.x, y: -$0.y) })
    advances.append(advance)
  }
}
