extension Frame {
  /// Returns a type with its type parameters replaced by their arguments in this frame.
  package func bound(_ type: SwiftType) -> SwiftType { type.replacing { self.typeArgument($0) } }

  /// Returns the generic argument of a type parameter, or nil if it is not known.
  func typeArgument(_ name: String) -> SwiftType? {
    if let dot = name.lastIndex(of: ".") {
      return typeArgument(String(name[..<dot])).flatMap {
        evaluator.typeArgument(String(name[name.index(after: dot)...]), in: $0)
      }
    }
    var frame = self
    while true {
      if let found = frame.typeArguments?[name] { return found }
      guard let parent = frame.parent else { break }
      frame = parent
    }
    guard frame.slots.count > 0 else { return nil }
    return evaluator.typeArgument(name, of: frame.slots[0])
  }
}

extension Evaluator {
  /// Returns the generic argument of a type parameter in code with this receiver.
  fileprivate func typeArgument(_ name: String, of receiver: Value) -> SwiftType? {
    if case .type(let type) = receiver { return typeArgument(name, in: type) }
    if receiver.isEmptyOrMissing, name != "Self" { return receiverType.flatMap { typeArgument(name, in: $0) } }
    if case .array(let values) = receiver, case .literal? = values.first {
      return typeArgument(name, in: .array(.int))
    }
    return typeArgument(name, in: typeHint(of: receiver))
  }

  /// Returns the generic argument of a type parameter in the scope of a type.
  func typeArgument(_ name: String, in type: SwiftType) -> SwiftType? {
    if name == "Self" { return type.isAny ? nil : type }
    if let dot = name.lastIndex(of: ".") {
      return typeArgument(String(name[..<dot]), in: type).flatMap {
        typeArgument(String(name[name.index(after: dot)...]), in: $0)
      }
    }
    switch (type, name) {
    case (.declared(let declared), _):
      if let argument = declared.arguments[name] ?? inheritedArgument(name, of: declared) { return argument }
      let nested = Compiler(FunctionScope(parent: nil, file: declared.file, owner: declared)).nested(name, in: type)
      return nested.isAny ? associatedType(name, of: declared) : nested
    case (_, "Element"), (_, "Bound"): return known(type.element)
    case (.dictionary(let key, _), "Key"): return known(key)
    case (.dictionary(_, let value), "Value"): return known(value)
    case (_, "Wrapped"): return known(type.unwrapped)
    default: return associatedType(name, ofExtended: type)
    }
  }

  /// Returns the generic argument that a class gives to a type parameter of its superclass, as `Cell` gives `Row` to
  /// `Item` in `class Cell: Base<Row>`; nil if it gives none.
  private func inheritedArgument(_ name: String, of type: TypeDeclaration) -> SwiftType? {
    guard let parent = program.superclass(of: type), let syntax = type.superclassSyntax else { return nil }
    let scope = FunctionScope(
      parent: nil, file: type.file, owner: type.owner, typeParameters: type.typeParameters)
    guard case .declared(let applied) = Compiler(scope).genericType(syntax) ?? Compiler(scope).type(syntax),
      applied.origin === parent.origin
    else { return nil }
    guard let argument = applied.arguments[name] else { return inheritedArgument(name, of: applied) }
    return argument.replacing { type.arguments[$0] }
  }

  /// Returns the known generic arguments of type parameters in the scope of a type.
  func typeArguments(of names: [String], in type: SwiftType) -> [String: SwiftType] {
    var known: [String: SwiftType] = [:]
    for name in names { known[name] = typeArgument(name, in: type) }
    return known
  }

  private func known(_ type: SwiftType) -> SwiftType? { type.isAny ? nil : type }
}
