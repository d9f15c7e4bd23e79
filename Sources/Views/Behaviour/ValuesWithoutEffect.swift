// Values of modifiers without an effect, which are all equal because no code reads them.

/// The height of a sheet.
public typealias PresentationDetent = SheetDetent

/// The style of a split view's columns.
public struct NavigationViewStyle: Hashable, Sendable {
  /// The standard style of the context.
  public static let automatic = NavigationViewStyle()
  /// A stack of screens, of which the topmost is shown.
  public static let stack = NavigationViewStyle()
  /// Several columns.
  public static let columns = NavigationViewStyle()
}

/// The style of a split view's columns.
public struct NavigationSplitViewStyle: Hashable, Sendable {
  /// The standard style of the context.
  public static let automatic = NavigationSplitViewStyle()
  /// The detail becomes narrower when another column is shown.
  public static let balanced = NavigationSplitViewStyle()
  /// The detail keeps its width when another column is shown.
  public static let prominentDetail = NavigationSplitViewStyle()
}

/// The condition under which a tab bar is minimized.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  /// The tab bar is minimized as the context requires.
  public static let automatic = TabBarMinimizeBehavior()
  /// The tab bar is not minimized.
  public static let never = TabBarMinimizeBehavior()
  /// The tab bar is minimized when content scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior()
  /// The tab bar is minimized when content scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior()
}

/// The order of a menu's items.
public struct MenuOrder: Hashable, Sendable {
  /// The standard order of the context.
  public static let automatic = MenuOrder()
  /// The items are ordered from top to bottom.
  public static let fixed = MenuOrder()
  /// The first item is the closest to the point of interaction.
  public static let priority = MenuOrder()
}

/// An effect of the pointer over a view.
public struct HoverEffect: Hashable, Sendable {
  /// The standard effect of the context.
  public static let automatic = HoverEffect()
  /// The pointer becomes a highlight behind the view.
  public static let highlight = HoverEffect()
  /// The pointer slides beneath the view, which is raised.
  public static let lift = HoverEffect()
}

/// Haptic feedback.
public struct SensoryFeedback: Hashable, Sendable {
  /// A task has been completed.
  public static let success = SensoryFeedback()
  /// A task has caused a warning.
  public static let warning = SensoryFeedback()
  /// A task has failed.
  public static let error = SensoryFeedback()
  /// A selection changes.
  public static let selection = SensoryFeedback()
  /// A value has passed a threshold upwards.
  public static let increase = SensoryFeedback()
  /// A value has passed a threshold downwards.
  public static let decrease = SensoryFeedback()
  /// An activity starts.
  public static let start = SensoryFeedback()
  /// An activity stops.
  public static let stop = SensoryFeedback()
  /// A dragged item aligns with another.
  public static let alignment = SensoryFeedback()
  /// A value passes between discrete levels.
  public static let levelChange = SensoryFeedback()
  /// Interface elements collide.
  public static let impact = SensoryFeedback()
  /// Interface elements of a weight collide, with an intensity from 0 to 1.
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
  /// The content changes without a transition.
  public static let identity = ContentTransition()
  /// The old content fades out while the new content fades in.
  public static let opacity = ContentTransition()
  /// The content is interpolated where possible.
  public static let interpolate = ContentTransition()
  /// Digits roll to their new values, upwards or downwards.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
  /// Digits roll in the direction in which a value changes.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

/// An effect of a symbol.
public struct SymbolEffect: Hashable, Sendable {
  /// The symbol bounces.
  public static let bounce = SymbolEffect()
  /// The symbol fades out and in.
  public static let pulse = SymbolEffect()
  /// The opacities of the symbol's layers change in turn.
  public static let variableColor = SymbolEffect()
  /// The symbol is scaled.
  public static let scale = SymbolEffect()
  /// The symbol appears.
  public static let appear = SymbolEffect()
  /// The symbol disappears.
  public static let disappear = SymbolEffect()
  /// The symbol is replaced by another.
  public static let replace = SymbolEffect()
  /// The symbol rotates.
  public static let rotate = SymbolEffect()
  /// The symbol grows and shrinks smoothly.
  public static let breathe = SymbolEffect()
  /// The symbol moves back and forth.
  public static let wiggle = SymbolEffect()
  /// The symbol's strokes are drawn.
  public static let drawOn = SymbolEffect()
  /// The symbol's strokes are removed.
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
  /// The standard options of the effect.
  public static let `default` = SymbolEffectOptions()
  /// The effect is repeated without end.
  public static let repeating = SymbolEffectOptions()
  /// The effect is not repeated.
  public static let nonRepeating = SymbolEffectOptions()
  /// Returns the options of an effect that runs at a multiple of its speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Returns the options of an effect that is repeated a number of times.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
}

/// A transition between screens.
public struct NavigationTransition: Hashable, Sendable {
  /// The standard transition of the context.
  public static let automatic = NavigationTransition()
  /// Returns a transition that zooms the screen from a source view.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> NavigationTransition {
    NavigationTransition()
  }
}

/// The condition under which materials appear active.
public struct MaterialActiveAppearance: Hashable, Sendable {
  /// Materials appear active as the context requires.
  public static let automatic = MaterialActiveAppearance()
  /// Materials always appear active.
  public static let active = MaterialActiveAppearance()
  /// Materials never appear active.
  public static let inactive = MaterialActiveAppearance()
  /// Materials appear active while their window is.
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
