extension PackageStubs {
  /// Swift Charts: the layout of the plot area and its labels.
  static let chartLayout = #"""
    // Where a part of a chart goes.
    struct _Slot {
      enum Kind { case plot, xLabel, yLabel, legend, xTitle, yTitle }
      var kind = Kind.plot
      var datum: _Datum?
      var end: _Datum?
      var isLeading = false
      var isCentered = false
    }
    struct _SlotKey: LayoutValueKey { static let defaultValue = _Slot() }

    // Places the plot area between the labels of its axes, and the legend below or above.
    struct _ChartLayout: Layout {
      var x: _Scale
      var y: _Scale
      var legendOnTop: Bool
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 200))
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var (leading, trailing, top, bottom) = (0.0, 0.0, 0.0, 0.0)
        var (legend, xTitle, yTitle) = (0.0, 0.0, 0.0)
        for subview in subviews {
          let slot = subview[_SlotKey.self]
          let size = subview.sizeThatFits(.unspecified)
          switch slot.kind {
          case .plot: break
          case .xLabel:
            if slot.isLeading { top = max(top, size.height + 4) } else { bottom = max(bottom, size.height + 4) }
          case .yLabel:
            if slot.isLeading {
              leading = max(leading, size.width + 4)
            } else {
              trailing = max(trailing, size.width + 4)
            }
          case .legend: legend = subview.sizeThatFits(ProposedViewSize(width: bounds.width, height: nil)).height + 8
          case .xTitle: xTitle = size.height + 4
          case .yTitle: yTitle = size.height + 4
          }
        }
        let above = top + yTitle + (legendOnTop ? legend : 0)
        let below = bottom + xTitle + (legendOnTop ? 0 : legend)
        let plot = CGRect(
          x: bounds.minX + leading, y: bounds.minY + above, width: max(bounds.width - leading - trailing, 0),
          height: max(bounds.height - above - below, 0))
        for subview in subviews {
          let slot = subview[_SlotKey.self]
          switch slot.kind {
          case .plot: subview.place(at: plot.origin, proposal: ProposedViewSize(plot.size))
          case .xLabel:
            guard let datum = slot.datum else { continue }
            var position = plot.minX + x.position(datum, in: plot.width)
            let height = slot.isLeading ? plot.minY - 4 : plot.maxY + 4
            var anchor = slot.isLeading ? UnitPoint.bottom : UnitPoint.top
            let width: CGFloat? = x.isCategorical ? x.band(in: plot.width) : nil
            if let end = slot.end { position = (position + plot.minX + x.position(end, in: plot.width)) / 2 }
            if x.isDate, !slot.isCentered {
              anchor = slot.isLeading ? .bottomLeading : .topLeading
              position += 4
            }
            subview.place(
              at: CGPoint(x: position, y: height), anchor: anchor, proposal: ProposedViewSize(width: width, height: nil)
            )
          case .yLabel:
            guard let datum = slot.datum else { continue }
            var height = plot.maxY - y.position(datum, in: plot.height)
            if let end = slot.end { height = (height + plot.maxY - y.position(end, in: plot.height)) / 2 }
            subview.place(
              at: CGPoint(x: slot.isLeading ? plot.minX - 4 : plot.maxX + 4, y: height),
              anchor: slot.isLeading ? .trailing : .leading, proposal: .unspecified)
          case .legend:
            subview.place(
              at: CGPoint(x: bounds.minX, y: legendOnTop ? bounds.minY : bounds.maxY),
              anchor: legendOnTop ? .topLeading : .bottomLeading,
              proposal: ProposedViewSize(width: bounds.width, height: nil))
          case .xTitle:
            subview.place(at: CGPoint(x: plot.midX, y: plot.maxY + bottom + 4), anchor: .top, proposal: .unspecified)
          case .yTitle:
            subview.place(
              at: CGPoint(x: plot.maxX, y: plot.minY - top - 4), anchor: .bottomTrailing, proposal: .unspecified)
          }
        }
      }
    }

    struct _AxisEntry: Identifiable {
      var id: Int
      var datum: _Datum
      var next: _Datum?
      var label: AnyView?
      var isCentered: Bool
      var isLeading: Bool
      var grid: _AxisMark?
      var tick: _AxisMark?
    }
    func _entries(_ axes: [AxisMarks], _ scale: _Scale, _ vertical: Bool, _ length: Double) -> [_AxisEntry] {
      var result: [_AxisEntry] = []
      for axis in axes {
        let (data, component) = axis.ticks(of: scale)
        let isLeading: Bool
        switch axis.position {
        case .leading, .top: isLeading = true
        case .automatic: isLeading = vertical && scale.isCategorical
        default: isLeading = false
        }
        let numbers = data.compactMap { $0.scalar }
        let step = numbers.count > 1 ? abs(numbers[1] - numbers[0]) : abs(numbers.first ?? 1)
        var nextFree = -1000.0
        for (index, datum) in data.enumerated() {
          if let value = datum.scalar, value < scale.low - 1e-9 || value > scale.high + 1e-9 { continue }
          let text: String
          var raw: Any
          switch datum {
          case .category(let name): (text, raw) = (name, name)
          case .number(let value):
            text = _number(value, step)
            raw = value
            if let list = axis.values.list, index < list.count { raw = list[index] }
          case .date(let value):
            (text, raw) = (_dateText(value, component), Date(timeIntervalSinceReferenceDate: value))
          }
          let value = AxisValue(index: index, count: data.count, raw: raw, _datum: datum)
          let parts =
            (axis.content?(value) as? [_AxisMark]) ?? [
              _AxisMark(kind: .grid, stroke: axis.stroke), _AxisMark(kind: .tick, stroke: axis.stroke),
              _AxisMark(kind: .label, format: axis.format),
            ]
          var entry = _AxisEntry(id: result.count, datum: datum, isCentered: false, isLeading: isLeading)
          for part in parts {
            switch part.kind {
            case .grid: entry.grid = part
            case .tick: entry.tick = part
            case .label:
              var shown = part.text ?? text
              if let format = part.format { shown = _formatted(raw, format) ?? shown }
              let isCentered = part.isCentered ?? false
              if isCentered, index + 1 < data.count { entry.next = data[index + 1] }
              entry.isCentered = isCentered || !scale.isDate
              if part.content == nil, !vertical {
                let width = Double(shown.count) * 6.2 + 4
                let position = scale.position(datum, in: length)
                let start = scale.isDate && !isCentered ? position + 4 : position - width / 2
                if !scale.isCategorical, start < nextFree || (scale.isDate && start + width > length + 24) { continue }
                nextFree = start + width
              }
              let label: AnyView
              if let content = part.content { label = content } else { label = AnyView(Text(shown).lineLimit(1)) }
              let styled = label.font(part.font ?? .caption).foregroundStyle(part.style ?? AnyShapeStyle(.secondary))
              entry.label = AnyView(styled.offset(x: part.dx, y: part.dy))
            }
          }
          result.append(entry)
        }
      }
      return result
    }
    func _formatted(_ raw: Any, _ format: Any) -> String? {
      if let style = format as? Date.FormatStyle, let date = raw as? Date { return date.formatted(style) }
      if let number = raw as? Double {
        if let style = format as? FloatingPointFormatStyle<Double> { return number.formatted(style) }
        if let style = format as? IntegerFormatStyle<Int> { return Int(number.rounded()).formatted(style) }
        return number.formatted(format)
      }
      if let number = raw as? Int { return number.formatted(format) }
      if let date = raw as? Date { return date.formatted(format) }
      return nil
    }
    """#
}
