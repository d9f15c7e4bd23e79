/// Overloads that differ in their result type, among which the expected type of a call decides.
extension Evaluator {
  /// Returns the functions whose result fits an expected type, the closest first, or all of them if none does.
  func returning(_ hint: SwiftType, _ candidates: [FunctionDeclaration]) -> [FunctionDeclaration] {
    returning(hint, candidates) { $0 }
  }

  /// Returns the candidates that take the labels of a call's arguments and whose result fits an expected type, the
  /// closest first, or all of them if none does.
  func returning(
    _ hint: SwiftType, _ candidates: [Callable], _ arguments: [ArgumentExpression]
  ) -> [Callable] {
    guard candidates.count > 1, !hint.isAny else { return candidates }
    let labelled = candidates.filter { arguments.matched(to: shapes(of: $0)) != nil }
    return returning(hint, labelled.isEmpty ? candidates : labelled) {
      if case .function(let function, _) = $0 { function } else { nil }
    }
  }

  /// Returns the candidates whose labels match and whose result fits an expected type, the closest first, or all of
  /// them if none does.
  func returning(_ hint: SwiftType, _ candidates: [MatchedCallable]) -> [MatchedCallable] {
    returning(hint, candidates) { if case .function(let function, _) = $0.callable { function } else { nil } }
  }

  private func returning<Candidate>(
    _ hint: SwiftType, _ candidates: [Candidate], _ function: (Candidate) -> FunctionDeclaration?
  ) -> [Candidate] {
    guard candidates.count > 1, !hint.isAny,
      candidates.contains(where: { function($0).map { program.isOverloadedByResult($0.name) } ?? false })
    else { return candidates }
    // A forced or optional unwrapping passes on the type that it expects after it.
    for type in [hint, hint.asOptional] {
      let ranked = candidates.enumerated().map { index, candidate in
        (candidate: candidate, fit: function(candidate).map { staticFit(resultType(of: $0), type) } ?? 1, index: index)
      }
      let fitting = ranked.filter { $0.fit > 0 }.sorted { ($1.fit, $0.index) < ($0.fit, $1.index) }
      if !fitting.isEmpty { return fitting.map(\.candidate) }
    }
    return candidates
  }

  /// Returns the type that an operand whose overloads differ in their results is expected to have beside another
  /// operand.
  func context(of operand: Expression, beside other: Expression, _ hint: SwiftType) -> SwiftType {
    guard operand.resultOverloads(self) != nil || operand.isContextual else { return hint }
    let known = other.knownType(self)
    return known.isAny ? hint : known
  }

  /// Returns how well one of several results fits a type, from 0 for not at all to 4.
  func fit(anyOf results: [SwiftType], _ type: SwiftType) -> Int {
    min(results.map { staticFit($0, type) }.max() ?? 0, 4)
  }

  /// Returns the result types of the functions that a call may mean, or nil if their results do not differ.
  func resultOverloads(_ candidates: [FunctionDeclaration], _ arguments: [ArgumentExpression]) -> [SwiftType]? {
    guard candidates.count > 1 else { return nil }
    let results = candidates.filter { arguments.matched(to: shapes(of: .function($0, nil))) != nil }.map(resultType)
    return Set(results.map(\.key)).count > 1 ? results : nil
  }

  /// Returns the result types of the methods that a call may mean, or nil if their results do not differ.
  func resultOverloads(
    _ name: String, on owner: SwiftType, _ arguments: [ArgumentExpression]
  ) -> [SwiftType]? {
    guard program.isOverloadedByResult(name) else { return nil }
    return resultOverloads(declaredFunctions(name, on: owner), arguments)
  }

  /// Returns the methods or the subscripts with a name that the program declares for a type, or for the type itself.
  private func declaredFunctions(_ name: String, on owner: SwiftType) -> [FunctionDeclaration] {
    if name == "subscript" {
      guard case .declared(let type) = owner else { return program.extensions[owner.memberKey]?.subscripts ?? [] }
      return type.subscripts.filter { !$0.isStatic }
    }
    let members: [TypeDeclaration.Member]
    switch owner {
    case .metatype(.declared(let type)): members = program.statics(named: name, of: type)
    case .metatype(let type):
      members = program.ancestry(of: type.memberKey).flatMap { program.extensions[$0]?.statics[name] ?? [] }
    case .declared(let type): members = program.members(named: name, of: type)
    default: members = program.ancestry(of: owner.memberKey).flatMap { program.extensions[$0]?.members[name] ?? [] }
    }
    return members.compactMap { if case .function(let function) = $0 { function } else { nil } }
  }
}

extension Program {
  /// Returns whether functions of a name are declared with different result types.
  func isOverloadedByResult(_ name: String) -> Bool {
    if let known = resultOverloads { return known.contains(name) }
    var results: [String: String] = [:]
    var overloaded: Set<String> = []
    for function in declaredFunctions where function.name != "init" {
      let result = function.resultSyntax?.trimmedDescription ?? ""
      if let known = results.updateValue(result, forKey: function.name), known != result {
        overloaded.insert(function.name)
      }
    }
    if isComplete { resultOverloads = overloaded }
    return overloaded.contains(name)
  }
}
