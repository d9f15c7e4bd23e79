import PlumblineLayout

extension Vocabulary {
  /// Adds the values of the environment that Views does not declare, or declares with Foundation's types.
  mutating func addEnvironment() {
    property(
      on: .environmentValues, "sizeCategory", as: .dynamicTypeSize, get: { $0.dynamicTypeSize },
      set: { $0.dynamicTypeSize = $1 })
    property(
      on: .environmentValues, "locale", as: TypeBinding<String>.native("Locale"), get: { $0.localeIdentifier },
      set: { $0.localeIdentifier = $1 })
    constant(
      on: "ContentSizeCategory", "accessibilityExtraExtraExtraLarge", DynamicTypeSize.accessibility5,
      as: .dynamicTypeSize)
    for (name, size) in [
      ("extraSmall", DynamicTypeSize.xSmall), ("small", .small), ("medium", .medium), ("large", .large),
      ("extraLarge", .xLarge), ("extraExtraLarge", .xxLarge), ("extraExtraExtraLarge", .xxxLarge),
      ("accessibilityMedium", .accessibility1), ("accessibilityLarge", .accessibility2),
      ("accessibilityExtraLarge", .accessibility3), ("accessibilityExtraExtraLarge", .accessibility4),
    ] { constant(on: "ContentSizeCategory", name, size, as: .dynamicTypeSize) }
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
