// Generated from Sources/Views/Text/Text+Styling.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Text/Text+Styling.swift`.
  mutating func addTextStylingDeclarations() {
    member(
      "Text", "font", summary: "Sets the font; nil for that of the environment.", example: #"Text("a").font(.caption)"#
    ) {
      .method(on: .text, .unnamed(.optional(.font)), returns: .text) { value, font in value.font(font) }
    }
    member(
      "Text", "fontWeight", summary: "Sets the weight; nil for that of the font.",
      example: #"Text("a").fontWeight(.light)"#
    ) {
      .method(on: .text, .unnamed(.optional(.fontWeight)), returns: .text) { value, weight in value.fontWeight(weight) }
    }
    member(
      "Text", "fontDesign", summary: "Sets the design; nil for that of the font.",
      example: #"Text("a").fontDesign(.rounded)"#
    ) {
      .method(on: .text, .unnamed(.optional(.fontDesign)), returns: .text) { value, design in value.fontDesign(design) }
    }
    member(
      "Text", "fontWidth", summary: "Sets the font's width; nil for the font's own.",
      example: #"Text("a").fontWidth(.expanded)"#
    ) {
      .method(on: .text, .unnamed(.optional(.fontWidth)), returns: .text) { value, width in value.fontWidth(width) }
    }
    member("Text", "bold", summary: "Makes the text bold.", example: "") {
      .method(on: .text, returns: .text) { value in value.bold(true) }
    }
    member("Text", "bold", summary: "Makes the text bold or not.", example: #"Text("a").bold()"#) {
      .method(on: .text, .unnamed(.bool), returns: .text) { value, isActive in value.bold(isActive) }
    }
    member("Text", "italic", summary: "Makes the text italic.", example: "") {
      .method(on: .text, returns: .text) { value in value.italic(true) }
    }
    member("Text", "italic", summary: "Makes the text italic or not.", example: #"Text("a").italic()"#) {
      .method(on: .text, .unnamed(.bool), returns: .text) { value, isActive in value.italic(isActive) }
    }
    member("Text", "monospaced", summary: "Makes the text monospaced or not.", example: #"Text("a").monospaced()"#) {
      .method(on: .text, .unnamed(.bool, default: true), returns: .text) { value, isActive in value.monospaced(isActive)
      }
    }
    member("Text", "monospacedDigit", summary: "Gives digits the same width.", example: #"Text("1").monospacedDigit()"#)
    {
      .method(on: .text, returns: .text) { value in value.monospacedDigit() }
    }
    member(
      "Text", "foregroundColor", summary: "Sets the colour; nil for that of the environment.",
      example: #"Text("a").foregroundColor(.red)"#
    ) {
      .method(on: .text, .unnamed(.optional(.color)), returns: .text) { value, color in value.foregroundColor(color) }
    }
    member(
      "Text", "foregroundStyle", summary: "Sets the style of the text.",
      example: #"Text("a").foregroundStyle(.secondary)"#
    ) {
      .method(on: .text, .unnamed(.shapeStyle), returns: .text) { value, style in value.foregroundStyle(style) }
    }
    member("Text", "underline", summary: "Underlines the text.", example: #"Text("a").underline(true, color: .red)"#) {
      .method(
        on: .text, .unnamed(.bool, default: true), .named("pattern", .linePattern, default: .solid),
        .named("color", .optional(.color), default: .some(nil)), returns: .text
      ) { value, isActive, pattern, color in value.underline(isActive, pattern: pattern, color: color) }
    }
    member("Text", "strikethrough", summary: "Strikes the text through.", example: #"Text("a").strikethrough()"#) {
      .method(
        on: .text, .unnamed(.bool, default: true), .named("pattern", .linePattern, default: .solid),
        .named("color", .optional(.color), default: .some(nil)), returns: .text
      ) { value, isActive, pattern, color in value.strikethrough(isActive, pattern: pattern, color: color) }
    }
    member(
      "Text", "kerning", summary: "Adds a distance after each character or ligature, in points.",
      example: #"Text("a").kerning(2)"#
    ) {
      .method(on: .text, .unnamed(.double), returns: .text) { value, kerning in value.kerning(kerning) }
    }
    member(
      "Text", "tracking", summary: "Adds a distance after each character, in points, without ligatures.",
      example: #"Text("a").tracking(2)"#
    ) {
      .method(on: .text, .unnamed(.double), returns: .text) { value, tracking in value.tracking(tracking) }
    }
    member(
      "Text", "baselineOffset", summary: "Raises the text above the baseline by a distance, in points.",
      example: #"Text("a").baselineOffset(4)"#
    ) {
      .method(on: .text, .unnamed(.double), returns: .text) { value, baselineOffset in
        value.baselineOffset(baselineOffset)
      }
    }
    member(
      "Text", "textScale", summary: "Sets the size of the text in relation to its font.",
      example: #"Text("a").textScale(.secondary)"#
    ) {
      .method(on: .text, .unnamed(.textScale), .named("isEnabled", .bool, default: true), returns: .text) {
        value, scale, isEnabled in value.textScale(scale.factor, isEnabled: isEnabled)
      }
    }
  }
}
