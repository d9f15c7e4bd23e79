extension PackageStubs {
  /// Swift Charts: the frames of marks.
  static let chartFrames = #"""
    extension _PlotBody {
      func points(_ parts: [_Mark], _ end: KeyPath<_Mark, Double?>) -> [CGPoint] {
        parts.map { mark in
          let x = drawing.x.position(mark.x?.middle ?? .number(0), in: size.width) + mark.dx
          var value = mark.y?.middle ?? .number(0)
          if mark.kind == .area {
            if let yEnd = mark.yEnd {
              value = end == \_Mark.high ? yEnd.start : (mark.y?.start ?? .number(0))
            } else if let number = mark[keyPath: end] {
              value = .number(number)
            }
          }
          return CGPoint(x: x, y: size.height - drawing.y.position(value, in: size.height) + mark.dy)
        }
      }
      // The extent of a value along an axis: its interval, its band or a default width around it.
      func extent(
        _ value: PlottableValue, _ end: PlottableValue?, _ scale: _Scale, _ length: Double, _ wish: MarkDimension,
        _ plain: Double
      ) -> (Double, Double) {
        let start = scale.position(value.start, in: length)
        if let end {
          let other = scale.position(end.end ?? end.start, in: length)
          return (min(start, other), max(start, other))
        }
        if let last = value.end {
          let other = scale.position(last, in: length)
          let whole = abs(other - start)
          let width = wish.length(of: whole, automatic: plain < 0 ? whole : whole * 0.75)
          let middle = (start + other) / 2
          return (middle - width / 2, middle + width / 2)
        }
        let band = scale.band(in: length)
        let width = wish.length(
          of: band > 0 ? band : 8, automatic: band > 0 ? (plain < 0 ? band : band * 0.75) : abs(plain))
        return (start - width / 2, start + width / 2)
      }
      func frame(of mark: _Mark) -> CGRect {
        let (w, h) = (size.width, size.height)
        switch mark.kind {
        case .bar:
          if let low = mark.low, let high = mark.high {
            if drawing.isHorizontal {
              let a = drawing.x.position(.number(low), in: w)
              let b = drawing.x.position(.number(high), in: w)
              guard let y = mark.y else {
                return shifted(CGRect(x: min(a, b), y: 0, width: abs(b - a), height: h), mark)
              }
              let (start, end) = grouped(extent(y, nil, drawing.y, h, mark.height, 8), mark)
              return shifted(CGRect(x: min(a, b), y: h - end, width: abs(b - a), height: end - start), mark)
            }
            let a = h - drawing.y.position(.number(low), in: h)
            let b = h - drawing.y.position(.number(high), in: h)
            guard let x = mark.x else { return shifted(CGRect(x: 0, y: min(a, b), width: w, height: abs(b - a)), mark) }
            let (start, end) = grouped(extent(x, nil, drawing.x, w, mark.width, 8), mark)
            return shifted(CGRect(x: start, y: min(a, b), width: end - start, height: abs(b - a)), mark)
          }
          return shifted(box(mark, -1), mark)
        case .rectangle: return shifted(box(mark, -1), mark)
        case .rule:
          if let x = mark.x, mark.xEnd == nil {
            let place = drawing.x.position(x.middle, in: w)
            let top = mark.yEnd.map { h - drawing.y.position($0.start, in: h) } ?? 0
            let bottom = mark.y.map { h - drawing.y.position($0.start, in: h) } ?? h
            return shifted(CGRect(x: place, y: min(top, bottom), width: 0, height: abs(bottom - top)), mark)
          }
          let place = h - drawing.y.position(mark.y?.middle ?? .number(0), in: h)
          let start = mark.x.map { drawing.x.position($0.start, in: w) } ?? 0
          let end = mark.xEnd.map { drawing.x.position($0.start, in: w) } ?? w
          return shifted(CGRect(x: min(start, end), y: place, width: abs(end - start), height: 0), mark)
        default:
          let side = mark.symbolView == nil ? (mark.symbolSize ?? (mark.kind == .point ? 50 : 36)).squareRoot() : 0
          let x = mark.x.map { drawing.x.position($0.middle, in: w) } ?? w / 2
          var value = mark.y?.middle
          if mark.kind == .area, let high = mark.high { value = .number(high) }
          let y = value.map { h - drawing.y.position($0, in: h) } ?? h / 2
          return shifted(CGRect(x: x - side / 2, y: y - side / 2, width: side, height: side), mark)
        }
      }
      func box(_ mark: _Mark, _ plain: Double) -> CGRect {
        let (w, h) = (size.width, size.height)
        let (left, right) = mark.x.map { extent($0, mark.xEnd, drawing.x, w, mark.width, plain) } ?? (0, w)
        let (low, high) = mark.y.map { extent($0, mark.yEnd, drawing.y, h, mark.height, plain) } ?? (0, h)
        return CGRect(x: left, y: h - high, width: right - left, height: high - low)
      }
      func grouped(_ extent: (Double, Double), _ mark: _Mark) -> (Double, Double) {
        guard let group = mark.group, drawing.groups.count > 1, let index = drawing.groups.firstIndex(of: group) else {
          return extent
        }
        let part = (extent.1 - extent.0) / Double(drawing.groups.count)
        return (extent.0 + part * Double(index), extent.0 + part * Double(index + 1))
      }
      func shifted(_ rect: CGRect, _ mark: _Mark) -> CGRect { rect.offsetBy(dx: mark.dx, dy: mark.dy) }
    }
    """#
}
