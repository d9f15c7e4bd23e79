import PlumblineLayout

extension Vocabulary {
  /// Adds buttons that Views does not have, and the values of buttons.
  mutating func addButtonViews() {
    for (name, title) in [("RenameButton", "Rename"), ("PasteButton", "Paste")] {
      rawInitializer(name, [.ignored("payloadType"), .ignored("onPaste")]) { _ in .view(.button(TextContent(title))) }
    }
    cases(of: .buttonRole)
    for (name, shape) in [
      ("automatic", ButtonBorderShape.automatic), ("capsule", .capsule), ("circle", .circle),
      ("roundedRectangle", .roundedRectangle(radius: nil)),
    ] { constant(on: "ButtonBorderShape", name, shape, as: .borderShape) }
    staticMethod(on: "ButtonBorderShape", "roundedRectangle", .named("radius", .double), returns: .borderShape) {
      .roundedRectangle(radius: $0)
    }
  }
}
