// Generated from Sources/Views/Controls/Styles/ListStyle.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Styles/ListStyle.swift`.
  mutating func addListStyleDeclarations() {
    member(
      "View", "listStyle", summary: "Sets the style of lists within the view.",
      example: #"List { Text("a") }.listStyle(.plain)"#
    ) {
      .modifier(.unnamed(.listStyle)) { node, style in node.listStyle(style) }
    }
    initializer("DefaultListStyle", summary: "Creates the style.", example: "") {
      .function(returns: .listStyle) { () throws(Fault) in .automatic }
    }
    staticMember("ListStyle", "automatic", .constant, summary: "The automatic style.", example: "") {
      .constant(.automatic, as: .listStyle)
    }
    initializer("PlainListStyle", summary: "Creates the style.", example: "") {
      .function(returns: .listStyle) { () throws(Fault) in .plain }
    }
    staticMember("ListStyle", "plain", .constant, summary: "The plain style.", example: "") {
      .constant(.plain, as: .listStyle)
    }
    initializer("InsetListStyle", summary: "Creates the style.", example: "") {
      .function(returns: .listStyle) { () throws(Fault) in .inset }
    }
    staticMember("ListStyle", "inset", .constant, summary: "The inset style.", example: "") {
      .constant(.inset, as: .listStyle)
    }
    initializer("GroupedListStyle", summary: "Creates the style.", example: "") {
      .function(returns: .listStyle) { () throws(Fault) in .grouped }
    }
    staticMember("ListStyle", "grouped", .constant, summary: "The grouped style.", example: "") {
      .constant(.grouped, as: .listStyle)
    }
    initializer("InsetGroupedListStyle", summary: "Creates the style.", example: "") {
      .function(returns: .listStyle) { () throws(Fault) in .insetGrouped }
    }
    staticMember("ListStyle", "insetGrouped", .constant, summary: "The inset grouped style.", example: "") {
      .constant(.insetGrouped, as: .listStyle)
    }
    initializer("SidebarListStyle", summary: "Creates the style.", example: "") {
      .function(returns: .listStyle) { () throws(Fault) in .sidebar }
    }
    staticMember("ListStyle", "sidebar", .constant, summary: "The sidebar style.", example: "") {
      .constant(.sidebar, as: .listStyle)
    }
    initializer("BorderedListStyle", summary: "Creates the style.", example: "") {
      .function(returns: .listStyle) { () throws(Fault) in .bordered }
    }
    staticMember("ListStyle", "bordered", .constant, summary: "The bordered style.", example: "") {
      .constant(.bordered, as: .listStyle)
    }
  }
}
