// Generated from Sources/FoundationViews/Bundles.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/FoundationViews/Bundles.swift`.
  mutating func addBundlesDeclarations() {
    initializer("Image", summary: "Creates an image from its name in the assets of a bundle.", example: "") {
      .function(.unnamed(.asset), .named("bundle", .unevaluated), returns: .image) { name, _ in name }
    }
    initializer(
      "Image", summary: "Creates an image from its name in the assets of a bundle, with a label for accessibility.",
      example: ""
    ) {
      .function(.unnamed(.asset), .named("bundle", .unevaluated), .named("label", .unevaluated), returns: .image) {
        name, _, _ in name
      }
    }
    initializer(
      "Image", summary: "Creates an image of a symbol in the assets of a bundle, with a variable value.", example: ""
    ) {
      .function(
        .unnamed(.asset), .named("variableValue", .optional(.double)), .named("bundle", .unevaluated, default: ()),
        returns: .image
      ) { name, _, _ in name }
    }
    initializer("Image", summary: "Creates a decorative image from its name in the assets of a bundle.", example: "") {
      .function(.named("decorative", .asset), .named("bundle", .unevaluated), returns: .image) { name, _ in name }
    }
  }
}
