extension Evaluator {
  /// Returns the candidates without those that a subclass of the receiver's static class adds: Swift looks a method up in
  /// the static class, and then calls what the object's own class overrides it with.
  func visible(
    _ candidates: [MatchedCallable], on base: Expression, of type: TypeDeclaration
  ) -> [MatchedCallable] {
    guard case .declared(let known) = base.linkType(self).unwrapped, known.kind == .object, known.origin !== type.origin
    else { return candidates }
    let kept = candidates.filter { candidate in
      guard case .function(let function, _) = candidate.callable, let owner = function.owner else { return true }
      return !adds(function, owner, to: known)
    }
    return kept.isEmpty ? candidates : kept
  }

  /// Returns whether a function of a subclass overrides none of its superclass.
  private func adds(_ function: FunctionDeclaration, _ owner: TypeDeclaration, to known: TypeDeclaration) -> Bool {
    guard owner.kind == .object, inherits(owner, from: known) else { return false }
    let types = Compiler.parameters(of: function).map(\.type.key)
    return !program.members(named: function.name, of: known).contains { member in
      guard case .function(let other) = member, other.labels == function.labels else { return false }
      return Compiler.parameters(of: other).map(\.type.key) == types
    }
  }

  /// Returns whether a class inherits from another one.
  private func inherits(_ type: TypeDeclaration, from other: TypeDeclaration) -> Bool {
    var current = program.superclass(of: type)
    while let parent = current {
      if parent.origin === other.origin { return true }
      current = program.superclass(of: parent)
    }
    return false
  }

  /// Returns whether arguments for parameters of one type parameter may be of one type, as far as their static types
  /// are known: a string and a number are not.
  func agree(_ candidate: MatchedCallable, _ arguments: [ArgumentExpression]) -> Bool {
    guard case .function(let function, _) = candidate.callable, !function.typeParameters.isEmpty,
      candidate.shapes.count > 1
    else { return true }
    var known: [String: SwiftType] = [:]
    for (parameter, match) in zip(Compiler.parameters(of: function), candidate.match) {
      guard case .parameter(let name, _)? = parameter.genericType, case .one(let index) = match else { continue }
      let argument = arguments[index].value
      if argument is ClosureExpression || argument is NilLiteral || argument.isImplicitChain { continue }
      let type = argument.knownType(self).unwrapped
      if type.isOpen { continue }
      guard let other = known[name] else {
        known[name] = type
        continue
      }
      if other.differs(from: type) { return false }
    }
    return true
  }
}

extension SwiftType {
  /// Whether no value is of both types, which are no number types: neither literals nor classes convert one to the other.
  fileprivate func differs(from other: SwiftType) -> Bool {
    switch (self, other) {
    case (.string, .int), (.string, .double), (.string, .bool), (.int, .string), (.double, .string), (.bool, .string),
      (.int, .bool), (.double, .bool), (.bool, .int), (.bool, .double):
      true
    case (.array, .int), (.array, .double), (.array, .bool), (.array, .string), (.int, .array), (.double, .array),
      (.bool, .array), (.string, .array):
      true
    default: false
    }
  }
}
