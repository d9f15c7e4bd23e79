// The behaviour of bars, sheets and windows, which a figure does not show.
extension View {
  /// Sets whether the content beneath the sheet can be used, and is not dimmed.
  ///
  /// - Example: `Text("a").presentationBackgroundInteraction(.enabled(upThrough: .medium))`
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> LoweredView {
    lowered { $0.presentationBackgroundInteraction(interaction) }
  }
  /// Sets the size of the sheet on a tablet.
  ///
  /// - Example: `Text("a").presentationSizing(.form)`
  public func presentationSizing(_ sizing: PresentationSizing) -> LoweredView {
    lowered { $0.presentationSizing(sizing) }
  }
  /// Sets the form of the popover around the view on a small screen.
  ///
  /// - Example: `Text("a").presentationCompactAdaptation(.popover)`
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> LoweredView {
    lowered { $0.presentationCompactAdaptation(adaptation) }
  }
  /// Sets the form of the popover around the view on a small screen.
  ///
  /// - Example: `Text("a").presentationCompactAdaptation(horizontal: .popover, vertical: .sheet)`
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> LoweredView { lowered { $0.presentationCompactAdaptation(horizontalAdaptation) } }
  /// Returns the view unchanged; nothing is presented in a figure.
  ///
  /// - Example: `Text("a").presentationContentInteraction(.scrolls)`
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> LoweredView {
    lowered { $0 }
  }
  /// Returns the view unchanged; no dialog is shown.
  ///
  /// - Example: `Text("a").dialogIcon(Image(systemName: "star"))`
  public func dialogIcon(_ icon: Image?) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; no dialog is shown.
  ///
  /// - Example: `Text("a").fileDialogMessage("b")`
  public func fileDialogMessage(_ message: String) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; no dialog is shown.
  ///
  /// - Example: `Text("a").fileDialogConfirmationLabel("b")`
  public func fileDialogConfirmationLabel(_ label: String) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; no dialog is shown.
  ///
  /// - Example: `Text("a").dialogSeverity(.critical)`
  public func dialogSeverity(_ severity: DialogSeverity) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; menus are closed.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> LoweredView { lowered { $0 } }
  /// Adds a menu to the inline title of the screen, which has a chevron after it.
  ///
  /// - Example: `Text("a").toolbarTitleMenu { Button("b") {} }`
  public func toolbarTitleMenu(@ViewBuilder content: () -> some View) -> LoweredView {
    lowered { $0.toolbarTitleMenu(content: content().members) }
  }
  /// Returns the view unchanged; bars have their standard colours.
  ///
  /// - Example: `Text("a").toolbarForegroundStyle(.red, for: .navigationBar)`
  public func toolbarForegroundStyle(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> LoweredView {
    lowered { $0 }
  }
  /// Returns the view unchanged; tabs cannot be moved.
  ///
  /// - Example: `TabView { Text("a") }.tabViewCustomization(.constant(TabViewCustomization()))`
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; tables are not drawn.
  ///
  /// - Example: `Text("a").tableStyle(.inset)`
  public func tableStyle(_ style: TableStyle) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; tables are not drawn.
  ///
  /// - Example: `Text("a").tableColumnHeaders(.hidden)`
  public func tableColumnHeaders(_ visibility: Visibility) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; lists have no section index.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; lists have no section index.
  ///
  /// - Example: `List { Text("a").sectionIndexLabel("A") }.listSectionIndexVisibility(.hidden).alternatingRowBackgrounds()`
  public func sectionIndexLabel(_ label: LocalizedStringKey?) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; lists have no section index.
  public func sectionIndexLabel(_ label: Text?) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; wheels have rows of the standard height.
  ///
  /// - Example: `Text("a").defaultWheelPickerItemHeight(20)`
  public func defaultWheelPickerItemHeight(_ height: CGFloat) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; its content is shown.
  ///
  /// - Example: `Text("a").invalidatableContent()`
  public func invalidatableContent(_ invalidatable: Bool = true) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; the assistant is not shown.
  ///
  /// - Example: `Text("a").assistiveAccessNavigationIcon(systemImage: "star")`
  public func assistiveAccessNavigationIcon(systemImage: String) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; the assistant is not shown.
  public func assistiveAccessNavigationIcon(_ icon: Image) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure opens no apps.
  ///
  /// - Example: `Text("a").handlesExternalEvents(preferring: [], allowing: ["b"])`
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; widgets keep their colours.
  ///
  /// - Example: `Text("a").widgetAccentable()`
  public func widgetAccentable(_ accentable: Bool = true) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure translates nothing.
  ///
  /// - Example: `Text("a").translationPresentation(isPresented: .constant(false), text: "b")`
  public func translationPresentation(isPresented: Binding<Bool>, text: String) -> LoweredView { lowered { $0 } }
}

extension View where Self: Equatable {
}

extension NavigationLink {
  /// Returns the link unchanged; a screen shows one column.
  ///
  /// - Example: `NavigationLink("a", value: 1).isDetailLink(false)`
  public func isDetailLink(_ isDetailLink: Bool) -> LoweredView { lowered { $0 } }
}

/// The effect of dragging a sheet: resizing it or scrolling its content.
public struct PresentationContentInteraction: Hashable, Sendable {
  /// The standard effect of the presentation.
  public static let automatic = PresentationContentInteraction()
  /// Dragging resizes the presentation before its content scrolls.
  public static let resizes = PresentationContentInteraction()
  /// Dragging scrolls the content.
  public static let scrolls = PresentationContentInteraction()
}

/// The severity of a dialog.
public enum DialogSeverity: Hashable, Sendable {
  /// The degrees that SwiftUI names.
  case automatic, critical, standard
}

/// The behaviour of a menu when an item is selected.
public enum MenuActionDismissBehavior: Hashable, Sendable {
  /// The values that SwiftUI names.
  case automatic, enabled, disabled
}

/// The customization of a tab view by its user; none in a figure.
public struct TabViewCustomization: Hashable, Sendable {
  /// Creates a customization without changes.
  public init() {}
}

/// A style of tables.
public struct TableStyle: Hashable, Sendable {
  /// The standard style of the context.
  public static let automatic = TableStyle()
  /// Inset rows.
  public static let inset = TableStyle()
  /// A border around the table.
  public static let bordered = TableStyle()
}
