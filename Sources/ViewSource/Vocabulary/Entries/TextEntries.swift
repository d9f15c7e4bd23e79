import PlumblineLayout

extension Vocabulary {
  /// Adds text and its attributes.
  mutating func addText() {
    method(on: .text, "customAttribute", .unnamed(.unevaluated), returns: .text) { text, _ in text }
    initializer(
      "Text", .unnamed(.key), returns: .text, summary: "Shows characters.", example: #"Text("**Hello**")"#
    ) { $0 }
    initializer(
      "Text", .unnamed(.key), .named("tableName", .unevaluated, default: ()),
      .named("bundle", .unevaluated, default: ()),
      .named("comment", .unevaluated, default: ()), returns: .text, summary: "Shows characters.",
      example: #"Text("Hello", comment: "a greeting")"#
    ) { text, _, _, _ in text }
    initializer(
      "Text", .named("verbatim", .string), returns: .text, summary: "Shows characters as they are.",
      example: #"Text(verbatim: "*Hello*")"#
    ) { TextContent($0) }
    initializer(
      "Text", .unnamed(.image), returns: .text, summary: "Shows a picture as a piece of text.",
      example: #"Text(Image(systemName: "star"))"#
    ) { TextContent(segments: [$0.segment]) }
    initializer("Text", .unnamed(.text), returns: .text) { $0 }
    let key = TypeBinding<TextContent>.native("LocalizedStringKey")
    conversion(from: key, to: .text) { $0 }
    initializer("LocalizedStringKey", .unnamed(.string), returns: key) { TextContent(markdown: $0) }
    initializer("LocalizedStringKey", .named("stringLiteral", .string), returns: key) { TextContent(markdown: $0) }
    initializer("AttributedString", .named("markdown", .string), returns: .text) { TextContent(markdown: $0) }
    initializer("AttributedString", .unnamed(.string), returns: .text) { TextContent($0) }
    conversion(from: .text, to: .view) { .text($0) }
    function("+", .unnamed(.text), .unnamed(.text), returns: .text, summary: "Joins texts.") { $0 + $1 }
    addTextFonts()
    addTextAttributes()
    addTextLines()
  }

  private mutating func addTextFonts() {
    method(
      on: .text, "bold", .unnamed(.bool, default: true), returns: .text, summary: "Makes the text bold.",
      example: #"Text("a").bold()"#
    ) { text, isActive in text.setting { $0.isBold = isActive } }
    method(
      on: .text, "italic", .unnamed(.bool, default: true), returns: .text, summary: "Makes the text italic.",
      example: #"Text("a").italic()"#
    ) { text, isActive in text.setting { $0.isItalic = isActive } }
    method(
      on: .text, "font", .unnamed(.optional(.font)), returns: .text, summary: "Sets the text's font.",
      example: #"Text("a").font(.caption)"#
    ) { text, font in text.setting { $0.font = $0.font ?? font } }
    method(
      on: .text, "fontWeight", .unnamed(.optional(.fontWeight)), returns: .text, summary: "Sets the text's weight.",
      example: #"Text("a").fontWeight(.light)"#
    ) { text, weight in text.setting { $0.weight = $0.weight ?? weight } }
    method(
      on: .text, "fontDesign", .unnamed(.optional(.fontDesign)), returns: .text, summary: "Sets the text's design.",
      example: #"Text("a").fontDesign(.rounded)"#
    ) { text, design in text.setting { $0.design = $0.design ?? design } }
    method(
      on: .text, "fontWidth", .unnamed(.optional(.fontWidth)), returns: .text, summary: "Sets the letters' width.",
      example: #"Text("a").fontWidth(.expanded)"#
    ) { text, width in text.setting { $0.width = $0.width ?? width?.value } }
    method(
      on: .text, "monospaced", .unnamed(.bool, default: true), returns: .text, summary: "Makes the text monospaced.",
      example: #"Text("a").monospaced()"#
    ) { text, isActive in text.setting { $0.design = $0.design ?? (isActive ? .monospaced : nil) } }
    method(
      on: .text, "monospacedDigit", returns: .text, summary: "Makes digits one width.",
      example: #"Text("1").monospacedDigit()"#
    ) { $0.setting { $0.hasMonospacedDigits = true } }
    method(
      on: .text, "textScale", .unnamed(.textScale), .named("isEnabled", .bool, default: true), returns: .text,
      summary: "Sets the text's scale.", example: #"Text("a").textScale(.secondary)"#
    ) { text, scale, isEnabled in isEnabled ? text.setting { $0.scale = $0.scale ?? scale.factor } : text }
  }

  private mutating func addTextAttributes() {
    method(
      on: .text, "foregroundColor", .unnamed(.optional(.color)), returns: .text, summary: "Sets the text's colour.",
      example: #"Text("a").foregroundColor(.red)"#
    ) { text, color in text.setting { $0.foreground = $0.foreground ?? color.map { .color($0) } } }
    method(
      on: .text, "foregroundStyle", .unnamed(.shapeStyle), returns: .text, summary: "Sets the text's style.",
      example: #"Text("a").foregroundStyle(.secondary)"#
    ) { text, style in text.setting { $0.foreground = $0.foreground ?? style } }
    method(
      on: .text, "kerning", .unnamed(.double), returns: .text, summary: "Parts the letters.",
      example: #"Text("a").kerning(2)"#
    ) { text, kerning in text.setting { $0.kerning = $0.kerning ?? kerning } }
    method(
      on: .text, "tracking", .unnamed(.double), returns: .text, summary: "Parts the letters.",
      example: #"Text("a").tracking(2)"#
    ) { text, tracking in text.setting { $0.tracking = $0.tracking ?? tracking } }
    method(
      on: .text, "baselineOffset", .unnamed(.double), returns: .text, summary: "Raises the text.",
      example: #"Text("a").baselineOffset(4)"#
    ) { text, offset in text.setting { $0.baselineOffset = $0.baselineOffset ?? offset } }
  }

  private mutating func addTextLines() {
    method(
      on: .text, "underline", .unnamed(.bool, default: true), .named("pattern", .linePattern, default: .solid),
      .optional("color", .color), returns: .text, summary: "Underlines the text.",
      example: #"Text("a").underline(true, color: .red)"#
    ) { text, isActive, pattern, color in
      let line = isActive ? TextAttributes.LineStyle(pattern: pattern, color: color) : nil
      return text.setting { $0.underline = $0.underline ?? .some(line) }
    }
    method(
      on: .text, "strikethrough", .unnamed(.bool, default: true), .named("pattern", .linePattern, default: .solid),
      .optional("color", .color), returns: .text, summary: "Strikes the text through.",
      example: #"Text("a").strikethrough()"#
    ) { text, isActive, pattern, color in
      let line = isActive ? TextAttributes.LineStyle(pattern: pattern, color: color) : nil
      return text.setting { $0.strikethrough = $0.strikethrough ?? .some(line) }
    }
  }
}
