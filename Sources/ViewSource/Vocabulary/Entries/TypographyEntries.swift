import PlumblineLayout

extension Vocabulary {
  /// Adds fonts and what text inherits.
  mutating func addTypography() {
    addFonts()
    addFontMethods()
    addTextModifiers()
    addParagraphModifiers()
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

  private mutating func addTextModifiers() {
    modifier(
      "font", .unnamed(.optional(.font)), summary: "Sets the font of the text within.",
      example: #"Text("a").font(.title)"#
    ) { $0.font($1) }
    modifier(
      "fontWeight", .unnamed(.optional(.fontWeight)), summary: "Sets the weight of the text within.",
      example: #"VStack { Text("a") }.fontWeight(.bold)"#
    ) { $0.fontWeight($1) }
    modifier(
      "fontDesign", .unnamed(.optional(.fontDesign)), summary: "Sets the design of the text within.",
      example: #"VStack { Text("a") }.fontDesign(.serif)"#
    ) { $0.fontDesign($1) }
    modifier(
      "fontWidth", .unnamed(.optional(.fontWidth)), summary: "Sets the width of letters within.",
      example: #"VStack { Text("a") }.fontWidth(.condensed)"#
    ) { $0.fontWidth($1) }
    modifier(
      "bold", .unnamed(.bool, default: true), summary: "Makes the text within bold.",
      example: #"VStack { Text("a") }.bold()"#
    ) { $0.bold($1) }
    modifier(
      "italic", .unnamed(.bool, default: true), summary: "Makes the text within italic.",
      example: #"VStack { Text("a") }.italic()"#
    ) { $0.italic($1) }
    modifier(
      "monospaced", .unnamed(.bool, default: true), summary: "Makes the text within monospaced.",
      example: #"VStack { Text("a") }.monospaced()"#
    ) { $0.monospaced($1) }
    modifier(
      "monospacedDigit", summary: "Makes digits within one width.", example: #"VStack { Text("1") }.monospacedDigit()"#
    ) { $0.monospacedDigit() }
    modifier(
      "underline", .unnamed(.bool, default: true), .named("pattern", .linePattern, default: .solid),
      .optional("color", .color), summary: "Underlines the text within.",
      example: #"VStack { Text("a") }.underline(true, pattern: .dash, color: .red)"#
    ) { $0.underline($1, pattern: $2, color: $3) }
    modifier(
      "strikethrough", .unnamed(.bool, default: true), .named("pattern", .linePattern, default: .solid),
      .optional("color", .color), summary: "Strikes the text within through.",
      example: #"VStack { Text("a") }.strikethrough(color: .red)"#
    ) { $0.strikethrough($1, pattern: $2, color: $3) }
    modifier(
      "kerning", .unnamed(.double), summary: "Parts the letters within.", example: #"VStack { Text("a") }.kerning(2)"#
    ) { $0.kerning($1) }
    modifier(
      "tracking", .unnamed(.double), summary: "Parts the letters within.", example: #"VStack { Text("a") }.tracking(2)"#
    ) { $0.tracking($1) }
    modifier(
      "baselineOffset", .unnamed(.double), summary: "Raises the text within.",
      example: #"VStack { Text("a") }.baselineOffset(4)"#
    ) { $0.baselineOffset($1) }
    modifier(
      "textScale", .unnamed(.textScale), .named("isEnabled", .bool, default: true),
      summary: "Sets the scale of the text within.", example: #"VStack { Text("a") }.textScale(.secondary)"#
    ) { $2 ? $0.textScale($1.factor) : $0 }
    modifier(
      "textCase", .unnamed(.optional(.textCase)), summary: "Sets the letter case of the text within.",
      example: #"Text("a").textCase(.uppercase)"#
    ) { $0.textCase($1) }
    cases(of: .textCase)
    cases(of: .linePattern)
    constant(on: "Text.Scale", "default", TextScale(factor: 1), as: .textScale)
    constant(on: "Text.Scale", "secondary", TextScale(factor: 0.8), as: .textScale)
  }

  private mutating func addParagraphModifiers() {
    modifier(
      "lineLimit", .unnamed(.optional(.int)), summary: "Sets the most lines of a text.",
      example: #"Text("a").lineLimit(2)"#
    ) { $0.lineLimit($1) }
    modifier(
      "lineLimit", .unnamed(.int), .named("reservesSpace", .bool), summary: "Sets the number of lines of a text.",
      example: #"Text("a").lineLimit(2, reservesSpace: true)"#
    ) { $0.lineLimit($1, reservesSpace: $2) }
    modifier(
      "lineLimit", .unnamed(.lineRange), summary: "Sets the fewest and the most lines of a text.",
      example: #"Text("a").lineLimit(2...4)"#
    ) { $0.lineLimit(from: $1.least, through: $1.most) }
    modifier(
      "lineSpacing", .unnamed(.double), summary: "Adds a distance between lines.", example: #"Text("a").lineSpacing(4)"#
    ) { $0.lineSpacing($1) }
    modifier(
      "multilineTextAlignment", .unnamed(.textAlignment), summary: "Sets where the lines of a text stand.",
      example: #"Text("a").multilineTextAlignment(.trailing)"#
    ) { $0.multilineTextAlignment($1) }
    modifier(
      "minimumScaleFactor", .unnamed(.double), summary: "Lets a text be scaled before it is cut.",
      example: #"Text("a").minimumScaleFactor(0.5)"#
    ) { $0.minimumScaleFactor($1) }
    modifier(
      "truncationMode", .unnamed(.truncationMode), summary: "Sets where a line that is too long is cut.",
      example: #"Text("a").truncationMode(.middle)"#
    ) { $0.truncationMode($1) }
    modifier(
      "allowsTightening", .unnamed(.bool), summary: "Lets letters move closer before a text is cut.",
      example: #"Text("a").allowsTightening(true)"#
    ) { $0.allowsTightening($1) }
    cases(of: .textAlignment)
    cases(of: .truncationMode)
  }
}

/// A scale of text relative to its font.
struct TextScale: Sendable {
  /// The factor on the font's size.
  let factor: Double
}

/// A range of numbers of lines.
struct LineRange: Sendable {
  /// The fewest lines, or nil.
  let least: Int?
  /// The most lines, or nil.
  let most: Int?
}

extension TypeBinding where T == TextScale {
  /// A scale of text.
  static var textScale: TypeBinding { .native("Text.Scale") }
}

extension TypeBinding where T == LineRange {
  /// A range of numbers of lines, open or closed.
  static var lineRange: TypeBinding {
    TypeBinding(
      type: .range(.int),
      read: { value, _ in
        guard case .range(let range) = value else { return nil }
        let most = range.upper?.value.asInt.map { range.isClosed ? $0 : $0 - 1 }
        return LineRange(least: range.lower?.value.asInt, most: most)
      },
      write: { _ in .void })
  }
}
