extension PackageStubs {
  /// Swift Charts: the marks.
  static let chartMarks = #"""
    public struct BarMark: ChartContent {
      public var _marks: [_Mark]
      public var body: Never { fatalError() }
      public init(
        x: PlottableValue, y: PlottableValue, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
      ) { _marks = [_Mark(kind: .bar, x: x, y: y, width: width, height: height, stacking: stacking)] }
      public init(x: PlottableValue, yStart: PlottableValue, yEnd: PlottableValue, width: MarkDimension = .automatic) {
        _marks = [_Mark(kind: .bar, x: x, y: yStart, yEnd: yEnd, width: width)]
      }
      public init(xStart: PlottableValue, xEnd: PlottableValue, y: PlottableValue, height: MarkDimension = .automatic) {
        _marks = [_Mark(kind: .bar, x: xStart, xEnd: xEnd, y: y, height: height)]
      }
      public init(x: PlottableValue, stacking: MarkStackingMethod = .standard) {
        _marks = [_Mark(kind: .bar, x: x, stacking: stacking)]
      }
      public init(y: PlottableValue, stacking: MarkStackingMethod = .standard) {
        _marks = [_Mark(kind: .bar, y: y, stacking: stacking)]
      }
      public init(xStart: PlottableValue, xEnd: PlottableValue, yStart: PlottableValue, yEnd: PlottableValue) {
        _marks = [_Mark(kind: .rectangle, x: xStart, xEnd: xEnd, y: yStart, yEnd: yEnd)]
      }
    }
    public struct LineMark: ChartContent {
      public var _marks: [_Mark]
      public var body: Never { fatalError() }
      public init(x: PlottableValue, y: PlottableValue) { _marks = [_Mark(kind: .line, x: x, y: y)] }
      public init(x: PlottableValue, y: PlottableValue, series: PlottableValue) {
        _marks = [_Mark(kind: .line, x: x, y: y, series: _text(series.start))]
      }
    }
    public struct AreaMark: ChartContent {
      public var _marks: [_Mark]
      public var body: Never { fatalError() }
      public init(x: PlottableValue, y: PlottableValue, stacking: MarkStackingMethod = .standard) {
        _marks = [_Mark(kind: .area, x: x, y: y, stacking: stacking)]
      }
      public init(
        x: PlottableValue, y: PlottableValue, series: PlottableValue, stacking: MarkStackingMethod = .standard
      ) {
        _marks = [_Mark(kind: .area, x: x, y: y, stacking: stacking, series: _text(series.start))]
      }
      public init(x: PlottableValue, yStart: PlottableValue, yEnd: PlottableValue) {
        _marks = [_Mark(kind: .area, x: x, y: yStart, yEnd: yEnd)]
      }
      public init(x: PlottableValue, yStart: PlottableValue, yEnd: PlottableValue, series: PlottableValue) {
        _marks = [_Mark(kind: .area, x: x, y: yStart, yEnd: yEnd, series: _text(series.start))]
      }
    }
    public struct PointMark: ChartContent {
      public var _marks: [_Mark]
      public var body: Never { fatalError() }
      public init(x: PlottableValue, y: PlottableValue) { _marks = [_Mark(kind: .point, x: x, y: y)] }
      public init(x: PlottableValue) { _marks = [_Mark(kind: .point, x: x)] }
      public init(y: PlottableValue) { _marks = [_Mark(kind: .point, y: y)] }
    }
    public struct RuleMark: ChartContent {
      public var _marks: [_Mark]
      public var body: Never { fatalError() }
      public init(y: PlottableValue) { _marks = [_Mark(kind: .rule, y: y)] }
      public init(x: PlottableValue) { _marks = [_Mark(kind: .rule, x: x)] }
      public init(xStart: PlottableValue, xEnd: PlottableValue, y: PlottableValue) {
        _marks = [_Mark(kind: .rule, x: xStart, xEnd: xEnd, y: y)]
      }
      public init(x: PlottableValue, yStart: PlottableValue, yEnd: PlottableValue) {
        _marks = [_Mark(kind: .rule, x: x, y: yStart, yEnd: yEnd)]
      }
    }
    public struct RectangleMark: ChartContent {
      public var _marks: [_Mark]
      public var body: Never { fatalError() }
      public init(
        x: PlottableValue? = nil, y: PlottableValue? = nil, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
      ) { _marks = [_Mark(kind: .rectangle, x: x, y: y, width: width, height: height)] }
      public init(
        xStart: PlottableValue? = nil, xEnd: PlottableValue? = nil, yStart: PlottableValue? = nil,
        yEnd: PlottableValue? = nil
      ) { _marks = [_Mark(kind: .rectangle, x: xStart, xEnd: xEnd, y: yStart, yEnd: yEnd)] }
      public init(x: PlottableValue, yStart: PlottableValue, yEnd: PlottableValue, width: MarkDimension = .automatic) {
        _marks = [_Mark(kind: .rectangle, x: x, y: yStart, yEnd: yEnd, width: width)]
      }
      public init(xStart: PlottableValue, xEnd: PlottableValue, y: PlottableValue, height: MarkDimension = .automatic) {
        _marks = [_Mark(kind: .rectangle, x: xStart, xEnd: xEnd, y: y, height: height)]
      }
    }
    public struct SectorMark: ChartContent {
      public var _marks: [_Mark]
      public var body: Never { fatalError() }
      public init(
        angle: PlottableValue, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
      ) {
        _marks = [_Mark(kind: .sector, x: angle, inner: innerRadius, outer: outerRadius, inset: angularInset ?? 0)]
      }
    }
    """#
}
