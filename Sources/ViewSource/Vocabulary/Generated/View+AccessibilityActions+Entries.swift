// Generated from Sources/Views/Behaviour/View+AccessibilityActions.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Behaviour/View+AccessibilityActions.swift`.
  mutating func addViewAccessibilityActionsDeclarations() {
    view("AccessibilityRotorEntry", summary: "Creates an entry for the view with an identity.", example: "") {
      .function(.unnamed(.unevaluated), .named("id", .identity), returns: .view) { _, _ in .empty }
    }
    view(
      "AccessibilityRotorEntry", summary: "Creates an entry for the view with an identity in a namespace.", example: ""
    ) {
      .function(.unnamed(.unevaluated), .named("id", .identity), .named("in", .identity), returns: .view) { _, _, _ in
        .empty
      }
    }
  }
}
