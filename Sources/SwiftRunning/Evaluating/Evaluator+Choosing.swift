/// A declaration that can be called with labelled arguments.
package enum Callable {
  /// A declared function; `owner` is set for a member of an extension of a vocabulary type.
  case function(FunctionDeclaration, TypeDeclaration?)
  /// An entry of the vocabulary.
  case entry(VocabularyEntry)
  /// A structure's memberwise initializer.
  case memberwise(TypeDeclaration, [PropertyDeclaration])
  /// An enumeration case with associated values.
  case enumCase(TypeDeclaration, EnumCaseDeclaration)
}

/// A callable declaration whose labels match a call, with the arguments of its parameters.
///
/// It is a class because one match serves many evaluations of a call.
package final class MatchedCallable {
  /// The declaration.
  let callable: Callable
  /// The parameters.
  package let shapes: [ParameterShape]
  /// The argument of each parameter.
  let match: [ArgumentMatch]
  /// The entry of the vocabulary, or nil for another declaration.
  package let entry: VocabularyEntry?

  /// Creates a match from a declaration, its parameters and their arguments.
  package init(_ callable: Callable, _ shapes: [ParameterShape], _ match: [ArgumentMatch]) {
    self.callable = callable
    if case .entry(let entry) = callable { self.entry = entry } else { entry = nil }
    self.shapes = shapes
    self.match = match
  }

  /// Creates a match if the labels of a call match the parameters.
  package convenience init?(_ callable: Callable, _ shapes: [ParameterShape], for arguments: [ArgumentExpression]) {
    guard let match = arguments.matched(to: shapes) else { return nil }
    self.init(callable, shapes, match)
  }
}

/// The context of a call that decides which types its arguments are expected to have.
package struct CallSite {
  /// The receiver's expression.
  package var base: Expression?
  /// The receiver.
  package var receiver = Value.void
  /// The expected type of the result.
  package var hint = SwiftType.any
}

/// The result of overload resolution, with the arguments that were evaluated for it.
package struct ChosenCallable {
  /// The chosen candidate.
  var matched: MatchedCallable
  /// The arguments that are already evaluated.
  package var values: [Value?] = []

  /// The chosen declaration.
  var callable: Callable { matched.callable }
  /// The argument of each parameter.
  var match: [ArgumentMatch] { matched.match }
}

extension Evaluator {
  /// Returns the parameters of a callable declaration.
  package func shapes(of callable: Callable) -> [ParameterShape] {
    switch callable {
    case .entry(let entry): return entry.parameters
    case .function(let function, _):
      return Compiler.parameters(of: function).map { parameter in
        ParameterShape(
          label: parameter.label, type: parameter.argumentType, isOptional: parameter.isOptional, isUnevaluated: false,
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

  /// Returns the candidates whose labels match the call.
  func matching(_ candidates: [Callable], _ arguments: [ArgumentExpression]) -> [MatchedCallable] {
    candidates.compactMap { MatchedCallable($0, shapes(of: $0), for: arguments) }
  }

  /// Returns the best match for the arguments among candidates whose labels match; the first of several equally good
  /// ones.
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
    for (index, candidate) in matching.enumerated() {
      let score = try score(candidate, arguments, frame, &values)
      if score > best?.score ?? 0 { best = (index, score) }
    }
    guard let best else {
      try checkImplicitMembers(matching, arguments)
      throw fault(noMatch(name, candidates(), matching, arguments, values), at: location)
    }
    cache?.store(best.index, arguments, values)
    return ChosenCallable(matched: matching[best.index], values: values)
  }

  /// Throws a fault for an implicit member that no candidate's parameter type has.
  private func checkImplicitMembers(
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

  private func noMatch(
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
    let signatures = candidates.map { candidate in
      name + "(" + shapes(of: candidate).map { ($0.label ?? "_") + ":" }.joined() + ")"
    }
    return .wrongLabels(name, found: arguments.signature, candidates: signatures.filter { seen.insert($0).inserted })
  }

  private func score(
    _ candidate: MatchedCallable, _ arguments: [ArgumentExpression], _ frame: Frame, _ values: inout [Value?]
  ) throws(Fault) -> Int {
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
          continue
        }
        var score = try arguments[index].value.fit(type, frame, &values[index])
        if score == 0 { return 0 }
        // A closure is rarely meant as a value of any type.
        if type.unwrapped.isAny, arguments[index].value is ClosureExpression { total -= 8 }
        if score > 1, !type.isOptionalOrAny, isOptional(arguments[index].value) { score = 1 }
        total += score * 4
      case .several(let indices):
        let type = elementType(candidate.shapes[parameter])
        for index in indices where try arguments[index].value.fit(type, frame, &values[index]) == 0 { return 0 }
      }
    }
    return total
  }

  /// Whether an expression is an optional by its static type, so that a parameter for optionals is a better match.
  private func isOptional(_ expression: Expression) -> Bool {
    if case .optional = expression.knownType(self) { true } else { false }
  }

  private func elementType(_ shape: ParameterShape) -> SwiftType {
    if case .array(let element) = shape.type { return element }
    return shape.type
  }

  /// Returns the evaluated arguments of the chosen declaration, by parameter.
  package func evaluate(
    _ chosen: ChosenCallable, _ arguments: [ArgumentExpression], _ frame: Frame,
    site: @autoclosure () -> CallSite = CallSite()
  ) throws(Fault) -> [Value?] {
    let (shapes, match) = (chosen.matched.shapes, chosen.matched.match)
    var result: [Value?] = []
    result.reserveCapacity(shapes.count)
    for parameter in shapes.indices {
      switch match[parameter] {
      case .missing: result.append(nil)
      case .one(let index):
        let shape = shapes[parameter]
        var type =
          shape.expectation == .parameter
          ? shape.type : expectedType(of: arguments[index].value, shape, site(), arguments)
        if case .any = type, arguments[index].value.isImplicitChain, arguments.count > 1 {
          type = siblingType(of: parameter, chosen, arguments)
        }
        result.append(try value(arguments[index].value, index, parameter, type, chosen, frame))
      case .several(let indices):
        let shape = shapes[parameter]
        var list: [Value] = []
        for index in indices {
          let isMember = shape.elementIsAny && arguments[index].value.isImplicitChain
          if isMember, case let type = siblingType(of: parameter, chosen, arguments), !type.isAny {
            list.append(try arguments[index].value.evaluate(frame, type))
            continue
          }
          list.append(try value(arguments[index].value, index, parameter, elementType(shape), chosen, frame))
        }
        result.append(.array(list))
      }
    }
    return result
  }

  /// Returns the static type of another argument whose parameter has the same type parameter, or of another argument of
  /// a function of the vocabulary whose arguments have one type, such as `max`; otherwise any type.
  private func siblingType(
    of position: Int, _ chosen: ChosenCallable, _ arguments: [ArgumentExpression]
  ) -> SwiftType {
    var siblings = Array(arguments.indices)
    switch chosen.callable {
    case .function(let function, _):
      let parameters = Compiler.parameters(of: function)
      guard parameters.indices.contains(position), case .parameter(let name, _)? = parameters[position].genericType
      else { return .any }
      siblings = zip(parameters, chosen.match).flatMap { parameter, match -> [Int] in
        guard case .parameter(name, _)? = parameter.genericType else { return [] }
        switch match {
        case .one(let index): return [index]
        case .several(let indices): return indices
        case .missing: return []
        }
      }
    case .entry(let entry): guard ["min", "max"].contains(entry.name) else { return .any }
    default: return .any
    }
    for index in siblings where !arguments[index].value.isImplicitChain {
      let type = arguments[index].value.knownType(self)
      if !type.isAny { return type }
    }
    return .any
  }

  /// Returns the type that a parameter expects of an argument in the context of a call.
  private func expectedType(
    of argument: Expression, _ shape: ParameterShape, _ site: CallSite, _ arguments: [ArgumentExpression]
  ) -> SwiftType {
    guard argument.isContextual else { return shape.type }
    func owner() -> SwiftType {
      let known = site.base?.linkType(self) ?? .any
      return known.element.isAny ? typeHint(of: site.receiver) : known
    }
    switch (shape.expectation, site.hint) {
    case (.result, .any) where argument.isWholeLiteral:
      guard site.receiver.isEmptyOrMissing, let base = site.base else { return .any }
      return knownType(ofCall: "reduce", on: base.linkType(self), arguments)
    case (.result, .any): return argument is ImplicitMember || argument is ImplicitCall ? owner().element : .any
    case (.result, let hint): return hint
    case (.resultElement, let hint): return hint.unwrapped.element
    case (.key, _): if case .dictionary(let key, _) = owner() { return key }
    case (.value, _): if case .dictionary(_, let value) = owner() { return value }
    case (.element, _): return owner().element
    case (.codingKey, _):
      if case .native(let native) = site.receiver, let node = native.payload as? DecodingNode { return node.keys }
    case (.environmentValue, _):
      let type = (arguments.first?.value as? KeyPathExpression)?.result(of: .native("EnvironmentValues"), self)
      if let type, !type.isAny { return type }
    case (.boundValue, _): return (arguments.first?.value as? ProjectedValue)?.valueType(self) ?? .any
    case (.parameter, _): break
    }
    return shape.type
  }

  private func value(
    _ argument: Expression, _ index: Int, _ position: Int, _ type: SwiftType,
    _ chosen: ChosenCallable, _ frame: Frame
  ) throws(Fault) -> Value {
    let shape = chosen.matched.shapes[position]
    if shape.isUnevaluated {
      return shape.isDeferred && program.isActing ? deferred(argument, type, frame) : .void
    }
    if chosen.values.indices.contains(index), let known = chosen.values[index] { return known }
    if case .function(let function, _) = chosen.callable {
      let parameters = Compiler.parameters(of: function)
      if parameters.indices.contains(position), parameters[position].isAutoclosure {
        let parameter = parameters[position]
        return .function(
          FunctionValue(.compiled { (_, _) throws(Fault) in try argument.evaluate(frame, parameter.type) }))
      }
    }
    return try argument.evaluate(frame, type)
  }
}

extension Evaluator {
  /// Returns a function that evaluates an argument when it is called and, for a function, calls it.
  private func deferred(_ argument: Expression, _ type: SwiftType, _ frame: Frame) -> Value {
    let isFunction = if case .function = type.unwrapped { true } else { false }
    let function = FunctionValue(
      .compiled { (evaluator, values) throws(Fault) in
        let value = try argument.evaluate(frame, type)
        guard isFunction else { return value }
        switch value {
        case .function(let function):
          var inouts = values
          if let count = function.parameterCount, count < inouts.count {
            inouts.removeLast(inouts.count - count)
          }
          return try evaluator.call(function, inouts, expecting: .any)
        case .type(let type): return try evaluator.construct(type, named: "init", values)
        default: return value
        }
      })
    return .function(host.captured(function, in: self))
  }
}

extension ParameterShape {
  /// Whether the type of each of several arguments is not known.
  fileprivate var elementIsAny: Bool {
    switch type {
    case .any, .array(.any): true
    default: false
    }
  }
}

extension ParameterDeclaration {
  /// The type that an argument of the parameter is expected to have.
  var argumentType: SwiftType {
    if isVariadic { return .array(type) }
    if isViewBuilder {
      if case .function = type.unwrapped { return type }
      return .function([], .view, builder: true)
    }
    return type
  }
}
