// Generated from Sources/Views/Modifiers/View+Symbols.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Modifiers/View+Symbols.swift`.
  mutating func addViewSymbolsDeclarations() {
    member(
      "View", "symbolVariant", summary: "Sets the variants of symbols within the view.",
      example: #"Image(systemName: "star").symbolVariant(.fill)"#
    ) {
      .modifier(.unnamed(.symbolVariants)) { node, variant in node.symbolVariants(variant.names) }
    }
    member(
      "View", "symbolRenderingMode", summary: "Sets the rendering mode of symbols within the view.",
      example: #"Label("a", systemImage: "star.circle").symbolRenderingMode(.palette)"#
    ) {
      .modifier(.unnamed(.optional(.symbolMode))) { node, mode in node.symbolRenderingMode(mode) }
    }
  }
}
