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
    addTrait("userInterfaceLevel", "UIUserInterfaceLevel", ["base", "elevated"]) { _ in "base" }
    addTrait("accessibilityContrast", "UIAccessibilityContrast", ["normal", "high"]) { $0.contrast }
    addTrait("layoutDirection", "UITraitEnvironmentLayoutDirection", ["leftToRight", "rightToLeft"]) {
      $0.direction.rawValue
    }
    addTrait("legibilityWeight", "UILegibilityWeight", ["regular", "bold"]) { $0.weight.rawValue }
    property(on: traits, "preferredContentSizeCategory", as: .sizeCategory) { $0.typeSize ?? .large }
    rawConstant("UITraitCollection", "current") { call in
      traits.write(PlatformTraits(of: call.evaluator.environment))
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
      traits.write(PlatformTraits(of: call.evaluator.environment))
    }
    addSizeCategories()
  }

  /// Adds a trait whose values are names of a type.
  private mutating func addTrait(
    _ member: String, _ type: String, _ names: [String], _ present: @escaping @Sendable (PlatformTraits) -> String
  ) {
    let binding = TypeBinding<String>.native(type)
    for name in names + ["unspecified"] { constant(on: type, name, name, as: binding) }
    property(on: TypeBinding<PlatformTraits>.native("UITraitCollection"), member, as: binding) { present($0) }
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
  /// Whether contrast is increased.
  var hasHighContrast = false
  /// The reading direction.
  var direction = LayoutDirection.leftToRight
  /// The preferred weight of text.
  var weight = LegibilityWeight.regular

  /// The name of the contrast in UIKit.
  var contrast: String { hasHighContrast ? "high" : "normal" }
}

extension PlatformTraits {
  /// Creates the traits of an environment; the appearance is light, since colours are resolved for both.
  init(of environment: EnvironmentValues) {
    typeSize = environment.dynamicTypeSize
    hasHighContrast = environment.colorSchemeContrast == .increased
    direction = environment.layoutDirection
    weight = environment.legibilityWeight ?? .regular
  }
}

/// The appearance that UIKit's traits name.
private enum InterfaceStyle: String, CaseIterable, Sendable {
  /// Light, dark, or unspecified.
  case light, dark, unspecified
}

extension TypeBinding where T == DynamicTypeSize {
  /// A preferred text size by the names of `ContentSizeCategory` and of UIKit.
  static var sizeCategory: TypeBinding { .native("ContentSizeCategory") }
}
