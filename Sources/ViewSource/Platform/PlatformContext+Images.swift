import PlumblineLayout

/// A context of images, with its size.
struct ImageContext {
  /// The context.
  let context: PlatformContext
  /// The size of the image, in points.
  let size: Size
  /// The context that is current again when this one ends.
  let outer: PlatformContext?

  /// The image of the drawing so far.
  var image: ImageContent { ImageContent(.drawn(DrawnImage(size: size, items: context.state.context.items))) }
}

extension PlatformContext {
  /// Draws content in a rectangle, or at its own size from the rectangle's origin.
  func draw(_ content: GraphicsContext.Resolved, in rect: Rect) { state.context.draw(content, in: rect) }
}

extension Vocabulary {
  /// Adds the contexts of images, and the texts and images that code draws in them.
  mutating func addImageDrawing() {
    rawFunction("_drawnImage", [.value(nil, .native("CGSize")), .function(of: [])]) { call throws(Fault) in
      guard call.beginImage(call.payload(0) ?? .zero), case .function(let function) = call.value(1) else {
        return call.evaluator.outsideValue("UIGraphicsImageRenderer", at: call.location)
      }
      defer { call.endImage() }
      _ = try call.evaluator.call(function, [], expecting: .void)
      return call.evaluator.swiftUI.imageContexts.last.map { TypeBinding.image.write($0.image) } ?? .none
    }
    let size = ParameterShape.value(nil, .native("CGSize"))
    rawFunction("UIGraphicsBeginImageContext", [size]) { call in
      _ = call.beginImage(call.payload(0) ?? .zero)
      return .void
    }
    rawFunction("UIGraphicsBeginImageContextWithOptions", [size, .ignored(nil), .ignored(nil)]) { call in
      _ = call.beginImage(call.payload(0) ?? .zero)
      return .void
    }
    rawFunction("UIGraphicsGetImageFromCurrentImageContext", []) { call in
      .optional(call.evaluator.swiftUI.imageContexts.last.map { TypeBinding.image.write($0.image) })
    }
    rawFunction("UIGraphicsEndImageContext", []) { call in
      call.endImage()
      return .void
    }
    addTextDrawing()
    later(["String"]) { $0.addStringDrawing() }
    later(["Image"]) { $0.addDrawnImages() }
  }

  /// Adds the functions by which attributed strings are measured and drawn.
  private mutating func addTextDrawing() {
    let text = TypeBinding<TextContent>.attributed
    rawFunction("_measuredText", [.value(nil, text.type), .value(nil, .optional(.double))]) { call throws(Fault) in
      guard let content = try text.read(call.value(0), call.evaluator) else { return .native("CGSize", Size.zero) }
      let proposal = ProposedViewSize(width: call.value(1).asNumber.flatMap { $0 < 1e6 ? $0 : nil }, height: nil)
      guard let size = call.evaluator.environment.size(of: .text(content), in: proposal) else {
        throw call.evaluator.fault(.unsupported("size", reason: "text is measured before layout"), at: call.location)
      }
      return .native("CGSize", size)
    }
    rawFunction("_drawText", [.value(nil, text.type), .value(nil, .native("CGRect")), .value(nil, .bool)]) {
      call throws(Fault) in
      guard let context = call.evaluator.swiftUI.platformContext, let rect: Rect = call.payload(1),
        let content = try text.read(call.value(0), call.evaluator)
      else { return .void }
      let isCentered = if case .bool(true) = call.value(2) { true } else { false }
      let node = LayoutNode.text(content).multilineTextAlignment(isCentered ? .center : .leading)
        .frame(width: rect.width, height: rect.height, alignment: isCentered ? .top : .topLeading)
      context.draw(GraphicsContext.Resolved(node), in: rect)
      return .void
    }
  }

  /// Adds the methods of `NSString` that measure and draw text with attributes, as an attributed string does.
  mutating func addStringDrawing() {
    let keyed = SwiftType.dictionary(.native("NSAttributedString.Key"), .any)
    let attributes = ParameterShape.value("attributes", .optional(keyed), optional: true)
    raw("String", "size", [.value("withAttributes", .optional(keyed))]) { value, call throws(Fault) in
      try call.attributed("size", [], of: value, 0)
    }
    raw(
      "String", "boundingRect",
      [.value("with", .native("CGSize")), .ignored("options"), attributes, .ignored("context")]
    ) {
      value, call throws(Fault) in try call.attributed("boundingRect", [call.value(0)], ["with"], of: value, 2)
    }
    for (label, type) in [("in", "CGRect"), ("at", "CGPoint")] {
      raw("String", "draw", [.value(label, .native(type)), .value("withAttributes", .optional(keyed))]) {
        value, call throws(Fault) in
        try call.attributed("draw", [call.value(0)], [label], of: value, 1)
      }
    }
  }

  /// Adds the drawing of images in the current context, and SwiftUI's image that code draws.
  private mutating func addDrawnImages() {
    raw("Image", "draw", [.value("in", .native("CGRect"))]) { value, call throws(Fault) in
      try call.draw(value, in: call.payload(0) ?? .zero)
    }
    raw("Image", "draw", [.value("in", .native("CGRect")), .ignored("blendMode"), .value("alpha", .double)]) {
      value, call throws(Fault) in
      guard let context = call.evaluator.swiftUI.platformContext else { return .void }
      let opacity = context.state.context.opacity
      context.state.context.opacity *= call.value(2).asNumber ?? 1
      defer { context.state.context.opacity = opacity }
      return try call.draw(value, in: call.payload(0) ?? .zero)
    }
    raw("Image", "draw", [.value("at", .native("CGPoint"))]) { value, call throws(Fault) in
      let image = try call.receiver(value, as: .image)
      let size: Size =
        switch image.origin {
        case .image(let source, _): source.size
        case .drawn(let drawn): drawn.size
        default: .zero
        }
      return try call.draw(value, in: Rect(origin: call.payload(0) ?? .zero, size: size))
    }
    rawInitializer(
      "Image",
      [
        .value("size", .native("CGSize")), .ignored("label"), .ignored("opaque"), .ignored("colorMode"),
        .value("renderer", .function([.native("GraphicsContext")], .void, builder: false)),
      ]
    ) { call throws(Fault) in
      guard case .function(let function) = call.value(4), let size: Size = call.payload(0) else { return .none }
      var fault: Fault?
      let items = call.evaluator.environment.drawing { context in
        var arguments: [Value] = [.native("GraphicsContext", context)]
        do throws(Fault) { _ = try call.evaluator.call(function, changing: &arguments, expecting: .void) } catch {
          fault = error
        }
      }
      if let fault { throw fault }
      guard let items else { return call.evaluator.outsideValue("Image", at: call.location) }
      return TypeBinding.image.write(ImageContent(.drawn(DrawnImage(size: size, items: items))))
    }
  }
}

extension Call {
  /// Returns the result of a method of the attributed string that has a string's characters.
  fileprivate func attributed(
    _ method: String, _ values: [Value], _ labels: [String?] = [], of text: Value, _ attributes: Int
  ) throws(Fault) -> Value {
    guard let type = evaluator.program.preludeType(named: "NSAttributedString") else { return .none }
    let whole = try evaluator.construct(
      .declared(type), named: "init", [.string(text.asString ?? ""), arguments[attributes] ?? .none])
    guard case .function(let function)? = evaluator.function(method, labels, of: whole, at: location) else {
      return .none
    }
    return try evaluator.call(function, values, expecting: .any)
  }

  /// Begins an image of a size, and returns whether code can draw in it.
  fileprivate func beginImage(_ size: Size) -> Bool {
    let host = evaluator.swiftUI
    guard let drawing = evaluator.environment.drawingContext else { return false }
    let context = PlatformContext(drawing)
    host.imageContexts.append(ImageContext(context: context, size: size, outer: host.platformContext))
    host.platformContext = context
    return true
  }

  /// Ends the image that was begun last.
  fileprivate func endImage() {
    let host = evaluator.swiftUI
    guard let last = host.imageContexts.popLast() else { return }
    host.platformContext = last.outer
  }

  /// Draws an image to fill a rectangle in the current context.
  fileprivate func draw(_ value: Value, in rect: Rect) throws(Fault) -> Value {
    let image = try receiver(value, as: .image)
    let filling = image.resizable(.stretch(capInsets: EdgeInsets())).node
    evaluator.swiftUI.platformContext?.draw(GraphicsContext.Resolved(filling), in: rect)
    return .void
  }
}
