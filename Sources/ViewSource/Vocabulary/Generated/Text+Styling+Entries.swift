// Generated from Sources/Views/Text/Text+Styling.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Text/Text+Styling.swift`.
  mutating func addTextStylingDeclarations() {
    member(
      "Text", "font", summary: "The font; nil leaves it to the environment.", example: #"Text("a").font(.caption)"#
    ) {
      .method(on: .text, .unnamed(.optional(.font)), returns: .text) { value, font in value.font(font) }
    }
    member(
      "Text", "fontWeight", summary: "The weight; nil leaves it to the font.", example: #"Text("a").fontWeight(.light)"#
    ) {
      .method(on: .text, .unnamed(.optional(.fontWeight)), returns: .text) { value, weight in value.fontWeight(weight) }
    }
    member(
      "Text", "fontDesign", summary: "The design; nil leaves it to the font.",
      example: #"Text("a").fontDesign(.rounded)"#
    ) {
      .method(on: .text, .unnamed(.optional(.fontDesign)), returns: .text) { value, design in value.fontDesign(design) }
    }
    member(
      "Text", "fontWidth", summary: "The width of letters; nil leaves it to the font.",
      example: #"Text("a").fontWidth(.expanded)"#
    ) {
      .method(on: .text, .unnamed(.optional(.fontWidth)), returns: .text) { value, width in value.fontWidth(width) }
    }
    member("Text", "bold", summary: "The text in bold.", example: "") {
      .method(on: .text, returns: .text) { value in value.bold(true) }
    }
    member("Text", "bold", summary: "Whether the text is bold.", example: #"Text("a").bold()"#) {
      .method(on: .text, .unnamed(.bool), returns: .text) { value, isActive in value.bold(isActive) }
    }
    member("Text", "italic", summary: "The text in italics.", example: "") {
      .method(on: .text, returns: .text) { value in value.italic(true) }
    }
    member("Text", "italic", summary: "Whether the text is italic.", example: #"Text("a").italic()"#) {
      .method(on: .text, .unnamed(.bool), returns: .text) { value, isActive in value.italic(isActive) }
    }
    member("Text", "monospaced", summary: "Whether the text is monospaced.", example: #"Text("a").monospaced()"#) {
      .method(on: .text, .unnamed(.bool, default: true), returns: .text) { value, isActive in value.monospaced(isActive)
      }
    }
    member("Text", "monospacedDigit", summary: "Digits of one width.", example: #"Text("1").monospacedDigit()"#) {
      .method(on: .text, returns: .text) { value in value.monospacedDigit() }
    }
    member(
      "Text", "foregroundColor", summary: "The colour; nil leaves it to the environment.",
      example: #"Text("a").foregroundColor(.red)"#
    ) {
      .method(on: .text, .unnamed(.optional(.color)), returns: .text) { value, color in value.foregroundColor(color) }
    }
    member(
      "Text", "foregroundStyle", summary: "The style of the glyphs.", example: #"Text("a").foregroundStyle(.secondary)"#
    ) {
      .method(on: .text, .unnamed(.shapeStyle), returns: .text) { value, style in value.foregroundStyle(style) }
    }
    member("Text", "underline", summary: "A line under the text.", example: #"Text("a").underline(true, color: .red)"#)
    {
      .method(
        on: .text, .unnamed(.bool, default: true), .named("pattern", .linePattern, default: .solid),
        .named("color", .optional(.color), default: .some(nil)), returns: .text
      ) { value, isActive, pattern, color in value.underline(isActive, pattern: pattern, color: color) }
    }
    member("Text", "strikethrough", summary: "A line through the text.", example: #"Text("a").strikethrough()"#) {
      .method(
        on: .text, .unnamed(.bool, default: true), .named("pattern", .linePattern, default: .solid),
        .named("color", .optional(.color), default: .some(nil)), returns: .text
      ) { value, isActive, pattern, color in value.strikethrough(isActive, pattern: pattern, color: color) }
    }
    member(
      "Text", "kerning", summary: "Points added after each character, without ligatures.",
      example: #"Text("a").kerning(2)"#
    ) {
      .method(on: .text, .unnamed(.double), returns: .text) { value, kerning in value.kerning(kerning) }
    }
    member("Text", "tracking", summary: "Points added after each character.", example: #"Text("a").tracking(2)"#) {
      .method(on: .text, .unnamed(.double), returns: .text) { value, tracking in value.tracking(tracking) }
    }
    member(
      "Text", "baselineOffset", summary: "Points by which the text is raised.", example: #"Text("a").baselineOffset(4)"#
    ) {
      .method(on: .text, .unnamed(.double), returns: .text) { value, baselineOffset in
        value.baselineOffset(baselineOffset)
      }
    }
    member("Text", "textScale", summary: "The size relative to the font.", example: #"Text("a").textScale(.secondary)"#)
    {
      .method(on: .text, .unnamed(.textScale), .named("isEnabled", .bool, default: true), returns: .text) {
        value, scale, isEnabled in value.textScale(scale.factor, isEnabled: isEnabled)
      }
    }
  }
}
