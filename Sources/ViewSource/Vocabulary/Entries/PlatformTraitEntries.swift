import PlumblineLayout

extension Vocabulary {
  /// Adds the traits of UIKit's environment, and the older names of text sizes.
  mutating func addTraits() {
    let traits = TypeBinding<PlatformTraits>.native("UITraitCollection")
    let style = TypeBinding<InterfaceStyle>.native("UIUserInterfaceStyle")
    cases(of: style)
    property(on: traits, "userInterfaceStyle", as: style) { $0.scheme == .dark ? .dark : .light }
    initializer("ColorScheme", .unnamed(style), returns: .optional(.colorScheme)) {
      (style: InterfaceStyle) -> ColorScheme? in
      style == .unspecified ? nil : style == .dark ? .dark : .light
    }
    property(on: traits, "displayScale", as: .double) { _ in 3 }
    for (member, type, present, others) in [
      ("userInterfaceLevel", "UIUserInterfaceLevel", "base", ["elevated", "unspecified"]),
      ("accessibilityContrast", "UIAccessibilityContrast", "normal", ["high", "unspecified"]),
      ("layoutDirection", "UITraitEnvironmentLayoutDirection", "leftToRight", ["rightToLeft", "unspecified"]),
      ("legibilityWeight", "UILegibilityWeight", "regular", ["bold", "unspecified"]),
    ] {
      let binding = TypeBinding<String>.native(type)
      for name in others + [present] { constant(on: type, name, name, as: binding) }
      property(on: traits, member, as: binding) { _ in present }
    }
    property(on: traits, "preferredContentSizeCategory", as: .sizeCategory) { $0.typeSize ?? .large }
    rawConstant("UITraitCollection", "current") { call in
      let environment = call.evaluator.environment
      return traits.write(PlatformTraits(scheme: .light, typeSize: environment.dynamicTypeSize))
    }
    initializer("UITraitCollection", returns: traits) { PlatformTraits() }
    initializer("UITraitCollection", .named("userInterfaceStyle", style), returns: traits) { (style: InterfaceStyle) in
      PlatformTraits(scheme: style == .dark ? .dark : .light)
    }
    initializer("UITraitCollection", .named("preferredContentSizeCategory", .sizeCategory), returns: traits) {
      PlatformTraits(typeSize: $0)
    }
    for label in ["horizontalSizeClass", "verticalSizeClass", "displayScale"] {
      rawInitializer("UITraitCollection", [.value(label)]) { _ in traits.write(PlatformTraits()) }
    }
    rawProperty("UIScreen", "traitCollection") { _, call in
      traits.write(PlatformTraits(scheme: .light, typeSize: call.evaluator.environment.dynamicTypeSize))
    }
    addSizeCategories()
  }

  private mutating func addSizeCategories() {
    let sizes: [(name: String, size: DynamicTypeSize)] = [
      ("extraSmall", .xSmall), ("small", .small), ("medium", .medium), ("large", .large), ("extraLarge", .xLarge),
      ("extraExtraLarge", .xxLarge), ("extraExtraExtraLarge", .xxxLarge), ("accessibilityMedium", .accessibility1),
      ("accessibilityLarge", .accessibility2), ("accessibilityExtraLarge", .accessibility3),
      ("accessibilityExtraExtraLarge", .accessibility4), ("accessibilityExtraExtraExtraLarge", .accessibility5),
    ]
    for (name, size) in sizes { constant(on: "ContentSizeCategory", name, size, as: .sizeCategory) }
    constant(on: "ContentSizeCategory", "allCases", sizes.map(\.size), as: .array(.sizeCategory))
    property(on: .sizeCategory, "isAccessibilityCategory", as: .bool) { $0.isAccessibilitySize }
    initializer("ContentSizeCategory", .unnamed(.sizeCategory), returns: .sizeCategory) { $0 }
    initializer("ContentSizeCategory", .unnamed(.dynamicTypeSize), returns: .sizeCategory) { $0 }
    initializer("DynamicTypeSize", .unnamed(.sizeCategory), returns: .optional(.dynamicTypeSize)) { $0 }
  }
}

/// The traits of UIKit's environment that code reads.
struct PlatformTraits: Hashable, Sendable {
  /// The appearance.
  var scheme = ColorScheme.light
  /// The preferred text size, or nil if it is not specified.
  var typeSize: DynamicTypeSize?
}

/// The appearance that UIKit's traits name.
private enum InterfaceStyle: String, CaseIterable, Sendable {
  /// Light, dark, or not known.
  case light, dark, unspecified
}

extension TypeBinding where T == DynamicTypeSize {
  /// A preferred text size by the names of `ContentSizeCategory` and of UIKit.
  static var sizeCategory: TypeBinding { .native("ContentSizeCategory") }
}
