// Generated from Sources/Views/Modifiers/View+Typography.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Modifiers/View+Typography.swift`.
  mutating func addViewTypographyDeclarations() {
    member("View", "font", summary: "The font; nil is the default.", example: #"Text("a").font(.title)"#) {
      .modifier(.unnamed(.optional(.font))) { node, font in node.font(font) }
    }
    member(
      "View", "fontWeight", summary: "The weight of text; nil leaves it to the font.",
      example: #"VStack { Text("a") }.fontWeight(.bold)"#
    ) {
      .modifier(.unnamed(.optional(.fontWeight))) { node, weight in node.fontWeight(weight) }
    }
    member(
      "View", "fontDesign", summary: "The design of text; nil leaves it to the font.",
      example: #"VStack { Text("a") }.fontDesign(.serif)"#
    ) {
      .modifier(.unnamed(.optional(.fontDesign))) { node, design in node.fontDesign(design) }
    }
    member(
      "View", "fontWidth", summary: "The width of letters; nil leaves it to the font.",
      example: #"VStack { Text("a") }.fontWidth(.condensed)"#
    ) {
      .modifier(.unnamed(.optional(.fontWidth))) { node, width in node.fontWidth(width) }
    }
    member("View", "bold", summary: "Whether text is bold.", example: #"VStack { Text("a") }.bold()"#) {
      .modifier(.unnamed(.bool, default: true)) { node, isActive in node.bold(isActive) }
    }
    member("View", "italic", summary: "Whether text is italic.", example: #"VStack { Text("a") }.italic()"#) {
      .modifier(.unnamed(.bool, default: true)) { node, isActive in node.italic(isActive) }
    }
    member("View", "monospaced", summary: "Whether text is monospaced.", example: #"VStack { Text("a") }.monospaced()"#)
    {
      .modifier(.unnamed(.bool, default: true)) { node, isActive in node.monospaced(isActive) }
    }
    member(
      "View", "monospacedDigit", summary: "Digits of one width.", example: #"VStack { Text("1") }.monospacedDigit()"#
    ) {
      .modifier { node in node.monospacedDigit() }
    }
    member(
      "View", "underline", summary: "A line under text.",
      example: #"VStack { Text("a") }.underline(true, pattern: .dash, color: .red)"#
    ) {
      .modifier(
        .unnamed(.bool, default: true), .named("pattern", .linePattern, default: .solid),
        .named("color", .optional(.color), default: .some(nil))
      ) { node, isActive, pattern, color in node.underline(isActive, pattern: pattern, color: color) }
    }
    member(
      "View", "strikethrough", summary: "A line through text.",
      example: #"VStack { Text("a") }.strikethrough(color: .red)"#
    ) {
      .modifier(
        .unnamed(.bool, default: true), .named("pattern", .linePattern, default: .solid),
        .named("color", .optional(.color), default: .some(nil))
      ) { node, isActive, pattern, color in node.strikethrough(isActive, pattern: pattern, color: color) }
    }
    member(
      "View", "kerning", summary: "Points added after each character, without ligatures.",
      example: #"VStack { Text("a") }.kerning(2)"#
    ) {
      .modifier(.unnamed(.double)) { node, kerning in node.kerning(kerning) }
    }
    member(
      "View", "tracking", summary: "Points added after each character.", example: #"VStack { Text("a") }.tracking(2)"#
    ) {
      .modifier(.unnamed(.double)) { node, tracking in node.tracking(tracking) }
    }
    member(
      "View", "baselineOffset", summary: "Points by which text is raised.",
      example: #"VStack { Text("a") }.baselineOffset(4)"#
    ) {
      .modifier(.unnamed(.double)) { node, baselineOffset in node.baselineOffset(baselineOffset) }
    }
    member(
      "View", "textCase", summary: "The letter case in which text is shown; nil leaves it as written.",
      example: #"Text("a").textCase(.uppercase)"#
    ) {
      .modifier(.unnamed(.optional(.textCase))) { node, textCase in node.textCase(textCase) }
    }
    member(
      "View", "textScale", summary: "The size of text relative to its font.",
      example: #"VStack { Text("a") }.textScale(.secondary)"#
    ) {
      .modifier(.unnamed(.textScale), .named("isEnabled", .bool, default: true)) { node, scale, isEnabled in
        node.textScale(scale.factor, isEnabled: isEnabled)
      }
    }
    member(
      "View", "lineLimit", summary: "The most lines of a text; nil is no limit.", example: #"Text("a").lineLimit(2)"#
    ) {
      .modifier(.unnamed(.optional(.int))) { node, number in node.lineLimit(number) }
    }
    member(
      "View", "lineLimit", summary: "The most lines of a text, and whether it takes room for as many.",
      example: #"Text("a").lineLimit(2, reservesSpace: true)"#
    ) {
      .modifier(.unnamed(.int), .named("reservesSpace", .bool)) { node, limit, reservesSpace in
        node.lineLimit(limit, reservesSpace: reservesSpace)
      }
    }
    member(
      "View", "lineLimit", summary: "The fewest lines that a text takes room for and the most that it shows.",
      example: #"Text("a").lineLimit(2...4)"#
    ) {
      .modifier(.unnamed(.lineRange)) { node, limit in node.lineLimit(from: limit.lowerBound, through: limit.upperBound)
      }
    }
    member("View", "lineSpacing", summary: "Points added between lines.", example: #"Text("a").lineSpacing(4)"#) {
      .modifier(.unnamed(.double)) { node, lineSpacing in node.lineSpacing(lineSpacing) }
    }
    member(
      "View", "multilineTextAlignment", summary: "Where the lines of a text stand within its width.",
      example: #"Text("a").multilineTextAlignment(.trailing)"#
    ) {
      .modifier(.unnamed(.textAlignment)) { node, alignment in node.multilineTextAlignment(alignment) }
    }
    member(
      "View", "minimumScaleFactor", summary: "How small a text may be scaled before it is cut.",
      example: #"Text("a").minimumScaleFactor(0.5)"#
    ) {
      .modifier(.unnamed(.double)) { node, factor in node.minimumScaleFactor(factor) }
    }
    member(
      "View", "truncationMode", summary: "Where a line that is too long is cut.",
      example: #"Text("a").truncationMode(.middle)"#
    ) {
      .modifier(.unnamed(.truncationMode)) { node, mode in node.truncationMode(mode) }
    }
    member(
      "View", "allowsTightening", summary: "Whether letters may be moved closer before a text is cut.",
      example: #"Text("a").allowsTightening(true)"#
    ) {
      .modifier(.unnamed(.bool)) { node, flag in node.allowsTightening(flag) }
    }
  }
}
