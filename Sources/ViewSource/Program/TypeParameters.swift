/// The type parameters of a generic declaration, with what they must conform to.
struct TypeParameters {
  private var constraints: [String: TypeSyntax?] = [:]

  /// No type parameters.
  static let none = TypeParameters()

  private init() {}

  /// The parameters of a clause, with the requirements of a `where` clause.
  init(_ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?) {
    for parameter in clause.map({ Array($0.parameters) }) ?? [] {
      constraints[parameter.name.identifierText] = .some(parameter.inheritedType)
    }
    for requirement in requirements.map({ Array($0.requirements) }) ?? [] {
      guard case .conformanceRequirement(let conformance) = requirement.requirement else { continue }
      let name = conformance.leftType.trimmedDescription
      if contains(name) { constraints[name] = .some(conformance.rightType) }
    }
  }

  /// Whether there are none.
  var isEmpty: Bool { constraints.isEmpty }
  /// Whether a name stands for a parameter.
  func contains(_ name: String) -> Bool { constraints[name] != nil }
  /// What the type of a name must conform to, or nil for nothing.
  func constraint(of name: String) -> TypeSyntax? { constraints[name] ?? nil }

  /// The parameters of a declaration within another.
  func union(_ outer: TypeParameters) -> TypeParameters {
    if outer.isEmpty { return self }
    var result = self
    result.constraints.merge(outer.constraints) { own, _ in own }
    return result
  }
}
