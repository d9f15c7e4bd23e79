// What an app asks its system: a figure is one screen of a telephone that nobody touches.

/// Whether a screen is shown.
public enum ScenePhase: Hashable, Sendable {
  /// It is not, it is and nobody can use it, it is.
  case background, inactive, active
}

/// How much room a screen has.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little or much.
  case compact, regular
}

/// How heavy a reader wants text.
public enum LegibilityWeight: Hashable, Sendable {
  /// As it is, or bold.
  case regular, bold
}

/// What an action would do; in a figure none is done.
public struct DismissAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// What opens an address; in a figure nothing does.
public struct OpenURLAction: Sendable {
  /// Does nothing.
  public func callAsFunction<Address>(_ address: Address) {}
}

/// Whether a view is presented, by its older name.
public struct PresentationMode: Sendable {
  /// Nothing is presented.
  public var isPresented: Bool { false }
  /// Does nothing.
  public mutating func dismiss() {}
}

extension EnvironmentValues {
  /// Whether the screen is shown: it is.
  public var scenePhase: ScenePhase { .active }
  /// How much room the screen has across: that of a telephone.
  public var horizontalSizeClass: UserInterfaceSizeClass? { .compact }
  /// How much room the screen has down: that of a telephone.
  public var verticalSizeClass: UserInterfaceSizeClass? { .regular }
  /// How heavy the reader wants text: as it is.
  public var legibilityWeight: LegibilityWeight? { nil }
  /// What would close the screen.
  public var dismiss: DismissAction { DismissAction() }
  /// What would end a search.
  public var dismissSearch: DismissAction { DismissAction() }
  /// What would open an address.
  public var openURL: OpenURLAction { OpenURLAction() }
  /// How the screen is presented, by its older name.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
  /// Whether the screen is presented.
  public var isPresented: Bool { false }
  /// Whether the screen is searched.
  public var isSearching: Bool { false }
  /// Whether the view has the focus.
  public var isFocused: Bool { false }
  /// Whether the reader wants less movement.
  public var accessibilityReduceMotion: Bool { false }
  /// Whether the reader wants less that shines through.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether the reader wants more than colours to tell by.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether the screen is read aloud.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether the reader uses any help.
  public var accessibilityEnabled: Bool { false }
  /// Whether the screen is shown in inverted colours.
  public var accessibilityInvertColors: Bool { false }
  /// Whether the screen is dimmed.
  public var isLuminanceReduced: Bool { false }
}
