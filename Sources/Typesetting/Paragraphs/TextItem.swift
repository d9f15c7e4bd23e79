import PlumblineDrawing
import PlumblineLayout

/// A part of a text with one face, size, script and direction, which HarfBuzz shapes at once.
struct TextItem {
  /// The content of an item.
  enum Kind {
    /// Characters to shape.
    case text
    /// A tab.
    case tab
    /// A paragraph separator.
    case newline
    /// A symbol, drawn as an outline.
    case symbol(SymbolGlyph)
    /// An image.
    case image(ImageSource)
  }

  /// The UTF-8 offsets of the item's characters.
  var range: Range<Int>
  /// The index of the styled text's run.
  var run: Int
  /// The content.
  var kind = Kind.text
  /// The style in which characters are shaped.
  var style: ShapingStyle
  /// The run's own face.
  ///
  /// Its metrics apply to a line of colour glyphs.
  var ownFace: Typeface
  /// The font size, in points.
  var size: Double
  /// The distance added after each character, in points: the run's own, and the system font's tracking.
  var letterSpacing: Double
  /// The embedding level; odd levels are written from right to left.
  var level: UInt8 = 0
  /// Whether the characters are drawn as smaller capitals because the face lacks small capitals.
  var isUppercased = false

  /// Creates an item.
  ///
  /// `own` is the style of the run's own face, if `style` is a fallback's.
  init(
    range: Range<Int>, run: Int, kind: Kind = .text, style: ShapingStyle, beside own: ShapingStyle? = nil, size: Double,
    letterSpacing: Double = 0, level: UInt8 = 0, isUppercased: Bool = false
  ) {
    self.range = range
    self.run = run
    self.kind = kind
    self.style = style
    ownFace = (own ?? style).typeface
    self.size = size
    self.letterSpacing = letterSpacing
    self.level = level
    self.isUppercased = isUppercased
  }

  /// The number of points per font unit.
  var scale: Double { size / style.typeface.unitsPerEm }
}
