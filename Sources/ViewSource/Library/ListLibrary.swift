import PlumblineLayout

extension Vocabulary {
  /// Adds lists with their selections, outlines, and the editing of rows.
  mutating func addListOperations() {
    addSelectableLists()
    addOutlines()
    addRowEditing()
    addEditModes()
    addAlternatingStyles()
  }

  /// Adds the list styles of macOS whose rows may alternate their backgrounds; alternating ones are not drawn.
  private mutating func addAlternatingStyles() {
    for (name, style) in [("bordered", ControlStyle.List.bordered), ("inset", .inset)] {
      rawStatic("ListStyle", name, [.value("alternatesRowBackgrounds", .bool)]) { _, call in
        if case .bool(true) = call.value(0) {
          call.evaluator.report(outside: "alternatesRowBackgrounds", .modifier, at: call.location)
        }
        return TypeBinding.listStyle.write(style)
      }
    }
  }

  private mutating func addSelectableLists() {
    let data = ParameterShape.value(nil, .array(.any))
    let identity = ParameterShape.value("id", optional: true)
    let selection = ParameterShape.deferred("selection", .native("Binding"), optional: true, isShown: true)
    let row = ParameterShape.content("rowContent", of: [.any])
    rawInitializer(
      "List", [selection, .content("content")], summary: "A list of rows with a selection.",
      example: #"List { Text("a"); Text("b") }"#
    ) { call throws(Fault) in
      let place = call.evaluator.place
      let content = try call.evaluator.content(of: call.value(1), arguments: [])
      return .view(.list(selection: call.listSelection(0), content: content, at: place))
    }
    rawInitializer(
      "List", [data, identity, selection, row], summary: "A row for each element.",
      example: #"List(0..<3, id: \.self) { Text("\($0)") }"#
    ) { call throws(Fault) in
      let place = call.evaluator.place
      let rows = try ElementBuilder(evaluator: call.evaluator, closure: call.value(3)).views(
        of: call.list(0), id: call.value(1))
      return .view(.list(selection: call.listSelection(2), content: rows, at: place))
    }
    for (name, label) in [("List", "rowContent"), ("ForEach", "content")] {
      let each = ParameterShape.content(label, of: [.any])
      let actions = ParameterShape.value("editActions", .native("EditActions"), optional: true)
      rawInitializer(
        name,
        [.value(nil, .native("Binding")), identity, actions] + (name == "List" ? [selection] : []) + [each],
        summary: "A row for each element of a binding.",
        example: name + #"(.constant(["a", "b"]), id: \.self) { _ in Text("a") }"#
      ) { call throws(Fault) in
        guard case .native(let native) = call.value(0), let binding = native.payload as? BindingValue else {
          return .none
        }
        let place = name == "List" ? call.evaluator.place : nil
        let builder = ElementBuilder(evaluator: call.evaluator, closure: call.value(name == "List" ? 4 : 3))
        let elements = try call.evaluator.elements(of: call.value(0)) ?? []
        let views = try builder.views(of: elements, id: call.value(1))
        let rows = call.edited(.group(views, view: "ForEach"), by: 2, binding)
        return .view(
          name == "List" ? .list(selection: call.listSelection(3), content: [rows], at: place) : rows)
      }
    }
    let actions = TypeBinding<RowActions>.native("EditActions")
    for (name, value) in [
      ("delete", RowActions(deletes: true)), ("move", RowActions(moves: true)),
      ("all", RowActions(deletes: true, moves: true)),
    ] { constant(on: actions.name, name, value, as: actions) }
    arrayLiteral(of: actions) { parts in
      RowActions(deletes: parts.contains { $0.deletes }, moves: parts.contains { $0.moves })
    }
    known("List").parents = ["View"]
  }

  private mutating func addOutlines() {
    let row = ParameterShape.content("rowContent", of: [.any])
    let content = ParameterShape.content("content", of: [.any])
    let data = ParameterShape.value(nil, .array(.any))
    let root = ParameterShape.value()
    let children = ParameterShape.value("children", .native("KeyPath"))
    let identity = ParameterShape.value("id", optional: true)
    let selection = ParameterShape.deferred("selection", .native("Binding"), optional: true, isShown: true)
    for first in [data, root] {
      rawInitializer(
        "OutlineGroup", [first, identity, children, content], summary: "Rows of a tree, which can be expanded.",
        example: "List { OutlineGroup([1], id: \\.self, children: \\.self) { Text(\"\\($0)\") } }"
      ) { call throws(Fault) in
        let elements = if case .array(let elements) = call.value(0).wholeArray { elements } else { [call.value(0)] }
        return .view(.group(try call.outline(of: elements, children: 2, content: 3), view: "OutlineGroup"))
      }
    }
    rawInitializer(
      "List", [data, identity, children, selection, row], summary: "Rows of a tree, which can be expanded.",
      example: "List([1], id: \\.self, children: \\.self) { Text(\"\\($0)\") }"
    ) { call throws(Fault) in
      let place = call.evaluator.place
      let rows = try call.outline(of: call.list(0), children: 2, content: 4)
      return .view(.list(selection: call.listSelection(3), content: rows, at: place))
    }
  }

  private mutating func addRowEditing() {
    viewMethod(
      "onDelete", [.action("perform")], summary: "Allows the user to delete rows.",
      example: #"List { ForEach(0..<2) { Text("\($0)") }.onDelete { _ in } }"#
    ) { node, call in
      let evaluator = call.evaluator
      guard case .function(let action) = call.value(0) else {
        return evaluator.program.isActing ? node : node.onDelete { _ in }
      }
      return node.onDelete { evaluator.act(action, [.indexSet($0)]) }
    }
    viewMethod(
      "onMove", [.action("perform")], summary: "Allows the user to move rows.",
      example: #"List { ForEach(0..<2) { Text("\($0)") }.onMove { _, _ in } }"#
    ) { node, call in
      let evaluator = call.evaluator
      guard case .function(let action) = call.value(0) else {
        return evaluator.program.isActing ? node : node.onMove { _, _ in }
      }
      return node.onMove { evaluator.act(action, [.indexSet($0), .int($1)]) }
    }
  }

  private mutating func addEditModes() {
    rawStatic("EnvironmentValue", "constant", [.value(nil, .native("EditMode"))]) { _, call in
      .native("Binding", BindingValue(constant: call.value(0)))
    }
    types["EnvironmentValues"]?.members.remove("editMode")
    known("EnvironmentValues").add(
      member: VocabularyEntry(name: "editMode", kind: .property) { value, call in
        guard case .native(let native) = value, let editing = (native.payload as? EnvironmentValues)?.editing else {
          return .none
        }
        let evaluator = call.evaluator
        return .native(
          "Binding",
          BindingValue(
            get: { () throws(Fault) in TypeBinding.editMode.write(editing.get()) },
            set: { new throws(Fault) in
              guard let mode = try TypeBinding.editMode.read(new, evaluator) else { return }
              editing.set(mode)
              evaluator.stateChangeCount += 1
            }))
      } assign: { value, new, call in
        guard case .native(let native) = value, var values = native.payload as? EnvironmentValues else { return }
        values.editing = nil
        if case .native(let set) = new, let binding = set.payload as? BindingValue {
          let evaluator = call.evaluator
          values.editing = EditModeAccess(
            get: {
              evaluator.perform { () throws(Fault) in try TypeBinding.editMode.read(binding.get(), evaluator) }
                .flatMap { $0 } ?? .inactive
            },
            set: { mode in
              evaluator.perform { () throws(Fault) in try binding.set(TypeBinding.editMode.write(mode)) }
            })
        }
        value = .native("EnvironmentValues", values)
      })
  }
}

/// The ways in which the user can change the rows of a collection.
private struct RowActions: Hashable, Sendable {
  /// Whether rows can be deleted.
  var deletes = false
  /// Whether rows can be moved.
  var moves = false
}

extension Value {
  /// Returns the set of some offsets.
  static func indexSet(_ offsets: [Int]) -> Value { .set(SetValue(offsets.sorted().map { .int($0) })) }
}

extension Call {
  /// Returns the selection of a list whose binding is an argument, or nil if there is none; a program that does not act
  /// shows it and cannot change it.
  fileprivate func listSelection(_ index: Int) -> ListSelection? {
    guard case .function(let written) = value(index), let found = evaluator.quietly(written),
      case .native(let native) = found, let binding = native.payload as? BindingValue, let current = try? binding.get()
    else { return nil }
    let evaluator = evaluator
    let acts = evaluator.program.isActing
    func element(_ tag: AnyHashable) -> Value? { (tag.base as? Identity)?.value.value }
    func set(_ value: Value) { evaluator.perform { () throws(Fault) in try binding.set(value) } }
    if case .set(let selected) = current {
      let select = { (tag: AnyHashable) in
        guard let value = element(tag) else { return }
        var rest = selected.elements.filter { !$0.isEqual(to: value) }
        if rest.count == selected.elements.count { rest.append(value) }
        set(.set(SetValue(rest)))
      }
      return ListSelection(
        isMultiple: true, isEmpty: selected.elements.isEmpty,
        items: Set(selected.elements.map { AnyHashable(Identity(value: HashableValue($0))) }),
        contains: { tag in element(tag).map { selected.contains($0) } ?? false }, select: acts ? select : nil,
        clear: acts ? { set(.set(SetValue([]))) } : nil)
    }
    let select = { (tag: AnyHashable) in if let value = element(tag) { set(value) } }
    return ListSelection(
      isMultiple: false, isEmpty: current.isNone,
      contains: { tag in element(tag).map { $0.isEqual(to: current) } ?? false }, select: acts ? select : nil,
      clear: acts ? { set(.none) } : nil)
  }

  /// Returns the rows of a loop over a binding, which its `editActions` allow to be deleted or moved.
  fileprivate func edited(_ rows: LayoutNode, by index: Int, _ binding: BindingValue) -> LayoutNode {
    guard evaluator.program.isActing, let actions: RowActions = payload(index) else { return rows }
    let evaluator = evaluator
    func change(_ change: @escaping (inout [Value]) -> Void) {
      evaluator.perform { () throws(Fault) in
        guard case .array(var values) = try binding.get().wholeArray else { return }
        change(&values)
        try binding.set(.array(values))
      }
    }
    var result = rows
    if actions.deletes {
      result = result.onDelete { offsets in change { $0.remove(offsets) } }
    }
    if actions.moves {
      result = result.onMove { offsets, goal in change { $0.move(offsets, to: goal) } }
    }
    return result
  }

  /// Returns the rows of a tree; an element's children are rows while it is expanded.
  fileprivate func outline(of elements: [Value], children: Int, content: Int) throws(Fault) -> [LayoutNode] {
    guard case .keyPath(let path) = value(children) else { return [] }
    let identities = ElementIdentities(evaluator: evaluator, path: value(1))
    let builder = ElementBuilder(evaluator: evaluator, closure: value(content))
    return try outline(of: elements, path, identities, builder)
  }

  private func outline(
    of elements: [Value], _ path: KeyPathValue, _ identities: ElementIdentities, _ builder: ElementBuilder
  ) throws(Fault) -> [LayoutNode] {
    let scope = evaluator.program.isActing ? evaluator.identity.next(ViewIdentity.elements) : nil
    scope?.begin()
    defer { scope?.finish() }
    var rows: [LayoutNode] = []
    for element in elements {
      let views = try builder.views(of: element, id: value(1))
      let inner = try evaluator.follow(path, from: element, at: location)
      guard case .array(let within) = inner.wholeArray else {
        rows.append(.group(views))
        continue
      }
      guard let scope else {
        rows.append(.outlineRow(views, at: nil) { [] })
        continue
      }
      var fault: Fault?
      let id = AnyHashable(HashableValue(identities.identity(of: element).settled))
      rows.append(
        .outlineRow(views, at: EvaluatorPlace(scope.element(id), in: evaluator)) {
          do throws(Fault) { return try outline(of: within, path, identities, builder) } catch {
            fault = error
            return []
          }
        })
      if let fault { throw fault }
    }
    return rows
  }
}
