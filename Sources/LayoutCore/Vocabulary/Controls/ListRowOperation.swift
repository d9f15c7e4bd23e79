/// The buttons of a row that a swipe has revealed, or the red button of an edited row.
struct OpenRow: Equatable {
  /// The index of the row in its list.
  var row: Int
  /// The edge at which the buttons are.
  var edge: HorizontalEdge
  /// Whether the button only removes the row, as in an edited list.
  var isDeletion = false
}

/// The row of a list on which a finger rests.
private struct PressedRow: Equatable {
  /// The index of the row in its list.
  var row: Int
}

/// The operation of one row of a list: its selection, its removal, its movement and its swipes.
struct ListRowOperation {
  /// The selection of the list, or nil.
  let selection: ListSelection?
  /// The memory that stores the row whose buttons are revealed, or nil in a program that does not act.
  let memory: ViewMemory?
  /// The environment of the list.
  let environment: EnvironmentValues
  /// The index of the row in its list.
  let index: Int
  /// The view of the row.
  let node: LayoutNode
  private let values: [TraitKey: Any]

  /// Creates the operation of a row with merged traits.
  init(
    of node: LayoutNode, _ values: [TraitKey: Any], at index: Int, _ selection: ListSelection?, _ memory: ViewMemory?,
    _ environment: EnvironmentValues
  ) {
    (self.node, self.values, self.index, self.selection, self.memory) = (node, values, index, selection, memory)
    self.environment = environment
  }

  /// The tag by which the row is selected.
  private var tag: AnyHashable? {
    if environment.navigation?.isSplit == true, let value = values[.linkValue] as? AnyHashable { return value }
    return node.mergedTraits.tag?.value
  }
  private var isEditing: Bool { environment.editing?.get() == .active }
  private var deletion: RowDeletion? {
    values[.deleteDisabled] as? Bool == true ? nil : values[.rowDeletion] as? RowDeletion
  }
  private var move: RowMove? { values[.moveDisabled] as? Bool == true ? nil : values[.rowMove] as? RowMove }

  /// Whether the row is selected.
  var isSelected: Bool {
    guard let selection, let tag else { return false }
    return selection.contains(tag)
  }

  /// Whether the row can be selected at present: one of several rows only while the list is edited.
  private var isSelectable: Bool {
    guard let selection, tag != nil, values[.selectionDisabled] as? Bool != true else { return false }
    return !selection.isMultiple || isEditing
  }

  /// Returns the content of the row, beside the button and before the handle of an edited row.
  ///
  /// Rule: <doc:Lists#Rows>.
  func content(_ content: [LayoutNode]) -> [LayoutNode] {
    guard isEditing else { return content }
    let content = move == nil ? content : content + [LayoutNode.color(.clear).frame(width: Self.handleSpace, height: 0)]
    if selection?.isMultiple == true {
      let mark = LayoutNode.image(systemName: isSelected ? "checkmark.circle.fill" : "circle")
        .foregroundStyle(isSelected ? .tint : .color(.tertiaryLabel))
      return [accessory(mark)] + content.map(inert)
    }
    guard deletion != nil else { return content.map(inert) }
    let mark = LayoutNode.image(systemName: "minus.circle.fill").foregroundStyle(.color(.red))
    guard let memory else { return [accessory(mark)] + content.map(inert) }
    let open = OpenRow(row: index, edge: .trailing, isDeletion: true)
    let button = mark.interacting(.contentShape(.rectangle)).interacting(.button { memory.value = open })
      .interacting(.label(labelled("Remove")))
    return [accessory(button)] + content.map(inert)
  }

  private func accessory(_ view: LayoutNode) -> LayoutNode {
    view.font(.system(size: 20)).frame(width: 22, height: 20).padding(.trailing, 16)
  }

  /// Returns a view of an edited row, whose links have no effect.
  private func inert(_ view: LayoutNode) -> LayoutNode {
    view.transformEnvironment("editing") { $0.navigation = nil }
  }

  private func labelled(_ action: String) -> String {
    let text = node.spokenText(in: environment)
    return text.isEmpty ? action : action + " " + text
  }

  /// Returns the drawn row with its responses, its handle and the buttons that are revealed.
  func operated(_ row: LayoutNode) -> LayoutNode {
    var row = row
    if isSelectable, let selection, let select = selection.select, let tag {
      row = row.interacting(.contentShape(.rectangle)).interacting(.button { select(tag) })
      if let memory { row = row.interacting(.showsPress(pressing(memory))) }
    }
    if let tag { row = withSelectionMenu(row, tag: tag, isEditing: isEditing) }
    if isEditing, let move { row = row.overlay(handle(move), alignment: .trailing) }
    guard let memory else { return row }
    let open = (memory.value as? OpenRow).flatMap { $0.row == index ? $0 : nil }
    if let open, let actions = actions(at: open) {
      let bar = LayoutNode.hStack(spacing: 0, children: actions).frame(maxHeight: .infinity)
        .interacting(.closing { memory.value = nil })
      let closing = row.interacting(.contentShape(.rectangle))
        .interacting(.gesture(GestureResponse(.tap(count: 1), priority: .high, ended: { _ in memory.value = nil })))
      return LayoutNode.layout(
        "SwipeActions", SwipedRowLayout(isLeading: open.edge == .leading), children: [closing, bar]
      ).clipped().interacting(swipe(memory))
    }
    if !isEditing, hasSwipes { row = row.interacting(swipe(memory)) }
    if let move, !isEditing { row = row.interacting(.gesture(moving(move))) }
    return row
  }

  /// Returns the row with its separator, whose buttons run when the row is tapped beside them.
  func runningButtons(_ row: LayoutNode) -> LayoutNode {
    guard let memory, !isSelectable, !isEditing else { return row }
    return row.interacting(.contentShape(.rectangle)).interacting(.runsButtons(press: pressing(memory)))
  }

  /// Whether a finger rests on the row.
  private var isPressed: Bool { memory?.items.first as? PressedRow == PressedRow(row: index) }

  /// Whether the row has the background of a selected row.
  var isHighlighted: Bool { isSelected || isPressed }

  private func pressing(_ memory: ViewMemory) -> (Bool) -> Void {
    let index = index
    return { memory.items = $0 ? [PressedRow(row: index)] : [] }
  }

  // MARK: Moving

  /// The width that the handle of an edited row takes from its content, in points.
  private static let handleSpace = 32.0

  private func handle(_ move: RowMove) -> LayoutNode {
    LayoutNode.image(systemName: "line.3.horizontal").font(.system(size: 17)).foregroundStyle(.color(.tertiaryLabel))
      .frame(width: 24).frame(maxHeight: .infinity).padding(.trailing, 12)
      .interacting(.contentShape(.rectangle)).interacting(.gesture(moving(move)))
      .interacting(.label(labelled("Reorder")))
  }

  /// Returns the gesture that moves the row by as many rows as it is dragged, each as high as this one.
  private func moving(_ move: RowMove) -> GestureResponse {
    var gesture = GestureResponse(
      .drag(minimum: 10),
      ended: { event in
        guard case .input(let input) = event, input.size.height > 0 else { return }
        let distance = Int((input.translation.height / input.size.height).rounded())
        let goal = min(max(move.index + distance, 0), move.count - 1)
        if goal != move.index { move.action([move.index], goal > move.index ? goal + 1 : goal) }
      })
    gesture.axis = .vertical
    return gesture
  }

  // MARK: Swipes

  private var hasSwipes: Bool { deletion != nil || values[.swipeActions] != nil }

  /// Returns the buttons that are revealed at an edge, or nil if there are none.
  private func actions(at open: OpenRow) -> [LayoutNode]? {
    let all = values[.swipeActions] as? [SwipeActions] ?? []
    var views = open.isDeletion ? [] : all.filter { $0.edge == open.edge }.flatMap { $0.content() }
    if views.isEmpty, open.edge == .trailing, let deletion {
      views = [.button(TextContent("Delete"), role: .destructive) { deletion.action([deletion.index]) }]
    }
    guard !views.isEmpty else { return nil }
    let buttons = LayoutNode.subviews(of: views)
    return (open.edge == .leading ? buttons : buttons.reversed()).map(Self.styled)
  }

  /// Returns a button of a swipe: white on its tint, on red if it destroys something, or on grey, with a filled symbol.
  private static func styled(_ button: LayoutNode) -> LayoutNode {
    button.labelStyle(.iconOnly).symbolVariant("fill").controls("swipeAction") { controls in
      controls.isInRow = false
      controls.button = .custom { button in
        .deferred("SwipeAction") { environment in
          let usual = AnyShapeStyle.color(button.role == .destructive ? .red : .gray)
          return button.label.font(.body).foregroundStyle(.color(.white)).lineLimit(1).padding(.horizontal, 12)
            .frame(minWidth: 74, maxHeight: .infinity).background(environment.tint ?? usual)
        }
      }
    }
  }

  /// Returns the response to a swipe, which reveals the buttons of an edge or hides them.
  private func swipe(_ memory: ViewMemory) -> Interaction {
    var gesture = GestureResponse(
      .drag(minimum: 20),
      ended: { event in
        guard case .input(let input) = event else { return }
        let isForward = input.translation.width > 0
        if memory.value is OpenRow { return memory.value = nil }
        let edge: HorizontalEdge = isForward != (environment.layoutDirection == .rightToLeft) ? .leading : .trailing
        let open = OpenRow(row: index, edge: edge)
        guard let buttons = actions(at: open) else { return }
        if abs(input.translation.width) > input.size.width / 2, allowsFullSwipe(edge),
          let run = (edge == .leading ? buttons.first : buttons.last)?.tapAction(in: environment)
        {
          return run()
        }
        memory.value = open
      })
    gesture.axis = .horizontal
    return .gesture(gesture)
  }

  private func allowsFullSwipe(_ edge: HorizontalEdge) -> Bool {
    (values[.swipeActions] as? [SwipeActions])?.first { $0.edge == edge }?.allowsFullSwipe ?? true
  }
}

extension LayoutNode {
  /// Returns the action of the first button within, or nil.
  fileprivate func tapAction(in environment: EnvironmentValues) -> (() -> Void)? {
    var environment = environment
    switch content {
    case .interaction(.button(let action)): return action
    case .deferred(let make): return make(environment).tapAction(in: environment)
    case .environment(let change): change(&environment)
    default: break
    }
    for child in children {
      if let action = child.tapAction(in: environment) { return action }
    }
    return nil
  }
}

/// A row that is pushed aside by the buttons at one of its edges.
struct SwipedRowLayout: Layout {
  /// Whether the buttons are at the leading edge.
  var isLeading: Bool

  /// Returns the size of the row.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  /// Places the buttons at their edge, with their own width, and the row beside them.
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard subviews.count == 2 else { return }
    let offer = ProposedViewSize(width: nil, height: bounds.height)
    let width = subviews[1].sizeThatFits(offer).width
    subviews[0].place(
      at: Point(x: bounds.minX + (isLeading ? width : -width), y: bounds.minY), proposal: ProposedViewSize(bounds.size))
    subviews[1].place(
      at: Point(x: isLeading ? bounds.minX : bounds.maxX - width, y: bounds.minY), proposal: offer)
  }
}
