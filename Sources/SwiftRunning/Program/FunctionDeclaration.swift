/// A function, an initializer or a subscript that the program declares.
package final class FunctionDeclaration: Declaration {
  /// The name; `init` for an initializer, and `subscript` for a subscript.
  package let name: String
  /// The type that declares the function, or nil for a global or local function.
  package unowned(unsafe) let owner: TypeDeclaration?
  /// The file that declares the function.
  package unowned(unsafe) let file: FileScope
  /// The source location of the name.
  package let location: SourceLocation
  /// Whether the function is static.
  let isStatic: Bool
  /// Whether the function may change its receiver.
  let isMutating: Bool
  /// Whether the body is a view builder.
  let isViewBuilder: Bool
  /// Whether the initializer is failable.
  let isFailable: Bool
  /// The syntax of the parameters.
  let parameterSyntax: FunctionParameterListSyntax
  /// The syntax of the result type, or nil if there is none.
  let resultSyntax: TypeSyntax?
  /// The body, or nil for a requirement of a protocol.
  package let body: CodeBlockItemListSyntax?
  /// The body of a subscript's setter, and the name of its parameter.
  let setter: (body: CodeBlockItemListSyntax, parameter: String)?
  /// The type parameters.
  let typeParameters: TypeParameters
  /// The type in `throws(Type)`, or nil.
  var thrownSyntax: TypeSyntax?
  /// Whether only the file may use the function.
  var isPrivate = false
  /// Whether other modules may use the function.
  var isPublic = false
  /// The requirements of the function's own `where` clause, or nil.
  var requirements: GenericWhereClauseSyntax?
  /// The requirements of the extension that declares the function, or nil.
  var condition: GenericWhereClauseSyntax?
  /// The names of the attributes, which may include a result builder.
  package let attributes: [String]
  /// Whether a call chooses any other overload first, by the attribute `@_disfavoredOverload` or because the function
  /// is unavailable.
  let isDisfavored: Bool

  /// The range after the parameters and before the body, where `async` may stand.
  var effects = 0..<0
  /// Whether the function is asynchronous.
  private(set) lazy var isAsync = hasEffect("async")
  /// Whether a call of the function may throw an error whatever its arguments are.
  private(set) lazy var isThrowing: Bool = {
    guard hasEffect("throws") else { return false }
    // An error of a generic type, or of none, may be `Never`.
    guard let syntax = thrownSyntax else { return true }
    let thrown = syntax.trimmedDescription
    return thrown != "Never" && !typeParameters.contains(thrown)
  }()
  /// Whether errors in the body may be thrown on.
  var mayThrow: Bool { effects.isEmpty || hasEffect("throws") || hasEffect("rethrows") }
  /// Whether only the body of the type, and extensions of it in the same file, may use the function.
  var isStrict = false
  /// The kind of ranges to whose type an extension adds the function, or nil for any other function.
  var rangeKind: RangeKind?
  /// Whether a method of an actor may be called without waiting.
  var isNonisolated = false

  private func hasEffect(_ word: String) -> Bool {
    let text = file.text.file.text.utf8
    guard effects.lowerBound < effects.upperBound, effects.upperBound <= text.count else { return false }
    let start = text.index(text.startIndex, offsetBy: effects.lowerBound)
    let words = text[start..<text.index(start, offsetBy: effects.count)].split { !(97...122).contains($0) }
    return words.contains { $0.elementsEqual(word.utf8) }
  }

  /// Whether the function is a subscript, whose result type is always explicit.
  var isAccessor: Bool { name == "subscript" }
  /// Whether the function is a convenience initializer.
  var isConvenience = false
  /// Whether an initializer is declared in the type's main declaration, not in an extension.
  var isInMainBody = true

  /// The argument labels of the parameters.
  package let labels: [String?]
  /// The resolved parameters, or nil before their first use.
  package var parameters: [ParameterDeclaration]?
  /// The resolved result type, or nil before its first use.
  package var result: SwiftType?
  /// The result type if it uses type parameters, or nil before its first use.
  var genericResult: SwiftType??
  /// Whether a call needs its generic arguments, or nil before its first use.
  var bindsTypes: Bool?
  /// The compiled body, or nil before its first use.
  package var code: FunctionCode?
  /// The compiled setter of a subscript, or nil before its first use.
  var setterCode: FunctionCode?
  /// The scope of a local function.
  var scope: FunctionScope?

  /// Creates a function declaration.
  package init(
    name: String, owner: TypeDeclaration?, file: FileScope, location: SourceLocation, isStatic: Bool, isMutating: Bool,
    isFailable: Bool = false, parameters: FunctionParameterListSyntax, result: TypeSyntax?,
    body: CodeBlockItemListSyntax?, setter: (body: CodeBlockItemListSyntax, parameter: String)? = nil,
    typeParameters: TypeParameters, attributes: [String]
  ) {
    self.name = name
    self.owner = owner
    self.file = file
    self.location = location
    self.isStatic = isStatic
    self.isMutating = isMutating
    self.isFailable = isFailable
    parameterSyntax = parameters
    resultSyntax = result
    self.body = body
    self.setter = setter
    self.typeParameters = typeParameters
    self.attributes = attributes
    isDisfavored = attributes.contains { $0 == "_disfavoredOverload" || $0 == Self.unavailable }
    isViewBuilder = !file.program.vocabulary.framework.builders.isDisjoint(with: attributes)
    labels = parameters.map { name == "subscript" && $0.secondName == nil ? nil : $0.label }
    if name == "~=" { file.program.matchers.append(self) }
    if result?.trimmedDescription == "Never" { file.program.hasEndlessFunctions = true }
    file.program.add(self)
  }

  /// The attribute of a function that cannot be used: `@available(*, unavailable)`.
  static let unavailable = "unavailable"

  /// Returns whether a location is in the body.
  func contains(_ location: SourceLocation) -> Bool {
    guard let body, location != .start, location.file == file.index else { return false }
    return Int(location.offset) >= body.node.start && Int(location.offset) < body.node.end
  }

  package func releaseResults() {
    (parameters, result, genericResult) = (nil, nil, nil)
    (code, setterCode, scope) = (nil, nil, nil)
  }
}

/// A parameter of a declared function.
package struct ParameterDeclaration {
  /// The argument label, or nil.
  package var label: String?
  /// The name in the body.
  package var name: String
  /// The type.
  package var type: SwiftType
  /// The type if it uses type parameters, or nil.
  var genericType: SwiftType?
  /// The written type, if it is that of a collection with values of `Any`, or nil.
  var erased: TypeSyntax?
  /// Whether the parameter is variadic.
  var isVariadic = false
  /// Whether the parameter is a pack, `repeat each T`, whose arguments the body sees as a tuple.
  var isPack = false
  /// Whether the parameter is `inout`.
  var isInout = false
  /// The kind of ranges that the parameter takes, or nil for another type.
  var rangeKind: RangeKind?
  /// Whether the type is `Substring`, whose values are those of strings otherwise.
  var isSubstring = false
  /// Whether the parameter is an autoclosure.
  var isAutoclosure = false
  /// Whether the parameter is a view builder.
  var isViewBuilder = false
  /// The names of the other attributes, which may include a result builder.
  package var attributes: [String] = []
  /// The property wrapper of the program that stores the argument, or nil.
  var wrapper: ParameterWrapper?
  /// The type whose member has the parameter, where the attributes are looked up.
  package var owner: TypeDeclaration?
  /// The file that declares the parameter, where the attributes are looked up.
  package var file: FileScope?
  /// Whether the parameter has a default value.
  package var isOptional = false
  /// The compiled default value, or nil.
  var fallback: Expression?
}

extension FunctionDeclaration {
  /// The type parameters that are visible in the body.
  var visibleParameters: TypeParameters { typeParameters.union(owner?.typeParameters ?? .none) }
}

extension FunctionParameterSyntax {
  /// The argument label, or nil.
  package var label: String? { firstName.tokenKind == .wildcard ? nil : firstName.identifierText }
}

extension AttributeSyntax {
  /// Whether a declaration is marked as unavailable on every platform, or on that of the figures.
  var isUnavailable: Bool {
    guard attributeName.baseName == "available" else { return false }
    let words = trimmedDescription.split { !$0.isLetter && $0 != "*" }.map(String.init)
    return words.count > 2 && (words[1] == "*" || words[1] == "iOS") && words[2] == "unavailable"
  }
}
