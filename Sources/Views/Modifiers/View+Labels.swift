extension View {
  /// Sets the width that labels reserve for their icons, in points.
  ///
  /// - Example: `Label("Star", systemImage: "star").labelReservedIconWidth(40)`
  public func labelReservedIconWidth(_ width: CGFloat) -> LoweredView { lowered { $0.labelReservedIconWidth(width) } }
  /// Sets the distance between the icons and titles of labels, in points.
  ///
  /// - Example: `Label("Star", systemImage: "star").labelIconToTitleSpacing(20)`
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> LoweredView {
    lowered { $0.labelIconToTitleSpacing(spacing) }
  }
  /// Sets the tint of the icons of labels in rows; nil for that of the environment.
  ///
  /// - Example: `List { Label("Star", systemImage: "star").listItemTint(.monochrome) }`
  public func listItemTint(_ tint: ListItemTint?) -> LoweredView { lowered { $0.listItemTint(tint) } }
  /// Sets the colour of the icons of labels in rows; nil for the tint.
  ///
  /// - Example: `List { Label("Star", systemImage: "star").listItemTint(.red) }`
  public func listItemTint(_ tint: Color?) -> LoweredView { lowered { $0.listItemTint(tint) } }
  /// Sets whether navigation links in rows show an indicator.
  ///
  /// - Example: `List { NavigationLink("More", value: 1).navigationLinkIndicatorVisibility(.hidden) }`
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> LoweredView {
    lowered { $0.navigationLinkIndicatorVisibility(visibility) }
  }
}
