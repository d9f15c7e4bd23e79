extension Prelude {
  /// A register of actions that undo others: those of one event, such as a tap, form a group.
  static let undoManager = """
    class UndoManager {
      private var _undos: [(name: String, actions: [() -> Void])] = []
      private var _redos: [(name: String, actions: [() -> Void])] = []
      private var _open: [() -> Void] = []
      private var _name = ""
      private var _disabled = 0
      private(set) var isUndoing = false
      private(set) var isRedoing = false
      private(set) var groupingLevel = 0
      var levelsOfUndo = 0
      var groupsByEvent = true
      init() {}
      var canUndo: Bool { !_open.isEmpty || !_undos.isEmpty }
      var canRedo: Bool { !_redos.isEmpty }
      var isUndoRegistrationEnabled: Bool { _disabled == 0 }
      var undoActionName: String { _open.isEmpty ? _undos.last?.name ?? "" : _name }
      var redoActionName: String { _redos.last?.name ?? "" }
      var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
      var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
      func undoMenuTitle(forUndoActionName name: String) -> String { name.isEmpty ? "Undo" : "Undo \\(name)" }
      func redoMenuTitle(forUndoActionName name: String) -> String { name.isEmpty ? "Redo" : "Redo \\(name)" }
      func registerUndo<Target>(withTarget target: Target, handler: @escaping (Target) -> Void) {
        if _disabled > 0 { return }
        _open.append { handler(target) }
        if isUndoing || isRedoing { return }
        _redos = []
        if _open.count == 1 && groupsByEvent && groupingLevel == 0 { DispatchQueue.main.async { self._close() } }
      }
      func setActionName(_ name: String) { _name = name }
      func beginUndoGrouping() {
        if groupingLevel == 0 { _close() }
        groupingLevel += 1
      }
      func endUndoGrouping() {
        groupingLevel = max(groupingLevel - 1, 0)
        if groupingLevel == 0 { _close() }
      }
      func disableUndoRegistration() { _disabled += 1 }
      func enableUndoRegistration() { _disabled = max(_disabled - 1, 0) }
      func removeAllActions() {
        (_undos, _redos, _open) = ([], [], [])
      }
      func removeAllActions(withTarget target: Any) { removeAllActions() }
      func undo() {
        _close()
        guard let group = _undos.popLast() else { return }
        isUndoing = true
        for action in group.actions.reversed() { action() }
        isUndoing = false
        if !_open.isEmpty { _redos.append((group.name, _open)) }
        (_open, _name) = ([], "")
      }
      func undoNestedGroup() { undo() }
      func redo() {
        _close()
        guard let group = _redos.popLast() else { return }
        isRedoing = true
        for action in group.actions.reversed() { action() }
        isRedoing = false
        if !_open.isEmpty { _undos.append((group.name, _open)) }
        (_open, _name) = ([], "")
      }
      func _close() {
        if !_open.isEmpty { _undos.append((_name, _open)) }
        if levelsOfUndo > 0 && _undos.count > levelsOfUndo { _undos.removeFirst(_undos.count - levelsOfUndo) }
        (_open, _name) = ([], "")
      }
    }
    """
}
