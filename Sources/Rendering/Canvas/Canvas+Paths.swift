import CPlumblineCairo
import PlumblineDrawing

extension Canvas {
  /// Fills the inside of a path.
  func fill(_ path: Path, _ paint: Paint, rule: Path.FillRule, opacity: Double, offset: Point = .zero) throws {
    if medium == .plainVectors, case .opacity(let inner, let factor) = paint {
      return try fill(path, inner, rule: rule, opacity: opacity * factor.clampedToUnit, offset: offset)
    }
    if medium == .plainVectors, let sweep = AngularSweep(paint, offset: offset) {
      return try fill(path, sweep, rule: rule, opacity: opacity)
    }
    trace(path, rule: rule)
    try paintPath(paint, opacity: opacity, offset: offset) { cairo_fill(cairo) }
  }

  /// Fills the inside of a path with the slices of a sweep, drawn to a separate layer so that only the path's edge is
  /// smoothed.
  private func fill(_ path: Path, _ sweep: AngularSweep, rule: Path.FillRule, opacity: Double) throws {
    guard let extent = path.extent else { return }
    cairo_push_group(cairo)
    for slice in sweep.fan(over: extent) {
      try fill(slice.path, .color(slice.color), rule: .nonZero, opacity: 1)
    }
    cairo_pop_group_to_source(cairo)
    trace(path, rule: rule)
    if opacity < 1 {
      cairo_save(cairo)
      cairo_clip(cairo)
      cairo_paint_with_alpha(cairo, opacity.clampedToUnit)
      cairo_restore(cairo)
    } else {
      cairo_fill(cairo)
    }
    cairo_new_path(cairo)
  }

  /// Strokes the outline of a path.
  func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle, opacity: Double) throws {
    guard style.lineWidth > 0, style.lineWidth.isFinite, transform.isInvertible else { return }
    if medium == .plainVectors, AngularSweep(paint) != nil {
      return try fill(path.strokedPath(style), paint, rule: .nonZero, opacity: opacity)
    }
    var style = style
    style.lineWidth = min(style.lineWidth, 1_000_000)
    cairo_new_path(cairo)
    if medium == .pixels, transform.isUpright, abs(transform.m11) == abs(transform.m22), path.isAxisAligned {
      let width = max((style.lineWidth * abs(transform.m11) + 0.5).rounded(.down), 1).withinCairo
      style.lineWidth = width / abs(transform.m11)
      let half = width / 2
      trace(path) { Point(x: ($0.x - half + 0.5).rounded(.down) + half, y: ($0.y - half + 0.5).rounded(.down) + half) }
    } else {
      trace(path) { $0 }
    }
    set(style)
    try paintPath(paint, opacity: opacity) { cairo_stroke(cairo) }
  }

  /// Draws the current path with a paint in the items' coordinates.
  private func paintPath(_ paint: Paint, opacity: Double, offset: Point = .zero, _ draw: () -> Void) throws {
    let moved = offset == .zero ? transform : Transform.translation(x: offset.x, y: offset.y).concatenating(transform)
    try withMatrix(moved) {
      if try setSource(paint, opacity: opacity) { draw() }
    }
    cairo_new_path(cairo)
  }

  private func set(_ style: StrokeStyle) {
    cairo_set_line_width(cairo, style.lineWidth)
    cairo_set_miter_limit(cairo, max(style.miterLimit.finite(or: 10), 1))
    switch style.lineCap {
    case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
    }
    switch style.lineJoin {
    case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
    }
    let dash = style.usableDash
    cairo_set_dash(cairo, dash, Int32(dash.count), style.dashPhase.finite().withinCairo)
  }

  /// Sets Cairo's current path; in pixels, the edges of an axis-aligned rectangle are moved to pixel boundaries.
  func trace(_ path: Path, rule: Path.FillRule) {
    cairo_new_path(cairo)
    cairo_set_fill_rule(cairo, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    if medium == .pixels, transform.isUpright, let rect = path.rectangle {
      let snapped = transform.boundingRect(of: rect).snapped
      cairo_rectangle(cairo, snapped.minX, snapped.minY, snapped.width, snapped.height)
    } else {
      trace(path) { $0 }
    }
  }

  /// Adds a path's elements to Cairo's current path, in device coordinates changed by a function.
  private func trace(_ path: Path, move: (Point) -> Point) {
    func devicePoint(_ point: Point) -> Point? {
      let device = transform.apply(point)
      guard device.x.isFinite, device.y.isFinite else { return nil }
      return move(Point(x: device.x.withinCairo, y: device.y.withinCairo))
    }
    var pen = Point.zero
    for element in path.elements {
      switch element {
      case .move(let to):
        guard let to = devicePoint(to) else { continue }
        cairo_move_to(cairo, to.x, to.y)
        pen = to
      case .line(let to):
        guard let to = devicePoint(to) else { continue }
        cairo_line_to(cairo, to.x, to.y)
        pen = to
      case .quadCurve(let to, let control):
        guard let to = devicePoint(to), let control = devicePoint(control) else { continue }
        let (a, b) = (pen + (control - pen) * (2 / 3), to + (control - to) * (2 / 3))
        cairo_curve_to(cairo, a.x, a.y, b.x, b.y, to.x, to.y)
        pen = to
      case .curve(let to, let control1, let control2):
        guard let to = devicePoint(to), let a = devicePoint(control1), let b = devicePoint(control2) else { continue }
        cairo_curve_to(cairo, a.x, a.y, b.x, b.y, to.x, to.y)
        pen = to
      case .closeSubpath: cairo_close_path(cairo)
      }
    }
  }
}

extension StrokeStyle {
  /// The dash pattern, or an empty one if a length is negative or very large, or if all lengths are 0.
  var usableDash: [Double] {
    let dash = drawnDash
    let isUsable = dash.allSatisfy { $0 >= 0 && $0 < 1_000_000 } && dash.reduce(0, +) > 0.001
    return isUsable ? dash : []
  }
}

extension Rect {
  /// The rectangle with its edges moved to integers within Cairo's range, and at least one pixel wide and high.
  ///
  /// A rectangle thinner than a pixel, whose edges round to the same integer, takes the pixel that contains its centre;
  /// a hairline at the end of a view thus stays within the view.
  var snapped: Rect {
    func pixels(_ low: Double, _ high: Double) -> (start: Double, length: Double) {
      let (start, end) = ((low + 0.5).rounded(.down).withinCairo, (high + 0.5).rounded(.down).withinCairo)
      if start < end { return (start, end - start) }
      return low < high ? ((((low + high) / 2).rounded(.up) - 1).withinCairo, 1) : (start, 0)
    }
    let (x, y) = (pixels(minX, maxX), pixels(minY, maxY))
    return Rect(x: x.start, y: y.start, width: x.length, height: y.length)
  }
}
