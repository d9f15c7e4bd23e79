import CPlumblineCairo
import CPlumblineFreeType
import PlumblineDrawing

/// A face that is open for drawing.
final class LoadedFace {
  let face: FontFace
  let freeType: FT_Face
  let library: FT_Library
  /// The faces that Cairo has released, to be closed later.
  let retired: RetiredFaces
  /// The index of the face in its store.
  let index: Int
  /// The number of font units per em.
  let unitsPerEm: Double
  /// Whether the face stores glyphs as images and not as outlines.
  let hasBitmapGlyphs: Bool

  private var glyphs: [UInt32: LoadedGlyph] = [:]
  var masks: [GlyphMask.Key: GlyphMask] = [:]
  var colorGlyphs: [UInt32: ColorGlyph?] = [:]
  private var vectorFonts: [[UInt32]: VectorFont] = [:]
  private var webFonts: [Int: [(letters: SubsetLetters, font: [UInt8])]] = [:]

  /// Opens a face; nil if its file cannot be read.
  init?(_ face: FontFace, library: FT_Library, retired: RetiredFaces, index: Int) {
    var opened: FT_Face?
    guard FT_New_Face(library, face.path, FT_Long(face.index), &opened) == 0, let opened else { return nil }
    self.face = face
    self.library = library
    self.retired = retired
    self.index = index
    freeType = opened
    let flags = Int(opened.pointee.face_flags)
    hasBitmapGlyphs = flags & Int(FT_FACE_FLAG_SCALABLE) == 0
    unitsPerEm = opened.pointee.units_per_EM > 0 ? Double(opened.pointee.units_per_EM) : 1000
    setVariations(of: opened)
  }

  /// The slant of a synthesized italic: the horizontal shift as a fraction of the height.
  static let synthesizedSlant = 0.2

  /// The transform that synthesizes slant and width, with y pointing down; nil if neither is synthesized.
  var synthesis: Transform? {
    guard face.isSlantSynthesized || widthScale != 1 else { return nil }
    return Transform(
      a: widthScale, b: 0, c: face.isSlantSynthesized ? -Self.synthesizedSlant : 0, d: 1, tx: 0, ty: 0)
  }

  /// The factor on the width of outlines and advances.
  private var widthScale: Double {
    face.widthScale.isFinite && !hasBitmapGlyphs ? min(max(face.widthScale, 0.01), 100) : 1
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

  /// Returns the outline of a glyph in font units, with y pointing down and with synthesized slant, width and weight.
  func outline(of glyph: UInt32) -> Path { loaded(glyph).outline }

  /// Returns the advance width of a glyph, in font units.
  func advance(of glyph: UInt32) -> Double { loaded(glyph).advance }

  private func loaded(_ glyph: UInt32) -> LoadedGlyph {
    if let known = glyphs[glyph] { return known }
    var loaded = LoadedGlyph()
    if FT_Load_Glyph(freeType, glyph, FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP)) == 0 {
      loaded.advance = Double(freeType.pointee.glyph.pointee.metrics.horiAdvance) * widthScale
      if !hasBitmapGlyphs { loaded.outline = loadedOutline }
    }
    glyphs[glyph] = loaded
    return loaded
  }

  /// The outline of the glyph that FreeType loaded last, with synthesized slant, width and weight.
  private var loadedOutline: Path {
    if face.emboldening > 0, face.emboldening.isFinite {
      FT_Outline_Embolden(&freeType.pointee.glyph.pointee.outline, FT_Pos(min(face.emboldening, 1) * unitsPerEm))
    }
    let path = OutlineReader.path(of: &freeType.pointee.glyph.pointee.outline)
    return synthesis.map { path.applying($0) } ?? path
  }

  /// Returns a web font with the given letters, in base64.
  ///
  /// Fonts are cached, since the figures of one document share most letters.
  func webFont(of letters: SubsetLetters) -> [UInt8] {
    // The key is the hash alone: specializing a dictionary for another key type would slow down the start of the
    // process.
    let hash = letters.hash
    if let known = webFonts[hash]?.first(where: { $0.letters == letters }) { return known.font }
    let font = Base64.encoded(WebFont.file(of: SubsetFont(letters, of: self).tables))
    if webFonts.count >= 256 { webFonts = [:] }
    webFonts[hash, default: []].append((letters, font))
    return font
  }

  /// Returns a font with the given glyphs, which must be in ascending order, for formats that embed fonts; nil if
  /// memory is short.
  func vectorFont(of glyphs: [UInt32]) -> VectorFont? {
    if let known = vectorFonts[glyphs] { return known }
    guard let font = VectorFont(glyphs, of: self) else { return nil }
    if vectorFonts.count >= 64 { vectorFonts = [:] }
    vectorFonts[glyphs] = font
    return font
  }

  /// The font's PostScript name, with the characters that PDF allows.
  var postScriptName: String {
    let known = FT_Get_Postscript_Name(freeType).map { String(cString: $0) } ?? face.family
    let name = known.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    return name.isEmpty ? "Font" : String(name.prefix(60))
  }
}

/// The outline and advance of a glyph in the font file.
private struct LoadedGlyph {
  /// The outline in font units, with y pointing down; empty for images and for glyphs that cannot be read.
  var outline = Path()
  /// The advance width, in font units.
  var advance = 0.0
}
