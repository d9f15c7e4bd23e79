import PlumblineLayout

extension PreviewReader {
  /// Returns the live view of a playground: the value of `liveView`, without an enclosing hosting controller or view.
  func liveViews() -> [Preview] {
    for item in file.statements {
      guard case .expr(let expression) = item.item, let view = liveView(expression) else { continue }
      let location = file.location(of: item)
      program.isSpent = true
      return run(nil, at: location, directives: directives(before: item)) { () throws(Fault) in
        let compiled = Compiler(FunctionScope(parent: nil, file: file, owner: nil)).expression(view)
        let roots = try kept { () throws(Fault) in
          let value = try compiled.evaluate(Frame(evaluator, parent: nil, count: 0), .view)
          return try evaluator.node(of: value).map { [.stackedInPreview([$0])] } ?? []
        }
        return roots.map { root in
          var preview = Preview(name: nil, view: root.view)
          preview.states = root.states
          preview.readModifiers()
          return preview
        }
      }
    }
    return []
  }

  /// The locations of the statements that set a live view.
  var liveViewLocations: [SourceLocation] {
    file.statements.filter { item in
      guard case .expr(let expression) = item.item else { return false }
      return liveView(expression) != nil
    }.map { file.location(of: $0) }
  }

  private func liveView(_ expression: ExprSyntax) -> ExprSyntax? {
    if let call = expression.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "PlaygroundPage.current.setLiveView"
    {
      return call.arguments.first.map { hosted($0.expression) }
    }
    if let sequence = expression.as(SequenceExprSyntax.self),
      sequence.elements.first?.trimmedDescription == "PlaygroundPage.current.liveView"
    {
      return sequence.elements.last.map(hosted)
    }
    return nil
  }

  /// Returns the content of a hosting controller or view, or the view itself.
  private func hosted(_ expression: ExprSyntax) -> ExprSyntax {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let root = call.arguments.first(where: { $0.label?.text == "rootView" })
    else { return expression }
    return root.expression
  }
}
