/// The rendering modes of images of UIKit.
package enum PlatformRenderingMode: Hashable, Sendable {
  /// The default of the image, filled with the tint colour, or in its own colours.
  case automatic, template, original
}

extension ImageContent {
  /// Returns an image of UIKit in another rendering mode.
  package func rendered(_ mode: PlatformRenderingMode) -> ImageContent {
    switch mode {
    case .automatic: renderingMode(nil)
    case .template: renderingMode(.template)
    case .original: renderingMode(.original)
    }
  }

  /// Returns an image of UIKit with a tint colour.
  package func tinted(_ color: Color) -> ImageContent {
    var copy = self
    copy.tint = color
    return copy
  }

  /// Returns an image of UIKit that is mirrored where text runs from right to left.
  package func flippedForRightToLeft() -> ImageContent {
    var copy = self
    copy.isFlippedForRightToLeft = true
    return copy
  }

  /// The image as a template that is filled with the image's tint colour, or nil if the inherited colour replaces it: a
  /// symbol shows its tint only in the original rendering mode.
  var showingTint: ImageContent? {
    var copy = self
    copy.tint = nil
    switch origin {
    case .symbol, .template:
      guard renderingMode == .original else { return nil }
      copy.renderingMode = nil
      copy.symbolRenderingMode = .monochrome
    case .image, .named, .drawn:
      guard renderingMode != .template else { return nil }
      copy.renderingMode = .template
    }
    return copy
  }
}
