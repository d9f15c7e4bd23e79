/// Static types of calls of the standard library's generic functions, which follow from the receiver and from closures.
extension Evaluator {
  /// Returns the result type of a standard library method, or nil if it is not known.
  func standardResult(_ name: String, on owner: SwiftType, _ arguments: [ArgumentExpression]) -> SwiftType? {
    switch owner {
    case .optional(let wrapped): return optionalResult(name, wrapped, arguments)
    case .dictionary(let key, let value):
      if let result = dictionaryResult(name, owner, key, value, arguments) { return result }
    case .set:
      if let result = setResult(name, owner, arguments) { return result }
    case .string:
      if let result = stringResult(name) { return result }
    case .array, .range: break
    case let number where number.isNumber: return numberResult(name, number, arguments)
    case .declared(let type):
      guard let element = sequenceElement(of: type) else { return nil }
      return sequenceResult(name, on: .array(element), arguments)
    default: return nil
    }
    return sequenceResult(name, on: owner, arguments)
  }

  private func numberResult(_ name: String, _ owner: SwiftType, _ arguments: [ArgumentExpression]) -> SwiftType? {
    switch name {
    case "rounded", "squareRoot", "truncatingRemainder", "remainder", "addingProduct", "advanced", "signum", "distance":
      owner
    case "isMultiple", "isLess", "isEqual", "isLessThanOrEqualTo", "isTotallyOrdered": .bool
    case "formatted" where arguments.isEmpty: .string
    default: nil
    }
  }

  private func optionalResult(
    _ name: String, _ wrapped: SwiftType, _ arguments: [ArgumentExpression]
  ) -> SwiftType? {
    guard let first = arguments.first?.value, !wrapped.isAny else { return nil }
    switch name {
    case "map": return .optional(result(of: first, for: [wrapped]))
    case "flatMap": return result(of: first, for: [wrapped]).asOptional
    default: return nil
    }
  }

  private func dictionaryResult(
    _ name: String, _ owner: SwiftType, _ key: SwiftType, _ value: SwiftType, _ arguments: [ArgumentExpression]
  ) -> SwiftType? {
    switch name {
    case "mapValues":
      return arguments.first.map { .dictionary(key, result(of: $0.value, for: [value])) }
    case "compactMapValues":
      return arguments.first.map { .dictionary(key, result(of: $0.value, for: [value]).wrapped) }
    case "filter", "merging": return owner
    case "index": return .optional(.native("Dictionary.Index"))
    case "removeValue", "updateValue": return .optional(value)
    default: return nil
    }
  }

  private func setResult(_ name: String, _ owner: SwiftType, _ arguments: [ArgumentExpression]) -> SwiftType? {
    switch name {
    case "union", "intersection", "subtracting", "symmetricDifference", "filter": return owner
    case "insert": return .tuple([(label: "inserted", type: .bool), (label: "memberAfterInsert", type: owner.element)])
    case "remove", "update": return owner.element.asOptional
    case "isSubset", "isSuperset", "isDisjoint", "isStrictSubset", "isStrictSuperset": return .bool
    default: return nil
    }
  }

  private func stringResult(_ name: String) -> SwiftType? {
    switch name {
    case "prefix", "suffix", "dropFirst", "dropLast", "drop", "filter", "padding": return .string
    case "replacing", "replacingCharacters", "trimmingPrefix", "substring": return .string
    case "reversed": return .array(.character)
    case "matches": return .array(.native("Regex.Match"))
    case "firstMatch", "wholeMatch", "prefixMatch": return .optional(.native("Regex.Match"))
    case "ranges": return .array(.range(.native("String.Index")))
    case "firstRange": return .optional(.range(.native("String.Index")))
    case "applyingTransform": return .optional(.string)
    case "data": return .optional(.native("Data"))
    case "popLast", "popFirst": return .optional(.character)
    case "split": return .array(.string)
    case "firstIndex", "lastIndex": return .optional(.native("String.Index"))
    case "range": return .optional(.range(.native("String.Index")))
    case "addingPercentEncoding": return .optional(.string)
    default: return nil
    }
  }

  private func sequenceResult(_ name: String, on owner: SwiftType, _ arguments: [ArgumentExpression]) -> SwiftType? {
    let element = owner.element
    switch name {
    case "first", "last", "min", "max", "randomElement", "popLast", "popFirst":
      learn(arguments, name == "min" || name == "max" ? [element, element] : [element])
      return .optional(element)
    case "sorted", "shuffled", "reversed", "dropFirst", "dropLast", "prefix", "suffix", "drop", "filter":
      learn(arguments, name == "sorted" ? [element, element] : [element])
      return .array(element)
    case "enumerated": return .array(.tuple([(label: "offset", type: .int), (label: "element", type: element)]))
    case "map": return arguments.first.map { .array(result(of: $0.value, for: [element])) } ?? .array(.any)
    case "compactMap":
      return arguments.first.map { .array(result(of: $0.value, for: [element]).wrapped) } ?? .array(.any)
    case "flatMap":
      let result = arguments.first.map { self.result(of: $0.value, for: [element]) } ?? .any
      if case .optional(let wrapped) = result { return .array(wrapped) }
      return .array(result.element)
    case "reduce": return reducedResult(on: owner, arguments)
    case "joined":
      if case .string = element { return .string }
      return .array(element.element)
    case "split": return .array(.array(element))
    case "index" where arguments.count > 1 || ["after", "before"].contains(arguments.first?.label):
      return arguments.count == 3 ? .optional(.int) : .int
    case "firstIndex", "lastIndex", "index":
      learn(arguments, [element])
      return .optional(.int)
    case "firstRange": if case .array = owner { return .optional(.range(.int)) } else { return nil }
    case "removeFirst", "removeLast": return arguments.isEmpty ? element : .void
    case "remove": if case .array = owner { return element } else { return nil }
    case "contains", "allSatisfy", "elementsEqual", "starts", "lexicographicallyPrecedes":
      learn(arguments, [element])
      return .bool
    case "count":
      learn(arguments, [element])
      return .int
    case "forEach":
      learn(arguments, [element])
      return .void
    case "removeAll":
      learn(arguments, [element])
      return .void
    default: return nil
    }
  }

  /// Returns the result type of `reduce`: the type of the initial value, unless that is a literal whose type the
  /// closure decides.
  private func reducedResult(on owner: SwiftType, _ arguments: [ArgumentExpression]) -> SwiftType? {
    guard arguments.count == 2 else { return nil }
    let first = arguments[0].value
    let closure = arguments[1].value as? ClosureExpression
    guard first.isWholeLiteral else {
      var type = first.knownType(self)
      if let annotated = closure?.inputTypes.first, !annotated.isAny { type = annotated }
      closure?.learn([type, owner.element])
      return type.isAny ? nil : type
    }
    if arguments[0].label == nil, arguments[1].value is ConstantExpression {
      if owner.element.isNumber { return owner.element }
      if case .declared(let type) = owner.element, takesLiteral(["integerLiteral"], type) { return owner.element }
    }
    guard let closure else { return .int }
    if let annotated = closure.inputTypes.first, !annotated.isAny { return annotated }
    // The type of an untyped literal is the one with which the closure's result is the same.
    let element = owner.element
    var candidates: [SwiftType] = [.int, .double]
    if element.isNumber { candidates.insert(element, at: element.isFloating ? 2 : 1) }
    let type =
      candidates.first { closure.result(of: [$0, element], self, isGuess: true).key == $0.key } ?? .int
    closure.learn([type, owner.element])
    return type
  }

  /// Returns the result type of a function expression for parameters of known types.
  func result(of function: Expression, for inputs: [SwiftType]) -> SwiftType {
    switch function {
    case let closure as ClosureExpression: closure.result(of: inputs, self)
    case let path as KeyPathExpression: path.result(of: inputs[0], self)
    case let reference as FunctionReference: reference.result(self, learning: inputs)
    case let member as MemberExpression:
      if case .metatype(let type) = member.base.knownType(self), member.name == "init" {
        convertedType(type, from: inputs[0])
      } else {
        .any
      }
    default: .any
    }
  }

  /// Returns the type of `Type(value)`: optional where the conversion may fail.
  private func convertedType(_ type: SwiftType, from input: SwiftType) -> SwiftType {
    if type.isNumber, case .string = input { return .optional(type) }
    guard case .declared(let declared) = type else { return type }
    // Without an initializer of its own, an enumeration is made from raw values.
    let initializers = declared.initializers.filter { $0.labels == [nil] }
    let isFailable = initializers.isEmpty ? declared.kind == .enumeration : initializers.allSatisfy(\.isFailable)
    return isFailable ? .optional(type) : type
  }

  private func learn(_ arguments: [ArgumentExpression], _ inputs: [SwiftType]) {
    (arguments.last?.value as? ClosureExpression)?.learn(inputs)
  }

  /// Returns the type of the elements of a sequence that the program declares, or nil if the type is none: the result
  /// of its iterator, or of its subscript.
  func sequenceElement(of type: TypeDeclaration) -> SwiftType? {
    guard type.kind != .interface, isSequence(type) else { return nil }
    func result(_ function: FunctionDeclaration) -> SwiftType {
      genericResult(of: function)?.replacing { type.arguments[$0] } ?? resultType(of: function)
    }
    for case .function(let next) in program.members(named: "next", of: type) where next.labels.isEmpty {
      return result(next).wrapped
    }
    let makers = ["makeIterator", "makeAsyncIterator"].flatMap { program.members(named: $0, of: type) }
    for case .function(let make) in makers where make.labels.isEmpty {
      if case .declared(let iterator) = result(make), iterator !== type { return sequenceElement(of: iterator) }
      return nil
    }
    return type.subscripts.first { $0.labels == [nil] }.map(result)
  }

  /// Returns the type of an element by a subscript that the program declares, or nil if it declares none that may be
  /// meant.
  func declaredElement(of owner: SwiftType, _ arguments: [ArgumentExpression]) -> SwiftType? {
    if case .declared(let type) = owner {
      let inherited = program.ancestors(of: type).flatMap { ancestor in
        ancestor.declaration?.subscripts ?? program.extensions[ancestor.name]?.subscripts ?? []
      }
      return result(of: type.subscripts.filter { !$0.isStatic } + inherited, arguments, on: owner)
    }
    guard !program.extensions.isEmpty else { return nil }
    let label = arguments.first?.label
    let added = program.ancestry(of: owner.memberKey).flatMap { program.extensions[$0]?.subscripts ?? [] }
      .filter { $0.labels.first == label && (label != nil || $0.labels.count != 1) }
    return added.isEmpty ? nil : result(of: added, arguments, on: owner)
  }

  /// Returns the result type of a function of the standard library, or any type.
  func globalResult(_ name: String, _ arguments: [ArgumentExpression]) -> SwiftType {
    let values = arguments.map(\.value)
    switch (name, values.count) {
    case ("zip", 2):
      let parts = values.map { (label: String?.none, type: $0.knownType(self).element) }
      return .array(.tuple(parts))
    case ("min", 2...), ("max", 2...): return joinedType(values)
    case ("abs", 1): return values[0].knownType(self)
    case ("stride", 3): return .array(joinedType(values))
    case ("repeatElement", 2): return .array(values[0].knownType(self))
    case ("sequence", 2):
      guard arguments[0].label == "first" else { return .any }
      let first = values[0].knownType(self).unwrapped
      (values[1] as? ClosureExpression)?.learn([first])
      return .array(first)
    case ("type", 1): return .metatype(values[0].knownType(self))
    default:
      let entries = (vocabulary.functions[name] ?? []).filter { entry in
        guard arguments.matched(to: entry.parameters) != nil else { return false }
        return zip(entry.parameters, values).allSatisfy {
          $1.isWholeLiteral || staticFit($1.knownType(self), $0.type) > 0
        }
      }
      guard let first = entries.first else { return .any }
      return entries.allSatisfy { $0.result.key == first.result.key } ? first.result : .any
    }
  }

  /// Returns the type of `Array(…)`, `Set(…)`, `Dictionary(…)` or `Optional(…)`, with the types of its elements.
  func filledType(_ type: SwiftType, _ arguments: [ArgumentExpression]) -> SwiftType {
    guard type.isOpen, let first = arguments.first else { return type }
    let given = first.value.knownType(self)
    switch (type, first.label) {
    case (.array(.any), nil): return .array(given.element)
    case (.array(.any), "repeating"): return .array(given)
    case (.set(.any), nil): return .set(given.element)
    case (.optional(.any), nil): return .optional(given)
    case (.dictionary(.any, .any), "uniqueKeysWithValues"), (.dictionary(.any, .any), nil):
      guard case .tuple(let parts) = given.element, parts.count == 2 else { return type }
      return .dictionary(parts[0].type, parts[1].type)
    case (.dictionary(.any, .any), "grouping"):
      guard arguments.count == 2 else { return type }
      return .dictionary(result(of: arguments[1].value, for: [given.element]), .array(given.element))
    default: return type
    }
  }
}
