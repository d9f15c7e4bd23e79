import SwiftSyntax

/// Prints the tree of a file as our own parser makes it: a node a line, in pre-order, with its kind, its first byte, the end
/// and the number of its children; a minus for a child that is missing.
///
/// Most cases are generated: see syntax-forms.txt.
struct TreePrinter {
  private var text = ""

  /// The lines of a file.
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

  /// A list; the empty pieces that a string has between its values are left out.
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

// Children that SwiftSyntax holds in several forms; the table of forms names these functions.
extension TreePrinter {
  /// The elements of a dictionary, or nil for `[:]`.
  func elements(_ content: DictionaryExprSyntax.Content) -> DictionaryElementListSyntax? {
    if case .elements(let elements) = content { return elements }
    return nil
  }

  /// The statements behind `else`, or the `if`.
  func elseBody(_ body: IfExprSyntax.ElseBody?) -> (any SyntaxProtocol)? {
    switch body {
    case .ifExpr(let next): next
    case .codeBlock(let block): block.statements
    default: nil
    }
  }

  /// The getter's statements, or the list of accessors.
  func accessors(_ block: AccessorBlockSyntax?) -> (any SyntaxProtocol)? {
    switch block?.accessors {
    case .getter(let items): items
    case .accessors(let list): list
    default: nil
    }
  }

  /// The arguments of an attribute, where they are those of a call.
  func arguments(_ arguments: AttributeSyntax.Arguments?) -> LabeledExprListSyntax? {
    if case .argumentList(let list) = arguments { return list }
    return nil
  }

  /// The parameters of a closure, with parentheses around them or without.
  func parameters(_ clause: ClosureSignatureSyntax.ParameterClause?) -> (any SyntaxProtocol)? {
    switch clause {
    case .simpleInput(let list): list
    case .parameterClause(let clause): clause.parameters
    default: nil
    }
  }

  /// The patterns of a case, or nil for `default`.
  func caseItems(_ label: SwitchCaseSyntax.Label) -> SwitchCaseItemListSyntax? {
    if case .case(let label) = label { return label.caseItems }
    return nil
  }

  /// The code between two conditions of the compiler.
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

// Parts that the table leaves to these functions.
extension TreePrinter {
  /// Adds a part without a generated case: a list, or one whose node is not that of its only child.
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

  /// A requirement, with the comma behind it.
  private mutating func requirement(_ it: GenericRequirementSyntax) {
    let kind = "\(it.requirement.kind)"
    switch it.requirement {
    case .conformanceRequirement(let inner): node(kind, it, [inner.leftType, inner.rightType])
    case .sameTypeRequirement(let inner): node(kind, it, [Syntax(inner.leftType), Syntax(inner.rightType)])
    default: node("unknown", it, [])
    }
  }

  /// A step of a key path, with the dot before it.
  private mutating func component(_ it: KeyPathComponentSyntax) {
    let kind = "\(it.component.kind)"
    switch it.component {
    case .property(let property): node(kind, it, [property.declName])
    case .subscript(let index): node(kind, it, [index.arguments])
    default: node(kind, it, [])
    }
  }
}
