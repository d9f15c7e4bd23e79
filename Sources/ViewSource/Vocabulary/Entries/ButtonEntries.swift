import PlumblineLayout

extension Vocabulary {
  /// Adds buttons that Views does not have.
  mutating func addButtonViews() {
    rawInitializer("RenameButton", []) { _ in
      .view(.button(label: [.label(title: [.text("Rename")], icon: [.image(systemName: "pencil")])]))
    }
    rawInitializer("PasteButton", [.ignored("payloadType"), .ignored("onPaste")]) { _ in .view(.pasteButton) }
  }
}
