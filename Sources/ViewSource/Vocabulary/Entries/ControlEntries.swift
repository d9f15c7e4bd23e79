import PlumblineLayout

extension Vocabulary {
  /// Adds buttons, toggles, pickers and other controls.
  mutating func addControls() {
    later(["ButtonBorderShape", "ButtonRole", "PasteButton", "RenameButton"]) { $0.addButtonViews() }
    addAmounts()
    addTextInput()
    later(["DatePicker", "DatePickerComponents", "MultiDatePicker"]) { $0.addDatePickers() }
    addAsyncImages()
  }

  private mutating func addAsyncImages() {
    rawInitializer(
      "AsyncImage",
      [
        ParameterShape(label: "url", type: .any, isOptional: false, isUnevaluated: true), .ignored("scale"),
        .ignored("transaction"), .content("content", of: [.native("AsyncImagePhase")]),
      ], summary: "The content shown before the image is loaded.",
      example: #"AsyncImage(url: nil) { phase in if let image = phase.image { image } else { ProgressView() } }"#
    ) { call throws(Fault) in
      let phase = Value.native("AsyncImagePhase", ImagePhase.empty)
      return .view(.asyncImage(placeholder: try call.evaluator.content(of: call.value(3), arguments: [phase])))
    }
    constant(on: "AsyncImagePhase", "empty", ImagePhase.empty, as: TypeBinding<ImagePhase>.native("AsyncImagePhase"))
    for name in ["image", "error"] { rawProperty("AsyncImagePhase", name) { _, _ in .none } }
  }
}

/// The phase in which a figure shows an image of the network.
private enum ImagePhase: Hashable, Sendable {
  /// The image is not loaded.
  case empty
}
