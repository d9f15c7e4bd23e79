// Generated from Sources/Views/View/EquatableView.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/View/EquatableView.swift`.
  mutating func addEquatableViewDeclarations() {
    view(
      "EquatableView", summary: "Creates a view that is updated when its content's value changes.",
      example: "EquatableView(content: Color.red)"
    ) {
      .function(.named("content", .view), returns: .view) { content in content }
    }
  }
}
