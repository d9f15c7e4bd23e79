// Generated from Sources/Views/Text/Text.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Text/Text.swift`.
  mutating func addTextDeclarations() {
    initializer(
      "Text", summary: "Creates a text from a key, whose formats and Markdown are read.",
      example: #"Text("Hello", comment: "a greeting")"#
    ) {
      .function(
        .unnamed(.title), .named("tableName", .optional(.string), default: .some(nil)),
        .named("comment", .unevaluated, default: ()), returns: .text
      ) { key, _, _ in key }
    }
    initializer(
      "Text", summary: "Creates a text from a string, as it is written.", example: #"Text(verbatim: "*Hello*")"#
    ) {
      .function(.named("verbatim", .string), returns: .text) { content in TextContent(content) }
    }
    initializer(
      "Text", summary: "Creates a text from a string, as it is written.",
      example: "Text(Date.now...Date.now.addingTimeInterval(60))"
    ) {
      .function(.unnamed(.string), returns: .text) { content in TextContent(String(content)) }
    }
  }
}
