import CPlumblineCairo
import CPlumblineFreeType
import PlumblineDrawing

/// A font face that is open for drawing.
final class LoadedFace {
  let face: FontFace
  let freeType: FT_Face
  let library: FT_Library
  /// Where faces go that Cairo no longer needs.
  let retired: RetiredFaces
  /// The face's number in its store.
  let number: Int
  /// Font units in an em.
  let unitsPerEm: Double
  /// Whether glyphs are pictures rather than outlines.
  let isPictures: Bool

  private var glyphs: [UInt32: LoadedGlyph] = [:]
  var masks: [GlyphMask.Key: GlyphMask] = [:]
  var pictures: [UInt32: GlyphPicture?] = [:]
  private var vectorFonts: [[UInt32]: VectorFont] = [:]
  private var webFonts: [Int: [(letters: SubsetLetters, font: [UInt8])]] = [:]

  /// Opens a face; nil where its file cannot be read.
  init?(_ face: FontFace, library: FT_Library, retired: RetiredFaces, number: Int) {
    var opened: FT_Face?
    guard FT_New_Face(library, face.path, FT_Long(face.index), &opened) == 0, let opened else { return nil }
    self.face = face
    self.library = library
    self.retired = retired
    self.number = number
    freeType = opened
    let flags = Int(opened.pointee.face_flags)
    isPictures = flags & Int(FT_FACE_FLAG_SCALABLE) == 0
    unitsPerEm = opened.pointee.units_per_EM > 0 ? Double(opened.pointee.units_per_EM) : 1000
    setVariations(of: opened)
  }

  /// The slant of an upright face that stands in for an italic one: a fifth of the height.
  static let synthesizedSlant = 0.2

  /// What turns the face's own outlines, y down, into those that are drawn: slant and width; nil leaves them alone.
  var synthesis: Transform? {
    guard face.isSlantSynthesized || widthScale != 1 else { return nil }
    return Transform(
      a: widthScale, b: 0, c: face.isSlantSynthesized ? -Self.synthesizedSlant : 0, d: 1, tx: 0, ty: 0)
  }

  /// The factor on the width of outlines, advances and pens.
  private var widthScale: Double {
    face.widthScale.isFinite && !isPictures ? min(max(face.widthScale, 0.01), 100) : 1
  }

  private func setVariations(of opened: FT_Face) {
    var description: UnsafeMutablePointer<FT_MM_Var>?
    guard !face.variations.isEmpty, FT_Get_MM_Var(opened, &description) == 0, let description else { return }
    defer { FT_Done_MM_Var(library, description) }
    var coordinates = (0..<Int(description.pointee.num_axis)).map { index -> FT_Fixed in
      let axis = description.pointee.axis[index]
      let tag = Self.tag(UInt32(truncatingIfNeeded: axis.tag))
      guard let value = face.variations.last(where: { $0.tag == tag })?.value, value.isFinite else { return axis.def }
      return min(max(FT_Fixed(min(max(value, -32000), 32000) * 65536), axis.minimum), axis.maximum)
    }
    FT_Set_Var_Design_Coordinates(opened, FT_UInt(coordinates.count), &coordinates)
  }

  private static func tag(_ value: UInt32) -> String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }, as: UTF8.self)
  }

  /// The outline of a glyph in font units, y down, with the slant, width and weight that the face lacks.
  func outline(of glyph: UInt32) -> Path { loaded(glyph).outline }

  /// How far the pen moves after a glyph, in font units.
  func advance(of glyph: UInt32) -> Double { loaded(glyph).advance }

  private func loaded(_ glyph: UInt32) -> LoadedGlyph {
    if let known = glyphs[glyph] { return known }
    var loaded = LoadedGlyph()
    if FT_Load_Glyph(freeType, glyph, FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP)) == 0 {
      loaded.advance = Double(freeType.pointee.glyph.pointee.metrics.horiAdvance) * widthScale
      if !isPictures { loaded.outline = loadedOutline }
    }
    glyphs[glyph] = loaded
    return loaded
  }

  /// The outline of the glyph that FreeType loaded last.
  private var loadedOutline: Path {
    if face.emboldening > 0, face.emboldening.isFinite {
      FT_Outline_Embolden(&freeType.pointee.glyph.pointee.outline, FT_Pos(min(face.emboldening, 1) * unitsPerEm))
    }
    let path = OutlineReader.path(of: &freeType.pointee.glyph.pointee.outline)
    return synthesis.map { path.applying($0) } ?? path
  }

  /// A web font of some letters, as base64: figures of one book use the same ones again and again.
  func webFont(of letters: SubsetLetters) -> [UInt8] {
    // By their hash: the first dictionary of a type costs the start of a process.
    let hash = letters.hash
    if let known = webFonts[hash]?.first(where: { $0.letters == letters }) { return known.font }
    let font = Base64.encoded(WebFont.packed(SubsetFont(letters, of: self).tables))
    if webFonts.count >= 256 { webFonts = [:] }
    webFonts[hash, default: []].append((letters, font))
    return font
  }

  /// A font of some glyphs, in ascending order, for formats that embed fonts; nil where there is no memory for it.
  func vectorFont(of glyphs: [UInt32]) -> VectorFont? {
    if let known = vectorFonts[glyphs] { return known }
    guard let font = VectorFont(glyphs, of: self) else { return nil }
    if vectorFonts.count >= 64 { vectorFonts = [:] }
    vectorFonts[glyphs] = font
    return font
  }

  /// The font's name as PostScript has it.
  var postScriptName: String {
    let known = FT_Get_Postscript_Name(freeType).map { String(cString: $0) } ?? face.family
    let name = known.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    return name.isEmpty ? "Font" : String(name.prefix(60))
  }
}

/// What a font file has of a glyph.
private struct LoadedGlyph {
  /// The outline in font units, y down; empty for pictures and for a glyph that cannot be read.
  var outline = Path()
  /// How far the pen moves, in font units.
  var advance = 0.0
}
