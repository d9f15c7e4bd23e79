extension Evaluator {
  /// Returns the parameters of a callable declaration.
  package func shapes(of callable: Callable) -> [ParameterShape] {
    switch callable {
    case .entry(let entry): return entry.parameters
    case .function(let function, _):
      return Compiler.parameters(of: function).map { parameter in
        ParameterShape(
          label: parameter.label, type: parameter.argumentType(ofViews: viewType), isOptional: parameter.isOptional,
          isUnevaluated: false,
          isVariadic: parameter.isVariadic)
      }
    case .memberwise(_, let fields): return fields.map(memberwiseShape)
    case .enumCase(let type, let enumCase):
      return signature(of: enumCase, in: type).map {
        ParameterShape(label: $0.label, type: $0.type, isOptional: $0.isOptional, isUnevaluated: false)
      }
    }
  }

  /// Returns the candidate that matches the arguments best; the first of several equally good ones.
  func choose(
    _ name: String, _ candidates: [Callable], _ arguments: [ArgumentExpression], _ frame: Frame,
    at location: SourceLocation
  ) throws(Fault) -> ChosenCallable {
    try choose(name, among: matching(candidates, arguments), of: candidates, arguments, frame, at: location)
  }

  /// Returns the best match for the arguments among matching candidates; the first of several equally good ones.
  func choose(
    _ name: String, among matching: [MatchedCallable], of candidates: @autoclosure () -> [Callable],
    _ arguments: [ArgumentExpression], _ frame: Frame, cache: CallCache? = nil, at location: SourceLocation
  ) throws(Fault) -> ChosenCallable {
    if matching.count == 1 { return ChosenCallable(matched: matching[0]) }
    if let index = cache?.choiceFromSyntax { return ChosenCallable(matched: matching[index]) }
    var values: [Value?] = []
    values.reserveCapacity(arguments.count)
    for _ in arguments { values.append(nil) }
    if let known = try cache?.chosen(arguments, frame, &values) {
      return ChosenCallable(matched: matching[known], values: values)
    }
    var best: (index: Int, score: Int)?
    for (index, candidate) in matching.enumerated() where !candidate.isDisfavored {
      let score = try score(candidate, arguments, frame, &values)
      let isSame = score > 0 && score == best?.score
      if score > best?.score ?? 0 || isSame && isPreferred(candidate, to: matching[best?.index ?? 0], at: location) {
        best = (index, score)
      }
    }
    if best == nil {
      for (index, candidate) in matching.enumerated() where candidate.isDisfavored {
        let score = try score(candidate, arguments, frame, &values)
        if score > best?.score ?? 0 { best = (index, score) }
      }
    }
    guard let best else {
      try checkImplicitMembers(matching, arguments)
      throw fault(noMatch(name, candidates(), matching, arguments, values), at: location)
    }
    let index = try twin(of: best.index, among: matching, arguments, frame, &values, at: location) ?? best.index
    cache?.store(index, arguments, values)
    return ChosenCallable(matched: matching[index], values: values)
  }

  /// Returns whether the arguments written with `&` are those of a function's `inout` parameters; operators take both
  /// without it.
  private func passesReferences(_ candidate: MatchedCallable, _ arguments: [ArgumentExpression]) -> Bool {
    guard case .function(let function, _) = candidate.callable,
      function.name.first.map({ $0.isLetter || $0 == "_" }) ?? false
    else { return true }
    for (parameter, declared) in Compiler.parameters(of: function).enumerated() where declared.isInout {
      if case .one(let index) = candidate.match[parameter], !arguments[index].isInout { return false }
    }
    return true
  }

  /// Returns how well a candidate takes the arguments, or zero if it does not.
  func score(
    _ candidate: MatchedCallable, _ arguments: [ArgumentExpression], _ frame: Frame, _ values: inout [Value?]
  ) throws(Fault) -> Int {
    guard passesReferences(candidate, arguments), agree(candidate, arguments) else { return 0 }
    var total = 1_000
    for parameter in candidate.shapes.indices {
      switch candidate.match[parameter] {
      case .missing: total -= 1
      case .one(let index):
        let type = candidate.shapes[parameter].type
        if candidate.shapes[parameter].isUnevaluated {
          if let closure = arguments[index].value as? ClosureExpression, case .function(let parameters, _, _) = type,
            closure.parameterCount != parameters.count
          {
            total -= 2
          }
          // A parameter that runs the closure is a better match than a setting without an effect.
          let shape = candidate.shapes[parameter]
          if arguments[index].isTrailing, shape.isOptional, !shape.isDeferred { total -= 3 }
          continue
        }
        if let closure = arguments[index].value as? ClosureExpression,
          let builder = builder(of: candidate, parameter, at: arguments[index].value.location)
        {
          if !builder.accepts(closure.expressions) { return 0 }
          total += 16
          continue
        }
        if let result = candidate.autoclosureResult(parameter) {
          // The argument is not evaluated before the function calls it.
          let fit = staticFit(of: arguments[index].value, result)
          if fit == 0 { return 0 }
          total += min(fit, 4) * 4
          continue
        }
        // A closure that takes values is no content: the last one of `Slider(value: $v) { isEditing in … }` is its
        // action.
        if let closure = arguments[index].value as? ClosureExpression,
          case .function(let parameters, _, true) = type, parameters.isEmpty, closure.parameterCount > 0
        {
          total -= 40
        }
        var score = try arguments[index].value.fit(type, frame, &values[index])
        if score == 0 { return 0 }
        if case .function(let function, _) = candidate.callable,
          let kind = Compiler.parameters(of: function)[parameter].rangeKind,
          case .range(let range)? = values[index], !kind.contains(range)
        {
          return 0
        }
        if case .function(let function, _) = candidate.callable {
          if !accepts(arguments[index].value, values[index], as: type) { return 0 }
          let declared = Compiler.parameters(of: function)[parameter]
          if case .string = type, let text = values[index], (text.substring != nil) != declared.isSubstring,
            !arguments[index].value.isText
          {
            total -= 2
          }
          let generic = declared.genericType
          var constraint: String?
          if case .parameter(let name, _)? = generic {
            // A closure conforms to no protocol, such as `View`.
            if arguments[index].value is ClosureExpression, function.typeParameters.isNominal(name) { return 0 }
            constraint = function.typeParameters.constraint(of: name)?.baseName
          }
          guard
            let change = preference(
              for: arguments[index].value, as: type, isGeneric: generic != nil, constraint: constraint)
          else { return 0 }
          total += change
          if change < 0, case .optional = type {
            total += score
            continue
          }
        }
        // A closure is rarely an argument for a parameter of any type.
        if type.unwrapped.isAny, arguments[index].value is ClosureExpression { total -= 8 }
        if type.unwrapped.isAny || score > 1, isOptional(arguments[index].value) {
          // A generic parameter takes an optional as it is, one of type `Any?` after a conversion.
          if type.isAny {
            total += 4
          } else if type.unwrapped.isAny {
            total += 2
          } else if !type.isOptionalOrAny {
            score = 1
          }
        }
        total += score * 4
      case .several(let indices):
        let type = elementType(candidate.shapes[parameter])
        var least = Int.max
        for index in indices { least = min(least, try arguments[index].value.fit(type, frame, &values[index])) }
        if least == 0 { return 0 }
        // For one argument, a parameter that is not variadic is the better match.
        if least < .max { total += least * 4 - 1 }
      }
    }
    return total + requirementScore(candidate, arguments, values, total)
  }

  /// Returns one point if the arguments fulfil the function's own requirements, and no score at all if they do not.
  private func requirementScore(
    _ candidate: MatchedCallable, _ arguments: [ArgumentExpression], _ values: [Value?], _ total: Int
  ) -> Int {
    guard case .function(let function, _) = candidate.callable, let clause = function.requirements else { return 0 }
    func argument(_ position: Int) -> Int? {
      guard candidate.match.indices.contains(position), case .one(let index) = candidate.match[position] else {
        return nil
      }
      return index
    }
    let given = candidate.match.indices.map { argument($0).flatMap { values[$0] } }
    let bound = typeArguments(of: function, given) { argument($0).map { arguments[$0].value } }
    return meets(clause, of: function, bound).map { $0 ? 1 : -total } ?? 0
  }

  /// Returns how well a parameter of a declared function suits an argument's static type, or nil if it cannot take it.
  ///
  /// A parameter of an object's static class or nearest superclass takes it. A constraint is better than `Any`, and
  /// `Any` is better than a conversion to an optional.
  private func preference(for argument: Expression, as type: SwiftType, isGeneric: Bool, constraint: String?) -> Int? {
    if case .optional = type, !isGeneric {
      let known = argument.knownType(self)
      if known.isOpen || argument is NilLiteral || argument is ClosureExpression { return 0 }
      if case .optional = known { return 0 }
      return -2
    }
    if type.isAny {
      if isGeneric, argument.isErased { return -1 }
      guard isGeneric, let constraint else { return 0 }
      let known = argument.knownType(self)
      if known.isOpen { return 0 }
      if case .declared(let own) = known { return program.conforms(own, to: constraint) ? 1 : 0 }
      if program.ancestry(of: known.memberKey).contains(constraint) { return 1 }
      return Self.sequenceProtocols.contains(constraint) ? nil : 0
    }
    guard case .declared(let target) = type, target.kind != .interface,
      case .declared(let own) = argument.knownType(self)
    else { return 0 }
    // A value whose static type is a protocol does not convert to a conforming type.
    if own.kind == .interface { return nil }
    guard target.kind == .object, own.kind == .object else { return 0 }
    var distance = 0
    var current: TypeDeclaration? = own
    while let declared = current, declared.origin !== target.origin {
      current = program.superclass(of: declared)
      distance += 1
    }
    return current == nil ? nil : -min(distance, 3)
  }

  private static let sequenceProtocols: Set = ["BidirectionalCollection", "Collection", "Sequence"]

  /// Returns the program's result builder that a parameter of a declared function has, or nil.
  private func builder(
    of candidate: MatchedCallable, _ parameter: Int, at location: SourceLocation
  ) -> ResultBuilder? {
    guard case .function(let function, _) = candidate.callable else { return nil }
    let declared = Compiler.parameters(of: function)[parameter]
    guard !declared.attributes.isEmpty else { return nil }
    return resultBuilder(
      among: declared.attributes, owner: declared.owner, file: declared.file ?? function.file, at: location)
  }

  /// Returns whether a parameter of a declared function takes an argument whose value would convert to its type:
  /// neither
  /// `Any`, `Float`, `NSNumber` nor the projection of a focus converts to another type, nor a string to a localized
  /// text.
  func accepts(_ argument: Expression, _ value: Value?, as type: SwiftType) -> Bool {
    if argument.isErased { return type.isAny }
    switch type.unwrapped {
    case .reference: return !((argument as? ProjectedValue)?.isCondition(self) ?? false)
    case .double where value?.asFloat != nil: return false
    // A number that is boxed is no longer one of its own type.
    case .double, .int, .bool: return argument.knownType(self).unwrapped.memberKey != "NSNumber"
    case .native(let name) where vocabulary.framework.texts.contains(name):
      if case .string = argument.knownType(self).unwrapped { return argument.isText }
      return true
    default: return true
    }
  }

  /// Returns whether an expression is an optional by its static type, so that a parameter for optionals is a better
  /// match.
  private func isOptional(_ expression: Expression) -> Bool {
    if case .optional = expression.knownType(self) { true } else { false }
  }

  /// Returns the type that a parameter expects of one argument, which may be one of several.
  func elementType(_ shape: ParameterShape) -> SwiftType {
    if case .array(let element) = shape.type { return element }
    return shape.type
  }
}
