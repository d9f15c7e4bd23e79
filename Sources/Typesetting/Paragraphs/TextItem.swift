import PlumblineDrawing
import PlumblineLayout

/// A stretch of a text in one face, size, writing system and direction; what HarfBuzz shapes at once.
struct TextItem {
  /// What stands in the stretch.
  enum Kind {
    /// Characters.
    case text
    /// A tab.
    case tab
    /// The end of a paragraph.
    case newline
    /// A symbol.
    case symbol(SymbolGlyph)
    /// A picture.
    case image(ImageSource)
  }

  /// The UTF-8 offsets of the stretch.
  var range: Range<Int>
  /// The run of the styled text.
  var run: Int
  /// What stands in the stretch.
  var kind = Kind.text
  /// How the characters are shaped.
  var style: ShapingStyle
  /// The run's own face, whose measures a line of pictures has.
  var ownFace: Typeface
  /// The size of an em, in points.
  var size: Double
  /// The embedding level; odd levels read from right to left.
  var level: UInt8 = 0
  /// Whether the characters are shown as small capitals that the face does not have.
  var isUppercased = false

  /// A stretch of a run, in the run's own face unless `style` is another's.
  init(
    range: Range<Int>, run: Int, kind: Kind = .text, style: ShapingStyle, beside own: ShapingStyle? = nil, size: Double,
    level: UInt8 = 0, isUppercased: Bool = false
  ) {
    self.range = range
    self.run = run
    self.kind = kind
    self.style = style
    ownFace = (own ?? style).typeface
    self.size = size
    self.level = level
    self.isUppercased = isUppercased
  }

  /// Points to a font unit.
  var scale: Double { size / style.typeface.unitsPerEm }
}
