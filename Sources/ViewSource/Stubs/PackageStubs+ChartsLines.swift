extension PackageStubs {
  /// Swift Charts: lines, areas and annotations.
  static let chartLines = #"""
    // An annotation beside a mark's frame.
    struct _AnnotationView: View {
      var note: _Annotation
      var rect: CGRect
      var body: some View {
        Color.clear.frame(width: rect.width, height: rect.height)
          .overlay(alignment: alignment) {
            note.content.fixedSize().alignmentGuide(vertical) { d in
              vertical == .top
                ? d[.bottom] + note.spacing : vertical == .bottom ? d[.top] - note.spacing : d[VerticalAlignment.center]
            }
            .alignmentGuide(horizontal) { d in
              isBeside
                ? (horizontal == .leading ? d[.trailing] + note.spacing : d[.leading] - note.spacing) : d[horizontal]
            }
          }
          .offset(x: rect.minX, y: rect.minY)
      }
      var isBeside: Bool {
        switch note.position {
        case .leading, .trailing, .topLeading, .topTrailing, .bottomLeading, .bottomTrailing: return true
        default: return false
        }
      }
      var alignment: Alignment { Alignment(horizontal: horizontal, vertical: vertical) }
      var vertical: VerticalAlignment {
        switch note.position {
        case .top, .topLeading, .topTrailing, .automatic: return .top
        case .bottom, .bottomLeading, .bottomTrailing: return .bottom
        default: return .center
        }
      }
      var horizontal: HorizontalAlignment {
        switch note.position {
        case .leading, .topLeading, .bottomLeading: return .leading
        case .trailing, .topTrailing, .bottomTrailing: return .trailing
        case .overlay: return .center
        default: return note.alignment.horizontal
        }
      }
    }
    struct _Rule: Shape {
      var from: CGPoint
      var to: CGPoint
      func path(in rect: CGRect) -> Path {
        Path { path in
          path.move(to: from)
          path.addLine(to: to)
        }
      }
    }
    // A line through points, and the area above a base.
    struct _Line: Shape {
      var points: [CGPoint]
      var base: [CGPoint]
      var method: InterpolationMethod
      func path(in rect: CGRect) -> Path {
        Path { path in
          guard let first = points.first else { return }
          path.move(to: first)
          add(points, to: &path)
          guard !base.isEmpty else { return }
          let back = Array(base.reversed())
          path.addLine(to: back[0])
          add(back, to: &path)
          path.closeSubpath()
        }
      }
      func add(_ points: [CGPoint], to path: inout Path) {
        guard points.count > 1 else { return }
        for index in 1..<points.count {
          let (a, b) = (points[index - 1], points[index])
          switch method {
          case .linear: path.addLine(to: b)
          case .stepStart:
            path.addLine(to: CGPoint(x: a.x, y: b.y))
            path.addLine(to: b)
          case .stepEnd:
            path.addLine(to: CGPoint(x: b.x, y: a.y))
            path.addLine(to: b)
          case .stepCenter:
            path.addLine(to: CGPoint(x: (a.x + b.x) / 2, y: a.y))
            path.addLine(to: CGPoint(x: (a.x + b.x) / 2, y: b.y))
            path.addLine(to: b)
          case .monotone:
            let (m0, m1) = (slope(points, index - 1), slope(points, index))
            let third = (b.x - a.x) / 3
            path.addCurve(
              to: b, control1: CGPoint(x: a.x + third, y: a.y + m0 * third),
              control2: CGPoint(x: b.x - third, y: b.y - m1 * third))
          case .cardinal, .catmullRom:
            let p0 = index > 1 ? points[index - 2] : a
            let p3 = index + 1 < points.count ? points[index + 1] : b
            path.addCurve(
              to: b, control1: CGPoint(x: a.x + (b.x - p0.x) / 6, y: a.y + (b.y - p0.y) / 6),
              control2: CGPoint(x: b.x - (p3.x - a.x) / 6, y: b.y - (p3.y - a.y) / 6))
          }
        }
      }
      func slope(_ points: [CGPoint], _ index: Int) -> Double {
        guard index > 0, index + 1 < points.count else { return 0 }
        let (a, b, c) = (points[index - 1], points[index], points[index + 1])
        let (s, t) = ((b.y - a.y) / max(b.x - a.x, 0.001), (c.y - b.y) / max(c.x - b.x, 0.001))
        return s * t <= 0 ? 0 : 2 * s * t / (s + t)
      }
    }
    """#
}
