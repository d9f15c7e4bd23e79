extension PackageStubs {
  /// Swift Charts: the modifiers of marks.
  static let chartModifiers = #"""
    extension ChartContent {
      func _each(_ change: (inout _Mark) -> Void) -> some ChartContent {
        var marks = _marks
        for index in marks.indices { change(&marks[index]) }
        return _Marks(_marks: marks)
      }
      public func foregroundStyle(_ style: some ShapeStyle) -> some ChartContent {
        _each { mark in if mark.style == nil { mark.style = AnyShapeStyle(style) } }
      }
      public func foregroundStyle(by value: PlottableValue) -> some ChartContent {
        _each { mark in if mark.styleKey == nil { mark.styleKey = value.start } }
      }
      public func symbol(by value: PlottableValue) -> some ChartContent {
        _each { mark in if mark.symbolKey == nil { mark.symbolKey = value.start } }
      }
      public func symbol(_ shape: BasicChartSymbolShape) -> some ChartContent {
        _each { mark in if mark.symbol == nil { mark.symbol = shape } }
      }
      public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = AnyView(symbol())
        return _each { mark in if mark.symbolView == nil { mark.symbolView = view } }
      }
      public func symbolSize(_ size: CGFloat) -> some ChartContent {
        _each { mark in if mark.symbolSize == nil { mark.symbolSize = size } }
      }
      public func symbolSize(_ size: CGSize) -> some ChartContent {
        _each { mark in if mark.symbolSize == nil { mark.symbolSize = size.width * size.height } }
      }
      public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
        _each { mark in if mark.line == nil { mark.line = style } }
      }
      public func lineStyle(by value: PlottableValue) -> some ChartContent {
        _each { mark in if mark.lineKey == nil { mark.lineKey = value.start } }
      }
      public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        _each { mark in if mark.interpolation == nil { mark.interpolation = method } }
      }
      public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
        _each { mark in if mark.corner == nil { mark.corner = radius } }
      }
      public func opacity(_ opacity: Double) -> some ChartContent { _each { mark in mark.opacity *= opacity } }
      public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        _each { mark in
          mark.dx += x
          mark.dy += y
        }
      }
      public func offset(_ size: CGSize) -> some ChartContent { offset(x: size.width, y: size.height) }
      public func position(by value: PlottableValue, axis: Axis? = nil, span: MarkDimension = .automatic)
        -> some ChartContent
      {
        _each { mark in mark.group = value.start }
      }
      public func zIndex(_ value: Double) -> some ChartContent { _each { mark in mark.z = value } }
      public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { _each { _ in } }
      public func compositingLayer() -> some ChartContent { _each { _ in } }
      public func accessibilityLabel(_ label: Any) -> some ChartContent { _each { _ in } }
      public func accessibilityValue(_ value: Any) -> some ChartContent { _each { _ in } }
      public func accessibilityHidden(_ isHidden: Bool) -> some ChartContent { _each { _ in } }
      public func accessibilityIdentifier(_ name: String) -> some ChartContent { _each { _ in } }
      public func annotation<V: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: Any? = nil, @ViewBuilder content: () -> V
      ) -> some ChartContent {
        let note = _Annotation(
          position: position == .automatic ? .top : position, alignment: alignment, spacing: spacing ?? 4,
          content: AnyView(content()))
        return _each { mark in mark.annotations.append(note) }
      }
    }
    """#
}
