// Generated from Sources/Views/Controls/ProgressView.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/ProgressView.swift`.
  mutating func addProgressViewDeclarations() {
    view(
      "ProgressView", summary: "Creates a progress view with labels; a value of nil is indeterminate progress.",
      example: #"ProgressView(value: 0.4) { Text("Loading") } currentValueLabel: { Text("40 %") }"#
    ) {
      .function(
        .named("value", .optional(.number)), .named("total", .number, default: 1), .named("label", .content),
        .named("currentValueLabel", .content), returns: .view
      ) { value, total, label, currentValueLabel in
        .progressView(value: value, total: total, label: label, currentValueLabel: currentValueLabel)
      }
    }
    view("ProgressView", summary: "Creates an indeterminate progress view.", example: "ProgressView()") {
      .function(returns: .view) { () throws(Fault) in .progressView(share: nil) }
    }
    view(
      "ProgressView", summary: "Creates a progress view; a value of nil is indeterminate progress.",
      example: "ProgressView(value: 0.4, total: 1)"
    ) {
      .function(.named("value", .optional(.number)), .named("total", .number, default: 1), returns: .view) {
        value, total in .progressView(value: value, total: total)
      }
    }
    view(
      "ProgressView", summary: "Creates an indeterminate progress view with a label.",
      example: #"ProgressView { Text("Loading") }"#
    ) {
      .function(.named("label", .content), returns: .view) { label in .progressView(share: nil, label: label) }
    }
    view(
      "ProgressView", summary: "Creates a progress view with a label; a value of nil is indeterminate progress.",
      example: ""
    ) {
      .function(
        .named("value", .optional(.number)), .named("total", .number, default: 1), .named("label", .content),
        returns: .view
      ) { value, total, label in .progressView(value: value, total: total, label: label) }
    }
    view(
      "ProgressView", summary: "Creates an indeterminate progress view with a title.",
      example: #"ProgressView("Loading")"#
    ) {
      .function(.unnamed(.title), returns: .view) { title in .progressView(share: nil, label: [.text(title)]) }
    }
    view(
      "ProgressView", summary: "Creates a progress view with a title; a value of nil is indeterminate progress.",
      example: #"ProgressView("Loading", value: 0.4)"#
    ) {
      .function(
        .unnamed(.title), .named("value", .optional(.number)), .named("total", .number, default: 1), returns: .view
      ) { title, value, total in .progressView(value: value, total: total, label: [.text(title)]) }
    }
  }
}
