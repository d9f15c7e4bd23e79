extension Parameter {
  /// A parameter of a value or nil that may be left out.
  static func optional<Wrapped>(
    _ label: String?, _ wrapped: @autoclosure @escaping () -> TypeBinding<Wrapped>
  ) -> Parameter where T == Wrapped? {
    Parameter { KnownParameter(label: label, binding: .optional(wrapped()), fallback: .some(nil)) }
  }

  /// A parameter of an action, which is parsed and not evaluated.
  static func action(_ label: String) -> Parameter where T == Void {
    Parameter { KnownParameter(label: label, binding: .unevaluated, fallback: ()) }
  }
}
