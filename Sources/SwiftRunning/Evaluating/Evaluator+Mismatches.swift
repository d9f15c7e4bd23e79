/// Errors of calls that no candidate takes.
extension Evaluator {
  /// Throws a fault for an implicit member that no candidate's parameter type has.
  func checkImplicitMembers(
    _ matching: [MatchedCallable], _ arguments: [ArgumentExpression]
  ) throws(Fault) {
    for candidate in matching {
      for (shape, match) in zip(candidate.shapes, candidate.match) {
        guard case .one(let index) = match, let member = arguments[index].value as? ImplicitMember,
          !matching.contains(where: { $0.shapes.contains { hasStatic(member.name, in: $0.type) } })
        else { continue }
        throw unknownImplicitMember(member.name, in: shape.type.unwrapped, at: member.location)
      }
    }
  }

  /// Returns the error of a call that none of the candidates takes.
  func noMatch(
    _ name: String, _ candidates: [Callable], _ matching: [MatchedCallable], _ arguments: [ArgumentExpression],
    _ values: [Value?]
  ) -> Diagnostic.Message {
    if let first = matching.first {
      for (shape, match) in zip(first.shapes, first.match) {
        if case .one(let index) = match, let value = values[index], fit(value, shape.type) == 0 {
          let types = matching.map { $0.shapes.first { $0.label == shape.label }?.type.description ?? "" }
          var seen: Set<String> = []
          let expected = types.filter { !$0.isEmpty && seen.insert($0).inserted }.joined(separator: " or ")
          return .wrongArgument(name, found: value.typeName, expected: expected)
        }
      }
    }
    var seen: Set<String> = []
    let signatures = candidatesByLabels(candidates, arguments).map { labels in
      name + "(" + labels.map { $0 + ":" }.joined() + ")"
    }
    return .wrongLabels(name, found: arguments.signature, candidates: signatures.filter { seen.insert($0).inserted })
  }

  /// Returns the labels of each candidate, those first that share most labels with the arguments.
  private func candidatesByLabels(_ candidates: [Callable], _ arguments: [ArgumentExpression]) -> [[String]] {
    let ranked = candidates.enumerated().map { position, candidate in
      let labels = shapes(of: candidate).map { $0.label ?? "_" }
      var rest = labels
      for argument in arguments where !argument.isTrailing {
        if let index = rest.firstIndex(of: argument.label ?? "_") { rest.remove(at: index) }
      }
      return (labels: labels, shared: labels.count - rest.count, position: position)
    }
    return ranked.sorted { ($1.shared, $0.position) < ($0.shared, $1.position) }.map(\.labels)
  }
}
