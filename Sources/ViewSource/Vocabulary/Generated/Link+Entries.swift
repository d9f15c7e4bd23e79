// Generated from Sources/Views/Controls/Link.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Link.swift`.
  mutating func addLinkDeclarations() {
    view(
      "ShareLink", summary: "Creates a button with a label that shares an item.",
      example: #"ShareLink(item: "text") { Text("Send") }"#
    ) {
      .function(
        .named("item", .unevaluated), .named("subject", .unevaluated, default: ()),
        .named("message", .unevaluated, default: ()), .named("label", .content), returns: .view
      ) { _, _, _, label in .shareButton(label: label) }
    }
    view(
      "ShareLink", summary: "Creates a button with a label that shares an item, with a preview.",
      example: #"ShareLink(item: "text", preview: SharePreview("Text")) { Text("Send") }"#
    ) {
      .function(
        .named("item", .unevaluated), .named("subject", .unevaluated, default: ()),
        .named("message", .unevaluated, default: ()), .named("preview", .unevaluated), .named("label", .content),
        returns: .view
      ) { _, _, _, _, label in .shareButton(label: label) }
    }
    view(
      "ShareLink", summary: "Creates a button with a label that shares several items.",
      example: #"ShareLink(items: "text") { Text("Send") }"#
    ) {
      .function(
        .named("items", .unevaluated), .named("subject", .unevaluated, default: ()),
        .named("message", .unevaluated, default: ()), .named("label", .content), returns: .view
      ) { _, _, _, label in .shareButton(label: label) }
    }
    view(
      "ShareLink", summary: "Creates a button with a label that shares several items, with a preview.",
      example: #"ShareLink(items: "text", preview: SharePreview("Text")) { Text("Send") }"#
    ) {
      .function(
        .named("items", .unevaluated), .named("subject", .unevaluated, default: ()),
        .named("message", .unevaluated, default: ()), .named("preview", .unevaluated), .named("label", .content),
        returns: .view
      ) { _, _, _, _, label in .shareButton(label: label) }
    }
    view("ShareLink", summary: "Creates a button that shares an item.", example: #"ShareLink(item: "text")"#) {
      .function(
        .named("item", .unevaluated), .named("subject", .unevaluated, default: ()),
        .named("message", .unevaluated, default: ()), returns: .view
      ) { _, _, _ in .shareButton(TextContent("Share…")) }
    }
    view(
      "ShareLink", summary: "Creates a button that shares an item, with a preview.",
      example: #"ShareLink(item: "text", preview: SharePreview("Text"))"#
    ) {
      .function(
        .named("item", .unevaluated), .named("subject", .unevaluated, default: ()),
        .named("message", .unevaluated, default: ()), .named("preview", .unevaluated), returns: .view
      ) { _, _, _, _ in .shareButton(TextContent("Share…")) }
    }
    view(
      "ShareLink", summary: "Creates a button with a title that shares an item.",
      example: #"ShareLink("Send", item: "text")"#
    ) {
      .function(
        .unnamed(.title), .named("item", .unevaluated), .named("subject", .unevaluated, default: ()),
        .named("message", .unevaluated, default: ()), returns: .view
      ) { title, _, _, _ in .shareButton(title) }
    }
    view(
      "ShareLink", summary: "Creates a button with a title that shares an item, with a preview.",
      example: #"ShareLink("Send", item: "text", preview: SharePreview("Text"))"#
    ) {
      .function(
        .unnamed(.title), .named("item", .unevaluated), .named("subject", .unevaluated, default: ()),
        .named("message", .unevaluated, default: ()), .named("preview", .unevaluated), returns: .view
      ) { title, _, _, _, _ in .shareButton(title) }
    }
    view("ShareLink", summary: "Creates a button that shares several items.", example: #"ShareLink(items: "text")"#) {
      .function(
        .named("items", .unevaluated), .named("subject", .unevaluated, default: ()),
        .named("message", .unevaluated, default: ()), returns: .view
      ) { _, _, _ in .shareButton(TextContent("Share…")) }
    }
    view(
      "ShareLink", summary: "Creates a button that shares several items, with a preview.",
      example: #"ShareLink(items: "text", preview: SharePreview("Text"))"#
    ) {
      .function(
        .named("items", .unevaluated), .named("subject", .unevaluated, default: ()),
        .named("message", .unevaluated, default: ()), .named("preview", .unevaluated), returns: .view
      ) { _, _, _, _ in .shareButton(TextContent("Share…")) }
    }
    view(
      "ShareLink", summary: "Creates a button with a title that shares several items.",
      example: #"ShareLink("Send", items: "text")"#
    ) {
      .function(
        .unnamed(.title), .named("items", .unevaluated), .named("subject", .unevaluated, default: ()),
        .named("message", .unevaluated, default: ()), returns: .view
      ) { title, _, _, _ in .shareButton(title) }
    }
    view(
      "ShareLink", summary: "Creates a button with a title that shares several items, with a preview.",
      example: #"ShareLink("Send", items: "text", preview: SharePreview("Text"))"#
    ) {
      .function(
        .unnamed(.title), .named("items", .unevaluated), .named("subject", .unevaluated, default: ()),
        .named("message", .unevaluated, default: ()), .named("preview", .unevaluated), returns: .view
      ) { title, _, _, _, _ in .shareButton(title) }
    }
    view("EditButton", summary: "Creates a button that begins and ends editing.", example: "EditButton()") {
      .function(returns: .view) { () throws(Fault) in .editButton }
    }
    view(
      "ColorPicker", summary: "Creates a colour picker with a label.",
      example: #"ColorPicker(selection: .constant(.red)) { Text("Fill") }"#
    ) {
      .function(
        .named("selection", .bound(.color)), .named("supportsOpacity", .bool, default: true), .named("label", .content),
        returns: .view
      ) { selection, _, label in .colorPicker(color: selection, label: label) }
    }
    view(
      "ColorPicker", summary: "Creates a colour picker with a title.",
      example: #"ColorPicker("Fill", selection: .constant(.red))"#
    ) {
      .function(
        .unnamed(.title), .named("selection", .bound(.color)), .named("supportsOpacity", .bool, default: true),
        returns: .view
      ) { title, selection, _ in .colorPicker(color: selection, label: [.text(title)]) }
    }
  }
}
