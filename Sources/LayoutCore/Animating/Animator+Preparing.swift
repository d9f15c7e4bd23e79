// The preparation of a tree of views.
extension Animator {
  /// The greatest depth at which views are animated.
  private static let greatestDepth = 1_000

  /// Returns a root view with the numbers of its positions and with the values at the animator's time.
  func prepared(_ root: LayoutNode) -> LayoutNode {
    prepared(root, ViewPositions.root, ScopedTransaction(transaction: transaction), depth: 0)
  }

  private func prepared(_ node: LayoutNode, _ id: Int, _ scope: ScopedTransaction, depth: Int) -> LayoutNode {
    guard depth < Self.greatestDepth else { return node }
    var node = node
    node.identity = id
    scopes[id] = scope
    var inner = scope
    switch node.content {
    case .interaction(.motion(let motion)):
      switch motion {
      case .scope(let change): inner.transaction = changed(scope.transaction, by: change, id)
      case .contentTransition(let change): inner.content = change
      case .animatable(let content):
        inner.isEvaluatedOnTheWay = true
        let now = follow(content.values, id, scope)
        hasMovedOthers = hasMovedOthers || isMoving(id)
        if let now { node.children = [content.make(now)] }
      case .transition, .matched: break
      }
    case .deferred(let make):
      let content = identities.number(of: .content, in: id)
      node.content = .deferred { [self] in only(make($0), in: content, inner, depth + 1) }
    case .reader(let make):
      let content = identities.number(of: .content, in: id)
      node.content = .reader { [self] in prepared(make($0), content, inner, depth: depth + 1) }
    case .preferenceReader(var layer):
      let content = identities.number(of: .content, in: id)
      let make = layer.content
      layer.content = { [self] in prepared(make($0), content, inner, depth: depth + 1) }
      node.content = .preferenceReader(layer)
    default:
      guard let values = node.content.animatableValues, !values.isEmpty else { break }
      // The frames of the views within follow an offset by themselves.
      if case .container(let box) = node.content, box.layout is OffsetLayout, !scope.transaction.isOfModifiers { break }
      if let now = follow(values, id, scope) { node.content = node.content.at(now) }
      if node.content.movesOthers { hasMovedOthers = hasMovedOthers || isMoving(id) }
    }
    if !node.children.isEmpty {
      var count = 0
      node.children = node.children.map { member($0, of: id, &count, inner, depth + 1) }
    }
    return node
  }

  /// Returns a child; the members of plain groups count as children.
  private func member(
    _ child: LayoutNode, of parent: Int, _ count: inout Int, _ scope: ScopedTransaction, _ depth: Int
  ) -> LayoutNode {
    if child.key == nil, case .group = child.content {
      var group = child
      group.children = child.children.map { member($0, of: parent, &count, scope, depth) }
      return group
    }
    guard let key = child.key else {
      let id = identities.number(of: .child(count, child.kindName, id: child.ownIdentity), in: parent)
      count += 1
      let view = prepared(child, id, scope, depth: depth)
      // A view with another identity is inserted as the previous view is removed.
      return child.ownIdentity == nil || scope.isEvaluatedOnTheWay ? view : arriving(view, id, parent, scope)
    }
    let id = identities.number(of: .member(key, child.view, id: child.ownIdentity), in: parent)
    return arriving(prepared(child, id, scope, depth: depth), id, parent, scope)
  }

  /// Returns the only view within another, which is inserted and removed if it has a key.
  private func only(_ view: LayoutNode, in parent: Int, _ scope: ScopedTransaction, _ depth: Int) -> LayoutNode {
    guard let key = view.key else { return prepared(view, parent, scope, depth: depth) }
    scopes[parent] = scope
    let id = identities.number(of: .member(key, view.view, id: view.ownIdentity), in: parent)
    return arriving(prepared(view, id, scope, depth: depth), id, parent, scope)
  }

  /// Returns a layer in front of the preview, which is inserted and removed with its transition.
  func layer(_ view: LayoutNode, _ key: StructuralKey) -> LayoutNode {
    var view = view
    view.key = key
    return only(view, in: ViewPositions.screens, ScopedTransaction(transaction: transaction), 0)
  }

  /// Returns a number of the presented screens that approaches its model by an animation.
  func following(_ model: Double, _ key: StructuralKey, by animation: Animation) -> Double {
    let id = identities.number(of: .member(key, "", id: nil), in: ViewPositions.screens)
    let key = Key(view: id, kind: .content)
    followed.insert(key)
    if case .updating = mode {
      let animation = transaction.disablesAnimations || update == 1 ? nil : animation
      if values[key]?.set([model], by: animation, at: time) == nil { values[key] = AnimatedValue([model]) }
    }
    return presented(key)?.first ?? model
  }

  /// Returns a view that may be inserted and removed, at its present stage.
  private func arriving(_ view: LayoutNode, _ id: Int, _ parent: Int, _ scope: ScopedTransaction) -> LayoutNode {
    let transition = view.ownTransition
    let key = Key(view: id, kind: .presence)
    if case .updating = mode {
      if members[id] == nil, !isKnownMember(id), isKnown(parent), update > 1, !transition.isAbsent(isInsertion: true),
        let animation = ownAnimation(of: transition, scope) ?? scope.transaction.animation
      {
        values[key] = AnimatedValue([1], from: [0], by: animation, at: time)
      }
      members[id] = transition
      return view
    }
    guard case .presenting = mode, let presence = presented(key)?.first else { return view }
    return transition.applied(to: view, presence: presence, isInsertion: true)
  }

  /// Returns a transition's own animation for an inserted view, unless the transaction disables animations.
  private func ownAnimation(of transition: ViewTransition, _ scope: ScopedTransaction) -> Animation?? {
    scope.transaction.disablesAnimations ? nil : transition.animation(isInsertion: true)
  }

  /// Returns the transaction inside of a modifier.
  private func changed(_ transaction: Transaction, by scope: AnimationScope, _ id: Int) -> Transaction {
    var result = transaction
    if let value = scope.value {
      let known = watched[id]
      if case .updating = mode, known?.value != value { watched[id] = (value, known == nil ? 0 : update) }
      guard watched[id]?.update == update else { return result }
    }
    scope.change(&result)
    return result
  }

  /// Sets the values of a view in an update; returns those at the animator's time where they differ.
  private func follow(_ model: [Double], _ id: Int, _ scope: ScopedTransaction) -> [Double]? {
    let key = Key(view: id, kind: .content)
    if case .updating = mode {
      let animation = isKnown(id) ? scope.transaction.animation : nil
      if values[key]?.set(model, by: animation, at: time) == nil { values[key] = AnimatedValue(model) }
      return nil
    }
    return presented(key)
  }

  private func isMoving(_ id: Int) -> Bool {
    guard case .updating = mode else { return false }
    return values[Key(view: id, kind: .content)]?.isRunning(at: time, includesFinite: true) ?? false
  }
}

extension LayoutNode {
  /// The identity that `.id` gives the view, or nil.
  fileprivate var ownIdentity: AnyHashable? {
    traits.values[.identity] as? AnyHashable ?? traits.id.map { AnyHashable($0) }
  }

  /// The name by which views of different types at one position are distinguished; all containers count as one type,
  /// since
  /// `AnyLayout` keeps the views within.
  fileprivate var kindName: String {
    if case .container(let box) = content, box.properties.isContainer { return "" }
    return view
  }
}
