import PlumblineSwiftReading

extension SourceOutline {
  /// Finds the items of a file with previews, or returns nil if the lexer rejects it: its macros are previews.
  package init?(ofPreviewsIn text: String) { self.init(of: text, declaring: ["Preview"]) }
}

extension SourceOutline.Item {
  /// Whether the item declares a type that provides previews.
  package var providesPreviews: Bool { kind == .declaration && mentionedNames.contains("PreviewProvider") }
}
