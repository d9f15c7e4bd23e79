// Values of the modifiers for scroll views, which have no effect on a first frame.

/// The way in which scrolling dismisses a keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  /// One of SwiftUI's values.
  public static let automatic = ScrollDismissesKeyboardMode()
  /// One of SwiftUI's values.
  public static let immediately = ScrollDismissesKeyboardMode()
  /// One of SwiftUI's values.
  public static let interactively = ScrollDismissesKeyboardMode()
  /// One of SwiftUI's values.
  public static let never = ScrollDismissesKeyboardMode()
}

/// The positions at which scrolling comes to rest.
public struct ScrollTargetBehavior: Hashable, Sendable {
  /// The positions, or nil for any.
  let rest: ScrollRest?
  /// Whole pages, each as long as the visible part.
  public static let paging = ScrollTargetBehavior(rest: .page)
  /// The starts of the views of a target layout.
  public static let viewAligned = ScrollTargetBehavior(rest: .view)
  /// The starts of the views of a target layout; the limit of a scroll gesture has no effect.
  public static func viewAligned(limitBehavior: LimitBehavior) -> ScrollTargetBehavior { .viewAligned }
  /// The limits of a scroll gesture.
  public enum LimitBehavior: Hashable, Sendable {
    /// The limits that SwiftUI names.
    case automatic, always, never, alwaysByFew, alwaysByOne
  }
}

/// The condition under which a scroll view bounces.
public struct ScrollBounceBehavior: Hashable, Sendable {
  /// One of SwiftUI's values.
  public static let automatic = ScrollBounceBehavior()
  /// One of SwiftUI's values.
  public static let always = ScrollBounceBehavior()
  /// One of SwiftUI's values.
  public static let basedOnSize = ScrollBounceBehavior()
}

/// A transition of views as they scroll.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
  /// One of SwiftUI's values.
  public static let interactive = ScrollTransitionConfiguration()
  /// One of SwiftUI's values.
  public static let animated = ScrollTransitionConfiguration()
  /// One of SwiftUI's values.
  public static let identity = ScrollTransitionConfiguration()
  /// One of SwiftUI's values.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration()
  }
}

/// The effect at the edges of scrolled content.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  /// One of SwiftUI's values.
  public static let automatic = ScrollEdgeEffectStyle()
  /// One of SwiftUI's values.
  public static let hard = ScrollEdgeEffectStyle()
  /// One of SwiftUI's values.
  public static let soft = ScrollEdgeEffectStyle()
}
