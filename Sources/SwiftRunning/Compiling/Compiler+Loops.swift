extension Compiler {
  /// Compiles a `for` loop, whose iterations have a frame each.
  func forStatement(_ syntax: ForStmtSyntax, label: String?) -> Statement {
    let sequence = expression(syntax.sequence)
    let inner = FunctionScope(parent: scope, file: file, owner: nil, isLoop: true)
    let compiler = Compiler(inner)
    let written = syntax.typeAnnotation.map { type($0.type) }
    let pattern = compiler.pattern(
      syntax.pattern, binds: syntax.caseKeyword == nil,
      of: written.map { .known($0) } ?? .element(of: .sameAs(sequence)))
    let condition = syntax.whereClause.map { compiler.expression($0.condition) }
    let body = compiler.block(syntax.body.statements)
    return ForStatement(
      location(of: syntax), pattern, sequence, of: written, condition, body, label: label,
      frameSize: inner.count)
  }

  /// The declarations that capture variables. Where a loop has one, each iteration has a frame for its own variables.
  private static let capturing: Set<SyntaxKind> = [.closureExpr, .functionDecl]

  /// Compiles a `while` loop.
  func whileStatement(
    _ location: SourceLocation, _ conditions: ConditionElementListSyntax, _ body: CodeBlockSyntax, label: String?
  ) -> Statement {
    guard body.node.contains(Self.capturing) else {
      scope.push()
      defer { scope.pop() }
      let start = scope.count
      let conditions = self.conditions(conditions)
      return WhileStatement(
        location, conditions, block(body.statements, from: start), label: label, runsFirst: false, frameSize: nil)
    }
    let inner = FunctionScope(parent: scope, file: file, owner: nil, isLoop: true)
    let compiler = Compiler(inner)
    let compiled = compiler.conditions(conditions)
    let block = compiler.block(body.statements)
    return WhileStatement(location, compiled, block, label: label, runsFirst: false, frameSize: inner.count)
  }

  /// Compiles a `repeat` loop.
  func repeatStatement(_ location: SourceLocation, _ syntax: RepeatStmtSyntax, label: String?) -> Statement {
    guard syntax.body.node.contains(Self.capturing) else {
      let body = block(syntax.body.statements)
      return WhileStatement(
        location, [.expression(expression(syntax.condition))], body, label: label, runsFirst: true, frameSize: nil)
    }
    let inner = FunctionScope(parent: scope, file: file, owner: nil, isLoop: true)
    let compiler = Compiler(inner)
    let body = compiler.block(syntax.body.statements)
    let condition = compiler.expression(syntax.condition)
    return WhileStatement(
      location, [.expression(condition)], body, label: label, runsFirst: true, frameSize: inner.count)
  }
}
