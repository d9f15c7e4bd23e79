import PlumblineDrawing
import PlumblineLayout

/// A character that a font lacks, and the properties that select the face to draw it.
struct FallbackKey: Hashable, Sendable {
  /// The character.
  var scalar: Unicode.Scalar
  /// The character's script, as an ISO 15924 tag.
  var script: UInt32
  /// Whether the character has emoji presentation.
  var isEmoji: Bool
  /// Whether serif faces are tried first.
  var isSerif: Bool
  /// The weight, from 1 to 1000; 400 is regular.
  var weight: Int
  /// Whether the text is italic.
  var isItalic: Bool
  /// The language of the text, which selects the regional forms of Han characters.
  var language: String

  /// Whether all installed fonts are searched if no candidate has the character.
  ///
  /// Private-use characters are not searched for, since they have a meaning in their own font only.
  var searchesInstalled: Bool { scalar.properties.generalCategory != .privateUse }

  /// The faces to try, best first.
  ///
  /// Some may not be installed, and some may lack the character.
  var candidates: [FontFace] {
    var faces: [FontFace] = []
    if isEmoji { faces.append(Self.emoji) }
    faces += Self.hanScripts.contains(script) ? hanFaces : []
    for kind in isSerif ? ["Serif", "Sans"] : ["Sans", "Serif"] {
      faces += notoFaces("Noto" + kind, isItalic: true)
      if let name = Self.scripts[script] { faces += notoFaces("Noto" + kind + name, isItalic: false) }
    }
    faces += ["NotoSansSymbols2", "NotoSansSymbols", "NotoSansMath", "NotoMusic"].flatMap {
      notoFaces($0, isItalic: false)
    }
    faces += hanFaces
    if !isEmoji { faces.append(Self.emoji) }
    return faces
  }

  /// The colour emoji face.
  static let emoji = FontFace(path: folder + "NotoColorEmoji.ttf", family: "Noto Color Emoji")
  /// The sans serif face for scripts that the system font lacks.
  static let sans = FontFace(path: folder + "NotoSans-Regular.ttf", family: "Noto Sans")
  /// The sans serif face for Chinese, Japanese and Korean.
  static let han = FontFace(path: "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc", family: "Noto Sans CJK")
  private static let folder = "/usr/share/fonts/truetype/noto/"

  private func notoFaces(_ name: String, isItalic hasItalic: Bool) -> [FontFace] {
    let slanted = isItalic && hasItalic
    let weights = weight >= 600 ? [(700, "Bold"), (400, "Regular")] : [(400, "Regular")]
    return weights.map { value, style in
      let suffix = slanted ? (style == "Regular" ? "Italic" : style + "Italic") : style
      return FontFace(
        path: Self.folder + name + "-" + suffix + ".ttf", family: familyName(name), weight: value, isItalic: slanted,
        isSlantSynthesized: isItalic && !slanted,
        emboldening: weight >= 600 && value == 400 ? 0.02 : 0)
    }
  }

  private func familyName(_ file: String) -> String {
    var result = ""
    for character in file {
      if character.isUppercase, !result.isEmpty { result += " " }
      result.append(character)
    }
    return result
  }

  /// The face of the Han collection for the language, or for the script if the language does not decide.
  private var hanFaces: [FontFace] {
    let index: Int
    switch language.split(whereSeparator: { $0 == "-" || $0 == "_" }).map({ $0.lowercased() }) {
    case let parts where parts.first == "ko": index = 1
    case let parts where parts.first == "zh":
      index = parts.contains("hk") ? 4 : parts.contains(where: ["tw", "hant", "mo"].contains) ? 3 : 2
    case let parts where parts.first == "ja": index = 0
    default: index = script == hb_tag("Hang") ? 1 : script == hb_tag("Hani") || script == hb_tag("Bopo") ? 2 : 0
    }
    let kind = isSerif ? "Serif" : "Sans"
    let style = weight >= 600 ? "Bold" : "Regular"
    return [
      FontFace(
        path: "/usr/share/fonts/opentype/noto/Noto\(kind)CJK-\(style).ttc", index: index, family: "Noto \(kind) CJK",
        weight: weight >= 600 ? 700 : 400, isSlantSynthesized: isItalic)
    ]
  }

  private static let hanScripts = Set(["Hani", "Hira", "Kana", "Hang", "Bopo"].map(hb_tag))

  /// The names of Noto's files for common scripts, by script tag.
  ///
  /// Rarer scripts are found by searching the installed fonts.
  private static let scripts: [UInt32: String] = {
    let names = [
      "Arab": "Arabic", "Armn": "Armenian", "Beng": "Bengali", "Cans": "CanadianAboriginal", "Cher": "Cherokee",
      "Deva": "Devanagari", "Ethi": "Ethiopic", "Geor": "Georgian", "Gujr": "Gujarati", "Guru": "Gurmukhi",
      "Hebr": "Hebrew", "Khmr": "Khmer", "Knda": "Kannada", "Laoo": "Lao", "Mlym": "Malayalam", "Mong": "Mongolian",
      "Mymr": "Myanmar", "Nkoo": "NKo", "Orya": "Oriya", "Sinh": "Sinhala", "Syrc": "Syriac", "Taml": "Tamil",
      "Telu": "Telugu", "Tfng": "Tifinagh", "Thaa": "Thaana", "Thai": "Thai", "Tibt": "Tibetan", "Vaii": "Vai",
      "Yiii": "Yi", "Java": "Javanese", "Bali": "Balinese", "Adlm": "Adlam",
    ]
    return Dictionary(names.map { (hb_tag($0.key), $0.value) }) { first, _ in first }
  }()
}
