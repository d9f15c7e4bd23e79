/// What a call found out when it was last evaluated, so that the next row of a list need not find it out again.
///
/// Which candidates' labels fit follows from the program and the type that the call is made on. Which of those fits best follows
/// from what the arguments are: their kinds are compared before the choice of the last time is taken.
final class CallMemory {
  private var owner: String?
  private var known: [MatchedCallable] = []
  /// The only one of these, if it is of the vocabulary.
  private var only: MatchedCallable?
  private var choice: (kinds: [String?], followsFromForms: Bool, index: Int)?

  /// The candidates whose labels fit, for a call on a type of the vocabulary.
  func matching(_ owner: String, find: () -> [MatchedCallable]) -> [MatchedCallable] {
    if self.owner != owner {
      known = find()
      only = known.count == 1 && known[0].entry != nil ? known[0] : nil
      choice = nil
      self.owner = owner
    }
    return known
  }

  /// The only method of the vocabulary whose labels fit, for a call on a type of it that the last call was on.
  func onlyMethod(of owner: String) -> MatchedCallable? { self.owner == owner ? only : nil }

  /// The choice where it follows from the arguments' forms, so that none of them need be computed for it.
  var settled: Int? { choice.flatMap { $0.followsFromForms ? $0.index : nil } }

  /// The choice for arguments of the kinds of the last time, which are computed as choosing computes them; nil where it must
  /// be made anew.
  func chosen(
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

  /// Keeps a choice if it follows from the arguments' kinds alone.
  func keep(_ index: Int, _ arguments: [ArgumentExpression], _ values: [Value?]) {
    var kinds: [String?] = []
    for (argument, value) in zip(arguments, values) {
      if let value {
        guard let kind = value.fittingKind else { return }
        kinds.append(kind)
      } else {
        guard argument.value.fitsByForm else { return }
        kinds.append(nil)
      }
    }
    choice = (kinds, kinds.allSatisfy { $0 == nil }, index)
  }
}

/// The memory of a call in the source, which begins when the call is made again: most calls are made once.
struct CallSiteMemory {
  private var hasCalled = false
  private var memory: CallMemory?

  /// The memory for one more call; nil for the first.
  mutating func next() -> CallMemory? {
    if let memory { return memory }
    guard hasCalled else {
      hasCalled = true
      return nil
    }
    let begun = CallMemory()
    memory = begun
    return begun
  }
}

extension Value {
  /// What alone decides which types the value fits, or nil where more of it does.
  fileprivate var fittingKind: String? {
    switch self {
    case .literal: "literal"
    case .int, .double, .bool, .string, .character, .none, .void: typeName
    case .native(let native): native.type
    default: nil
    }
  }
}
