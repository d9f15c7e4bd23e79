/// The result of overload resolution at a call, cached between evaluations of the same expression.
///
/// The candidates whose labels match follow from the program and the receiver's type. The best of them follows from the
/// arguments: a cached choice is used only if the arguments' kinds are the same as before.
package final class CallCache {
  private var owner: String?
  private var candidates: [MatchedCallable] = []
  /// The only candidate, if there is exactly one and it is an entry of the vocabulary.
  private var only: MatchedCallable?
  private var choice: (kinds: [String?], followsFromSyntax: Bool, index: Int)?

  /// Returns the candidates whose labels match, and finds them if the receiver's type differs from the last call's.
  func matching(_ owner: String, find: () -> [MatchedCallable]) -> [MatchedCallable] {
    if self.owner != owner {
      candidates = find()
      only = candidates.count == 1 && candidates[0].entry != nil ? candidates[0] : nil
      choice = nil
      self.owner = owner
    }
    return candidates
  }

  /// Returns the only method whose labels match, if it is an entry of the vocabulary and the last call was on the same
  /// type.
  func onlyMethod(of owner: String) -> MatchedCallable? { self.owner == owner ? only : nil }

  /// The index of the chosen candidate if the choice follows from the arguments' syntax alone, so that no argument has
  /// to be evaluated first.
  package var choiceFromSyntax: Int? { choice.flatMap { $0.followsFromSyntax ? $0.index : nil } }

  /// Returns the index of the chosen candidate if the arguments have the same kinds as before, or nil if overload
  /// resolution has to run again.
  ///
  /// The arguments that are evaluated for the comparison are stored in `values`.
  package func chosen(
    _ arguments: [ArgumentExpression], _ frame: Frame, _ values: inout [Value?]
  ) throws(Fault) -> Int? {
    guard let choice else { return nil }
    for (index, kind) in choice.kinds.enumerated() {
      guard let kind else { continue }
      let value = try arguments[index].value.evaluate(frame, .any)
      values[index] = value
      if value.fittingKind != kind { return nil }
    }
    return choice.index
  }

  /// Caches a choice if it follows from the arguments' kinds alone.
  package func store(_ index: Int, _ arguments: [ArgumentExpression], _ values: [Value?]) {
    var kinds: [String?] = []
    for (argument, value) in zip(arguments, values) {
      if let value {
        guard let kind = value.fittingKind else { return }
        kinds.append(kind)
      } else {
        guard argument.value.fitsBySyntax else { return }
        kinds.append(nil)
      }
    }
    choice = (kinds, kinds.allSatisfy { $0 == nil }, index)
  }
}

/// The call cache of one expression, which is created at its second evaluation: most calls are evaluated once.
struct CallSiteCache {
  private var isEvaluated = false
  private var cache: CallCache?

  /// Returns the cache for another evaluation, or nil for the first.
  mutating func next() -> CallCache? {
    if let cache { return cache }
    guard isEvaluated else {
      isEvaluated = true
      return nil
    }
    let new = CallCache()
    cache = new
    return new
  }
}

extension Value {
  /// The value's kind if the kind alone determines which types the value converts to, or nil otherwise.
  fileprivate var fittingKind: String? {
    switch self {
    case .literal: "literal"
    case .int, .double, .bool, .string, .character, .none, .void: typeName
    case .native(let native): native.type
    default: nil
    }
  }
}
