import PlumblineLayout

extension Vocabulary {
  /// Adds the method of contexts that calls code of the program, and the conversions of the values that a context
  /// draws.
  mutating func addContextDrawing() {
    raw(
      "GraphicsContext", "drawLayer",
      [.value("content", .function([.native("GraphicsContext")], .void, builder: false))]
    ) { value, call throws(Fault) in
      let context = try call.receiver(value, as: .graphicsContext)
      guard case .function(let function) = call.value(0) else { return .void }
      context.drawLayer { layer in
        call.evaluator.guarded(neutral: ()) { () throws(Fault) in
          var arguments: [Value] = [.native("GraphicsContext", layer)]
          _ = try call.evaluator.call(function, changing: &arguments, expecting: .void)
          return ()
        }
      }
      return .void
    }
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

extension TypeBinding where T == GraphicsContext {
  /// The graphics context of a canvas.
  static var graphicsContext: TypeBinding { .native("GraphicsContext") }
}

extension TypeBinding where T == GraphicsContext.Resolved {
  /// A text, image or symbol view that a canvas draws.
  static var drawable: TypeBinding { .native("GraphicsContext.Resolved") }
}

extension TypeBinding where T == GraphicsContext.Shading {
  /// The shading with which a canvas fills paths.
  static var shading: TypeBinding { .native("GraphicsContext.Shading") }
}

extension TypeBinding where T == GraphicsContext.Filter {
  /// A filter of a canvas.
  static var contextFilter: TypeBinding { .native("GraphicsContext.Filter") }
}

extension TypeBinding where T == GraphicsContext.ClipOptions {
  /// The options of a clip.
  static var clipOptions: TypeBinding { .native("GraphicsContext.ClipOptions") }
}

extension TypeBinding where T == GraphicsContext.BlurOptions {
  /// The options of a blur.
  static var blurOptions: TypeBinding { .native("GraphicsContext.BlurOptions") }
}

extension TypeBinding where T == GraphicsContext.ShadowOptions {
  /// The options of a shadow.
  static var shadowOptions: TypeBinding { .native("GraphicsContext.ShadowOptions") }
}

extension TypeBinding where T == GraphicsContext.FilterOptions {
  /// The options of a filter.
  static var filterOptions: TypeBinding { .native("GraphicsContext.FilterOptions") }
}

extension TypeBinding where T == GraphicsContext.GradientOptions {
  /// The options of a gradient.
  static var gradientOptions: TypeBinding { .native("GraphicsContext.GradientOptions") }
}
