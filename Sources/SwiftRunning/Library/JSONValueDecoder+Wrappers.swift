import PlumblineDataFormats

// Properties whose wrappers are decoded themselves.
extension JSONValueDecoder {
  /// Returns the wrapper's type of a property whose wrapper is decoded or encoded itself, or nil for another property.
  func wrapperType(of field: PropertyDeclaration, _ name: String) -> SwiftType? {
    guard let wrapper = evaluator.customWrapper(field),
      ["Codable", name].contains(where: { evaluator.program.conforms(wrapper, to: $0) })
    else { return nil }
    return .declared(evaluator.applied(wrapper, to: field))
  }

  /// Returns the wrapper of a property as a function `decode(_:forKey:)` decodes it that the program adds to keyed containers, or
  /// nil if none takes the wrapper's type: a synthesized initializer calls it in place of the library's.
  func valueByExtension(
    of field: PropertyDeclaration, _ wrapper: SwiftType, of type: TypeDeclaration, in document: JSON, at path: String
  ) throws(Fault) -> Value? {
    guard let added = evaluator.program.extensions["KeyedDecodingContainer"]?.members["decode"],
      let keys = type.writtenCodingKeys ?? evaluator.program.codingKeys(of: type),
      let key = keys.enumCase(named: field.name)
    else { return nil }
    let arguments = [
      ArgumentExpression(label: nil, value: ConstantExpression(location, .type(wrapper))),
      ArgumentExpression(
        label: "forKey", value: ConstantExpression(location, .enumCase(EnumValue(type: keys, enumCase: key)))),
    ]
    let candidates = added.compactMap { member -> Callable? in
      if case .function(let function) = member { .function(function, nil) } else { nil }
    }
    let frame = Frame(evaluator, parent: nil, count: 1)
    var values: [Value?] = [nil, nil]
    var isTaken = false
    for candidate in evaluator.matching(candidates, arguments) {
      guard case .metatype(.declared(let taken))? = candidate.shapes.first?.type, case .declared(let own) = wrapper,
        taken.origin === own.origin, try evaluator.score(candidate, arguments, frame, &values) > 0
      else { continue }
      isTaken = true
    }
    guard isTaken else { return nil }
    let node = DecodingNode(document, self, path, keys: .declared(keys))
    return try evaluator.invoke(
      "decode", on: .native("KeyedDecodingContainer", node), arguments, frame, hint: wrapper, at: location,
      whole: location)
  }
}
