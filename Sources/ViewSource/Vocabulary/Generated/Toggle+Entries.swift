// Generated from Sources/Views/Controls/Toggle.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Toggle.swift`.
  mutating func addToggleDeclarations() {
    view(
      "Toggle", summary: "Creates a toggle with a label.", example: #"Toggle(isOn: .constant(true)) { Text("Wi-Fi") }"#
    ) {
      .function(.named("isOn", .bound(.bool)), .named("label", .content), returns: .view) { isOn, label in
        .toggle(isOn: isOn, label: label)
      }
    }
    view("Toggle", summary: "Creates a toggle with a title.", example: #"Toggle("Wi-Fi", isOn: .constant(true))"#) {
      .function(.unnamed(.title), .named("isOn", .bound(.bool)), returns: .view) { title, isOn in
        .toggle(isOn: isOn, label: [.text(title)])
      }
    }
    view(
      "Toggle", summary: "Creates a toggle with a title and a symbol.",
      example: #"Toggle("Wi-Fi", systemImage: "wifi", isOn: .constant(true))"#
    ) {
      .function(.unnamed(.title), .named("systemImage", .string), .named("isOn", .bound(.bool)), returns: .view) {
        title, systemImage, isOn in .toggle(isOn: isOn, label: [.label(title, systemImage: systemImage)])
      }
    }
    view(
      "Toggle", summary: "Creates a toggle with a title and an image.",
      example: #"Toggle("Photo", image: "photo", isOn: .constant(true))"#
    ) {
      .function(.unnamed(.title), .named("image", .asset), .named("isOn", .bound(.bool)), returns: .view) {
        title, image, isOn in .toggle(isOn: isOn, label: [.label(title, image: image)])
      }
    }
  }
}
