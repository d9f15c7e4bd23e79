// Generated from Sources/Views/Modifiers/View+Glass.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Modifiers/View+Glass.swift`.
  mutating func addViewGlassDeclarations() {
    member(
      "View", "glassEffect", summary: "Puts the view in front of a pane of glass in the shape of a capsule.",
      example: #"Text("a").padding().glassEffect()"#
    ) {
      .modifier(.unnamed(.glass, default: .regular)) { node, glass in node.glassEffect(glass) }
    }
    member(
      "View", "glassEffect", summary: "Puts the view in front of a pane of glass.",
      example: #"Text("a").padding().glassEffect(.regular.tint(.orange), in: .rect(cornerRadius: 8))"#
    ) {
      .modifier(.unnamed(.glass, default: .regular), .named("in", .shape), .named("isEnabled", .bool, default: true)) {
        node, glass, shape, isEnabled in node.glassEffect(glass, in: shape, isEnabled: isEnabled)
      }
    }
    view(
      "GlassEffectContainer", summary: "Creates a container; a figure shows each pane by itself, at any spacing.",
      example: #"GlassEffectContainer { Text("a").glassEffect() }"#
    ) {
      .function(.named("spacing", .optional(.double), default: .some(nil)), .named("content", .content), returns: .view)
      { _, content in .group(content) }
    }
  }
}
