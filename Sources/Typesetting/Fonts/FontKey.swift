import PlumblineDrawing
import PlumblineLayout

/// What decides a face: a font without its size and features.
struct FontKey: Hashable, Sendable {
  /// Where to look.
  var family: ResolvedFont.Family
  /// Whether the system font is cut for display sizes.
  var isDisplay: Bool
  /// The weight; 400 is regular.
  var weight: Int
  /// Whether the face is slanted.
  var isItalic: Bool
  /// The width of the letters: 0 is standard.
  var width: Double

  /// What decides the face of a font.
  init(_ font: ResolvedFont) {
    family = font.family
    isDisplay = font.size >= 20 && font.family == .system(.default)
    weight = min(max(font.weight, 1), 1000)
    isItalic = font.isItalic
    width = font.width.isFinite ? font.width : 0
  }

  /// The key with another family.
  func with(_ family: ResolvedFont.Family) -> FontKey {
    var copy = self
    copy.family = family
    return copy
  }

  /// The factor on the width of the system font's letters: no face of Inter is condensed or expanded, so that its own are
  /// drawn narrower or wider.
  ///
  /// The other designs have one width, as Apple's have; families by name have the widths of their faces.
  private var widthScale: Double {
    family == .system(.default) ? min(max(1 + width * FontTypesetter.widthScalePerUnit, 0.5), 1.5) : 1
  }

  /// A face with slant, width and weight synthesised where it has not what is asked for.
  func synthesizing(_ face: FontFace) -> FontFace {
    var result = face
    result.isSlantSynthesized = isItalic && !face.isItalic
    let missing = weight - face.weight
    result.widthScale = widthScale
    result.emboldening = missing >= 150 && face.weight < 800 ? min(Double(missing) * 0.00008, 0.04) : 0
    return result
  }
}

/// The face chosen for a font.
struct FontChoice: Sendable {
  /// The face, or nil where no font is installed at all.
  var typeface: Typeface?
  /// What could not be had as asked.
  var notice: TextNotice?
}
