/// The header, rows and footer of a section, as lists read them.
public struct SectionContent {
  /// The views above the rows.
  public var header: [LayoutNode] = []
  /// The rows.
  public var rows: [LayoutNode] = []
  /// The views below the rows.
  public var footer: [LayoutNode] = []
  /// The binding to whether the rows are shown; nil for a section that does not collapse.
  var expansion: BoundValue<Bool>?
  /// The environment modifiers around the section, which apply to its header and footer too.
  var surroundings: [LayoutNode] = []

  /// Returns the section with each row wrapped in the modifiers around the section and given the section's traits.
  func modified(by modifiers: [LayoutNode], inheriting traits: Traits) -> SectionContent {
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
  /// A mark of a section's header and footer, which take a whole row of a lazy grid.
  static let sectionEdge = TraitKey.named("sectionEdge")
  /// The background of a list row.
  static let listRowBackground = TraitKey.named("listRowBackground")
  /// The insets of a list row, in points.
  static let listRowInsets = TraitKey.named("listRowInsets")
  /// The visibility of the separator below a list row.
  static let listRowSeparator = TraitKey.named("listRowSeparator")
  /// The visibility of the separator above a list row.
  static let listRowTopSeparator = TraitKey.named("listRowTopSeparator")
  /// The colour of a list row's separator.
  static let listRowSeparatorTint = TraitKey.named("listRowSeparatorTint")
  /// The colour of the separator above a list section's first row.
  static let listRowTopSeparatorTint = TraitKey.named("listRowTopSeparatorTint")
  /// The visibility of the separator above a plain list section's first row.
  static let listSectionTopSeparator = TraitKey.named("listSectionTopSeparator")
  /// The colour of the separator above a plain list section's first row.
  static let listSectionTopSeparatorTint = TraitKey.named("listSectionTopSeparatorTint")
  /// The visibility of the separator below the last row of a list section.
  static let listSectionSeparator = TraitKey.named("listSectionSeparator")
  /// The colour of the separator below the last row of a list section.
  static let listSectionSeparatorTint = TraitKey.named("listSectionSeparatorTint")
  /// The badge of a list row or a tab, such as a number.
  static let badge = TraitKey.named("badge")
  /// A mark of a view that places the badge of its row itself.
  static let placesBadge = TraitKey.named("placesBadge")
}

extension LayoutNode {
  /// Returns a section; outside of lists its parts belong to the container around it.
  ///
  /// The rows and the footer of a section that is not expanded are omitted. Rule: <doc:Lists#Sections>.
  public static func section(
    isExpanded: BoundValue<Bool>? = nil, header: [LayoutNode] = [], footer: [LayoutNode] = [], content: [LayoutNode]
  ) -> LayoutNode {
    let isCollapsed = isExpanded?.value == false
    let (content, footer) = isCollapsed ? ([], []) : (content, footer)
    func edge(_ parts: [LayoutNode]) -> [LayoutNode] { parts.map { $0.containerValue(.sectionEdge, true) } }
    return LayoutNode.group(edge(header) + content + edge(footer), view: "Section")
      .containerValue(.section, SectionContent(header: header, rows: content, footer: footer, expansion: isExpanded))
  }

  /// Returns the view with a background for its list row; nil for the default.
  public func listRowBackground(_ background: LayoutNode?) -> LayoutNode {
    guard let background else { return self }
    return containerValue(.listRowBackground, background)
  }

  /// Returns the view with insets for its list row, in points; nil for the default.
  public func listRowInsets(_ insets: EdgeInsets?) -> LayoutNode {
    guard let insets else { return self }
    return containerValue(.listRowInsets, insets)
  }

  /// Returns the view with a visibility for the separators above and below its list row.
  ///
  /// Rule: <doc:Lists#Rows>.
  public func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> LayoutNode {
    let node = edges.contains(.bottom) ? containerValue(.listRowSeparator, visibility) : self
    return edges.contains(.top) ? node.containerValue(.listRowTopSeparator, visibility) : node
  }

  /// Returns the view with a colour for the separators of its list row; nil for the default.
  public func listRowSeparatorTint(_ color: Color?, edges: Edge.Set = .all) -> LayoutNode {
    separators(color, edges, below: .listRowSeparatorTint, above: .listRowTopSeparatorTint)
  }

  /// Returns the view with a visibility for the separators around the rows of its list section.
  public func listSectionSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> LayoutNode {
    separators(visibility, edges, below: .listSectionSeparator, above: .listSectionTopSeparator)
  }

  /// Returns the view with a colour for the separators around the rows of its list section; nil for the default.
  public func listSectionSeparatorTint(_ color: Color?, edges: Edge.Set = .all) -> LayoutNode {
    separators(color, edges, below: .listSectionSeparatorTint, above: .listSectionTopSeparatorTint)
  }

  /// Returns the view with a value for the separators on some edges of it; nil leaves them as they are.
  private func separators<Value>(
    _ value: Value?, _ edges: Edge.Set, below: TraitKey, above: TraitKey
  ) -> LayoutNode {
    guard let value else { return self }
    let node = edges.contains(.bottom) ? containerValue(below, value) : self
    return edges.contains(.top) ? node.containerValue(above, value) : node
  }

  /// Returns the view with a prominence for section headers; increased prominence keeps their letter case.
  public func headerProminence(_ prominence: Prominence) -> LayoutNode {
    controls("headerProminence") { $0.hasProminentHeaders = prominence == .increased }
  }

  /// Returns the view with a text at the trailing end of its list row; nil or an empty text is no badge.
  public func badge(_ text: TextContent?) -> LayoutNode { trait { $0.values[.badge] = text } }

  /// Returns the view with a number at the trailing end of its list row; 0 is no badge.
  public func badge(_ count: Int) -> LayoutNode { badge(count == 0 ? nil : TextContent(String(count))) }

  /// Returns a box with a title above its centred content; boxes within boxes have two backgrounds in turn.
  ///
  /// Rule: <doc:Controls#Group-boxes>.
  public static func groupBox(label: [LayoutNode] = [], content: [LayoutNode]) -> LayoutNode {
    .deferred("GroupBox") { environment in
      if case .custom(let make) = environment.controls.groupBox {
        let content = LayoutNode.vStack(children: content).within(\.groupBox, environment.controls.groupBox)
        return make(.hStack(children: label), content).within(\.groupBox, .automatic).modifiedOnce().named(
          "GroupBox", as: .container)
      }
      let title = label.map { $0.font(.headline).frame(maxWidth: .infinity, alignment: .leading) }
      let (box, shape) = (environment.controls.boxes, AnyShape.roundedRectangle(cornerRadius: 8))
      return LayoutNode.vStack(children: title + [.vStack(children: content)])
        .padding(16)
        .background(.color(box.isMultiple(of: 2) ? .secondarySystemBackground : .nestedBoxBackground), in: shape)
        .controls("box") { ($0.isInRow, $0.boxes) = (false, box + 1) }.named("GroupBox", as: .container)
    }
  }

  /// Returns a label with a chevron, and the content below it if it is expanded; a tap on the label expands or
  /// collapses it.
  public static func disclosureGroup(
    isExpanded: BoundValue<Bool>, label: [LayoutNode], content: [LayoutNode]
  ) -> LayoutNode {
    let group = disclosure(isExpanded, label: label, content: content)
    return group.listRows { environment in
      if case .custom = environment.controls.disclosure { return nil }
      return [disclosure(isExpanded, label: label, content: [])] + (isExpanded.value ? content : [])
    }
  }

  /// Returns a label with content below it, if the group is expanded.
  public static func disclosureGroup(isExpanded: Bool, label: [LayoutNode], content: [LayoutNode]) -> LayoutNode {
    .disclosureGroup(isExpanded: BoundValue(value: isExpanded), label: label, content: content)
  }

  /// Returns a row of an outline with a chevron, and the rows within it while it is expanded.
  ///
  /// The view at the position stores whether it is expanded; at first it is not.
  public static func outlineRow(
    _ row: [LayoutNode], at place: (any ViewPlace)?, content: () -> [LayoutNode]
  ) -> LayoutNode {
    let expansion = BoundValue<Bool>.remembered(false, at: place)
    let inner = expansion.value ? place?.views(0, content) ?? content() : []
    return .disclosureGroup(isExpanded: expansion, label: row, content: inner.map { $0.indentedInOutline() })
  }

  /// Returns the rows of an outline, each further from the leading edge by the indentation of one level.
  private func indentedInOutline() -> LayoutNode { padding(.leading, 20) }

  /// Returns the label with its chevron, and the content below it; outside of rows the label has the tint of a button.
  ///
  /// Rule: <doc:Controls#Disclosure-groups>.
  private static func disclosure(
    _ expansion: BoundValue<Bool>, label: [LayoutNode], content: [LayoutNode]
  ) -> LayoutNode {
    .deferred("DisclosureGroup") { environment in
      let isExpanded = expansion.value
      if case .custom(let make) = environment.controls.disclosure {
        let content = LayoutNode.group(content).within(\.disclosure, environment.controls.disclosure)
        return make(.group(label), content, expansion).within(\.disclosure, .automatic).modifiedOnce().named(
          "DisclosureGroup", as: .container)
      }
      let symbol = LayoutNode.image(systemName: isExpanded ? "chevron.down" : "chevron.forward")
        .font(.system(.footnote, weight: .semibold)).foregroundStyle(.tint)
      var row = LayoutNode.hStack(spacing: 0, children: [.hStack(children: label), .spacer(), symbol])
      var inner = content
      if !environment.controls.isInRow {
        row = row.defaultForegroundStyle(.tint).padding(.vertical, 4)
        inner = content.isEmpty ? [] : [.vStack(children: content)]
      }
      return LayoutNode.vStack(
        alignment: .leading, spacing: 0,
        children: [row.interacting(expansion.set.map { set in .button { set(!isExpanded) } })]
          + (isExpanded ? inner : [])
      )
      .named("DisclosureGroup", as: .container)
    }
  }

  /// Returns a row of related buttons in segments of equal width; bars and custom styles show the label.
  ///
  /// Rule: <doc:Controls#Segments>.
  public static func controlGroup(label: [LayoutNode] = [], content: [LayoutNode]) -> LayoutNode {
    .deferred("ControlGroup") { environment in
      if case .custom(let make) = environment.controls.controlGroup {
        let content = LayoutNode.group(content).within(\.controlGroup, environment.controls.controlGroup)
        return make(.group(label), content).within(\.controlGroup, .automatic).modifiedOnce().named(
          "ControlGroup", as: .container)
      }
      if environment.controls.isInBar {
        // A group with a label is a menu in a bar.
        let item = label.isEmpty ? LayoutNode.hStack(spacing: 16, children: content) : .menu(label: label)
        return item.modifiedOnce().named("ControlGroup", as: .container)
      }
      let buttons = LayoutNode.subviews(of: content).map { $0.within(\.button, .plain) }
      return LayoutNode.segmentBar(buttons, chosen: nil).fixedSize(horizontal: true, vertical: false)
        .named("ControlGroup", as: .container)
    }
    .containerValue(.fillsMenu, true)
  }
}

extension Color {
  /// The background of a group box within another one.
  fileprivate static let nestedBoxBackground = Color(
    light: .init(red: 1, green: 1, blue: 1), dark: .init(red: 44 / 255, green: 44 / 255, blue: 46 / 255))
}
