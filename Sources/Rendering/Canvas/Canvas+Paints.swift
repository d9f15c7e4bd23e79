import CPlumblineCairo
import PlumblineDrawing

extension Canvas {
  /// Sets Cairo's source to a paint in the current coordinates; returns false if the paint is invisible.
  func setSource(_ paint: Paint, opacity: Double) throws -> Bool {
    guard opacity > 0 else { return false }
    switch paint {
    case .color(let color):
      let value = resources.components(color)
      guard value.opacity > 0 else { return false }
      cairo_set_source_rgba(cairo, value.red, value.green, value.blue, value.opacity * opacity.clampedToUnit)
      return true
    case .opacity(let inner, let factor): return try setSource(inner, opacity: opacity * factor.clampedToUnit)
    case .linear(let gradient, let start, let end):
      guard gradient.isUsable, start.isUsable, end.isUsable, start != end else {
        return try setSource(last(of: gradient), opacity: opacity)
      }
      setSource(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), gradient, opacity: opacity)
      return true
    case .radial(let gradient, let center, let startRadius, let endRadius, let aspect):
      let (inner, outer) = (max(startRadius.finite(), 0).withinCairo, max(endRadius.finite(), 0).withinCairo)
      guard gradient.isUsable, center.isUsable, inner != outer, aspect > 1e-6, aspect < 1e6 else {
        return try setSource(last(of: gradient), opacity: opacity)
      }
      let pattern = cairo_pattern_create_radial(center.x, center.y / aspect, inner, center.x, center.y / aspect, outer)
      var matrix = cairo_matrix_t(Transform.scale(x: 1, y: 1 / aspect))
      cairo_pattern_set_matrix(pattern, &matrix)
      setSource(pattern, gradient, opacity: opacity)
      return true
    case .angular(let gradient, let center, let start, let end):
      guard gradient.isUsable, center.isUsable else { return try setSource(last(of: gradient), opacity: opacity) }
      let sweep = AngularSweep(gradient, center: center, start: start, end: end)
      return setSource(sweep, opacity: opacity)
    case .image(let source, let origin, let scale):
      guard origin.isUsable, scale > 1e-6, scale < 1e6 else { return false }
      return try setSource(source, origin: origin, scale: scale, opacity: opacity)
    }
  }

  private func setSource(_ pattern: OpaquePointer?, _ gradient: Gradient, opacity: Double) {
    guard let pattern else { return }
    for stop in gradient.orderedStops {
      let value = resources.components(stop.color)
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, value.red, value.green, value.blue, value.opacity * opacity.clampedToUnit)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(cairo, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// Sets Cairo's source to a fan of patches that covers the area to be drawn: the current path, or else the clip.
  private func setSource(_ sweep: AngularSweep, opacity: Double) -> Bool {
    let area = drawnArea
    let reach = max(abs(area.minX - sweep.center.x), abs(area.maxX - sweep.center.x), 1)
    let radius = 1.1 * (reach + max(abs(area.minY - sweep.center.y), abs(area.maxY - sweep.center.y), 1))
    guard radius.isFinite, let pattern = cairo_pattern_create_mesh() else { return false }
    // A patch extends one row beyond its end, where the next patch covers it. The first patch therefore is repeated at
    // the end.
    let slices = sweep.slices(degrees: 6)
    for slice in slices + slices.prefix(1) {
      let (from, to) = (sweep.point(at: slice.start, radius), sweep.point(at: slice.end, radius))
      cairo_mesh_pattern_begin_patch(pattern)
      cairo_mesh_pattern_move_to(pattern, sweep.center.x, sweep.center.y)
      cairo_mesh_pattern_line_to(pattern, from.x, from.y)
      cairo_mesh_pattern_line_to(pattern, to.x, to.y)
      cairo_mesh_pattern_line_to(pattern, sweep.center.x, sweep.center.y)
      for (corner, color) in [(0, slice.from), (1, slice.from), (2, slice.to), (3, slice.to)] {
        let value = resources.components(color)
        cairo_mesh_pattern_set_corner_color_rgba(
          pattern, UInt32(corner), value.red, value.green, value.blue, value.opacity * opacity.clampedToUnit)
      }
      cairo_mesh_pattern_end_patch(pattern)
    }
    cairo_set_source(cairo, pattern)
    cairo_pattern_destroy(pattern)
    return true
  }

  /// The bounds of the current path including its stroke, or else of the clip, in Cairo's current coordinates.
  private var drawnArea: Rect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    let clip = Rect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
    guard cairo_has_current_point(cairo) != 0 else { return clip }
    cairo_path_extents(cairo, &left, &top, &right, &bottom)
    let reach = cairo_get_line_width(cairo) * 2
    return Rect(x: left, y: top, width: right - left, height: bottom - top).insetBy(dx: -reach, dy: -reach)
      .overlap(with: clip)
  }

  private func setSource(_ source: ImageSource, origin: Point, scale: Double, opacity: Double) throws -> Bool {
    guard let surface = try resources.images.surface(of: source, opacity: opacity.clampedToUnit),
      let pattern = cairo_pattern_create_for_surface(surface.pointer)
    else { return false }
    let (size, pixels) = (source.size, Size(width: Double(surface.width), height: Double(surface.height)))
    var matrix = cairo_matrix_t(
      Transform.translation(x: -origin.x, y: -origin.y)
        .concatenating(.scale(x: scale * pixels.width / size.width, y: scale * pixels.height / size.height)))
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    cairo_set_source(cairo, pattern)
    cairo_pattern_destroy(pattern)
    return true
  }

  private func last(of gradient: Gradient) -> Paint {
    .color(gradient.orderedStops.last?.color ?? Color(white: 0, opacity: 0))
  }
}

extension Gradient {
  /// The stops in ascending order, with locations clamped to 0...1; undefined locations are 0.
  var orderedStops: [Stop] {
    let stops = stops.map { Stop(color: $0.color, location: $0.location.clampedToUnit) }
    let isOrdered = zip(stops, stops.dropFirst()).allSatisfy { $0.location <= $1.location }
    guard !isOrdered else { return stops }
    return stops.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }

  /// Whether the gradient has at least two stops.
  var isUsable: Bool { stops.count > 1 }

  /// Returns the colour at a location, interpolated between its neighbouring stops.
  func color(at location: Double) -> Color {
    let stops = orderedStops
    guard let first = stops.first, let last = stops.last else { return Color(white: 0, opacity: 0) }
    if location <= first.location { return first.color }
    guard let next = stops.firstIndex(where: { $0.location > location }), next > 0 else { return last.color }
    let (a, b) = (stops[next - 1], stops[next])
    return a.color.mixed(with: b.color, (location - a.location) / (b.location - a.location))
  }
}

extension Color {
  /// Returns the colour at a fraction of the way to another.
  func mixed(with other: Color, _ share: Double) -> Color {
    func mix(_ a: Components, _ b: Components) -> Components {
      Components(
        red: a.red + (b.red - a.red) * share, green: a.green + (b.green - a.green) * share,
        blue: a.blue + (b.blue - a.blue) * share, opacity: a.opacity + (b.opacity - a.opacity) * share)
    }
    return Color(light: mix(light, other.light), dark: mix(dark, other.dark))
  }
}

extension Point {
  /// Whether both coordinates are finite and within Cairo's range.
  var isUsable: Bool { abs(x) <= 8_000_000 && abs(y) <= 8_000_000 }
}
