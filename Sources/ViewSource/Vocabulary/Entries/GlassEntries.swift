import PlumblineLayout

extension Vocabulary {
  mutating func addRedaction() {
    for (name, reason) in [
      ("placeholder", RedactionReasons.placeholder), ("privacy", .privacy), ("invalidated", .invalidated),
    ] { constant(on: "RedactionReasons", name, reason, as: .redactionReasons) }
    arrayLiteral(of: .redactionReasons) { $0.reduce(into: []) { $0.formUnion($1) } }
    property(on: .dynamicTypeSize, "isAccessibilitySize", as: .bool) { $0.isAccessibilitySize }
  }

  mutating func addGlass() {
    let glass = TypeBinding<GlassStyle>.glass
    for (name, style) in [("regular", GlassStyle.regular), ("clear", .clear), ("identity", .identity)] {
      constant(on: "Glass", name, style, as: glass)
    }
    method(on: glass, "tint", .unnamed(.optional(.color)), returns: glass) { $0.tint($1) }
    method(on: glass, "interactive", .unnamed(.bool, default: true), returns: glass) { glass, _ in glass }
  }
}
