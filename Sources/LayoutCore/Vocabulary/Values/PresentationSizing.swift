/// The size of a sheet on a tablet; on a phone a sheet is as wide as the screen.
public struct PresentationSizing: Hashable, Sendable {
  /// The size in points, or nil for that of the content.
  let size: Size?

  /// The standard size, that of a page.
  public static let automatic = page
  /// The size of a form.
  public static let form = PresentationSizing(size: Size(width: 540, height: 620))
  /// The size of a page of text.
  public static let page = PresentationSizing(size: Size(width: 704, height: .infinity))
  /// The size of the content.
  public static let fitted = PresentationSizing(size: nil)
}

extension LayoutNode {
  /// Returns the view with a size for the sheet whose content it is, on a tablet.
  public func presentationSizing(_ sizing: PresentationSizing) -> LayoutNode {
    containerValue(.sheetSizing, sizing)
  }

  /// Returns the view with a corner radius for the sheet whose content it is, in points; nil for the standard one.
  public func presentationCornerRadius(_ radius: Double?) -> LayoutNode {
    guard let radius else { return self }
    return containerValue(.sheetRadius, max(radius.finite, 0))
  }
}
