/// Associated types, and the requirements of extensions.
extension Evaluator {
  /// Returns the type that a declared type gives an associated type of one of its protocols: it follows from the member
  /// that fulfils a requirement which names the associated type.
  func associatedType(_ name: String, of type: TypeDeclaration) -> SwiftType? {
    guard program.isComplete, type.kind != .interface else { return nil }
    if let known = type.witnesses[name] { return known.isAny ? nil : known }
    let protocols = program.ancestors(of: type).compactMap(\.declaration).filter { $0.kind == .interface }
    if let alias = protocols.lazy.compactMap({ $0.aliases[name] }).first {
      return alias.resolved(by: Compiler(FunctionScope(parent: nil, file: type.file, owner: type)))
    }
    guard protocols.contains(where: { $0.associatedTypes.contains(name) }) else { return nil }
    type.witnesses[name] = .any
    var bound: [String: SwiftType] = [:]
    for requirement in protocols.flatMap(\.requiredMembers) where bound[name] == nil {
      bind(requirement, in: type, &bound)
    }
    let found = bound[name] ?? .any
    type.witnesses[name] = found
    return found.isAny ? nil : found
  }

  /// Returns the type of a declared type's `id`, which is `ID` of an identifiable type, or nil if it is not known.
  func identityType(of type: TypeDeclaration) -> SwiftType? {
    guard program.isComplete, type.kind != .interface, program.conforms(type, to: "Identifiable"),
      case .property(let identity)? = program.members(named: "id", of: type).first, !type.isFindingIdentity
    else { return nil }
    // The property may have the type parameter `ID`, whose argument is not known.
    type.isFindingIdentity = true
    defer { type.isFindingIdentity = false }
    let annotated = boundType(of: identity, in: type)
    let known = annotated.isAny ? knownType(of: identity) : annotated
    return known.isAny ? nil : known
  }

  /// Binds the associated types in a requirement to the types in the member that fulfils it.
  func bind(
    _ requirement: TypeDeclaration.Member, in type: TypeDeclaration, as extended: SwiftType? = nil,
    _ bound: inout [String: SwiftType]
  ) {
    switch requirement {
    case .property(let property):
      guard let generic = genericType(of: property) else { return }
      let members =
        property.isStatic
        ? program.statics(named: property.name, of: type) : program.members(named: property.name, of: type)
      guard case .property(let own)? = members.first else { return }
      if let extended, let known = genericType(of: own)?.replacing({ self.typeArgument($0, in: extended) }) {
        return generic.bind(to: known, &bound)
      }
      let annotated = boundType(of: own, in: type)
      generic.bind(to: annotated.isAny ? knownType(of: own) : annotated, &bound)
    case .function(let function):
      let members =
        function.isStatic
        ? program.statics(named: function.name, of: type) : program.members(named: function.name, of: type)
      for case .function(let own) in members where own.labels == function.labels && own.owner?.kind != .interface {
        for (parameter, other) in zip(Compiler.parameters(of: function), Compiler.parameters(of: own)) {
          parameter.genericType?.bind(to: replaced(other.genericType, in: type) ?? other.type, &bound)
        }
        genericResult(of: function)?.bind(to: replaced(genericResult(of: own), in: type) ?? resultType(of: own), &bound)
        return
      }
    }
  }

  private func replaced(_ generic: SwiftType?, in owner: TypeDeclaration) -> SwiftType? {
    generic?.replacing { owner.arguments[$0] }
  }

  /// Returns whether a type fulfils the requirements of an extension, or nil if that is not known.
  func meets(_ clause: GenericWhereClauseSyntax, _ owner: SwiftType, in extended: TypeDeclaration?) -> Bool? {
    var isKnown = true
    for requirement in clause.requirements {
      let answer: Bool?
      switch requirement.requirement {
      case .conformanceRequirement(let conformance):
        answer = named(conformance.leftType, in: owner).flatMap { conforms($0, to: conformance.rightType) }
      case .sameTypeRequirement(let same):
        answer = isSame(same, in: owner, extended)
      }
      if answer == false { return false }
      if answer == nil { isKnown = false }
    }
    return isKnown ? true : nil
  }

  /// Returns whether the types that a call binds a function's type parameters to fulfil the function's own
  /// requirements, or nil if that is not known.
  func meets(_ clause: GenericWhereClauseSyntax, of function: FunctionDeclaration, _ bound: [String: SwiftType])
    -> Bool?
  {
    func type(_ syntax: TypeSyntax) -> SwiftType? {
      let path = syntax.trimmedDescription.split(separator: ".").map(String.init)
      guard let first = path.first, let start = bound[first], !start.isOpen else { return nil }
      var type = start
      for name in path.dropFirst() {
        guard let next = typeArgument(name, in: type), !next.isOpen else { return nil }
        type = next
      }
      return type
    }
    var isKnown = true
    for requirement in clause.requirements {
      var answer: Bool?
      switch requirement.requirement {
      case .conformanceRequirement(let conformance):
        answer = type(conformance.leftType).flatMap { conforms($0, to: conformance.rightType) }
      case .sameTypeRequirement(let same):
        let scope = FunctionScope(parent: nil, file: function.file, owner: function.owner)
        let right = type(same.rightType) ?? Compiler(scope).type(same.rightType)
        if let left = type(same.leftType), !right.isOpen, !left.isFunction { answer = left.key == right.key }
      }
      if answer == false { return false }
      if answer == nil { isKnown = false }
    }
    return isKnown ? true : nil
  }

  private func isSame(
    _ requirement: RequirementSyntax, in owner: SwiftType, _ extended: TypeDeclaration?
  ) -> Bool? {
    guard let left = named(requirement.leftType, in: owner), let file = extended?.file else { return nil }
    var right = named(requirement.rightType, in: owner)
    if right == nil {
      right = Compiler(FunctionScope(parent: nil, file: file, owner: nil)).type(requirement.rightType)
    }
    guard let right, !left.isOpen, !right.isOpen, !(left.isFunction && right.isFunction) else { return nil }
    if case .declared(let interface) = right, interface.kind == .interface, case .declared = left {
      // The elements of a collection are known by their values, which conform to the protocol of an existential type.
      return left.key == right.key || conforms(left, to: interface.name) ?? true
    }
    return left.key == right.key
  }

  /// Returns the type that a path such as `Item` or `Self.Item` names in the scope of a type, or nil if it is not
  /// known.
  private func named(_ syntax: TypeSyntax, in owner: SwiftType) -> SwiftType? {
    var type = owner
    for name in syntax.trimmedDescription.split(separator: ".") where name != "Self" {
      guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
        let next = typeArgument(String(name), in: type), !next.isAny
      else { return nil }
      type = next
    }
    return type
  }

  private func conforms(_ type: SwiftType, to syntax: TypeSyntax) -> Bool? {
    if let composition = syntax.as(CompositionTypeSyntax.self) {
      let answers = composition.elements.map { conforms(type, to: $0.type) }
      if answers.contains(false) { return false }
      return answers.contains(nil) ? nil : true
    }
    return conforms(type, to: syntax.baseName)
  }

  /// The types whose values may be the raw values of an enumeration, next to integers of a size.
  private static let rawTypes: Set = ["String", "Int", "Double", "Float", "Character", "CGFloat"]

  /// Returns whether a type conforms to a protocol or inherits from a class, or nil if that is not known.
  func conforms(_ type: SwiftType, to name: String) -> Bool? {
    if name == "Sendable" { return true }
    switch type {
    case .any, .oneOf, .parameter: return nil
    case .declared(let declared):
      if declared.name == name { return true }
      guard program.conforms(declared, to: name) else {
        if ["Decodable", "Encodable"].contains(name), program.conforms(declared, to: "Codable") {
          return conforms(type, to: "Codable")
        }
        if name == "RawRepresentable", declared.kind == .enumeration, let raw = declared.inheritedNames.first,
          Self.rawTypes.contains(raw) || IntegerType(sized: raw) != nil
        {
          return true
        }
        if declared.kind == .interface { return nil }
        let isSimple = declared.kind == .enumeration && declared.cases.allSatisfy { $0.parameters == nil }
        return isSimple && ["Equatable", "Hashable"].contains(name)
          || name == "Equatable" && ["Comparable", "Hashable"].contains { program.conforms(declared, to: $0) }
      }
      guard let clause = declared.conditions[name] else { return true }
      return meets(clause, type, in: declared)
    case .native(let native):
      if program.ancestry(of: native).contains(name) { return true }
      return IntegerType(sized: native) == nil ? nil : Self.integerProtocols.contains(name)
    default: break
    }
    if let own = program.extensions[type.memberKey], own.inheritedNames.contains(name) {
      guard let clause = own.conditions[name] else { return true }
      return meets(clause, type, in: own)
    }
    if program.shared.types[name] != nil { return program.ancestry(of: type.memberKey).contains(name) }
    return standardConformance(type, to: name)
  }

  private func standardConformance(_ type: SwiftType, to name: String) -> Bool? {
    switch type {
    case .int: return Self.integerProtocols.contains(name)
    case .double: return Self.floatingProtocols.contains(name)
    case .string:
      return Self.valueProtocols.contains(name) || Self.collectionProtocols.contains(name)
        || ["StringProtocol", "RangeReplaceableCollection", "LosslessStringConvertible"].contains(name)
    case .character: return Self.valueProtocols.contains(name)
    case .bool: return Self.valueProtocols.contains(name) && name != "Comparable"
    case .array, .set, .range, .dictionary:
      if ["CustomStringConvertible", "CustomDebugStringConvertible"].contains(name) { return true }
    default: break
    }
    switch type {
    case .array(let element), .set(let element), .optional(let element), .range(let element):
      if ["Equatable", "Hashable", "Codable", "Encodable", "Decodable"].contains(name) {
        return conforms(element, to: name)
      }
      if case .optional = type { return false }
      if case .array = type, name == "RangeReplaceableCollection" { return true }
      return Self.collectionProtocols.contains(name) || name == "MutableCollection"
    case .dictionary(_, let value):
      if ["Equatable", "Hashable"].contains(name) { return conforms(value, to: name) }
      return ["Sequence", "Collection"].contains(name)
    case .tuple, .function, .void, .metatype: return false
    default: return nil
    }
  }

  private static let valueProtocols: Set<String> = [
    "Equatable", "Hashable", "Comparable", "Codable", "Encodable", "Decodable", "CustomStringConvertible",
    "LosslessStringConvertible",
  ]
  private static let numberProtocols = valueProtocols.union([
    "Numeric", "SignedNumeric", "AdditiveArithmetic", "Strideable",
  ])
  private static let integerProtocols = numberProtocols.union(["BinaryInteger", "SignedInteger", "FixedWidthInteger"])
  private static let floatingProtocols = numberProtocols.union(["FloatingPoint", "BinaryFloatingPoint"])
  private static let collectionProtocols: Set<String> = [
    "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection",
  ]
}

/// The choice among members of constrained extensions.
extension Evaluator {
  /// Returns the members without those of extensions whose requirements a type does not fulfil; a member of an
  /// extension whose requirements it fulfils precedes those of the same type's other declarations.
  func applicable(_ members: [TypeDeclaration.Member], to owner: SwiftType) -> [TypeDeclaration.Member] {
    guard members.contains(where: { $0.condition != nil }) else { return members }
    return applicable(members, to: owner, condition: \.condition) { member in
      switch member {
      case .function(let function): function.owner
      case .property(let property): property.owner
      }
    }
  }

  /// Returns the candidates of a call without those of extensions whose requirements a type does not fulfil.
  func applicable(_ candidates: [MatchedCallable], to owner: @autoclosure () -> SwiftType) -> [MatchedCallable] {
    func function(_ candidate: MatchedCallable) -> FunctionDeclaration? {
      if case .function(let function, _) = candidate.callable { function } else { nil }
    }
    guard candidates.contains(where: { function($0)?.condition != nil }) else { return candidates }
    return applicable(candidates, to: owner(), condition: { function($0)?.condition }, owner: { function($0)?.owner })
  }

  private func applicable<Candidate>(
    _ candidates: [Candidate], to type: SwiftType, condition: (Candidate) -> GenericWhereClauseSyntax?,
    owner: (Candidate) -> TypeDeclaration?
  ) -> [Candidate] {
    var kept: [(candidate: Candidate, isSpecial: Bool)] = []
    for candidate in candidates {
      guard let clause = condition(candidate) else {
        kept.append((candidate, false))
        continue
      }
      let answer = meets(clause, type, in: owner(candidate))
      if answer == false { continue }
      let place = kept.firstIndex { !$0.isSpecial && owner($0.candidate) === owner(candidate) }
      if answer == true, let place {
        kept.insert((candidate, true), at: place)
      } else {
        kept.append((candidate, answer == true))
      }
    }
    return kept.map(\.candidate)
  }
}
