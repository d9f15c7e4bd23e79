import PlumblineLayout

extension Vocabulary {
  /// Adds the values of the environment that Views does not declare, or declares with Foundation's types.
  mutating func addEnvironment() {
    property(
      on: .environmentValues, "sizeCategory", as: .sizeCategory, get: { $0.dynamicTypeSize },
      set: { $0.dynamicTypeSize = $1 })
    property(
      on: .environmentValues, "locale", as: TypeBinding<String>.native("Locale"), get: { $0.localeIdentifier },
      set: { $0.localeIdentifier = $1 })
    aliases["UIContentSizeCategory"] = "ContentSizeCategory"
    type(
      "EnvironmentValue",
      implicitSources: [
        "LayoutDirection", "ColorScheme", "DynamicTypeSize", "ContentSizeCategory", "TextAlignment", "Font",
        "ControlSize", "Image.Scale", "Text.Case", "Text.TruncationMode", "Color",
      ])
  }
}

extension TypeBinding where T == EnvironmentValues {
  /// The values that a view inherits.
  static var environmentValues: TypeBinding { .native("EnvironmentValues") }
}
