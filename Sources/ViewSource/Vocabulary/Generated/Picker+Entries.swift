// Generated from Sources/Views/Controls/Picker.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Picker.swift`.
  mutating func addPickerDeclarations() {
    view(
      "Picker", summary: "Creates a picker with a label.",
      example: #"Picker(selection: .constant(1)) { Text("S").tag(1) } label: { Text("Size") }"#
    ) {
      .function(
        .named("selection", .binding(.identity)), .named("content", .content), .named("label", .content), returns: .view
      ) { selection, content, label in .picker(selection: AnyHashable(selection), label: label, content: content) }
    }
    view(
      "Picker", summary: "Creates a picker with a label.",
      example: #"Picker(selection: .constant(1), label: Text("Size")) { Text("S").tag(1) }"#
    ) {
      .function(
        .named("selection", .binding(.identity)), .named("label", .view), .named("content", .content), returns: .view
      ) { selection, label, content in .picker(selection: AnyHashable(selection), label: [label], content: content) }
    }
    view(
      "Picker", summary: "Creates a picker with a title; a figure shows the selected view.",
      example: #"Picker("Size", selection: .constant(1)) { Text("S").tag(1) } currentValueLabel: { Text("S") }"#
    ) {
      .function(
        .unnamed(.title), .named("selection", .binding(.identity)), .named("content", .content),
        .named("currentValueLabel", .unevaluated), returns: .view
      ) { title, selection, content, _ in
        .picker(selection: AnyHashable(selection), label: [.text(title)], content: content)
      }
    }
    view(
      "Picker", summary: "Creates a picker with a title.",
      example: #"Picker("Size", selection: .constant(1)) { Text("S").tag(1); Text("L").tag(2) }"#
    ) {
      .function(.unnamed(.title), .named("selection", .binding(.identity)), .named("content", .content), returns: .view)
      { title, selection, content in .picker(selection: AnyHashable(selection), label: [.text(title)], content: content)
      }
    }
    view(
      "Picker", summary: "Creates a picker with a title and a symbol.",
      example: #"Picker("Size", systemImage: "ruler", selection: .constant(1)) { Text("S").tag(1) }"#
    ) {
      .function(
        .unnamed(.title), .named("systemImage", .string), .named("selection", .binding(.identity)),
        .named("content", .content), returns: .view
      ) { title, systemImage, selection, content in
        .picker(selection: AnyHashable(selection), label: [.label(title, systemImage: systemImage)], content: content)
      }
    }
  }
}
