extension Parameter {
  /// A parameter of a value or nil that may be left out.
  static func optional<Wrapped>(_ label: String?, _ wrapped: TypeBinding<Wrapped>) -> Parameter where T == Wrapped? {
    Parameter(label: label, binding: .optional(wrapped), fallback: .some(nil))
  }

  /// A parameter of an action, which is parsed and not evaluated.
  static func action(_ label: String) -> Parameter where T == Void {
    Parameter(label: label, binding: .unevaluated, fallback: ())
  }
}
