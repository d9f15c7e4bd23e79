import CPlumblineFreeType
import PlumblineDrawing

/// Converts FreeType's outlines to paths.
enum OutlineReader {
  private final class Pen {
    var path = Path()
    var isOpen = false

    func close() {
      if isOpen { path.closeSubpath() }
      isOpen = false
    }
  }

  /// Returns an outline as a path in the outline's own units, with y pointing down.
  static func path(of outline: inout FT_Outline) -> Path {
    var callbacks = FT_Outline_Funcs()
    callbacks.move_to = { to, pen in
      guard let to, let pen = OutlineReader.pen(pen) else { return 1 }
      pen.close()
      pen.path.move(to: OutlineReader.point(to))
      pen.isOpen = true
      return 0
    }
    callbacks.line_to = { to, pen in
      guard let to, let pen = OutlineReader.pen(pen) else { return 1 }
      pen.path.addLine(to: OutlineReader.point(to))
      return 0
    }
    callbacks.conic_to = { control, to, pen in
      guard let control, let to, let pen = OutlineReader.pen(pen) else { return 1 }
      pen.path.addQuadCurve(to: OutlineReader.point(to), control: OutlineReader.point(control))
      return 0
    }
    callbacks.cubic_to = { control1, control2, to, pen in
      guard let control1, let control2, let to, let pen = OutlineReader.pen(pen) else { return 1 }
      pen.path.addCurve(
        to: OutlineReader.point(to), control1: OutlineReader.point(control1), control2: OutlineReader.point(control2))
      return 0
    }
    let pen = Pen()
    FT_Outline_Decompose(&outline, &callbacks, Unmanaged.passUnretained(pen).toOpaque())
    pen.close()
    return pen.path
  }

  private static func pen(_ pointer: UnsafeMutableRawPointer?) -> Pen? {
    pointer.map { Unmanaged<Pen>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func point(_ vector: UnsafePointer<FT_Vector>) -> Point {
    Point(x: Double(vector.pointee.x), y: -Double(vector.pointee.y))
  }
}
