extension Compiler {
  /// Compiles an expression.
  package func expression(_ syntax: ExprSyntax) -> Expression {
    let location = location(of: syntax)
    switch syntax.form {
    case .integerLiteralExpr(let literal): return integer(literal.literal, at: location)
    case .floatLiteralExpr(let literal):
      var text = literal.literal.text
      if text.utf8.contains(UInt8(ascii: "_")) { text = text.filter { $0 != "_" } }
      return noted(literal.node, NumberLiteral(location, int: nil, double: Double(text) ?? 0))
    case .booleanLiteralExpr(let literal):
      return BooleanLiteral(location, .bool(literal.literal.tokenKind == .keyword(.true)))
    case .nilLiteralExpr: return NilLiteral(location)
    case .stringLiteralExpr(let literal): return string(literal)
    case .arrayExpr(let array): return ArrayLiteral(location, array.elements.map { expression($0.expression) })
    case .dictionaryExpr(let dictionary):
      guard case .elements(let elements) = dictionary.content else { return DictionaryLiteral(location, []) }
      return DictionaryLiteral(location, elements.map { (key: expression($0.key), value: expression($0.value)) })
    case .tupleExpr(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
        let inner = expression(only.expression)
        if inner is PackExpansion { return TupleExpression(location, labels: [nil], elements: [inner]) }
        return inner.isChained ? Parentheses(location, inner) : inner
      }
      if tuple.elements.isEmpty { return ConstantExpression(location, .void) }
      return TupleExpression(
        location, labels: tuple.elements.map { $0.label?.identifierText },
        elements: tuple.elements.map { expression($0.expression) })
    case .declReferenceExpr(let reference):
      let named = self.reference(reference.baseName.identifierText, at: location)
      if let labels = reference.labels {
        if let function = named as? FunctionReference { return function.labelled(labels) }
        if let member = named as? MemberExpression {
          return MemberExpression(location, base: member.base, name: member.name, labels: labels)
        }
      }
      return named
    case .memberAccessExpr(let access): return member(access)
    case .functionCallExpr(let call): return self.call(call)
    case .subscriptCallExpr(let call):
      let base = expression(call.calledExpression)
      let arguments = arguments(call.arguments, call.trailingClosure, call.additionalTrailingClosures)
      if call.calledExpression.is(SuperExprSyntax.self) {
        return SuperSubscript(location, base, owner: scope.nearestOwner, arguments)
      }
      return SubscriptExpression(location, base: base, arguments: arguments)
    case .sequenceExpr(let sequence): return operators(sequence)
    case .prefixOperatorExpr(let prefix): return self.prefix(prefix)
    case .postfixOperatorExpr(let postfix):
      if postfix.operator.text == "..." {
        return RangeExpression(location, lower: expression(postfix.expression), upper: nil, isClosed: true)
      }
      return PrefixExpression(location, postfix.operator.text, expression(postfix.expression))
    case .closureExpr(let closure): return self.closure(closure)
    case .optionalChainingExpr(let chain):
      if let type = typeLiteral(chain.expression) { return TypeExpression(location, .optional(type)) }
      let base = expression(chain.expression)
      if let type = (base as? TypeExpression)?.type { return TypeExpression(location, .optional(type)) }
      return OptionalChain(location, base)
    case .forceUnwrapExpr(let unwrap): return ForceUnwrap(location, expression(unwrap.expression))
    case .tryExpr(let attempt):
      mark(.attempt, location)
      let inner = attemptedCall(attempt.expression) ?? expression(attempt.expression)
      if attempt.questionOrExclamationMark == nil, !scope.handlesErrors {
        return unreadable(attempt, .unhandledErrors)
      }
      return attempt.questionOrExclamationMark?.tokenKind == .postfixQuestionMark ? OptionalTry(location, inner) : inner
    case .awaitExpr(let wait):
      mark(.wait, location)
      guard scope.mayWait else { return unreadable(wait, .awaitOutside) }
      return AwaitExpression(location, expression(wait.expression))
    case .inOutExpr(let inout_): return expression(inout_.expression)
    case .keyPathExpr(let path): return keyPath(path)
    case .ifExpr(let conditional): return StatementExpression(location, ifStatement(conditional))
    case .switchExpr(let choice): return StatementExpression(location, switchStatement(choice, label: nil))
    case .genericSpecializationExpr(let generic):
      if let reference = generic.expression.as(DeclReferenceExprSyntax.self) {
        let arguments = generic.genericArgumentClause.arguments.compactMap { argument -> TypeSyntax? in
          if case .type(let type) = argument.argument { type } else { nil }
        }
        let name = reference.baseName.identifierText
        guard isType(name) else { return unknown(name, at: location) }
        let open = keepingParameters.named(name, arguments)
        if open.namesParameter { return TypeParameterExpression(location, open) }
        return TypeExpression(location, named(name, arguments))
      }
      return expression(generic.expression)
    case .typeExpr(let type): return TypeExpression(location, self.type(type.type))
    case .macroExpansionExpr(let macro): return self.macro(macro)
    case .regexLiteralExpr:
      let literal = RegexLiteral(location, syntax.trimmedDescription)
      program.captureGroups.add(literal.regex)
      return literal
    case .packExpansionExpr(let expansion): return self.expansion(expansion)
    case .packElementExpr(let element): return PackElement(location, expression(element.pack))
    case .superExpr: return selfReference(at: location) ?? unreadable(syntax, .unreadable("'super'"))
    case .postfixIfConfigExpr(let config): return ifConfig(config)
    case .discardAssignmentExpr: return ConstantExpression(location, .void)
    case .copyExpr(let copy): return expression(copy.expression)
    case .borrowExpr(let borrow): return expression(borrow.expression)
    case .consumeExpr(let consume): return expression(consume.expression)
    case .unsafeExpr(let unsafe): return expression(unsafe.expression)
    default: return unreadable(syntax, .unreadable("'\(syntax.trimmedDescription.prefix(30))'"))
    }
  }

  /// Records an expression that a keyword such as `try` or `await` marks.
  func mark(_ mark: MarkedEffects.Mark, _ location: SourceLocation) {
    file.effects.add(mark, location.offset, location.offset + location.length)
  }

  /// Records a number literal whose value may be replaced without compiling the code again.
  private func noted(_ node: SyntaxNode, _ number: NumberLiteral) -> NumberLiteral {
    file.literals?.note(node, .number(number))
    return number
  }

  private func integer(_ literal: TokenSyntax, at location: SourceLocation) -> Expression {
    let short = literal.node.withBytes { bytes -> Int? in
      var value = 0
      for byte in bytes {
        guard bytes.count < 16, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
        value = value * 10 + Int(byte - UInt8(ascii: "0"))
      }
      return value
    }
    if let short { return noted(literal.node, NumberLiteral(location, int: short, double: Double(short))) }
    let digits = literal.text.filter { $0 != "_" }
    let radixes = ["0x": 16, "0b": 2, "0o": 8]
    let radix = radixes[String(digits.prefix(2))]
    guard let value = Int128(radix == nil ? digits : String(digits.dropFirst(2)), radix: radix ?? 10) else {
      return NumberLiteral(location, int: nil, double: Double(digits) ?? .infinity)
    }
    guard let int = Int(exactly: value) else { return LargeLiteral(location, value) }
    return NumberLiteral(location, int: int, double: Double(int))
  }

  private func member(_ access: MemberAccessExprSyntax) -> Expression {
    let name = access.declName.baseName.identifierText
    let location = self.location(of: access.declName)
    guard let baseSyntax = access.base else { return ImplicitMember(location, name: name) }
    if name == "self", let type = typeLiteral(baseSyntax) {
      if !scope.typeParameters.isEmpty, let open = keepingParameters.typeLiteral(baseSyntax), open.namesParameter {
        return TypeParameterExpression(location, open)
      }
      return TypeExpression(location, type)
    }
    if let module = module(baseSyntax) {
      if let type = type(named: name, of: module) { return TypeExpression(location, type) }
      if let property = program.modules[module]?.variables[name] ?? program.shared.variables[name] {
        return GlobalVariable(location, property)
      }
      return reference(name, at: location)
    }
    if let unwrapped = behindWrapper(name, of: baseSyntax, at: location) { return unwrapped }
    var base = expression(baseSyntax)
    if let array = baseSyntax.as(ArrayExprSyntax.self), array.elements.count == 1, let only = array.elements.first,
      let element = (expression(only.expression) as? TypeExpression)?.type
    {
      base = TypeExpression(base.location, .array(element))
    }
    if baseSyntax.is(SuperExprSyntax.self) {
      return SuperMember(location, base, owner: scope.nearestOwner, name: name, nil)
    }
    if let labels = access.declName.labels { return MemberExpression(location, base: base, name: name, labels: labels) }
    return member(name, of: base, at: location)
  }

  /// Returns the wrapped or projected value of a property that is read through its wrapper, as `_name.wrappedValue`.
  private func behindWrapper(_ name: String, of base: ExprSyntax, at location: SourceLocation) -> Expression? {
    guard name == "wrappedValue" || name == "projectedValue",
      let wrapper = base.as(DeclReferenceExprSyntax.self)?.baseName.text, wrapper.hasPrefix("_"),
      scope.find(wrapper) == nil
    else { return nil }
    return reference((name == "wrappedValue" ? "" : "$") + wrapper.dropFirst(), at: location)
  }

  /// Returns a member of a value, or a type nested in a type.
  package func member(_ name: String, of base: Expression, at location: SourceLocation) -> Expression {
    if let type = (base as? TypeExpression)?.type {
      if name == "self" { return base }
      if name == "Type" { return TypeExpression(location, .metatype(type)) }
      if name.first?.isUppercase ?? false {
        let nested = self.nested(name, in: type)
        if case .any = nested {} else { return TypeExpression(location, nested) }
      }
    }
    if name == "self" { return base }
    return MemberExpression(location, base: base, name: name)
  }

  /// Compiles a closure, whose body is compiled at its first call.
  package func closure(_ syntax: ClosureExprSyntax) -> ClosureExpression {
    let location = self.location(of: syntax)
    mark(.closure, location)
    var parameters: [ClosureCode.ClosureParameter]?
    var captures: [Expression] = []
    var weakCaptures: Set<Int> = []
    var inner = scope
    if let signature = syntax.signature {
      switch signature.parameterClause {
      case .simpleInput(let list):
        parameters = list.map { ClosureCode.ClosureParameter(name: $0.name.identifierText, type: .any) }
      case .parameterClause(let clause):
        parameters = clause.parameters.map { parameter in
          let name = (parameter.secondName ?? parameter.firstName).identifierText
          guard let written = parameter.type else { return ClosureCode.ClosureParameter(name: name, type: .any) }
          guard let attributed = written.as(AttributedTypeSyntax.self) else {
            return ClosureCode.ClosureParameter(name: name, type: self.type(written))
          }
          return ClosureCode.ClosureParameter(
            name: name, type: self.type(attributed.baseType),
            isInout: attributed.specifiers.contains { $0.trimmedDescription == "inout" })
        }
      default: break
      }
      let items =
        signature.capture?.items.filter { $0.name.text != "self" || $0.initializer != nil || $0.reference != nil } ?? []
      if !items.isEmpty {
        inner = FunctionScope(parent: scope, file: file, owner: nil)
        for (index, item) in items.enumerated() {
          captures.append(
            item.initializer.map { expression($0.value) }
              ?? reference(item.name.identifierText, at: self.location(of: item)))
          let name = item.name.identifierText
          if let reference = item.reference {
            let slot = inner.declare(name, .sameAs(captures[index]))
            inner.declare(name, .weak(slot, isUnowned: reference == .unowned))
            weakCaptures.insert(index)
            program.lifetimes.areObserved = true
          } else {
            _ = inner.declare(name)
          }
        }
      }
    }
    let result = syntax.signature?.returnClause.map { type($0.type) } ?? .any
    let code = ClosureCode(
      syntax.statements, scope: inner.snapshot(), captures: captures, weakCaptures: weakCaptures,
      parameters: parameters, result: result)
    code.thrownType = syntax.signature?.thrownType.map { type($0) }
    if program.lifetimes.areObserved { _ = code.code }
    return ClosureExpression(location, code)
  }

  private func ifConfig(_ config: PostfixIfConfigExprSyntax) -> Expression {
    let base = config.base.map { expression($0) }
    guard let chosen = config.config.activeElements?.as(ExprSyntax.self), let base else {
      return base ?? unreadable(config, .unreadable("'#if'"))
    }
    return rebased(chosen, on: base)
  }

  /// Compiles a chain of members that begins with an implicit member, on another base.
  private func rebased(_ chain: ExprSyntax, on base: Expression) -> Expression {
    if let call = chain.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self)
    {
      let inner = access.base.map { rebased($0, on: base) } ?? base
      return MethodCall(
        location(of: call), base: inner, name: access.declName.baseName.identifierText,
        nameLocation: location(of: access.declName),
        arguments(call.arguments, call.trailingClosure, call.additionalTrailingClosures))
    }
    if let access = chain.as(MemberAccessExprSyntax.self) {
      let inner = access.base.map { rebased($0, on: base) } ?? base
      return member(access.declName.baseName.identifierText, of: inner, at: location(of: access.declName))
    }
    return base
  }
}

extension ClosureCaptureSyntax {
  /// The keyword of a weak or unowned capture, or nil.
  fileprivate var reference: TokenSyntax.Keyword? {
    let text = trimmedDescription
    if text.hasPrefix("weak ") { return .weak }
    return text.hasPrefix("unowned ") || text.hasPrefix("unowned(") ? .unowned : nil
  }
}
