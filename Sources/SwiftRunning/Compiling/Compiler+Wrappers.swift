/// Property wrappers of the program on local variables and parameters.
extension Compiler {
  /// Compiles a variable with a property wrapper of the program, which is stored as its wrapper; nil for another.
  func wrappedVariable(_ syntax: VariableDeclSyntax) -> Statement? {
    guard let attribute = syntax.attributes.first(where: { wrapper(of: $0) != nil }),
      let wrapper = wrapper(of: attribute), syntax.bindings.count == 1, let binding = syntax.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
    else { return nil }
    let location = self.location(of: binding)
    let wrappers = syntax.attributes.filter { self.wrapper(of: $0) != nil }
    if wrappers.count > 1 {
      return ExpressionStatement(
        location, unreadable(wrappers[1], .unreadable("a second wrapper of a local variable")))
    }
    var given = arguments(of: attribute)
    if let initializer = binding.initializer {
      var initial = expression(initializer.value)
      if let annotated = binding.typeAnnotation {
        initial = CastExpression(initial.location, .plain, initial, type(annotated.type))
      } else {
        settle(initial)
      }
      given.insert(ArgumentExpression(label: initialLabel(of: wrapper), value: initial), at: 0)
    }
    let storage = InitializerCall(location, storageType(of: attribute, wrapper), given)
    let slot = scope.declare("_" + name, .sameAs(storage))
    scope.declare(name, .wrapped(slot, nil))
    if let observers = binding.accessorBlock?.observers {
      scope.declare(name, .wrapped(slot, localObservers(observers)))
    }
    let variable = VariableStatement(
      location, VariablePattern(index: slot), type: .any, initial: storage, fallback: .void)
    let isKept = syntax.attributes.contains { $0.attributeName.baseName == vocabulary.framework.keepingAttribute }
    return isKept ? StateVariableStatement(variable, slot: slot) : variable
  }

  /// Returns the property wrapper of the program that an attribute names, or nil.
  func wrapper(of attribute: AttributeSyntax) -> TypeDeclaration? {
    guard case .declared(let type)? = type(named: attribute.attributeName.baseName),
      !program.members(named: "wrappedValue", of: type).isEmpty
    else { return nil }
    return type
  }

  /// Returns the arguments of a wrapper's attribute.
  func arguments(of attribute: AttributeSyntax) -> [ArgumentExpression] {
    guard case .argumentList(let list) = attribute.arguments else { return [] }
    return list.map { ArgumentExpression(label: $0.label?.identifierText, value: expression($0.expression)) }
  }

  /// Returns the property wrapper of a parameter, or nil if it has none of the program.
  func wrapping(_ syntax: FunctionParameterSyntax) -> ParameterWrapper? {
    for attribute in syntax.attributes {
      guard let wrapper = wrapper(of: attribute) else { continue }
      return ParameterWrapper(
        type: storageType(of: attribute, wrapper), label: initialLabel(of: wrapper), arguments: arguments(of: attribute)
      )
    }
    return nil
  }

  /// Returns the label by which a wrapper's initializer takes the initial value.
  private func initialLabel(of wrapper: TypeDeclaration) -> String {
    let labels = wrapper.initializers.compactMap { $0.labels.first ?? nil }
    return !labels.contains("wrappedValue") && labels.contains("initialValue") ? "initialValue" : "wrappedValue"
  }

  /// Declares the parameters of a function in its scope.
  func declareParameters(of function: FunctionDeclaration) {
    for (index, parameter) in function.parameterSyntax.enumerated() {
      let name = (parameter.secondName ?? parameter.firstName).identifierText
      guard let attribute = parameter.attributes.first(where: { wrapper(of: $0) != nil }) else {
        _ = scope.declare(name, .parameter(index, of: function))
        continue
      }
      let type = storageType(of: attribute, wrapper(of: attribute))
      scope.declare(name, .wrapped(scope.declare("_" + name, .known(type)), nil))
    }
  }

  private func storageType(of attribute: AttributeSyntax, _ wrapper: TypeDeclaration?) -> SwiftType {
    let written = type(attribute.attributeName)
    if case .declared = written { return written }
    return wrapper.map { .declared($0) } ?? .any
  }
}

/// The property wrapper of a parameter.
package struct ParameterWrapper {
  /// The wrapper's type.
  let type: SwiftType
  /// The label by which the wrapper's initializer takes the argument.
  let label: String
  /// The other arguments of the initializer.
  let arguments: [ArgumentExpression]

  /// Returns the wrapper of an argument.
  func wrapping(_ value: Value, _ frame: Frame, at location: SourceLocation) throws(Fault) -> Value {
    let first = ArgumentExpression(label: label, value: ConstantExpression(location, value))
    return try frame.evaluator.construct(type, [first] + arguments, frame, hint: type, at: location)
  }
}
