import CPlumblineHarfBuzz
import PlumblineDrawing

extension Typeface {
  /// A glyph's outline in em, y down, with its origin at (0, 0).
  func outline(of glyph: UInt32) -> Path {
    let collector = OutlineCollector(scale: 1 / unitsPerEm)
    hb_font_get_glyph_shape(
      font, glyph, OutlineCollector.functions.pointer, Unmanaged.passUnretained(collector).toOpaque())
    return collector.path
  }

  /// The glyph of a name, as its drawing's author called it, or nil where there is none.
  func glyph(named name: String) -> UInt32? {
    var glyph: UInt32 = 0
    return hb_font_get_glyph_from_name(font, name, Int32(name.utf8.count), &glyph) != 0 && glyph != 0 ? glyph : nil
  }
}

/// Takes an outline from HarfBuzz step by step.
private final class OutlineCollector {
  var path = Path()
  let scale: Double

  init(scale: Double) { self.scale = scale }

  func point(_ x: Float, _ y: Float) -> Point { Point(x: Double(x) * scale, y: -Double(y) * scale) }

  /// HarfBuzz's table of functions, which is never changed once it is made.
  struct Functions: @unchecked Sendable {
    let pointer: OpaquePointer?
  }

  static let functions: Functions = {
    let functions = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions,
      { _, data, _, x, y, _ in
        guard let data else { return }
        let collector = Unmanaged<OutlineCollector>.fromOpaque(data).takeUnretainedValue()
        collector.path.move(to: collector.point(x, y))
      }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions,
      { _, data, _, x, y, _ in
        guard let data else { return }
        let collector = Unmanaged<OutlineCollector>.fromOpaque(data).takeUnretainedValue()
        collector.path.addLine(to: collector.point(x, y))
      }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, cx, cy, x, y, _ in
        guard let data else { return }
        let collector = Unmanaged<OutlineCollector>.fromOpaque(data).takeUnretainedValue()
        collector.path.addQuadCurve(to: collector.point(x, y), control: collector.point(cx, cy))
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, ax, ay, bx, by, x, y, _ in
        guard let data else { return }
        let collector = Unmanaged<OutlineCollector>.fromOpaque(data).takeUnretainedValue()
        collector.path.addCurve(
          to: collector.point(x, y), control1: collector.point(ax, ay), control2: collector.point(bx, by))
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions,
      { _, data, _, _ in
        guard let data else { return }
        Unmanaged<OutlineCollector>.fromOpaque(data).takeUnretainedValue().path.closeSubpath()
      }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
    return Functions(pointer: functions)
  }()
}
