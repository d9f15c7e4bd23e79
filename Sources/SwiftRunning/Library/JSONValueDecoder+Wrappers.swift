import PlumblineDataFormats

// Properties with wrappers that take part in decoding.
extension JSONValueDecoder {
  /// Returns the value of a property wrapper for which the program extends keyed containers with a function
  /// `decode(_:forKey:)`, which Swift's synthesized initializers prefer; nil if there is none.
  func valueOfContainer(
    for key: String, _ field: PropertyDeclaration, _ document: JSON, at path: String
  ) throws(Fault) -> Value? {
    let container = "KeyedDecodingContainer"
    guard let added = evaluator.program.extensions[container], let members = added.members["decode"],
      case .declared(let wrapper)? = wrapperType(of: field, "Decodable")
    else { return nil }
    guard let named = codingKey(named: key) else { return nil }
    for case .function(let function) in members where function.labels == [nil, "forKey"] {
      guard let parameter = function.parameterSyntax.first?.type.trimmedDescription,
        parameter.prefix(while: { $0.isLetter || $0.isNumber || $0 == "_" }) == wrapper.origin.name
      else { continue }
      let arguments = [
        ArgumentExpression(label: nil, value: ConstantExpression(location, .type(.declared(wrapper)))),
        ArgumentExpression(label: "forKey", value: ConstantExpression(location, named)),
      ]
      var receiver = Value.native(container, DecodingNode(document, self, path))
      return try evaluator.invoke(
        "decode", on: &receiver, base: nil, arguments, Frame(evaluator, parent: nil, count: 1),
        hint: .declared(wrapper), among: [.function(function, added)], at: location, whole: location)
    }
    return nil
  }

  /// Returns the wrapper's type of a property whose wrapper is decoded or encoded itself, or nil for another property.
  func wrapperType(of field: PropertyDeclaration, _ name: String) -> SwiftType? {
    guard let wrapper = evaluator.customWrapper(field),
      ["Codable", name].contains(where: { evaluator.program.conforms(wrapper, to: $0) })
    else { return nil }
    return .declared(evaluator.applied(wrapper, to: field))
  }
}
