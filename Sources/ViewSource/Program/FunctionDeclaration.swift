/// A function, an initialiser or a subscript that the program declares.
final class FunctionDeclaration: Declaration {
  /// The name; `init` and `subscript` for those.
  let name: String
  /// The type that declares it, or nil for a function of the file or of a body.
  unowned(unsafe) let owner: TypeDeclaration?
  /// The file that declares it.
  unowned(unsafe) let file: FileScope
  /// Where the name stands.
  let place: Place
  /// Whether it is a member of the type itself.
  let isStatic: Bool
  /// Whether it changes the value it is called on.
  let isMutating: Bool
  /// Whether views are gathered from the body.
  let isViewBuilder: Bool
  /// Whether an initialiser may answer nil.
  let isFailable: Bool
  /// The parameters as written.
  let parameterSyntax: FunctionParameterListSyntax
  /// The result as written.
  let resultSyntax: TypeSyntax?
  /// The body, or nil for a requirement of a protocol.
  let body: CodeBlockItemListSyntax?
  /// The body that takes a new value of a subscript, and the name of that value.
  let setter: (body: CodeBlockItemListSyntax, parameter: String)?
  /// The type parameters.
  let typeParameters: TypeParameters
  /// The names of result builders among the attributes.
  let attributes: [String]

  /// Whether it is a subscript, whose result is always written.
  var isAccessor: Bool { name == "subscript" }
  /// Whether an initialiser of a class calls another one of the class.
  var isConvenience = false
  /// Whether it stands in the type's own braces and not in an extension.
  var isInMainBody = true

  /// The labels of the parameters.
  let labels: [String?]
  /// The parameters with their types, once they are known.
  var parameters: [ParameterDeclaration]?
  /// The result's type, once it is known.
  var result: SwiftType?
  /// The result's type where it names type parameters, once it is known.
  var genericResult: SwiftType??
  /// Whether a call has to know what the type parameters stand for, once that is known.
  var bindsTypes: Bool?
  /// The compiled body.
  var code: FunctionCode?
  /// The compiled setter of a subscript.
  var setterCode: FunctionCode?
  /// What a local function is compiled in.
  var scope: FunctionScope?

  /// A function.
  init(
    name: String, owner: TypeDeclaration?, file: FileScope, place: Place, isStatic: Bool, isMutating: Bool,
    isFailable: Bool = false, parameters: FunctionParameterListSyntax, result: TypeSyntax?,
    body: CodeBlockItemListSyntax?, setter: (body: CodeBlockItemListSyntax, parameter: String)? = nil,
    typeParameters: TypeParameters, attributes: [String]
  ) {
    self.name = name
    self.owner = owner
    self.file = file
    self.place = place
    self.isStatic = isStatic
    self.isMutating = isMutating
    self.isFailable = isFailable
    parameterSyntax = parameters
    resultSyntax = result
    self.body = body
    self.setter = setter
    self.typeParameters = typeParameters
    self.attributes = attributes
    isViewBuilder = attributes.contains("ViewBuilder")
    labels = parameters.map { name == "subscript" && $0.secondName == nil ? nil : $0.label }
    file.program.add(self)
  }

  func forget() {
    (parameters, result, genericResult) = (nil, nil, nil)
    (code, setterCode, scope) = (nil, nil, nil)
  }
}

/// A parameter of a declared function.
struct ParameterDeclaration {
  /// The label, or nil for none.
  var label: String?
  /// The name within the body.
  var name: String
  /// The type.
  var type: SwiftType
  /// The type where it names type parameters.
  var genericType: SwiftType?
  /// Whether any number of arguments may stand here.
  var isVariadic = false
  /// Whether the argument is changed in place.
  var isInout = false
  /// Whether the argument's expression becomes a closure.
  var isAutoclosure = false
  /// Whether views are gathered from the argument's body.
  var isViewBuilder = false
  /// The names of the other attributes, among which may be a result builder, and where they are looked up.
  var attributes: [String] = []
  /// The type whose member has the parameter.
  var owner: TypeDeclaration?
  /// The file that declares the parameter.
  var file: FileScope?
  /// Whether the argument may be left out.
  var isOptional = false
  /// The compiled default value.
  var fallback: Expression?
}

extension FunctionDeclaration {
  /// The type parameters that the body sees.
  var visibleParameters: TypeParameters { typeParameters.union(owner?.typeParameters ?? .none) }
}

extension FunctionParameterSyntax {
  /// The label of an argument, or nil for none.
  var label: String? { firstName.tokenKind == .wildcard ? nil : firstName.identifierText }
}
