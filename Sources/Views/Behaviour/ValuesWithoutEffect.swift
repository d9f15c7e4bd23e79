// What modifiers without an effect are told: nobody looks at it, so all values of a type are alike.

/// How high a sheet stands.
public struct PresentationDetent: Hashable, Sendable {
  /// One of the values that SwiftUI names.
  public static let medium = PresentationDetent()
  /// One of the values that SwiftUI names.
  public static let large = PresentationDetent()
  /// One of the values that SwiftUI names.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent() }
  /// One of the values that SwiftUI names.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent() }
}

/// How columns of screens are shown.
public struct NavigationViewStyle: Hashable, Sendable {
  /// One of the values that SwiftUI names.
  public static let automatic = NavigationViewStyle()
  /// One of the values that SwiftUI names.
  public static let stack = NavigationViewStyle()
  /// One of the values that SwiftUI names.
  public static let columns = NavigationViewStyle()
}

/// How columns of screens are shown.
public struct NavigationSplitViewStyle: Hashable, Sendable {
  /// One of the values that SwiftUI names.
  public static let automatic = NavigationSplitViewStyle()
  /// One of the values that SwiftUI names.
  public static let balanced = NavigationSplitViewStyle()
  /// One of the values that SwiftUI names.
  public static let prominentDetail = NavigationSplitViewStyle()
}

/// How a title is shown.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  /// One of the values that SwiftUI names.
  public static let automatic = ToolbarTitleDisplayMode()
  /// One of the values that SwiftUI names.
  public static let large = ToolbarTitleDisplayMode()
  /// One of the values that SwiftUI names.
  public static let inline = ToolbarTitleDisplayMode()
  /// One of the values that SwiftUI names.
  public static let inlineLarge = ToolbarTitleDisplayMode()
}

/// What the bars of a screen are for.
public struct ToolbarRole: Hashable, Sendable {
  /// One of the values that SwiftUI names.
  public static let automatic = ToolbarRole()
  /// One of the values that SwiftUI names.
  public static let navigationStack = ToolbarRole()
  /// One of the values that SwiftUI names.
  public static let browser = ToolbarRole()
  /// One of the values that SwiftUI names.
  public static let editor = ToolbarRole()
}

/// When a tab bar makes room.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  /// One of the values that SwiftUI names.
  public static let automatic = TabBarMinimizeBehavior()
  /// One of the values that SwiftUI names.
  public static let never = TabBarMinimizeBehavior()
  /// One of the values that SwiftUI names.
  public static let onScrollDown = TabBarMinimizeBehavior()
  /// One of the values that SwiftUI names.
  public static let onScrollUp = TabBarMinimizeBehavior()
}

/// In which order a menu stands.
public struct MenuOrder: Hashable, Sendable {
  /// One of the values that SwiftUI names.
  public static let automatic = MenuOrder()
  /// One of the values that SwiftUI names.
  public static let fixed = MenuOrder()
  /// One of the values that SwiftUI names.
  public static let priority = MenuOrder()
}

/// What a pointer does.
public struct HoverEffect: Hashable, Sendable {
  /// One of the values that SwiftUI names.
  public static let automatic = HoverEffect()
  /// One of the values that SwiftUI names.
  public static let highlight = HoverEffect()
  /// One of the values that SwiftUI names.
  public static let lift = HoverEffect()
}

/// What a hand feels.
public struct SensoryFeedback: Hashable, Sendable {
  /// One of the values that SwiftUI names.
  public static let success = SensoryFeedback()
  /// One of the values that SwiftUI names.
  public static let warning = SensoryFeedback()
  /// One of the values that SwiftUI names.
  public static let error = SensoryFeedback()
  /// One of the values that SwiftUI names.
  public static let selection = SensoryFeedback()
  /// One of the values that SwiftUI names.
  public static let increase = SensoryFeedback()
  /// One of the values that SwiftUI names.
  public static let decrease = SensoryFeedback()
  /// One of the values that SwiftUI names.
  public static let start = SensoryFeedback()
  /// One of the values that SwiftUI names.
  public static let stop = SensoryFeedback()
  /// One of the values that SwiftUI names.
  public static let alignment = SensoryFeedback()
  /// One of the values that SwiftUI names.
  public static let levelChange = SensoryFeedback()
  /// One of the values that SwiftUI names.
  public static let impact = SensoryFeedback()
  /// One of the values that SwiftUI names.
  public static func impact(weight: ImpactWeight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback()
  }
  /// How heavy what is felt is.
  public enum ImpactWeight: Hashable, Sendable {
    /// The weights that SwiftUI names.
    case light, medium, heavy
  }
}

/// How content changes.
public struct ContentTransition: Hashable, Sendable {
  /// One of the values that SwiftUI names.
  public static let identity = ContentTransition()
  /// One of the values that SwiftUI names.
  public static let opacity = ContentTransition()
  /// One of the values that SwiftUI names.
  public static let interpolate = ContentTransition()
  /// One of the values that SwiftUI names.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
  /// One of the values that SwiftUI names.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

/// How a symbol moves.
public struct SymbolEffect: Hashable, Sendable {
  /// One of the values that SwiftUI names.
  public static let bounce = SymbolEffect()
  /// One of the values that SwiftUI names.
  public static let pulse = SymbolEffect()
  /// One of the values that SwiftUI names.
  public static let variableColor = SymbolEffect()
  /// One of the values that SwiftUI names.
  public static let scale = SymbolEffect()
  /// One of the values that SwiftUI names.
  public static let appear = SymbolEffect()
  /// One of the values that SwiftUI names.
  public static let disappear = SymbolEffect()
  /// One of the values that SwiftUI names.
  public static let replace = SymbolEffect()
  /// One of the values that SwiftUI names.
  public static let rotate = SymbolEffect()
  /// One of the values that SwiftUI names.
  public static let breathe = SymbolEffect()
  /// One of the values that SwiftUI names.
  public static let wiggle = SymbolEffect()
  /// One of the values that SwiftUI names.
  public static let drawOn = SymbolEffect()
  /// One of the values that SwiftUI names.
  public static let drawOff = SymbolEffect()
  /// The effect in one of the ways that SwiftUI names.
  public var up: SymbolEffect { self }
  /// The effect in one of the ways that SwiftUI names.
  public var down: SymbolEffect { self }
  /// The effect in one of the ways that SwiftUI names.
  public var byLayer: SymbolEffect { self }
  /// The effect in one of the ways that SwiftUI names.
  public var wholeSymbol: SymbolEffect { self }
  /// The effect in one of the ways that SwiftUI names.
  public var iterative: SymbolEffect { self }
  /// The effect in one of the ways that SwiftUI names.
  public var cumulative: SymbolEffect { self }
  /// The effect in one of the ways that SwiftUI names.
  public var reversing: SymbolEffect { self }
  /// The effect in one of the ways that SwiftUI names.
  public var dimInactiveLayers: SymbolEffect { self }
}

/// How often a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// One of the values that SwiftUI names.
  public static let `default` = SymbolEffectOptions()
  /// One of the values that SwiftUI names.
  public static let repeating = SymbolEffectOptions()
  /// One of the values that SwiftUI names.
  public static let nonRepeating = SymbolEffectOptions()
  /// One of the values that SwiftUI names.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// One of the values that SwiftUI names.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
}

/// How a screen comes.
public struct NavigationTransition: Hashable, Sendable {
  /// One of the values that SwiftUI names.
  public static let automatic = NavigationTransition()
  /// One of the values that SwiftUI names.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> NavigationTransition {
    NavigationTransition()
  }
}

/// When materials are lively.
public struct MaterialActiveAppearance: Hashable, Sendable {
  /// One of the values that SwiftUI names.
  public static let automatic = MaterialActiveAppearance()
  /// One of the values that SwiftUI names.
  public static let active = MaterialActiveAppearance()
  /// One of the values that SwiftUI names.
  public static let inactive = MaterialActiveAppearance()
  /// One of the values that SwiftUI names.
  public static let matchWindow = MaterialActiveAppearance()
}
/// Where a view stands while it is scrolled.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Before its place, in it, behind it.
  case topLeading, identity, bottomTrailing

  /// Whether the view is in its place.
  public var isIdentity: Bool { self == .identity }
  /// How far the view is from its place, from -1 to 1.
  public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}

/// Whether a text can be chosen.
public protocol TextSelectability {}

/// A text that can be chosen.
public struct EnabledTextSelectability: TextSelectability, Sendable {}

/// A text that cannot be chosen.
public struct DisabledTextSelectability: TextSelectability, Sendable {}

extension TextSelectability where Self == EnabledTextSelectability {
  /// A text that can be chosen.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// A text that cannot be chosen.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension Image {
  /// How bright the colours of pictures may be.
  public enum DynamicRange: Hashable, Sendable {
    /// The ranges that SwiftUI names.
    case standard, constrainedHigh, high
  }
}
