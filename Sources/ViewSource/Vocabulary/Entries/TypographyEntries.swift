import PlumblineLayout

extension Vocabulary {
  /// Adds fonts and the modifiers of text in the environment.
  mutating func addTypography() {
    later(["Font", "Font.Design", "Font.Leading", "Font.TextStyle", "Font.Weight", "Font.Width"]) { $0.addFonts() }
    later(["Font"]) { $0.addFontMethods() }
    later(["Text.Case", "Text.LineStyle.Pattern", "Text.Scale", "Text.TruncationMode", "TextAlignment"]) {
      $0.addTextValues()
    }
  }

  private mutating func addFonts() {
    for style in Font.TextStyle.allCases { constant(on: "Font", style.rawValue, Font(.textStyle(style)), as: .font) }
    cases(of: .textStyle)
    cases(of: .fontDesign)
    for (name, value) in [
      ("ultraLight", Font.Weight.ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
      ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ] { constant(on: "Font.Weight", name, value, as: .fontWeight) }
    for (name, value) in [
      ("compressed", Font.Width.compressed), ("condensed", .condensed), ("standard", .standard),
      ("expanded", .expanded),
    ] { constant(on: "Font.Width", name, value, as: .fontWidth) }
    for (name, value) in [("standard", Font.Leading.standard), ("tight", .tight), ("loose", .loose)] {
      constant(on: "Font.Leading", name, value, as: .fontLeading)
    }
    staticMethod(
      on: "Font", "system", .named("size", .double), .optional("weight", .fontWeight),
      .optional("design", .fontDesign), returns: .font, summary: "The system font at a size in points.",
      example: #"Text("a").font(.system(size: 20, weight: .bold, design: .rounded))"#
    ) { Font.system(size: $0, weight: $1, design: $2) }
    staticMethod(
      on: "Font", "system", .unnamed(.textStyle), .optional("design", .fontDesign), .optional("weight", .fontWeight),
      returns: .font, summary: "The system font in a text style.",
      example: #"Text("a").font(.system(.title, design: .serif, weight: .bold))"#
    ) { Font.system($0, design: $1, weight: $2) }
    staticMethod(
      on: "Font", "custom", .unnamed(.string), .named("size", .double), returns: .font, summary: "A font by name.",
      example: #"Text("a").font(.custom("Lato", size: 20))"#
    ) { Font.custom($0, size: $1) }
    staticMethod(
      on: "Font", "custom", .unnamed(.string), .named("size", .double), .named("relativeTo", .textStyle),
      returns: .font, summary: "A font by name that grows with a text style.",
      example: #"Text("a").font(.custom("Lato", size: 20, relativeTo: .title))"#
    ) { Font.custom($0, size: $1, relativeTo: $2) }
    staticMethod(
      on: "Font", "custom", .unnamed(.string), .named("fixedSize", .double), returns: .font,
      summary: "A font by name at a fixed size.", example: #"Text("a").font(.custom("Lato", fixedSize: 20))"#
    ) { Font.custom($0, fixedSize: $1) }
  }

  private mutating func addFontMethods() {
    method(on: .font, "weight", .unnamed(.fontWeight), returns: .font) { $0.weight($1) }
    method(on: .font, "width", .unnamed(.fontWidth), returns: .font) { $0.width($1) }
    method(on: .font, "bold", returns: .font) { $0.bold() }
    method(on: .font, "italic", returns: .font) { $0.italic() }
    method(on: .font, "monospaced", returns: .font) { $0.monospaced() }
    method(on: .font, "monospacedDigit", returns: .font) { $0.monospacedDigit() }
    method(on: .font, "smallCaps", returns: .font) { $0.smallCaps() }
    method(on: .font, "lowercaseSmallCaps", returns: .font) { $0.lowercaseSmallCaps() }
    method(on: .font, "uppercaseSmallCaps", returns: .font) { $0.uppercaseSmallCaps() }
    method(on: .font, "leading", .unnamed(.fontLeading), returns: .font) { $0.leading($1) }
  }

  private mutating func addTextValues() {
    cases(of: .textCase)
    cases(of: .linePattern)
    cases(of: .textAlignment)
    cases(of: .truncationMode)
    constant(on: "Text.Scale", "default", TextScale(factor: 1), as: .textScale)
    constant(on: "Text.Scale", "secondary", TextScale(factor: 0.8), as: .textScale)
  }
}

/// A scale of text relative to its font.
struct TextScale: Sendable {
  /// The factor on the font's size.
  let factor: Double
}

/// A range of line counts.
struct LineRange: Sendable {
  /// The minimum number of lines, or nil.
  let lowerBound: Int?
  /// The maximum number of lines, or nil.
  let upperBound: Int?
}

extension TypeBinding where T == TextScale {
  /// A scale of text.
  static var textScale: TypeBinding { .native("Text.Scale") }
}

extension TypeBinding where T == LineRange {
  /// A range of line counts, open or closed.
  static var lineRange: TypeBinding {
    TypeBinding(
      type: .range(.int),
      read: { value, _ in
        guard case .range(let range) = value else { return nil }
        let most = range.upper?.value.asInt.map { range.isClosed ? $0 : $0 - 1 }
        return LineRange(lowerBound: range.lower?.value.asInt, upperBound: most)
      },
      write: { _ in .void })
  }
}
