// Generated from Sources/Views/Controls/AsyncImage.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/AsyncImage.swift`.
  mutating func addAsyncImageDeclarations() {
    view(
      "AsyncImage", summary: "Creates an image with a placeholder.",
      example:
        #"AsyncImage(url: URL(string: "https://example.org/a.png")) { $0.resizable() } placeholder: { Color.gray }"#
    ) {
      .function(
        .named("url", .unevaluated), .named("scale", .double, default: 1), .named("content", .unevaluated),
        .named("placeholder", .content), returns: .view
      ) { _, _, _, placeholder in .asyncImage(placeholder: placeholder) }
    }
    view(
      "AsyncImage", summary: "Creates the standard placeholder: a grey area.",
      example: #"AsyncImage(url: URL(string: "https://example.org/a.png"))"#
    ) {
      .function(.named("url", .unevaluated), .named("scale", .double, default: 1), returns: .view) { _, _ in
        .asyncImage()
      }
    }
  }
}
