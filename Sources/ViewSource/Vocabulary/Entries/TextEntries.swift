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
      rawInitializer("LocalizedStringKey", [.value(label, type)]) { call throws(Fault) in
        if case .native = call.value(0) { return call.value(0) }
        return try call.evaluator.host.textKey(
          [.literal(try call.string(0))], from: TextSource(), in: call.evaluator, at: call.location)
      }
    }
    rawInitializer(
      "LocalizedStringKey",
      [
        .value(nil, localized), .value("defaultValue", localized, optional: true), .ignored("table"),
        .ignored("locale"), .ignored("bundle"), .ignored("comment"),
      ]
    ) { call throws(Fault) in
      let text = try call.evaluator.describe(call.localizedText, at: call.location)
      return .native("LocalizedStringKey", TextContent(markdown: text))
    }
    for name in ["key", "defaultValue"] { property(on: key, name, as: .string) { $0.string } }
    aliases["String.LocalizationValue"] = "LocalizedStringKey"
    initializer("AttributedString", .named("markdown", .string), returns: .text) { TextContent(markdown: $0) }
    initializer("AttributedString", .unnamed(.string), returns: .text) { TextContent($0) }
    conversion(from: .text, to: .view) { .text($0) }
    function("+", .unnamed(.text), .unnamed(.text), returns: .text, summary: "Joins texts.") { $0 + $1 }
  }
}

extension TypeBinding where T == String? {
  /// The name of the module whose bundle an argument names, an empty name for the app, or nil for other bundles.
  fileprivate static var textBundle: TypeBinding {
    TypeBinding(
      type: .any, read: { value, evaluator in .some(evaluator.textSource(ofBundle: value).bundle) },
      write: { $0.map { .string($0) } ?? .none })
  }
}
