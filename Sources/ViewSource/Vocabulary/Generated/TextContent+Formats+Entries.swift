// Generated from Sources/FoundationViews/TextContent+Formats.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/FoundationViews/TextContent+Formats.swift`.
  mutating func addTextContentFormatsDeclarations() {
    view("Stepper", summary: "Creates a stepper with a title for a value.", example: "") {
      .function(
        .unnamed(.title), .named("value", .bound(.stride)), .named("step", .stride, default: 1),
        .named("format", .unevaluated), .named("onEditingChanged", .action(.bool), default: .init()), returns: .view
      ) { title, value, step, _, onEditingChanged in
        .stepper(label: [.text(title)], value: value, step: step, edited: onEditingChanged.run)
      }
    }
    view(
      "Stepper", summary: "Creates a stepper with a title for a value in a range.",
      example: #"Stepper("Count", value: .constant(1), in: 0...9)"#
    ) {
      .function(
        .unnamed(.title), .named("value", .bound(.stride)), .named("in", .strideLimits),
        .named("step", .stride, default: 1), .named("format", .unevaluated),
        .named("onEditingChanged", .action(.bool), default: .init()), returns: .view
      ) { title, value, bounds, step, _, onEditingChanged in
        .stepper(label: [.text(title)], value: value, in: bounds, step: step, edited: onEditingChanged.run)
      }
    }
  }
}
