import PlumblineLayout

extension TypeBinding where T == ColorSchemeContrast {
  /// The binding of `ColorSchemeContrast`.
  static var contrast: TypeBinding { .native("ColorSchemeContrast") }
}

extension TypeBinding where T == LegibilityWeight {
  /// The binding of `LegibilityWeight`.
  static var legibilityWeight: TypeBinding { .native("LegibilityWeight") }
}

extension TypeBinding where T == ScenePhase {
  /// The binding of `ScenePhase`.
  static var scenePhase: TypeBinding { .native("ScenePhase") }
}

extension TypeBinding where T == UserInterfaceSizeClass {
  /// The binding of `UserInterfaceSizeClass`.
  static var sizeClass: TypeBinding { .native("UserInterfaceSizeClass") }
}

extension TypeBinding where T == TimelineCadence {
  /// The binding of `TimelineView.Context.Cadence`.
  static var cadence: TypeBinding { .native("TimelineView.Context.Cadence") }
}

extension TypeBinding where T == WidgetRenderingMode {
  /// The binding of `WidgetRenderingMode`.
  static var widgetRenderingMode: TypeBinding { .native("WidgetRenderingMode") }
}

extension TypeBinding where T == PresentationAdaptation {
  /// The binding of `PresentationAdaptation`.
  static var presentationAdaptation: TypeBinding { .native("PresentationAdaptation") }
}

extension TypeBinding where T == PresentationBackgroundInteraction {
  /// The binding of `PresentationBackgroundInteraction`.
  static var backgroundInteraction: TypeBinding { .native("PresentationBackgroundInteraction") }
}

extension TypeBinding where T == PresentationSizing {
  /// The binding of `PresentationSizing`.
  static var presentationSizing: TypeBinding { .native("PresentationSizing") }
}

extension TypeBinding where T == ToolbarDefaultItemKind {
  /// The binding of `ToolbarDefaultItemKind`.
  static var toolbarDefaultItem: TypeBinding { .native("ToolbarDefaultItemKind") }
}

extension TypeBinding where T == TabRole {
  /// The binding of `TabRole`.
  static var tabRole: TypeBinding { .native("TabRole") }
}

extension TypeBinding where T == EditMode {
  /// The binding of `EditMode`.
  static var editMode: TypeBinding { .native("EditMode") }
}

extension TypeBinding where T == NavigationSplitViewColumn {
  /// The binding of `NavigationSplitViewColumn`.
  static var splitColumn: TypeBinding { .native("NavigationSplitViewColumn") }
}

extension TypeBinding where T == NavigationSplitViewVisibility {
  /// The binding of `NavigationSplitViewVisibility`.
  static var splitVisibility: TypeBinding { .native("NavigationSplitViewVisibility") }
}
