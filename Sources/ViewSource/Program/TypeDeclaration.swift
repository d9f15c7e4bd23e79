/// A type that the program declares, or what its extensions add to a type of the vocabulary.
final class TypeDeclaration: Declaration {
  /// The kinds of types.
  enum Kind: Hashable {
    /// The kinds that Swift declares, and extensions of a type that the vocabulary knows.
    case structure, object, enumeration, interface, nativeExtension
  }

  /// A property or a function of a type.
  enum Member {
    /// A stored or computed property.
    case property(PropertyDeclaration)
    /// A function.
    case function(FunctionDeclaration)

    /// The file that declares the member.
    var file: FileScope {
      switch self {
      case .property(let property): property.file
      case .function(let function): function.file
      }
    }
  }

  /// The name without the types around it.
  let name: String
  /// The kind of type.
  let kind: Kind
  /// A number that no other type of the program has, in the order of declaration.
  let number: Int
  /// Where the name stands.
  let place: Place
  /// The file that declares it.
  unowned(unsafe) let file: FileScope
  /// The type around it, or nil.
  private(set) weak var owner: TypeDeclaration?

  /// The names of the inherited types, as written.
  var inheritedNames: [String] = []
  /// The type parameters.
  var typeParameters = TypeParameters.none
  /// The members of values, by name.
  var members: [String: [Member]] = [:]
  /// The members of values that a protocol asks for without giving them.
  var requirements: Set<String> = []
  /// Those of them whose views are gathered.
  var builderRequirements: Set<String> = []
  /// The members of the type itself, by name.
  var statics: [String: [Member]] = [:]
  /// The stored properties of values, in order.
  var fields: [PropertyDeclaration] = []
  /// The initialisers that are written out.
  var initializers: [FunctionDeclaration] = []
  /// The subscripts.
  var subscripts: [FunctionDeclaration] = []
  /// The cases of an enumeration, in order.
  var cases: [EnumCaseDeclaration] = []
  /// The types declared within.
  var types: [String: TypeDeclaration] = [:]
  /// Other names for types, declared within.
  var aliases: [String: TypeAlias] = [:]
  /// The names of the attributes.
  var attributes: Set<String> = []

  /// What lookups have found, by name.
  var foundMembers: [String: [Member]] = [:]
  /// A type that another inherits from, with its declaration if the program declares it.
  struct Ancestor {
    /// The name.
    let name: String
    /// The declaration, or nil for a type of the vocabulary.
    let declaration: TypeDeclaration?
  }

  /// The types that the type inherits from, once they are known.
  var ancestors: [Ancestor]?
  /// The transitive conformances, once they are known.
  var conformances: [String]?
  /// Whether a view of this type reads what it inherits, once it is known.
  var readsEnvironment: Bool?
  /// The place of each stored property by name, inherited ones first, once they are known.
  var layout: FieldLayout?

  /// The type without its arguments, where this is a generic type with arguments.
  private(set) var generic: TypeDeclaration?
  /// What the type parameters stand for, by name.
  private(set) var arguments: [String: SwiftType] = [:]
  /// The type with arguments that were given, so that the same ones make the same type.
  private var applied: [String: TypeDeclaration] = [:]
  /// Whether values have to know what the type parameters stand for, once that is known.
  var bindsTypes: Bool?

  /// A type without members.
  init(name: String, kind: Kind, number: Int, place: Place, file: FileScope, owner: TypeDeclaration?) {
    self.name = name
    self.kind = kind
    self.number = number
    self.place = place
    self.file = file
    self.owner = owner
    file.program.add(self)
  }

  func forget() {
    (foundMembers, applied) = ([:], [:])
    (ancestors, conformances, readsEnvironment, layout) = (nil, nil, nil, nil)
    for enumCase in cases { enumCase.signature = nil }
  }

  /// The type itself, without arguments.
  var origin: TypeDeclaration { generic ?? self }

  /// A generic type with arguments, which are known where they are not any type.
  func applied(_ arguments: [String: SwiftType]) -> TypeDeclaration {
    if let generic { return generic.applied(self.arguments.merging(arguments) { _, new in new }) }
    let known = arguments.filter { !$0.value.isAny }
    if known.isEmpty { return self }
    let key = known.keys.sorted().map { "\($0)=\(known[$0]?.key ?? "")" }.joined(separator: ",")
    if let same = applied[key] { return same }
    let copy = TypeDeclaration(name: name, kind: kind, number: number, place: place, file: file, owner: owner)
    copy.inheritedNames = inheritedNames
    copy.typeParameters = typeParameters
    (copy.members, copy.statics, copy.fields) = (members, statics, fields)
    (copy.requirements, copy.builderRequirements) = (requirements, builderRequirements)
    (copy.initializers, copy.subscripts, copy.cases) = (initializers, subscripts, cases)
    (copy.types, copy.aliases, copy.attributes) = (types, aliases, attributes)
    (copy.generic, copy.arguments, copy.bindsTypes) = (self, known, bindsTypes)
    applied[key] = copy
    return copy
  }

  /// The case of a name, or nil.
  func enumCase(named name: String) -> EnumCaseDeclaration? { cases.first { $0.name == name } }
}

extension [TypeDeclaration.Member] {
  /// The members with those of a place's own file first, which hide private ones of other files.
  func nearest(to place: Place) -> Self {
    guard count > 1 else { return self }
    return filter { $0.file.number == place.file } + filter { $0.file.number != place.file }
  }

  /// The members with the properties first: a name that is not called is a property's before it is a function's.
  var preferringProperties: Self {
    guard count > 1 else { return self }
    let isProperty: (TypeDeclaration.Member) -> Bool = { if case .property = $0 { true } else { false } }
    return filter(isProperty) + filter { !isProperty($0) }
  }
}

/// The stored properties of a type's values.
struct FieldLayout {
  /// The properties, inherited ones first.
  var fields: [PropertyDeclaration]
  /// The place of each property by name.
  var places: [String: Int]

  /// The place of a property by its name, or by that of its storage, which begins with a line.
  func place(of name: String) -> Int? {
    places[name] ?? (name.utf8.first == UInt8(ascii: "_") ? places[String(name.dropFirst())] : nil)
  }
}

/// A case of an enumeration.
final class EnumCaseDeclaration {
  /// The name.
  let name: String
  /// The place among the cases.
  let index: Int
  /// The associated values, or nil if there are none.
  let parameters: EnumCaseParameterListSyntax?
  /// The raw value as written.
  let rawValue: ExprSyntax?
  /// The labels of the associated values.
  let labels: [String?]
  /// The parameters with their types, once they are known.
  var signature: [ParameterDeclaration]?

  /// A case.
  init(_ syntax: EnumCaseElementSyntax, index: Int) {
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
