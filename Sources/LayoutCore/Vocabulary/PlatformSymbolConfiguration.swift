/// The size and weight of a symbol of UIKit: its font, and its size in relation to the font.
package struct PlatformSymbolConfiguration: Hashable, Sendable {
  /// The font, or nil for the standard one.
  package var font: Font?
  /// The weight, which overrides the font's own.
  package var weight: Font.Weight?
  /// The size in relation to the font, or nil for the standard one.
  package var scale: ImageScale?

  /// Creates a configuration.
  package init(font: Font? = nil, weight: Font.Weight? = nil, scale: ImageScale? = nil) {
    self.font = font
    self.weight = weight
    self.scale = scale
  }

  /// Returns the configuration with the values that another one sets.
  package func applying(_ other: PlatformSymbolConfiguration) -> PlatformSymbolConfiguration {
    PlatformSymbolConfiguration(
      font: other.font ?? font, weight: other.weight ?? weight, scale: other.scale ?? scale)
  }

  /// Returns a symbol in the configuration, which does not depend on the fonts around it.
  func configured(_ node: LayoutNode) -> LayoutNode {
    var font = font ?? .system(size: 17)
    if let weight { font = font.weight(weight) }
    return node.imageScale(scale ?? .medium).font(font)
  }
}

extension ImageContent {
  /// Returns an image of UIKit with a configuration, which only symbols show.
  package func configured(_ configuration: PlatformSymbolConfiguration) -> ImageContent {
    var copy = self
    switch origin {
    case .symbol, .template: copy.symbolConfiguration = symbolConfiguration?.applying(configuration) ?? configuration
    case .image, .named, .drawn: break
    }
    return copy
  }
}
