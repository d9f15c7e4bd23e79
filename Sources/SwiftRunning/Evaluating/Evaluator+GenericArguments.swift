extension Evaluator {
  /// Returns the generic arguments of a chosen function, or nil if its code does not use them.
  package func types(
    of function: FunctionDeclaration, _ chosen: ChosenCallable, _ values: [Value?], _ arguments: [ArgumentExpression],
    in frame: Frame, on base: Expression? = nil, hint: SwiftType = .any
  ) -> [String: SwiftType]? {
    guard bindsTypes(function) else { return nil }
    var bound = typeArguments(of: function, values, in: base?.linkType(self) ?? .any, calledFrom: frame) { index in
      guard chosen.match.indices.contains(index), case .one(let number) = chosen.match[index] else { return nil }
      return arguments[number].value
    }
    if let base, function.owner?.kind == .nativeExtension {
      let owner = base.linkType(self)
      // The receiver's elements decide, not the literals among the arguments.
      for name in function.typeParameters.names {
        switch (owner, name) {
        case (.dictionary(let key, _), "Key") where !key.isAny: bound[name] = key
        case (.dictionary(_, let value), "Value") where !value.isAny: bound[name] = value
        case (_, "Element") where !owner.element.isAny: bound[name] = owner.element
        default: break
        }
      }
    }
    if let generic = genericResult(of: function), !hint.isAny {
      var wanted: [String: SwiftType] = [:]
      generic.bind(to: hint, &wanted)
      let literals = literalArguments(of: function, chosen, values)
      for (name, type) in wanted {
        // An integer literal takes the type that the context expects of the result.
        if case .int? = bound[name], type.isNumber, literals.contains(name) { bound[name] = type }
        if bound[name] == nil { bound[name] = type }
      }
    }
    return bound
  }
  /// Returns the names of the type parameters all of whose arguments are integer literals.
  private func literalArguments(
    of function: FunctionDeclaration, _ chosen: ChosenCallable, _ values: [Value?]
  ) -> Set<String> {
    var (names, others): (Set<String>, Set<String>) = ([], [])
    for (index, parameter) in Compiler.parameters(of: function).enumerated() {
      guard case .parameter(let name, _)? = parameter.genericType, values.indices.contains(index) else { continue }
      if case .literal? = values[index] { names.insert(name) } else { others.insert(name) }
    }
    return names.subtracting(others)
  }
}
