import PlumblineLayout

extension Vocabulary {
  /// Adds the styles of forms.
  mutating func addLists() {
    later(["ColumnsFormStyle", "DefaultFormStyle", "FormStyle", "GroupedFormStyle", "Prominence"]) {
      $0.addListModifiers()
    }
  }

  private mutating func addListModifiers() {
    for style in FormStyle.allCases { styleName(style.rawValue, style, as: .formStyle, suffix: "FormStyle") }
  }
}
