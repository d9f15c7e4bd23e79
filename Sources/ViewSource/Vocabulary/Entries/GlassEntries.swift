import PlumblineLayout

extension Vocabulary {
  mutating func addRedaction() {
    ignoredModifiers.subtract(["redacted", "unredacted"])
    for name in ["placeholder", "privacy", "invalidated"] {
      constant(on: "RedactionReasons", name, name, as: TypeBinding<String>.native("RedactionReasons"))
    }
    arrayLiteral(of: TypeBinding<String>.native("RedactionReasons")) { $0.first ?? "" }
    modifier(
      "redacted", .named("reason", TypeBinding<String>.native("RedactionReasons")),
      summary: "Shows bars instead of texts.",
      example: #"Text("a").redacted(reason: .placeholder)"#
    ) { view, reason in reason == "placeholder" ? view.redacted(true) : view }
    modifier(
      "unredacted", summary: "Shows the texts within.",
      example: #"Text("a").unredacted().redacted(reason: .placeholder)"#
    ) { $0.redacted(false) }
    property(on: .dynamicTypeSize, "isAccessibilitySize", as: .bool) { $0.isAccessibilitySize }
    modifier(
      "dynamicTypeSize", .unnamed(.typeSizes), summary: "Limits the preferred text size.",
      example: #"Text("a").dynamicTypeSize(.small ... .xLarge)"#
    ) { view, limits in
      view.transformEnvironment("dynamicTypeSize") { values in
        let all = DynamicTypeSize.allCases
        let index = all.firstIndex(of: values.dynamicTypeSize) ?? 0
        values.dynamicTypeSize = all[min(max(index, limits.least), max(limits.most, limits.least))]
      }
    }
  }

  mutating func addGlass() {
    ignoredModifiers.subtract(["glassEffect"])
    let glass = TypeBinding<GlassStyle>.native("Glass")
    for (name, style) in [("regular", GlassStyle.regular), ("clear", .clear), ("identity", .identity)] {
      constant(on: "Glass", name, style, as: glass)
    }
    method(on: glass, "tint", .unnamed(.optional(.color)), returns: glass) { $0.tint($1) }
    method(on: glass, "interactive", .unnamed(.bool, default: true), returns: glass) { glass, _ in glass }
    modifier(
      "glassEffect", .unnamed(glass, default: .regular), .named("in", .shape, default: .capsule()),
      .named("isEnabled", .bool, default: true), summary: "Puts glass behind the view.",
      example: #"Text("a").padding().glassEffect(.regular.tint(.orange), in: .rect(cornerRadius: 8))"#
    ) { view, glass, shape, isEnabled in isEnabled ? view.glassEffect(glass, in: shape) : view }
    view(
      "GlassEffectContainer", .optional("spacing", .double), .named("content", .content), summary: "Its content.",
      example: #"GlassEffectContainer { Text("a").glassEffect() }"#
    ) { .group($1) }
  }
}
