// Input from keyboards, pencils, pointers and crowns. A figure has none.
extension View {
  /// Returns the view unchanged; a figure has no keyboard input.
  ///
  /// - Example: `Text("a").onKeyPress(.space) { .handled }`
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> LoweredView {
    lowered { $0 }
  }
  /// Returns the view unchanged; a figure has no keyboard input.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure has no keyboard input.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure has no keyboard input.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure has no keyboard input.
  ///
  /// - Example: `Text("a").onModifierKeysChanged { _, _ in }`
  public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true, _ action: @escaping (EventModifiers, EventModifiers) -> Void
  ) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure has no keyboard input.
  ///
  /// - Example: `Text("a").onDeleteCommand {}`
  public func onDeleteCommand(perform action: (() -> Void)?) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure has no keyboard input.
  ///
  /// - Example: `Text("a").onExitCommand {}`
  public func onExitCommand(perform action: (() -> Void)?) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure plays no media.
  ///
  /// - Example: `Text("a").onPlayPauseCommand {}`
  public func onPlayPauseCommand(perform action: (() -> Void)?) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure has no keyboard input.
  ///
  /// - Example: `Text("a").onMoveCommand { _ in }`
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure has no pencil input.
  ///
  /// - Example: `Text("a").onPencilDoubleTap { _ in }`
  public func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void) -> LoweredView {
    lowered { $0 }
  }
  /// Returns the view unchanged; a figure has no pointer.
  ///
  /// - Example: `Text("a").onContinuousHover { _ in }`
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure has no pointer.
  ///
  /// - Example: `Text("a").defaultHoverEffect(.highlight)`
  public func defaultHoverEffect(_ effect: HoverEffect?) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure has no pointer.
  ///
  /// - Example: `Text("a").pointerStyle(.link)`
  public func pointerStyle(_ style: PointerStyle?) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure has no pointer.
  ///
  /// - Example: `Text("a").pointerVisibility(.hidden)`
  public func pointerVisibility(_ visibility: Visibility) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure has no hand gestures.
  ///
  /// - Example: `Text("a").handGestureShortcut(.primaryAction)`
  public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> LoweredView {
    lowered { $0 }
  }
  /// Returns the view unchanged; a figure has no input.
  ///
  /// - Example: `Text("a").buttonRepeatBehavior(.enabled)`
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; nothing is dragged over it in a figure.
  ///
  /// - Example: `Text("a").springLoadingBehavior(.enabled)`
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure has no swipes.
  ///
  /// - Example: `Text("a").defersSystemGestures(on: .all)`
  public func defersSystemGestures(on edges: Edge.Set) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; its window is in front.
  ///
  /// - Example: `Text("a").allowsWindowActivationEvents(true)`
  public func allowsWindowActivationEvents(_ value: Bool? = nil) -> LoweredView { lowered { $0 } }
}

extension EventModifiers {
  /// Caps Lock.
  public static let capsLock = EventModifiers(rawValue: 16)
  /// The keys of the numeric keypad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All modifier keys.
  public static let all = EventModifiers(rawValue: 63)
}

/// A press of a key.
public struct KeyPress: Sendable {
  /// Whether the key press was handled.
  public enum Result: Hashable, Sendable {
    /// The results.
    case handled, ignored
  }
  /// The phases of a key press.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: Int
    /// Creates a set from its raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key goes down.
    public static let down = Phases(rawValue: 1)
    /// The key is held and repeats.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key comes up.
    public static let up = Phases(rawValue: 4)
    /// All phases.
    public static let all = Phases(rawValue: 7)
  }
  /// The phase of the press.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// The characters that the press produces.
  public let characters: String
  /// The modifier keys that are held.
  public let modifiers: EventModifiers
}

/// A direction of movement by arrow keys.
public enum MoveCommandDirection: Hashable, Sendable {
  /// The directions.
  case up, down, left, right
}

/// A double tap on a pencil.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {}

/// The position of a pointer.
public enum HoverPhase: Hashable, Sendable {
  /// The pointer is over the view, at a point.
  case active(CGPoint)
  /// The pointer is outside of the view.
  case ended
}

/// The appearance of a pointer.
public struct PointerStyle: Hashable, Sendable {
  /// The platform's standard pointer.
  public static let `default` = PointerStyle()
  /// The pointer over a link.
  public static let link = PointerStyle()
  /// An open hand over content that can be dragged.
  public static let grabIdle = PointerStyle()
  /// A closed hand while content is dragged.
  public static let grabActive = PointerStyle()
  /// The pointer over horizontal text.
  public static let horizontalText = PointerStyle()
  /// The pointer over vertical text.
  public static let verticalText = PointerStyle()
  /// The crosshairs for selecting a rectangle.
  public static let rectSelection = PointerStyle()
  /// The pointer for zooming in.
  public static let zoomIn = PointerStyle()
  /// The pointer for zooming out.
  public static let zoomOut = PointerStyle()
  /// The pointer for resizing a column.
  public static let columnResize = PointerStyle()
  /// The pointer for resizing a row.
  public static let rowResize = PointerStyle()
}

/// A hand gesture that a watch recognizes.
public struct HandGestureShortcut: Hashable, Sendable {
  /// The gesture for the primary action: a double tap of thumb and index finger.
  public static let primaryAction = HandGestureShortcut()
}

/// The behaviour of a button that is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  /// The button repeats its action as the context requires.
  public static let automatic = ButtonRepeatBehavior()
  /// The button repeats its action while it is pressed.
  public static let enabled = ButtonRepeatBehavior()
  /// The button does not repeat its action.
  public static let disabled = ButtonRepeatBehavior()
}

/// The behaviour of a view over which something is dragged.
public struct SpringLoadingBehavior: Hashable, Sendable {
  /// The view is activated as the context requires.
  public static let automatic = SpringLoadingBehavior()
  /// The view is activated when content is held over it.
  public static let enabled = SpringLoadingBehavior()
  /// The view is not activated.
  public static let disabled = SpringLoadingBehavior()
}
