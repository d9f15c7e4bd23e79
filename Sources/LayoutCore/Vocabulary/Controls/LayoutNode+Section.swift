/// What a list needs to know of a section: its header, rows and footer.
public struct SectionContent {
  /// The views above the rows.
  public var header: [LayoutNode] = []
  /// The rows.
  public var rows: [LayoutNode] = []
  /// The views beneath the rows.
  public var footer: [LayoutNode] = []
  /// The changes to the environment around the section, in which its header and its footer stand as well.
  var surroundings: [LayoutNode] = []

  /// The section with each row within the modifiers around the section and with what the section says of its rows.
  func modified(by modifiers: [LayoutNode], saying traits: Traits) -> SectionContent {
    var traits = traits
    traits.values[.section] = nil
    var result = self
    result.rows = rows.map { $0.inheriting(traits).modified(by: modifiers) }
    result.surroundings = modifiers.filter { if case .environment = $0.content { true } else { false } }
    return result
  }
}

extension TraitKey {
  /// The parts of a section.
  static let section = TraitKey.named("section")
  /// Marks a section's header and footer, which take a whole row of a lazy grid.
  static let sectionEdge = TraitKey.named("sectionEdge")
  /// What lies behind a list row.
  static let listRowBackground = TraitKey.named("listRowBackground")
  /// The room around a list row.
  static let listRowInsets = TraitKey.named("listRowInsets")
  /// Whether a list row has a separator.
  static let listRowSeparator = TraitKey.named("listRowSeparator")
  /// The colour of a list row's separator.
  static let listRowSeparatorTint = TraitKey.named("listRowSeparatorTint")
  /// Whether a list section has a separator beneath its last row.
  static let listSectionSeparator = TraitKey.named("listSectionSeparator")
  /// The colour of the separator beneath a list section's last row.
  static let listSectionSeparatorTint = TraitKey.named("listSectionSeparatorTint")
  /// What lies behind the whole of a screen that is a list.
  static let screenBackground = TraitKey.named("screenBackground")
  /// The number on a list row or a tab.
  static let badge = TraitKey.named("badge")
}

extension LayoutNode {
  /// Rows under a header; outside of a list its parts stand for themselves.
  public static func section(
    header: [LayoutNode] = [], footer: [LayoutNode] = [], content: [LayoutNode]
  ) -> LayoutNode {
    func edge(_ parts: [LayoutNode]) -> [LayoutNode] { parts.map { $0.containerValue(.sectionEdge, true) } }
    return LayoutNode.group(edge(header) + content + edge(footer), view: "Section")
      .containerValue(.section, SectionContent(header: header, rows: content, footer: footer))
  }

  /// What lies behind a list row; nil is the default.
  public func listRowBackground(_ background: LayoutNode?) -> LayoutNode {
    guard let background else { return self }
    return containerValue(.listRowBackground, background)
  }

  /// The room around a list row; nil is the default.
  public func listRowInsets(_ insets: EdgeInsets?) -> LayoutNode {
    guard let insets else { return self }
    return containerValue(.listRowInsets, insets)
  }

  /// Whether a list row has a separator beneath; one above is the row's before, so that other edges change nothing.
  public func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> LayoutNode {
    edges.contains(.bottom) ? containerValue(.listRowSeparator, visibility) : self
  }

  /// The colour of a list row's separator; nil is the default.
  public func listRowSeparatorTint(_ color: Color?, edges: Edge.Set = .all) -> LayoutNode {
    guard let color, edges.contains(.bottom) else { return self }
    return containerValue(.listRowSeparatorTint, color)
  }

  /// Whether a list section has a separator beneath its last row.
  public func listSectionSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> LayoutNode {
    edges.contains(.bottom) ? containerValue(.listSectionSeparator, visibility) : self
  }

  /// The colour of the separator beneath a list section's last row; nil is the default.
  public func listSectionSeparatorTint(_ color: Color?, edges: Edge.Set = .all) -> LayoutNode {
    guard let color, edges.contains(.bottom) else { return self }
    return containerValue(.listSectionSeparatorTint, color)
  }

  /// Whether the headers of sections are titles in the text's own case.
  public func headerProminence(_ prominence: Prominence) -> LayoutNode {
    controls("headerProminence") { $0.hasProminentHeaders = prominence == .increased }
  }

  /// A text at the trailing end of a list row; an empty one is none.
  public func badge(_ text: TextContent?) -> LayoutNode { trait { $0.values[.badge] = text } }

  /// A number at the trailing end of the row; 0 is none.
  public func badge(_ count: Int) -> LayoutNode { badge(count == 0 ? nil : TextContent(String(count))) }

  /// A titled box.
  public static func groupBox(label: [LayoutNode] = [], content: [LayoutNode]) -> LayoutNode {
    .deferred("GroupBox") { environment in
      if case .custom(let make) = environment.controls.groupBox {
        return make(.hStack(children: label), .vStack(children: content)).modifiedOnce().named("GroupBox")
      }
      let title = label.map { $0.font(.headline).frame(maxWidth: .infinity, alignment: .leading) }
      return LayoutNode.vStack(
        alignment: .leading, spacing: 8, children: title + [.vStack(children: content)]
      )
      .padding(16)
      .background(.color(.secondarySystemBackground), in: .roundedRectangle(cornerRadius: 8)).named("GroupBox")
    }
  }

  /// A label that shows or hides what belongs to it.
  public static func disclosureGroup(isExpanded: Bool, label: [LayoutNode], content: [LayoutNode]) -> LayoutNode {
    .deferred("DisclosureGroup") { environment in
      if case .custom(let make) = environment.controls.disclosure {
        return make(.group(label), .group(content), isExpanded).modifiedOnce().named("DisclosureGroup")
      }
      let symbol = LayoutNode.image(systemName: isExpanded ? "chevron.down" : "chevron.forward")
        .font(.system(.footnote, weight: .semibold)).foregroundStyle(.tint)
      let row = LayoutNode.hStack(spacing: 0, children: [.hStack(children: label), .spacer(), symbol])
      return .vStack(
        alignment: .leading, spacing: 8, children: [row] + (isExpanded ? content : []), view: "DisclosureGroup")
    }
  }

  /// A row of buttons that belong together; its label is shown by menus, and by styles of one's own.
  public static func controlGroup(label: [LayoutNode] = [], content: [LayoutNode]) -> LayoutNode {
    .deferred("ControlGroup") { environment in
      if case .custom(let make) = environment.controls.controlGroup {
        return make(.group(label), .group(content)).modifiedOnce().named("ControlGroup")
      }
      return LayoutNode.hStack(spacing: 16, children: content)
        .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
        .background(.color(.tertiaryFill), in: .roundedRectangle(cornerRadius: 8)).named("ControlGroup")
    }
  }
}
