extension PackageStubs {
  /// Swift Charts: sectors of a circle.
  static let chartSectors = #"""
    // Sectors of a circle.
    struct _PieBody: View {
      var drawing: _Drawing
      var body: some View {
        let legend = drawing.settings.showsLegend && (drawing.settings.legend != nil || !drawing.styleKeys.isEmpty)
        let onTop = [.top, .topLeading, .topTrailing].contains(drawing.settings.legendPosition)
        VStack(alignment: .leading, spacing: 8) {
          if legend, onTop { _Legend(drawing: drawing) }
          GeometryReader { geometry in
            let proxy = ChartProxy(xScale: drawing.x, yScale: drawing.y, plotSize: geometry.size)
            ZStack {
              if let background = drawing.settings.background { background(proxy) }
              sectors(geometry.size)
              if let overlay = drawing.settings.overlay { overlay(proxy) }
            }
            .frame(width: geometry.size.width, height: geometry.size.height)
          }
          if legend, !onTop { _Legend(drawing: drawing) }
        }
      }
      @ViewBuilder func sectors(_ size: CGSize) -> some View {
        let parts = drawing.marks.filter { $0.kind == .sector }
        let total = parts.map { $0.high ?? 0 }.max() ?? 1
        let radius = min(size.width, size.height) / 2
        ForEach(0..<parts.count, id: \.self) { index in
          let mark = parts[index]
          let sector = _Sector(
            start: (mark.low ?? 0) / total, end: (mark.high ?? 0) / total,
            inner: mark.inner.length(of: radius, automatic: 0), outer: mark.outer.length(of: radius, automatic: radius),
            inset: mark.inset, corner: mark.corner ?? 0)
          sector.fill(drawing.style(of: mark)).opacity(mark.opacity)
          ForEach(0..<mark.annotations.count, id: \.self) { place in
            let middle = sector.middle(in: size)
            mark.annotations[place].content.fixedSize().position(x: middle.x, y: middle.y)
          }
        }
      }
    }
    struct _Sector: Shape {
      var start: Double
      var end: Double
      var inner: Double
      var outer: Double
      var inset: Double
      var corner: Double
      func middle(in size: CGSize) -> CGPoint {
        let angle = Double.pi * (start + end) - Double.pi / 2
        let radius = (inner + outer) / 2
        return CGPoint(x: size.width / 2 + cos(angle) * radius, y: size.height / 2 + sin(angle) * radius)
      }
      func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let (a, b) = (2 * Double.pi * start - Double.pi / 2, 2 * Double.pi * end - Double.pi / 2)
        let trim = outer > 0 ? inset / outer : 0
        let innerTrim = inner > 0 ? min(inset / inner, (b - a) / 2) : trim
        return Path { path in
          guard b - a > 2 * trim else { return }
          path.addArc(
            center: center, radius: outer, startAngle: .radians(a + trim), endAngle: .radians(b - trim),
            clockwise: false)
          if inner > 0 {
            path.addArc(
              center: center, radius: inner, startAngle: .radians(b - innerTrim), endAngle: .radians(a + innerTrim),
              clockwise: true)
          } else {
            path.addLine(to: center)
          }
          path.closeSubpath()
        }
      }
    }
    """#
}
