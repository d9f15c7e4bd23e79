// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `Image.Scale`.
  static func addImageScaleMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "Image.Scale", "small", ImageScale.small, as: .imageScale)
    vocabulary.constant(on: "Image.Scale", "medium", ImageScale.medium, as: .imageScale)
    vocabulary.constant(on: "Image.Scale", "large", ImageScale.large, as: .imageScale)
  }

}
