import CPlumblineHarfBuzz
import PlumblineDrawing

extension Typeface {
  /// Returns a glyph's outline in em, with y pointing down and the glyph's origin at (0, 0).
  func outline(of glyph: UInt32) -> Path {
    let collector = OutlineCollector(scale: 1 / unitsPerEm)
    hb_font_get_glyph_shape(
      font, glyph, OutlineCollector.functions.pointer, Unmanaged.passUnretained(collector).toOpaque())
    return collector.path
  }

  /// Returns the glyph with a PostScript name; nil if there is none.
  func glyph(named name: String) -> UInt32? {
    var glyph: UInt32 = 0
    return hb_font_get_glyph_from_name(font, name, Int32(name.utf8.count), &glyph) != 0 && glyph != 0 ? glyph : nil
  }
}

/// Collects the outline that HarfBuzz reports.
private final class OutlineCollector {
  var path = Path()
  let scale: Double

  init(scale: Double) { self.scale = scale }

  func point(_ x: Float, _ y: Float) -> Point { Point(x: Double(x) * scale, y: -Double(y) * scale) }

  /// HarfBuzz's callbacks, which are immutable once created.
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
