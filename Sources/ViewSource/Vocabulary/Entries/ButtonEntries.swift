import PlumblineLayout

extension Vocabulary {
  /// Adds buttons, links and menus.
  mutating func addButtonViews() {
    addButtons()
    addButtonStyles()
    addLinks()
  }

  private mutating func addButtons() {
    view(
      "Button", .named("action", .action, default: Action()), .named("label", .content),
      summary: "A button.", example: #"Button(action: {}) { Text("OK") }"#
    ) { action, label in .button(label: label).interacting(action.button) }
    view(
      "Button", .optional("role", .buttonRole), .named("action", .action), .named("label", .content),
      summary: "A button with a role.", example: #"Button(role: .destructive) {} label: { Text("Delete") }"#
    ) { role, action, label in .button(role: role, label: label).interacting(action.button) }
    view(
      "Button", .unnamed(.title), .optional("role", .buttonRole), .named("action", .action, default: Action()),
      summary: "A button with a title.", example: #"Button("OK", role: .cancel) {}"#
    ) { title, role, action in .button(title, role: role).interacting(action.button) }
    view(
      "Button", .unnamed(.title), .named("systemImage", .string), .optional("role", .buttonRole),
      .named("action", .action, default: Action()), summary: "A button with a title and a symbol.",
      example: #"Button("Add", systemImage: "plus") {}"#
    ) { title, symbol, role, action in .button(title, systemImage: symbol, role: role).interacting(action.button) }
    view("EditButton", summary: "A button that begins editing.", example: "EditButton()") { () throws(Fault) in
      .button(TextContent("Edit"))
    }
    view(
      "Button", .unnamed(.title), .named("image", .asset), .optional("role", .buttonRole),
      .named("action", .action, default: Action()), summary: "A button with a title and a picture.",
      example: #"Button("Photo", image: "photo") {}"#
    ) { title, image, role, action in
      .button(role: role, label: [.label(title: [.text(title)], icon: [image.node])]).interacting(action.button)
    }
    for (name, title) in [("RenameButton", "Rename"), ("PasteButton", "Paste")] {
      rawInitializer(name, [.ignored("payloadType"), .ignored("onPaste")]) { _ in .view(.button(TextContent(title))) }
    }
    cases(of: .buttonRole)
  }

  private mutating func addButtonStyles() {
    for (name, style) in [
      ("automatic", ControlStyle.Button.automatic), ("plain", .plain), ("borderless", .borderless),
      ("bordered", .bordered), ("borderedProminent", .borderedProminent), ("glass", .glass),
      ("glassProminent", .glassProminent),
    ] { styleName(name, style, as: .buttonStyle, suffix: "ButtonStyle") }
    for (name, shape) in [
      ("automatic", ButtonBorderShape.automatic), ("capsule", .capsule), ("circle", .circle),
      ("roundedRectangle", .roundedRectangle(radius: nil)),
    ] { constant(on: "ButtonBorderShape", name, shape, as: .borderShape) }
    staticMethod(on: "ButtonBorderShape", "roundedRectangle", .named("radius", .double), returns: .borderShape) {
      .roundedRectangle(radius: $0)
    }
  }

  private mutating func addLinks() {
    view(
      "Link", .unnamed(.title), .named("destination", .deferred), summary: "A link.",
      example: #"Link("Site", destination: URL(string: "https://example.org")!)"#
    ) { title, url in .link(label: [.text(title)]).interacting(url.link) }
    view(
      "Link", .named("destination", .deferred), .named("label", .content), summary: "A link.",
      example: #"Link(destination: URL(string: "https://example.org")!) { Text("Site") }"#
    ) { url, label in .link(label: label).interacting(url.link) }
    for label in ["item", "items"] {
      view(
        "ShareLink", .named(label, .unevaluated), .named("subject", .unevaluated, default: ()),
        .named("message", .unevaluated, default: ()), .named("preview", .unevaluated, default: ()),
        summary: "A button that shares.", example: #"ShareLink(\#(label): "text")"#
      ) { _, _, _, _ in .button(TextContent("Share…"), systemImage: "square.and.arrow.up") }
      view(
        "ShareLink", .unnamed(.title), .named(label, .unevaluated), .named("subject", .unevaluated, default: ()),
        .named("message", .unevaluated, default: ()), .named("preview", .unevaluated, default: ()),
        summary: "A button that shares.", example: #"ShareLink("Send", \#(label): "text")"#
      ) { title, _, _, _, _ in .button(title, systemImage: "square.and.arrow.up") }
      view(
        "ShareLink", .named(label, .unevaluated), .named("subject", .unevaluated, default: ()),
        .named("message", .unevaluated, default: ()), .named("preview", .unevaluated, default: ()),
        .named("label", .content), summary: "A button that shares.",
        example: #"ShareLink(\#(label): "text") { Text("Send") }"#
      ) { _, _, _, _, label in .button(label: label) }
    }
    rawInitializer(
      "SharePreview",
      [
        ParameterShape(label: nil, type: .any, isOptional: false, isUnevaluated: true), .ignored("image"),
        .ignored("icon"),
      ]
    ) { _ in .void }
  }
}
