// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `SymbolVariants`.
  static func addSymbolVariantsMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "SymbolVariants", "none", SymbolVariants.none, as: .symbolVariants)
    vocabulary.constant(on: "SymbolVariants", "fill", SymbolVariants.fill, as: .symbolVariants)
    vocabulary.constant(on: "SymbolVariants", "circle", SymbolVariants.circle, as: .symbolVariants)
    vocabulary.constant(on: "SymbolVariants", "square", SymbolVariants.square, as: .symbolVariants)
    vocabulary.constant(on: "SymbolVariants", "rectangle", SymbolVariants.rectangle, as: .symbolVariants)
    vocabulary.constant(on: "SymbolVariants", "slash", SymbolVariants.slash, as: .symbolVariants)
    vocabulary.property(on: .symbolVariants, "fill", as: .symbolVariants) { $0.fill }
    vocabulary.property(on: .symbolVariants, "circle", as: .symbolVariants) { $0.circle }
    vocabulary.property(on: .symbolVariants, "square", as: .symbolVariants) { $0.square }
    vocabulary.property(on: .symbolVariants, "rectangle", as: .symbolVariants) { $0.rectangle }
    vocabulary.property(on: .symbolVariants, "slash", as: .symbolVariants) { $0.slash }
  }

}
