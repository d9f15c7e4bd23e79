// Generated from Sources/Views/Text/Image.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Text/Image.swift`.
  mutating func addImageDeclarations() {
    initializer("Image", summary: "Creates an image of a symbol.", example: "") {
      .function(.named("systemName", .string), returns: .image) { systemName in ImageContent(.symbol(systemName)) }
    }
    initializer(
      "Image", summary: "Creates an image of a symbol with a variable value.",
      example: #"Image(systemName: "wifi", variableValue: 0.5)"#
    ) {
      .function(.named("systemName", .string), .named("variableValue", .optional(.double)), returns: .image) {
        systemName, variableValue in ImageContent(symbol: systemName, variableValue: variableValue)
      }
    }
    initializer("Image", summary: "Creates an image from its name in the assets.", example: #"Image("photo")"#) {
      .function(.unnamed(.asset), returns: .image) { name in name }
    }
    initializer("Image", summary: "Creates an image from its name in the assets.", example: "") {
      .function(.unnamed(.asset), .named("label", .unevaluated), returns: .image) { name, _ in name }
    }
    initializer(
      "Image", summary: "Creates a decorative image from its name in the assets.",
      example: #"Image(decorative: "photo")"#
    ) {
      .function(.named("decorative", .asset), returns: .image) { name in name }
    }
    member(
      "Image", "resizable", summary: "Makes the image resizable to any size.",
      example: #"Image(systemName: "star").resizable()"#
    ) {
      .method(
        on: .image, .named("capInsets", .edgeInsets, default: EdgeInsets()),
        .named("resizingMode", .resizingMode, default: .stretch), returns: .image
      ) { value, capInsets, resizingMode in value.resizable(capInsets: capInsets, resizingMode: resizingMode) }
    }
    member(
      "Image", "renderingMode", summary: "Sets the rendering mode of the image.",
      example: #"Image(systemName: "star").renderingMode(.template)"#
    ) {
      .method(on: .image, .unnamed(.optional(.renderingMode)), returns: .image) { value, mode in
        value.renderingMode(mode)
      }
    }
    member(
      "Image", "interpolation", summary: "Sets the interpolation of the scaled image.",
      example: #"Image(systemName: "star").interpolation(.none)"#
    ) {
      .method(on: .image, .unnamed(.interpolation), returns: .image) { value, interpolation in
        value.interpolation(interpolation)
      }
    }
    member(
      "Image", "symbolRenderingMode", summary: "Sets the rendering mode of the symbol.",
      example: #"Image(systemName: "star").symbolRenderingMode(.hierarchical)"#
    ) {
      .method(on: .image, .unnamed(.optional(.symbolMode)), returns: .image) { value, mode in
        value.symbolRenderingMode(mode)
      }
    }
    member(
      "Image", "antialiased", summary: "Sets whether edges are smoothed; a figure always smooths them.", example: ""
    ) {
      .method(on: .image, .unnamed(.bool), returns: .image) { value, _ in value }
    }
  }
}
