// What readers that speak would say of a view.
extension View {
  /// The view; a figure has its own description.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  public func accessibilityLabel(_ label: Text) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  public func accessibilityValue(_ value: LocalizedStringKey) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  public func accessibilityValue(_ value: Text) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  public func accessibilityHint(_ hint: LocalizedStringKey) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  public func accessibilityHidden(_ hidden: Bool) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  public func accessibilityIdentifier(_ identifier: String) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  public func accessibility(label: Text) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  public func accessibility(hidden: Bool) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  public func accessibilitySortPriority(_ sortPriority: Double) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
  public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void)
    -> LoweredView
  { lowered { $0 } }
  /// The view; a figure has its own description.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> LoweredView { lowered { $0 } }
  /// The view; a figure has its own description.
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
}
