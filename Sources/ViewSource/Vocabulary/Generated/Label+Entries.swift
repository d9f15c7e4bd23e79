// Generated from Sources/Views/Controls/Label.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Label.swift`.
  mutating func addLabelDeclarations() {
    view(
      "Label", summary: "Creates a label from a title and an icon.",
      example: #"Label { Text("Star") } icon: { Image(systemName: "star") }"#
    ) {
      .function(.named("title", .content), .named("icon", .content), returns: .view) { title, icon in
        .label(title: title, icon: icon)
      }
    }
    view(
      "Label", summary: "Creates a label from a title and a symbol.", example: #"Label("Star", systemImage: "star")"#
    ) {
      .function(.unnamed(.title), .named("systemImage", .string), returns: .view) { title, name in
        .label(title, systemImage: name)
      }
    }
    view("Label", summary: "Creates a label from a title and an image.", example: #"Label("Photo", image: "photo")"#) {
      .function(.unnamed(.title), .named("image", .asset), returns: .view) { title, name in .label(title, image: name) }
    }
    view(
      "LabeledContent", summary: "Creates labeled content with a label.",
      example: #"LabeledContent { Text("Ada") } label: { Text("Name") }"#
    ) {
      .function(.named("content", .content), .named("label", .content), returns: .view) { content, label in
        .labeledContent(label: label, content: content)
      }
    }
    view(
      "LabeledContent", summary: "Creates labeled content with a title.",
      example: #"LabeledContent("Name") { Text("Ada") }"#
    ) {
      .function(.unnamed(.title), .named("content", .content), returns: .view) { title, content in
        .labeledContent(label: [.text(title)], content: content)
      }
    }
    view(
      "LabeledContent", summary: "Creates labeled content from a title and a value.",
      example: #"LabeledContent("Name", value: "Ada")"#
    ) {
      .function(.unnamed(.title), .named("value", .string), returns: .view) { title, value in
        .labeledContent(label: [.text(title)], content: [.text(TextContent(value))])
      }
    }
  }
}
