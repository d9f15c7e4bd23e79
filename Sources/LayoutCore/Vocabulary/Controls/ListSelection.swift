/// The selection of a list: one row, or any number of them while the list is edited.
///
/// Unchecked: it stays on the thread of the program that made the list.
public struct ListSelection: @unchecked Sendable {
  /// Whether several rows can be selected.
  public var isMultiple: Bool
  /// Returns whether the row with a tag is selected.
  public var contains: (AnyHashable) -> Bool
  /// The function that selects the row with a tag, or removes it from a selection of several rows; nil in a program
  /// that does not act.
  public var select: ((AnyHashable) -> Void)?

  /// The tags of the selected rows, of which there may be several.
  public var items: Set<AnyHashable>
  /// Whether no row is selected.
  public var isEmpty: Bool
  /// The function that clears the selection; nil if the list requires one, or in a program that does not act.
  public var clear: (() -> Void)?

  /// Creates a selection.
  public init(
    isMultiple: Bool, isEmpty: Bool, items: Set<AnyHashable> = [], contains: @escaping (AnyHashable) -> Bool,
    select: ((AnyHashable) -> Void)? = nil, clear: (() -> Void)? = nil
  ) {
    self.items = items
    self.isMultiple = isMultiple
    self.isEmpty = isEmpty
    self.clear = clear
    self.contains = contains
    self.select = select
  }
}

extension BoundValue where Wrapped: Hashable {
  /// Returns the value as the selection of a list.
  public func listSelection<Value: Hashable>() -> ListSelection where Wrapped == Value? {
    ListSelection(
      isMultiple: false, isEmpty: value == nil, contains: { tag in self.value.map { AnyHashable($0) == tag } ?? false },
      select: self.set.map { set in { tag in if let value = tag.base as? Value { set(value) } } },
      clear: self.set.map { set in { set(nil) } })
  }

  /// Returns the value as the selection of several rows of a list.
  public func listSelection<Value: Hashable>() -> ListSelection where Wrapped == Set<Value> {
    ListSelection(
      isMultiple: true, isEmpty: value.isEmpty, items: Set(value.map { AnyHashable($0) }),
      contains: { tag in (tag.base as? Value).map { self.value.contains($0) } ?? false },
      select: self.set.map { set in
        { tag in if let value = tag.base as? Value { set(self.value.symmetricDifference([value])) } }
      }, clear: self.set.map { set in { set([]) } })
  }
}

/// Buttons that a swipe across a row reveals.
///
/// Unchecked: they stay on the thread of the program that made the row.
struct SwipeActions: @unchecked Sendable {
  /// The edge at which the buttons appear.
  var edge: HorizontalEdge
  /// Whether a swipe across more than half of the row runs the first button.
  var allowsFullSwipe: Bool
  /// Creates the buttons.
  var content: () -> [LayoutNode]
}

/// The index of a row among those of its loop, with the action that removes rows.
struct RowDeletion: @unchecked Sendable {
  /// The index of the row's element.
  var index: Int
  /// The function that removes the elements at some indices.
  var action: ([Int]) -> Void
}

/// The index of a row among those of its loop, with the action that moves rows.
struct RowMove: @unchecked Sendable {
  /// The index of the row's element.
  var index: Int
  /// The number of elements.
  var count: Int
  /// The function that moves the elements at some indices before another one.
  var action: ([Int], Int) -> Void
}

extension TraitKey {
  /// The selection of a list.
  static let listSelection = TraitKey.named("listSelection")
  /// The buttons that swipes across a row reveal.
  static let swipeActions = TraitKey.named("swipeActions")
  /// The action that removes a row.
  static let rowDeletion = TraitKey.named("onDelete")
  /// The action that moves a row.
  static let rowMove = TraitKey.named("onMove")
  /// Whether a row cannot be removed.
  static let deleteDisabled = TraitKey.named("deleteDisabled")
  /// Whether a row cannot be moved.
  static let moveDisabled = TraitKey.named("moveDisabled")
  /// Whether a row cannot be selected.
  static let selectionDisabled = TraitKey.named("selectionDisabled")
}

extension LayoutNode {
  /// Returns the row with buttons that a swipe reveals.
  public func swipeActions(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, content: @escaping () -> [LayoutNode]
  ) -> LayoutNode {
    let actions = SwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: content)
    return trait {
      $0.values[.swipeActions] = ($0.values[.swipeActions] as? [SwipeActions] ?? []) + [actions]
    }
  }

  /// Returns the rows of a loop with an action that removes the elements at some indices; nil in a program that does
  /// not act.
  public func onDelete(_ action: (([Int]) -> Void)?) -> LayoutNode {
    guard let action else { return self }
    return eachElement { traits, index, _ in traits.values[.rowDeletion] = RowDeletion(index: index, action: action) }
  }

  /// Returns the rows of a loop with an action that moves the elements at some indices before another one; nil in a
  /// program that does not act.
  public func onMove(_ action: (([Int], Int) -> Void)?) -> LayoutNode {
    guard let action else { return self }
    return eachElement { $0.values[.rowMove] = RowMove(index: $1, count: $2, action: action) }
  }

  /// Returns the row, which cannot be removed if `isDisabled` is true.
  public func deleteDisabled(_ isDisabled: Bool) -> LayoutNode { containerValue(.deleteDisabled, isDisabled) }

  /// Returns the row, which cannot be moved if `isDisabled` is true.
  public func moveDisabled(_ isDisabled: Bool) -> LayoutNode { containerValue(.moveDisabled, isDisabled) }

  /// Returns the row, which cannot be selected if `isDisabled` is true.
  public func selectionDisabled(_ isDisabled: Bool) -> LayoutNode { containerValue(.selectionDisabled, isDisabled) }

  /// Returns the views of a loop with a change to their traits by the index of the element and the number of elements.
  ///
  /// The views of one element share its tag.
  private func eachElement(_ change: (inout Traits, Int, Int) -> Void) -> LayoutNode {
    var copy = self
    if isModifier, children.count == 1 {
      copy.children = [children[0].eachElement(change)]
      return copy
    }
    guard case .group = content else { return self }
    var (indices, last): ([Int], ViewTag?) = ([], nil)
    for child in children {
      let tag = child.traits.tag
      let isSame = tag != nil && tag === last
      indices.append((indices.last ?? -1) + (isSame ? 0 : 1))
      last = tag
    }
    let count = (indices.last ?? -1) + 1
    for (position, index) in indices.enumerated() { change(&copy.children[position].traits, index, count) }
    return copy
  }
}
