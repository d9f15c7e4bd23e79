// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `Image.TemplateRenderingMode`.
  static func addImageLeafRenderingModeMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(
      on: "Image.TemplateRenderingMode", "template", ImageLeaf.RenderingMode.template, as: .renderingMode)
    vocabulary.constant(
      on: "Image.TemplateRenderingMode", "original", ImageLeaf.RenderingMode.original, as: .renderingMode)
  }

}
