extension PackageStubs {
  /// Swift Charts, drawn with SwiftUI's shapes and a layout.
  ///
  /// Source: Apple's documentation, and pictures of charts in it; the widths of bars and the distances of labels are
  /// not measured.
  static let charts = [
    chartValues, chartContent, chartMarks, chartModifiers, chartScales, chartAxes, chartSettings, chartView,
    chartLayout, chartPlot, chartFrames, chartLines, chartSectors,
  ].joined(separator: "\n")

  /// Swift Charts: the values that marks plot.
  static let chartValues = #"""
    import SwiftUI

    // The values that marks plot.
    public protocol Plottable {}
    public enum _Datum: Hashable {
      case number(Double)
      case date(Double)
      case category(String)
      var scalar: Double? {
        switch self {
        case .number(let value): return value
        case .date(let value): return value
        case .category: return nil
        }
      }
    }
    func _datum(_ value: Any) -> _Datum {
      if let number = value as? Int { return .number(Double(number)) }
      if let number = value as? Double { return .number(number) }
      if let text = value as? String { return .category(text) }
      if let date = value as? Date { return .date(date.timeIntervalSinceReferenceDate) }
      if let number = value as? CGFloat { return .number(Double(number)) }
      if let number = value as? Float { return .number(Double(number)) }
      if let number = value as? Decimal { return .number(NSDecimalNumber(decimal: number).doubleValue) }
      if let own = value as? any RawRepresentable { return _datum(own.rawValue) }
      if let own = value as? any Plottable { return _datum(own.primitivePlottable) }
      if let number = value as? any BinaryInteger { return .number(Double(Int(number))) }
      return .category("\(value)")
    }
    public struct PlottableValue {
      var label: String
      var start: _Datum
      var end: _Datum?
      var raw: Any
      var unit: Calendar.Component?
      public static func value(
        _ label: Any, _ value: Any, unit: Calendar.Component? = nil, calendar: Calendar = .current
      ) -> PlottableValue {
        if let range = value as? Range<Date> {
          return PlottableValue(
            label: "\(label)", start: _datum(range.lowerBound), end: _datum(range.upperBound), raw: value)
        }
        if let range = value as? Range<Double> {
          return PlottableValue(
            label: "\(label)", start: _datum(range.lowerBound), end: _datum(range.upperBound), raw: value)
        }
        if let range = value as? Range<Int> {
          return PlottableValue(
            label: "\(label)", start: _datum(range.lowerBound), end: _datum(range.upperBound), raw: value)
        }
        if let unit, let date = value as? Date, let bin = calendar.dateInterval(of: unit, for: date) {
          return PlottableValue(
            label: "\(label)", start: _datum(bin.start), end: _datum(bin.end), raw: value, unit: unit)
        }
        return PlottableValue(label: "\(label)", start: _datum(value), end: nil, raw: value)
      }
      var middle: _Datum {
        guard let end, let a = start.scalar, let b = end.scalar else { return start }
        if case .date = start { return .date((a + b) / 2) }
        return .number((a + b) / 2)
      }
    }
    public struct MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
      enum Kind { case automatic, fixed, ratio, inset }
      var kind = Kind.automatic
      var amount = 0.0
      public static let automatic = MarkDimension()
      public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed, amount: value) }
      public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio, amount: value) }
      public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset, amount: value) }
      init(kind: Kind = .automatic, amount: Double = 0) { self.kind = kind; self.amount = amount }
      public init(integerLiteral value: Int) { self.init(kind: .fixed, amount: Double(value)) }
      public init(floatLiteral value: Double) { self.init(kind: .fixed, amount: value) }
      func length(of whole: Double, automatic: Double) -> Double {
        switch kind {
        case .automatic: return automatic
        case .fixed: return amount
        case .ratio: return whole * amount
        case .inset: return max(whole - 2 * amount, 0)
        }
      }
    }
    public enum MarkStackingMethod { case standard, normalized, center, unstacked }
    public enum InterpolationMethod {
      case linear, monotone, cardinal, catmullRom, stepStart, stepCenter, stepEnd
      public static func cardinal(tension: CGFloat) -> InterpolationMethod { .cardinal }
      public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { .catmullRom }
    }
    public enum BasicChartSymbolShape {
      case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
      public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape { self }
    }
    public enum AnnotationPosition {
      case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
    }
    struct _Annotation {
      var position: AnnotationPosition
      var alignment: Alignment
      var spacing: Double
      var content: AnyView
    }
    """#
}
