// What readers that speak could do with a view; in a figure nobody does.
extension View {
  /// The view; nobody acts on it.
  ///
  /// - Example: `Text("a").accessibilityAction {}`
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> LoweredView { lowered { $0 } }
  /// The view; nobody acts on it.
  ///
  /// - Example: `Text("a").accessibilityAction(.escape) {}`
  public func accessibilityAction(named name: LocalizedStringKey, _ handler: @escaping () -> Void) -> LoweredView {
    lowered { $0 }
  }
  /// The view; nobody acts on it.
  ///
  /// - Example: `Text("a").accessibilityAction(named: "b") {}`
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> LoweredView { lowered { $0 } }
  /// The view; nobody acts on it.
  @_disfavoredOverload
  public func accessibilityAction(named name: some StringProtocol, _ handler: @escaping () -> Void) -> LoweredView {
    lowered { $0 }
  }
  /// The view; nobody acts on it.
  public func accessibilityAction(action: @escaping () -> Void, @ViewBuilder label: () -> some View) -> LoweredView {
    lowered { $0 }
  }
  /// The view; nobody acts on it.
  ///
  /// - Example: `Text("a").accessibilityActions { Button("b") {} }`
  public func accessibilityActions(@ViewBuilder _ content: () -> some View) -> LoweredView { lowered { $0 } }
  /// The view; nobody acts on it.
  ///
  /// - Example: `Text("a").accessibilityScrollAction { _ in }`
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> LoweredView { lowered { $0 } }
  /// The view; nobody acts on it.
  ///
  /// - Example: `Text("a").accessibilityZoomAction { _ in }`
  public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> LoweredView {
    lowered { $0 }
  }
  /// The view; nobody acts on it.
  ///
  /// - Example: `Text("a").accessibilityQuickAction(style: .outline) { Button("b") {} }`
  public func accessibilityQuickAction(
    style: AccessibilityQuickActionStyle, @ViewBuilder content: () -> some View
  ) -> LoweredView { lowered { $0 } }
  /// The view; nobody touches it.
  ///
  /// - Example: `Text("a").accessibilityActivationPoint(.center)`
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> LoweredView { lowered { $0 } }
  /// The view; nobody touches it.
  ///
  /// - Example: `Text("a").accessibilityActivationPoint(CGPoint(x: 1, y: 2))`
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> LoweredView { lowered { $0 } }
  /// The view; nobody touches it.
  ///
  /// - Example: `Text("a").accessibilityDirectTouch()`
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> LoweredView { lowered { $0 } }
  /// The view; nobody touches it.
  ///
  /// - Example: `Text("a").accessibilityRespondsToUserInteraction()`
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> LoweredView {
    lowered { $0 }
  }
  /// The view; nothing has the focus.
  ///
  /// - Example: `Text("a").accessibilityFocused(.constant(true))`
  public func accessibilityFocused(_ condition: Binding<Bool>) -> LoweredView { lowered { $0 } }
  /// The view; nothing has the focus.
  ///
  /// - Example: `Text("a").accessibilityFocused(.constant(1), equals: 2)`
  public func accessibilityFocused<Value: Hashable>(_ binding: Binding<Value>, equals value: Value) -> LoweredView {
    lowered { $0 }
  }
  /// The view; nobody goes through its entries.
  ///
  /// - Example: `Text("a").accessibilityRotor("b") { AccessibilityRotorEntry("c", id: 1) }`
  public func accessibilityRotor(_ label: LocalizedStringKey, @ViewBuilder entries: () -> some View) -> LoweredView {
    lowered { $0 }
  }
  /// The view; nobody goes through its entries.
  public func accessibilityRotor(_ label: Text, @ViewBuilder entries: () -> some View) -> LoweredView {
    lowered { $0 }
  }
  /// The view; nobody goes through its entries.
  public func accessibilityRotor(_ rotor: AccessibilitySystemRotor, @ViewBuilder entries: () -> some View)
    -> LoweredView
  { lowered { $0 } }
  /// The view; nobody goes through entries.
  ///
  /// - Example: `Text("a").accessibilityRotorEntry(id: 1, in: Namespace().wrappedValue)`
  public func accessibilityRotorEntry(id: some Hashable, in namespace: Namespace.ID) -> LoweredView { lowered { $0 } }
}

/// What readers that speak can do with any view.
public struct AccessibilityActionKind: Hashable, Sendable {
  /// One of the values that SwiftUI names.
  public static let `default` = AccessibilityActionKind()
  /// One of the values that SwiftUI names.
  public static let escape = AccessibilityActionKind()
  /// One of the values that SwiftUI names.
  public static let magicTap = AccessibilityActionKind()
  /// One of the values that SwiftUI names.
  public static let delete = AccessibilityActionKind()
  /// One of the values that SwiftUI names.
  public static let showMenu = AccessibilityActionKind()
}

/// A zoom that a reader asks for.
public struct AccessibilityZoomGestureAction: Sendable {
  /// Where to.
  public enum Direction: Hashable, Sendable {
    /// The directions.
    case zoomIn, zoomOut
  }
  /// In or out.
  public let direction: Direction
  /// Around where.
  public let location: UnitPoint
  /// Around where, in points.
  public let point: CGPoint
}

/// How an action of a watch is shown.
public enum AccessibilityQuickActionStyle: Hashable, Sendable {
  /// The ways that SwiftUI names.
  case prompt, outline
}

/// How a view is touched past readers that speak.
public struct AccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// A set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// In silence.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// Once it is acted on.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// Entries that the system names, through which readers that speak go.
public enum AccessibilitySystemRotor: Hashable, Sendable {
  /// The entries that SwiftUI names.
  case links, headings, boldText, italicText, underlineText, misspelledWords, images, textFields, tables, lists
  /// The entries that SwiftUI names.
  case landmarks
}

/// An entry through which readers that speak go; nothing is drawn for it.
public struct AccessibilityRotorEntry: PrimitiveView {
  /// Nothing.
  public var layoutNode: LayoutNode { .empty }
  /// An entry for the view with an identity.
  public init(_ label: LocalizedStringKey, id: some Hashable) {}
  /// An entry for the view with an identity.
  @_disfavoredOverload public init(_ label: some StringProtocol, id: some Hashable) {}
  /// An entry for the view with an identity.
  public init(_ label: Text, id: some Hashable) {}
  /// An entry for the view with an identity in a namespace.
  public init(_ label: LocalizedStringKey, id: some Hashable, in namespace: Namespace.ID) {}
}

/// Whether a view has the focus of readers that speak: none has, in a figure, as none is being edited.
public typealias AccessibilityFocusState = FocusState
