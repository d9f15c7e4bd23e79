import PlumblineLayout

extension Vocabulary {
  /// Adds lists, forms and sections.
  mutating func addLists() {
    addSections()
    addListViews()
    addListModifiers()
  }

  private mutating func addSections() {
    view(
      "Section", .named("content", .content), .named("header", .content, default: []),
      .named("footer", .content, default: []), summary: "Rows under a header.",
      example: #"List { Section { Text("a") } header: { Text("A") } footer: { Text("z") } }"#
    ) { .section(header: $1, footer: $2, content: $0) }
    view(
      "Section", .unnamed(.title), .named("isExpanded", .unevaluated, default: ()), .named("content", .content),
      summary: "Rows under a title.", example: #"List { Section("A") { Text("a") } }"#
    ) { title, _, content in .section(header: [.text(title)], content: content) }
    view(
      "Section", .named("header", .view), .named("content", .content), summary: "Rows under a header.",
      example: #"List { Section(header: Text("A")) { Text("a") } }"#
    ) { .section(header: [$0], content: $1) }
    view(
      "Section", .named("header", .view), .named("footer", .view), .named("content", .content),
      summary: "Rows between a header and a footer.",
      example: #"List { Section(header: Text("A"), footer: Text("z")) { Text("a") } }"#
    ) { .section(header: [$0], footer: [$1], content: $2) }
    view(
      "Section", .named("footer", .view), .named("content", .content), summary: "Rows above a footer.",
      example: #"List { Section(footer: Text("z")) { Text("a") } }"#
    ) { .section(footer: [$0], content: $1) }
    view(
      "GroupBox", .unnamed(.title), .named("content", .content), summary: "A titled box.",
      example: #"GroupBox("Box") { Text("a") }"#
    ) { .groupBox(label: [.text($0)], content: $1) }
    view(
      "GroupBox", .named("label", .view), .named("content", .content), summary: "A titled box.",
      example: #"GroupBox(label: Text("Box")) { Text("a") }"#
    ) { .groupBox(label: [$0], content: $1) }
    view(
      "GroupBox", .named("content", .content), .named("label", .content, default: []), summary: "A box.",
      example: #"GroupBox { Text("a") }"#
    ) { .groupBox(label: $1, content: $0) }
    view(
      "DisclosureGroup", .unnamed(.title), .named("isExpanded", .binding(.bool), default: false),
      .named("content", .content), summary: "A label that shows or hides views.",
      example: #"DisclosureGroup("More", isExpanded: .constant(true)) { Text("a") }"#
    ) { .disclosureGroup(isExpanded: $1, label: [.text($0)], content: $2) }
    view(
      "DisclosureGroup", .named("isExpanded", .binding(.bool), default: false), .named("content", .content),
      .named("label", .content), summary: "A label that shows or hides views.",
      example: #"DisclosureGroup { Text("a") } label: { Text("More") }"#
    ) { .disclosureGroup(isExpanded: $0, label: $2, content: $1) }
    view(
      "LabeledContent", .unnamed(.title), .named("value", .string), summary: "A label and a value.",
      example: #"LabeledContent("Name", value: "Ada")"#
    ) { .labeledContent(label: [.text($0)], content: [.text($1)]) }
    view(
      "LabeledContent", .unnamed(.title), .named("content", .content), summary: "A label and content.",
      example: #"LabeledContent("Name") { Text("Ada") }"#
    ) { .labeledContent(label: [.text($0)], content: $1) }
    view(
      "LabeledContent", .named("content", .content), .named("label", .content), summary: "A label and content.",
      example: #"LabeledContent { Text("Ada") } label: { Text("Name") }"#
    ) { .labeledContent(label: $1, content: $0) }
    view(
      "ControlGroup", .named("content", .content), .named("label", .content, default: []),
      summary: "Controls that belong together.", example: #"ControlGroup { Button("A") {}; Button("B") {} }"#
    ) { .controlGroup(label: $1, content: $0) }
    view(
      "ControlGroup", .unnamed(.title), .optional("systemImage", .string), .named("content", .content),
      summary: "Controls that belong together, with a title.",
      example: #"ControlGroup("More", systemImage: "ellipsis") { Button("A") {}; Button("B") {} }"#
    ) { title, symbol, content in
      .controlGroup(label: [symbol.map { .label(title, systemImage: $0) } ?? .text(title)], content: content)
    }
  }

  private mutating func addListViews() {
    view(
      "List", .named("selection", .unevaluated, default: ()), .named("content", .content), summary: "Rows.",
      example: #"List { Text("a"); Text("b") }"#
    ) { _, content in .list(content: content) }
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
    view("Form", .named("content", .content), summary: "Controls in sections.", example: #"Form { Text("a") }"#) {
      .form(content: $0)
    }
  }

  private mutating func addListModifiers() {
    let prominence = TypeBinding<Prominence>.native("Prominence")
    for (name, value) in [("standard", Prominence.standard), ("increased", .increased)] {
      constant(on: "Prominence", name, value, as: prominence)
    }
    modifier(
      "headerProminence", .unnamed(prominence), summary: "Sets whether the headers of sections are titles.",
      example: #"List { Section("A") { Text("a") }.headerProminence(.increased) }"#
    ) { $0.headerProminence($1) }
    modifier(
      "listStyle", .unnamed(.listStyle), summary: "Sets the style of lists.",
      example: #"List { Text("a") }.listStyle(.plain)"#
    ) { $0.listStyle($1) }
    for style in ControlStyle.List.allCases { styleName(style.rawValue, style, as: .listStyle, suffix: "ListStyle") }
    modifier(
      "groupBoxStyle", .unnamed(.groupBoxStyle), summary: "Sets the style of boxes.",
      example: #"GroupBox("Box") { Text("a") }.groupBoxStyle(.automatic)"#
    ) { $0.groupBoxStyle($1) }
    modifier(
      "labeledContentStyle", .unnamed(.labeledContentStyle), summary: "Sets the style of labeled content.",
      example: #"LabeledContent("Name", value: "Ada").labeledContentStyle(.automatic)"#
    ) { $0.labeledContentStyle($1) }
    addGroupStyles()
    styleName("automatic", ControlStyle.Labeled.automatic, as: .groupBoxStyle, suffix: "GroupBoxStyle")
    styleName("automatic", ControlStyle.Labeled.automatic, as: .labeledContentStyle, suffix: "LabeledContentStyle")
    modifier(
      "formStyle", .unnamed(.formStyle), summary: "Is drawn in the grouped style.",
      example: #"Form { Text("a") }.formStyle(.grouped)"#
    ) { view, _ in view }
    for style in FormStyle.allCases { styleName(style.rawValue, style, as: .formStyle, suffix: "FormStyle") }
    modifier(
      "listRowBackground", .unnamed(.optional(.view)), summary: "Sets what lies behind a row.",
      example: #"List { Text("a").listRowBackground(Color.yellow) }"#
    ) { $0.listRowBackground($1) }
    modifier(
      "listRowInsets", .unnamed(.optional(.edgeInsets)), summary: "Sets the room around a row.",
      example: #"List { Text("a").listRowInsets(EdgeInsets()) }"#
    ) { $0.listRowInsets($1) }
    modifier(
      "listRowSeparator", .unnamed(.visibility), .named("edges", .edgeSet, default: .all),
      summary: "Shows or hides a row's separator.", example: #"List { Text("a").listRowSeparator(.hidden) }"#
    ) { $0.listRowSeparator($1, edges: $2) }
    modifier(
      "listRowSeparatorTint", .unnamed(.optional(.color)), .named("edges", .edgeSet, default: .all),
      summary: "Sets the colour of a row's separator.",
      example: #"List { Text("a").listRowSeparatorTint(.red); Text("b") }"#
    ) { $0.listRowSeparatorTint($1, edges: $2) }
    modifier(
      "listSectionSeparator", .unnamed(.visibility), .named("edges", .edgeSet, default: .all),
      summary: "Shows or hides the separator beneath a section.",
      example: #"List { Section("A") { Text("a") }.listSectionSeparator(.hidden) }.listStyle(.plain)"#
    ) { $0.listSectionSeparator($1, edges: $2) }
    modifier(
      "listSectionSeparatorTint", .unnamed(.optional(.color)), .named("edges", .edgeSet, default: .all),
      summary: "Sets the colour of the separator beneath a section.",
      example: #"List { Section("A") { Text("a") }.listSectionSeparatorTint(.red) }.listStyle(.plain)"#
    ) { $0.listSectionSeparatorTint($1, edges: $2) }
    modifier(
      "listRowSpacing", .unnamed(.optional(.double)), summary: "Sets the distance between rows.",
      example: #"List { Text("a") }.listRowSpacing(8)"#
    ) { $0.listRowSpacing($1) }
    modifier(
      "listSectionSpacing", .unnamed(.optional(.double)), summary: "Sets the distance between sections.",
      example: #"List { Text("a") }.listSectionSpacing(8)"#
    ) { $0.listSectionSpacing($1) }
    let spacing = TypeBinding<Double>.native("ListSectionSpacing")
    modifier(
      "listSectionSpacing", .unnamed(spacing), summary: "Sets the distance between sections by name.",
      example: #"List { Text("a") }.listSectionSpacing(.compact)"#
    ) { $0.listSectionSpacing($1 < 0 ? nil : $1) }
    constant(on: spacing.name, "default", -1, as: spacing)
    constant(on: spacing.name, "compact", ControlStyle.compactSectionSpacing, as: spacing)
    rawStatic(spacing.name, "custom", [.value(nil, .double)]) { _, call throws(Fault) in
      .native(spacing.name, max(try call.double(0), 0))
    }
    modifier(
      "scrollContentBackground", .unnamed(.visibility), summary: "Shows or hides a list's background.",
      example: #"List { Text("a") }.scrollContentBackground(.hidden)"#
    ) { $0.scrollContentBackground($1) }
    modifier(
      "badge", .unnamed(.title), summary: "Shows a text at a row's end.", example: #"List { Text("a").badge("3") }"#
    ) { $0.badge($1) }
    modifier(
      "badge", .unnamed(.int), summary: "Shows a number at a row's end.", example: #"List { Text("a").badge(3) }"#
    ) {
      $1 == 0 ? $0 : $0.badge(TextContent("\($1)"))
    }
  }

  /// The styles of disclosure groups, groups of controls and menus, of which only a program's own differ in a figure.
  private mutating func addGroupStyles() {
    modifier(
      "disclosureGroupStyle", .unnamed(.disclosureGroupStyle), summary: "Sets the style of disclosure groups.",
      example: #"DisclosureGroup("More") { Text("a") }.disclosureGroupStyle(.automatic)"#
    ) { $0.disclosureGroupStyle($1) }
    modifier(
      "controlGroupStyle", .unnamed(.controlGroupStyle), summary: "Sets the style of groups of controls.",
      example: #"ControlGroup { Button("A") {} }.controlGroupStyle(.navigation)"#
    ) { $0.controlGroupStyle($1) }
    modifier(
      "menuStyle", .unnamed(.menuStyle), summary: "Sets the style of menus.",
      example: #"Menu("More") { Button("Copy") {} }.menuStyle(.button)"#
    ) { $0.menuStyle($1) }
    let disclosure = TypeBinding<ControlStyle.Disclosure>.disclosureGroupStyle
    styleName("automatic", ControlStyle.Disclosure.automatic, as: disclosure, suffix: "DisclosureGroupStyle")
    initializer("AutomaticDisclosureGroupStyle", returns: disclosure) { .automatic }
    for name in ["automatic", "navigation", "palette", "menu", "compactMenu"] {
      styleName(name, ControlStyle.Labeled.automatic, as: .controlGroupStyle, suffix: "ControlGroupStyle")
    }
    initializer("AutomaticControlGroupStyle", returns: .controlGroupStyle) { .automatic }
    for name in ["automatic", "button", "borderlessButton", "borderedButton"] {
      styleName(name, ControlStyle.Labeled.automatic, as: .menuStyle, suffix: "MenuStyle")
    }
  }
}

/// The styles of forms, all of which are drawn alike.
enum FormStyle: String, CaseIterable, Sendable {
  /// The styles that SwiftUI names.
  case automatic, grouped, columns
}

extension TypeBinding where T == FormStyle {
  /// A style of forms.
  static var formStyle: TypeBinding { .native("FormStyle") }
}
