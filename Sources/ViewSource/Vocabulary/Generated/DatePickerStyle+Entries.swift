// Generated from Sources/Views/Controls/Styles/DatePickerStyle.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Styles/DatePickerStyle.swift`.
  mutating func addDatePickerStyleDeclarations() {
    member(
      "View", "datePickerStyle", summary: "Sets the style of date pickers within the view.",
      example: #"DatePicker("Day", selection: .constant(Date())).datePickerStyle(.compact)"#
    ) {
      .modifier(.unnamed(.dateStyle)) { node, style in node.datePickerStyle(style) }
    }
  }
}
