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
    addDisclosure()
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

  private mutating func addDisclosure() {
    let title = ParameterShape.value(nil, TypeBinding<TextContent>.title.type)
    let isExpanded = ParameterShape.value("isExpanded", .native("Binding"), optional: true)
    for (shapes, example) in [
      ([title, isExpanded, .content("content")], #"DisclosureGroup("More", isExpanded: .constant(true)) { Text("a") }"#),
      ([isExpanded, .content("content"), .content("label")], #"DisclosureGroup { Text("a") } label: { Text("More") }"#),
    ] {
      let isTitled = shapes[0] === title
      rawInitializer(
        "DisclosureGroup", shapes, summary: "A label that shows or hides views.", example: example
      ) { call throws(Fault) in
        let label =
          isTitled
          ? try TypeBinding.title.read(call.value(0), call.evaluator).map { [LayoutNode.text($0)] } ?? []
          : try call.evaluator.content(of: call.value(2), arguments: [])
        let expansion = try call.expansion(isTitled ? 1 : 0)
        let content = try call.evaluator.content(of: call.value(isTitled ? 2 : 1), arguments: [])
        return .view(
          .disclosureGroup(
            isExpanded: expansion.value, label: label, content: content,
            toggle: expansion.set.map { set in { set(!expansion.value) } }))
      }
    }
    known("DisclosureGroup").parents = ["View"]
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
    for (name, value) in [("standard", Prominence.standard), ("increased", .increased)] {
      constant(on: "Prominence", name, value, as: .prominence)
    }
    for style in ControlStyle.List.allCases { styleName(style.rawValue, style, as: .listStyle, suffix: "ListStyle") }
    addGroupStyles()
    styleName("automatic", ControlStyle.Labeled.automatic, as: .groupBoxStyle, suffix: "GroupBoxStyle")
    styleName("automatic", ControlStyle.Labeled.automatic, as: .labeledContentStyle, suffix: "LabeledContentStyle")
    for style in FormStyle.allCases { styleName(style.rawValue, style, as: .formStyle, suffix: "FormStyle") }
    constant(on: "ListSectionSpacing", "default", nil, as: .listSectionSpacing)
    constant(on: "ListSectionSpacing", "compact", ControlStyle.compactSectionSpacing, as: .listSectionSpacing)
    staticMethod(on: "ListSectionSpacing", "custom", .unnamed(.double), returns: .listSectionSpacing) { max($0, 0) }
  }

  /// The styles of disclosure groups, groups of controls and menus, of which only a program's own differ in a figure.
  private mutating func addGroupStyles() {
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

extension Call {
  /// Returns an argument that says whether a view is expanded; without the argument, the view remembers it itself.
  func expansion(_ index: Int) throws(Fault) -> Bound<Bool> {
    if let written = arguments[index] {
      return try TypeBinding<Bound<Bool>>.bound(.bool).read(written, evaluator) ?? Bound(value: false)
    }
    guard evaluator.program.isActing else { return Bound(value: false) }
    let memory = evaluator.identity.next(ViewIdentity.memory).memory
    return Bound(value: memory.value as? Bool ?? false) { memory.value = $0 }
  }
}
