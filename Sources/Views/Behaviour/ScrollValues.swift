// Values of the modifiers for scroll views, which have no effect on a first frame.

/// The way in which scrolling dismisses a keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  /// The keyboard is dismissed as the context requires.
  public static let automatic = ScrollDismissesKeyboardMode()
  /// The keyboard is dismissed as soon as scrolling begins.
  public static let immediately = ScrollDismissesKeyboardMode()
  /// The keyboard follows a finger that is dragged over it.
  public static let interactively = ScrollDismissesKeyboardMode()
  /// Scrolling does not dismiss the keyboard.
  public static let never = ScrollDismissesKeyboardMode()
}

/// The positions at which scrolling comes to rest.
public struct ScrollTargetBehavior: Hashable, Sendable {
  /// The positions, or nil for any.
  let rest: ScrollRest?
  /// Scrolling comes to rest at whole pages, each as long as the visible part.
  public static let paging = ScrollTargetBehavior(rest: .page)
  /// Scrolling comes to rest at the starts of the views of a target layout.
  public static let viewAligned = ScrollTargetBehavior(rest: .view)
  /// Scrolling comes to rest at the starts of the views of a target layout; the limit of a gesture has no effect.
  public static func viewAligned(limitBehavior: LimitBehavior) -> ScrollTargetBehavior { .viewAligned }
  /// The limits of a scroll gesture.
  public enum LimitBehavior: Hashable, Sendable {
    /// The limits that SwiftUI names.
    case automatic, always, never, alwaysByFew, alwaysByOne
  }
}

/// The condition under which a scroll view bounces.
public struct ScrollBounceBehavior: Hashable, Sendable {
  /// The scroll view bounces as the context requires.
  public static let automatic = ScrollBounceBehavior()
  /// The scroll view always bounces.
  public static let always = ScrollBounceBehavior()
  /// The scroll view bounces if its content is larger than it is.
  public static let basedOnSize = ScrollBounceBehavior()
}

/// A transition of views as they scroll.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
  /// The effects follow the scrolling.
  public static let interactive = ScrollTransitionConfiguration()
  /// The effects are animated when the view becomes visible.
  public static let animated = ScrollTransitionConfiguration()
  /// No effects are applied.
  public static let identity = ScrollTransitionConfiguration()
  /// Effects that are animated when the view becomes visible.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration()
  }
}

/// The effect at the edges of scrolled content.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  /// The standard style of the edge.
  public static let automatic = ScrollEdgeEffectStyle()
  /// An edge with a hard cutoff and a dividing line.
  public static let hard = ScrollEdgeEffectStyle()
  /// An edge that fades out softly.
  public static let soft = ScrollEdgeEffectStyle()
}
