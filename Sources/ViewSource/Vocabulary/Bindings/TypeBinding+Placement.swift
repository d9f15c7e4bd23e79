import PlumblineLayout

extension TypeBinding where T == VerticalEdge {
  /// The top or bottom edge.
  static var verticalEdge: TypeBinding { .native("VerticalEdge") }
}

extension TypeBinding where T == HorizontalEdge {
  /// The leading or trailing edge.
  static var horizontalEdge: TypeBinding { .native("HorizontalEdge") }
}

extension TypeBinding where T == SafeAreaRegions {
  /// The parts of the screen that keep content away from its edges.
  static var safeAreaRegions: TypeBinding { .native("SafeAreaRegions") }
}

extension TypeBinding where T == GestureMask {
  /// The gestures that remain enabled beside another.
  static var gestureMask: TypeBinding { .native("GestureMask") }
}

extension TypeBinding where T == ContentMarginPlacement {
  /// The parts of a scroll view that margins apply to.
  static var contentMarginPlacement: TypeBinding { .native("ContentMarginPlacement") }
}

extension TypeBinding where T == ContainerBackgroundPlacement {
  /// The container that a background fills.
  static var containerBackgroundPlacement: TypeBinding { .native("ContainerBackgroundPlacement") }
}

extension TypeBinding where T == ScrollAnchorRole {
  /// The use of a scroll view's anchor.
  static var scrollAnchorRole: TypeBinding { .native("ScrollAnchorRole") }
}

extension TypeBinding where T == ScrollPosition {
  /// The position of a scroll view.
  static var scrollPosition: TypeBinding { .native("ScrollPosition") }
}

extension TypeBinding where T == MatchedGeometryProperties {
  /// The properties of a frame that views share.
  static var matchedGeometryProperties: TypeBinding { .native("MatchedGeometryProperties") }
}

extension TypeBinding where T == SheetDetent {
  /// A height of a sheet.
  static var detent: TypeBinding { .native("PresentationDetent") }
}

extension TypeBinding where T == RedactionReasons {
  /// The reasons to hide the texts of a view.
  static var redactionReasons: TypeBinding { .native("RedactionReasons") }
}

extension TypeBinding where T == GlassStyle {
  /// A pane of glass.
  static var glass: TypeBinding { .native("Glass") }
}

extension TypeBinding where T == Prominence {
  /// The prominence of headers.
  static var prominence: TypeBinding { .native("Prominence") }
}

extension TypeBinding where T == ScenePadding {
  /// The margins around the content of a screen.
  static var scenePadding: TypeBinding { .native("ScenePadding") }
}

extension TypeBinding where T == FormStyle {
  /// A style of forms.
  static var formStyle: TypeBinding { .native("FormStyle") }
}

extension TypeBinding where T == Double? {
  /// The distance between sections of a list, or nil for the style's own.
  static var listSectionSpacing: TypeBinding { .native("ListSectionSpacing") }
}

extension TypeBinding where T == SubmitTriggers {
  /// The binding of `SubmitTriggers`.
  static var submitTriggers: TypeBinding { .native("SubmitTriggers") }
}

extension TypeBinding where T == SearchScopeActivation {
  /// The binding of `SearchScopeActivation`.
  static var searchScopeActivation: TypeBinding { .native("SearchScopeActivation") }
}

extension TypeBinding where T == ScrollGeometry {
  /// The binding of `ScrollGeometry`.
  static var scrollGeometry: TypeBinding { .native("ScrollGeometry") }
}
