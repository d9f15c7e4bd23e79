// Generated from Sources/Views/Controls/Styles/ProgressViewStyle.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Styles/ProgressViewStyle.swift`.
  mutating func addProgressViewStyleDeclarations() {
    view(
      "ProgressView", summary: "Creates the progress view of a custom style's properties, in the standard style.",
      example: ""
    ) {
      .function(.unnamed(.controlConfiguration), returns: .view) { configuration in .progressView(configuration) }
    }
    member(
      "View", "progressViewStyle", summary: "Sets the style of progress views within the view.",
      example: "ProgressView().progressViewStyle(.circular)"
    ) {
      .modifier(.unnamed(.progressStyle)) { node, style in node.progressViewStyle(style) }
    }
    initializer("DefaultProgressViewStyle", summary: "Creates the style.", example: "") {
      .function(returns: .progressStyle) { () throws(Fault) in ProgressStyle(.automatic) }
    }
    staticMember("ProgressViewStyle", "automatic", .constant, summary: "The automatic style.", example: "") {
      .constant(ProgressStyle(.automatic), as: .progressStyle)
    }
    initializer("LinearProgressViewStyle", summary: "Creates the style.", example: "") {
      .function(returns: .progressStyle) { () throws(Fault) in ProgressStyle(.linear, tint: nil) }
    }
    initializer("LinearProgressViewStyle", summary: "Creates the style with a tint.", example: "") {
      .function(.named("tint", .color), returns: .progressStyle) { tint in ProgressStyle(.linear, tint: tint) }
    }
    staticMember("ProgressViewStyle", "linear", .constant, summary: "The linear style.", example: "") {
      .constant(ProgressStyle(.linear, tint: nil), as: .progressStyle)
    }
    initializer("CircularProgressViewStyle", summary: "Creates the style.", example: "") {
      .function(returns: .progressStyle) { () throws(Fault) in ProgressStyle(.circular, tint: nil) }
    }
    initializer("CircularProgressViewStyle", summary: "Creates the style with a tint.", example: "") {
      .function(.named("tint", .color), returns: .progressStyle) { tint in ProgressStyle(.circular, tint: tint) }
    }
    staticMember("ProgressViewStyle", "circular", .constant, summary: "The circular style.", example: "") {
      .constant(ProgressStyle(.circular, tint: nil), as: .progressStyle)
    }
  }
}
