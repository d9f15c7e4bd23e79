// Values of the system. A figure is a screen of a phone without input.
extension EnvironmentValues {
  /// The contrast between foreground and background colours.
  public var colorSchemeContrast: ColorSchemeContrast { self[\.contrast] }
  /// The contrast, in the spelling of SwiftUI that previews can set.
  public var _colorSchemeContrast: ColorSchemeContrast {
    get { self[\.contrast] }
    set { self[\.contrast] = newValue }
  }
  /// The preferred weight of text: bold with the setting Bold Text.
  public var legibilityWeight: LegibilityWeight? {
    get { self[\.legibilityWeight] }
    set { self[\.legibilityWeight] = newValue }
  }
  /// The accessibility settings of the device.
  package var accessibility: AccessibilitySettings {
    get { self[\.accessibility] }
    set { self[\.accessibility] = newValue }
  }

  /// The phase of the scene, which is active.
  public var scenePhase: ScenePhase { .active }
  /// A Boolean value that indicates whether the screen is presented.
  public var isPresented: Bool { dismissal != nil }
  /// A Boolean value that indicates whether the user is searching.
  public var isSearching: Bool { search?.isPresented.value ?? false }
  /// A Boolean value that indicates whether the view has the focus.
  public var isFocused: Bool { false }
  /// A Boolean value that indicates whether the user prefers reduced motion.
  public var accessibilityReduceMotion: Bool { accessibility.contains(.reduceMotion) }
  /// A Boolean value that indicates whether the user prefers reduced transparency.
  public var accessibilityReduceTransparency: Bool { accessibility.contains(.reduceTransparency) }
  /// A Boolean value that indicates whether the user prefers differentiation without colour.
  public var accessibilityDifferentiateWithoutColor: Bool { accessibility.contains(.differentiateWithoutColor) }
  /// A Boolean value that indicates whether VoiceOver is running.
  public var accessibilityVoiceOverEnabled: Bool { accessibility.contains(.voiceOver) }
  /// A Boolean value that indicates whether an assistive technology is running.
  public var accessibilityEnabled: Bool { accessibility.contains(.voiceOver) }
  /// A Boolean value that indicates whether colours are inverted.
  public var accessibilityInvertColors: Bool { false }
  /// A Boolean value that indicates whether buttons show their shapes.
  public var accessibilityShowButtonShapes: Bool { accessibility.contains(.buttonShapes) }
  /// A Boolean value that indicates whether the user controls the device with switches.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// A Boolean value that indicates whether quick actions are enabled.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// A Boolean value that indicates whether flashing lights of films are dimmed.
  public var accessibilityDimFlashingLights: Bool { false }
  /// A Boolean value that indicates whether the large content viewer is enabled.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// A Boolean value that indicates whether animated images play.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// A Boolean value that indicates whether the app can show several windows.
  public var supportsMultipleWindows: Bool { false }
  /// A Boolean value that indicates whether a live activity fills the screen.
  public var isActivityFullscreen: Bool { false }
  /// A Boolean value that indicates whether the tab bar shows sections.
  public var isTabBarShowingSections: Bool { false }
  /// A Boolean value that indicates whether views look as in an active window.
  public var appearsActive: Bool { true }
  /// A Boolean value that indicates whether views react to a pointer above them.
  public var isHoverEffectEnabled: Bool { true }
  /// A Boolean value that indicates whether the screen has reduced luminance.
  public var isLuminanceReduced: Bool { false }
}
