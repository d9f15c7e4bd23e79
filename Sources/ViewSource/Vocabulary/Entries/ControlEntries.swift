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
    let address = ParameterShape.deferred("url", .any)
    let image = ParameterShape(
      label: "content", type: .function([.native("Image")], .view, builder: true), isOptional: false,
      isUnevaluated: true)
    rawInitializer(
      "AsyncImage", [address, .ignored("scale")], summary: "Creates the standard placeholder: a grey area.",
      example: #"AsyncImage(url: URL(string: "https://example.org/a.png"))"#
    ) { call in
      call.noteImage()
      return .view(.asyncImage())
    }
    rawInitializer(
      "AsyncImage", [address, .ignored("scale"), image, .content("placeholder")],
      summary: "Creates an image with a placeholder.",
      example:
        #"AsyncImage(url: URL(string: "https://example.org/a.png")) { $0.resizable() } placeholder: { Color.gray }"#
    ) { call throws(Fault) in
      call.noteImage()
      return .view(.asyncImage(placeholder: try call.evaluator.content(of: call.value(3), arguments: [])))
    }
    rawInitializer(
      "AsyncImage",
      [
        address, .ignored("scale"), .ignored("transaction"), .content("content", of: [.native("AsyncImagePhase")]),
      ], summary: "The content shown before the image is loaded.",
      example: #"AsyncImage(url: nil) { phase in if let image = phase.image { image } else { ProgressView() } }"#
    ) { call throws(Fault) in
      call.noteImage()
      let phase = Value.native("AsyncImagePhase", ImagePhase.empty)
      return .view(.asyncImage(placeholder: try call.evaluator.content(of: call.value(3), arguments: [phase])))
    }
    constant(on: "AsyncImagePhase", "empty", ImagePhase.empty, as: TypeBinding<ImagePhase>.native("AsyncImagePhase"))
    for name in ["image", "error"] { rawProperty("AsyncImagePhase", name) { _, _ in .none } }
  }
}
