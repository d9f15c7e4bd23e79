// Generated from Sources/Views/Controls/Button.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Button.swift`.
  mutating func addButtonDeclarations() {
    view("Button", summary: "Creates a button with a label.", example: #"Button(action: {}) { Text("OK") }"#) {
      .function(.named("action", .action), .named("label", .content), returns: .view) { action, label in
        .button(label: label, action: action.run)
      }
    }
    view(
      "Button", summary: "Creates a button with a role and a label.",
      example: #"Button(role: .destructive) {} label: { Text("Delete") }"#
    ) {
      .function(
        .named("role", .optional(.buttonRole)), .named("action", .action), .named("label", .content), returns: .view
      ) { role, action, label in .button(role: role, label: label, action: action.run) }
    }
    view("Button", summary: "Creates a button with a title.", example: "") {
      .function(.unnamed(.title), .named("action", .action), returns: .view) { title, action in
        .button(title, action: action.run)
      }
    }
    view("Button", summary: "Creates a button with a title and a role.", example: #"Button("OK", role: .cancel) {}"#) {
      .function(.unnamed(.title), .named("role", .optional(.buttonRole)), .named("action", .action), returns: .view) {
        title, role, action in .button(title, role: role, action: action.run)
      }
    }
    view(
      "Button", summary: "Creates a button with a title and a symbol.",
      example: #"Button("Add", systemImage: "plus") {}"#
    ) {
      .function(
        .unnamed(.title), .named("systemImage", .string), .named("role", .optional(.buttonRole), default: .some(nil)),
        .named("action", .action), returns: .view
      ) { title, systemImage, role, action in .button(title, systemImage: systemImage, role: role, action: action.run) }
    }
    view(
      "Button", summary: "Creates a button with a title and an image.", example: #"Button("Photo", image: "photo") {}"#
    ) {
      .function(
        .unnamed(.title), .named("image", .asset), .named("role", .optional(.buttonRole), default: .some(nil)),
        .named("action", .action), returns: .view
      ) { title, image, role, action in .button(role: role, label: [.label(title, image: image)], action: action.run) }
    }
    view(
      "Button", summary: "Creates a button with the standard label of its role.", example: "Button(role: .cancel) {}"
    ) {
      .function(.named("role", .buttonRole), .named("action", .action), returns: .view) { role, action in
        .button(role: role, action: action.run)
      }
    }
    view("Menu", summary: "Creates a menu with a label.", example: "") {
      .placed(.named("content", .laterContent), .named("label", .content), returns: .view) { place, content, label in
        .menu(label: label, at: place) { content() }
      }
    }
    view(
      "Menu", summary: "Creates a menu with a label and an action for a tap.",
      example: #"Menu { Button("Copy") {} } label: { Text("More") }"#
    ) {
      .placed(
        .named("content", .laterContent), .named("label", .content), .named("primaryAction", .action), returns: .view
      ) { place, content, label, primaryAction in
        .menu(label: label, primaryAction: primaryAction.run, at: place) { content() }
      }
    }
    view(
      "Menu", summary: "Creates a menu with a label, in SwiftUI's older spelling.",
      example: #"Menu(label: Text("More")) { Button("Copy") {} }"#
    ) {
      .placed(.named("label", .view), .named("content", .laterContent), returns: .view) { place, label, content in
        .menu(label: [label], at: place) { content() }
      }
    }
    view("Menu", summary: "Creates a menu with a title.", example: "") {
      .placed(.unnamed(.title), .named("content", .laterContent), returns: .view) { place, title, content in
        .menu(label: [.text(title)], at: place) { content() }
      }
    }
    view(
      "Menu", summary: "Creates a menu with a title and an action for a tap.",
      example: #"Menu("More") { Button("Copy") {} }"#
    ) {
      .placed(.unnamed(.title), .named("content", .laterContent), .named("primaryAction", .action), returns: .view) {
        place, title, content, primaryAction in
        .menu(label: [.text(title)], primaryAction: primaryAction.run, at: place) { content() }
      }
    }
    view(
      "Menu", summary: "Creates a menu with a title and a symbol.",
      example: #"Menu("More", systemImage: "ellipsis") { Button("Copy") {} }"#
    ) {
      .placed(.unnamed(.title), .named("systemImage", .string), .named("content", .laterContent), returns: .view) {
        place, title, systemImage, content in
        .menu(label: [.label(title, systemImage: systemImage)], at: place) { content() }
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
