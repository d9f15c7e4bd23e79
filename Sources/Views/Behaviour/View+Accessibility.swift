// Descriptions of views for assistive technologies.
extension View {
  /// Sets the label or value that screen readers speak; steps find the view by it.
  ///
  /// - Example: `Text("a").accessibilityLabel("b")`
  public func accessibilityLabel(_ label: LocalizedStringKey) -> LoweredView {
    acting { $0.accessibilityLabel(label.content) }
  }
  /// Sets the label or value that screen readers speak; steps find the view by it.
  ///
  /// - Example: `Text("a").accessibilityLabel(Text("b"))`
  public func accessibilityLabel(_ label: Text) -> LoweredView { acting { $0.accessibilityLabel(label.content) } }
  /// Returns the view unchanged; assistive technologies do not read a figure.
  ///
  /// - Example: `Text("a").accessibilityValue("b")`
  public func accessibilityValue(_ value: LocalizedStringKey) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; assistive technologies do not read a figure.
  ///
  /// - Example: `Text("a").accessibilityValue(Text("b"))`
  public func accessibilityValue(_ value: Text) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; assistive technologies do not read a figure.
  ///
  /// - Example: `Text("a").accessibilityHint("b")`
  public func accessibilityHint(_ hint: LocalizedStringKey) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; assistive technologies do not read a figure.
  ///
  /// - Example: `Text("a").accessibilityHidden(true)`
  public func accessibilityHidden(_ hidden: Bool) -> LoweredView { lowered { $0 } }
  /// Names the view for tests and for steps.
  ///
  /// - Example: `Text("a").accessibilityIdentifier("b")`
  public func accessibilityIdentifier(_ identifier: String) -> LoweredView {
    acting { $0.accessibilityIdentifier(identifier) }
  }
  /// Returns the view unchanged; assistive technologies do not read a figure.
  ///
  /// - Example: `Text("a").accessibilityElement(children: .combine)`
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> LoweredView { lowered { $0 } }
  /// Sets the label or value that screen readers speak, in SwiftUI's older spelling.
  ///
  /// - Example: `Text("a").accessibility(label: Text("b"))`
  public func accessibility(label: Text) -> LoweredView { acting { $0.accessibilityLabel(label.content) } }
  /// Returns the view unchanged; assistive technologies do not read a figure.
  ///
  /// - Example: `Text("a").accessibility(hidden: false)`
  public func accessibility(hidden: Bool) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; assistive technologies do not read a figure.
  ///
  /// - Example: `Text("a").accessibilitySortPriority(1)`
  public func accessibilitySortPriority(_ sortPriority: Double) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; assistive technologies do not read a figure.
  ///
  /// - Example: `Text("a").accessibilityAdjustableAction { _ in }`
  public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void)
    -> LoweredView
  { lowered { $0 } }
  /// Returns the view unchanged; assistive technologies do not read a figure.
  ///
  /// - Example: `Text("a").accessibilityAddTraits(.isButton)`
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; assistive technologies do not read a figure.
  ///
  /// - Example: `Text("a").accessibilityRemoveTraits([.isImage, .isLink])`
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> LoweredView { lowered { $0 } }
}

/// The relation of a view's children to its accessibility element.
public enum AccessibilityChildBehavior: Hashable, Sendable {
  /// The relations that SwiftUI names.
  case ignore, contain, combine
}

/// The direction of an adjustment.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// The directions.
  case increment, decrement
}

/// The traits of an accessibility element.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The raw bits.
  public let rawValue: Int
  /// Creates a set from its raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// A header.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// A selected element.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// An image.
  public static let isImage = AccessibilityTraits(rawValue: 8)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 16)
  /// A search field.
  public static let isSearchField = AccessibilityTraits(rawValue: 32)
  /// Static text.
  public static let isStaticText = AccessibilityTraits(rawValue: 64)
  /// A summary of the screen.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 128)
  /// A modal element.
  public static let isModal = AccessibilityTraits(rawValue: 256)
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 512)
  /// A toggle.
  public static let isToggle = AccessibilityTraits(rawValue: 1024)
  /// A tab bar.
  public static let isTabBar = AccessibilityTraits(rawValue: 2048)
  /// An element that plays a sound.
  public static let playsSound = AccessibilityTraits(rawValue: 4096)
  /// An element that starts media.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 8192)
  /// An element that changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 16384)
  /// An element that receives touches directly.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 32768)
  /// An element that turns a page.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 65536)
}
