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

  /// Adds the members of `Image.Orientation`.
  static func addImageContentOrientationMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "Image.Orientation", "up", ImageContent.Orientation.up, as: .imageOrientation)
    vocabulary.constant(
      on: "Image.Orientation", "upMirrored", ImageContent.Orientation.upMirrored, as: .imageOrientation)
    vocabulary.constant(on: "Image.Orientation", "down", ImageContent.Orientation.down, as: .imageOrientation)
    vocabulary.constant(
      on: "Image.Orientation", "downMirrored", ImageContent.Orientation.downMirrored, as: .imageOrientation)
    vocabulary.constant(on: "Image.Orientation", "left", ImageContent.Orientation.left, as: .imageOrientation)
    vocabulary.constant(
      on: "Image.Orientation", "leftMirrored", ImageContent.Orientation.leftMirrored, as: .imageOrientation)
    vocabulary.constant(on: "Image.Orientation", "right", ImageContent.Orientation.right, as: .imageOrientation)
    vocabulary.constant(
      on: "Image.Orientation", "rightMirrored", ImageContent.Orientation.rightMirrored, as: .imageOrientation)
    vocabulary.constant(
      on: "Image.Orientation", "allCases", Array(ImageContent.Orientation.allCases), as: .array(.imageOrientation))
  }

  /// Adds the members of `Image.ResizingMode`.
  static func addImageContentResizingModeMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "Image.ResizingMode", "tile", ImageContent.ResizingMode.tile, as: .resizingMode)
    vocabulary.constant(on: "Image.ResizingMode", "stretch", ImageContent.ResizingMode.stretch, as: .resizingMode)
  }

}
