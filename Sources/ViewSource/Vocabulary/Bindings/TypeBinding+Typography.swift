import PlumblineLayout

extension TypeBinding where T == Font.Weight {
  /// The binding of `Font.Weight`.
  static var fontWeight: TypeBinding { .native("Font.Weight") }
}

extension TypeBinding where T == Font.Design {
  /// The binding of `Font.Design`.
  static var fontDesign: TypeBinding { .native("Font.Design") }
}

extension TypeBinding where T == Font.Width {
  /// The binding of `Font.Width`.
  static var fontWidth: TypeBinding { .native("Font.Width") }
}

extension TypeBinding where T == Font.TextStyle {
  /// The binding of `Font.TextStyle`.
  static var textStyle: TypeBinding { .native("Font.TextStyle") }
}

extension TypeBinding where T == Font.Leading {
  /// The binding of `Font.Leading`.
  static var fontLeading: TypeBinding { .native("Font.Leading") }
}

extension TypeBinding where T == TextAlignment {
  /// The binding of `TextAlignment`.
  static var textAlignment: TypeBinding { .native("TextAlignment") }
}

extension TypeBinding where T == ParagraphStyle.TruncationMode {
  /// The binding of `Text.TruncationMode`.
  static var truncationMode: TypeBinding { .native("Text.TruncationMode") }
}

extension TypeBinding where T == TextCase {
  /// The binding of `Text.Case`.
  static var textCase: TypeBinding { .native("Text.Case") }
}

extension TypeBinding where T == TextAttributes.LineStyle.Pattern {
  /// The binding of `Text.LineStyle.Pattern`.
  static var linePattern: TypeBinding { .native("Text.LineStyle.Pattern") }
}

extension TypeBinding where T == DynamicTypeSize {
  /// The binding of `DynamicTypeSize`.
  static var dynamicTypeSize: TypeBinding { .native("DynamicTypeSize") }
}

extension TypeBinding where T == ImageScale {
  /// The binding of `Image.Scale`.
  static var imageScale: TypeBinding { .native("Image.Scale") }
}
