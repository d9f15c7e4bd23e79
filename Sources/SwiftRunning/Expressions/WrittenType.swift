extension TypeSyntax {
  /// The type without the question marks of optionals.
  var unwrapped: TypeSyntax { self.as(OptionalTypeSyntax.self)?.wrappedType.unwrapped ?? self }

  /// The type itself if it is an array or a dictionary with values of `Any`, or `Any`; otherwise nil.
  var erased: TypeSyntax? {
    let type = unwrapped
    if isErased { return self }
    let element = type.as(ArrayTypeSyntax.self)?.element ?? type.as(DictionaryTypeSyntax.self)?.value
    return element?.erased == nil ? nil : self
  }

  /// Whether values of the type have types of their own: `Any`, or a protocol with `any`.
  var isErased: Bool {
    let type = unwrapped
    return type.as(IdentifierTypeSyntax.self)?.name.text == "Any" || type.trimmedDescription.hasPrefix("any ")
  }
}
