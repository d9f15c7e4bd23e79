import PlumblineLayout

/// The context in which `draw(_:)` of a view of UIKit draws.
final class PlatformContext {
  /// The graphics state, which code saves and restores.
  struct State {
    /// The context with the current transform, clip and opacity.
    var context: GraphicsContext
    /// The color of fills.
    var fill = Color.black
    /// The color of strokes.
    var stroke = Color.black
    /// The style of strokes.
    var style = StrokeStyle(lineWidth: 1)
  }

  /// The current state.
  var state: State
  /// The saved states.
  private var saved: [State] = []
  /// The current path.
  var path = Path()

  /// Creates a context that draws in another.
  init(_ context: GraphicsContext) { state = State(context: context) }

  /// Saves the current state.
  func save() { saved.append(state) }

  /// Restores the state that was saved last.
  func restore() { state = saved.popLast() ?? state }

  /// Fills a path with the current color.
  func fill(_ path: Path, isOdd: Bool = false) {
    state.context.fill(path, with: .color(state.fill), style: FillStyle(eoFill: isOdd))
  }

  /// Strokes a path with the current color and style.
  func stroke(_ path: Path, width: Double? = nil) {
    var style = state.style
    style.lineWidth = width ?? style.lineWidth
    state.context.stroke(path, with: .color(state.stroke), style: style)
  }

  /// Fills or strokes the current path, and begins a new one.
  func finish(_ draw: (Path) -> Void) {
    draw(path)
    path = Path()
  }
}

extension TypeBinding where T == PlatformContext {
  /// The binding of `CGContext`.
  static var platformContext: TypeBinding { .native("CGContext") }
}

extension Vocabulary {
  /// Adds the drawing of UIKit's views: the current context, its state and its paths.
  mutating func addPlatformDrawing() {
    rawFunction("_drawn", [.function(of: [])]) { call throws(Fault) in
      guard case .function(let function) = call.value(0) else { return .none }
      let host = call.evaluator.swiftUI
      let outer = host.platformContext
      defer { host.platformContext = outer }
      var fault: Fault?
      let node = call.evaluator.environment.drawn { context in
        host.platformContext = PlatformContext(context)
        do throws(Fault) { _ = try call.evaluator.call(function, [], expecting: .void) } catch { fault = error }
      }
      if let fault { throw fault }
      return node.map { .view($0) } ?? .none
    }
    rawFunction("UIGraphicsGetCurrentContext", []) { call in
      .optional(call.evaluator.swiftUI.platformContext.map { .native("CGContext", $0) })
    }
    rawFunction("UIRectFill", [.value(nil, TypeBinding<Rect>.rect.type)]) { call in
      call.evaluator.swiftUI.platformContext?.fill(Path(call.payload(0) ?? Rect.zero))
      return .void
    }
    for (name, setsFill, setsStroke) in [("setFill", true, false), ("setStroke", false, true), ("set", true, true)] {
      raw("Color", name, []) { value, call in
        guard let context = call.evaluator.swiftUI.platformContext, case .native(let native) = value,
          let color = native.payload as? Color
        else { return .void }
        if setsFill { context.state.fill = color }
        if setsStroke { context.state.stroke = color }
        return .void
      }
    }
    addImageDrawing()
    later(["CGContext"]) { $0.addContextState() }
    later(["CGBlendMode", "CGContext", "CGPathDrawingMode"]) { $0.addContextShapes() }
    later(["CGContext"]) { $0.addContextPaths() }
  }

  private mutating func addContextState() {
    let context = TypeBinding<PlatformContext>.platformContext
    method(on: context, "saveGState", returns: .void) { $0.save() }
    method(on: context, "restoreGState", returns: .void) { $0.restore() }
    method(on: context, "setFillColor", .unnamed(.color), returns: .void) { $0.state.fill = $1 }
    method(on: context, "setStrokeColor", .unnamed(.color), returns: .void) { $0.state.stroke = $1 }
    method(on: context, "setLineWidth", .unnamed(.double), returns: .void) { $0.state.style.lineWidth = $1 }
    method(on: context, "setAlpha", .unnamed(.double), returns: .void) { $0.state.context.opacity = $1 }
    method(on: context, "translateBy", .named("x", .double), .named("y", .double), returns: .void) {
      $0.state.context.translateBy(x: $1, y: $2)
    }
    method(on: context, "scaleBy", .named("x", .double), .named("y", .double), returns: .void) {
      $0.state.context.scaleBy(x: $1, y: $2)
    }
    method(on: context, "rotate", .named("by", .double), returns: .void) {
      $0.state.context.rotate(by: Angle(radians: $1))
    }
    method(on: context, "concatenate", .unnamed(.transform), returns: .void) { $0.state.context.concatenate($1) }
  }

  private mutating func addContextPaths() {
    let context = TypeBinding<PlatformContext>.platformContext
    method(on: context, "beginPath", returns: .void) { $0.path = Path() }
    method(on: context, "closePath", returns: .void) { $0.path.closeSubpath() }
    method(on: context, "move", .named("to", .point), returns: .void) { $0.path.move(to: $1) }
    method(on: context, "addLine", .named("to", .point), returns: .void) { $0.path.addLine(to: $1) }
    method(on: context, "addQuadCurve", .named("to", .point), .named("control", .point), returns: .void) {
      $0.path.addQuadCurve(to: $1, control: $2)
    }
    method(
      on: context, "addCurve", .named("to", .point), .named("control1", .point), .named("control2", .point),
      returns: .void
    ) { $0.path.addCurve(to: $1, control1: $2, control2: $3) }
    method(
      on: context, "addArc", .named("center", .point), .named("radius", .double), .named("startAngle", .double),
      .named("endAngle", .double), .named("clockwise", .bool), returns: .void
    ) { context, center, radius, start, end, clockwise in
      context.path.addArc(
        center: center, radius: radius, startAngle: Angle(radians: start), endAngle: Angle(radians: end),
        clockwise: clockwise)
    }
    method(on: context, "addRect", .unnamed(.rect), returns: .void) { $0.path.addRect($1) }
    method(on: context, "addEllipse", .named("in", .rect), returns: .void) { $0.path.addEllipse(in: $1) }
    method(on: context, "addPath", .unnamed(.path), returns: .void) { $0.path.addPath($1) }
    method(on: context, "fillPath", returns: .void) { context in context.finish { context.fill($0) } }
    method(on: context, "strokePath", returns: .void) { context in context.finish { context.stroke($0) } }
    method(on: context, "clip", returns: .void) { context in context.finish { context.state.context.clip(to: $0) } }
    method(on: context, "clip", .named("to", .rect), returns: .void) { $0.state.context.clip(to: Path($1)) }
    method(on: context, "fill", .unnamed(.rect), returns: .void) { $0.fill(Path($1)) }
    method(on: context, "stroke", .unnamed(.rect), returns: .void) { $0.stroke(Path($1)) }
    method(on: context, "fillEllipse", .named("in", .rect), returns: .void) { $0.fill(Path(ellipseIn: $1)) }
    method(on: context, "strokeEllipse", .named("in", .rect), returns: .void) { $0.stroke(Path(ellipseIn: $1)) }
  }
}
