// Generated from Sources/Views/Text/Image.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Text/Image.swift`.
  mutating func addImageDeclarations() {
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
