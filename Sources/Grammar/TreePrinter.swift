import SwiftSyntax

/// A printer of a file's syntax tree, in the form that Plumbline's own parser produces.
///
/// Nodes are listed in pre-order. Each line has a node's kind, start, end and number of children; a missing child is a
/// minus sign. Most cases are generated from syntax-forms.txt.
struct TreePrinter {
  private var text = ""

  /// Returns the lines for a file.
  static func lines(of tree: SourceFileSyntax) -> String {
    var printer = TreePrinter()
    printer.add(tree.statements)
    return printer.text
  }

  private mutating func line(_ kind: String, _ syntax: Syntax, _ count: Int) {
    let start = syntax.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = syntax.endPositionBeforeTrailingTrivia.utf8Offset
    let isEmpty = syntax.firstToken(viewMode: .sourceAccurate) == nil
    text += "\(kind) \(isEmpty ? 0 : start) \(isEmpty ? 0 : end) \(count)\n"
  }

  mutating func node(_ kind: String, _ syntax: some SyntaxProtocol, _ children: [(any SyntaxProtocol)?]) {
    line(kind, Syntax(syntax), children.count)
    for child in children {
      guard let child else {
        text += "-\n"
        continue
      }
      add(child)
    }
  }

  /// Adds a list, without the empty segments between the interpolations of a string literal.
  mutating func list(_ kind: String, _ syntax: some SyntaxProtocol) {
    let children = syntax.children(viewMode: .sourceAccurate).filter {
      $0.as(StringSegmentSyntax.self)?.content.text.isEmpty != true
    }
    if children.isEmpty { text += "\(kind) 0 0 0\n" } else { node(kind, syntax, children.map { $0 }) }
  }

  mutating func add(_ syntax: any SyntaxProtocol) {
    if let token = syntax.as(TokenSyntax.self) { return line("token", Syntax(token), 0) }
    if let expression = syntax.as(ExprSyntax.self) { return add(expression) }
    if let type = syntax.as(TypeSyntax.self) { return add(type) }
    if let pattern = syntax.as(PatternSyntax.self) { return add(pattern) }
    if let declaration = syntax.as(DeclSyntax.self) { return add(declaration) }
    if let statement = syntax.as(StmtSyntax.self) { return add(statement) }
    addPart(Syntax(syntax))
  }
}

// Children that SwiftSyntax represents in several forms. The table of forms refers to these functions.
extension TreePrinter {
  /// Returns the elements of a dictionary literal, or nil for `[:]`.
  func elements(_ content: DictionaryExprSyntax.Content) -> DictionaryElementListSyntax? {
    if case .elements(let elements) = content { return elements }
    return nil
  }

  /// Returns the only expression of a `yield`.
  func expression(_ yielded: YieldStmtSyntax.YieldedExpressions) -> ExprSyntax? {
    if case .single(let expression) = yielded { return expression }
    return nil
  }

  /// Returns the statements or the `if` expression after `else`.
  func elseBody(_ body: IfExprSyntax.ElseBody?) -> (any SyntaxProtocol)? {
    switch body {
    case .ifExpr(let next): next
    case .codeBlock(let block): block.statements
    default: nil
    }
  }

  /// Returns the statements of a getter, or the list of accessors.
  func accessors(_ block: AccessorBlockSyntax?) -> (any SyntaxProtocol)? {
    switch block?.accessors {
    case .getter(let items): items
    case .accessors(let list): list
    default: nil
    }
  }

  /// Returns the arguments of an attribute if they are an argument list, as in a call.
  func arguments(_ arguments: AttributeSyntax.Arguments?) -> LabeledExprListSyntax? {
    if case .argumentList(let list) = arguments { return list }
    return nil
  }

  /// Returns the parameters of a closure, with or without parentheses.
  func parameters(_ clause: ClosureSignatureSyntax.ParameterClause?) -> (any SyntaxProtocol)? {
    switch clause {
    case .simpleInput(let list): list
    case .parameterClause(let clause): clause.parameters
    default: nil
    }
  }

  /// Returns the patterns of a case, or nil for `default`.
  func caseItems(_ label: SwitchCaseSyntax.Label) -> SwitchCaseItemListSyntax? {
    if case .case(let label) = label { return label.caseItems }
    return nil
  }

  /// Returns the code of a conditional compilation clause.
  func elements(_ elements: IfConfigClauseSyntax.Elements?) -> (any SyntaxProtocol)? {
    switch elements {
    case .statements(let list): list
    case .decls(let list): list
    case .switchCases(let list): list
    case .postfixExpression(let expression): expression
    case .attributes(let list): list
    default: nil
    }
  }
}

// Parts that the table of forms marks as written by hand.
extension TreePrinter {
  /// Adds a part without a generated case: a list, or a part that has a node besides that of its only child.
  mutating func addRest(_ syntax: Syntax) {
    let kind = "\(syntax.kind)"
    switch syntax.as(SyntaxEnum.self) {
    case .keyPathComponent(let it): component(it)
    case .genericRequirement(let it): requirement(it)
    case .genericArgument(let it):
      if case .type(let type) = it.argument { add(type) } else { node("unknownType", it, []) }
    default:
      if kind.hasSuffix("List") { list(kind, syntax) } else { node("unknown", syntax, []) }
    }
  }

  /// Adds a generic requirement, including the comma after it.
  private mutating func requirement(_ it: GenericRequirementSyntax) {
    let kind = "\(it.requirement.kind)"
    switch it.requirement {
    case .conformanceRequirement(let inner): node(kind, it, [inner.leftType, inner.rightType])
    case .sameTypeRequirement(let inner): node(kind, it, [Syntax(inner.leftType), Syntax(inner.rightType)])
    default: node("unknown", it, [])
    }
  }

  /// Adds a component of a key path, including the dot before it.
  private mutating func component(_ it: KeyPathComponentSyntax) {
    let kind = "\(it.component.kind)"
    switch it.component {
    case .property(let property): node(kind, it, [property.declName])
    case .subscript(let index): node(kind, it, [index.arguments])
    default: node(kind, it, [])
    }
  }
}
