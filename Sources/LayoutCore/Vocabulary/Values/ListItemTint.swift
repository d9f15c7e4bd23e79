/// The tint of the icons of labels in list rows.
public struct ListItemTint: Hashable, Sendable {
  /// The colour of the icons.
  package let color: Color

  private init(_ color: Color) { self.color = color }

  /// Returns a tint that no setting of the list replaces.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(tint) }
  /// Returns a tint that a setting of the list may replace; iOS draws it.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(tint) }
  /// Gray in both appearances.
  public static let monochrome = ListItemTint(.gray)
}
