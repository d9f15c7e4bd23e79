/// Interpolations into types of the program, which are `ExpressibleByStringInterpolation`.
extension InterpolatedString {
  /// Returns the value of a declared type that the literal makes through the type's own interpolation, or nil if the
  /// type declares none.
  func interpolated(_ type: TypeDeclaration, _ frame: Frame) throws(Fault) -> Value? {
    let initializer = type.initializers.first { $0.labels == ["stringInterpolation"] }
    guard let initializer, case .declared(let builder) = Compiler.parameters(of: initializer)[0].type else {
      return nil
    }
    let evaluator = frame.evaluator
    func constant(_ label: String?, _ value: Value) -> ArgumentExpression {
      ArgumentExpression(label: label, value: ConstantExpression(location, value))
    }
    var (length, count) = (0, 0)
    for part in parts { if case .text(let text) = part { length += text.utf8.count } else { count += 1 } }
    var state = try evaluator.construct(
      .declared(builder), [constant("literalCapacity", .int(length)), constant("interpolationCount", .int(count))],
      frame, hint: .any, at: location)
    for part in parts {
      switch part {
      case .text(let text):
        try append("appendLiteral", [constant(nil, .string(text))], to: &state, of: builder, frame)
      case .value(let value, let others, let label):
        let arguments = [ArgumentExpression(label: label, value: value)] + others
        try append("appendInterpolation", arguments, to: &state, of: builder, frame)
      }
    }
    return try evaluator.construct(
      .declared(type), [constant("stringInterpolation", state)], frame, hint: .any, at: location)
  }

  /// Calls the method of an interpolation that takes the next part.
  private func append(
    _ name: String, _ arguments: [ArgumentExpression], to state: inout Value, of type: TypeDeclaration, _ frame: Frame
  ) throws(Fault) {
    let evaluator = frame.evaluator
    let candidates = evaluator.callables(name, of: state, at: location)
    let chosen = try evaluator.choose(name, candidates, arguments, frame, at: location)
    guard case .function(let function, _) = chosen.callable else { return }
    var values = try evaluator.evaluate(chosen, arguments, frame)
    let types = evaluator.types(of: function, chosen, values, arguments, in: frame)
    _ = try evaluator.run(function, on: &state, captured: nil, &values, types: types, at: location)
  }
}
