// Values of modifiers without an effect. No code reads them, so all values of a type are equal.

/// The height of a sheet.
public typealias PresentationDetent = SheetDetent

/// The style of a split view's columns.
public struct NavigationViewStyle: Hashable, Sendable {
  /// One of SwiftUI's values.
  public static let automatic = NavigationViewStyle()
  /// One of SwiftUI's values.
  public static let stack = NavigationViewStyle()
  /// One of SwiftUI's values.
  public static let columns = NavigationViewStyle()
}

/// The style of a split view's columns.
public struct NavigationSplitViewStyle: Hashable, Sendable {
  /// One of SwiftUI's values.
  public static let automatic = NavigationSplitViewStyle()
  /// One of SwiftUI's values.
  public static let balanced = NavigationSplitViewStyle()
  /// One of SwiftUI's values.
  public static let prominentDetail = NavigationSplitViewStyle()
}

/// The role of a screen's toolbar.
public struct ToolbarRole: Hashable, Sendable {
  /// One of SwiftUI's values.
  public static let automatic = ToolbarRole()
  /// One of SwiftUI's values.
  public static let navigationStack = ToolbarRole()
  /// One of SwiftUI's values.
  public static let browser = ToolbarRole()
  /// One of SwiftUI's values.
  public static let editor = ToolbarRole()
}

/// The condition under which a tab bar is minimized.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  /// One of SwiftUI's values.
  public static let automatic = TabBarMinimizeBehavior()
  /// One of SwiftUI's values.
  public static let never = TabBarMinimizeBehavior()
  /// One of SwiftUI's values.
  public static let onScrollDown = TabBarMinimizeBehavior()
  /// One of SwiftUI's values.
  public static let onScrollUp = TabBarMinimizeBehavior()
}

/// The order of a menu's items.
public struct MenuOrder: Hashable, Sendable {
  /// One of SwiftUI's values.
  public static let automatic = MenuOrder()
  /// One of SwiftUI's values.
  public static let fixed = MenuOrder()
  /// One of SwiftUI's values.
  public static let priority = MenuOrder()
}

/// An effect of the pointer over a view.
public struct HoverEffect: Hashable, Sendable {
  /// One of SwiftUI's values.
  public static let automatic = HoverEffect()
  /// One of SwiftUI's values.
  public static let highlight = HoverEffect()
  /// One of SwiftUI's values.
  public static let lift = HoverEffect()
}

/// Haptic feedback.
public struct SensoryFeedback: Hashable, Sendable {
  /// One of SwiftUI's values.
  public static let success = SensoryFeedback()
  /// One of SwiftUI's values.
  public static let warning = SensoryFeedback()
  /// One of SwiftUI's values.
  public static let error = SensoryFeedback()
  /// One of SwiftUI's values.
  public static let selection = SensoryFeedback()
  /// One of SwiftUI's values.
  public static let increase = SensoryFeedback()
  /// One of SwiftUI's values.
  public static let decrease = SensoryFeedback()
  /// One of SwiftUI's values.
  public static let start = SensoryFeedback()
  /// One of SwiftUI's values.
  public static let stop = SensoryFeedback()
  /// One of SwiftUI's values.
  public static let alignment = SensoryFeedback()
  /// One of SwiftUI's values.
  public static let levelChange = SensoryFeedback()
  /// One of SwiftUI's values.
  public static let impact = SensoryFeedback()
  /// One of SwiftUI's values.
  public static func impact(weight: ImpactWeight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback()
  }
  /// The weight of haptic feedback.
  public enum ImpactWeight: Hashable, Sendable {
    /// The weights that SwiftUI names.
    case light, medium, heavy
  }
}

/// A transition of a view's content.
public struct ContentTransition: Hashable, Sendable {
  /// One of SwiftUI's values.
  public static let identity = ContentTransition()
  /// One of SwiftUI's values.
  public static let opacity = ContentTransition()
  /// One of SwiftUI's values.
  public static let interpolate = ContentTransition()
  /// One of SwiftUI's values.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
  /// One of SwiftUI's values.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

/// An effect of a symbol.
public struct SymbolEffect: Hashable, Sendable {
  /// One of SwiftUI's values.
  public static let bounce = SymbolEffect()
  /// One of SwiftUI's values.
  public static let pulse = SymbolEffect()
  /// One of SwiftUI's values.
  public static let variableColor = SymbolEffect()
  /// One of SwiftUI's values.
  public static let scale = SymbolEffect()
  /// One of SwiftUI's values.
  public static let appear = SymbolEffect()
  /// One of SwiftUI's values.
  public static let disappear = SymbolEffect()
  /// One of SwiftUI's values.
  public static let replace = SymbolEffect()
  /// One of SwiftUI's values.
  public static let rotate = SymbolEffect()
  /// One of SwiftUI's values.
  public static let breathe = SymbolEffect()
  /// One of SwiftUI's values.
  public static let wiggle = SymbolEffect()
  /// One of SwiftUI's values.
  public static let drawOn = SymbolEffect()
  /// One of SwiftUI's values.
  public static let drawOff = SymbolEffect()
  /// The effect in one of SwiftUI's variants.
  public var up: SymbolEffect { self }
  /// The effect in one of SwiftUI's variants.
  public var down: SymbolEffect { self }
  /// The effect in one of SwiftUI's variants.
  public var byLayer: SymbolEffect { self }
  /// The effect in one of SwiftUI's variants.
  public var wholeSymbol: SymbolEffect { self }
  /// The effect in one of SwiftUI's variants.
  public var iterative: SymbolEffect { self }
  /// The effect in one of SwiftUI's variants.
  public var cumulative: SymbolEffect { self }
  /// The effect in one of SwiftUI's variants.
  public var reversing: SymbolEffect { self }
  /// The effect in one of SwiftUI's variants.
  public var dimInactiveLayers: SymbolEffect { self }
}

/// The options of a symbol's effect, such as its repetition.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// One of SwiftUI's values.
  public static let `default` = SymbolEffectOptions()
  /// One of SwiftUI's values.
  public static let repeating = SymbolEffectOptions()
  /// One of SwiftUI's values.
  public static let nonRepeating = SymbolEffectOptions()
  /// One of SwiftUI's values.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// One of SwiftUI's values.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
}

/// A transition between screens.
public struct NavigationTransition: Hashable, Sendable {
  /// One of SwiftUI's values.
  public static let automatic = NavigationTransition()
  /// One of SwiftUI's values.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> NavigationTransition {
    NavigationTransition()
  }
}

/// The condition under which materials appear active.
public struct MaterialActiveAppearance: Hashable, Sendable {
  /// One of SwiftUI's values.
  public static let automatic = MaterialActiveAppearance()
  /// One of SwiftUI's values.
  public static let active = MaterialActiveAppearance()
  /// One of SwiftUI's values.
  public static let inactive = MaterialActiveAppearance()
  /// One of SwiftUI's values.
  public static let matchWindow = MaterialActiveAppearance()
}
/// The phase of a view's scroll transition.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The view is before its final position, in it, or after it.
  case topLeading, identity, bottomTrailing

  /// A Boolean value that indicates whether the view is in its final position.
  public var isIdentity: Bool { self == .identity }
  /// The distance from the final position, from -1 to 1.
  public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}

/// A type that indicates whether text can be selected.
public protocol TextSelectability {}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability, Sendable {}

/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability, Sendable {}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text that can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text that cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension Image {
  /// The dynamic range of images.
  public enum DynamicRange: Hashable, Sendable {
    /// The ranges that SwiftUI names.
    case standard, constrainedHigh, high
  }
}
