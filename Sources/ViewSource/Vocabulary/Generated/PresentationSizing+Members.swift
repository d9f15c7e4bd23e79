// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `PresentationSizing`.
  static func addPresentationSizingMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "PresentationSizing", "automatic", PresentationSizing.automatic, as: .presentationSizing)
    vocabulary.constant(on: "PresentationSizing", "form", PresentationSizing.form, as: .presentationSizing)
    vocabulary.constant(on: "PresentationSizing", "page", PresentationSizing.page, as: .presentationSizing)
    vocabulary.constant(on: "PresentationSizing", "fitted", PresentationSizing.fitted, as: .presentationSizing)
  }

}
