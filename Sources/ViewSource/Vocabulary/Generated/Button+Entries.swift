// Generated from Sources/Views/Controls/Button.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Button.swift`.
  mutating func addButtonDeclarations() {
    view("Button", summary: "Creates a button with a label.", example: #"Button(action: {}) { Text("OK") }"#) {
      .function(.named("action", .unevaluated), .named("label", .content), returns: .view) { _, label in
        .button(label: label)
      }
    }
    view(
      "Button", summary: "Creates a button with a role and a label.",
      example: #"Button(role: .destructive) {} label: { Text("Delete") }"#
    ) {
      .function(
        .named("role", .optional(.buttonRole)), .named("action", .unevaluated), .named("label", .content),
        returns: .view
      ) { role, _, label in .button(role: role, label: label) }
    }
    view("Button", summary: "Creates a button with a title.", example: "") {
      .function(.unnamed(.title), .named("action", .unevaluated), returns: .view) { title, _ in .button(title) }
    }
    view("Button", summary: "Creates a button with a title and a role.", example: #"Button("OK", role: .cancel) {}"#) {
      .function(
        .unnamed(.title), .named("role", .optional(.buttonRole)), .named("action", .unevaluated), returns: .view
      ) { title, role, _ in .button(title, role: role) }
    }
    view(
      "Button", summary: "Creates a button with a title and a symbol.",
      example: #"Button("Add", systemImage: "plus") {}"#
    ) {
      .function(
        .unnamed(.title), .named("systemImage", .string), .named("role", .optional(.buttonRole), default: .some(nil)),
        .named("action", .unevaluated), returns: .view
      ) { title, systemImage, role, _ in .button(title, systemImage: systemImage, role: role) }
    }
    view(
      "Button", summary: "Creates a button with a title and an image.", example: #"Button("Photo", image: "photo") {}"#
    ) {
      .function(
        .unnamed(.title), .named("image", .asset), .named("role", .optional(.buttonRole), default: .some(nil)),
        .named("action", .unevaluated), returns: .view
      ) { title, image, role, _ in .button(role: role, label: [.label(title, image: image)]) }
    }
    view(
      "Button", summary: "Creates a button with the standard label of its role.", example: "Button(role: .cancel) {}"
    ) {
      .function(.named("role", .buttonRole), .named("action", .unevaluated), returns: .view) { role, _ in
        .button(role: role)
      }
    }
    view("Menu", summary: "Creates a menu with a label.", example: "") {
      .function(.named("content", .unevaluated), .named("label", .content), returns: .view) { _, label in
        .menu(label: label)
      }
    }
    view(
      "Menu", summary: "Creates a menu with a label and an action for a tap.",
      example: #"Menu { Button("Copy") {} } label: { Text("More") }"#
    ) {
      .function(
        .named("content", .unevaluated), .named("label", .content), .named("primaryAction", .unevaluated),
        returns: .view
      ) { _, label, _ in .menu(label: label) }
    }
    view(
      "Menu", summary: "Creates a menu with a label, in SwiftUI's older spelling.",
      example: #"Menu(label: Text("More")) { Button("Copy") {} }"#
    ) {
      .function(.named("label", .view), .named("content", .unevaluated), returns: .view) { label, _ in
        .menu(label: [label])
      }
    }
    view("Menu", summary: "Creates a menu with a title.", example: "") {
      .function(.unnamed(.title), .named("content", .unevaluated), returns: .view) { title, _ in
        .menu(label: [.text(title)])
      }
    }
    view(
      "Menu", summary: "Creates a menu with a title and an action for a tap.",
      example: #"Menu("More") { Button("Copy") {} }"#
    ) {
      .function(
        .unnamed(.title), .named("content", .unevaluated), .named("primaryAction", .unevaluated), returns: .view
      ) { title, _, _ in .menu(label: [.text(title)]) }
    }
    view(
      "Menu", summary: "Creates a menu with a title and a symbol.",
      example: #"Menu("More", systemImage: "ellipsis") { Button("Copy") {} }"#
    ) {
      .function(.unnamed(.title), .named("systemImage", .string), .named("content", .unevaluated), returns: .view) {
        title, systemImage, _ in .menu(label: [.label(title, systemImage: systemImage)])
      }
    }
    member(
      "View", "buttonBorderShape", summary: "Sets the shape of bordered buttons within the view.",
      example: #"Button("OK") {}.buttonStyle(.bordered).buttonBorderShape(.capsule)"#
    ) {
      .modifier(.unnamed(.borderShape)) { node, shape in node.buttonBorderShape(shape) }
    }
    member(
      "View", "controlSize", summary: "Sets the size of controls within the view.",
      example: #"Button("OK") {}.controlSize(.large)"#
    ) {
      .modifier(.unnamed(.controlSize)) { node, controlSize in node.controlSize(controlSize) }
    }
    member(
      "View", "labelsVisibility", summary: "Sets whether the labels of controls within the view are shown.",
      example: #"Toggle("Wi-Fi", isOn: .constant(true)).labelsVisibility(.hidden)"#
    ) {
      .modifier(.unnamed(.visibility)) { node, visibility in node.labelsVisibility(visibility) }
    }
    member(
      "View", "labelsHidden", summary: "Hides the labels of controls within the view.",
      example: #"Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden()"#
    ) {
      .modifier { node in node.labelsHidden() }
    }
  }
}
