// What modifiers of scroll views are told, which has no effect on a first frame.

/// When a keyboard goes.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  /// One of the values that SwiftUI names.
  public static let automatic = ScrollDismissesKeyboardMode()
  /// One of the values that SwiftUI names.
  public static let immediately = ScrollDismissesKeyboardMode()
  /// One of the values that SwiftUI names.
  public static let interactively = ScrollDismissesKeyboardMode()
  /// One of the values that SwiftUI names.
  public static let never = ScrollDismissesKeyboardMode()
}

/// Where scrolling ends.
public struct ScrollTargetBehavior: Hashable, Sendable {
  /// One of the values that SwiftUI names.
  public static let paging = ScrollTargetBehavior()
  /// One of the values that SwiftUI names.
  public static let viewAligned = ScrollTargetBehavior()
  /// One of the values that SwiftUI names.
  public static func viewAligned(limitBehavior: LimitBehavior) -> ScrollTargetBehavior { ScrollTargetBehavior() }
  /// How far scrolling goes at once.
  public enum LimitBehavior: Hashable, Sendable {
    /// The limits that SwiftUI names.
    case automatic, always, never, alwaysByFew, alwaysByOne
  }
}

/// When a view bounces.
public struct ScrollBounceBehavior: Hashable, Sendable {
  /// One of the values that SwiftUI names.
  public static let automatic = ScrollBounceBehavior()
  /// One of the values that SwiftUI names.
  public static let always = ScrollBounceBehavior()
  /// One of the values that SwiftUI names.
  public static let basedOnSize = ScrollBounceBehavior()
}

/// How a view follows scrolling.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
  /// One of the values that SwiftUI names.
  public static let interactive = ScrollTransitionConfiguration()
  /// One of the values that SwiftUI names.
  public static let animated = ScrollTransitionConfiguration()
  /// One of the values that SwiftUI names.
  public static let identity = ScrollTransitionConfiguration()
  /// One of the values that SwiftUI names.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration()
  }
}

/// How content ends under bars.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  /// One of the values that SwiftUI names.
  public static let automatic = ScrollEdgeEffectStyle()
  /// One of the values that SwiftUI names.
  public static let hard = ScrollEdgeEffectStyle()
  /// One of the values that SwiftUI names.
  public static let soft = ScrollEdgeEffectStyle()
}
