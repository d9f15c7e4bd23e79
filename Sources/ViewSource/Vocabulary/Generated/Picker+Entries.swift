// Generated from Sources/Views/Controls/Picker.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Picker.swift`.
  mutating func addPickerDeclarations() {
    view(
      "Picker", summary: "Creates a picker with a label.",
      example: #"Picker(selection: .constant(1)) { Text("S").tag(1) } label: { Text("Size") }"#
    ) {
      .placed(
        .named("selection", .bound(.identity)), .named("content", .content), .named("label", .content), returns: .view
      ) { place, selection, content, label in .picker(selection: selection, label: label, content: content, at: place) }
    }
    view(
      "Picker", summary: "Creates a picker with a label.",
      example: #"Picker(selection: .constant(1), label: Text("Size")) { Text("S").tag(1) }"#
    ) {
      .placed(
        .named("selection", .bound(.identity)), .named("label", .view), .named("content", .content), returns: .view
      ) { place, selection, label, content in .picker(selection: selection, label: [label], content: content, at: place)
      }
    }
    view(
      "Picker", summary: "Creates a picker with a title; a figure shows the selected view.",
      example: #"Picker("Size", selection: .constant(1)) { Text("S").tag(1) } currentValueLabel: { Text("S") }"#
    ) {
      .placed(
        .unnamed(.title), .named("selection", .bound(.identity)), .named("content", .content),
        .named("currentValueLabel", .unevaluated), returns: .view
      ) { place, title, selection, content, _ in
        .picker(selection: selection, label: [.text(title)], content: content, at: place)
      }
    }
    view(
      "Picker", summary: "Creates a picker with a title.",
      example: #"Picker("Size", selection: .constant(1)) { Text("S").tag(1); Text("L").tag(2) }"#
    ) {
      .placed(.unnamed(.title), .named("selection", .bound(.identity)), .named("content", .content), returns: .view) {
        place, title, selection, content in
        .picker(selection: selection, label: [.text(title)], content: content, at: place)
      }
    }
    view(
      "Picker", summary: "Creates a picker with a title and a symbol.",
      example: #"Picker("Size", systemImage: "ruler", selection: .constant(1)) { Text("S").tag(1) }"#
    ) {
      .placed(
        .unnamed(.title), .named("systemImage", .string), .named("selection", .bound(.identity)),
        .named("content", .content), returns: .view
      ) { place, title, systemImage, selection, content in
        .picker(selection: selection, label: [.label(title, systemImage: systemImage)], content: content, at: place)
      }
    }
  }
}
