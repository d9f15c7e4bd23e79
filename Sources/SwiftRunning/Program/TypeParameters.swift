/// The type parameters of a generic declaration, with their requirements.
package struct TypeParameters {
  private var constraints: [String: TypeSyntax?] = [:]
  private var equals: [String: TypeSyntax] = [:]
  /// The associated types that conform to a protocol to which no function conforms.
  private var nominal: Set<String> = []
  /// The names, in order.
  package private(set) var names: [String] = []

  /// No type parameters.
  package static let none = TypeParameters()

  private init() {}

  /// Creates the type parameters of a clause, with the requirements of a `where` clause.
  package init(_ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?) {
    for parameter in clause.map({ Array($0.parameters) }) ?? [] {
      let name = parameter.name.identifierText
      names.append(name)
      constraints[name] = .some(parameter.inheritedType)
    }
    require(requirements)
  }

  /// Creates the type parameters of a type of the vocabulary, with the requirements of an extension and the arguments
  /// that it writes, as `extension Array<Int>` does.
  init(
    of type: String, _ framework: FrameworkTypes, _ requirements: GenericWhereClauseSyntax?,
    extending syntax: TypeSyntax? = nil
  ) {
    names = Self.standard[type] ?? (type == framework.names.reference ? ["Value"] : [])
    for name in names { constraints[name] = .some(nil) }
    require(requirements)
    for (name, argument) in zip(names, syntax.map(Self.arguments) ?? []) { equals[name] = argument }
  }

  /// Returns the generic arguments that a type writes.
  private static func arguments(of syntax: TypeSyntax) -> [TypeSyntax] {
    if let array = syntax.as(ArrayTypeSyntax.self) { return [array.element] }
    if let optional = syntax.as(OptionalTypeSyntax.self) { return [optional.wrappedType] }
    let written = syntax.as(IdentifierTypeSyntax.self)?.genericArgumentClause?.arguments
    return written?.compactMap(Compiler.argumentType) ?? []
  }

  private static let standard: [String: [String]] = [
    "Array": ["Element"], "Set": ["Element"], "Sequence": ["Element"], "Collection": ["Element"],
    "MutableCollection": ["Element"], "BidirectionalCollection": ["Element"], "RandomAccessCollection": ["Element"],
    "RangeReplaceableCollection": ["Element"], "Dictionary": ["Key", "Value"], "Optional": ["Wrapped"],
    "Range": ["Bound"],
  ]

  private mutating func require(_ requirements: GenericWhereClauseSyntax?) {
    for requirement in requirements.map({ Array($0.requirements) }) ?? [] {
      switch requirement.requirement {
      case .conformanceRequirement(let conformance):
        let name = conformance.leftType.trimmedDescription
        if contains(name) { constraints[name] = .some(conformance.rightType) }
      case .sameTypeRequirement(let same):
        // A function's requirement may concern a parameter of the type that it belongs to.
        let name = same.leftType.trimmedDescription
        if contains(name) || names.isEmpty { equals[name] = same.rightType }
      }
    }
  }

  /// Adds an associated type of a protocol, which its extensions use like a type parameter.
  ///
  /// `isNominal` indicates whether it conforms to a protocol to which no function conforms.
  mutating func add(associatedType name: String, isNominal: Bool = false) {
    guard !contains(name) else { return }
    names.append(name)
    constraints[name] = .some(nil)
    if isNominal { nominal.insert(name) }
  }

  /// Returns the type parameters with additional requirements.
  func requiring(_ requirements: GenericWhereClauseSyntax?) -> TypeParameters {
    guard requirements != nil else { return self }
    var result = self
    result.require(requirements)
    return result
  }

  /// Whether there are no type parameters.
  package var isEmpty: Bool { constraints.isEmpty }
  /// Returns whether a name is a type parameter.
  package func contains(_ name: String) -> Bool { constraints[name] != nil }
  /// Returns the type that a parameter must conform to, or nil.
  func constraint(of name: String) -> TypeSyntax? { constraints[name] ?? nil }
  /// Returns whether a parameter conforms to a protocol to which no function conforms: to any but `Sendable`.
  func isNominal(_ name: String) -> Bool {
    nominal.contains(name) || constraint(of: name).map { $0.baseName != "Sendable" } ?? false
  }
  /// Returns the type that a parameter is required to equal, or nil.
  func equal(of name: String) -> TypeSyntax? { equals[name] }

  /// Returns the type parameters of a declaration together with those of an outer one.
  package func union(_ outer: TypeParameters) -> TypeParameters {
    if outer.isEmpty { return self }
    if isEmpty, equals.isEmpty { return outer }
    var result = self
    result.constraints.merge(outer.constraints) { own, _ in own }
    result.equals.merge(outer.equals) { own, _ in own }
    result.nominal.formUnion(outer.nominal.subtracting(names))
    result.names += outer.names.filter { !names.contains($0) }
    return result
  }
}
