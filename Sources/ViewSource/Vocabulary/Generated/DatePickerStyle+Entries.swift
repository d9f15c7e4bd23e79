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
    initializer("DefaultDatePickerStyle", summary: "Creates the style.", example: "") {
      .function(returns: .dateStyle) { () throws(Fault) in .automatic }
    }
    staticMember("DatePickerStyle", "automatic", .constant, summary: "The automatic style.", example: "") {
      .constant(.automatic, as: .dateStyle)
    }
    initializer("CompactDatePickerStyle", summary: "Creates the style.", example: "") {
      .function(returns: .dateStyle) { () throws(Fault) in .compact }
    }
    staticMember("DatePickerStyle", "compact", .constant, summary: "The compact style.", example: "") {
      .constant(.compact, as: .dateStyle)
    }
    initializer("GraphicalDatePickerStyle", summary: "Creates the style.", example: "") {
      .function(returns: .dateStyle) { () throws(Fault) in .graphical }
    }
    staticMember("DatePickerStyle", "graphical", .constant, summary: "The graphical style.", example: "") {
      .constant(.graphical, as: .dateStyle)
    }
    initializer("WheelDatePickerStyle", summary: "Creates the style.", example: "") {
      .function(returns: .dateStyle) { () throws(Fault) in .wheel }
    }
    staticMember("DatePickerStyle", "wheel", .constant, summary: "The wheel style.", example: "") {
      .constant(.wheel, as: .dateStyle)
    }
    initializer("FieldDatePickerStyle", summary: "Creates the style.", example: "") {
      .function(returns: .dateStyle) { () throws(Fault) in .field }
    }
    staticMember("DatePickerStyle", "field", .constant, summary: "The field style.", example: "") {
      .constant(.field, as: .dateStyle)
    }
    initializer("StepperFieldDatePickerStyle", summary: "Creates the style.", example: "") {
      .function(returns: .dateStyle) { () throws(Fault) in .stepperField }
    }
    staticMember("DatePickerStyle", "stepperField", .constant, summary: "The stepper field style.", example: "") {
      .constant(.stepperField, as: .dateStyle)
    }
  }
}
