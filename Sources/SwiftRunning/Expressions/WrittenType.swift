extension TypeSyntax {
  /// The type without the question marks of optionals.
  var unwrapped: TypeSyntax { self.as(OptionalTypeSyntax.self)?.wrappedType.unwrapped ?? self }

  /// Whether values of the type have types of their own: `Any`, or a protocol with `any`.
  var isErased: Bool {
    let type = unwrapped
    return type.as(IdentifierTypeSyntax.self)?.name.text == "Any" || type.trimmedDescription.hasPrefix("any ")
  }
}
