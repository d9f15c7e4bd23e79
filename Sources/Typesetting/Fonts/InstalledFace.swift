import CPlumblineFontconfig
import PlumblineDrawing

/// A face found by Fontconfig, and its names.
struct InstalledFace {
  /// The face.
  var face: FontFace
  /// The width of the glyphs, as a percentage of the standard width.
  var width: Int
  /// The family, full and PostScript names, normalized for comparison.
  var names: Set<String>
  /// The full and PostScript names, normalized for comparison.
  var faceNames: Set<String>

  /// Fontconfig's set of the face's characters, valid for as long as the configuration is.
  var characters: OpaquePointer?

  /// Reads a face from a Fontconfig pattern; nil if it has no file or family, or is a variable font's whole range.
  init?(_ pattern: OpaquePointer) {
    guard let path = Self.strings(pattern, FC_FILE).first else { return nil }
    let families = Self.strings(pattern, FC_FAMILY)
    var variable: FcBool = FcFalse
    FcPatternGetBool(pattern, FC_VARIABLE, 0, &variable)
    guard variable == FcFalse, let family = families.first else { return nil }
    let exact = Self.strings(pattern, FC_FULLNAME) + Self.strings(pattern, FC_POSTSCRIPT_NAME)
    faceNames = Set(exact.map(normalized))
    names = faceNames.union(families.map(normalized))
    var characters: OpaquePointer?
    FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters)
    self.characters = characters
    width = Int(Self.number(pattern, FC_WIDTH) ?? 100)
    let weight = FcWeightToOpenTypeDouble(Self.number(pattern, FC_WEIGHT) ?? 80)
    let index = Int(Self.number(pattern, FC_INDEX) ?? 0)
    face = FontFace(
      path: path, index: index & 0xFFFF, family: family, weight: Int(weight.rounded()),
      isItalic: (Self.number(pattern, FC_SLANT) ?? 0) > 0)
  }

  private static func strings(_ pattern: OpaquePointer, _ object: String) -> [String] {
    var result: [String] = []
    var value: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(pattern, object, Int32(result.count), &value) == FcResultMatch, let text = value {
      result.append(String(cString: text))
    }
    return result
  }

  private static func number(_ pattern: OpaquePointer, _ object: String) -> Double? {
    var value = 0.0
    return FcPatternGetDouble(pattern, object, 0, &value) == FcResultMatch ? value : nil
  }
}
