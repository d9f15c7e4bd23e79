extension Prelude {
  /// The changes between two collections.
  static let differences: [String: String] = [
    "CollectionDifference": """
    struct CollectionDifference<ChangeElement>: Collection {
      enum Change {
        case insert(offset: Int, element: ChangeElement, associatedWith: Int?)
        case remove(offset: Int, element: ChangeElement, associatedWith: Int?)
        var _offset: Int { switch self { case .insert(let o, _, _), .remove(let o, _, _): o } }
        var _element: ChangeElement { switch self { case .insert(_, let e, _), .remove(_, let e, _): e } }
      }
      let removals: [Change]
      let insertions: [Change]
      init(_removals: [Change], _insertions: [Change]) {
        removals = _removals
        insertions = _insertions
      }
      var startIndex: Int { 0 }
      var endIndex: Int { removals.count + insertions.count }
      func index(after i: Int) -> Int { i + 1 }
      subscript(position: Int) -> Change {
        if position < removals.count { return removals[removals.count - 1 - position] }
        return insertions[position - removals.count]
      }
      func inverse() -> CollectionDifference<ChangeElement> {
        let removed: [Change] = insertions.map { change in
          switch change {
          case .insert(let o, let e, let a): return .remove(offset: o, element: e, associatedWith: a)
          case .remove: return change
          }
        }
        let inserted: [Change] = removals.map { change in
          switch change {
          case .remove(let o, let e, let a): return .insert(offset: o, element: e, associatedWith: a)
          case .insert: return change
          }
        }
        return CollectionDifference(_removals: removed, _insertions: inserted)
      }
      func inferringMoves() -> CollectionDifference<ChangeElement> {
        func partner(of change: Change, among own: [Change], in others: [Change]) -> Int? {
          if own.filter({ $0._element == change._element }).count != 1 { return nil }
          let found = others.filter { $0._element == change._element }
          return found.count == 1 ? found[0]._offset : nil
        }
        let removed: [Change] = removals.map {
          .remove(
            offset: $0._offset, element: $0._element, associatedWith: partner(of: $0, among: removals, in: insertions))
        }
        let inserted: [Change] = insertions.map {
          .insert(
            offset: $0._offset, element: $0._element, associatedWith: partner(of: $0, among: insertions, in: removals))
        }
        return CollectionDifference(_removals: removed, _insertions: inserted)
      }
    }
    """
  ]
}

extension Vocabulary {
  /// Adds the difference of two collections, and its application to a third one.
  mutating func addDifferences() {
    for hasCondition in [false, true] {
      let condition = hasCondition ? [ParameterShape.function("by", of: [.any, .any], to: .bool)] : []
      sequence("difference", [.value("from")] + condition) { values, call throws(Fault) in
        let old = try call.list(0)
        var failure: Fault?
        // The standard library compares an element of the old collection with one of the new one.
        let difference = values.map(ComparedValue.init).difference(from: old.map(ComparedValue.init)) { a, b in
          do {
            return try hasCondition
              ? call.holds(1, [a.value, b.value]) : call.evaluator.areEqual(a.value, b.value, at: call.location)
          } catch {
            failure = failure ?? (error as? Fault)
            return true
          }
        }
        if let failure { throw failure }
        return try Self.value(of: difference, call)
      }
    }
    sequence("applying", [.value()]) { values, call throws(Fault) in
      guard case .instance(let instance) = call.value(0), instance.fields.count == 2,
        case .array(let removals) = instance.fields[0], case .array(let insertions) = instance.fields[1]
      else { return .none }
      var result = values
      for case .enumCase(let change) in removals.reversed() {
        guard let offset = change.payload[0].asInt, result.indices.contains(offset) else { return .none }
        result.remove(at: offset)
      }
      for case .enumCase(let change) in insertions {
        guard let offset = change.payload[0].asInt, offset <= result.count else { return .none }
        result.insert(change.payload[1], at: offset)
      }
      return .array(result)
    }
  }

  /// Returns a difference as the type of the prelude.
  private static func value(of difference: CollectionDifference<ComparedValue>, _ call: Call) throws(Fault) -> Value {
    guard let type = call.evaluator.program.preludeType(named: "CollectionDifference"),
      let changes = type.types["Change"], let insert = changes.enumCase(named: "insert"),
      let remove = changes.enumCase(named: "remove")
    else { return .none }
    func value(_ change: CollectionDifference<ComparedValue>.Change) -> Value {
      switch change {
      case .insert(let offset, let element, _):
        .enumCase(EnumValue(type: changes, enumCase: insert, payload: [.int(offset), element.value, .none]))
      case .remove(let offset, let element, _):
        .enumCase(EnumValue(type: changes, enumCase: remove, payload: [.int(offset), element.value, .none]))
      }
    }
    return .instance(
      Instance(
        type: type, fields: [.array(difference.removals.map(value)), .array(difference.insertions.map(value))]))
  }
}

/// An element of a collection that is compared by a condition of the program.
private struct ComparedValue {
  /// The element.
  let value: Value
}
