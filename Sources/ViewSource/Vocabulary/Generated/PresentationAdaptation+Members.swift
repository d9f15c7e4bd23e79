// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `PresentationAdaptation`.
  static func addPresentationAdaptationMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(
      on: "PresentationAdaptation", "automatic", PresentationAdaptation.automatic, as: .presentationAdaptation)
    vocabulary.constant(on: "PresentationAdaptation", "none", PresentationAdaptation.none, as: .presentationAdaptation)
    vocabulary.constant(
      on: "PresentationAdaptation", "popover", PresentationAdaptation.popover, as: .presentationAdaptation)
    vocabulary.constant(
      on: "PresentationAdaptation", "sheet", PresentationAdaptation.sheet, as: .presentationAdaptation)
    vocabulary.constant(
      on: "PresentationAdaptation", "fullScreenCover", PresentationAdaptation.fullScreenCover,
      as: .presentationAdaptation)
  }

}
