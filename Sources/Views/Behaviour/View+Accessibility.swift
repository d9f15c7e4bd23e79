// What readers that speak would say of a view.
extension View {
  /// The view; a figure has its own description.
  ///
  /// - Example: `Text("a").accessibilityLabel("b")`
  public func accessibilityLabel(_ label: LocalizedStringKey) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  ///
  /// - Example: `Text("a").accessibilityLabel(Text("b"))`
  public func accessibilityLabel(_ label: Text) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  ///
  /// - Example: `Text("a").accessibilityValue("b")`
  public func accessibilityValue(_ value: LocalizedStringKey) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  ///
  /// - Example: `Text("a").accessibilityValue(Text("b"))`
  public func accessibilityValue(_ value: Text) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  ///
  /// - Example: `Text("a").accessibilityHint("b")`
  public func accessibilityHint(_ hint: LocalizedStringKey) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  ///
  /// - Example: `Text("a").accessibilityHidden(true)`
  public func accessibilityHidden(_ hidden: Bool) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  ///
  /// - Example: `Text("a").accessibilityIdentifier("b")`
  public func accessibilityIdentifier(_ identifier: String) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  ///
  /// - Example: `Text("a").accessibilityElement(children: .combine)`
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  ///
  /// - Example: `Text("a").accessibility(label: Text("b"))`
  public func accessibility(label: Text) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  ///
  /// - Example: `Text("a").accessibility(hidden: false)`
  public func accessibility(hidden: Bool) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  ///
  /// - Example: `Text("a").accessibilitySortPriority(1)`
  public func accessibilitySortPriority(_ sortPriority: Double) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  ///
  /// - Example: `Text("a").accessibilityAdjustableAction { _ in }`
  public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void)
    -> LoweredView
  { lowered { $0 } }
  /// The view; a figure has its own description.
  ///
  /// - Example: `Text("a").accessibilityAddTraits(.isButton)`
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  ///
  /// - Example: `Text("a").accessibilityRemoveTraits([.isImage, .isLink])`
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> LoweredView { lowered { $0 } }
}

/// How the views within are described to readers that speak.
public enum AccessibilityChildBehavior: Hashable, Sendable {
  /// The ways that SwiftUI names.
  case ignore, contain, combine
}

/// Up or down.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// The directions.
  case increment, decrement
}

/// What a view is to readers that speak.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// A set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// A header.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// Chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// A picture.
  public static let isImage = AccessibilityTraits(rawValue: 8)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 16)
  /// A field that searches.
  public static let isSearchField = AccessibilityTraits(rawValue: 32)
  /// A text that stays.
  public static let isStaticText = AccessibilityTraits(rawValue: 64)
  /// What tells most of a screen.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 128)
  /// What is shown above all else.
  public static let isModal = AccessibilityTraits(rawValue: 256)
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 512)
  /// A switch.
  public static let isToggle = AccessibilityTraits(rawValue: 1024)
  /// A bar of tabs.
  public static let isTabBar = AccessibilityTraits(rawValue: 2048)
  /// What plays a sound.
  public static let playsSound = AccessibilityTraits(rawValue: 4096)
  /// What begins to play or to record.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 8192)
  /// What changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 16384)
  /// What is touched past readers that speak.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 32768)
  /// What turns a page.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 65536)
}
