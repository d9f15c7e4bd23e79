/// Members and calls that a type resolves itself: `@dynamicMemberLookup` and `@dynamicCallable`.
extension Evaluator {
  /// Returns the value of a member through `@dynamicMemberLookup`, or nil if the type has no such attribute.
  func dynamicMember(_ name: String, of value: Value, at location: SourceLocation) throws(Fault) -> Value? {
    guard let type = declaration(of: value), let found = dynamicSubscript(name, of: type, isWritten: false) else {
      return nil
    }
    return try run(found.function, receiver: value, captured: nil, [found.key], at: location)
  }

  /// Returns an element through `@dynamicMemberLookup` by a key path of a subscript, or nil if the value's type has
  /// subscripts with the labels of the arguments, or no such attribute.
  func dynamicElement(
    of value: Value, _ arguments: [ArgumentExpression], _ frame: Frame, at location: SourceLocation
  ) throws(Fault) -> Value? {
    guard dynamicFunction(for: arguments, of: value) != nil else { return nil }
    var given: [Value] = []
    for argument in arguments { given.append(try argument.value.evaluate(frame, .any).settled) }
    return try dynamicElement(of: value, arguments, given, at: location)
  }

  /// Returns the subscript for key paths that the subscripts of a value go through, or nil if it has subscripts of its
  /// own or no such attribute.
  private func dynamicFunction(for arguments: [ArgumentExpression], of value: Value) -> FunctionDeclaration? {
    guard let type = declaration(of: value), type.attributes.contains("dynamicMemberLookup"),
      matching(subscripts(of: value) ?? [], arguments).isEmpty,
      let found = dynamicSubscript("self", of: type, isWritten: false), case .keyPath = found.key
    else { return nil }
    return found.function
  }

  /// Returns an element through `@dynamicMemberLookup` at evaluated arguments, or nil if the value has none.
  func dynamicElement(
    of value: Value, _ arguments: [ArgumentExpression], _ indices: [Value], at location: SourceLocation
  ) throws(Fault) -> Value? {
    guard let function = dynamicFunction(for: arguments, of: value) else { return nil }
    let given = zip(arguments, indices).map { (label: $0.label, value: $1.settled) }
    let path = Value.keyPath(KeyPathValue(steps: [.index(given)]))
    return try run(function, receiver: value, captured: nil, [path], at: location)
  }

  /// Returns the type of a member through `@dynamicMemberLookup`, or nil if the type has no such attribute.
  func knownType(ofDynamic name: String, in type: TypeDeclaration) -> SwiftType? {
    guard let found = dynamicSubscript(name, of: type, isWritten: false) else { return nil }
    guard case .keyPath = found.key else { return resultType(of: found.function) }
    return knownType(ofMember: name, in: root(of: found.function, in: type))
  }

  /// Returns the subscript that a dynamic member means, with its argument, or nil if the type has none.
  ///
  /// A subscript for writable key paths is preferred for members that can be set, and one for key paths to one for
  /// names.
  func dynamicSubscript(
    _ name: String, of type: TypeDeclaration, isWritten: Bool
  ) -> (function: FunctionDeclaration, key: Value)? {
    guard type.attributes.contains("dynamicMemberLookup") else { return nil }
    let candidates = type.subscripts.filter {
      $0.labels == ["dynamicMember"] && !$0.isStatic && (!isWritten || $0.setter != nil)
    }
    let path = Value.keyPath(KeyPathValue(steps: [.property(name)]))
    var read: FunctionDeclaration?
    var text: FunctionDeclaration?
    for function in candidates {
      guard let kind = function.keyPathKind else {
        text = text ?? function
        continue
      }
      guard let settable = isSettable(name, of: root(of: function, in: type)) else { continue }
      if kind.isWritable {
        if settable { return (function, path) }
      } else {
        read = read ?? function
      }
    }
    if let read { return (read, path) }
    return text.map { ($0, .string(name)) }
  }

  /// Returns the type at which the key paths of a dynamic member begin, or any type if it is not known.
  private func root(of function: FunctionDeclaration, in type: TypeDeclaration) -> SwiftType {
    guard let name = function.keyPathKind?.root else { return .any }
    if let known = type.arguments[name] { return known }
    if type.typeParameters.contains(name) { return .any }
    return program.type(named: name, from: type).map { .declared($0) } ?? .any
  }

  /// Returns whether a member of a type can be set, or nil if the type has no such member.
  private func isSettable(_ name: String, of root: SwiftType) -> Bool? {
    guard case .declared(let type) = root else { return true }
    for case .property(let property) in program.members(named: name, of: type) {
      return property.getter == nil ? !property.isConstant : property.setter != nil
    }
    return program.hasOutsideAncestor(type) ? true : nil
  }

  /// Calls a value of a type with `@dynamicCallable`, or returns nil for another value.
  func dynamicCall(
    _ value: Value, _ arguments: [ArgumentExpression], _ frame: Frame, hint: SwiftType, at location: SourceLocation
  ) throws(Fault) -> Value? {
    guard let type = declaration(of: value), type.attributes.contains("dynamicCallable"),
      program.members(named: "callAsFunction", of: type).isEmpty
    else { return nil }
    let methods = program.members(named: "dynamicallyCall", of: type).compactMap { member -> FunctionDeclaration? in
      if case .function(let function) = member { function } else { nil }
    }
    let isPlain = arguments.allSatisfy { $0.label == nil }
    let list = methods.first { $0.labels == ["withArguments"] }
    let table = methods.first { $0.labels == ["withKeywordArguments"] }
    guard let method = isPlain ? list ?? table : table else { return nil }
    let parameter = Compiler.parameters(of: method)[0].type
    var values: [Value] = []
    for argument in arguments {
      let element = if case .dictionary(_, let value) = parameter { value } else { parameter.element }
      let given = try argument.value.evaluate(frame, method === list ? element : .any).settledNumber
      guard method === table else {
        values.append(given)
        continue
      }
      values.append(
        .tuple(TupleValue(labels: ["key", "value"], elements: [.string(argument.label ?? ""), given])))
    }
    var given = Value.array(values)
    if method === table, case .dictionary = parameter {
      var entries = DictionaryValue()
      for case .tuple(let pair) in values { entries[pair.elements[0]] = pair.elements[1] }
      given = .dictionary(entries)
    }
    return try run(method, receiver: value, captured: nil, [given], at: location)
  }
}

extension FunctionDeclaration {
  /// The kind of the key paths that a subscript for dynamic members takes, and the name of their root's type, or nil if
  /// it takes names.
  fileprivate var keyPathKind: (isWritable: Bool, root: String)? {
    guard let text = parameterSyntax.first?.type.trimmedDescription, let start = text.firstIndex(of: "<"),
      text[..<start].hasSuffix("KeyPath")
    else { return nil }
    let root = text[text.index(after: start)...].prefix { $0 != "," && $0 != "<" && $0 != ">" }
    return (text[..<start].hasSuffix("WritableKeyPath"), String(root).filter { $0 != " " })
  }
}
