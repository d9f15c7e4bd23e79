extension Evaluator {
  func rawValueInitializer(
    _ type: TypeDeclaration, _ arguments: [ArgumentExpression], _ frame: Frame, at location: SourceLocation
  ) throws(Fault) -> Value? {
    guard arguments.count == 1, arguments[0].label == "rawValue" else { return nil }
    let isCharacter = type.inheritedNames.first == "Character"
    let raw = try arguments[0].value.evaluate(frame, isCharacter ? .character : .any)
    for enumCase in type.cases where try rawValue(of: enumCase, in: type).isEqual(to: raw) {
      return .enumCase(EnumValue(type: type, enumCase: enumCase))
    }
    return Value.none
  }

  /// Returns the raw value of a case.
  package func rawValue(of enumCase: EnumCaseDeclaration, in type: TypeDeclaration) throws(Fault) -> Value {
    if let known = rawValues[ObjectIdentifier(enumCase)] { return known }
    let raw = type.inheritedNames.first.map { vocabulary.aliases[$0] ?? $0 } ?? ""
    let isText = ["String", names.textKey].contains(raw)
    let isCharacter = raw == "Character"
    var next = 0
    for candidate in type.cases {
      var value: Value = isText ? .string(candidate.name) : .int(next)
      let width = IntegerType(sized: raw)
      if ["CGFloat", "Double"].contains(raw) { value = .double(Double(next)) }
      if raw == "Float" { value = .float(Float(next)) }
      if let width, candidate.rawValue == nil { value = try number(next, as: width, at: type.location) }
      if let syntax = candidate.rawValue {
        let hint: SwiftType =
          if isCharacter { .character } else if case .double = value { .double } else if value.asFloat != nil {
            .native("Float")
          } else {
            width?.type ?? .any
          }
        let code = Compiler.code(syntax, file: type.file, owner: type, type: hint)
        let frame = Frame(self, parent: nil, count: code.frameSize)
        frame.resultHint = hint
        value = try run(code, frame, isViewBuilder: false, at: type.location).settledNumber
        if isCharacter { value = try coerce(value, to: .character, at: type.location) }
      }
      if let int = value.asWhole.flatMap({ Int(exactly: $0.value) })
        ?? value.asDouble.flatMap({ Int(exactly: $0.rounded(.down)) })
      {
        next = int &+ 1
      }
      rawValues[ObjectIdentifier(candidate)] = value
      if candidate === enumCase { return value }
    }
    return .string(enumCase.name)
  }

  /// Returns the associated values of a case, as parameters with types, in which a generic enumeration's arguments
  /// stand for its type parameters.
  package func signature(of enumCase: EnumCaseDeclaration, in type: TypeDeclaration) -> [ParameterDeclaration] {
    let general = generalSignature(of: enumCase, in: type.origin)
    guard !type.arguments.isEmpty else { return general }
    return general.map { parameter in
      var parameter = parameter
      if let generic = parameter.genericType { parameter.type = generic.replacing { type.arguments[$0] } }
      return parameter
    }
  }

  private func generalSignature(of enumCase: EnumCaseDeclaration, in type: TypeDeclaration) -> [ParameterDeclaration] {
    if let known = enumCase.signature { return known }
    let scope = FunctionScope(parent: nil, file: type.file, owner: type, typeParameters: type.typeParameters)
    _ = scope.declare("self")
    let compiler = Compiler(scope)
    let result: [ParameterDeclaration] =
      enumCase.parameters?.map { parameter -> ParameterDeclaration in
        let label = parameter.firstName.map(\.identifierText).flatMap { $0 == "_" ? nil : $0 }
        let fallback = parameter.defaultValue.map { compiler.expression($0.value) }
        return ParameterDeclaration(
          label: label, name: label ?? "", type: compiler.type(parameter.type),
          genericType: compiler.genericType(parameter.type), isOptional: fallback != nil, fallback: fallback)
      } ?? []
    enumCase.signature = result
    return result
  }

  /// Creates a case with its associated values.
  package func makeCase(
    _ type: TypeDeclaration, _ enumCase: EnumCaseDeclaration, _ values: [Value?], at location: SourceLocation
  ) throws(Fault) -> Value {
    var payload: [Value] = []
    for (index, parameter) in signature(of: enumCase, in: type).enumerated() {
      var value = values.indices.contains(index) ? values[index] : nil
      if value == nil, let fallback = parameter.fallback {
        value = try fallback.evaluate(Frame(self, parent: nil, count: 1), parameter.type)
      }
      payload.append(try coerce(value ?? .none, to: parameter.type, at: location))
    }
    return .enumCase(EnumValue(type: type, enumCase: enumCase, payload: payload))
  }
}
