import PlumblineLayout

extension Vocabulary {
  /// Adds the styles of strokes of a context, and paths that it draws at once.
  mutating func addContextShapes() {
    let context = TypeBinding<PlatformContext>.platformContext
    for (name, setsFill) in [("setFillColor", true), ("setStrokeColor", false)] {
      method(
        on: context, name, .named("red", .double), .named("green", .double), .named("blue", .double),
        .named("alpha", .double), returns: .void
      ) { (context: PlatformContext, red: Double, green: Double, blue: Double, alpha: Double) in
        context.setColor(Color(red: red, green: green, blue: blue, opacity: alpha), ofFill: setsFill)
      }
      method(on: context, name, .named("gray", .double), .named("alpha", .double), returns: .void) {
        (context: PlatformContext, gray: Double, alpha: Double) in
        context.setColor(Color(white: gray, opacity: alpha), ofFill: setsFill)
      }
    }
    method(on: context, "setLineCap", .unnamed(.lineCap), returns: .void) { $0.state.style.lineCap = $1 }
    method(on: context, "setLineJoin", .unnamed(.lineJoin), returns: .void) { $0.state.style.lineJoin = $1 }
    method(on: context, "setMiterLimit", .unnamed(.double), returns: .void) { $0.state.style.miterLimit = $1 }
    method(
      on: context, "setLineDash", .named("phase", .double), .named("lengths", .array(.double)), returns: .void
    ) { (context: PlatformContext, phase: Double, lengths: [Double]) in
      context.state.style.dashPhase = phase
      context.state.style.dash = lengths
    }
    method(on: context, "setBlendMode", .unnamed(TypeBinding<BlendMode>.native("CGBlendMode")), returns: .void) {
      $0.state.context.blendMode = $1
    }
    for name in [
      "normal", "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn", "softLight",
      "hardLight", "difference", "exclusion", "hue", "saturation", "color", "luminosity", "sourceAtop",
      "destinationOver", "destinationOut", "plusDarker", "plusLighter",
    ] {
      guard let mode = BlendMode(rawValue: name) else { continue }
      constant(on: "CGBlendMode", name, mode, as: .native("CGBlendMode"))
    }
    method(on: context, "addLines", .named("between", .array(.point)), returns: .void) { $0.path.addLines($1) }
    method(on: context, "fill", .unnamed(.array(.rect)), returns: .void) { (context: PlatformContext, rects: [Rect]) in
      for rect in rects { context.fill(Path(rect)) }
    }
    method(on: context, "stroke", .unnamed(.rect), .named("width", .double), returns: .void) {
      (context: PlatformContext, rect: Rect, width: Double) in context.stroke(Path(rect), width: width)
    }
    for (name, fills, strokes, isOdd) in [
      ("fill", true, false, false), ("eoFill", true, false, true), ("stroke", false, true, false),
      ("fillStroke", true, true, false), ("eoFillStroke", true, true, true),
    ] {
      constant(
        on: "CGPathDrawingMode", name, PathDrawing(fills: fills, strokes: strokes, isOdd: isOdd),
        as: .native("CGPathDrawingMode"))
    }
    method(
      on: context, "drawPath", .named("using", TypeBinding<PathDrawing>.native("CGPathDrawingMode")), returns: .void
    ) { (context: PlatformContext, mode: PathDrawing) in
      context.finish { path in
        if mode.fills { context.fill(path, isOdd: mode.isOdd) }
        if mode.strokes { context.stroke(path) }
      }
    }
  }
}

/// A mode in which a context draws its path, `CGPathDrawingMode`.
private struct PathDrawing: Sendable {
  /// Whether the inside is filled.
  let fills: Bool
  /// Whether the outline is stroked.
  let strokes: Bool
  /// Whether the inside is found by the even-odd rule.
  let isOdd: Bool
}

extension PlatformContext {
  /// Sets the color of fills or of strokes.
  fileprivate func setColor(_ color: Color, ofFill isFill: Bool) {
    if isFill { state.fill = color } else { state.stroke = color }
  }
}
