import PlumblineLayout

extension Vocabulary {
  /// Adds the configurations of UIKit's symbols: their sizes, weights and scales.
  mutating func addSymbolConfigurations() {
    let configuration = TypeBinding<PlatformSymbolConfiguration>.symbolConfiguration
    let scale = TypeBinding<ImageScale?>.native("UIImage.SymbolScale")
    for (name, value) in [
      ("default", ImageScale?.none), ("unspecified", nil), ("small", .small), ("medium", .medium), ("large", .large),
    ] { constant(on: "UIImage.SymbolScale", name, value, as: scale) }
    let weight = TypeBinding<Font.Weight>.native("UIImage.SymbolWeight")
    for (name, value) in [
      ("ultraLight", Font.Weight.ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
      ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ] { constant(on: "UIImage.SymbolWeight", name, value, as: weight) }
    let type = configuration.name
    initializer(
      type, .named("pointSize", .double), .named("weight", weight, default: .regular),
      .named("scale", scale, default: .some(nil)), returns: configuration
    ) { PlatformSymbolConfiguration(font: .system(size: $0), weight: $1, scale: $2) }
    initializer(type, .named("weight", weight), returns: configuration) { PlatformSymbolConfiguration(weight: $0) }
    initializer(type, .named("scale", scale), returns: configuration) { PlatformSymbolConfiguration(scale: $0) }
    initializer(
      type, .named("textStyle", .platformTextStyle), .named("scale", scale, default: .some(nil)), returns: configuration
    ) { PlatformSymbolConfiguration(font: Font(.textStyle($0)), scale: $1) }
    initializer(
      type, .named("font", .platformFont), .named("scale", scale, default: .some(nil)), returns: configuration
    ) {
      PlatformSymbolConfiguration(font: $0, scale: $1)
    }
    method(on: configuration, "applying", .unnamed(configuration), returns: configuration) { $0.applying($1) }
    for kind in ["UIImage", "NSImage"] {
      initializer(
        kind, .named("systemName", .string), .named("withConfiguration", .optional(configuration)), returns: .image
      ) { name, configuration in
        let image = ImageContent(.symbol(name))
        return configuration.map(image.configured) ?? image
      }
    }
    for name in ["withConfiguration", "applyingSymbolConfiguration"] {
      method(on: .image, name, .unnamed(configuration), returns: .image) { $0.configured($1) }
    }
  }
}

extension TypeBinding where T == PlatformSymbolConfiguration {
  /// The binding of `UIImage.SymbolConfiguration`.
  static var symbolConfiguration: TypeBinding { .native("UIImage.SymbolConfiguration") }
}
