// Actions of assistive technologies. A figure runs none.
extension View {
  /// Returns the view unchanged; the action never runs in a figure.
  ///
  /// - Example: `Text("a").accessibilityAction {}`
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; the action never runs in a figure.
  ///
  /// - Example: `Text("a").accessibilityAction(.escape) {}`
  public func accessibilityAction(named name: LocalizedStringKey, _ handler: @escaping () -> Void) -> LoweredView {
    lowered { $0 }
  }
  /// Returns the view unchanged; the action never runs in a figure.
  ///
  /// - Example: `Text("a").accessibilityAction(named: "b") {}`
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; the action never runs in a figure.
  @_disfavoredOverload
  public func accessibilityAction(named name: some StringProtocol, _ handler: @escaping () -> Void) -> LoweredView {
    lowered { $0 }
  }
  /// Returns the view unchanged; the action never runs in a figure.
  public func accessibilityAction(action: @escaping () -> Void, @ViewBuilder label: () -> some View) -> LoweredView {
    lowered { $0 }
  }
  /// Returns the view unchanged; the action never runs in a figure.
  ///
  /// - Example: `Text("a").accessibilityActions { Button("b") {} }`
  public func accessibilityActions(@ViewBuilder _ content: () -> some View) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; the action never runs in a figure.
  ///
  /// - Example: `Text("a").accessibilityScrollAction { _ in }`
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; the action never runs in a figure.
  ///
  /// - Example: `Text("a").accessibilityZoomAction { _ in }`
  public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> LoweredView {
    lowered { $0 }
  }
  /// Returns the view unchanged; the action never runs in a figure.
  ///
  /// - Example: `Text("a").accessibilityQuickAction(style: .outline) { Button("b") {} }`
  public func accessibilityQuickAction(
    style: AccessibilityQuickActionStyle, @ViewBuilder content: () -> some View
  ) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure receives no touches.
  ///
  /// - Example: `Text("a").accessibilityActivationPoint(.center)`
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure receives no touches.
  ///
  /// - Example: `Text("a").accessibilityActivationPoint(CGPoint(x: 1, y: 2))`
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure receives no touches.
  ///
  /// - Example: `Text("a").accessibilityDirectTouch()`
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure receives no touches.
  ///
  /// - Example: `Text("a").accessibilityRespondsToUserInteraction()`
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> LoweredView {
    lowered { $0 }
  }
  /// Returns the view unchanged; no view of a figure has the focus.
  ///
  /// - Example: `Text("a").accessibilityFocused(.constant(true))`
  public func accessibilityFocused(_ condition: Binding<Bool>) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; no view of a figure has the focus.
  ///
  /// - Example: `Text("a").accessibilityFocused(.constant(1), equals: 2)`
  public func accessibilityFocused<Value: Hashable>(_ binding: Binding<Value>, equals value: Value) -> LoweredView {
    lowered { $0 }
  }
  /// Returns the view unchanged; a figure has no rotors.
  ///
  /// - Example: `Text("a").accessibilityRotor("b") { AccessibilityRotorEntry("c", id: 1) }`
  public func accessibilityRotor(_ label: LocalizedStringKey, @ViewBuilder entries: () -> some View) -> LoweredView {
    lowered { $0 }
  }
  /// Returns the view unchanged; a figure has no rotors.
  public func accessibilityRotor(_ label: Text, @ViewBuilder entries: () -> some View) -> LoweredView {
    lowered { $0 }
  }
  /// Returns the view unchanged; a figure has no rotors.
  public func accessibilityRotor(_ rotor: AccessibilitySystemRotor, @ViewBuilder entries: () -> some View)
    -> LoweredView
  { lowered { $0 } }
  /// Returns the view unchanged; a figure has no rotors.
  ///
  /// - Example: `Text("a").accessibilityRotorEntry(id: 1, in: Namespace().wrappedValue)`
  public func accessibilityRotorEntry(id: some Hashable, in namespace: Namespace.ID) -> LoweredView { lowered { $0 } }
}

/// The actions that assistive technologies can run on any view.
public struct AccessibilityActionKind: Hashable, Sendable {
  /// The view's standard action, as by a tap.
  public static let `default` = AccessibilityActionKind()
  /// Dismissing a popover or going back.
  public static let escape = AccessibilityActionKind()
  /// A tap with two fingers: the app's most important action.
  public static let magicTap = AccessibilityActionKind()
  /// Deleting the element.
  public static let delete = AccessibilityActionKind()
  /// Showing the element's menu.
  public static let showMenu = AccessibilityActionKind()
}

/// A zoom that an assistive technology requests.
public struct AccessibilityZoomGestureAction: Sendable {
  /// The direction of a zoom.
  public enum Direction: Hashable, Sendable {
    /// The directions.
    case zoomIn, zoomOut
  }
  /// In or out.
  public let direction: Direction
  /// The point around which the zoom is centred, in unit coordinates.
  public let location: UnitPoint
  /// The point around which the zoom is centred, in points.
  public let point: CGPoint
}

/// The presentation of a quick action of a watch.
public enum AccessibilityQuickActionStyle: Hashable, Sendable {
  /// The values that SwiftUI names.
  case prompt, outline
}

/// The options for direct touch.
public struct AccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
  /// The raw bits.
  public let rawValue: UInt
  /// Creates a set from its raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The region is silent.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// The region responds after it was activated.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// The rotors that the system provides.
public enum AccessibilitySystemRotor: Hashable, Sendable {
  /// The rotors that SwiftUI names.
  case links, headings, boldText, italicText, underlineText, misspelledWords, images, textFields, tables, lists
  /// The rotors that SwiftUI names.
  case landmarks
}

/// An entry of a rotor, which is not drawn.
public struct AccessibilityRotorEntry: PrimitiveView {
  /// An entry has no content.
  public var layoutNode: LayoutNode { .empty }
  /// Creates an entry for the view with an identity.
  public init(_ label: LocalizedStringKey, id: some Hashable) {}
  /// Creates an entry for the view with an identity.
  @_disfavoredOverload public init(_ label: some StringProtocol, id: some Hashable) {}
  /// Creates an entry for the view with an identity.
  public init(_ label: Text, id: some Hashable) {}
  /// Creates an entry for the view with an identity in a namespace.
  public init(_ label: LocalizedStringKey, id: some Hashable, in namespace: Namespace.ID) {}
}

/// The accessibility focus; no view of a figure has it.
public typealias AccessibilityFocusState = FocusState
