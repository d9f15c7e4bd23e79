import PlumblineLayout

extension Vocabulary {
  /// Adds text and its attributes.
  mutating func addText() {
    method(on: .text, "customAttribute", .unnamed(.unevaluated), returns: .text) { text, _ in text }
    initializer(
      "Text", .unnamed(.key), returns: .text, summary: "Shows characters.", example: #"Text("**Hello**")"#
    ) { $0 }
    initializer(
      "Text", .unnamed(.key), .named("tableName", .optional(.string), default: .some(nil)),
      .named("bundle", .textBundle, default: .some(nil)),
      .named("comment", .unevaluated, default: ()), returns: .text, summary: "Shows characters.",
      example: #"Text("Hello", comment: "a greeting")"#
    ) { text, table, bundle, _ in text.inTable(table, of: bundle) }
    initializer(
      "Text", .named("verbatim", .string), returns: .text, summary: "Shows characters as they are.",
      example: #"Text(verbatim: "*Hello*")"#
    ) { TextContent($0) }
    initializer(
      "Text", .unnamed(.image), returns: .text, summary: "An image inside text.",
      example: #"Text(Image(systemName: "star"))"#
    ) { TextContent(segments: [$0.segment]) }
    initializer("Text", .unnamed(.text), returns: .text) { $0 }
    let key = TypeBinding<TextContent>.native("LocalizedStringKey")
    let localized = framework.names.localizationValue
    conversion(from: key, to: .text) { $0 }
    for (label, type) in [(nil, SwiftType.oneOf([key.type, .string])), ("stringLiteral", .string)] {
      rawInitializer("LocalizedStringKey", [.value(label, type)]) { call throws(Fault) in try call.localizedKey() }
    }
    rawInitializer(
      "LocalizedStringKey",
      [
        .value(nil, localized), .value("defaultValue", localized, optional: true), .ignored("table"),
        .ignored("locale"), .ignored("bundle"), .ignored("comment"),
      ]
    ) { call throws(Fault) in try call.localizedResource() }
    for name in ["key", "defaultValue"] { property(on: key, name, as: .string) { $0.string } }
    aliases["String.LocalizationValue"] = "LocalizedStringKey"
    initializer("AttributedString", .named("markdown", .string), returns: .text) { TextContent(markdown: $0) }
    initializer("AttributedString", .unnamed(.string), returns: .text) { TextContent($0) }
    conversion(from: .text, to: .view) { .text($0) }
    function("+", .unnamed(.text), .unnamed(.text), returns: .text, summary: "Joins texts.") { $0 + $1 }
  }
}
