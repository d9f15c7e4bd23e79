import PlumblineLayout

extension TypeBinding where T == Font.Weight {
  /// The thickness of strokes.
  static var fontWeight: TypeBinding { .native("Font.Weight") }
}

extension TypeBinding where T == Font.Design {
  /// A design of the system font.
  static var fontDesign: TypeBinding { .native("Font.Design") }
}

extension TypeBinding where T == Font.Width {
  /// The width of letters.
  static var fontWidth: TypeBinding { .native("Font.Width") }
}

extension TypeBinding where T == Font.TextStyle {
  /// A style of Dynamic Type.
  static var textStyle: TypeBinding { .native("Font.TextStyle") }
}

extension TypeBinding where T == Font.Leading {
  /// The distance between lines that a font asks for.
  static var fontLeading: TypeBinding { .native("Font.Leading") }
}

extension TypeBinding where T == TextAlignment {
  /// Where the lines of a text stand.
  static var textAlignment: TypeBinding { .native("TextAlignment") }
}

extension TypeBinding where T == ParagraphStyle.TruncationMode {
  /// Where a line that is too long is cut.
  static var truncationMode: TypeBinding { .native("Text.TruncationMode") }
}

extension TypeBinding where T == TextCase {
  /// Whether text is shown in capitals.
  static var textCase: TypeBinding { .native("Text.Case") }
}

extension TypeBinding where T == TextAttributes.LineStyle.Pattern {
  /// How a line under text is broken.
  static var linePattern: TypeBinding { .native("Text.LineStyle.Pattern") }
}

extension TypeBinding where T == DynamicTypeSize {
  /// The reader's preferred text size.
  static var dynamicTypeSize: TypeBinding { .native("DynamicTypeSize") }
}

extension TypeBinding where T == ImageScale {
  /// How large symbols are relative to text.
  static var imageScale: TypeBinding { .native("Image.Scale") }
}
