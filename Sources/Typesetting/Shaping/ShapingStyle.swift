import CPlumblineHarfBuzz
import PlumblineLayout

/// Everything but the characters that decides what HarfBuzz answers, in font units.
struct ShapingKey: Hashable, Sendable {
  /// The face.
  var face: FontFaceKey
  /// The OpenType features that differ from the defaults.
  var features: ShapingFeatures = []
  /// The writing system.
  var script: UInt32 = latinScript
  /// Whether the text reads from right to left.
  var isRightToLeft = false
  /// The language, as a BCP 47 tag.
  var language: String
}

/// The Latin script's tag.
let latinScript: UInt32 = hb_tag("Latn")

/// Which of a font's faces is meant: its own, or another for characters that it lacks.
enum FontFaceKey: Hashable, Sendable {
  /// The face chosen for a font.
  case font(FontKey)
  /// One face, by its file.
  case face(FontFace)
}

/// Features that a text asks for beside the defaults.
struct ShapingFeatures: OptionSet, Hashable, Sendable {
  let rawValue: UInt8
  /// All digits take the same width.
  static let monospacedDigits = ShapingFeatures(rawValue: 1)
  /// Small letters are shown as small capitals.
  static let lowercaseSmallCaps = ShapingFeatures(rawValue: 2)
  /// Capitals are shown as small capitals.
  static let uppercaseSmallCaps = ShapingFeatures(rawValue: 4)
  /// No ligatures are formed.
  static let noLigatures = ShapingFeatures(rawValue: 8)

  /// The features of a run.
  init(_ run: StyledText.Run) { self = withUnsafePointer(to: run) { ShapingFeatures($0) } }

  /// The features of a run in memory.
  init(_ run: UnsafePointer<StyledText.Run>) {
    rawValue =
      (run.pointee.font.hasMonospacedDigits ? 1 : 0) | (run.pointee.font.hasLowercaseSmallCaps ? 2 : 0)
      | (run.pointee.font.hasUppercaseSmallCaps ? 4 : 0) | (run.pointee.tracking != 0 ? 8 : 0)
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The features in HarfBuzz's words.
  var tags: [(name: String, value: UInt32)] {
    var tags: [(String, UInt32)] = []
    if contains(.monospacedDigits) { tags.append(("tnum", 1)) }
    if contains(.lowercaseSmallCaps) { tags.append(("smcp", 1)) }
    if contains(.uppercaseSmallCaps) { tags.append(("c2sc", 1)) }
    if contains(.noLigatures) { tags += [("liga", 0), ("clig", 0)] }
    return tags
  }
}

/// A shaping key with its face open.
final class ShapingStyle: @unchecked Sendable {
  /// A number by which threads keep what they have shaped.
  let id: Int
  /// What the style stands for.
  let key: ShapingKey
  /// The face.
  let typeface: Typeface
  /// What could not be had as asked.
  let notice: TextNotice?
  /// The features in HarfBuzz's form.
  let features: [hb_feature_t]
  /// Direction, script and language in HarfBuzz's form.
  let properties: hb_segment_properties_t
  /// Whether words are shaped with the spaces around them.
  let kernsSpaces: Bool

  /// A style over an open face.
  init(id: Int, key: ShapingKey, typeface: Typeface, notice: TextNotice?) {
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
  }
}
