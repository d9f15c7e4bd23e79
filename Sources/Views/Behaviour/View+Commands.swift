// What keys, pencils and crowns would do with a view: nobody uses any, in a figure.
extension View {
  /// The view; nobody types.
  ///
  /// - Example: `Text("a").onKeyPress(.space) { .handled }`
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> LoweredView {
    lowered { $0 }
  }
  /// The view; nobody types.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> LoweredView { lowered { $0 } }
  /// The view; nobody types.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> LoweredView { lowered { $0 } }
  /// The view; nobody types.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> LoweredView { lowered { $0 } }
  /// The view; nobody types.
  ///
  /// - Example: `Text("a").onModifierKeysChanged { _, _ in }`
  public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true, _ action: @escaping (EventModifiers, EventModifiers) -> Void
  ) -> LoweredView { lowered { $0 } }
  /// The view; nobody types.
  ///
  /// - Example: `Text("a").onDeleteCommand {}`
  public func onDeleteCommand(perform action: (() -> Void)?) -> LoweredView { lowered { $0 } }
  /// The view; nobody types.
  ///
  /// - Example: `Text("a").onExitCommand {}`
  public func onExitCommand(perform action: (() -> Void)?) -> LoweredView { lowered { $0 } }
  /// The view; nobody plays.
  ///
  /// - Example: `Text("a").onPlayPauseCommand {}`
  public func onPlayPauseCommand(perform action: (() -> Void)?) -> LoweredView { lowered { $0 } }
  /// The view; nobody types.
  ///
  /// - Example: `Text("a").onMoveCommand { _ in }`
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> LoweredView { lowered { $0 } }
  /// The view; nobody writes on it.
  ///
  /// - Example: `Text("a").onPencilDoubleTap { _ in }`
  public func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void) -> LoweredView {
    lowered { $0 }
  }
  /// The view; no pointer is over it.
  ///
  /// - Example: `Text("a").onContinuousHover { _ in }`
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> LoweredView { lowered { $0 } }
  /// The view; nothing points at it.
  ///
  /// - Example: `Text("a").defaultHoverEffect(.highlight)`
  public func defaultHoverEffect(_ effect: HoverEffect?) -> LoweredView { lowered { $0 } }
  /// The view; nothing points at it.
  ///
  /// - Example: `Text("a").pointerStyle(.link)`
  public func pointerStyle(_ style: PointerStyle?) -> LoweredView { lowered { $0 } }
  /// The view; nothing points at it.
  ///
  /// - Example: `Text("a").pointerVisibility(.hidden)`
  public func pointerVisibility(_ visibility: Visibility) -> LoweredView { lowered { $0 } }
  /// The view; nobody holds a watch.
  ///
  /// - Example: `Text("a").handGestureShortcut(.primaryAction)`
  public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> LoweredView {
    lowered { $0 }
  }
  /// The view; nobody presses it.
  ///
  /// - Example: `Text("a").buttonRepeatBehavior(.enabled)`
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> LoweredView { lowered { $0 } }
  /// The view; nothing lies over it.
  ///
  /// - Example: `Text("a").springLoadingBehavior(.enabled)`
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> LoweredView { lowered { $0 } }
  /// The view; nobody swipes.
  ///
  /// - Example: `Text("a").defersSystemGestures(on: .all)`
  public func defersSystemGestures(on edges: Edge.Set) -> LoweredView { lowered { $0 } }
  /// The view; its window is in front.
  ///
  /// - Example: `Text("a").allowsWindowActivationEvents(true)`
  public func allowsWindowActivationEvents(_ value: Bool? = nil) -> LoweredView { lowered { $0 } }
}

extension EventModifiers {
  /// The capitals' lock.
  public static let capsLock = EventModifiers(rawValue: 16)
  /// Keys of the number pad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All of them.
  public static let all = EventModifiers(rawValue: 63)
}

/// A key that is pressed.
public struct KeyPress: Sendable {
  /// Whether what is told of a key has done its work.
  public enum Result: Hashable, Sendable {
    /// The results.
    case handled, ignored
  }
  /// When a key tells.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// A set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// As it goes down.
    public static let down = Phases(rawValue: 1)
    /// While it is held.
    public static let `repeat` = Phases(rawValue: 2)
    /// As it comes up.
    public static let up = Phases(rawValue: 4)
    /// Always.
    public static let all = Phases(rawValue: 7)
  }
  /// When the key tells.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What it writes.
  public let characters: String
  /// What is held with it.
  public let modifiers: EventModifiers
}

/// Where arrow keys lead.
public enum MoveCommandDirection: Hashable, Sendable {
  /// The directions.
  case up, down, left, right
}

/// A double tap on a pencil.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {}

/// Where a pointer is.
public enum HoverPhase: Hashable, Sendable {
  /// Over the view, at a point.
  case active(CGPoint)
  /// Elsewhere.
  case ended
}

/// How a pointer looks.
public struct PointerStyle: Hashable, Sendable {
  /// One of the values that SwiftUI names.
  public static let `default` = PointerStyle()
  /// One of the values that SwiftUI names.
  public static let link = PointerStyle()
  /// One of the values that SwiftUI names.
  public static let grabIdle = PointerStyle()
  /// One of the values that SwiftUI names.
  public static let grabActive = PointerStyle()
  /// One of the values that SwiftUI names.
  public static let horizontalText = PointerStyle()
  /// One of the values that SwiftUI names.
  public static let verticalText = PointerStyle()
  /// One of the values that SwiftUI names.
  public static let rectSelection = PointerStyle()
  /// One of the values that SwiftUI names.
  public static let zoomIn = PointerStyle()
  /// One of the values that SwiftUI names.
  public static let zoomOut = PointerStyle()
  /// One of the values that SwiftUI names.
  public static let columnResize = PointerStyle()
  /// One of the values that SwiftUI names.
  public static let rowResize = PointerStyle()
}

/// What a hand does with a watch.
public struct HandGestureShortcut: Hashable, Sendable {
  /// One of the values that SwiftUI names.
  public static let primaryAction = HandGestureShortcut()
}

/// Whether a button that is held acts again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  /// One of the values that SwiftUI names.
  public static let automatic = ButtonRepeatBehavior()
  /// One of the values that SwiftUI names.
  public static let enabled = ButtonRepeatBehavior()
  /// One of the values that SwiftUI names.
  public static let disabled = ButtonRepeatBehavior()
}

/// Whether what is held over a view opens it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  /// One of the values that SwiftUI names.
  public static let automatic = SpringLoadingBehavior()
  /// One of the values that SwiftUI names.
  public static let enabled = SpringLoadingBehavior()
  /// One of the values that SwiftUI names.
  public static let disabled = SpringLoadingBehavior()
}
