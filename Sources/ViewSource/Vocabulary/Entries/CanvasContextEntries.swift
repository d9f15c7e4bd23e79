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
    ) { (canvas: inout CanvasContext, filter: GraphicsContext.Filter, _: Void) in canvas.context.addFilter(filter) }
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

/// The context of a canvas with the views that its code may draw.
struct CanvasContext {
  /// The context.
  var context: GraphicsContext
  /// The tagged views.
  let symbols: [LayoutNode]
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

extension TypeBinding where T == GraphicsContext.Filter {
  /// A filter of a canvas.
  static var contextFilter: TypeBinding { .native("GraphicsContext.Filter") }
}

extension TypeBinding where T == GraphicsContext.ClipOptions {
  /// The binding of `GraphicsContext.ClipOptions`.
  static var clipOptions: TypeBinding { .native("GraphicsContext.ClipOptions") }
}
