import PlumblineLayout

extension Vocabulary {
  /// Adds the modifiers that configure previews.
  mutating func addPreviewModifiers() {
    rawStatic("PreviewLayout", "fixed", [.value("width", .double), .value("height", .double)]) {
      _, call throws(Fault) in
      .native("PreviewLayout", Preview.Canvas.fixed(Size(width: try call.double(0), height: try call.double(1))))
    }
    property(on: .widgetFamily, "description", as: .string) { $0.rawValue }
    for (name, canvas) in [("sizeThatFits", Preview.Canvas.sizeThatFits), ("device", .fitting)] {
      constant(on: "PreviewLayout", name, canvas, as: .native("PreviewLayout"))
    }
    rawStatic("PreviewTrait", "modifier", [.value()]) { _, call in .native("PreviewTrait", call.value(0)) }
    viewMethod(
      "previewLayout", [.value(nil, .native("PreviewLayout"))], summary: "Sets the layout of the preview.",
      example: #"Text("a").previewLayout(.fixed(width: 100, height: 50))"#
    ) { node, call in
      call.payload(0).map { node.previewLayout($0) } ?? node
    }
    for labels in [["rawValue"], [nil]] as [[String?]] {
      rawInitializer("PreviewDevice", [.value(labels[0], .string)]) { call in .native("PreviewDevice", call.value(0)) }
    }
    viewMethod(
      "previewDevice", [.value(nil, .optional(.oneOf([.string, .native("PreviewDevice")])))],
      summary: "Sets the device of the preview.", example: #"Text("a").previewDevice("iPhone 15 Pro")"#
    ) { node, call in
      var name = call.value(0).asString
      if case .native(let native) = call.value(0), let value = native.payload as? Value { name = value.asString }
      guard let name, let screen = Device.screen(named: name) else { return node }
      return node.previewDevice(screen)
    }
    for name in ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"] {
      constant(
        on: "InterfaceOrientation", name, name.hasPrefix("landscape"),
        as: TypeBinding<Bool>.native("InterfaceOrientation"))
    }
    viewMethod(
      "previewInterfaceOrientation", [.value(nil, .native("InterfaceOrientation"))],
      summary: "Sets the interface orientation of the preview.",
      example: #"Text("a").previewInterfaceOrientation(.landscapeLeft)"#
    ) { node, call in
      call.payload(0).map { node.previewInterfaceOrientation(isLandscape: $0) } ?? node
    }
  }
}
