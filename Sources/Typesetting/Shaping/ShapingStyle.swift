import CPlumblineHarfBuzz
import PlumblineLayout

/// All that determines the glyphs of a text beside its characters.
///
/// Results are in font units.
struct ShapingKey: Hashable, Sendable {
  /// The face.
  var face: FontFaceKey
  /// The OpenType features that differ from the defaults.
  var features: ShapingFeatures = []
  /// The script, as an ISO 15924 tag.
  var script: UInt32 = latinScript
  /// Whether the text is written from right to left.
  var isRightToLeft = false
  /// The language, as a BCP 47 tag.
  var language: String
  /// The size in points whose cut of the system font sets the widths of letters, or nil for the widths of the face.
  var opticalSize: Int? = nil

  /// Creates the key of left-to-right Latin text in a font's own face.
  init(_ font: ResolvedFont, features: ShapingFeatures, locale: String) {
    face = .font(FontKey(font))
    self.features = features
    language = locale
    opticalSize = SystemFontMetrics.opticalSize(of: font)
  }

  /// Creates the key of left-to-right Latin text in a face.
  init(_ face: FontFace, language: String) {
    self.face = .face(face)
    self.language = language
  }
}

/// The tag of the Latin script.
let latinScript: UInt32 = hb_tag("Latn")

/// A face, given by the font that selects it or by its file.
enum FontFaceKey: Hashable, Sendable {
  /// The face chosen for a font.
  case font(FontKey)
  /// The face in a file, used for characters that the font's own face lacks.
  case face(FontFace)
}

/// The OpenType features of a text that differ from the defaults.
struct ShapingFeatures: OptionSet, Hashable, Sendable {
  let rawValue: UInt8
  /// All digits take the same width.
  static let monospacedDigits = ShapingFeatures(rawValue: 1)
  /// Lowercase letters appear as small capitals.
  static let lowercaseSmallCaps = ShapingFeatures(rawValue: 2)
  /// Uppercase letters appear as small capitals.
  static let uppercaseSmallCaps = ShapingFeatures(rawValue: 4)
  /// No ligatures are formed.
  static let noLigatures = ShapingFeatures(rawValue: 8)

  /// Creates the features of a run.
  init(_ run: StyledText.Run) { self = withUnsafePointer(to: run) { ShapingFeatures($0) } }

  /// Creates the features of a run, read in place.
  init(_ run: UnsafePointer<StyledText.Run>) {
    rawValue =
      (run.pointee.font.hasMonospacedDigits ? 1 : 0) | (run.pointee.font.hasLowercaseSmallCaps ? 2 : 0)
      | (run.pointee.font.hasUppercaseSmallCaps ? 4 : 0) | (run.pointee.tracking != 0 ? 8 : 0)
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The features' OpenType tags and values.
  var tags: [(name: String, value: UInt32)] {
    var tags: [(String, UInt32)] = []
    if contains(.monospacedDigits) { tags.append(("tnum", 1)) }
    if contains(.lowercaseSmallCaps) { tags.append(("smcp", 1)) }
    if contains(.uppercaseSmallCaps) { tags.append(("c2sc", 1)) }
    if contains(.noLigatures) { tags += [("liga", 0), ("clig", 0)] }
    return tags
  }
}

/// A shaping key with its open face, in the form that HarfBuzz takes.
final class ShapingStyle: @unchecked Sendable {
  /// The index of the style, by which each thread finds the words of the style.
  let id: Int
  /// The key of the style.
  let key: ShapingKey
  /// The face.
  let typeface: Typeface
  /// The notice for the user, if the face is a substitute.
  let notice: TextNotice?
  /// The features, as HarfBuzz takes them.
  let features: [hb_feature_t]
  /// The direction, script and language, as HarfBuzz takes them.
  let properties: hb_segment_properties_t
  /// Whether words are shaped with the spaces around them.
  let kernsSpaces: Bool
  /// The glyph and the advance of a space, the advance in font units.
  let space: (glyph: UInt32, advance: Int32)
  /// The widths that letters have instead of the face's; nil for most faces.
  let advances: SystemAdvances?

  /// Creates a style for an open face, with widths of its own if there are any.
  init(id: Int, key: ShapingKey, typeface: Typeface, notice: TextNotice?, advances: SystemAdvances? = nil) {
    self.id = id
    self.key = key
    self.typeface = typeface
    self.notice = notice
    features = key.features.tags.map {
      hb_feature_t(tag: hb_tag($0.name), value: $0.value, start: 0, end: UInt32.max)
    }
    var properties = hb_segment_properties_t()
    properties.direction = key.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
    properties.script = hb_script_t(rawValue: key.script)
    properties.language = hb_language_from_string(key.language, -1)
    self.properties = properties
    kernsSpaces = typeface.spaceContext.kerns
    self.advances = advances
    space = (typeface.space.glyph, advances?.space(in: typeface) ?? typeface.space.advance)
  }
}
