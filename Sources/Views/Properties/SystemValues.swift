// Values of the system. A figure is a screen of a phone without input.

/// The preferred weight of text.
public enum LegibilityWeight: Hashable, Sendable {
  /// Regular, or bold.
  case regular, bold
}

/// An action that leaves a screen or closes a sheet.
///
/// Unchecked: it stays on the thread of its view.
public struct DismissAction: @unchecked Sendable {
  /// Leaves the screen, or nil if there is nothing to leave.
  var action: (() -> Void)?
  /// Leaves the screen.
  public func callAsFunction() { action?() }
}

/// An action that opens a URL, which has no effect in a figure.
public struct OpenURLAction: Sendable {
  /// Has no effect in a figure.
  public func callAsFunction<Address>(_ address: Address) {}
}

/// The presentation of a view, in SwiftUI's older spelling.
///
/// Unchecked: it stays on the thread of its view.
public struct PresentationMode: @unchecked Sendable {
  /// Leaves the screen, or nil if there is nothing to leave.
  var action: (() -> Void)?
  /// A Boolean value that indicates whether the view is presented.
  public var isPresented: Bool { action != nil }
  /// Leaves the screen.
  public mutating func dismiss() { action?() }
}

extension EnvironmentValues {
  /// The phase of the scene, which is active.
  public var scenePhase: ScenePhase { .active }
  /// The horizontal size class, which is that of a phone.
  public var horizontalSizeClass: UserInterfaceSizeClass? { .compact }
  /// The vertical size class, which is that of a phone.
  public var verticalSizeClass: UserInterfaceSizeClass? { .regular }
  /// The preferred weight of text, which is regular.
  public var legibilityWeight: LegibilityWeight? { nil }
  /// An action that dismisses the screen.
  public var dismiss: DismissAction { DismissAction(action: dismissal) }
  /// An action that ends a search.
  public var dismissSearch: DismissAction { DismissAction() }
  /// An action that opens a URL.
  public var openURL: OpenURLAction { OpenURLAction() }
  /// The presentation of the screen, in SwiftUI's older spelling.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode(action: dismissal)) }
  /// The editing state of the screen's lists, or nil in a figure without steps.
  public var editMode: Binding<EditMode>? {
    get { editing.map { Binding(get: $0.get, set: $0.set) } }
    set {
      let binding = newValue
      editing = binding.map { binding in
        EditModeAccess(get: { binding.wrappedValue }, set: { binding.wrappedValue = $0 })
      }
    }
  }
  /// A Boolean value that indicates whether the screen is presented.
  public var isPresented: Bool { dismissal != nil }
  /// A Boolean value that indicates whether the user is searching.
  public var isSearching: Bool { false }
  /// A Boolean value that indicates whether the view has the focus.
  public var isFocused: Bool { false }
  /// A Boolean value that indicates whether the user prefers reduced motion.
  public var accessibilityReduceMotion: Bool { false }
  /// A Boolean value that indicates whether the user prefers reduced transparency.
  public var accessibilityReduceTransparency: Bool { false }
  /// A Boolean value that indicates whether the user prefers differentiation without colour.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// A Boolean value that indicates whether VoiceOver is running.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// A Boolean value that indicates whether an assistive technology is running.
  public var accessibilityEnabled: Bool { false }
  /// A Boolean value that indicates whether colours are inverted.
  public var accessibilityInvertColors: Bool { false }
  /// A Boolean value that indicates whether buttons show their shapes.
  public var accessibilityShowButtonShapes: Bool { false }
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
