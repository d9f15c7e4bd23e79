extension PackageStubs {
  /// Swift Charts: the chart and its stacks.
  static let chartView = #"""
    // The chart itself.
    public struct Chart<Content: ChartContent>: View {
      let _marks: [_Mark]
      @Environment(\._chart) private var settings
      public init(@ChartContentBuilder content: () -> any ChartContent) { _marks = content()._marks }
      public init(_ data: [Any], @ChartContentBuilder content: (Any) -> any ChartContent) {
        _marks = data.flatMap { content($0)._marks }
      }
      public init(_ data: [Any], id: Any, @ChartContentBuilder content: (Any) -> any ChartContent) {
        _marks = data.flatMap { content($0)._marks }
      }
      public var body: some View {
        _ChartFrame {
          GeometryReader { geometry in
            _ChartBody(drawing: _Drawing(_marks, settings, geometry.size))
          }
        }
        ._approximated()
        ._linear(settings.drawsLinear)
      }
    }
    // A chart takes the proposed size.
    struct _ChartFrame: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 200))
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
      }
    }

    struct _Drawing {
      var marks: [_Mark]
      var settings: _ChartSettings
      var x: _Scale
      var y: _Scale
      var isHorizontal: Bool
      var isPie: Bool
      var styleKeys: [_Datum] = []
      var symbolKeys: [_Datum] = []
      var groups: [_Datum] = []

      init(_ given: [_Mark], _ settings: _ChartSettings, _ size: CGSize) {
        self.settings = settings
        isPie = given.contains { $0.kind == .sector }
        isHorizontal = given.contains { mark in
          guard mark.kind == .bar, mark.xEnd == nil, let x = mark.x else {
            return mark.kind == .bar && mark.xEnd != nil
          }
          guard case .number = x.start, x.end == nil else { return false }
          guard let y = mark.y else { return true }
          if case .category = y.start { return true }
          return y.end != nil
        }
        let stacked = _stacked(given, isHorizontal)
        marks = stacked
        var values: [Double] = []
        for mark in stacked {
          if let low = mark.low { values.append(low) }
          if let high = mark.high { values.append(high) }
        }
        let across = isHorizontal
        let xs = stacked.filter { $0.low == nil || !across }.flatMap { [$0.x, $0.xEnd].compactMap { $0 } }
        let ys = stacked.filter { $0.low == nil || across }.flatMap { [$0.y, $0.yEnd].compactMap { $0 } }
        x = _scale(
          xs, extra: isHorizontal ? values : [], domain: settings.xDomain, padding: settings.xPadding,
          count: size.width < 160 ? 2 : 4)
        y = _scale(
          ys, extra: isHorizontal ? [] : values, domain: settings.yDomain, padding: settings.yPadding,
          count: size.height < 100 ? 2 : 4)
        // The first category is at the top.
        if y.isCategorical { y.isReversed.toggle() }
        if let visible = settings.visibleX, !x.isCategorical, visible < x.high - x.low {
          x.high = x.low + visible
          x.ticks = x.isDate ? _dates(x.low, x.high, 4).1 : _steps(x.low, x.high, _step(visible, 4))
        }
        for mark in stacked {
          if let key = mark.styleKey, !styleKeys.contains(key) { styleKeys.append(key) }
          if let key = mark.symbolKey, !symbolKeys.contains(key) { symbolKeys.append(key) }
          if let key = mark.group, !groups.contains(key) { groups.append(key) }
        }
        if !settings.styleNames.isEmpty, !styleKeys.isEmpty { styleKeys = settings.styleNames }
        if !settings.symbolNames.isEmpty { symbolKeys = settings.symbolNames }
      }
      static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
      static let shapes: [BasicChartSymbolShape] = [.circle, .square, .triangle, .diamond, .pentagon]
      func style(of mark: _Mark) -> AnyShapeStyle {
        if let style = mark.style { return style }
        guard let key = mark.styleKey else { return AnyShapeStyle(.tint) }
        return style(of: key)
      }
      func style(of key: _Datum) -> AnyShapeStyle {
        let index = styleKeys.firstIndex(of: key) ?? 0
        if !settings.styles.isEmpty { return settings.styles[index % settings.styles.count] }
        return AnyShapeStyle(_Drawing.palette[index % _Drawing.palette.count])
      }
      func symbol(of mark: _Mark) -> BasicChartSymbolShape? {
        if let symbol = mark.symbol { return symbol }
        guard let key = mark.symbolKey else { return nil }
        return symbol(of: key)
      }
      func symbol(of key: _Datum) -> BasicChartSymbolShape {
        let index = symbolKeys.firstIndex(of: key) ?? 0
        if !settings.symbols.isEmpty { return settings.symbols[index % settings.symbols.count] }
        return _Drawing.shapes[index % _Drawing.shapes.count]
      }
    }

    // Stacks bars and areas of one position, in the order of the marks.
    func _stacked(_ marks: [_Mark], _ isHorizontal: Bool) -> [_Mark] {
      var result = marks
      var ups: [String: Double] = [:]
      var downs: [String: Double] = [:]
      var totals: [String: Double] = [:]
      func key(_ mark: _Mark) -> String {
        let place = isHorizontal && mark.kind == .bar ? mark.y : mark.x
        return "\(mark.kind == .bar)|\(_text(mark.kind == .sector ? nil : place?.start))|\(_text(mark.group))"
      }
      func amount(_ mark: _Mark) -> Double? {
        switch mark.kind {
        case .bar:
          if isHorizontal { return mark.xEnd == nil ? mark.x?.start.scalar : nil }
          return mark.yEnd == nil ? mark.y?.start.scalar : nil
        case .area: return mark.yEnd == nil ? mark.y?.start.scalar : nil
        case .sector: return mark.x?.start.scalar
        default: return nil
        }
      }
      let isSeries = Set(marks.filter { $0.kind == .area }.map { $0.seriesKey }).count > 1
      for mark in marks { if let value = amount(mark) { totals[key(mark), default: 0] += abs(value) } }
      for index in result.indices {
        let mark = result[index]
        guard let value = amount(mark) else { continue }
        if mark.stacking == .unstacked || (mark.kind == .area && !isSeries) {
          (result[index].low, result[index].high) = (0, value)
          continue
        }
        let place = key(mark)
        let total = totals[place] ?? 1
        let share = mark.stacking == .normalized ? (total == 0 ? 0 : value / total) : value
        if share >= 0 {
          let base = ups[place] ?? (mark.stacking == .center ? -total / 2 : 0)
          (result[index].low, result[index].high) = (base, base + share)
          ups[place] = base + share
        } else {
          let base = downs[place] ?? 0
          (result[index].low, result[index].high) = (base + share, base)
          downs[place] = base + share
        }
      }
      return result
    }
    """#
}
