extension SwiftType {
  /// The type of views.
  static let view = SwiftType.native("View")

  /// Returns the type of bindings to values of a type.
  static func binding(_ value: SwiftType) -> SwiftType { .reference("Binding", value) }
}

extension ParameterShape {
  /// Returns a parameter for a view builder's closure.
  static func content(_ label: String?, of arguments: [SwiftType] = [], optional: Bool = false) -> ParameterShape {
    ParameterShape(
      label: label, type: .function(arguments, .view, builder: true), isOptional: optional, isUnevaluated: false)
  }
}

extension TypeBinding {
  /// Returns the binding of a `Binding`, which is read as its current value.
  static func binding(_ wrapped: TypeBinding) -> TypeBinding {
    TypeBinding(
      type: .binding(wrapped.type),
      read: { value, evaluator throws(Fault) in
        let current = try evaluator.unbound(value)
        if let result = try wrapped.read(current, evaluator) { return result }
        guard let outside = current.outside else { return nil }
        return try wrapped.read(evaluator.emptyValue(of: wrapped.type, named: outside.name, at: .start), evaluator)
      },
      write: wrapped.write)
  }
}
