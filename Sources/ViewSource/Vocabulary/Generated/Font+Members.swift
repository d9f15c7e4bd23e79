// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `Font`.
  static func addFontMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "Font", "extraLargeTitle", Font.extraLargeTitle, as: .font)
    vocabulary.constant(on: "Font", "extraLargeTitle2", Font.extraLargeTitle2, as: .font)
    vocabulary.constant(on: "Font", "largeTitle", Font.largeTitle, as: .font)
    vocabulary.constant(on: "Font", "title", Font.title, as: .font)
    vocabulary.constant(on: "Font", "title2", Font.title2, as: .font)
    vocabulary.constant(on: "Font", "title3", Font.title3, as: .font)
    vocabulary.constant(on: "Font", "headline", Font.headline, as: .font)
    vocabulary.constant(on: "Font", "subheadline", Font.subheadline, as: .font)
    vocabulary.constant(on: "Font", "callout", Font.callout, as: .font)
    vocabulary.constant(on: "Font", "footnote", Font.footnote, as: .font)
    vocabulary.constant(on: "Font", "caption", Font.caption, as: .font)
    vocabulary.constant(on: "Font", "caption2", Font.caption2, as: .font)
    vocabulary.staticMethod(
      on: "Font", "system", .unnamed(.textStyle), .named("design", .optional(.fontDesign), default: .some(nil)),
      .named("weight", .optional(.fontWeight), default: .some(nil)), returns: .font,
      summary: "Returns the system font in a text style.",
      example: #"Text("a").font(.system(.title, design: .serif, weight: .bold))"#
    ) { Font.system($0, design: $1, weight: $2) }
    vocabulary.staticMethod(
      on: "Font", "system", .named("size", .double), .named("weight", .optional(.fontWeight), default: .some(nil)),
      .named("design", .optional(.fontDesign), default: .some(nil)), returns: .font,
      summary: "Returns the system font at a fixed size in points.",
      example: #"Text("a").font(.system(size: 20, weight: .bold, design: .rounded))"#
    ) { Font.system(size: $0, weight: $1, design: $2) }
    vocabulary.staticMethod(
      on: "Font", "custom", .unnamed(.string), .named("size", .double), returns: .font,
      summary: "Returns a font of a family, with a size in points that scales with the body style.",
      example: #"Text("a").font(.custom("Lato", size: 20))"#
    ) { Font.custom($0, size: $1) }
    vocabulary.staticMethod(
      on: "Font", "custom", .unnamed(.string), .named("size", .double), .named("relativeTo", .textStyle),
      returns: .font, summary: "Returns a font of a family, with a size in points that scales with a text style.",
      example: #"Text("a").font(.custom("Lato", size: 20, relativeTo: .title))"#
    ) { Font.custom($0, size: $1, relativeTo: $2) }
    vocabulary.staticMethod(
      on: "Font", "custom", .unnamed(.string), .named("fixedSize", .double), returns: .font,
      summary: "Returns a font of a family at a fixed size in points.",
      example: #"Text("a").font(.custom("Lato", fixedSize: 20))"#
    ) { Font.custom($0, fixedSize: $1) }
    vocabulary.method(on: .font, "weight", .unnamed(.fontWeight), returns: .font) { $0.weight($1) }
    vocabulary.method(on: .font, "width", .unnamed(.fontWidth), returns: .font) { $0.width($1) }
    vocabulary.method(on: .font, "bold", returns: .font) { $0.bold() }
    vocabulary.method(on: .font, "italic", returns: .font) { $0.italic() }
    vocabulary.method(on: .font, "monospaced", returns: .font) { $0.monospaced() }
    vocabulary.method(on: .font, "monospacedDigit", returns: .font) { $0.monospacedDigit() }
    vocabulary.method(on: .font, "smallCaps", returns: .font) { $0.smallCaps() }
    vocabulary.method(on: .font, "lowercaseSmallCaps", returns: .font) { $0.lowercaseSmallCaps() }
    vocabulary.method(on: .font, "uppercaseSmallCaps", returns: .font) { $0.uppercaseSmallCaps() }
    vocabulary.method(on: .font, "leading", .unnamed(.fontLeading), returns: .font) { $0.leading($1) }
    vocabulary.constant(on: "Font", "body", Font.body, as: .font)
  }

  /// Adds the members of `Font.Design`.
  static func addFontDesignMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "Font.Design", "default", Font.Design.`default`, as: .fontDesign)
    vocabulary.constant(on: "Font.Design", "monospaced", Font.Design.monospaced, as: .fontDesign)
    vocabulary.constant(on: "Font.Design", "rounded", Font.Design.rounded, as: .fontDesign)
    vocabulary.constant(on: "Font.Design", "serif", Font.Design.serif, as: .fontDesign)
  }

  /// Adds the members of `Font.Leading`.
  static func addFontLeadingMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "Font.Leading", "standard", Font.Leading.standard, as: .fontLeading)
    vocabulary.constant(on: "Font.Leading", "tight", Font.Leading.tight, as: .fontLeading)
    vocabulary.constant(on: "Font.Leading", "loose", Font.Leading.loose, as: .fontLeading)
  }

  /// Adds the members of `Font.TextStyle`.
  static func addFontTextStyleMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "Font.TextStyle", "extraLargeTitle2", Font.TextStyle.extraLargeTitle2, as: .textStyle)
    vocabulary.constant(on: "Font.TextStyle", "extraLargeTitle", Font.TextStyle.extraLargeTitle, as: .textStyle)
    vocabulary.constant(on: "Font.TextStyle", "largeTitle", Font.TextStyle.largeTitle, as: .textStyle)
    vocabulary.constant(on: "Font.TextStyle", "title", Font.TextStyle.title, as: .textStyle)
    vocabulary.constant(on: "Font.TextStyle", "title2", Font.TextStyle.title2, as: .textStyle)
    vocabulary.constant(on: "Font.TextStyle", "title3", Font.TextStyle.title3, as: .textStyle)
    vocabulary.constant(on: "Font.TextStyle", "headline", Font.TextStyle.headline, as: .textStyle)
    vocabulary.constant(on: "Font.TextStyle", "subheadline", Font.TextStyle.subheadline, as: .textStyle)
    vocabulary.constant(on: "Font.TextStyle", "body", Font.TextStyle.body, as: .textStyle)
    vocabulary.constant(on: "Font.TextStyle", "callout", Font.TextStyle.callout, as: .textStyle)
    vocabulary.constant(on: "Font.TextStyle", "footnote", Font.TextStyle.footnote, as: .textStyle)
    vocabulary.constant(on: "Font.TextStyle", "caption", Font.TextStyle.caption, as: .textStyle)
    vocabulary.constant(on: "Font.TextStyle", "caption2", Font.TextStyle.caption2, as: .textStyle)
    vocabulary.constant(on: "Font.TextStyle", "allCases", Array(Font.TextStyle.allCases), as: .array(.textStyle))
  }

  /// Adds the members of `Font.Weight`.
  static func addFontWeightMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "Font.Weight", "ultraLight", Font.Weight.ultraLight, as: .fontWeight)
    vocabulary.constant(on: "Font.Weight", "thin", Font.Weight.thin, as: .fontWeight)
    vocabulary.constant(on: "Font.Weight", "light", Font.Weight.light, as: .fontWeight)
    vocabulary.constant(on: "Font.Weight", "regular", Font.Weight.regular, as: .fontWeight)
    vocabulary.constant(on: "Font.Weight", "medium", Font.Weight.medium, as: .fontWeight)
    vocabulary.constant(on: "Font.Weight", "semibold", Font.Weight.semibold, as: .fontWeight)
    vocabulary.constant(on: "Font.Weight", "bold", Font.Weight.bold, as: .fontWeight)
    vocabulary.constant(on: "Font.Weight", "heavy", Font.Weight.heavy, as: .fontWeight)
    vocabulary.constant(on: "Font.Weight", "black", Font.Weight.black, as: .fontWeight)
  }

  /// Adds the members of `Font.Width`.
  static func addFontWidthMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "Font.Width", "compressed", Font.Width.compressed, as: .fontWidth)
    vocabulary.constant(on: "Font.Width", "condensed", Font.Width.condensed, as: .fontWidth)
    vocabulary.constant(on: "Font.Width", "standard", Font.Width.standard, as: .fontWidth)
    vocabulary.constant(on: "Font.Width", "expanded", Font.Width.expanded, as: .fontWidth)
  }

}
