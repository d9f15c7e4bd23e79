// Generated from Sources/Views/Behaviour/View+Scrolling.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Behaviour/View+Scrolling.swift`.
  mutating func addViewScrollingDeclarations() {
    member(
      "View", "scrollTargetLayout", summary: "Marks the views within as those at which scrolling comes to rest.",
      example: #"ScrollView { Text("a").scrollTargetLayout() }.scrollTargetBehavior(.viewAligned)"#
    ) {
      .modifier(.named("isEnabled", .bool, default: true)) { node, isEnabled in
        node.scrollTargetLayout(isEnabled: isEnabled)
      }
    }
    member(
      "View", "onScrollVisibilityChange",
      summary:
        "Runs an action when a fraction of the view becomes visible in its scroll view, or is no longer visible.",
      example: #"ScrollView { Text("a").onScrollVisibilityChange { _ in } }"#
    ) {
      .placedModifier(.named("threshold", .acting(.double), default: 0.5), .unnamed(.action(.bool))) {
        node, place, threshold, action in node.onScrollVisibilityChange(threshold: threshold, at: place, action.run)
      }
    }
    member(
      "View", "flipsForRightToLeftLayoutDirection",
      summary: "Mirrors the drawing of the view where the reading direction is from right to left.",
      example: #"Text("a").flipsForRightToLeftLayoutDirection(true)"#
    ) {
      .modifier(.unnamed(.bool)) { node, enabled in node.flipsForRightToLeftLayoutDirection(enabled) }
    }
  }
}
