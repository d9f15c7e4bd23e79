extension PackageStubs {
  /// Swift Charts: the modifiers of charts.
  static let chartSettings = #"""
    // The settings of a chart, which modifiers set also from outside.
    public struct _Title {
      var text: AnyView
      var position: AnnotationPosition
      var alignment: Alignment
    }
    public struct _ChartSettings {
      var xAxis: [AxisMarks]?
      var yAxis: [AxisMarks]?
      var xDomain: _Domain?
      var yDomain: _Domain?
      var xPadding = 0.0
      var yPadding = 0.0
      var showsX = true
      var showsY = true
      var showsLegend = true
      // Whether a scale that is not linear is drawn as a linear one, which is reported.
      var drawsLinear = false
      mutating func take(_ type: ScaleType?) {
        switch type {
        case .log?, .squareRoot?, .symmetricLog?: drawsLinear = true
        default: break
        }
      }
      var legendPosition = AnnotationPosition.automatic
      var legend: AnyView?
      var styleNames: [_Datum] = []
      var styles: [AnyShapeStyle] = []
      var mapping: ((String) -> AnyShapeStyle)?
      var symbols: [BasicChartSymbolShape] = []
      var symbolNames: [_Datum] = []
      var xTitle: _Title?
      var yTitle: _Title?
      var plotStyle: ((AnyView) -> AnyView)?
      var overlay: ((ChartProxy) -> AnyView)?
      var overlayAlignment = Alignment.center
      var background: ((ChartProxy) -> AnyView)?
      var backgroundAlignment = Alignment.center
      var visibleX: Double?
    }
    struct _ChartKey: EnvironmentKey { static let defaultValue = _ChartSettings() }
    extension EnvironmentValues {
      var _chart: _ChartSettings {
        get { self[_ChartKey.self] }
        set { self[_ChartKey.self] = newValue }
      }
    }
    public struct _PlotFrame {}
    extension GeometryProxy {
      public subscript(_ frame: _PlotFrame) -> CGRect { CGRect(origin: .zero, size: size) }
    }
    public struct ChartProxy {
      var xScale: _Scale
      var yScale: _Scale
      public var plotSize: CGSize
      public var plotAreaSize: CGSize { plotSize }
      public var plotAreaFrame: _PlotFrame { _PlotFrame() }
      public var plotFrame: _PlotFrame? { _PlotFrame() }
      public func position(forX value: Any) -> CGFloat? { xScale.position(_datum(value), in: plotSize.width) }
      public func position(forY value: Any) -> CGFloat? {
        plotSize.height - yScale.position(_datum(value), in: plotSize.height)
      }
    }
    extension View {
      public func chartXAxis(_ visibility: Visibility) -> some View {
        transformEnvironment(\._chart) { $0.showsX = visibility != .hidden }
      }
      public func chartYAxis(_ visibility: Visibility) -> some View {
        transformEnvironment(\._chart) { $0.showsY = visibility != .hidden }
      }
      public func chartXAxis(@AxisContentBuilder content: () -> [AxisMarks]) -> some View {
        let marks = content()
        return transformEnvironment(\._chart) { $0.xAxis = marks }
      }
      public func chartYAxis(@AxisContentBuilder content: () -> [AxisMarks]) -> some View {
        let marks = content()
        return transformEnvironment(\._chart) { $0.yAxis = marks }
      }
      public func chartXScale(
        domain: Any? = nil, range: PlotDimensionScaleRange = .plotDimension, type: ScaleType? = nil
      ) -> some View {
        transformEnvironment(\._chart) {
          if let domain { $0.xDomain = _domain(domain) }
          $0.xPadding = range.padding
          $0.take(type)
        }
      }
      public func chartYScale(
        domain: Any? = nil, range: PlotDimensionScaleRange = .plotDimension, type: ScaleType? = nil
      ) -> some View {
        transformEnvironment(\._chart) {
          if let domain { $0.yDomain = _domain(domain) }
          $0.yPadding = range.padding
          $0.take(type)
        }
      }
      public func chartXScale(domain: _Domain, range: PlotDimensionScaleRange = .plotDimension, type: ScaleType? = nil)
        -> some View
      {
        transformEnvironment(\._chart) {
          $0.xDomain = domain
          $0.xPadding = range.padding
          $0.take(type)
        }
      }
      public func chartYScale(domain: _Domain, range: PlotDimensionScaleRange = .plotDimension, type: ScaleType? = nil)
        -> some View
      {
        transformEnvironment(\._chart) {
          $0.yDomain = domain
          $0.yPadding = range.padding
          $0.take(type)
        }
      }
      public func chartLegend(_ visibility: Visibility) -> some View {
        transformEnvironment(\._chart) { $0.showsLegend = visibility != .hidden }
      }
      public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
      ) -> some View { transformEnvironment(\._chart) { $0.legendPosition = position } }
      public func chartLegend<V: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
      ) -> some View {
        let view = AnyView(content())
        return transformEnvironment(\._chart) {
          $0.legendPosition = position
          $0.legend = view
        }
      }
      @ViewBuilder func _linear(_ isLinear: Bool) -> some View { if isLinear { self._drawnLinear() } else { self } }
      public func chartForegroundStyleScale(_ mapping: KeyValuePairs<AnyHashable, Any>) -> some View {
        transformEnvironment(\._chart) {
          $0.styleNames = mapping.map { _datum($0.key) }
          $0.styles = mapping.map { AnyShapeStyle($0.value) }
        }
      }
      public func chartForegroundStyleScale(domain: [Any], range: [Any], type: ScaleType? = nil) -> some View {
        transformEnvironment(\._chart) {
          $0.styleNames = domain.map { _datum($0) }
          $0.styles = range.map { AnyShapeStyle($0) }
          $0.take(type)
        }
      }
      public func chartForegroundStyleScale(range: [Any]) -> some View {
        transformEnvironment(\._chart) { $0.styles = range.map { AnyShapeStyle($0) } }
      }
      public func chartForegroundStyleScale(domain: [Any]) -> some View {
        transformEnvironment(\._chart) { $0.styleNames = domain.map { _datum($0) } }
      }
      public func chartSymbolScale(_ mapping: KeyValuePairs<AnyHashable, BasicChartSymbolShape>) -> some View {
        transformEnvironment(\._chart) {
          $0.symbolNames = mapping.map { _datum($0.key) }
          $0.symbols = mapping.map { $0.value }
        }
      }
      public func chartXAxisLabel(
        _ text: String, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
      ) -> some View {
        transformEnvironment(\._chart) {
          $0.xTitle = _Title(text: AnyView(Text(text)), position: position, alignment: alignment ?? .center)
        }
      }
      public func chartYAxisLabel(
        _ text: String, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
      ) -> some View {
        transformEnvironment(\._chart) {
          $0.yTitle = _Title(text: AnyView(Text(text)), position: position, alignment: alignment ?? .trailing)
        }
      }
      public func chartXAxisLabel<V: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
      ) -> some View {
        let view = AnyView(content())
        return transformEnvironment(\._chart) {
          $0.xTitle = _Title(text: view, position: position, alignment: alignment ?? .center)
        }
      }
      public func chartYAxisLabel<V: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
      ) -> some View {
        let view = AnyView(content())
        return transformEnvironment(\._chart) {
          $0.yTitle = _Title(text: view, position: position, alignment: alignment ?? .trailing)
        }
      }
      public func chartPlotStyle<V: View>(@ViewBuilder content: @escaping (AnyView) -> V) -> some View {
        transformEnvironment(\._chart) { $0.plotStyle = { plot in AnyView(content(plot)) } }
      }
      public func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
      ) -> some View {
        transformEnvironment(\._chart) {
          $0.overlay = { proxy in AnyView(content(proxy)) }
          $0.overlayAlignment = alignment
        }
      }
      public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
      ) -> some View {
        transformEnvironment(\._chart) {
          $0.background = { proxy in AnyView(content(proxy)) }
          $0.backgroundAlignment = alignment
        }
      }
      public func chartXVisibleDomain(length: Double) -> some View {
        transformEnvironment(\._chart) { $0.visibleX = length }
      }
      public func chartYVisibleDomain(length: Double) -> some View { self }
      public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
      public func chartXSelection(value: Any) -> some View { self }
      public func chartYSelection(value: Any) -> some View { self }
      public func chartXSelection(range: Any) -> some View { self }
      public func chartAngleSelection(value: Any) -> some View { self }
      public func chartScrollPosition(x: Any) -> some View { self }
      public func chartScrollPosition(initialX: Any) -> some View { self }
      public func chartScrollTargetBehavior(_ behavior: Any) -> some View { self }
      public func chartGesture(_ gesture: Any) -> some View { self }
    }
    """#
}
