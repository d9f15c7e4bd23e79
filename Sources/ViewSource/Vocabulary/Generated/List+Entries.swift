// Generated from Sources/Views/Controls/List.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/List.swift`.
  mutating func addListDeclarations() {
    view("Form", summary: "Creates a form.", example: #"Form { Text("a") }"#) {
      .placed(.named("content", .content), returns: .view) { place, content in .form(content: content, at: place) }
    }
    member(
      "View", "listRowBackground", summary: "Sets the background of the row; nil for the default.",
      example: #"List { Text("a").listRowBackground(Color.yellow) }"#
    ) {
      .modifier(.unnamed(.optional(.view))) { node, view in node.listRowBackground(view) }
    }
    member(
      "View", "listRowInsets", summary: "Sets the insets of the row; nil for the default.",
      example: #"List { Text("a").listRowInsets(EdgeInsets()) }"#
    ) {
      .modifier(.unnamed(.optional(.edgeInsets))) { node, insets in node.listRowInsets(insets) }
    }
    member(
      "View", "listRowSeparator", summary: "Sets whether the row has separators.",
      example: #"List { Text("a").listRowSeparator(.hidden) }"#
    ) {
      .modifier(.unnamed(.visibility), .named("edges", .edgeSet, default: .vertical)) { node, visibility, edges in
        node.listRowSeparator(visibility, edges: edges)
      }
    }
    member(
      "View", "listRowSeparatorTint", summary: "Sets the colour of the row's separator; nil for the default.",
      example: #"List { Text("a").listRowSeparatorTint(.red); Text("b") }"#
    ) {
      .modifier(.unnamed(.optional(.color)), .named("edges", .edgeSet, default: .vertical)) { node, color, edges in
        node.listRowSeparatorTint(color, edges: edges)
      }
    }
    member(
      "View", "listSectionSeparator", summary: "Sets whether the section has a separator beneath its last row.",
      example: #"List { Section("A") { Text("a") }.listSectionSeparator(.hidden) }.listStyle(.plain)"#
    ) {
      .modifier(.unnamed(.visibility), .named("edges", .edgeSet, default: .vertical)) { node, visibility, edges in
        node.listSectionSeparator(visibility, edges: edges)
      }
    }
    member(
      "View", "listSectionSeparatorTint",
      summary: "Sets the colour of the separator beneath the section's last row; nil for the default.",
      example: #"List { Section("A") { Text("a") }.listSectionSeparatorTint(.red) }.listStyle(.plain)"#
    ) {
      .modifier(.unnamed(.optional(.color)), .named("edges", .edgeSet, default: .vertical)) { node, color, edges in
        node.listSectionSeparatorTint(color, edges: edges)
      }
    }
    member(
      "View", "headerProminence", summary: "Sets the prominence of the headers of sections within the view.",
      example: #"List { Section("A") { Text("a") }.headerProminence(.increased) }"#
    ) {
      .modifier(.unnamed(.prominence)) { node, prominence in node.headerProminence(prominence) }
    }
    member(
      "View", "listRowSpacing",
      summary: "Sets the distance between the rows of lists within the view; nil for the default.",
      example: #"List { Text("a") }.listRowSpacing(8)"#
    ) {
      .modifier(.unnamed(.optional(.double))) { node, spacing in node.listRowSpacing(spacing) }
    }
    member(
      "View", "listSectionSpacing",
      summary: "Sets the distance between the sections of lists within the view, in points.",
      example: #"List { Text("a") }.listSectionSpacing(8)"#
    ) {
      .modifier(.unnamed(.optional(.double))) { node, spacing in node.listSectionSpacing(spacing) }
    }
    member(
      "View", "listSectionSpacing", summary: "Sets the distance between the sections of lists within the view.",
      example: #"List { Text("a") }.listSectionSpacing(.compact)"#
    ) {
      .modifier(.unnamed(.listSectionSpacing)) { node, spacing in node.listSectionSpacing(spacing) }
    }
    member(
      "View", "formStyle", summary: "Sets the style of forms, all of which are drawn in the grouped style.",
      example: #"Form { Text("a") }.formStyle(.grouped)"#
    ) {
      .modifier(.unnamed(.formStyle)) { node, style in node.formStyle(style) }
    }
    member(
      "View", "scrollContentBackground", summary: "Sets whether lists within the view have their own background.",
      example: #"List { Text("a") }.scrollContentBackground(.hidden)"#
    ) {
      .modifier(.unnamed(.visibility)) { node, visibility in node.scrollContentBackground(visibility) }
    }
    member(
      "View", "badge", summary: "Adds a number at the trailing end of the row; 0 is no badge.",
      example: #"List { Text("a").badge(3) }"#
    ) {
      .modifier(.unnamed(.int)) { node, count in node.badge(count) }
    }
    member(
      "View", "badge", summary: "Adds a text at the trailing end of the row; nil is no badge.",
      example: #"List { Text("a").badge(Text("3")) }"#
    ) {
      .modifier(.unnamed(.optional(.text))) { node, label in node.badge(label) }
    }
    member(
      "View", "badge", summary: "Adds a text at the trailing end of the row; nil is no badge.",
      example: #"List { Text("a").badge("3") }"#
    ) {
      .modifier(.unnamed(.title)) { node, key in node.badge(key) }
    }
    staticMember(
      "ListSectionSpacing", "default", .constant, summary: "The default distance of the list's style.", example: ""
    ) {
      .constant(nil, as: .listSectionSpacing)
    }
    staticMember("ListSectionSpacing", "compact", .constant, summary: "A smaller distance.", example: "") {
      .constant(ControlStyle.compactSectionSpacing, as: .listSectionSpacing)
    }
    staticMember("ListSectionSpacing", "custom", .staticMethod, summary: "Creates a distance in points.", example: "") {
      .function(.unnamed(.double), returns: .listSectionSpacing) { spacing in spacing }
    }
  }
}
