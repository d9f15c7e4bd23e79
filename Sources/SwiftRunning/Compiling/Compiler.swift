/// The compiler of a body, which resolves its names and turns its syntax into expressions and statements.
package struct Compiler {
  /// The maximum depth of nested expressions.
  package static let depthLimit = 1_500

  /// The scope of the body.
  let scope: FunctionScope
  /// The file.
  package let file: FileScope
  /// The program.
  package let program: Program
  /// Whether types keep their type parameters instead of replacing them with their constraints.
  var keepsParameters = false
  /// The type parameters whose type is being found: a requirement can equate one with a type that contains it.
  var openParameters: Set<String> = []

  /// Creates a compiler for a body in a scope.
  package init(_ scope: FunctionScope) {
    self.scope = scope
    file = scope.file
    program = scope.file.program
  }

  /// The vocabulary.
  package var vocabulary: Vocabulary { program.vocabulary }

  /// Returns the source location of a syntax node.
  package func location(of syntax: some SyntaxProtocol) -> SourceLocation { file.location(of: syntax) }

  /// Returns the expression for unsupported code, which reports a message when it is evaluated.
  package func unreadable(_ syntax: some SyntaxProtocol, _ message: Diagnostic.Message) -> Expression {
    let location = location(of: syntax)
    return UnreadableExpression(location, Diagnostic(.error, message, at: program.range(of: location)))
  }

  // MARK: Bodies

  /// Compiles the body of a function with its parameters.
  package static func code(of function: FunctionDeclaration, _ body: CodeBlockItemListSyntax, extra: [String] = [])
    -> FunctionCode
  {
    let scope = FunctionScope(
      parent: function.scope, file: function.file, owner: function.owner,
      typeParameters: function.visibleParameters)
    if function.scope == nil {
      _ = scope.declare("self", function.owner.map { .owner($0, isStatic: function.isStatic) })
    }
    if let thrown = function.thrownSyntax { scope.thrownType = Compiler(scope).type(thrown) }
    scope.erasedResult = function.resultSyntax?.erased
    if !function.file.text.file.isIncluded { scope.allowed = (function.mayThrow, function.isAsync) }
    Compiler(scope).declareParameters(of: function)
    for name in extra { _ = scope.declare(name, function.resultSyntax.map { .known(Compiler(scope).type($0)) }) }
    if extra.isEmpty, function.keepsSelf { scope.noteConstant(0) }
    let block = Compiler(scope).checked(body, of: function, isGetter: extra.isEmpty)
    if let written = scope.erasedResult { block.takeType(written) }
    return FunctionCode(frameSize: scope.count, body: block, captures: scope.captures)
  }

  /// Compiles the body of an accessor or observer.
  package static func code(of property: PropertyDeclaration, _ body: CodeBlockItemListSyntax, parameter: String? = nil)
    -> FunctionCode
  {
    let scope = FunctionScope(
      parent: nil, file: property.file, owner: property.owner, typeParameters: property.typeParameters)
    _ = scope.declare("self", property.owner.map { .owner($0, isStatic: property.isStatic) })
    if let parameter { _ = scope.declare(parameter, .stored(property)) }
    scope.erasedResult = parameter == nil ? property.typeSyntax?.erased : nil
    if parameter == nil, property.keepsSelf { scope.noteConstant(0) }
    let block = Compiler(scope).block(body)
    if let written = scope.erasedResult { block.takeType(written) }
    return FunctionCode(frameSize: scope.count, body: block, captures: scope.captures)
  }

  /// Compiles a deinitializer.
  static func deinitializer(of type: TypeDeclaration, _ body: CodeBlockItemListSyntax) -> FunctionCode {
    let scope = FunctionScope(parent: nil, file: type.file, owner: type, typeParameters: type.typeParameters)
    _ = scope.declare("self", .owner(type, isStatic: false))
    let block = Compiler(scope).block(body)
    return FunctionCode(frameSize: scope.count, body: block, captures: scope.captures)
  }

  /// Compiles an expression outside of any body, such as a default value.
  package static func code(
    _ expression: ExprSyntax, file: FileScope, owner: TypeDeclaration?, type: SwiftType = .any,
    written: TypeSyntax? = nil, typeParameters: TypeParameters? = nil
  ) -> FunctionCode {
    let scope = FunctionScope(
      parent: nil, file: file, owner: owner, typeParameters: typeParameters ?? owner?.typeParameters ?? .none)
    _ = scope.declare("self", owner.map { .owner($0, isStatic: false) })
    let compiler = Compiler(scope)
    let value = compiler.expression(expression)
    if let written { value.takeType(written) }
    if case .any = type { compiler.settle(value) }
    return FunctionCode(
      frameSize: scope.count, body: Block([ExpressionStatement(value.location, value)]), captures: scope.captures)
  }

  /// Returns the parameters of a function with their types.
  package static func parameters(of function: FunctionDeclaration) -> [ParameterDeclaration] {
    if let known = function.parameters { return known }
    let scope = FunctionScope(
      parent: function.scope, file: function.file, owner: function.owner,
      typeParameters: function.visibleParameters)
    if function.scope == nil { _ = scope.declare("self") }
    let compiler = Compiler(scope)
    var parameters = function.parameterSyntax.map { compiler.parameter($0) }
    for (index, label) in function.labels.enumerated() { parameters[index].label = label }
    function.parameters = parameters
    return parameters
  }

  private func parameter(_ syntax: FunctionParameterSyntax) -> ParameterDeclaration {
    var type = syntax.type
    var result = ParameterDeclaration(
      label: syntax.firstName.tokenKind == .wildcard ? nil : syntax.firstName.identifierText,
      name: (syntax.secondName ?? syntax.firstName).identifierText, type: .any)
    for attribute in syntax.attributes {
      let name = attribute.attributeName.baseName
      if vocabulary.framework.builders.contains(name) {
        result.isViewBuilder = true
      } else {
        result.attributes.append(name)
      }
    }
    if !result.attributes.isEmpty {
      (result.owner, result.file) = (scope.nearestOwner, file)
      result.wrapper = wrapping(syntax)
    }
    var escapes = false
    if let attributed = type.as(AttributedTypeSyntax.self) {
      for specifier in attributed.specifiers where specifier.trimmedDescription == "inout" { result.isInout = true }
      for attribute in attributed.attributes {
        switch attribute.attributeName.baseName {
        case "autoclosure": result.isAutoclosure = true
        case "escaping": escapes = true
        case let name where vocabulary.framework.builders.contains(name): result.isViewBuilder = true
        default: break
        }
      }
      type = attributed.baseType
    }
    if let expansion = type.as(PackExpansionTypeSyntax.self) {
      result.type = self.type(expansion.repetitionPattern)
      (result.isVariadic, result.isPack) = (true, true)
      return result
    }
    // Declarations that stand in for a framework's write `Any` for the type parameters of its generic functions.
    result.erased = file.text.file.isIncluded ? nil : type.erased
    result.type = self.type(type)
    result.genericType = genericType(type)
    // Only functions escape, so that a name from elsewhere is that of a function's type.
    if escapes, !result.type.isFunction { (result.type, result.genericType) = (.any, nil) }
    if result.isViewBuilder, case .function(let inputs, let output, _) = result.type {
      result.type = .function(inputs, output, builder: true)
    }
    result.rangeKind = type.as(IdentifierTypeSyntax.self).flatMap { RangeKind(rawValue: $0.name.text) }
    result.isSubstring = type.as(IdentifierTypeSyntax.self)?.name.text == "Substring"
    result.isVariadic = syntax.ellipsis != nil
    if let fallback = syntax.defaultValue?.value {
      result.isOptional = true
      result.fallback = expression(fallback)
    }
    return result
  }

  /// Marks the literals of an expression as having their default types.
  func settle(_ expression: Expression) {
    (expression as? NumberLiteral)?.isSettled = true
    (expression as? ArrayLiteral)?.isSettled = true
  }
}
