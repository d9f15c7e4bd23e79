// Generated from Sources/FoundationViews/TextContent+Formats.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/FoundationViews/TextContent+Formats.swift`.
  mutating func addTextContentFormatsDeclarations() {
    view("Stepper", summary: "Creates a stepper with a title for a value.", example: "") {
      .function(
        .unnamed(.title), .named("value", .unevaluated), .named("step", .unevaluated, default: ()),
        .named("format", .unevaluated), .named("onEditingChanged", .unevaluated, default: ()), returns: .view
      ) { title, _, _, _, _ in .stepper(label: [.text(title)]) }
    }
    view(
      "Stepper", summary: "Creates a stepper with a title for a value in a range.",
      example: #"Stepper("Count", value: .constant(1), in: 0...9)"#
    ) {
      .function(
        .unnamed(.title), .named("value", .unevaluated), .named("in", .unevaluated),
        .named("step", .unevaluated, default: ()), .named("format", .unevaluated),
        .named("onEditingChanged", .unevaluated, default: ()), returns: .view
      ) { title, _, _, _, _, _ in .stepper(label: [.text(title)]) }
    }
  }
}
