import PlumblineLayout

extension Vocabulary {
  /// Adds the method of contexts that calls code of the program, and the conversions of the values that a context
  /// draws.
  mutating func addContextDrawing() {
    raw(
      "GraphicsContext", "drawLayer",
      [.value("content", .function([.native("GraphicsContext")], .void, builder: false))]
    ) { value, call throws(Fault) in try call.drawLayer(of: value) }
    conversion(from: .text, to: .drawable) { GraphicsContext.Resolved(.text($0)) }
    conversion(from: .image, to: .drawable) { image in
      GraphicsContext.Resolved(image.node, filling: image.resizable(.stretch(capInsets: EdgeInsets())).node)
    }
  }

  /// Adds shadings with a style or an image.
  mutating func addContextParts() {
    staticMethod(on: "GraphicsContext.Shading", "style", .unnamed(.shapeStyle), returns: .shading) {
      GraphicsContext.Shading(.style($0))
    }
    staticMethod(
      on: "GraphicsContext.Shading", "tiledImage", .unnamed(.image), .named("origin", .point, default: .zero),
      .named("sourceRect", .rect, default: Rect(x: 0, y: 0, width: 1, height: 1)), .named("scale", .double, default: 1),
      returns: .shading
    ) { image, _, rect, scale in GraphicsContext.Shading(.style(.image(image, sourceRect: rect, scale: scale))) }
  }
}
