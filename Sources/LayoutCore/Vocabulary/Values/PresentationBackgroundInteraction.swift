/// The interaction with the content beneath a sheet, which is dimmed unless it can be used.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private enum Form: Hashable {
    case automatic, enabled, disabled
    case through(SheetDetent)
  }
  private let form: Form

  /// The standard interaction of the presentation.
  public static let automatic = PresentationBackgroundInteraction(form: .automatic)
  /// The content beneath can be used.
  public static let enabled = PresentationBackgroundInteraction(form: .enabled)
  /// The content beneath cannot be used.
  public static let disabled = PresentationBackgroundInteraction(form: .disabled)

  /// Returns an interaction with which the content beneath can be used while the sheet has at most a height.
  public static func enabled(upThrough detent: SheetDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(form: .through(detent))
  }

  /// Returns whether the content beneath a sheet can be used.
  ///
  /// `height` is the sheet's, and `heights` are those of its detents, in points.
  func isEnabled(at height: Double, of heights: [(detent: SheetDetent, height: Double)]) -> Bool {
    switch form {
    case .automatic, .disabled: false
    case .enabled: true
    case .through(let detent): heights.contains { $0.detent == detent && height <= $0.height }
    }
  }
}

extension LayoutNode {
  /// Returns the view with an interaction with the content beneath the sheet whose content it is.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> LayoutNode {
    containerValue(.backgroundInteraction, interaction)
  }
}
