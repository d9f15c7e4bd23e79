// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `Image.Interpolation`.
  static func addImageContentInterpolationMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "Image.Interpolation", "none", ImageContent.Interpolation.none, as: .interpolation)
    vocabulary.constant(on: "Image.Interpolation", "low", ImageContent.Interpolation.low, as: .interpolation)
    vocabulary.constant(on: "Image.Interpolation", "medium", ImageContent.Interpolation.medium, as: .interpolation)
    vocabulary.constant(on: "Image.Interpolation", "high", ImageContent.Interpolation.high, as: .interpolation)
  }

  /// Adds the members of `Image.ResizingMode`.
  static func addImageContentResizingModeMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "Image.ResizingMode", "tile", ImageContent.ResizingMode.tile, as: .resizingMode)
    vocabulary.constant(on: "Image.ResizingMode", "stretch", ImageContent.ResizingMode.stretch, as: .resizingMode)
  }

}
