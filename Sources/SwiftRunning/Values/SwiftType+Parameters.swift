extension SwiftType {
  /// Whether the type uses a type parameter.
  var namesParameter: Bool {
    switch self {
    case .parameter: true
    case .optional(let inner), .array(let inner), .set(let inner), .range(let inner), .reference(_, let inner),
      .metatype(let inner):
      inner.namesParameter
    case .dictionary(let key, let value): key.namesParameter || value.namesParameter
    case .tuple(let elements): elements.contains { $0.type.namesParameter }
    case .function(let inputs, let output, _): output.namesParameter || inputs.contains { $0.namesParameter }
    case .declared(let type): type.arguments.values.contains { $0.namesParameter }
    default: false
    }
  }

  /// Returns the type with its type parameters replaced by their arguments, or by their constraints where they have
  /// none.
  package func replacing(_ bound: (String) -> SwiftType?) -> SwiftType {
    switch self {
    case .parameter(let name, let known):
      if let dot = name.lastIndex(of: "."), let base = SwiftType.parameter(String(name[..<dot]), .any).found(bound) {
        base.member(String(name[name.index(after: dot)...])) ?? bound(name) ?? known
      } else {
        bound(name) ?? known
      }
    case .optional(let inner): .optional(inner.replacing(bound))
    case .array(let inner): .array(inner.replacing(bound))
    case .set(let inner): .set(inner.replacing(bound))
    case .range(let inner): .range(inner.replacing(bound))
    case .reference(let name, let inner): .reference(name, inner.replacing(bound))
    case .metatype(let inner): .metatype(inner.replacing(bound))
    case .dictionary(let key, let value): .dictionary(key.replacing(bound), value.replacing(bound))
    case .tuple(let elements): .tuple(elements.map { (label: $0.label, type: $0.type.replacing(bound)) })
    case .function(let inputs, let output, let builder):
      .function(inputs.map { $0.replacing(bound) }, output.replacing(bound), builder: builder)
    case .declared(let type) where !type.arguments.isEmpty:
      .declared(type.applied(type.arguments.mapValues { $0.replacing(bound) }))
    default: self
    }
  }

  /// Returns the type that a type parameter is replaced by, or nil if it has no argument.
  private func found(_ bound: (String) -> SwiftType?) -> SwiftType? {
    let type = replacing(bound)
    return type.isAny ? nil : type
  }

  /// Returns an associated type or a nested type of the type, or nil if it has none.
  private func member(_ name: String) -> SwiftType? {
    switch self {
    case .declared(let type):
      if let argument = type.arguments[name] ?? type.witnesses[name], !argument.isAny { return argument }
      let nested = Compiler(FunctionScope(parent: nil, file: type.file, owner: type)).nested(name, in: self)
      if !nested.isAny { return nested }
      return type.file.program.evaluator?.associatedType(name, of: type)
    default: return name == "Element" && !element.isAny ? element : nil
    }
  }

  /// Binds the type parameters of this type so that it matches another.
  ///
  /// If one type is an integer type and the other a floating-point type, the latter is used, since the integer may come
  /// from a literal.
  func bind(to other: SwiftType, _ bound: inout [String: SwiftType]) {
    switch (self, other) {
    case (_, .any): break
    case (.parameter(let name, _), _):
      switch (bound[name], other) {
      case (nil, _), (.int?, .double), (.array(.any)?, _), (.optional(.any)?, _): bound[name] = other
      default: break
      }
    case (.optional(let inner), .optional(let value)): inner.bind(to: value, &bound)
    case (.optional(let inner), _): inner.bind(to: other, &bound)
    case (.array(let inner), _), (.set(let inner), _), (.range(let inner), _): inner.bind(to: other.element, &bound)
    case (.reference(_, let inner), .reference(_, let value)), (.metatype(let inner), .metatype(let value)):
      inner.bind(to: value, &bound)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      key.bind(to: otherKey, &bound)
      value.bind(to: otherValue, &bound)
    case (.tuple(let elements), .tuple(let others)) where elements.count == others.count:
      for (element, other) in zip(elements, others) { element.type.bind(to: other.type, &bound) }
    case (.function(let inputs, let output, _), .function(let otherInputs, let otherOutput, _)):
      for (input, other) in zip(inputs, otherInputs) { input.bind(to: other, &bound) }
      output.bind(to: otherOutput, &bound)
    case (.declared(let type), .declared(let otherType)) where type.origin === otherType.origin:
      for (name, argument) in type.arguments {
        if let other = otherType.arguments[name] { argument.bind(to: other, &bound) }
      }
    default: break
    }
  }

  /// Whether the type is or contains an optional.
  var holdsOptional: Bool {
    switch self {
    case .optional: true
    case .array(let inner): inner.holdsOptional
    case .dictionary(_, let value): value.holdsOptional
    case .tuple(let elements): elements.contains { $0.type.holdsOptional }
    default: false
    }
  }

  /// Whether the type is `Int`, or an array of it.
  var isWhole: Bool {
    switch self {
    case .int: true
    case .array(let element): element.isWhole
    default: false
    }
  }

  /// A key that is equal for equal types only.
  package var key: String {
    switch self {
    case .declared(let type):
      "\(type.name)#\(type.id)\(type.arguments.isEmpty ? "" : "\(type.arguments.keys.sorted().map { type.arguments[$0]?.key ?? "" })")"
    case .optional(let inner): "\(inner.key)?"
    case .array(let inner): "[\(inner.key)]"
    default: description
    }
  }
}

extension SwiftType {
  /// Whether the type is that of arrays of tuples with labels.
  var labelsElements: Bool {
    guard case .array(.tuple(let elements)) = unwrapped else { return false }
    return elements.contains { $0.label != nil }
  }
}

extension SwiftType {
  /// The type's name as `print` writes it.
  var printedName: String {
    switch self {
    case .array(let element): "Array<\(element.printedName)>"
    case .dictionary(let key, let value): "Dictionary<\(key.printedName), \(value.printedName)>"
    case .set(let element): "Set<\(element.printedName)>"
    case .optional(let wrapped): "Optional<\(wrapped.printedName)>"
    case .range(let bound): "Range<\(bound.printedName)>"
    case .void: "()"
    case .tuple(let elements):
      "(\(elements.map { ($0.label.map { "\($0): " } ?? "") + $0.type.printedName }.joined(separator: ", ")))"
    case .function(let inputs, let output, _):
      "(\(inputs.map(\.printedName).joined(separator: ", "))) -> \(output.printedName)"
    case .declared(let type):
      type.ownArguments.isEmpty
        ? type.name : "\(type.name)<\(type.ownArguments.map(\.printedName).joined(separator: ", "))>"
    default: description
    }
  }
}

extension TypeDeclaration {
  /// The generic arguments of the type's own parameters, without those of the types around it.
  fileprivate var ownArguments: [SwiftType] {
    typeParameters.names.filter { !(owner?.typeParameters.contains($0) ?? false) }.compactMap { arguments[$0] }
  }

  /// The name with those of the enclosing types.
  var qualifiedName: String { outerNames + name }

  /// The names of the enclosing types, each with a dot.
  var outerNames: String {
    guard let owner, owner.kind != .nativeExtension else { return "" }
    return owner.qualifiedName + "."
  }
}

extension SwiftType {
  /// Whether the type is a collection of objects or of values of a protocol, whose own types may differ.
  var holdsObjects: Bool {
    switch self {
    case .array(.declared(let type)), .set(.declared(let type)), .dictionary(_, .declared(let type)):
      type.kind == .object || type.kind == .interface
    default: false
    }
  }
}
