import Drawing

/// A font of few glyphs: outlines of a face, by the characters they stand for here.
struct SubsetFont {
  /// Glyphs of the face that are shown as one.
  struct Glyph: Hashable {
    /// One of them.
    struct Part: Hashable {
      var id: UInt32
      /// Its place relative to the first one's, in font units, y down.
      var x: Int
      var y: Int
    }

    var parts: [Part]

    /// The glyphs of a cluster.
    init(_ cluster: GlyphRun.Cluster, unitsPerEm: Double, fontSize: Double) {
      let first = cluster.glyphs.first?.position ?? .zero
      let scale = unitsPerEm / fontSize
      parts = cluster.glyphs.map { glyph in
        let place = glyph.position - first
        func units(_ value: Double) -> Int { Int(min(max((value * scale).finite(), -30000), 30000).rounded()) }
        return Part(id: glyph.id, x: units(place.x), y: units(place.y))
      }
    }

    /// A glyph that shows nothing.
    static let empty = Glyph(parts: [])
    private init(parts: [Part]) { self.parts = parts }
  }

  let face: FontFace
  let unitsPerEm: Int
  let ascender: Int
  let descender: Int
  /// The outlines, y up, the first one for characters without any.
  private(set) var outlines: [Path] = [Path()]
  private(set) var advances: [Int] = [0]
  /// The number of the glyph of each character.
  private(set) var characters: [UInt32: Int] = [:]
  private var numbers: [Glyph: Int] = [:]

  /// A font without glyphs.
  init(_ face: LoadedFace) {
    self.face = face.face
    unitsPerEm = min(max(Int(face.unitsPerEm), 16), 16384)
    ascender = Int(face.freeType.pointee.ascender)
    descender = Int(face.freeType.pointee.descender)
  }

  /// Lets characters show a glyph, the first one the whole of it; false where one of them shows another already.
  mutating func add(_ glyph: Glyph, for text: [UInt32], of face: LoadedFace) -> Bool {
    guard let first = text.first, numbers.count < 60_000 else { return false }
    let rest = Set(text.dropFirst())
    if let known = characters[first], known != numbers[glyph] { return false }
    if rest.contains(first), glyph != .empty { return false }
    for character in rest {
      if let known = characters[character], known != numbers[.empty] { return false }
    }
    characters[first] = number(of: glyph, face)
    for character in rest { characters[character] = number(of: .empty, face) }
    return true
  }

  private mutating func number(of glyph: Glyph, _ face: LoadedFace) -> Int {
    if let known = numbers[glyph] { return known }
    var path = Path()
    for part in glyph.parts {
      path.addPath(face.outline(of: part.id).offsetBy(dx: Double(part.x), dy: Double(part.y)))
    }
    let number = outlines.count
    outlines.append(path.mapPoints { Point(x: $0.x, y: -$0.y) })
    advances.append(glyph.parts.last.map { $0.x + Int(face.advance(of: $0.id)) } ?? 0)
    numbers[glyph] = number
    return number
  }
}
