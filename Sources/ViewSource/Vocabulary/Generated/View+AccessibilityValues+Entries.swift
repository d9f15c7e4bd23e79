// Generated from Sources/Views/Behaviour/View+AccessibilityValues.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Behaviour/View+AccessibilityValues.swift`.
  mutating func addViewAccessibilityValuesDeclarations() {
    member(
      "View", "accessibility", summary: "Returns the view unchanged; assistive technologies do not read a figure.",
      example: #"Text("a").accessibility(value: Text("b"))"#
    ) {
      .modifier(.named("value", .unevaluated)) { node, _ in node }
    }
    member(
      "View", "accessibility", summary: "Returns the view unchanged; assistive technologies do not read a figure.",
      example: #"Text("a").accessibility(hint: Text("b"))"#
    ) {
      .modifier(.named("hint", .unevaluated)) { node, _ in node }
    }
    member(
      "View", "accessibility", summary: "Returns the view unchanged; assistive technologies do not read a figure.",
      example: #"Text("a").accessibility(identifier: "b")"#
    ) {
      .modifier(.named("identifier", .string)) { node, _ in node }
    }
    member(
      "View", "accessibility", summary: "Returns the view unchanged; assistive technologies do not read a figure.",
      example: #"Text("a").accessibility(addTraits: .isHeader)"#
    ) {
      .modifier(.named("addTraits", .unevaluated)) { node, _ in node }
    }
    member(
      "View", "accessibility", summary: "Returns the view unchanged; assistive technologies do not read a figure.",
      example: #"Text("a").accessibility(removeTraits: .isHeader)"#
    ) {
      .modifier(.named("removeTraits", .unevaluated)) { node, _ in node }
    }
    member(
      "View", "accessibility", summary: "Returns the view unchanged; assistive technologies do not read a figure.",
      example: #"Text("a").accessibility(sortPriority: 1)"#
    ) {
      .modifier(.named("sortPriority", .double)) { node, _ in node }
    }
  }
}
