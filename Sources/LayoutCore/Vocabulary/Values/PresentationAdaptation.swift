/// The form of a presentation on a small screen.
public enum PresentationAdaptation: Hashable, Sendable {
  /// The form that the system chooses: a sheet.
  case automatic
  /// The form that the presentation has on a large screen.
  case none
  /// A bubble with an arrow.
  case popover
  /// A card over the lower part of the screen.
  case sheet
  /// A screen that covers everything.
  case fullScreenCover
}

extension TraitKey {
  /// The form of a presentation on a small screen.
  static let adaptation = TraitKey.named("presentationCompactAdaptation")
}

extension LayoutNode {
  /// Returns the view with a form for the presentation whose content it is, on a small screen.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> LayoutNode {
    containerValue(.adaptation, adaptation)
  }
}
