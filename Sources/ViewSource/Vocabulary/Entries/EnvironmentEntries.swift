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
    let family = TypeBinding<String>.native("ActivityFamily")
    for name in ["small", "medium"] { constant(on: family.name, name, name, as: family) }
    // Figures show live activities as the Lock Screen of a phone does.
    property(on: .environmentValues, "activityFamily", as: family) { _ in "medium" }
    // The members of `ShapeStyle` for one style are members of the style's type.
    constant(on: "BackgroundStyle", "background", AnyShapeStyle.background, as: .shapeStyle)
    constant(on: "ForegroundStyle", "foreground", AnyShapeStyle.foreground(level: 1), as: .shapeStyle)
    constant(on: "TintShapeStyle", "tint", AnyShapeStyle.tint, as: .shapeStyle)
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
