// Generated from Sources/Views/Text/TextRenderer.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Text/TextRenderer.swift`.
  mutating func addTextRendererDeclarations() {
    member(
      "View", "textRenderer", summary: "The view, which says that its texts are set as they are.",
      example: #"Text("a")"#
    ) {
      .modifier(.unnamed(.unevaluated)) { node, _ in
        node.without("textRenderer", because: "a figure sets texts as they are")
      }
    }
    member("View", "colorEffect", summary: "The view, which says that no shader colours it.", example: #"Text("a")"#) {
      .modifier(.unnamed(.unevaluated), .named("isEnabled", .bool, default: true)) { node, _, isEnabled in
        node.withoutShader("colorEffect", isEnabled: isEnabled)
      }
    }
    member(
      "View", "distortionEffect", summary: "The view, which says that no shader moves its pixels.",
      example: #"Text("a")"#
    ) {
      .modifier(.unnamed(.unevaluated), .named("maxSampleOffset", .size), .named("isEnabled", .bool, default: true)) {
        node, _, _, isEnabled in node.withoutShader("distortionEffect", isEnabled: isEnabled)
      }
    }
    member("View", "layerEffect", summary: "The view, which says that no shader draws it.", example: #"Text("a")"#) {
      .modifier(.unnamed(.unevaluated), .named("maxSampleOffset", .size), .named("isEnabled", .bool, default: true)) {
        node, _, _, isEnabled in node.withoutShader("layerEffect", isEnabled: isEnabled)
      }
    }
  }
}
