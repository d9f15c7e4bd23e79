/// A type that the program declares, or the members that its extensions add to a vocabulary type.
package final class TypeDeclaration: Declaration {
  /// A kind of type.
  package enum Kind: Hashable {
    /// The kinds: structure, class or actor, enumeration, protocol, and the extensions of a vocabulary type.
    case structure, object, enumeration, interface, nativeExtension
  }

  /// A property or a function of a type.
  package enum Member {
    /// A stored or computed property.
    case property(PropertyDeclaration)
    /// A function.
    case function(FunctionDeclaration)

    /// The file that declares the member.
    package var file: FileScope {
      switch self {
      case .property(let property): property.file
      case .function(let function): function.file
      }
    }

    /// The requirements of the extension that declares the member, or nil.
    var condition: GenericWhereClauseSyntax? {
      switch self {
      case .property(let property): property.condition
      case .function(let function): function.condition
      }
    }

    /// Whether only the file that declares the member may use it.
    var isPrivate: Bool {
      switch self {
      case .property(let property): property.isPrivate
      case .function(let function): function.isPrivate
      }
    }
  }

  /// The name, without enclosing types.
  package let name: String
  /// The kind of type.
  package let kind: Kind
  /// The type's identifier, unique in the program and increasing in the order of declaration.
  package let id: Int
  /// The source location of the name.
  package let location: SourceLocation
  /// The file that declares the type.
  package unowned(unsafe) let file: FileScope
  /// The enclosing type, or nil.
  package private(set) weak var owner: TypeDeclaration?

  /// The bodies of the declaration and its extensions, which may use private members.
  private(set) var bodies: [SourceLocation] = []
  /// Whether the type is an actor.
  var isActor = false

  /// Records the body of the declaration or of an extension.
  func addBody(_ location: SourceLocation) { bodies.append(location) }

  /// Returns whether code at a location may use the type's private members.
  func opens(to location: SourceLocation) -> Bool { bodies.contains { $0.encloses(location) } }

  /// Returns whether a location is in the body of an extension of the type.
  func isExtended(at location: SourceLocation) -> Bool { bodies.dropFirst().contains { $0.encloses(location) } }

  /// The types that the same function body declares, or nil for a type outside of function bodies.
  var localTypes: LocalTypes?
  /// Whether a property is an outlet, which an interface file connects to a view.
  var hasOutlets = false
  /// The names of the members with the modifier `override`.
  var overriddenNames: Set<String> = []
  /// The names in the inheritance clauses.
  package var inheritedNames: [String] = []
  /// The first type in a class's inheritance clause, whose generic arguments its superclass has; nil without one.
  var superclassSyntax: TypeSyntax?
  /// The type parameters.
  var typeParameters = TypeParameters.none
  /// The instance members, by name.
  package var members: [String: [Member]] = [:]
  /// The instance members that a protocol requires without a default implementation.
  var requirements: Set<String> = []
  /// The names of a protocol's associated types.
  var associatedTypes: [String] = []
  /// The members that a protocol requires, by which the associated types of a conforming type are found.
  var requiredMembers: [Member] = []
  /// The attributes of a protocol's requirements that may name result builders, by the member's name.
  var requiredBuilders: [String: String] {
    var found: [String: String] = [:]
    let builders = file.program.vocabulary.framework.builders
    for member in requiredMembers {
      switch member {
      case .property(let property): found[property.name] = property.wrapper?.name
      case .function(let function):
        found[function.name] = function.attributes.first { !builders.contains($0) }
      }
    }
    return found
  }
  /// The associated types that were found, by name; any type for one that is not known.
  var witnesses: [String: SwiftType] = [:]
  /// The requirements of the extensions that declare a conformance, by the protocol's name.
  var conditions: [String: GenericWhereClauseSyntax] = [:]
  /// The types that extensions of a protocol require of `Self`; the extensions' bodies may call the members of these
  /// types.
  var selfRequirements: [String] = []
  /// The required members that are view builders.
  var builderRequirements: Set<String> = []
  /// The static members, by name.
  package var statics: [String: [Member]] = [:]
  /// The stored properties, in order.
  package var fields: [PropertyDeclaration] = []
  /// The explicit initializers.
  package var initializers: [FunctionDeclaration] = []
  /// The body of the deinitializer, or nil.
  var deinitializer: CodeBlockItemListSyntax?
  /// The compiled deinitializer, or nil before its first use.
  var deinitializerCode: FunctionCode?
  /// The program's ended objects, if instances run deinitializers, or nil.
  var lifetimes: Lifetimes?
  /// The subscripts.
  var subscripts: [FunctionDeclaration] = []
  /// The static subscript by which `@dynamicMemberLookup` finds members of the type itself, or nil.
  var dynamicStatics: FunctionDeclaration? {
    guard attributes.contains("dynamicMemberLookup") else { return nil }
    return subscripts.first { $0.isStatic && $0.labels == ["dynamicMember"] }
  }
  /// The cases of an enumeration, in order.
  package var cases: [EnumCaseDeclaration] = []
  /// The nested types, by name.
  package var types: [String: TypeDeclaration] = [:]
  /// The nested type aliases, by name.
  package var aliases: [String: TypeAlias] = [:]
  /// The names of the attributes.
  package var attributes: Set<String> = []

  /// The members that were looked up, by name.
  var foundMembers: [String: [Member]] = [:]
  /// A type that another conforms to or inherits from.
  struct Ancestor {
    /// The name.
    let name: String
    /// The declaration, or nil for a vocabulary type.
    let declaration: TypeDeclaration?
  }

  /// The types that the type conforms to or inherits from, or nil before their first use.
  var ancestors: [Ancestor]?
  /// The names of those types, or nil before their first use.
  var conformances: [String]?
  /// Whether a view of the type reads its environment, or nil before its first use.
  package var readsEnvironment: Bool?
  /// The number of bodies of views of the type that are running, one within another.
  package var openBodies = 0
  /// The stored properties with their indices, or nil before their first use.
  package var layout: FieldLayout?
  /// The functions that compare and hash the values, or nil before their first use.
  var equality: DeclaredEquality?

  /// The generic type, if this is one with generic arguments, or nil.
  private(set) var generic: TypeDeclaration?
  /// The generic arguments, by type parameter.
  package private(set) var arguments: [String: SwiftType] = [:]
  /// The types with generic arguments created from this one, so that equal arguments give the same type.
  private var applied: [String: TypeDeclaration] = [:]
  /// Whether the declaration has been checked for errors.
  var isChecked = false
  /// Whether the type of its identities is being found, which detects cycles.
  var isFindingIdentity = false
  /// Whether values need their generic arguments, or nil before its first use.
  var bindsTypes: Bool?

  /// Creates a type without members.
  package init(name: String, kind: Kind, id: Int, location: SourceLocation, file: FileScope, owner: TypeDeclaration?) {
    self.name = name
    self.kind = kind
    self.id = id
    self.location = location
    self.file = file
    self.owner = owner
    file.program.add(self)
  }

  package func releaseResults() {
    (foundMembers, applied, witnesses) = ([:], [:], [:])
    (ancestors, conformances, readsEnvironment, layout) = (nil, nil, nil, nil)
    openBodies = 0
    (equality, deinitializerCode, lifetimes) = (nil, nil, nil)
    for enumCase in cases { enumCase.signature = nil }
  }

  /// The generic type without arguments, or the type itself.
  package var origin: TypeDeclaration { generic ?? self }

  /// Returns the type with generic arguments; unknown arguments are ignored.
  func applied(_ arguments: [String: SwiftType]) -> TypeDeclaration {
    if let generic { return generic.applied(self.arguments.merging(arguments) { _, new in new }) }
    let known = arguments.filter { !$0.value.isAny }
    if known.isEmpty { return self }
    let key = known.keys.sorted().map { "\($0)=\(known[$0]?.key ?? "")" }.joined(separator: ",")
    if let same = applied[key] { return same }
    let copy = TypeDeclaration(name: name, kind: kind, id: id, location: location, file: file, owner: owner)
    copy.inheritedNames = inheritedNames
    copy.superclassSyntax = superclassSyntax
    copy.typeParameters = typeParameters
    (copy.members, copy.statics, copy.fields) = (members, statics, fields)
    (copy.overriddenNames, copy.hasOutlets) = (overriddenNames, hasOutlets)
    (copy.requirements, copy.builderRequirements) = (requirements, builderRequirements)
    copy.conditions = conditions
    (copy.initializers, copy.subscripts, copy.cases) = (initializers, subscripts, cases)
    (copy.types, copy.aliases, copy.attributes) = (types, aliases, attributes)
    (copy.generic, copy.arguments, copy.bindsTypes) = (self, known, bindsTypes)
    applied[key] = copy
    return copy
  }

  /// Returns the case with a name, or nil.
  package func enumCase(named name: String) -> EnumCaseDeclaration? { cases.first { $0.name == name } }
}

extension [TypeDeclaration.Member] {
  /// Returns the members with those from the same file first, so that they hide private members of other files.
  func nearest(to location: SourceLocation) -> Self {
    if location != .start, contains(where: { $0.isPrivate && $0.file.index != location.file }) {
      return filter { !$0.isPrivate || $0.file.index == location.file }.nearest(to: location)
    }
    guard count > 1 else { return self }
    let files = self[0].file.program.files
    let module = location == .start ? nil : files[Int(location.file)].moduleName
    func isNear(_ member: TypeDeclaration.Member) -> Bool {
      module != nil && member.file.moduleName == module && member.file.index != location.file
    }
    return filter { $0.file.index == location.file } + filter(isNear)
      + filter { $0.file.index != location.file && !isNear($0) }
  }

  /// The members with the properties first, since a name that is not called refers to a property before a function.
  var preferringProperties: Self {
    guard count > 1 else { return self }
    let isProperty: (TypeDeclaration.Member) -> Bool = { if case .property = $0 { true } else { false } }
    return filter(isProperty) + filter { !isProperty($0) }
  }
}

/// The stored properties of a type's instances.
package struct FieldLayout {
  /// The properties, inherited ones first.
  package var fields: [PropertyDeclaration]
  /// The index of each property, by name.
  package var indices: [String: Int]
  /// The computed properties that override stored ones of a superclass, by name.
  var overrides: [String: PropertyDeclaration] = [:]
  /// The properties that add observers to stored ones of a superclass, by name, those of the superclass first.
  var observers: [String: [PropertyDeclaration]] = [:]

  /// Returns the index of a property by its name, or by the name of its storage, which begins with an underscore.
  package func index(of name: String) -> Int? {
    indices[name] ?? (name.utf8.first == UInt8(ascii: "_") ? indices[String(name.dropFirst())] : nil)
  }
}

/// A case of an enumeration declaration.
package final class EnumCaseDeclaration {
  /// The name.
  package let name: String
  /// The index among the cases.
  package let index: Int
  /// The syntax of the associated values, or nil if there are none.
  package let parameters: EnumCaseParameterListSyntax?
  /// The syntax of the raw value, or nil.
  package let rawValue: ExprSyntax?
  /// The labels of the associated values.
  package let labels: [String?]
  /// The resolved associated values, or nil before their first use.
  package var signature: [ParameterDeclaration]?

  /// Creates a case declaration.
  package init(_ syntax: EnumCaseElementSyntax, index: Int) {
    name = syntax.name.identifierText
    self.index = index
    parameters = syntax.parameterClause?.parameters
    rawValue = syntax.rawValue?.value
    labels = parameters?.map { $0.firstName.map(\.identifierText).flatMap { $0 == "_" ? nil : $0 } } ?? []
  }
}

extension TokenSyntax {
  /// The token's text without the backticks of an escaped identifier.
  var identifierText: String {
    node.withBytes { bytes in
      let isEscaped = bytes.first == UInt8(ascii: "`")
      return String(
        decoding: isEscaped ? UnsafeBufferPointer(rebasing: bytes.dropFirst().dropLast()) : bytes, as: UTF8.self)
    }
  }
}
