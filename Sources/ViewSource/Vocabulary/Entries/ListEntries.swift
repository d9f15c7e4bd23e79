import PlumblineLayout

extension Vocabulary {
  /// Adds lists, forms and sections.
  mutating func addLists() {
    addListViews()
    later(["ColumnsFormStyle", "DefaultFormStyle", "FormStyle", "GroupedFormStyle", "Prominence"]) {
      $0.addListModifiers()
    }
  }

  private mutating func addListViews() {
    view(
      "List", .unnamed(.array(.any)), .named("id", .any, default: .void),
      .named("selection", .unevaluated, default: ()),
      .named("rowContent", .eachElement), summary: "A row for each element.",
      example: #"List(0..<3, id: \.self) { Text("\($0)") }"#
    ) { elements, id, _, content throws(Fault) in
      var rows: [LayoutNode] = []
      for element in elements { rows.append(.group(try content.views(of: element, id: id))) }
      return .list(content: rows)
    }
  }

  private mutating func addListModifiers() {
    for style in FormStyle.allCases { styleName(style.rawValue, style, as: .formStyle, suffix: "FormStyle") }
  }
}
