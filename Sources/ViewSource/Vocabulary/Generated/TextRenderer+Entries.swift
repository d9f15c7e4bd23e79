// Generated from Sources/Views/Text/TextRenderer.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Text/TextRenderer.swift`.
  mutating func addTextRendererDeclarations() {
    member(
      "View", "textRenderer", summary: "Returns the view with a warning: its texts are drawn in the standard way.",
      example: #"Text("a").textRenderer(Plain())"#
    ) {
      .modifier(.unnamed(.unevaluated)) { node, _ in
        node.without("textRenderer", because: "Plumbline draws the text without the renderer")
      }
    }
    member(
      "View", "colorEffect",
      summary: "Returns the view with a warning, unless the shader is disabled: Plumbline runs no shaders.",
      example: #"Text("a").colorEffect(ShaderLibrary.tint(), isEnabled: false)"#
    ) {
      .modifier(.unnamed(.unevaluated), .named("isEnabled", .bool, default: true)) { node, _, isEnabled in
        node.withoutShader("colorEffect", isEnabled: isEnabled)
      }
    }
    member(
      "View", "distortionEffect",
      summary:
        "Returns the view with a warning, unless the shader is disabled: Plumbline runs no shaders that move pixels.",
      example: #"Text("a").distortionEffect(ShaderLibrary.wave(), maxSampleOffset: .zero, isEnabled: false)"#
    ) {
      .modifier(.unnamed(.unevaluated), .named("maxSampleOffset", .size), .named("isEnabled", .bool, default: true)) {
        node, _, _, isEnabled in node.withoutShader("distortionEffect", isEnabled: isEnabled)
      }
    }
    member(
      "View", "layerEffect",
      summary:
        "Returns the view with a warning, unless the shader is disabled: Plumbline runs no shaders that filter layers.",
      example: #"Text("a").layerEffect(ShaderLibrary.glow(), maxSampleOffset: .zero, isEnabled: false)"#
    ) {
      .modifier(.unnamed(.unevaluated), .named("maxSampleOffset", .size), .named("isEnabled", .bool, default: true)) {
        node, _, _, isEnabled in node.withoutShader("layerEffect", isEnabled: isEnabled)
      }
    }
  }
}
