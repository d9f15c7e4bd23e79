import Foundation
import PlumblineViews

/// The components of a date that a date picker displays.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The components, one bit each.
  public let rawValue: Int
  /// Creates components from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, month and year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control that shows a date.
public struct DatePicker<Label: View>: PrimitiveView {
  /// The displayed components of a date.
  public typealias Components = DatePickerComponents

  /// The node of the control.
  public let layoutNode: LayoutNode

  private init(
    _ date: Binding<Date>, in limits: ClosedRange<Date> = .distantPast ... .distantFuture, _ components: Components,
    label: [LayoutNode]
  ) {
    let seconds = limits.lowerBound.timeIntervalSinceReferenceDate...limits.upperBound.timeIntervalSinceReferenceDate
    func day(after days: Int) -> DateInput.Day {
      let calendar = Calendar(identifier: .gregorian)
      let other = calendar.date(byAdding: .day, value: days, to: date.wrappedValue) ?? date.wrappedValue
      return DateInput.Day(
        start: calendar.startOfDay(for: other).timeIntervalSinceReferenceDate,
        moment: other.timeIntervalSinceReferenceDate)
    }
    let input = DateInput(limits: seconds, day: day) {
      date.wrappedValue = Date(timeIntervalSinceReferenceDate: $0)
    }
    layoutNode = .datePicker(DateContent(date.wrappedValue, components), label: label, input: input)
  }

  /// Creates a date picker with a label.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection, displayedComponents, label: [label().layoutNode]) }
  /// Creates a date picker with a label, for dates in a range.
  ///
  /// - Example: `DatePicker(selection: .constant(Date())) { Text("Day") }`
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, in: range, displayedComponents, label: [label().layoutNode]) }
  /// Creates a date picker with a label, for dates from a date on.
  ///
  /// - Example: `DatePicker(selection: .constant(Date()), label: { Text("Day") })`
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, in: range.lowerBound ... .distantFuture, displayedComponents, label: [label().layoutNode]) }
  /// Creates a date picker with a label, for dates up to a date.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, in: .distantPast...range.upperBound, displayedComponents, label: [label().layoutNode]) }
}

extension DatePicker where Label == Text {
  /// Creates a date picker with a title.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, displayedComponents, label: [Text(title).layoutNode]) }
  /// Creates a date picker with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, displayedComponents, label: [Text(title).layoutNode]) }
  /// Creates a date picker with a title, for dates in a range.
  ///
  /// - Example: `DatePicker("Day", selection: .constant(Date()), displayedComponents: .date)`
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, in: range, displayedComponents, label: [Text(title).layoutNode]) }
  /// Creates a date picker with a title, for dates from a date on.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, in: range.lowerBound ... .distantFuture, displayedComponents, label: [Text(title).layoutNode])
  }
  /// Creates a date picker with a title, for dates up to a date.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, in: .distantPast...range.upperBound, displayedComponents, label: [Text(title).layoutNode]) }
}

/// A control for several dates, drawn as the calendar of the current month.
public struct MultiDatePicker<Label: View>: PrimitiveView {
  /// The node of the control.
  public let layoutNode: LayoutNode

  private init(_ selection: Binding<Set<DateComponents>>, in bounds: Range<Date>? = nil) {
    let calendar = Calendar(identifier: .gregorian)
    let now = calendar.dateComponents([.year, .month], from: .now)
    func isShown(_ day: DateComponents) -> Bool { day.year == now.year && day.month == now.month }
    var content = DateContent(.now, .date, isChosen: false)
    content.month?.chosen = Set(selection.wrappedValue.filter(isShown).compactMap(\.day))
    layoutNode = .multiDatePicker(content) { number in
      let day = DateComponents(calendar: calendar, era: 1, year: now.year, month: now.month, day: number)
      let interval = calendar.date(from: day).flatMap { calendar.dateInterval(of: .day, for: $0) }
      if let bounds, let interval, interval.end <= bounds.lowerBound || interval.start >= bounds.upperBound {
        return nil
      }
      return {
        let rest = selection.wrappedValue.filter { !isShown($0) || $0.day != number }
        selection.wrappedValue = rest.count == selection.wrappedValue.count ? rest.union([day]) : rest
      }
    }
  }

  /// Creates a control with a label, which is not drawn.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) { self.init(selection) }
  /// Creates a control with a label, which is not drawn, for dates in a range.
  ///
  /// - Example: `MultiDatePicker("Days", selection: .constant([]))`
  public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
    self.init(selection, in: bounds)
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a control with a title, which is not drawn.
  public init(_ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>) { self.init(selection) }
  /// Creates a control with a title, which is not drawn, for dates in a range.
  ///
  /// - Example: `MultiDatePicker("Days", selection: .constant([]))`
  public init(_ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection, in: bounds)
  }
}

extension DateContent {
  /// Creates the content of a date picker in American English and the Gregorian calendar, as in figures of layout
  /// files.
  fileprivate init(_ date: Date, _ components: DatePickerComponents, isChosen: Bool = true) {
    self.init(
      date.timeIntervalSinceReferenceDate, hasDay: components.contains(.date),
      hasTime: components.contains(.hourAndMinute), isChosen: isChosen, in: AmericanCalendar())
  }
}

/// The calendar of date pickers in compiled code.
private struct AmericanCalendar: DatePickerCalendar {
  private let calendar: Calendar
  private let style = Date.FormatStyle(locale: Locale(identifier: "en_US"))

  init() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = style.locale
    self.calendar = calendar
  }

  var now: Double { Date.now.timeIntervalSinceReferenceDate }
  var today: String? { "Today" }

  func weekdays() -> [String] { calendar.shortStandaloneWeekdaySymbols }

  func text(of date: Double, as format: DatePickerFormat) -> String {
    let date = Date(timeIntervalSinceReferenceDate: date)
    switch format {
    case .date: return Date.FormatStyle(date: .abbreviated, time: .omitted, locale: style.locale).format(date)
    case .time: return Date.FormatStyle(date: .omitted, time: .shortened, locale: style.locale).format(date)
    case .monthAndYear: return style.month(.wide).year().format(date)
    case .dayOfWeek: return style.weekday(.abbreviated).month(.abbreviated).day().format(date).filter { $0 != "," }
    case .month: return style.month(.wide).format(date)
    case .day: return style.day().format(date)
    case .year: return style.year().format(date)
    }
  }

  func date(_ count: Int, _ unit: DatePickerUnit, after date: Double) -> Double {
    let date = Date(timeIntervalSinceReferenceDate: date)
    let component: Calendar.Component =
      switch unit {
      case .day: .day
      case .month: .month
      case .year: .year
      }
    return (calendar.date(byAdding: component, value: count, to: date) ?? date).timeIntervalSinceReferenceDate
  }

  func parts(of date: Double) -> DatePickerParts {
    let date = Date(timeIntervalSinceReferenceDate: date)
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let month = calendar.dateInterval(of: .month, for: date) ?? DateInterval(start: date, duration: 0)
    return DatePickerParts(
      year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0, hour: parts.hour ?? 0,
      minute: parts.minute ?? 0, daysInMonth: calendar.range(of: .day, in: .month, for: date)?.count ?? 30,
      leadingBlanks: calendar.component(.weekday, from: month.start) - 1)
  }
}
