extension PackageStubs {
  /// Swift Charts: the drawing of marks.
  static let chartPlot = #"""
    // The drawing of marks within the plot area.
    struct _ChartBody: View {
      var drawing: _Drawing
      var body: some View {
        if drawing.isPie {
          _PieBody(drawing: drawing)
        } else {
          _AxesBody(drawing: drawing)
        }
      }
    }
    struct _AxesBody: View {
      var drawing: _Drawing
      @Environment(\.displayScale) private var displayScale
      var body: some View {
        let settings = drawing.settings
        let xs = settings.showsX ? _entries(settings.xAxis ?? [AxisMarks()], drawing.x, false, 300) : []
        let ys = settings.showsY ? _entries(settings.yAxis ?? [AxisMarks()], drawing.y, true, 200) : []
        let legendOnTop = [.top, .topLeading, .topTrailing].contains(settings.legendPosition)
        _ChartLayout(x: drawing.x, y: drawing.y, legendOnTop: legendOnTop) {
          GeometryReader { geometry in
            _PlotBody(drawing: drawing, xs: xs, ys: ys, size: geometry.size)
          }
          .layoutValue(key: _SlotKey.self, value: _Slot(kind: .plot))
          ForEach(xs) { entry in
            if let label = entry.label {
              label.layoutValue(
                key: _SlotKey.self,
                value: _Slot(
                  kind: .xLabel, datum: entry.datum, end: entry.next, isLeading: entry.isLeading,
                  isCentered: entry.isCentered))
            }
          }
          ForEach(ys) { entry in
            if let label = entry.label {
              label.layoutValue(
                key: _SlotKey.self,
                value: _Slot(
                  kind: .yLabel, datum: entry.datum, end: entry.next, isLeading: entry.isLeading,
                  isCentered: entry.isCentered))
            }
          }
          if let title = settings.xTitle {
            title.text.font(.caption).foregroundStyle(.secondary).layoutValue(
              key: _SlotKey.self, value: _Slot(kind: .xTitle))
          }
          if let title = settings.yTitle {
            title.text.font(.caption).foregroundStyle(.secondary).layoutValue(
              key: _SlotKey.self, value: _Slot(kind: .yTitle))
          }
          if settings.showsLegend, settings.legend != nil || !drawing.styleKeys.isEmpty || !drawing.symbolKeys.isEmpty {
            _Legend(drawing: drawing).layoutValue(key: _SlotKey.self, value: _Slot(kind: .legend))
          }
        }
      }
    }
    struct _Legend: View {
      var drawing: _Drawing
      var body: some View {
        if let legend = drawing.settings.legend {
          legend
        } else {
          let keys = drawing.styleKeys.isEmpty ? drawing.symbolKeys : drawing.styleKeys
          HStack(spacing: 8) {
            ForEach(0..<keys.count, id: \.self) { index in
              let key = keys[index]
              HStack(spacing: 4) {
                _SymbolShape(symbol: drawing.symbolKeys.contains(key) ? drawing.symbol(of: key) : .circle)
                  .fill(drawing.styleKeys.isEmpty ? AnyShapeStyle(.tint) : drawing.style(of: key))
                  .frame(width: 8, height: 8)
                Text(_text(key)).font(.caption).foregroundStyle(.secondary).lineLimit(1)
              }
            }
          }
        }
      }
    }
    struct _SymbolShape: Shape {
      var symbol: BasicChartSymbolShape
      func path(in rect: CGRect) -> Path {
        switch symbol {
        case .circle: return Path(ellipseIn: rect)
        case .square: return Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
        case .triangle: return polygon(3, in: rect)
        case .diamond: return polygon(4, in: rect)
        case .pentagon: return polygon(5, in: rect)
        case .plus, .cross, .asterisk:
          var path = Path()
          let bar = rect.width / 4
          path.addRect(CGRect(x: rect.midX - bar / 2, y: rect.minY, width: bar, height: rect.height))
          path.addRect(CGRect(x: rect.minX, y: rect.midY - bar / 2, width: rect.width, height: bar))
          return path
        }
      }
      func polygon(_ count: Int, in rect: CGRect) -> Path {
        Path { path in
          for index in 0..<count {
            let angle = -Double.pi / 2 + 2 * Double.pi * Double(index) / Double(count)
            let point = CGPoint(x: rect.midX + cos(angle) * rect.width / 2, y: rect.midY + sin(angle) * rect.height / 2)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
          }
          path.closeSubpath()
        }
      }
    }
    struct _PlotBody: View {
      var drawing: _Drawing
      var xs: [_AxisEntry]
      var ys: [_AxisEntry]
      var size: CGSize
      var body: some View {
        let proxy = ChartProxy(xScale: drawing.x, yScale: drawing.y, plotSize: size)
        let plot = AnyView(
          ZStack(alignment: .topLeading) {
            Color.clear
            ForEach(xs) { entry in
              if let grid = entry.grid { gridLine(grid, x(entry, grid)) }
              if let tick = entry.tick { tickMark(tick, x(entry, tick), entry.isLeading) }
            }
            ForEach(ys) { entry in
              if let grid = entry.grid {
                _Rule(from: CGPoint(x: 0, y: height(entry)), to: CGPoint(x: size.width, y: height(entry)))
                  .stroke(
                    grid.style ?? AnyShapeStyle(Color(.separator)), style: grid.stroke ?? StrokeStyle(lineWidth: 0.5))
              }
            }
            marks
          }
          .frame(width: size.width, height: size.height))
        ZStack {
          if let background = drawing.settings.background {
            background(proxy).frame(
              width: size.width, height: size.height, alignment: drawing.settings.backgroundAlignment)
          }
          if let style = drawing.settings.plotStyle { style(plot) } else { plot }
          if let overlay = drawing.settings.overlay {
            overlay(proxy).frame(width: size.width, height: size.height, alignment: drawing.settings.overlayAlignment)
          }
        }
        .frame(width: size.width, height: size.height)
      }
      func x(_ entry: _AxisEntry, _ mark: _AxisMark) -> Double { drawing.x.position(entry.datum, in: size.width) }
      func height(_ entry: _AxisEntry) -> Double { size.height - drawing.y.position(entry.datum, in: size.height) }
      func gridLine(_ mark: _AxisMark, _ x: Double) -> some View {
        _Rule(from: CGPoint(x: x, y: 0), to: CGPoint(x: x, y: size.height))
          .stroke(mark.style ?? AnyShapeStyle(Color(.separator)), style: mark.stroke ?? StrokeStyle(lineWidth: 0.5))
      }
      func tickMark(_ mark: _AxisMark, _ x: Double, _ isTop: Bool) -> some View {
        let length = mark.length ?? (drawing.x.isDate ? 16 : 4)
        let start = isTop ? -length : size.height
        return _Rule(from: CGPoint(x: x, y: start), to: CGPoint(x: x, y: start + length))
          .stroke(mark.style ?? AnyShapeStyle(Color(.separator)), style: mark.stroke ?? StrokeStyle(lineWidth: 0.5))
      }
      var series: [[_Mark]] {
        var names: [String] = []
        var result: [[_Mark]] = []
        for mark in drawing.marks where !mark.isHidden && mark.kind == .line || mark.kind == .area {
          let name = "\(mark.kind == .line)|\(mark.seriesKey)"
          if let index = names.firstIndex(of: name) {
            result[index].append(mark)
          } else {
            names.append(name)
            result.append([mark])
          }
        }
        return result
      }
      @ViewBuilder var marks: some View {
        let lines = series
        ForEach(0..<lines.count, id: \.self) { index in
          let parts = lines[index]
          if parts[0].kind == .area {
            _Line(points: points(parts, \.high), base: points(parts, \.low), method: parts[0].interpolation ?? .linear)
              .fill(drawing.style(of: parts[0])).opacity(parts[0].opacity)
          } else {
            _Line(points: points(parts, \.low), base: [], method: parts[0].interpolation ?? .linear)
              .stroke(
                drawing.style(of: parts[0]),
                style: parts[0].line ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
              )
              .opacity(parts[0].opacity)
          }
        }
        let count = drawing.marks.count
        ForEach(0..<count, id: \.self) { index in
          let mark = drawing.marks[index]
          let rect = frame(of: mark)
          switch mark.kind {
          case .bar, .rectangle:
            RoundedRectangle(
              cornerRadius: min(mark.corner ?? (mark.kind == .bar ? 0 : 0), min(rect.width, rect.height) / 2),
              style: .continuous
            )
            .fill(drawing.style(of: mark)).opacity(mark.opacity)
            .frame(width: rect.width, height: rect.height).offset(x: rect.minX, y: rect.minY)
          case .rule:
            _Rule(from: rect.origin, to: CGPoint(x: rect.maxX, y: rect.maxY))
              .stroke(drawing.style(of: mark), style: mark.line ?? StrokeStyle(lineWidth: 1)).opacity(mark.opacity)
          case .point:
            if let view = mark.symbolView {
              view.fixedSize().position(x: rect.midX, y: rect.midY)
            } else {
              _SymbolShape(symbol: drawing.symbol(of: mark) ?? .circle).fill(drawing.style(of: mark)).opacity(
                mark.opacity
              )
              .frame(width: rect.width, height: rect.height).offset(x: rect.minX, y: rect.minY)
            }
          default:
            if let view = mark.symbolView {
              view.fixedSize().position(x: rect.midX, y: rect.midY)
            } else if mark.kind == .line, let symbol = drawing.symbol(of: mark) {
              _SymbolShape(symbol: symbol).fill(drawing.style(of: mark)).opacity(mark.opacity)
                .frame(width: rect.width, height: rect.height).offset(x: rect.minX, y: rect.minY)
            }
          }
          ForEach(0..<mark.annotations.count, id: \.self) { place in
            _AnnotationView(note: mark.annotations[place], rect: rect)
          }
        }
      }
    }
    """#
}
