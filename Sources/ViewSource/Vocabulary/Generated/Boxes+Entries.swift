// Generated from Sources/Views/Controls/Boxes.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Boxes.swift`.
  mutating func addBoxesDeclarations() {
    view("GroupBox", summary: "Creates a box with a label.", example: #"GroupBox { Text("a") }"#) {
      .function(.named("content", .content), .named("label", .content), returns: .view) { content, label in
        .groupBox(label: label, content: content)
      }
    }
    view(
      "GroupBox", summary: "Creates a box with a label, in SwiftUI's older spelling.",
      example: #"GroupBox(label: Text("Box")) { Text("a") }"#
    ) {
      .function(.named("label", .view), .named("content", .content), returns: .view) { label, content in
        .groupBox(label: [label], content: content)
      }
    }
    view("GroupBox", summary: "Creates a box without a label.", example: "") {
      .function(.named("content", .content), returns: .view) { content in .groupBox(content: content) }
    }
    view("GroupBox", summary: "Creates a box with a title.", example: #"GroupBox("Box") { Text("a") }"#) {
      .function(.unnamed(.title), .named("content", .content), returns: .view) { title, content in
        .groupBox(label: [.text(title)], content: content)
      }
    }
    view(
      "DisclosureGroup", summary: "Creates a group with a label, whose content is hidden until it is opened.",
      example: ""
    ) {
      .placed(.named("content", .content), .named("label", .content), returns: .view) { place, content, label in
        .disclosureGroup(isExpanded: .remembered(false, at: place), label: label, content: content)
      }
    }
    view(
      "DisclosureGroup", summary: "Creates a group with a label.",
      example: #"DisclosureGroup { Text("a") } label: { Text("More") }"#
    ) {
      .function(
        .named("isExpanded", .bound(.bool)), .named("content", .content), .named("label", .content), returns: .view
      ) { isExpanded, content, label in .disclosureGroup(isExpanded: isExpanded, label: label, content: content) }
    }
    view(
      "DisclosureGroup", summary: "Creates a group with a title, whose content is hidden until it is opened.",
      example: ""
    ) {
      .placed(.unnamed(.title), .named("content", .content), returns: .view) { place, title, content in
        .disclosureGroup(isExpanded: .remembered(false, at: place), label: [.text(title)], content: content)
      }
    }
    view(
      "DisclosureGroup", summary: "Creates a group with a title.",
      example: #"DisclosureGroup("More", isExpanded: .constant(true)) { Text("a") }"#
    ) {
      .function(.unnamed(.title), .named("isExpanded", .bound(.bool)), .named("content", .content), returns: .view) {
        title, isExpanded, content in .disclosureGroup(isExpanded: isExpanded, label: [.text(title)], content: content)
      }
    }
    view("ControlGroup", summary: "Creates a row of controls.", example: "") {
      .function(.named("content", .content), returns: .view) { content in .controlGroup(content: content) }
    }
    view(
      "ControlGroup", summary: "Creates a row of controls with a label.",
      example: #"ControlGroup { Button("A") {}; Button("B") {} }"#
    ) {
      .function(.named("content", .content), .named("label", .content), returns: .view) { content, label in
        .controlGroup(label: label, content: content)
      }
    }
    view("ControlGroup", summary: "Creates a row of controls with a title.", example: "") {
      .function(.unnamed(.title), .named("content", .content), returns: .view) { title, content in
        .controlGroup(label: [.text(title)], content: content)
      }
    }
    view(
      "ControlGroup", summary: "Creates a row of controls with a title and a symbol.",
      example: #"ControlGroup("More", systemImage: "ellipsis") { Button("A") {}; Button("B") {} }"#
    ) {
      .function(.unnamed(.title), .named("systemImage", .string), .named("content", .content), returns: .view) {
        title, systemImage, content in .controlGroup(label: [.label(title, systemImage: systemImage)], content: content)
      }
    }
  }
}
