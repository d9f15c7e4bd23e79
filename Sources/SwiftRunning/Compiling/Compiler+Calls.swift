extension Compiler {
  /// Compiles the arguments of a call.
  package func arguments(
    _ list: LabeledExprListSyntax, _ trailing: ClosureExprSyntax?,
    _ additional: MultipleTrailingClosureElementListSyntax
  ) -> [ArgumentExpression] {
    var result: [ArgumentExpression] = []
    result.reserveCapacity(list.count + additional.count + (trailing == nil ? 0 : 1))
    for argument in list {
      result.append(
        ArgumentExpression(
          label: argument.label?.identifierText, value: expression(argument.expression),
          isInout: argument.expression.is(InOutExprSyntax.self)))
    }
    if let trailing { result.append(ArgumentExpression(label: nil, value: closure(trailing), isTrailing: true)) }
    for element in additional {
      let label = element.label.identifierText
      result.append(
        ArgumentExpression(label: label == "_" ? nil : label, value: closure(element.closure), isTrailing: true))
    }
    return result
  }

  /// Compiles a call after `try` whose last argument is a closure without parameters; nil for another expression.
  func attemptedCall(_ attempt: ExprSyntax) -> Expression? {
    guard program.mayNameOutside, let call = attempt.as(FunctionCallExprSyntax.self),
      let closure = call.trailingClosure, closure.signature == nil, call.additionalTrailingClosures.isEmpty
    else { return nil }
    let callee = call.calledExpression
    let name = callee.as(MemberAccessExprSyntax.self)?.declName.trimmedDescription ?? callee.trimmedDescription
    return AttemptedCall(location(of: call), expression(attempt), closure: self.closure(closure), name: name)
  }

  /// Compiles a call.
  package func call(_ syntax: FunctionCallExprSyntax) -> Expression {
    let location = location(of: syntax)
    let callee = syntax.calledExpression
    if let type = typeLiteral(callee) { return InitializerCall(location, type, arguments(of: syntax)) }
    if let isClosed = convertedRange(callee, syntax.arguments) {
      let call = InitializerCall(
        location, (expression(callee) as? TypeExpression)?.type ?? .range(.any), arguments(of: syntax))
      return RangeConversion(location, call, isClosed: isClosed)
    }
    if let reference = callee.as(DeclReferenceExprSyntax.self) {
      if reference.baseName.identifierText == Value.substringType, case .string? = type(named: Value.substringType) {
        return SubstringConversion(location, InitializerCall(location, .string, arguments(of: syntax)))
      }
      return call(named: reference.baseName.identifierText, syntax, nameLocation: self.location(of: reference))
    }
    if let access = callee.as(MemberAccessExprSyntax.self) { return memberCall(access, syntax) }
    let base = expression(callee)
    if base is UnreadableExpression { return base }
    if let type = base as? TypeExpression {
      return InitializerCall(location, type.type, arguments(of: syntax), in: bodyOwner)
    }
    let plain = ValueCall(location, base, arguments(of: syntax))
    guard let method = base as? ImplicitCall, let receiver = method.onlyArgument else { return plain }
    return UnappliedCall(location, name: method.name, base: receiver, arguments(of: syntax), or: plain)
  }

  /// Returns whether a call of an initializer makes a closed range of its only argument; nil for a call that makes no
  /// range, or that makes one of several arguments.
  private func convertedRange(_ callee: ExprSyntax, _ arguments: LabeledExprListSyntax) -> Bool? {
    guard arguments.count == 1, [nil, "uncheckedBounds"].contains(arguments.first?.label?.identifierText) else {
      return nil
    }
    let name = callee.as(GenericSpecializationExprSyntax.self)?.expression ?? callee
    switch name.as(DeclReferenceExprSyntax.self)?.baseName.identifierText {
    case "ClosedRange", "CountableClosedRange": return type(named: "ClosedRange") == nil ? nil : true
    case "Range", "CountableRange": return type(named: "Range") == nil ? nil : false
    default: return nil
    }
  }

  /// The type around the code, whose name stands for the type with its generic arguments; stand-ins for packages do not
  /// follow the rule.
  private var bodyOwner: TypeDeclaration? { file.text.file.isIncluded ? nil : scope.nearestOwner }

  private func arguments(of call: FunctionCallExprSyntax) -> [ArgumentExpression] {
    var result = arguments(call.arguments, call.trailingClosure, call.additionalTrailingClosures)
    nameOrigin(of: &result, in: call.calledExpression)
    return result
  }

  /// Sets where the keys of a localized text are looked up, which other arguments state.
  ///
  /// The locale of a `String` formats its values and chooses no language; that of a resource does.
  private func nameOrigin(of arguments: inout [ArgumentExpression], in callee: ExprSyntax) {
    guard arguments.count > 1, let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      Self.localizingCalls.contains(name) || program.vocabulary.framework.texts.contains(name)
    else { return }
    if let index = arguments.firstIndex(where: { $0.label == "bundle" }) {
      arguments[index] = ArgumentExpression(label: "bundle", value: BundleArgument(arguments[index].value))
    }
    func value(_ labels: String...) -> Expression? {
      arguments.first { $0.label.map(labels.contains) ?? false }?.value
    }
    let (table, bundle) = (value("tableName", "table"), value("bundle"))
    let locale = name == "LocalizedStringResource" ? value("locale") : nil
    guard table != nil || bundle != nil || locale != nil else { return }
    let origin = TextOrigin(table: table, bundle: bundle, locale: locale)
    for argument in arguments where argument.label.map(Self.keyLabels.contains) ?? true {
      (argument.value as? StringLiteral)?.origin = origin
      (argument.value as? InterpolatedString)?.origin = origin
    }
  }

  /// The labels of arguments that are keys, beside the one without a label.
  private static let keyLabels: Set<String> = ["localized", "defaultValue"]

  /// The types and functions of Foundation that take a key and the name of its table, as the framework's texts do.
  private static let localizingCalls: Set<String> = [
    "String", "LocalizedStringResource", "AttributedString", "NSLocalizedString",
  ]

  /// Returns the type of `[Int]` or `[String: Int]` before parentheses, or nil for another expression.
  func typeLiteral(_ callee: ExprSyntax) -> SwiftType? {
    if let array = callee.as(ArrayExprSyntax.self), array.elements.count == 1, let element = array.elements.first,
      let type = writtenType(element.expression)
    {
      return .array(type)
    }
    if let dictionary = callee.as(DictionaryExprSyntax.self), case .elements(let elements) = dictionary.content,
      elements.count == 1, let element = elements.first, let key = writtenType(element.key),
      let value = writtenType(element.value)
    {
      return .dictionary(key, value)
    }
    return nil
  }

  private func writtenType(_ syntax: ExprSyntax) -> SwiftType? {
    if let reference = syntax.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text.first?.isUppercase ?? false ? named(reference.baseName.identifierText) : nil
    }
    return (expression(syntax) as? TypeExpression)?.type ?? typeLiteral(syntax) ?? .any
  }

  private func call(named name: String, _ syntax: FunctionCallExprSyntax, nameLocation: SourceLocation) -> Expression {
    let location = self.location(of: syntax)
    if let (symbol, depth) = scope.find(name) {
      switch symbol {
      case .functions(let functions):
        return FunctionCall(nameLocation, name, functions, depth: depth, arguments(of: syntax))
      case .type(let type): return InitializerCall(location, .declared(type), arguments(of: syntax))
      case .variable, .bound, .observed, .awaited, .wrapped, .computed, .lazy, .weak:
        return ValueCall(location, reference(name, at: nameLocation), arguments(of: syntax))
      }
    }
    let callee = reference(name, at: nameLocation)
    if callee is GlobalVariable, let functions = globalFunctions(named: name) {
      return FunctionCall(nameLocation, name, functions, depth: nil, arguments(of: syntax))
    }
    if callee is MemberExpression, let global = globalCall(name, syntax, nameLocation: nameLocation) { return global }
    switch callee {
    case let member as MemberExpression:
      return MethodCall(location, base: member.base, name: name, nameLocation: nameLocation, arguments(of: syntax))
    case let type as TypeExpression:
      return InitializerCall(location, type.type, arguments(of: syntax), in: bodyOwner)
    case is FunctionReference:
      let functions =
        file.functions(named: name) ?? program.preludeFunctions(named: name) ?? []
      let shared = name.first?.isUppercase ?? false ? type(named: name, looksInBody: false) : nil
      return FunctionCall(nameLocation, name, functions, depth: nil, arguments(of: syntax), type: shared)
    case is ConstantExpression:
      return MethodCall(
        location, base: TypeExpression(nameLocation, .any), name: name, nameLocation: nameLocation,
        arguments(of: syntax))
    case is UnreadableExpression: return callee
    default: return ValueCall(location, callee, arguments(of: syntax))
    }
  }

  /// Returns the global functions with a name that a variable has as well, or nil if there are none; Swift does not let
  /// a variable of a function's type share its name.
  private func globalFunctions(named name: String) -> [FunctionDeclaration]? {
    file.functions(named: name)
  }

  /// Returns the call of a global function where no member of the name takes the arguments, or nil: `max(a, b)` in an
  /// extension of `Array`.
  private func globalCall(_ name: String, _ syntax: FunctionCallExprSyntax, nameLocation: SourceLocation) -> Expression?
  {
    let functions = globalFunctions(named: name) ?? []
    guard let owner = scope.nearestOwner, !functions.isEmpty || program.vocabulary.functions[name] != nil else {
      return nil
    }
    let arguments = self.arguments(of: syntax)
    for member in program.members(named: name, of: owner) {
      guard case .function(let function) = member, function.labels.count < arguments.count,
        !function.parameterSyntax.contains(where: { $0.ellipsis != nil })
      else { return nil }
    }
    let statics = program.statics(named: name, of: owner)
    guard statics.isEmpty, owner.enumCase(named: name) == nil, !owner.requirements.contains(name) else { return nil }
    if owner.kind == .nativeExtension,
      !program.family(of: owner.name).callables(name, matching: arguments).isEmpty
    {
      return nil
    }
    if !functions.isEmpty { return FunctionCall(nameLocation, name, functions, depth: nil, arguments) }
    return MethodCall(
      location(of: syntax), base: TypeExpression(nameLocation, .any), name: name, nameLocation: nameLocation, arguments)
  }

  private func memberCall(_ access: MemberAccessExprSyntax, _ syntax: FunctionCallExprSyntax) -> Expression {
    let location = self.location(of: syntax)
    let name = access.declName.baseName.identifierText
    let nameLocation = self.location(of: access.declName)
    guard let baseSyntax = access.base else { return ImplicitCall(nameLocation, name: name, arguments(of: syntax)) }
    if name == "init", baseSyntax.is(SuperExprSyntax.self) || baseSyntax.trimmedDescription == "self" {
      guard let target = selfReference(at: nameLocation) else { return unreadable(syntax, .unreadable("'init'")) }
      return DelegatingInitializer(
        nameLocation, target, isSuper: baseSyntax.is(SuperExprSyntax.self), owner: scope.nearestOwner,
        arguments(of: syntax))
    }
    if let module = module(baseSyntax) {
      if let type = type(named: name, of: module) { return InitializerCall(location, type, arguments(of: syntax)) }
      if !AppleModules.qualifying.contains(module),
        let functions = file.functions(named: name)
      {
        let named = functions.filter { $0.file.moduleName == module }
        return FunctionCall(
          nameLocation, name, named.isEmpty ? functions : named, depth: nil, arguments(of: syntax))
      }
      return MethodCall(
        location, base: TypeExpression(nameLocation, .any), name: name, nameLocation: nameLocation,
        arguments(of: syntax))
    }
    let base = expression(baseSyntax)
    if let type = (base as? TypeExpression)?.type {
      if name == "init" { return InitializerCall(location, type, arguments(of: syntax)) }
      if let nested = member(name, of: base, at: nameLocation) as? TypeExpression {
        return InitializerCall(location, nested.type, arguments(of: syntax))
      }
    }
    if base is UnreadableExpression { return base }
    if baseSyntax.is(SuperExprSyntax.self) {
      return SuperMember(nameLocation, base, owner: scope.nearestOwner, name: name, arguments(of: syntax))
    }
    return MethodCall(
      location, base: base, name: name, nameLocation: nameLocation, arguments(of: syntax),
      ofLibrary: isCastToText(baseSyntax))
  }

  /// Returns whether an expression is a string as `NSString`, which lacks the members that the program adds to
  /// `String`.
  private func isCastToText(_ syntax: ExprSyntax) -> Bool {
    syntax.is(TupleExprSyntax.self) && syntax.trimmedDescription.hasSuffix(" as NSString)")
  }
}
