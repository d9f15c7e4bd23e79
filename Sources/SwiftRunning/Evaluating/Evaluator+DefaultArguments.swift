/// Default arguments of methods that a subclass overrides.
extension Evaluator {
  /// Evaluates the default arguments of a call whose receiver is written as a value of a superclass: they are those
  /// that the superclass declares, whichever method runs.
  func takeDefaults(
    _ values: inout [Value?], of function: FunctionDeclaration, on base: Expression, at location: SourceLocation
  ) throws(Fault) {
    guard values.contains(where: { $0 == nil }), case .declared(let type) = base.linkType(self).unwrapped,
      type.origin !== function.owner?.origin, let known = declaration(function, as: type)
    else { return }
    for (index, parameter) in Compiler.parameters(of: known).enumerated() where values[index] == nil {
      guard let fallback = parameter.fallback, parameter.genericType == nil, !parameter.isAutoclosure else { continue }
      let frame = Frame(self, parent: nil, count: 1)
      values[index] = try coerce(fallback.evaluate(frame, parameter.type), to: parameter.type, at: location)
    }
  }

  /// Returns the declaration that a class sees of a method which one of its subclasses overrides, or nil.
  private func declaration(_ function: FunctionDeclaration, as type: TypeDeclaration) -> FunctionDeclaration? {
    for case .function(let known) in program.members(named: function.name, of: type)
    where known.labels == function.labels && known !== function && known.owner?.kind == .object { return known }
    return nil
  }
}
