// How bars, sheets and windows would behave: they do nothing, in a figure.
extension View {
  /// The view; nothing is presented.
  ///
  /// - Example: `Text("a").presentationBackgroundInteraction(.enabled(upThrough: .medium))`
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> LoweredView {
    lowered { $0 }
  }
  /// The view; nothing is presented.
  ///
  /// - Example: `Text("a").presentationCompactAdaptation(.popover)`
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> LoweredView { lowered { $0 } }
  /// The view; nothing is presented.
  ///
  /// - Example: `Text("a").presentationCompactAdaptation(horizontal: .popover, vertical: .sheet)`
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> LoweredView { lowered { $0 } }
  /// The view; nothing is presented.
  ///
  /// - Example: `Text("a").presentationContentInteraction(.scrolls)`
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> LoweredView {
    lowered { $0 }
  }
  /// The view, which says so where something is presented from the start.
  ///
  /// - Example: `Text("a").actionSheet(isPresented: .constant(false)) { ActionSheet(title: Text("b"), buttons: [.cancel()]) }`
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> LoweredView {
    lowered { $0.presenting("actionSheet", isPresented: isPresented.wrappedValue) }
  }
  /// The view, which says so where something is presented from the start.
  ///
  /// - Example: `Text("a").alert(isPresented: .constant(false)) { Alert(title: Text("b"), dismissButton: .default(Text("c"))) }`
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> LoweredView {
    lowered { $0.presenting("alert", isPresented: isPresented.wrappedValue) }
  }
  /// The view; nothing is asked.
  ///
  /// - Example: `Text("a").dialogIcon(Image(systemName: "star"))`
  public func dialogIcon(_ icon: Image?) -> LoweredView { lowered { $0 } }
  /// The view; nothing is asked.
  ///
  /// - Example: `Text("a").dialogSeverity(.critical)`
  public func dialogSeverity(_ severity: DialogSeverity) -> LoweredView { lowered { $0 } }
  /// The view; menus are closed.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> LoweredView { lowered { $0 } }
  /// The view; menus are closed.
  ///
  /// - Example: `Text("a").toolbarTitleMenu { Button("b") {} }`
  public func toolbarTitleMenu(@ViewBuilder content: () -> some View) -> LoweredView { lowered { $0 } }
  /// The view; bars have their own colours.
  ///
  /// - Example: `Text("a").toolbarForegroundStyle(.red, for: .navigationBar)`
  public func toolbarForegroundStyle(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> LoweredView {
    lowered { $0 }
  }
  /// The view; tabs stay where they are.
  ///
  /// - Example: `TabView { Text("a") }.tabViewCustomization(.constant(TabViewCustomization()))`
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> LoweredView { lowered { $0 } }
  /// The view; tables are not drawn.
  ///
  /// - Example: `Text("a").tableStyle(.inset)`
  public func tableStyle(_ style: TableStyle) -> LoweredView { lowered { $0 } }
  /// The view; tables are not drawn.
  ///
  /// - Example: `Text("a").tableColumnHeaders(.hidden)`
  public func tableColumnHeaders(_ visibility: Visibility) -> LoweredView { lowered { $0 } }
  /// The view; no index is shown beside a list.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> LoweredView { lowered { $0 } }
  /// The view; no index is shown beside a list.
  ///
  /// - Example: `List { Text("a").sectionIndexLabel("A") }.listSectionIndexVisibility(.hidden).alternatingRowBackgrounds()`
  public func sectionIndexLabel(_ label: LocalizedStringKey?) -> LoweredView { lowered { $0 } }
  /// The view; no index is shown beside a list.
  public func sectionIndexLabel(_ label: Text?) -> LoweredView { lowered { $0 } }
  /// The view; wheels have rows of their own height.
  ///
  /// - Example: `Text("a").defaultWheelPickerItemHeight(20)`
  public func defaultWheelPickerItemHeight(_ height: CGFloat) -> LoweredView { lowered { $0 } }
  /// The view; it shows what it holds.
  ///
  /// - Example: `Text("a").invalidatableContent()`
  public func invalidatableContent(_ invalidatable: Bool = true) -> LoweredView { lowered { $0 } }
  /// The view; no assistant shows it.
  ///
  /// - Example: `Text("a").assistiveAccessNavigationIcon(systemImage: "star")`
  public func assistiveAccessNavigationIcon(systemImage: String) -> LoweredView { lowered { $0 } }
  /// The view; no assistant shows it.
  public func assistiveAccessNavigationIcon(_ icon: Image) -> LoweredView { lowered { $0 } }
  /// The view; no app opens it.
  ///
  /// - Example: `Text("a").handlesExternalEvents(preferring: [], allowing: ["b"])`
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> LoweredView { lowered { $0 } }
  /// The view; a widget keeps its colours.
  ///
  /// - Example: `Text("a").widgetAccentable()`
  public func widgetAccentable(_ accentable: Bool = true) -> LoweredView { lowered { $0 } }
  /// The view; nothing is translated.
  ///
  /// - Example: `Text("a").translationPresentation(isPresented: .constant(false), text: "b")`
  public func translationPresentation(isPresented: Binding<Bool>, text: String) -> LoweredView { lowered { $0 } }
}

extension View where Self: Equatable {
  /// The view; nothing changes.
  ///
  /// - Example: `Color.red.equatable()`
  public func equatable() -> LoweredView { lowered { $0 } }
}

extension NavigationLink {
  /// The link; a screen shows one column.
  ///
  /// - Example: `NavigationLink("a", value: 1).isDetailLink(false)`
  public func isDetailLink(_ isDetailLink: Bool) -> LoweredView { lowered { $0 } }
}

/// Whether what lies beneath a sheet can be used.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  /// One of the values that SwiftUI names.
  public static let automatic = PresentationBackgroundInteraction()
  /// One of the values that SwiftUI names.
  public static let enabled = PresentationBackgroundInteraction()
  /// One of the values that SwiftUI names.
  public static let disabled = PresentationBackgroundInteraction()
  /// As far as a sheet stands no higher.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction()
  }
}

/// As what something is presented on a small screen.
public struct PresentationAdaptation: Hashable, Sendable {
  /// One of the values that SwiftUI names.
  public static let automatic = PresentationAdaptation()
  /// One of the values that SwiftUI names.
  public static let none = PresentationAdaptation()
  /// One of the values that SwiftUI names.
  public static let popover = PresentationAdaptation()
  /// One of the values that SwiftUI names.
  public static let sheet = PresentationAdaptation()
  /// One of the values that SwiftUI names.
  public static let fullScreenCover = PresentationAdaptation()
}

/// Whether dragging moves a sheet or scrolls it.
public struct PresentationContentInteraction: Hashable, Sendable {
  /// One of the values that SwiftUI names.
  public static let automatic = PresentationContentInteraction()
  /// One of the values that SwiftUI names.
  public static let resizes = PresentationContentInteraction()
  /// One of the values that SwiftUI names.
  public static let scrolls = PresentationContentInteraction()
}

/// How grave a question is.
public enum DialogSeverity: Hashable, Sendable {
  /// The degrees that SwiftUI names.
  case automatic, critical, standard
}

/// Whether a menu closes when something is chosen.
public enum MenuActionDismissBehavior: Hashable, Sendable {
  /// The ways that SwiftUI names.
  case automatic, enabled, disabled
}

/// Where a reader has moved tabs: nowhere.
public struct TabViewCustomization: Hashable, Sendable {
  /// Tabs where they are.
  public init() {}
}

/// How tables look.
public struct TableStyle: Hashable, Sendable {
  /// One of the values that SwiftUI names.
  public static let automatic = TableStyle()
  /// One of the values that SwiftUI names.
  public static let inset = TableStyle()
  /// One of the values that SwiftUI names.
  public static let bordered = TableStyle()
}

/// A message over a screen, by an older spelling.
public struct Alert {
  /// A button of a message.
  public struct Button {
    /// A button that does what it says.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// A button that leaves things as they are.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// A button that leaves things as they are.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
    /// A button that takes something away.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
  }
  /// A message with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
  /// A message with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}

/// A choice over a screen, by an older spelling.
public struct ActionSheet {
  /// A button of a choice.
  public typealias Button = Alert.Button
  /// A choice among buttons.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}
