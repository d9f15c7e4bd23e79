/// How a change would move; a figure does not move, so every animation is the same.
public struct Animation: Hashable, Sendable {
  /// The animation that SwiftUI takes where none is named.
  public static let `default` = Animation()
}
