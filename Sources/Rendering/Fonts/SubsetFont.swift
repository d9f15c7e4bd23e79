import PlumblineDrawing

/// A font with some of a face's glyphs, whose outlines include synthesized slant, width and weight.
struct SubsetFont {
  let face: FontFace
  let unitsPerEm: Int
  let ascender: Int
  let descender: Int
  /// The font's name: ASCII letters, digits and hyphens.
  let name: String
  /// The characters in ascending order, and the index of each one's glyph.
  let characters: [(character: UInt32, glyph: Int)]
  /// The outlines, with y pointing up.
  ///
  /// The first one, which is empty, is for missing characters.
  private(set) var outlines: [Path] = [Path()]
  private(set) var advances: [Int] = [0]

  /// Creates the font with the given letters of a face.
  ///
  /// Glyphs are in the order of their characters, so that equal letters give equal fonts.
  init(_ letters: SubsetLetters, of face: LoadedFace) {
    // Few glyphs share a first part, so that a linear search among them is fast.
    var numbers: [UInt32: [Int]] = [:]
    var glyphs: [SubsetGlyph] = []
    let characters = letters.glyphs.map { character, glyph in
      let first = glyph.first ?? .max
      if let known = numbers[first]?.first(where: { glyphs[$0 - 1] == glyph }) { return (character, known) }
      glyphs.append(glyph)
      numbers[first, default: []].append(glyphs.count)
      return (character, glyphs.count)
    }
    self.init(glyphs, characters, named: "Subset", of: face)
  }

  /// Creates a font with the given glyphs of a face, which have the indices 1, 2 and so on here.
  init(glyphs: [UInt32], of face: LoadedFace) {
    self.init(glyphs.map { SubsetGlyph($0) }, [], named: face.postScriptName, of: face)
  }

  private init(
    _ glyphs: [SubsetGlyph], _ characters: [(character: UInt32, glyph: Int)], named name: String, of face: LoadedFace
  ) {
    self.face = face.face
    self.name = name
    self.characters = characters
    unitsPerEm = min(max(Int(face.unitsPerEm), 16), 16384)
    ascender = Int(face.freeType.pointee.ascender)
    descender = Int(face.freeType.pointee.descender)
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
