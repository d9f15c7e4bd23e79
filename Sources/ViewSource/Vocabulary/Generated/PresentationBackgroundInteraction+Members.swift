// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `PresentationBackgroundInteraction`.
  static func addPresentationBackgroundInteractionMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(
      on: "PresentationBackgroundInteraction", "automatic", PresentationBackgroundInteraction.automatic,
      as: .backgroundInteraction)
    vocabulary.constant(
      on: "PresentationBackgroundInteraction", "enabled", PresentationBackgroundInteraction.enabled,
      as: .backgroundInteraction)
    vocabulary.constant(
      on: "PresentationBackgroundInteraction", "disabled", PresentationBackgroundInteraction.disabled,
      as: .backgroundInteraction)
    vocabulary.staticMethod(
      on: "PresentationBackgroundInteraction", "enabled", .named("upThrough", .detent), returns: .backgroundInteraction
    ) { PresentationBackgroundInteraction.enabled(upThrough: $0) }
  }

}
