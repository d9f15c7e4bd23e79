// Generated from Sources/Views/Controls/ContentUnavailableView.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/ContentUnavailableView.swift`.
  mutating func addContentUnavailableViewDeclarations() {
    view(
      "ContentUnavailableView", summary: "Creates a message with a label, a description and actions.",
      example:
        #"ContentUnavailableView { Label("No net", systemImage: "wifi.slash") } description: { Text("Try again.") }"#
    ) {
      .function(
        .named("label", .content), .named("description", .content, default: []),
        .named("actions", .content, default: []), returns: .view
      ) { label, description, actions in .contentUnavailable(label: label, description: description, actions: actions) }
    }
    view(
      "ContentUnavailableView", summary: "Creates a message with a title, a symbol and a description.",
      example: #"ContentUnavailableView("No mail", systemImage: "tray", description: Text("New mail shows here."))"#
    ) {
      .function(
        .unnamed(.title), .named("systemImage", .string), .named("description", .optional(.text), default: .some(nil)),
        returns: .view
      ) { title, name, description in
        .contentUnavailable(label: .label(title, systemImage: name), description: description)
      }
    }
    view(
      "ContentUnavailableView", summary: "Creates a message with a title, an image and a description.",
      example: #"ContentUnavailableView("No photo", image: "photo")"#
    ) {
      .function(
        .unnamed(.title), .named("image", .asset), .named("description", .optional(.text), default: .some(nil)),
        returns: .view
      ) { title, name, description in .contentUnavailable(label: .label(title, image: name), description: description) }
    }
    staticMember(
      "ContentUnavailableView", "search", .staticMethod,
      summary: "Returns the message that a search for a text has no results.", example: ""
    ) {
      .function(.named("text", .string), returns: .view) { text in .searchUnavailable(for: text) }
    }
  }
}
