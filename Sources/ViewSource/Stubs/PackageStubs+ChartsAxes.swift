extension PackageStubs {
  /// Swift Charts: the axes.
  static let chartAxes = #"""
    // Axes.
    public struct AxisValue {
      public var index: Int
      public var count: Int
      var raw: Any
      var _datum: _Datum
      public func `as`<T>(_ type: T.Type) -> T? {
        if case .number(let number) = _datum {
          if type == Int.self { return Int(number.rounded()) as? T }
          if type == Double.self { return number as? T }
          return nil
        }
        if case .date = _datum { return type == Date.self ? raw as? T : nil }
        return type == String.self ? raw as? T : nil
      }
    }
    public enum AxisMarkPosition { case automatic, leading, trailing, top, bottom }
    public enum AxisMarkPreset { case automatic, aligned, extended, inset }
    public enum AxisValueLabelOrientation { case automatic, horizontal, vertical, verticalReversed }
    public enum AxisValueLabelCollisionResolution {
      case automatic, disabled, truncate
      public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil)
        -> AxisValueLabelCollisionResolution
      { .automatic }
      public static let greedy = AxisValueLabelCollisionResolution.automatic
    }
    public struct AxisMarkValues: ExpressibleByArrayLiteral {
      var list: [Any]?
      var count: Int?
      var component: Calendar.Component?
      var stride: Double?
      var componentCount = 1
      init(
        list: [Any]? = nil, count: Int? = nil, component: Calendar.Component? = nil, stride: Double? = nil,
        componentCount: Int = 1
      ) {
        self.list = list
        self.count = count
        self.component = component
        self.stride = stride
        self.componentCount = componentCount
      }
      public init(arrayLiteral elements: Any...) { self.init(list: elements) }
      public static let automatic = AxisMarkValues(list: nil)
      public static func automatic(
        minimumStride: Double? = nil, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil
      ) -> AxisMarkValues { AxisMarkValues(count: desiredCount) }
      public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
      ) -> AxisMarkValues { AxisMarkValues(component: component, componentCount: count) }
      public static func stride(by step: Double, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil)
        -> AxisMarkValues
      {
        AxisMarkValues(stride: step)
      }
    }
    public struct _AxisMark {
      enum Kind { case grid, tick, label }
      var kind: Kind
      var stroke: StrokeStyle?
      var style: AnyShapeStyle?
      var font: Font?
      var content: AnyView?
      var text: String?
      var format: Any?
      var isCentered: Bool?
      var length: Double?
      var dx = 0.0
      var dy = 0.0
      public func foregroundStyle(_ style: some ShapeStyle) -> _AxisMark {
        var copy = self
        copy.style = AnyShapeStyle(style)
        return copy
      }
      public func font(_ font: Font?) -> _AxisMark {
        var copy = self
        copy.font = font
        return copy
      }
      public func offset(x: CGFloat = 0, y: CGFloat = 0) -> _AxisMark {
        var copy = self
        copy.dx += x
        copy.dy += y
        return copy
      }
      public func accessibilityLabel(_ label: Any) -> _AxisMark { self }
      public func accessibilityHidden(_ isHidden: Bool) -> _AxisMark { self }
    }
    public typealias AxisMark = _AxisMark
    public func AxisGridLine(centered: Bool? = nil, stroke: StrokeStyle? = nil) -> _AxisMark {
      _AxisMark(kind: .grid, stroke: stroke, isCentered: centered)
    }
    public enum _TickLength {
      case automatic, label, longestLabel
    }
    public func AxisTick(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) -> _AxisMark {
      _AxisMark(kind: .tick, stroke: stroke, isCentered: centered, length: length)
    }
    public func AxisTick(centered: Bool? = nil, length: _TickLength = .automatic, stroke: StrokeStyle? = nil)
      -> _AxisMark
    {
      _AxisMark(kind: .tick, stroke: stroke, isCentered: centered)
    }
    public func AxisValueLabel(
      centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
      collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
      orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
      verticalSpacing: CGFloat? = nil
    ) -> _AxisMark { _AxisMark(kind: .label, isCentered: centered) }
    public func AxisValueLabel<V: View>(
      centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
      collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
      orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
      verticalSpacing: CGFloat? = nil,
      @ViewBuilder content: () -> V
    ) -> _AxisMark { _AxisMark(kind: .label, content: AnyView(content()), isCentered: centered) }
    public func AxisValueLabel(
      format: any FormatStyle, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
      collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
      orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
      verticalSpacing: CGFloat? = nil
    ) -> _AxisMark { _AxisMark(kind: .label, format: format, isCentered: centered) }
    public func AxisValueLabel(
      _ text: String, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
      collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
      orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
      verticalSpacing: CGFloat? = nil
    ) -> _AxisMark { _AxisMark(kind: .label, text: text, isCentered: centered) }

    @resultBuilder public struct AxisMarkBuilder {
      public static func buildExpression(_ mark: _AxisMark) -> [_AxisMark] { [mark] }
      public static func buildBlock(_ parts: [_AxisMark]...) -> [_AxisMark] { parts.flatMap { $0 } }
      public static func buildOptional(_ part: [_AxisMark]?) -> [_AxisMark] { part ?? [] }
      public static func buildEither(first: [_AxisMark]) -> [_AxisMark] { first }
      public static func buildEither(second: [_AxisMark]) -> [_AxisMark] { second }
      public static func buildLimitedAvailability(_ part: [_AxisMark]) -> [_AxisMark] { part }
    }
    public struct AxisMarks {
      var position: AxisMarkPosition
      var values: AxisMarkValues
      var content: ((AxisValue) -> Any)?
      var format: Any?
      var stroke: StrokeStyle?
      public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil
      ) {
        self.position = position
        self.values = values
        self.stroke = stroke
      }
      public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil, @AxisMarkBuilder content: @escaping (AxisValue) -> Any
      ) {
        self.position = position
        self.values = values
        self.stroke = stroke
        self.content = content
      }
      public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Any],
        stroke: StrokeStyle? = nil
      ) {
        self.position = position
        self.values = AxisMarkValues(list: values)
        self.stroke = stroke
      }
      public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Any],
        stroke: StrokeStyle? = nil, @AxisMarkBuilder content: @escaping (AxisValue) -> Any
      ) {
        self.position = position
        self.values = AxisMarkValues(list: values)
        self.stroke = stroke
        self.content = content
      }
      public init(
        format: any FormatStyle, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
      ) {
        self.position = position
        self.values = values
        self.format = format
        self.stroke = stroke
      }
      public init(
        format: any FormatStyle, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Any],
        stroke: StrokeStyle? = nil
      ) {
        self.position = position
        self.values = AxisMarkValues(list: values)
        self.format = format
        self.stroke = stroke
      }
      // The values of this axis, with the component by which dates are written.
      func ticks(of scale: _Scale) -> ([_Datum], Calendar.Component?) {
        if let list = values.list { return (list.map { Charts_datum($0) }, scale.component) }
        if scale.isCategorical { return (scale.categories.map { .category($0) }, nil) }
        if let component = values.component {
          return (_dates(scale.low, scale.high, by: component, values.componentCount).map { .date($0) }, component)
        }
        if scale.isDate {
          guard let count = values.count else { return (scale.ticks.map { .date($0) }, scale.component) }
          let (component, dates) = _dates(scale.low, scale.high, count)
          return (dates.map { .date($0) }, component)
        }
        if let stride = values.stride { return (_steps(scale.low, scale.high, stride).map { .number($0) }, nil) }
        if let count = values.count {
          return (
            _steps(scale.low, scale.high, _step(scale.high - scale.low, max(count - 1, 1))).map { .number($0) }, nil
          )
        }
        return (scale.ticks.map { .number($0) }, nil)
      }
    }
    func Charts_datum(_ value: Any) -> _Datum { _datum(value) }
    public protocol AxisContent {}
    @resultBuilder public struct AxisContentBuilder {
      public static func buildExpression(_ marks: AxisMarks) -> [AxisMarks] { [marks] }
      public static func buildBlock(_ parts: [AxisMarks]...) -> [AxisMarks] { parts.flatMap { $0 } }
      public static func buildOptional(_ part: [AxisMarks]?) -> [AxisMarks] { part ?? [] }
      public static func buildEither(first: [AxisMarks]) -> [AxisMarks] { first }
      public static func buildEither(second: [AxisMarks]) -> [AxisMarks] { second }
      public static func buildLimitedAvailability(_ part: [AxisMarks]) -> [AxisMarks] { part }
    }
    """#
}
