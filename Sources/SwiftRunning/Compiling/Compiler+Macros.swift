extension Compiler {
  /// Compiles the use of a macro of Swift, Foundation or the framework.
  func macro(_ macro: MacroExpansionExprSyntax) -> Expression {
    let location = self.location(of: macro)
    let given = arguments(macro.arguments, macro.trailingClosure, macro.additionalTrailingClosures)
    if let type = vocabulary.framework.literals[macro.macroName.text] {
      return InitializerCall(
        location, .native(type.name),
        given.map { argument in
          ArgumentExpression(label: argument.label.flatMap { type.labels[$0] }, value: argument.value)
        })
    }
    switch macro.macroName.text {
    case "line": return ConstantExpression(location, .literal(program.range(of: location).line))
    case "function": return FunctionNameExpression(location)
    case "file", "fileID", "filePath": return StringLiteral(location, "")
    case "warning", "error": return ConstantExpression(location, .void)
    case let name where vocabulary.framework.declarationMacros.contains(name):
      return ConstantExpression(location, .void)
    case "Predicate":
      // The tree of a macro has no generic arguments.
      let text = macro.trimmedDescription
      let input = text.hasPrefix("#Predicate<") ? text.dropFirst("#Predicate<".count).prefix { $0 != ">" } : ""
      let type =
        input.isEmpty ? nil : ArgumentExpression(label: "_type", value: TypeExpression(location, named(String(input))))
      return InitializerCall(location, named("Predicate"), (type.map { [$0] } ?? []) + given)
    case "URL":
      let url = given.map { ArgumentExpression(label: "string", value: $0.value) }
      return ForceUnwrap(location, InitializerCall(location, named("URL"), url))
    case let name where program.mayNameOutside: return OutsideName(location, name)
    default: return unreadable(macro, .unreadable("the macro '#\(macro.macroName.text)'"))
    }
  }
}
