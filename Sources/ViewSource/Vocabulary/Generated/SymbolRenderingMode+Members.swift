// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `SymbolRenderingMode`.
  static func addSymbolRenderingModeMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "SymbolRenderingMode", "monochrome", SymbolRenderingMode.monochrome, as: .symbolMode)
    vocabulary.constant(on: "SymbolRenderingMode", "multicolor", SymbolRenderingMode.multicolor, as: .symbolMode)
    vocabulary.constant(on: "SymbolRenderingMode", "hierarchical", SymbolRenderingMode.hierarchical, as: .symbolMode)
    vocabulary.constant(on: "SymbolRenderingMode", "palette", SymbolRenderingMode.palette, as: .symbolMode)
  }

}
