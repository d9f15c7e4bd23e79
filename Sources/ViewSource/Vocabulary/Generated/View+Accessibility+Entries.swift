// Generated from Sources/Views/Behaviour/View+Accessibility.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Behaviour/View+Accessibility.swift`.
  mutating func addViewAccessibilityDeclarations() {
    member(
      "View", "accessibilityLabel",
      summary: "Sets the label or value that screen readers speak; steps find the view by it.",
      example: #"Text("a").accessibilityLabel("b")"#
    ) {
      .modifier(.unnamed(.acting(.title))) { node, label in node.accessibilityLabel(label) }
    }
    member(
      "View", "accessibilityIdentifier", summary: "Names the view for tests and for steps.",
      example: #"Text("a").accessibilityIdentifier("b")"#
    ) {
      .modifier(.unnamed(.acting(.string))) { node, identifier in node.accessibilityIdentifier(identifier) }
    }
    member(
      "View", "accessibility",
      summary: "Sets the label or value that screen readers speak, in SwiftUI's older spelling.",
      example: #"Text("a").accessibility(label: Text("b"))"#
    ) {
      .modifier(.named("label", .acting(.text))) { node, label in node.accessibilityLabel(label) }
    }
    member(
      "View", "accessibility", summary: "Returns the view unchanged; assistive technologies do not read a figure.",
      example: #"Text("a").accessibility(hidden: false)"#
    ) {
      .modifier(.named("hidden", .bool)) { node, _ in node }
    }
  }
}
