extension Prelude {
  /// A register of actions that undo others: those of one event, such as a tap, form a group.
  static let undoManager = """
    class UndoManager {
      struct _Action {
        let target: AnyObject
        let run: () -> Void
      }
      struct _Group {
        let name: String
        var actions: [_Action]
      }
      private var _undos: [_Group] = []
      private var _redos: [_Group] = []
      private var _open: [_Action] = []
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
      func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
        if _disabled > 0 { return }
        _open.append(_Action(target: target) { handler(target) })
        if isUndoing || isRedoing { return }
        _redos = []
        if _open.count == 1 && groupsByEvent && groupingLevel == 0 { DispatchQueue.main.async { self._close() } }
      }
      func setActionName(_ name: String) { _name = name }
      func beginUndoGrouping() {
        if groupingLevel == 0 && !isUndoing && !isRedoing { _close() }
        groupingLevel += 1
      }
      func endUndoGrouping() {
        groupingLevel = max(groupingLevel - 1, 0)
        if groupingLevel == 0 && !isUndoing && !isRedoing { _close() }
      }
      func disableUndoRegistration() { _disabled += 1 }
      func enableUndoRegistration() { _disabled = max(_disabled - 1, 0) }
      func removeAllActions() {
        (_undos, _redos, _open) = ([], [], [])
      }
      func removeAllActions(withTarget target: AnyObject) {
        _open.removeAll { $0.target === target }
        _undos = _without(target, _undos)
        _redos = _without(target, _redos)
      }
      func _without(_ target: AnyObject, _ groups: [_Group]) -> [_Group] {
        groups.compactMap { group in
          let actions = group.actions.filter { $0.target !== target }
          return actions.isEmpty ? nil : _Group(name: group.name, actions: actions)
        }
      }
      func undo() {
        _close()
        guard let group = _undos.popLast() else { return }
        isUndoing = true
        let opposite = _run(group)
        isUndoing = false
        _redos += opposite
      }
      func undoNestedGroup() { undo() }
      func redo() {
        _close()
        guard let group = _redos.popLast() else { return }
        isRedoing = true
        let opposite = _run(group)
        isRedoing = false
        _undos += opposite
      }
      func _run(_ group: _Group) -> [_Group] {
        for action in group.actions.reversed() { action.run() }
        let opposite = _open
        (_open, _name) = ([], "")
        return opposite.isEmpty ? [] : [_Group(name: group.name, actions: opposite)]
      }
      func _close() {
        if !_open.isEmpty { _undos.append(_Group(name: _name, actions: _open)) }
        if levelsOfUndo > 0 && _undos.count > levelsOfUndo { _undos.removeFirst(_undos.count - levelsOfUndo) }
        (_open, _name) = ([], "")
      }
    }
    """
}
