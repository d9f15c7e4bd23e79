// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `PageIndexViewStyle.BackgroundDisplayMode`.
  static func addControlStylePageIndexBackgroundMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(
      on: "PageIndexViewStyle.BackgroundDisplayMode", "always", ControlStyle.PageIndexBackground.always,
      as: .pageIndexBackground)
    vocabulary.constant(
      on: "PageIndexViewStyle.BackgroundDisplayMode", "automatic", ControlStyle.PageIndexBackground.automatic,
      as: .pageIndexBackground)
    vocabulary.constant(
      on: "PageIndexViewStyle.BackgroundDisplayMode", "never", ControlStyle.PageIndexBackground.never,
      as: .pageIndexBackground)
    vocabulary.constant(
      on: "PageIndexViewStyle.BackgroundDisplayMode", "interactive", ControlStyle.PageIndexBackground.interactive,
      as: .pageIndexBackground)
  }

  /// Adds the members of `PageTabViewStyle.IndexDisplayMode`.
  static func addControlStylePageIndexMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(
      on: "PageTabViewStyle.IndexDisplayMode", "always", ControlStyle.PageIndex.always, as: .pageIndex)
    vocabulary.constant(
      on: "PageTabViewStyle.IndexDisplayMode", "automatic", ControlStyle.PageIndex.automatic, as: .pageIndex)
    vocabulary.constant(on: "PageTabViewStyle.IndexDisplayMode", "never", ControlStyle.PageIndex.never, as: .pageIndex)
  }

}
