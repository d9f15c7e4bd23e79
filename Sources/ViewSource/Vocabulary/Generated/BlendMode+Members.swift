// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `BlendMode`.
  static func addBlendModeMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "BlendMode", "normal", BlendMode.normal, as: .blendMode)
    vocabulary.constant(on: "BlendMode", "multiply", BlendMode.multiply, as: .blendMode)
    vocabulary.constant(on: "BlendMode", "screen", BlendMode.screen, as: .blendMode)
    vocabulary.constant(on: "BlendMode", "overlay", BlendMode.overlay, as: .blendMode)
    vocabulary.constant(on: "BlendMode", "darken", BlendMode.darken, as: .blendMode)
    vocabulary.constant(on: "BlendMode", "lighten", BlendMode.lighten, as: .blendMode)
    vocabulary.constant(on: "BlendMode", "colorDodge", BlendMode.colorDodge, as: .blendMode)
    vocabulary.constant(on: "BlendMode", "colorBurn", BlendMode.colorBurn, as: .blendMode)
    vocabulary.constant(on: "BlendMode", "softLight", BlendMode.softLight, as: .blendMode)
    vocabulary.constant(on: "BlendMode", "hardLight", BlendMode.hardLight, as: .blendMode)
    vocabulary.constant(on: "BlendMode", "difference", BlendMode.difference, as: .blendMode)
    vocabulary.constant(on: "BlendMode", "exclusion", BlendMode.exclusion, as: .blendMode)
    vocabulary.constant(on: "BlendMode", "hue", BlendMode.hue, as: .blendMode)
    vocabulary.constant(on: "BlendMode", "saturation", BlendMode.saturation, as: .blendMode)
    vocabulary.constant(on: "BlendMode", "color", BlendMode.color, as: .blendMode)
    vocabulary.constant(on: "BlendMode", "luminosity", BlendMode.luminosity, as: .blendMode)
    vocabulary.constant(on: "BlendMode", "sourceAtop", BlendMode.sourceAtop, as: .blendMode)
    vocabulary.constant(on: "BlendMode", "destinationOver", BlendMode.destinationOver, as: .blendMode)
    vocabulary.constant(on: "BlendMode", "destinationOut", BlendMode.destinationOut, as: .blendMode)
    vocabulary.constant(on: "BlendMode", "plusDarker", BlendMode.plusDarker, as: .blendMode)
    vocabulary.constant(on: "BlendMode", "plusLighter", BlendMode.plusLighter, as: .blendMode)
  }

}
