extension Parameter {
  /// Returns an optional parameter whose default is nil.
  package static func optional<Wrapped>(
    _ label: String?, _ wrapped: @autoclosure @escaping () -> TypeBinding<Wrapped>
  ) -> Parameter where T == Wrapped? {
    Parameter { KnownParameter(label: label, binding: .optional(wrapped()), fallback: .some(nil)) }
  }

  /// Returns a parameter for an action, whose argument is parsed but not evaluated.
  package static func action(_ label: String) -> Parameter where T == Void {
    Parameter { KnownParameter(label: label, binding: .unevaluated, fallback: ()) }
  }
}
