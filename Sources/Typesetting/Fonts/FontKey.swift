import PlumblineDrawing
import PlumblineLayout

/// The properties of a font that select its face: all except the size and the features.
struct FontKey: Hashable, Sendable {
  /// The family.
  var family: ResolvedFont.Family
  /// Whether the system font's display cut is used, as it is from 20 points.
  var isDisplay: Bool
  /// The weight, from 1 to 1000; 400 is regular.
  var weight: Int
  /// Whether an italic face is preferred.
  var isItalic: Bool
  /// The width in units of `Font.Width`; 0 is standard.
  var width: Double

  /// Creates the key of a font.
  init(_ font: ResolvedFont) {
    family = font.family
    isDisplay = font.size >= 20 && font.family == .system(.default)
    weight = min(max(font.weight, 1), 1000)
    isItalic = font.isItalic
    width = font.width.isFinite ? font.width : 0
  }

  /// Returns the key with another family.
  func with(_ family: ResolvedFont.Family) -> FontKey {
    var copy = self
    copy.family = family
    return copy
  }

  /// The factor on the width of the system font's glyphs.
  ///
  /// Inter has no condensed or expanded faces, so that its outlines are drawn narrower or wider.
  ///
  /// The other designs have a single width, as Apple's do; named families have the widths of their faces.
  private var widthScale: Double {
    family == .system(.default) ? min(max(1 + width * FontTypesetter.widthScalePerUnit, 0.5), 1.5) : 1
  }

  /// Returns a face with synthesized slant, width and weight where the face itself lacks them.
  func synthesizing(_ face: FontFace) -> FontFace {
    var result = face
    result.isSlantSynthesized = isItalic && !face.isItalic
    let missing = weight - face.weight
    result.widthScale = widthScale
    result.emboldening = missing >= 150 && face.weight < 800 ? min(Double(missing) * 0.00008, 0.04) : 0
    return result
  }
}

/// The face chosen for a font, and a notice if it is a substitute.
struct FontChoice: Sendable {
  /// The face; nil if no font is installed.
  var typeface: Typeface?
  /// The notice for the user, if the requested family is missing.
  var notice: TextNotice?
}
