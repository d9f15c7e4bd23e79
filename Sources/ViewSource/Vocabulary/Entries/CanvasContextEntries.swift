import PlumblineLayout

extension Vocabulary {
  mutating func addContextState() {
    property(
      on: .canvasContext, "opacity", as: .double, get: { $0.context.opacity },
      set: { (canvas: inout CanvasContext, new: Double) in canvas.context.opacity = new })
    property(
      on: .canvasContext, "blendMode", as: .blendMode, get: { $0.context.blendMode },
      set: { (canvas: inout CanvasContext, new: BlendMode) in canvas.context.blendMode = new })
    property(
      on: .canvasContext, "transform", as: .transform, get: { $0.context.transform },
      set: { (canvas: inout CanvasContext, new: Transform) in canvas.context.transform = new })
    property(on: .canvasContext, "environment", as: .native("EnvironmentValues")) { $0.context.environment }
    mutatingMethod(on: .canvasContext, "translateBy", .named("x", .double), .named("y", .double)) {
      (canvas: inout CanvasContext, x: Double, y: Double) in canvas.context.concatenate(.translation(x: x, y: y))
    }
    mutatingMethod(on: .canvasContext, "scaleBy", .named("x", .double), .named("y", .double)) {
      (canvas: inout CanvasContext, x: Double, y: Double) in canvas.context.concatenate(.scale(x: x, y: y))
    }
    mutatingMethod(on: .canvasContext, "rotate", .named("by", .angle)) { (canvas: inout CanvasContext, angle: Angle) in
      canvas.context.concatenate(.rotation(angle))
    }
    mutatingMethod(on: .canvasContext, "concatenate", .unnamed(.transform)) {
      (canvas: inout CanvasContext, transform: Transform) in canvas.context.concatenate(transform)
    }
    mutatingMethod(
      on: .canvasContext, "clip", .named("to", .path), .named("style", .fillStyle, default: .nonZero),
      .named("options", .clipOptions, default: GraphicsContext.ClipOptions())
    ) { (canvas: inout CanvasContext, path: Path, rule: Path.FillRule, options: GraphicsContext.ClipOptions) in
      canvas.context.clip(to: path, rule: rule, options: options)
    }
    mutatingMethod(
      on: .canvasContext, "addFilter", .unnamed(.contextFilter), .named("options", .unevaluated, default: ())
    ) { (canvas: inout CanvasContext, filter: ContextFilter, _: Void) in
      if let effect = filter.effect { canvas.context.addFilter(effect) }
    }
  }

  mutating func addContextDrawing() {
    method(
      on: .canvasContext, "fill", .unnamed(.path), .named("with", .shading),
      .named("style", .fillStyle, default: .nonZero),
      returns: .unevaluated
    ) { $0.context.fill($1, with: $2, rule: $3) }
    method(
      on: .canvasContext, "stroke", .unnamed(.path), .named("with", .shading), .named("lineWidth", .double, default: 1),
      returns: .unevaluated
    ) { $0.context.stroke($1, with: $2, style: StrokeStyle(lineWidth: $3)) }
    method(
      on: .canvasContext, "stroke", .unnamed(.path), .named("with", .shading), .named("style", .strokeStyle),
      returns: .unevaluated
    ) { $0.context.stroke($1, with: $2, style: $3) }
    method(
      on: .canvasContext, "draw", .unnamed(.drawable), .named("at", .point),
      .named("anchor", .unitPoint, default: .center),
      returns: .unevaluated
    ) { $0.context.draw($1, at: $2, anchor: $3) }
    method(
      on: .canvasContext, "draw", .unnamed(.drawable), .named("in", .rect),
      .named("style", .fillStyle, default: .nonZero),
      returns: .unevaluated
    ) { canvas, drawable, rect, _ in canvas.context.draw(drawable, in: rect) }
    method(on: .canvasContext, "resolve", .unnamed(.drawable), returns: .drawable) { $0.context.resolve($1) }
    method(on: .canvasContext, "resolve", .unnamed(.shading), returns: .shading) { $1 }
    method(on: .canvasContext, "resolveSymbol", .named("id", .identity), returns: .optional(.drawable)) { canvas, id in
      let wanted = AnyHashable(id)
      return canvas.symbols.first { $0.traits.tag?.value == wanted }.map {
        GraphicsContext.Resolved($0)
      }
    }
    raw(
      "GraphicsContext", "drawLayer",
      [.value("content", .function([.native("GraphicsContext")], .void, builder: false))]
    ) { value, call in
      guard case .native(let native) = value, let canvas = native.payload as? CanvasContext,
        case .function(let function) = call.value(0)
      else { return .void }
      canvas.context.drawLayer { layer in
        let inner = CanvasContext(context: layer, symbols: canvas.symbols)
        call.evaluator.guarded(neutral: ()) { () throws(Fault) in
          var arguments: [Value] = [.native("GraphicsContext", inner)]
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
    property(
      on: .drawable, "shading", as: .optional(.shading), get: { $0.shading },
      set: { (drawable: inout GraphicsContext.Resolved, new: GraphicsContext.Shading?) in drawable.shading = new })
    raw("GraphicsContext.Resolved", "measure", [.value("in", .native("CGSize"))]) { value, call in
      guard case .native(let native) = value, let drawable = native.payload as? GraphicsContext.Resolved,
        let size: Size = call.payload(0)
      else { return .none }
      return .native("CGSize", drawable.measure?(size) ?? size)
    }
    rawProperty("GraphicsContext.Resolved", "size") { value, call in
      guard case .native(let native) = value, let drawable = native.payload as? GraphicsContext.Resolved else {
        return .none
      }
      return .native("CGSize", drawable.measure?(Size(width: 1e6, height: 1e6)) ?? .zero)
    }
  }

  mutating func addContextParts() {
    staticMethod(on: "GraphicsContext.Shading", "color", .unnamed(.color), returns: .shading) { .style(.color($0)) }
    staticMethod(on: "GraphicsContext.Shading", "style", .unnamed(.shapeStyle), returns: .shading) { .style($0) }
    constant(on: "GraphicsContext.Shading", "foreground", .style(.foreground(level: 1)), as: .shading)
    staticMethod(
      on: "GraphicsContext.Shading", "color", .unnamed(.colorSpace, default: .sRGB), .named("red", .double),
      .named("green", .double), .named("blue", .double), .named("opacity", .double, default: 1), returns: .shading
    ) { .style(.color(Color(red: $1, green: $2, blue: $3, opacity: $4))) }
    staticMethod(
      on: "GraphicsContext.Shading", "color", .unnamed(.colorSpace, default: .sRGB), .named("white", .double),
      .named("opacity", .double, default: 1), returns: .shading
    ) { .style(.color(Color(white: $1, opacity: $2))) }
    staticMethod(
      on: "GraphicsContext.Shading", "linearGradient", .unnamed(.gradient), .named("startPoint", .point),
      .named("endPoint", .point), .named("options", .unevaluated, default: ()), returns: .shading
    ) { gradient, start, end, _ in .linear(gradient, from: start, to: end) }
    staticMethod(
      on: "GraphicsContext.Shading", "radialGradient", .unnamed(.gradient), .named("center", .point),
      .named("startRadius", .double), .named("endRadius", .double), .named("options", .unevaluated, default: ()),
      returns: .shading
    ) { gradient, center, start, end, _ in .radial(gradient, center: center, startRadius: start, endRadius: end) }
    staticMethod(
      on: "GraphicsContext.Shading", "conicGradient", .unnamed(.gradient), .named("center", .point),
      .named("angle", .angle, default: .zero), .named("options", .unevaluated, default: ()), returns: .shading
    ) { gradient, center, angle, _ in .conic(gradient, center: center, angle: angle) }
    staticMethod(
      on: "GraphicsContext.Shading", "tiledImage", .unnamed(.image), .named("origin", .point, default: .zero),
      .named("sourceRect", .rect, default: Rect(x: 0, y: 0, width: 1, height: 1)), .named("scale", .double, default: 1),
      returns: .shading
    ) { image, _, rect, scale in .style(.image(image, sourceRect: rect, scale: scale)) }
    addFilters()
  }

  private mutating func addFilters() {
    let type = "GraphicsContext.Filter"
    staticMethod(
      on: type, "blur", .named("radius", .double), .named("options", .unevaluated, default: ()), returns: .contextFilter
    ) { radius, _ in ContextFilter(effect: .blur(radius: max(radius, 0))) }
    staticMethod(
      on: type, "shadow", .named("color", .color, default: .shadow), .named("radius", .double),
      .named("x", .double, default: 0),
      .named("y", .double, default: 0), .named("blendMode", .unevaluated, default: ()),
      .named("options", .unevaluated, default: ()), returns: .contextFilter
    ) { color, radius, x, y, _, _ in
      ContextFilter(effect: .shadow(color: color, radius: max(radius, 0), offset: Point(x: x, y: y)))
    }
    staticMethod(on: type, "brightness", .unnamed(.double), returns: .contextFilter) {
      ContextFilter(effect: .brightness($0))
    }
    staticMethod(on: type, "contrast", .unnamed(.double), returns: .contextFilter) {
      ContextFilter(effect: .contrast($0))
    }
    staticMethod(on: type, "saturation", .unnamed(.double), returns: .contextFilter) {
      ContextFilter(effect: .saturation($0))
    }
    staticMethod(on: type, "grayscale", .unnamed(.double), returns: .contextFilter) {
      ContextFilter(effect: .grayscale($0))
    }
    staticMethod(on: type, "hueRotation", .unnamed(.angle), returns: .contextFilter) {
      ContextFilter(effect: .hueRotation($0))
    }
    staticMethod(on: type, "colorMultiply", .unnamed(.color), returns: .contextFilter) {
      ContextFilter(effect: .colorMultiply($0))
    }
    staticMethod(on: type, "colorInvert", .unnamed(.double, default: 1), returns: .contextFilter) { _ in
      ContextFilter(effect: .colorInvert)
    }
    constant(on: type, "luminanceToAlpha", ContextFilter(effect: .luminanceToAlpha), as: .contextFilter)
    staticMethod(
      on: type, "alphaThreshold", .named("min", .double), .named("max", .double, default: 1),
      .named("color", .color, default: .black), returns: .contextFilter
    ) { _, _, _ in ContextFilter(effect: nil) }
  }
}

/// The context of a canvas with the views that its code may draw.
struct CanvasContext {
  /// The context.
  var context: GraphicsContext
  /// The tagged views.
  let symbols: [LayoutNode]
}

/// A filter of a canvas; nil changes nothing.
struct ContextFilter: Sendable {
  /// The filter.
  let effect: DisplayEffect?
}

extension TypeBinding where T == CanvasContext {
  /// The graphics context of a canvas.
  static var canvasContext: TypeBinding { .native("GraphicsContext") }
}

extension TypeBinding where T == GraphicsContext.Resolved {
  /// A text, image or symbol view that a canvas draws.
  static var drawable: TypeBinding { .native("GraphicsContext.Resolved") }
}

extension TypeBinding where T == GraphicsContext.Shading {
  /// The shading with which a canvas fills paths.
  static var shading: TypeBinding { .native("GraphicsContext.Shading") }
}

extension TypeBinding where T == ContextFilter {
  /// A filter of a canvas.
  static var contextFilter: TypeBinding { .native("GraphicsContext.Filter") }
}

extension TypeBinding where T == GraphicsContext.ClipOptions {
  /// The binding of `GraphicsContext.ClipOptions`.
  static var clipOptions: TypeBinding { .native("GraphicsContext.ClipOptions") }
}
