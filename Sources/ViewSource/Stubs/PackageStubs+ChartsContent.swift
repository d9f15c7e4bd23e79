extension PackageStubs {
  /// Swift Charts: the contents of charts.
  static let chartContent = #"""
    enum _MarkKind { case bar, line, area, point, rule, rectangle, sector }
    public struct _Mark {
      var kind: _MarkKind
      var x: PlottableValue?
      var xEnd: PlottableValue?
      var y: PlottableValue?
      var yEnd: PlottableValue?
      var width = MarkDimension.automatic
      var height = MarkDimension.automatic
      var stacking = MarkStackingMethod.standard
      var series: String?
      var inner = MarkDimension.automatic
      var outer = MarkDimension.automatic
      var inset = 0.0
      var style: AnyShapeStyle?
      var styleKey: _Datum?
      var symbol: BasicChartSymbolShape?
      var symbolView: AnyView?
      var symbolKey: _Datum?
      var symbolSize: Double?
      var line: StrokeStyle?
      var lineKey: _Datum?
      var interpolation: InterpolationMethod?
      var corner: Double?
      var opacity = 1.0
      var dx = 0.0
      var dy = 0.0
      var group: _Datum?
      var z = 0.0
      var isHidden = false
      var annotations: [_Annotation] = []
      // The stacked range of a bar, an area or a sector, in values.
      var low: Double?
      var high: Double?
      var seriesKey: String { "\(series ?? "")|\(_text(styleKey))|\(_text(symbolKey))|\(_text(lineKey))" }
    }
    func _text(_ datum: _Datum?) -> String {
      switch datum {
      case .category(let name)?: return name
      case .number(let value)?: return value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
      case .date(let value)?: return "\(value)"
      case nil: return ""
      }
    }

    public protocol ChartContent {
      associatedtype Body
      @ChartContentBuilder var body: Body { get }
      var _marks: [_Mark] { get }
    }
    extension ChartContent {
      public var _marks: [_Mark] { (body as? any ChartContent)?._marks ?? [] }
    }
    public struct _Marks: ChartContent {
      public var _marks: [_Mark]
      public var body: Never { fatalError() }
    }
    public struct _ForEachContent: ChartContent {
      var parts: [any ChartContent]
      public init(_ parts: [any ChartContent]) { self.parts = parts }
      public var _marks: [_Mark] { parts.flatMap { $0._marks } }
      public var body: Never { fatalError() }
    }
    public typealias AnyChartContent = _Marks
    public struct Plot<Content: ChartContent>: ChartContent {
      var content: Content
      public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
      public var _marks: [_Mark] { content._marks }
      public var body: Never { fatalError() }
    }
    @resultBuilder public struct ChartContentBuilder {
      public static func buildExpression(_ content: any ChartContent) -> any ChartContent { content }
      public static func buildBlock(_ parts: any ChartContent...) -> any ChartContent {
        parts.count == 1 ? parts[0] : _Marks(_marks: parts.flatMap { $0._marks })
      }
      public static func buildOptional(_ part: (any ChartContent)?) -> any ChartContent { part ?? _Marks(_marks: []) }
      public static func buildEither(first: any ChartContent) -> any ChartContent { first }
      public static func buildEither(second: any ChartContent) -> any ChartContent { second }
      public static func buildLimitedAvailability(_ part: any ChartContent) -> any ChartContent { part }
      public static func buildArray(_ parts: [any ChartContent]) -> any ChartContent {
        _Marks(_marks: parts.flatMap { $0._marks })
      }
    }
    """#
}
