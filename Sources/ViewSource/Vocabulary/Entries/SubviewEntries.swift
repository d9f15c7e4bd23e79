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
      guard case .array(let views) = TypeBinding.subviews.write(LayoutNode.subviews(of: [view])) else { return .empty }
      return .group(try content.views(of: views), view: "ForEach")
    }
    view(
      "ForEach", .named("sections", .view), .named("content", .eachElement),
      summary: "A view for each resolved section of another view.",
      example: #"ForEach(sections: Section("s") { Text("a") }) { part in VStack { part.content } }"#
    ) { view, content throws(Fault) in
      guard case .array(let parts) = TypeBinding.sections.write(LayoutNode.sections(of: [view])) else { return .empty }
      return .group(try content.views(of: parts), view: "ForEach")
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
    rawProperty("Subview", "id") { value, _ in
      guard case .native(let native) = value, let node = native.payload as? LayoutNode else { return .none }
      return .int(node.traits.values[.subviewIndex] as? Int ?? 0)
    }
    rawProperty("Subview", "containerValues") { value, _ in
      guard case .native(let native) = value, let node = native.payload as? LayoutNode else { return .none }
      return .native("ContainerValues", node.containerValues)
    }
    rawProperty("SectionConfiguration", "containerValues") { _, _ in .native("ContainerValues", EnvironmentValues()) }
    viewMethod(
      "containerValue", [.value(nil, .native("KeyPath")), .value()],
      summary: "Sets a value that custom containers can read.",
      example: #"Text("a").containerValue(\.isMarked, true)"#
    ) { node, call throws(Fault) in
      guard case .keyPath(let path) = call.value(0) else { return node }
      let (evaluator, location, value) = (call.evaluator, call.location, call.value(1))
      let values = try evaluator.setting(path, to: value, in: node.containerValues, of: "ContainerValues", at: location)
      return node.containerValues { $0 = values }
    }
  }
}

extension TraitKey {
  /// The index of a subview in its container.
  static let subviewIndex = TraitKey.named("subviewIndex")
}

extension TypeBinding where T == [LayoutNode] {
  /// The binding of the resolved subviews of a view.
  static var subviews: TypeBinding {
    TypeBinding(
      type: .array(.native("Subview")), read: { _, _ in nil },
      write: { nodes in
        .array(
          nodes.enumerated().map { index, node in
            .native("Subview", node.containerValue(.subviewIndex, index))
          })
      })
  }
}

extension TypeBinding where T == [SectionContent] {
  /// The binding of the resolved sections of a view.
  static var sections: TypeBinding {
    TypeBinding(
      type: .array(.native("SectionConfiguration")), read: { _, _ in nil },
      write: { .array($0.map { .native("SectionConfiguration", $0) }) })
  }
}

extension Value {
  /// Whether the value is a subview that a program's container received.
  var isSubview: Bool { if case .native(let native) = self { native.type == "Subview" } else { false } }
}
