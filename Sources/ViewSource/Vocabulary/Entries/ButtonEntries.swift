import PlumblineLayout

extension Vocabulary {
  /// Adds buttons that Views does not have.
  mutating func addButtonViews() {
    for (name, title) in [("RenameButton", "Rename"), ("PasteButton", "Paste")] {
      rawInitializer(name, [.ignored("payloadType"), .ignored("onPaste")]) { _ in .view(.button(TextContent(title))) }
    }
  }
}
