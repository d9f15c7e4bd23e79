extension View {
  /// The room that labels keep for their icons, in points, so that titles line up.
  ///
  /// - Example: `Label("Star", systemImage: "star").labelReservedIconWidth(40)`
  public func labelReservedIconWidth(_ width: CGFloat) -> LoweredView { lowered { $0.labelReservedIconWidth(width) } }
  /// The distance between the icons and titles of labels, in points.
  ///
  /// - Example: `Label("Star", systemImage: "star").labelIconToTitleSpacing(20)`
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> LoweredView {
    lowered { $0.labelIconToTitleSpacing(spacing) }
  }
  /// The colour of the icons of labels in rows; nil is the tint.
  ///
  /// - Example: `List { Label("Star", systemImage: "star").listItemTint(.red) }`
  public func listItemTint(_ tint: Color?) -> LoweredView { lowered { $0.listItemTint(tint) } }
  /// Whether rows that lead on show it.
  ///
  /// - Example: `List { NavigationLink("More", value: 1).navigationLinkIndicatorVisibility(.hidden) }`
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> LoweredView {
    lowered { $0.navigationLinkIndicatorVisibility(visibility) }
  }
}
