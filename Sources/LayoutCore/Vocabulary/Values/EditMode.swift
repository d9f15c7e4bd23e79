/// The editing state of the lists of a screen.
public enum EditMode: Hashable, Sendable {
  /// Rows cannot be edited.
  case inactive
  /// A single row is being edited, after a swipe.
  case transient
  /// Rows can be selected, deleted and moved.
  case active

  /// A Boolean value that indicates whether rows are being edited.
  public var isEditing: Bool { self != .inactive }
}

/// Access to the editing state of a screen, which the screen or a binding of the program stores.
///
/// Unchecked: it stays on the thread of the program that made the view.
public struct EditModeAccess: @unchecked Sendable {
  /// Returns the current state.
  public var get: () -> EditMode
  /// The function that sets the state.
  public var set: (EditMode) -> Void

  /// Creates access from two functions.
  public init(get: @escaping () -> EditMode, set: @escaping (EditMode) -> Void) {
    self.get = get
    self.set = set
  }

  /// Creates access to a state that a memory stores; it is inactive at first.
  public init(in memory: ViewMemory) {
    self.init(get: { memory.value as? EditMode ?? .inactive }, set: { memory.value = $0 })
  }
}

extension EnvironmentValues {
  /// Access to the editing state of the screen, or nil in a program that does not act.
  package var editing: EditModeAccess? {
    get { self[custom: .declared(.min + 2)] as? EditModeAccess }
    set { self[custom: .declared(.min + 2)] = newValue }
  }
}

extension LayoutNode {
  /// A button that begins and ends the editing of its screen's lists.
  public static var editButton: LayoutNode {
    .deferred("EditButton") { environment in
      guard let editing = environment.editing else { return .button(TextContent("Edit")) }
      let isEditing = editing.get().isEditing
      let button = LayoutNode.button(TextContent(isEditing ? "Done" : "Edit")) {
        editing.set(isEditing ? .inactive : .active)
      }
      return isEditing ? button.font(.system(.body, weight: .semibold)) : button
    }
  }
}
