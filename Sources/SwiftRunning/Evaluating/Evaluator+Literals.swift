// Literals of declared types.
extension Evaluator {
  /// Returns an integer literal as a value of the declared type of another value, or any other value unchanged.
  func literal(_ value: Value, beside other: Value, at location: SourceLocation) throws(Fault) -> Value {
    guard value.isSettledByType || value.asInt != nil, let type = declaration(of: other) else { return value }
    return try literal(["integerLiteral", "floatLiteral"], value.settledNumber, of: type, at: location) ?? value
  }

  /// Returns whether a declared type is expressible by one of several kinds of literals.
  func takesLiteral(_ labels: [String], _ type: TypeDeclaration) -> Bool {
    literalInitializer(labels, type) != nil
  }

  /// Returns whether an extension of the program makes values of a vocabulary type of string literals, as apps do with
  /// `URL`.
  func takesTextLiteral(_ key: String) -> Bool {
    program.extensions[key]?.initializers.contains { $0.labels == ["stringLiteral"] } ?? false
  }

  /// Returns the value of a vocabulary type that an extension of the program makes of a string literal, or nil.
  func textLiteral(_ text: String, of key: String, at location: SourceLocation) throws(Fault) -> Value? {
    guard takesTextLiteral(key) else { return nil }
    let argument = ArgumentExpression(label: "stringLiteral", value: ConstantExpression(location, .string(text)))
    return try construct(
      .native(key), [argument], Frame(self, parent: nil, count: 1), hint: .any, at: location)
  }

  /// Returns the initializer of a declared type for one of several kinds of literals, or nil.
  private func literalInitializer(_ labels: [String], _ type: TypeDeclaration) -> FunctionDeclaration? {
    func fits(_ function: FunctionDeclaration) -> Bool {
      function.labels.count == 1 && labels.contains(function.labels[0] ?? "")
    }
    if let own = type.initializers.first(where: fits) { return own }
    for ancestor in program.ancestors(of: type) {
      guard let declared = ancestor.declaration, declared.kind == .interface else { continue }
      if let inherited = declared.initializers.first(where: fits) { return inherited }
    }
    return nil
  }

  /// Returns the element type of an array or dictionary literal for a declared type.
  func literalElement(of type: TypeDeclaration, _ label: String = "arrayLiteral") -> SwiftType {
    guard let function = literalInitializer([label], type) else { return .any }
    let parameter = Compiler.parameters(of: function)[0]
    if !type.arguments.isEmpty, let generic = parameter.genericType {
      let bound = generic.replacing { type.arguments[$0] }
      if !bound.isAny { return bound }
    }
    let element = parameter.type
    if case .declared(let declared) = element, declared.kind == .interface, declared === function.owner {
      return .declared(type)
    }
    return element
  }

  /// Returns a generic type with the arguments that follow from the elements of an array literal.
  private func applied(_ type: TypeDeclaration, toElements values: [Value]) -> TypeDeclaration {
    guard !type.typeParameters.isEmpty, type.arguments.isEmpty,
      let function = literalInitializer(["arrayLiteral"], type),
      let generic = Compiler.parameters(of: function)[0].genericType,
      let first = values.first.map({ typeHint(of: $0.settled) }), !first.isOpen,
      values.allSatisfy({ typeHint(of: $0.settled).key == first.key })
    else { return type }
    var bound: [String: SwiftType] = [:]
    generic.bind(to: first, &bound)
    return bound.isEmpty ? type : type.applied(bound.filter { type.typeParameters.contains($0.key) })
  }

  /// Returns the value of a declared type for an array or dictionary literal without elements.
  private func emptyLiteral(
    of type: TypeDeclaration, by function: FunctionDeclaration, at location: SourceLocation
  ) throws(Fault) -> Value? {
    guard type.kind != .object else { return nil }
    var receiver: Value =
      type.kind == .enumeration
      ? .void : .instance(Instance(type: type, fields: try defaults(of: type, at: location)))
    var values: [Value?] = [.array([])]
    _ = try run(function, on: &receiver, captured: nil, &values, at: location)
    return receiver
  }

  /// Returns the value of a declared type for a literal, or nil if the type is expressible by none of the kinds.
  package func literal(
    _ labels: [String], _ value: Value, of type: TypeDeclaration, at location: SourceLocation
  ) throws(Fault) -> Value? {
    var type = type
    for label in labels {
      guard takesLiteral([label], type) else { continue }
      var arguments = [ArgumentExpression(label: label, value: ConstantExpression(location, value))]
      if label == "integerLiteral", let int = value.asInt, let function = literalInitializer([label], type),
        case .native(let name) = Compiler.parameters(of: function)[0].type, IntegerType(sized: name) != nil
      {
        arguments = [ArgumentExpression(label: label, value: ConstantExpression(location, .literal(int)))]
      }
      if label == "floatLiteral", let int = value.asInt {
        arguments = [ArgumentExpression(label: label, value: ConstantExpression(location, .double(Double(int))))]
      }
      if label == "arrayLiteral" || label == "dictionaryLiteral", case .array(let values) = value {
        if values.isEmpty, let function = literalInitializer([label], type) {
          return try emptyLiteral(of: type, by: function, at: location)
        }
        if label == "arrayLiteral" { type = applied(type, toElements: values) }
        arguments = values.enumerated().map {
          ArgumentExpression(label: $0.offset == 0 ? label : nil, value: ConstantExpression(location, $0.element))
        }
      }
      return try construct(.declared(type), arguments, Frame(self, parent: nil, count: 1), hint: .any, at: location)
    }
    return nil
  }

  /// Returns the value of a vocabulary type for a literal, or nil if the type has no initializer for it.
  func libraryLiteral(
    _ label: String, _ value: Value, of name: String, at location: SourceLocation
  ) throws(Fault) -> Value? {
    let hasInitializer =
      vocabulary.types[name]?.initializers.contains { $0.parameters.count == 1 && $0.parameters[0].label == label }
      ?? false
    guard hasInitializer else { return nil }
    let argument = ArgumentExpression(label: label, value: ConstantExpression(location, value))
    return try construct(.native(name), [argument], Frame(self, parent: nil, count: 1), hint: .any, at: location)
  }

  /// Returns whether a vocabulary type is expressible by an integer literal.
  func numberFits(_ name: String) -> Bool {
    name == "Decimal" || name == "NSDecimalNumber" || name == "Float" || IntegerType(sized: name) != nil
  }

  /// Returns whether a vocabulary type is expressible by an array literal.
  func takesArrayLiteral(_ name: String) -> Bool { vocabulary.types[name]?.arrayLiteral != nil }

  /// Returns the value of a vocabulary type for an array literal, or nil.
  func fromArrayLiteral(_ values: [Value], name: String) throws(Fault) -> Value? {
    guard let make = vocabulary.types[name]?.arrayLiteral else { return nil }
    return try make(values, self)
  }
}
