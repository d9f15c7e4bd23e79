import PlumblineDrawing

/// A font of few glyphs: outlines of a face, with the slant, width and weight that the face itself lacks.
struct SubsetFont {
  let face: FontFace
  let unitsPerEm: Int
  let ascender: Int
  let descender: Int
  /// The font's name, in ASCII letters, digits and hyphens.
  let name: String
  /// The characters in order, each with the number of its glyph.
  let characters: [(character: UInt32, glyph: Int)]
  /// The outlines, y up, the first one for characters without any.
  private(set) var outlines: [Path] = [Path()]
  private(set) var advances: [Int] = [0]

  /// The font that shows letters of a face; glyphs are numbered in the order of their characters, so that equal letters make equal
  /// fonts.
  init(_ letters: SubsetLetters, of face: LoadedFace) {
    // Glyphs of equal first parts are few.
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

  /// The font of some glyphs of a face, for those who know them by their numbers here: 1, 2 and so on.
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
