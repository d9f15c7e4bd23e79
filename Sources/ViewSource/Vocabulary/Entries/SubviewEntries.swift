import PlumblineLayout

extension Vocabulary {
  /// Adds the properties of the subviews that a program's containers receive.
  mutating func addSubviews() {
    for name in ["SubviewsCollection", "SubviewsCollectionSlice", "SectionCollection"] { aliases[name] = "Array" }
    type("Subview", parents: ["View", "Identifiable"])
    type("ContainerValues")
    view(
      "Group", .named("subviews", .view), .named("transform", .content(.subviews)),
      summary: "A view built from the resolved subviews of another view.",
      example: #"Group(subviews: Group { Text("a"); Text("b") }) { views in HStack { views } }"#
    ) { content, transform in .group(transform(LayoutNode.subviews(of: [content]))) }
    view(
      "Group", .named("sections", .view), .named("transform", .content(.sections)),
      summary: "A view built from the resolved sections of another view.",
      example: #"Group(sections: Section("s") { Text("a") }) { parts in ForEach(parts) { $0.content } }"#
    ) { content, transform in .group(transform(LayoutNode.sections(of: [content]))) }
    view(
      "ForEach", .named("subviews", .view), .named("content", .eachElement),
      summary: "A view for each resolved subview of another view.",
      example: #"ForEach(subviews: Group { Text("a"); Text("b") }) { $0.border(.red) }"#
    ) { view, content throws(Fault) in
      .group(try content.views(of: TypeBinding<[LayoutNode]>.values(LayoutNode.subviews(of: [view]))), view: "ForEach")
    }
    view(
      "ForEach", .named("sections", .view), .named("content", .eachElement),
      summary: "A view for each resolved section of another view.",
      example: #"ForEach(sections: Section("s") { Text("a") }) { part in VStack { part.content } }"#
    ) { view, content throws(Fault) in
      .group(
        try content.views(of: TypeBinding<[SectionContent]>.values(LayoutNode.sections(of: [view]))), view: "ForEach")
    }
    addSections()
    addContainerValues()
  }

  private mutating func addSections() {
    let section = TypeBinding<SectionContent>.native("SectionConfiguration")
    property(on: section, "header", as: .subviews) { LayoutNode.subviews(of: $0.header) }
    property(on: section, "content", as: .subviews) { LayoutNode.subviews(of: $0.rows) }
    property(on: section, "footer", as: .subviews) { LayoutNode.subviews(of: $0.footer) }
  }

  private mutating func addContainerValues() {
    let subview = TypeBinding<LayoutNode>.native("Subview")
    property(on: subview, "id", as: .int) { $0.subviewIndex }
    let values = TypeBinding<EnvironmentValues>.native("ContainerValues")
    property(on: subview, "containerValues", as: values) { $0.containerValues }
    property(on: TypeBinding<SectionContent>.native("SectionConfiguration"), "containerValues", as: values) { _ in
      EnvironmentValues()
    }
    viewMethod(
      "containerValue", [.value(nil, .native("KeyPath")), .value()],
      summary: "Sets a value that custom containers can read.",
      example: #"Text("a").containerValue(\.isMarked, true)"#
    ) { node, call throws(Fault) in try call.containerValue(of: node) }
  }
}
