import PlumblineLayout

extension Vocabulary {
  /// Adds pickers of dates and colours.
  mutating func addDatePickers() {
    addDateViews()
    let components = TypeBinding<DatePickerComponents>.native("DatePickerComponents")
    for (name, value) in [
      ("date", DatePickerComponents(hasDate: true, hasTime: false)),
      ("hourAndMinute", .init(hasDate: false, hasTime: true)),
      ("hourMinuteAndSecond", .init(hasDate: false, hasTime: true)),
    ] { constant(on: components.name, name, value, as: components) }
    arrayLiteral(of: components) { parts in
      DatePickerComponents(hasDate: parts.contains { $0.hasDate }, hasTime: parts.contains { $0.hasTime })
    }
  }

  private mutating func addDateViews() {
    let title = ParameterShape.value(nil, TypeBinding<TextContent>.title.type)
    let label = ParameterShape.content("label")
    let range = ParameterShape.deferred("in", optional: true, isShown: true)
    let both = Value.native("DatePickerComponents", DatePickerComponents(hasDate: true, hasTime: true))
    let components = ParameterShape.value("displayedComponents", .native("DatePickerComponents"), default: both)
    let selection = ParameterShape.value("selection", .binding(.native("Date")))
    for (first, last, example) in [
      ([title], [], #"DatePicker("Day", selection: .constant(Date()), displayedComponents: .date)"#),
      ([], [label], #"DatePicker(selection: .constant(Date())) { Text("Day") }"#),
      (
        [], [ParameterShape.value("label", .view)], #"DatePicker(selection: .constant(Date()), label: { Text("Day") })"#
      ),
    ] {
      let count = first.count
      rawInitializer(
        "DatePicker", first + [selection, range, components] + last, summary: "A choice of a date.", example: example
      ) { call throws(Fault) in try call.datePicker(selectionAt: count) }
    }
    let days = ParameterShape.value("selection", .binding(.set(.native("DateComponents"))))
    for (arguments, index) in [([title, days, range], 1), ([days, range, label], 0)] {
      rawInitializer(
        "MultiDatePicker", arguments, summary: "A choice of several days.",
        example: #"MultiDatePicker("Days", selection: .constant([]))"#
      ) { call throws(Fault) in try call.dayPicker(selectionAt: index) }
    }
  }
}
