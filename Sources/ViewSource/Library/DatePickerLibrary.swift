import PlumblineLayout
import PlumblineUnicode

/// The content of a date picker.
struct DatePickerComponents: Hashable, Sendable {
  /// Whether a day is chosen.
  var hasDate: Bool
  /// Whether a time is chosen.
  var hasTime: Bool
}

extension Evaluator {
  /// Returns the views of a label: a text, a view, or a view builder's closure.
  func labels(_ value: Value) throws(Fault) -> [LayoutNode] {
    if let title = try TypeBinding.title.read(value, self) { return [.text(title)] }
    return try content(of: value, arguments: [])
  }
}

extension Call {
  /// Returns the picker of a date, whose arguments are a title or a label, the selection, its limits and its parts.
  func datePicker(selectionAt index: Int) throws(Fault) -> Value {
    let labels = try evaluator.labels(value(index == 1 ? 0 : 3))
    guard let parts: DatePickerComponents = payload(index + 2) else {
      throw mismatch(of: value(index + 2), with: .native("DatePickerComponents"), at: index + 2)
    }
    let moment = try evaluator.unbound(value(index)).asMoment ?? evaluator.options.clock
    let content = try dates(moment, parts, limits: index + 1)
    return .view(
      .datePicker(
        content, label: labels, input: dateInput(index, at: moment, limits: index + 1),
        localized: localized(content) { call throws(Fault) in try call.dates(moment, parts, limits: index + 1) }))
  }

  /// Returns the picker of several days, whose arguments are a title or a label, the selection and its limits.
  func dayPicker(selectionAt index: Int) throws(Fault) -> Value {
    let clock = evaluator.options.clock
    let date = CalendarDate(clock)
    var content = try dates(
      clock, DatePickerComponents(hasDate: true, hasTime: false), isChosen: false, limits: index + 1)
    let chosen = try chosenDays(index).compactMap(\.day)
    content.month?.chosen = Set(chosen.filter { $0.year == date.year && $0.month == date.month }.map { $0.day })
    let days = content.month?.chosen ?? []
    let localized = localized(content) { call throws(Fault) in
      var content = try call.dates(
        clock, DatePickerComponents(hasDate: true, hasTime: false), isChosen: false, limits: index + 1)
      content.month?.chosen = days
      return content
    }
    return .view(
      .multiDatePicker(content, choice: dayChoice(index, in: date, limits: index + 1), localized: localized))
  }

  /// Returns a function that makes the content of a date picker again where the environment has another locale.
  private func localized(
    _ standard: DateContent, _ make: @escaping (Call) throws(Fault) -> DateContent
  ) -> (EnvironmentValues) -> DateContent {
    let (evaluator, call) = (evaluator, self)
    let locale = evaluator.environment.localeIdentifier
    return { environment in
      guard environment.localeIdentifier != locale else { return standard }
      let outer = evaluator.environment
      evaluator.environment.localeIdentifier = environment.localeIdentifier
      defer { evaluator.environment = outer }
      return evaluator.guarded(neutral: standard) { () throws(Fault) in try make(call) }
    }
  }

  /// Returns the input that sets the date of a binding within limits, or nil in a program that does not act.
  private func dateInput(_ index: Int, at moment: Double, limits: Int) -> DateInput? {
    guard evaluator.program.isActing, case .native(let native) = value(index),
      let binding = native.payload as? BindingValue
    else { return nil }
    let range = moments(limits)
    let evaluator = evaluator
    // The program's calendar has the days of UTC.
    func day(after days: Int) -> DateInput.Day {
      let other = moment + Double(days) * 86_400
      return DateInput.Day(start: (other / 86_400).rounded(.down) * 86_400, moment: other)
    }
    return DateInput(limits: range, day: day) { moment in
      evaluator.perform { () throws(Fault) in try binding.set(.native("Date", moment)) }
    }
  }

  /// The days that a binding to several days has.
  private func chosenDays(_ index: Int) throws(Fault) -> [Value] {
    guard case .set(let days) = try evaluator.unbound(value(index)) else { return [] }
    return days.elements
  }

  /// Returns a function from a day of a month to the action that chooses it, or no longer does, in a binding to several
  /// days; nil in a program that does not act.
  private func dayChoice(_ index: Int, in month: CalendarDate, limits: Int) -> ((Int) -> (() -> Void)?)? {
    guard evaluator.program.isActing, case .native(let native) = value(index),
      let binding = native.payload as? BindingValue
    else { return nil }
    let range = moments(limits)
    let (evaluator, call) = (evaluator, self)
    return { day in
      let start = CalendarMath.seconds(days: CalendarMath.days(year: month.year, month: month.month, day: day))
      if let range, start + 86_400 <= range.lowerBound || start >= range.upperBound { return nil }
      return {
        evaluator.perform { () throws(Fault) in
          let known = try call.chosenDays(index)
          var rest = known.filter { $0.day.map { $0 != (month.year, month.month, day) } ?? true }
          if rest.count == known.count { rest.append(.day(day, ofMonth: month.month, month.year)) }
          try binding.set(.set(SetValue(rest)))
        }
      }
    }
  }

  /// Returns the range of moments that an argument allows, or nil if it allows all.
  private func moments(_ index: Int) -> ClosedRange<Double>? {
    guard case .range(let written)? = deferred(index) else { return nil }
    let (low, high) = (written.lower?.value.asMoment, written.upper?.value.asMoment)
    return (low ?? -.infinity)...max(low ?? -.infinity, high ?? .infinity)
  }

  /// Returns the content of a date picker, whose days outside of the limits cannot be chosen.
  private func dates(
    _ moment: Double, _ parts: DatePickerComponents, isChosen: Bool = true, limits: Int
  ) throws(Fault) -> DateContent {
    var content = try DateContent(
      moment, hasDay: parts.hasDate, hasTime: parts.hasTime, isChosen: isChosen,
      in: ProgramCalendar(evaluator: evaluator, location: location))
    if let range = moments(limits), let count = content.month?.count {
      let month = CalendarDate(moment)
      content.month?.disabled = Set(
        (1...max(count, 1)).filter { day in
          let start = CalendarMath.seconds(days: CalendarMath.days(year: month.year, month: month.month, day: day))
          return start + 86_400 <= range.lowerBound || start > range.upperBound
        })
    }
    return content
  }
}
