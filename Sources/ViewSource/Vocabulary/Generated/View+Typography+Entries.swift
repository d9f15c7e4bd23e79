// Generated from Sources/Views/Modifiers/View+Typography.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Modifiers/View+Typography.swift`.
  mutating func addViewTypographyDeclarations() {
    member("View", "font", summary: "Sets the font; nil for the default.", example: #"Text("a").font(.title)"#) {
      .modifier(.unnamed(.optional(.font))) { node, font in node.font(font) }
    }
    member(
      "View", "fontWeight", summary: "Sets the font's weight; nil for the font's own.",
      example: #"VStack { Text("a") }.fontWeight(.bold)"#
    ) {
      .modifier(.unnamed(.optional(.fontWeight))) { node, weight in node.fontWeight(weight) }
    }
    member(
      "View", "fontDesign", summary: "Sets the font's design; nil for the font's own.",
      example: #"VStack { Text("a") }.fontDesign(.serif)"#
    ) {
      .modifier(.unnamed(.optional(.fontDesign))) { node, design in node.fontDesign(design) }
    }
    member(
      "View", "fontWidth", summary: "Sets the font's width; nil for the font's own.",
      example: #"VStack { Text("a") }.fontWidth(.condensed)"#
    ) {
      .modifier(.unnamed(.optional(.fontWidth))) { node, width in node.fontWidth(width) }
    }
    member("View", "bold", summary: "Makes text bold or not.", example: #"VStack { Text("a") }.bold()"#) {
      .modifier(.unnamed(.bool, default: true)) { node, isActive in node.bold(isActive) }
    }
    member("View", "italic", summary: "Makes text italic or not.", example: #"VStack { Text("a") }.italic()"#) {
      .modifier(.unnamed(.bool, default: true)) { node, isActive in node.italic(isActive) }
    }
    member(
      "View", "monospaced", summary: "Makes text monospaced or not.", example: #"VStack { Text("a") }.monospaced()"#
    ) {
      .modifier(.unnamed(.bool, default: true)) { node, isActive in node.monospaced(isActive) }
    }
    member(
      "View", "monospacedDigit", summary: "Gives digits the same width.",
      example: #"VStack { Text("1") }.monospacedDigit()"#
    ) {
      .modifier { node in node.monospacedDigit() }
    }
    member(
      "View", "underline", summary: "Underlines text.",
      example: #"VStack { Text("a") }.underline(true, pattern: .dash, color: .red)"#
    ) {
      .modifier(
        .unnamed(.bool, default: true), .named("pattern", .linePattern, default: .solid),
        .named("color", .optional(.color), default: .some(nil))
      ) { node, isActive, pattern, color in node.underline(isActive, pattern: pattern, color: color) }
    }
    member(
      "View", "strikethrough", summary: "Strikes text through.",
      example: #"VStack { Text("a") }.strikethrough(color: .red)"#
    ) {
      .modifier(
        .unnamed(.bool, default: true), .named("pattern", .linePattern, default: .solid),
        .named("color", .optional(.color), default: .some(nil))
      ) { node, isActive, pattern, color in node.strikethrough(isActive, pattern: pattern, color: color) }
    }
    member(
      "View", "kerning", summary: "Adds a distance after each character or ligature, in points.",
      example: #"VStack { Text("a") }.kerning(2)"#
    ) {
      .modifier(.unnamed(.double)) { node, kerning in node.kerning(kerning) }
    }
    member(
      "View", "tracking", summary: "Adds a distance after each character, in points, without ligatures.",
      example: #"VStack { Text("a") }.tracking(2)"#
    ) {
      .modifier(.unnamed(.double)) { node, tracking in node.tracking(tracking) }
    }
    member(
      "View", "baselineOffset", summary: "Raises text above the baseline by a distance, in points.",
      example: #"VStack { Text("a") }.baselineOffset(4)"#
    ) {
      .modifier(.unnamed(.double)) { node, baselineOffset in node.baselineOffset(baselineOffset) }
    }
    member(
      "View", "textCase", summary: "Sets the letter case of text; nil for the case in which it is written.",
      example: #"Text("a").textCase(.uppercase)"#
    ) {
      .modifier(.unnamed(.optional(.textCase))) { node, textCase in node.textCase(textCase) }
    }
    member(
      "View", "textScale", summary: "Sets the size of text in relation to its font.",
      example: #"VStack { Text("a") }.textScale(.secondary)"#
    ) {
      .modifier(.unnamed(.textScale), .named("isEnabled", .bool, default: true)) { node, scale, isEnabled in
        node.textScale(scale.factor, isEnabled: isEnabled)
      }
    }
    member(
      "View", "lineLimit", summary: "Sets the maximum number of lines; nil for no limit.",
      example: #"Text("a").lineLimit(2)"#
    ) {
      .modifier(.unnamed(.optional(.int))) { node, number in node.lineLimit(number) }
    }
    member(
      "View", "lineLimit", summary: "Sets the maximum number of lines, with or without space for all of them.",
      example: #"Text("a").lineLimit(2, reservesSpace: true)"#
    ) {
      .modifier(.unnamed(.int), .named("reservesSpace", .bool)) { node, limit, reservesSpace in
        node.lineLimit(limit, reservesSpace: reservesSpace)
      }
    }
    member(
      "View", "lineLimit", summary: "Sets the minimum number of lines for which text reserves space, and the maximum.",
      example: #"Text("a").lineLimit(2...4)"#
    ) {
      .modifier(.unnamed(.lineRange)) { node, limit in node.lineLimit(from: limit.lowerBound, through: limit.upperBound)
      }
    }
    member(
      "View", "lineSpacing", summary: "Adds a distance between lines, in points.", example: #"Text("a").lineSpacing(4)"#
    ) {
      .modifier(.unnamed(.double)) { node, lineSpacing in node.lineSpacing(lineSpacing) }
    }
    member(
      "View", "multilineTextAlignment", summary: "Sets the alignment of the lines of a text.",
      example: #"Text("a").multilineTextAlignment(.trailing)"#
    ) {
      .modifier(.unnamed(.textAlignment)) { node, alignment in node.multilineTextAlignment(alignment) }
    }
    member(
      "View", "minimumScaleFactor", summary: "Sets the smallest factor by which text is scaled before it is truncated.",
      example: #"Text("a").minimumScaleFactor(0.5)"#
    ) {
      .modifier(.unnamed(.double)) { node, factor in node.minimumScaleFactor(factor) }
    }
    member(
      "View", "truncationMode", summary: "Sets the position at which a line is truncated.",
      example: #"Text("a").truncationMode(.middle)"#
    ) {
      .modifier(.unnamed(.truncationMode)) { node, mode in node.truncationMode(mode) }
    }
    member(
      "View", "allowsTightening", summary: "Allows characters to be moved closer together before text is truncated.",
      example: #"Text("a").allowsTightening(true)"#
    ) {
      .modifier(.unnamed(.bool)) { node, flag in node.allowsTightening(flag) }
    }
  }
}
