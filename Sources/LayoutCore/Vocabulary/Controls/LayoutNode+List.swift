extension LayoutNode {
  /// Returns a list of rows in sections, from the top of the proposed space.
  ///
  /// A list inside a list or a form contributes its rows to the outer one.
  ///
  /// The view at the position stores the row whose buttons a swipe has revealed.
  public static func list(
    selection: ListSelection? = nil, content: [LayoutNode], at place: (any ViewPlace)? = nil
  ) -> LayoutNode {
    let memory = place?.memory
    let list = LayoutNode.deferred("List") { environment in
      ListAppearance(
        style: environment.controls.list.resolved(isForm: false), environment: environment, selection: selection,
        memory: memory
      )
      .body(content).named("List", as: .list)
    }
    let rows = list.listRows { _ in content }
    return selection.map { rows.containerValue(.listSelection, $0) } ?? rows
  }

  /// Returns a list of rows, of which one can be selected.
  public static func list<Value: Hashable>(
    selection: BoundValue<Value?>?, content: [LayoutNode], at place: (any ViewPlace)?
  ) -> LayoutNode { .list(selection: selection?.listSelection(), content: content, at: place) }

  /// Returns a list of rows, of which several can be selected while the list is edited.
  public static func list<Value: Hashable>(
    selection: BoundValue<Set<Value>>?, content: [LayoutNode], at place: (any ViewPlace)?
  ) -> LayoutNode { .list(selection: selection?.listSelection(), content: content, at: place) }

  /// Returns a form: controls in sections, as in settings.
  public static func form(content: [LayoutNode], at place: (any ViewPlace)? = nil) -> LayoutNode {
    let memory = place?.memory
    return .deferred("Form") { environment in
      ListAppearance(style: environment.controls.list.resolved(isForm: true), environment: environment, memory: memory)
        .body(content).named("Form", as: .list)
    }
  }
}

extension ControlStyle.List {
  /// Returns the style that is drawn: inset groups, groups of full width, no groups, or no groups with wider margins.
  fileprivate func resolved(isForm: Bool) -> ControlStyle.List {
    switch self {
    case .automatic, .insetGrouped, .sidebar: .insetGrouped
    case .grouped: .grouped
    case .inset, .bordered: isForm ? .grouped : .inset
    case .plain: isForm ? .grouped : .plain
    }
  }
}

/// The appearance of a list in one of three styles.
private struct ListAppearance {
  let style: ControlStyle.List
  let environment: EnvironmentValues
  /// The selection, or nil.
  var selection: ListSelection?
  /// The memory that stores the row whose buttons are revealed, or nil in a program that does not act.
  var memory: ViewMemory?

  private var isGrouped: Bool { style == .insetGrouped || style == .grouped }
  /// Whether each row is a card of its own, since rows keep a distance.
  private var hasCardsOfRows: Bool { style == .insetGrouped && (environment.controls.listRowSpacing ?? 0) > 0 }
  /// The distance of rows from the sides of the list, in points.
  private var margin: Double { style == .insetGrouped ? environment.cardMargin : 0 }
  /// The distance of a row's content from its sides, in points.
  private var inset: Double {
    switch style {
    case .insetGrouped: environment.cardMargin
    case .inset: environment.screenMargin + 8
    default: environment.screenMargin
    }
  }
  /// The space that a section without a header has above it, and one without a footer below it, in points.
  ///
  /// Rule: <doc:Lists#Sections>.
  private var sectionEdge: Double { (17.5 * environment.displayScale).rounded(.up) / environment.displayScale }

  /// Returns half of the distance of a section without a header from the one above it, in points: the smaller one of
  /// both sections' distances.
  private func halfGap(_ section: SectionContent, below previous: SectionContent?) -> Double {
    [section, previous].compactMap { $0 }
      .map { self.environment(of: $0).controls.listSectionSpacing.map { $0 / 2 } ?? sectionEdge }.reduce(1e9, min)
  }

  /// Returns the list with all rows.
  func body(_ content: [LayoutNode]) -> LayoutNode {
    let sections = LayoutNode.sections(of: content.map { $0.revealingMembers(in: environment) })
    var count = 0
    let blocks = sections.enumerated().flatMap {
      block($1, below: $0 > 0 ? sections[$0 - 1] : nil, count: &count)
    }
    let column = LayoutNode.vStack(alignment: .leading, spacing: 0, children: blocks)
      .fixedSize(horizontal: false, vertical: true)
      .controls("listRow") {
        $0.isInRow = true
        $0.hasListSelection = selection != nil
        $0.isScrollBackgroundHidden = false
      }
    var layout = ScrollLayout()
    layout.memory = memory.map { .of($0) }
    let page = LayoutNode.layout("rows", layout, children: [column.frame(maxWidth: .infinity)])
      .effect("clipped", .window)
      .interacting(layout.memory.map { .scrolling($0, .vertical) })
    if environment.controls.isScrollBackgroundHidden { return page.modifiedOnce() }
    let background = isGrouped ? Color.groupedBackground : .systemBackground
    return page.background(AnyShapeStyle.color(background))
  }

  /// Returns the header, the rows and the footer of a section; `count` is the number of rows before and after it.
  private func block(
    _ section: SectionContent, below previous: SectionContent?, count: inout Int
  ) -> [LayoutNode] {
    let (isFirst, isAfterFooter) = (previous == nil, previous?.footer.isEmpty == false)
    let halfGap = halfGap(section, below: previous)
    var parts: [LayoutNode] = []
    if !section.header.isEmpty {
      let header =
        hasProminentHeader(section)
        ? prominentHeader(section, isFirst: isFirst)
        : header(section.header, gap: isFirst || isAfterFooter ? 0 : halfGap)
      parts.append(header.modified(by: section.surroundings))
    } else if isGrouped {
      let isAtOnce = isFirst && (environment.controls.isUnderLargeTitle || environment.controls.hasTopContentMargin)
      parts.append(gap(isAtOnce ? 0 : isFirst ? 2 * sectionEdge : isAfterFooter ? halfGap : 2 * halfGap))
    }
    let rows = LayoutNode.subviews(of: section.rows).flatMap { $0.rows(in: environment) }
    let column = LayoutNode.vStack(
      alignment: .leading, spacing: environment.controls.listRowSpacing ?? 0,
      children: rows.enumerated().map {
        row($1, at: count + $0, isFirst: $0 == 0, above: $0 + 1 < rows.count ? rows[$0 + 1] : nil)
      })
    count += rows.count
    if style == .insetGrouped, hasCardsOfRows {
      parts.append(column.padding(.horizontal, margin))
    } else if style == .insetGrouped {
      parts.append(column.clipShape(.roundedRectangle(cornerRadius: 10)).padding(.horizontal, margin))
    } else if style == .grouped {
      let line = LayoutNode.color(.separator).frame(height: environment.pixelLength)
      parts.append(rows.isEmpty ? column : column.overlay(line, alignment: .top).overlay(line, alignment: .bottom))
    } else {
      parts.append(column)
    }
    if !section.footer.isEmpty {
      let size = Font.TextStyle.footnote.size(in: environment)
      let footer = LayoutNode.hStack(children: section.footer).font(.system(size: size))
        .defaultForegroundStyle(.foreground(level: 2))
      let insets = EdgeInsets(
        top: isGrouped ? 6 : 8, leading: margin + inset, bottom: isGrouped ? 12 : 8, trailing: margin + inset)
      parts.append(footer.padding(insets).modified(by: section.surroundings))
    }
    return parts
  }

  private func hasProminentHeader(_ section: SectionContent) -> Bool {
    let controls = self.environment(of: section).controls
    return controls.hasProminentHeaders || controls.list == .sidebar
  }

  /// Returns the environment of a section's header.
  private func environment(of section: SectionContent) -> EnvironmentValues {
    var environment = environment
    for change in section.surroundings.reversed() {
      if case .environment(let change) = change.content { change(&environment) }
    }
    return environment
  }

  /// Returns a header of increased prominence: a title in its own letter case, and in a sidebar the chevron of a
  /// section that collapses.
  ///
  /// Rule: <doc:Lists#Sections>.
  private func prominentHeader(_ section: SectionContent, isFirst: Bool) -> LayoutNode {
    var parts: [LayoutNode] = [.hStack(children: section.header)]
    var action: Interaction?
    if environment.controls.list == .sidebar, let expansion = section.expansion {
      let isExpanded = expansion.value
      parts += [
        .spacer(),
        .image(systemName: isExpanded ? "chevron.down" : "chevron.forward")
          .font(.system(.footnote, weight: .semibold)).foregroundStyle(.tint),
      ]
      action = expansion.set.map { set in .button { set(!isExpanded) } }
    }
    return LayoutNode.hStack(spacing: 0, children: parts).font(.system(.title3, weight: .semibold)).interacting(action)
      .padding(EdgeInsets(top: isFirst ? 16 : 24, leading: margin + inset, bottom: 8, trailing: margin + inset))
  }

  /// Returns the header of a section, below a distance from the section above it.
  private func header(_ header: [LayoutNode], gap: Double) -> LayoutNode {
    let text = LayoutNode.hStack(children: header)
    guard isGrouped else {
      return text.font(.system(.subheadline, weight: .semibold)).defaultForegroundStyle(.foreground(level: 2))
        .padding(EdgeInsets(top: 28, leading: inset, bottom: 6, trailing: inset)).frame(
          maxWidth: .infinity, alignment: .leading)
    }
    return text.font(.footnote).defaultForegroundStyle(.foreground(level: 2)).textCase(.uppercase)
      .padding(EdgeInsets(top: gap + 17, leading: margin + inset, bottom: 6, trailing: margin + inset))
  }

  private func gap(_ height: Double) -> LayoutNode {
    LayoutNode.color(.clear).frame(height: height)
  }

  /// Returns a row with its background and the separator below it, which the row below may hide; the first row of a
  /// plain list's section has one above it, too.
  ///
  /// Rule: <doc:Lists#Rows>.
  private func row(_ node: LayoutNode, at index: Int, isFirst: Bool, above next: LayoutNode?) -> LayoutNode {
    let values = node.mergedTraits.values
    let isLast = next == nil
    let operation = ListRowOperation(of: node, values, at: index, selection, memory, environment)
    let insets =
      values[.listRowInsets] as? EdgeInsets ?? EdgeInsets(top: 11, leading: inset, bottom: 11, trailing: inset)
    // A divider that is a row is horizontal.
    let node = node.transformEnvironment("row") { $0.stackOrientation = nil }
    var content = [node]
    if let badge = values[.badge] as? TextContent {
      content =
        values[.placesBadge] == nil
        ? content + [.spacer(), LayoutNode.text(badge).foregroundStyle(.foreground(level: 2))]
        : [node.controls("badge") { $0.rowBadge = badge }]
    }
    let usual = operation.isHighlighted ? LayoutNode.color(.selectedRow) : defaultBackground
    let row = operation.operated(
      LayoutNode.hStack(spacing: 0, children: operation.content(content)).padding(insets)
        .frame(maxWidth: .infinity, minHeight: environment.defaultMinListRowHeight, alignment: .leading)
        .background(values[.listRowBackground] as? LayoutNode ?? usual))
    let isHidden =
      values[.listRowSeparator] as? Visibility == .hidden
      || next?.mergedTraits.values[.listRowTopSeparator] as? Visibility == .hidden
      || isLast && values[.listSectionSeparator] as? Visibility == .hidden
    if hasCardsOfRows {
      return operation.runningButtons(
        row.clipShape(.roundedRectangle(cornerRadius: 10)).named("ListRow", as: .listRow))
    }
    func line(_ tints: TraitKey...) -> LayoutNode {
      let tint = tints.lazy.compactMap { values[$0] as? Color }.first
      return .color(tint ?? .separator).frame(height: environment.pixelLength)
    }
    let trailing = style == .inset ? environment.screenMargin : 0
    var separated = SeparatorLayout(inset: insets.leading, trailingInset: trailing)
    var lines: [LayoutNode] = []
    if !isLast || style == .plain, !isHidden {
      lines.append(isLast ? line(.listRowSeparatorTint, .listSectionSeparatorTint) : line(.listRowSeparatorTint))
    }
    separated.hasTopSeparator =
      isFirst && style == .plain && values[.listRowTopSeparator] as? Visibility != .hidden
      && values[.listSectionTopSeparator] as? Visibility != .hidden
    if separated.hasTopSeparator { lines.append(line(.listRowTopSeparatorTint, .listSectionTopSeparatorTint)) }
    guard !lines.isEmpty else { return operation.runningButtons(row.named("ListRow", as: .listRow)) }
    return operation.runningButtons(.layout("ListRow", separated, children: [row] + lines))
  }

  private var defaultBackground: LayoutNode { .color(isGrouped ? .groupedContentBackground : .clear) }
}

extension Color {
  /// The background of a selected row.
  fileprivate static let selectedRow = Color(
    light: .init(red: 209 / 255, green: 209 / 255, blue: 214 / 255),
    dark: .init(red: 58 / 255, green: 58 / 255, blue: 60 / 255))
}
