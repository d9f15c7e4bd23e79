extension PackageStubs {
  /// Swift Charts: the scales of the axes.
  static let chartScales = #"""
    // The scales, which map values to positions within the plot area.
    struct _Tick {
      var datum: _Datum
      var position: Double
      var width: Double
      var text: String
    }
    struct _Scale {
      var categories: [String] = []
      var isDate = false
      var low = 0.0
      var high = 1.0
      var ticks: [Double] = []
      var component: Calendar.Component?
      var isReversed = false
      var padding = 0.0
      var isCategorical: Bool { !categories.isEmpty }

      func band(in length: Double) -> Double { isCategorical ? length / Double(categories.count) : 0 }
      // A position from the low end.
      func position(_ datum: _Datum, in length: Double) -> Double {
        let inner = max(length - 2 * padding, 0)
        var share = 0.0
        if case .category(let name) = datum {
          let index = categories.firstIndex(of: name) ?? 0
          share = (Double(index) + 0.5) / Double(max(categories.count, 1))
        } else if let value = datum.scalar {
          share = high > low ? (value - low) / (high - low) : 0.5
        }
        return padding + inner * (isReversed ? 1 - share : share)
      }
      func length(from a: Double, to b: Double, in length: Double) -> Double {
        let inner = max(length - 2 * padding, 0)
        return high > low ? inner * abs(b - a) / (high - low) : 0
      }
    }

    // The round step that gives about so many parts.
    func _step(_ span: Double, _ count: Int) -> Double {
      guard span > 0, span.isFinite else { return 1 }
      let raw = span / Double(max(count, 1))
      var power = pow(10, floor(log10(raw)))
      if power * 10 <= raw { power *= 10 }
      let error = raw / power
      if error >= 7.0710678 { return power * 10 }
      if error >= 3.1622777 { return power * 5 }
      if error >= 1.4142136 { return power * 2 }
      return power
    }
    func _steps(_ low: Double, _ high: Double, _ step: Double) -> [Double] {
      guard step > 0, (high - low) / step < 1000 else { return [low, high] }
      var result: [Double] = []
      var index = Int(ceil(low / step - 1e-9))
      while Double(index) * step <= high + step * 1e-9 {
        result.append(Double(index) * step)
        index += 1
      }
      return result
    }
    // The dates that divide a span, at starts of hours, days, months or years.
    func _dates(_ low: Double, _ high: Double, _ count: Int) -> (Calendar.Component, [Double]) {
      let span = high - low
      let day = 86400.0
      let choices: [(Calendar.Component, Int, Double)] = [
        (.second, 1, 1), (.second, 15, 15), (.minute, 1, 60), (.minute, 5, 300), (.minute, 15, 900),
        (.minute, 30, 1800),
        (.hour, 1, 3600), (.hour, 3, 10800), (.hour, 6, 21600), (.hour, 12, 43200), (.day, 1, day), (.day, 2, 2 * day),
        (.day, 7, 7 * day), (.day, 14, 14 * day), (.month, 1, 30.4 * day), (.month, 3, 91.3 * day),
        (.month, 6, 182.6 * day), (.year, 1, 365.25 * day), (.year, 2, 730.5 * day), (.year, 5, 1826 * day),
        (.year, 10, 3652.5 * day),
      ]
      let choice = choices.first { span / $0.2 <= Double(count) + 1 } ?? choices[choices.count - 1]
      return (choice.0, _dates(low, high, by: choice.0, choice.1))
    }
    func _dates(_ low: Double, _ high: Double, by component: Calendar.Component, _ count: Int) -> [Double] {
      let calendar = Calendar.current
      let first = Date(timeIntervalSinceReferenceDate: low)
      let units: [Calendar.Component] = [.year, .month, .day, .hour, .minute, .second]
      let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: first)
      var start = DateComponents()
      start.year = parts.year
      if component == .year { start.year = (parts.year ?? 0) / count * count }
      if component != .year {
        start.month = component == .month ? ((parts.month ?? 1) - 1) / count * count + 1 : parts.month
      }
      if [.day, .hour, .minute, .second, .weekOfYear, .weekday].contains(component) { start.day = parts.day }
      if [.hour, .minute, .second].contains(component) {
        start.hour = component == .hour ? (parts.hour ?? 0) / count * count : parts.hour
      }
      if [.minute, .second].contains(component) {
        start.minute = component == .minute ? (parts.minute ?? 0) / count * count : parts.minute
      }
      if component == .second { start.second = (parts.second ?? 0) / count * count }
      guard var date = calendar.date(from: start) else { return [] }
      var result: [Double] = []
      while date.timeIntervalSinceReferenceDate <= high + 0.5, result.count < 400 {
        let value = date.timeIntervalSinceReferenceDate
        if value >= low - 0.5 { result.append(value) }
        guard let next = calendar.date(byAdding: component, value: count, to: date), next > date else { break }
        date = next
      }
      return result
    }
    func _number(_ value: Double, _ step: Double) -> String {
      if step >= 1 { return Int(value.rounded()).formatted() }
      var digits = 0
      var rest = step
      while rest < 0.999, digits < 6 {
        rest *= 10
        digits += 1
      }
      return value.formatted(.number.precision(.fractionLength(digits)))
    }
    func _dateText(_ value: Double, _ component: Calendar.Component?) -> String {
      let date = Date(timeIntervalSinceReferenceDate: value)
      switch component {
      case .year?: return date.formatted(.dateTime.year())
      case .month?, .quarter?: return date.formatted(.dateTime.month(.abbreviated))
      case .hour?: return date.formatted(.dateTime.hour())
      case .minute?: return date.formatted(.dateTime.hour().minute())
      case .second?: return date.formatted(.dateTime.minute().second())
      case .weekday?: return date.formatted(.dateTime.weekday(.abbreviated))
      default: return date.formatted(.dateTime.month(.abbreviated).day())
      }
    }

    // Domains and scales that a program sets.
    public struct AutomaticScaleDomain {
      var includesZero: Bool?
      var isReversed: Bool?
    }
    public struct PlotDimensionScaleRange {
      var padding = 0.0
      public static func plotDimension(padding: CGFloat = 0) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(padding: padding)
      }
      public static func plotDimension(startPadding: CGFloat, endPadding: CGFloat) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(padding: max(startPadding, endPadding))
      }
      public static let plotDimension = PlotDimensionScaleRange()
    }
    public enum ScaleType { case linear, log, date, category, squareRoot, symmetricLog }
    public struct _Domain {
      var values: [_Datum] = []
      var includesZero = true
      var isReversed = false
      public static let automatic = _Domain()
      public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> _Domain {
        _Domain(includesZero: includesZero ?? true, isReversed: reversed ?? false)
      }
    }
    func _domain(_ value: Any?) -> _Domain? {
      guard let value else { return nil }
      if let domain = value as? _Domain { return domain }
      if let range = value as? ClosedRange<Int> {
        return _Domain(values: [_datum(range.lowerBound), _datum(range.upperBound)])
      }
      if let range = value as? ClosedRange<Double> {
        return _Domain(values: [_datum(range.lowerBound), _datum(range.upperBound)])
      }
      if let range = value as? ClosedRange<Date> {
        return _Domain(values: [_datum(range.lowerBound), _datum(range.upperBound)])
      }
      if let range = value as? Range<Date> {
        return _Domain(values: [_datum(range.lowerBound), _datum(range.upperBound)])
      }
      if let range = value as? ClosedRange<CGFloat> {
        return _Domain(values: [_datum(range.lowerBound), _datum(range.upperBound)])
      }
      if let list = value as? [Any] { return _Domain(values: list.map { _datum($0) }) }
      return nil
    }

    // The scale of one axis for the values of all marks.
    func _scale(_ values: [PlottableValue], extra: [Double], domain: _Domain?, padding: Double, count: Int) -> _Scale {
      var scale = _Scale()
      scale.padding = padding
      scale.isReversed = domain?.isReversed ?? false
      var given = domain?.values ?? []
      var names: [String] = []
      for datum in given + values.map({ $0.start }) {
        if case .category(let name) = datum, !names.contains(name) { names.append(name) }
      }
      if !names.isEmpty {
        scale.categories = names
        return scale
      }
      for value in values { if case .date = value.start { scale.isDate = true } }
      for datum in given { if case .date = datum { scale.isDate = true } }
      var numbers = extra
      for value in values {
        if let number = value.start.scalar { numbers.append(number) }
        if let number = value.end?.scalar { numbers.append(number) }
      }
      if given.count >= 2 { numbers = given.compactMap { $0.scalar } }
      guard var low = numbers.min(), var high = numbers.max() else {
        scale.ticks = []
        return scale
      }
      if scale.isDate {
        if high <= low { (low, high) = (low - 43200, high + 43200) }
        (scale.low, scale.high) = (low, high)
        let unit = values.compactMap { $0.unit }.first
        (scale.component, scale.ticks) = _dates(low, high, count)
        if let unit, unit == .weekday { scale.component = .weekday }
        return scale
      }
      var step = 0.0
      if given.count < 2 {
        if domain?.includesZero ?? true { (low, high) = (min(low, 0), max(high, 0)) }
        if high <= low { high = low + 1 }
        step = _step(high - low, count)
        low = floor(low / step + 1e-9) * step
        high = ceil(high / step - 1e-9) * step
      }
      if let first = given.first?.scalar, let last = given.last?.scalar, last < first { scale.isReversed = true }
      if high <= low { high = low + 1 }
      (scale.low, scale.high) = (low, high)
      scale.ticks = _steps(low, high, step > 0 ? step : _step(high - low, count))
      return scale
    }
    """#
}
