extension TypeSyntax {
  /// The type's name without enclosing types and generic arguments.
  var baseName: String {
    if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.identifierText }
    if let member = self.as(MemberTypeSyntax.self) { return member.name.identifierText }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.baseName }
    if let some = self.as(SomeOrAnyTypeSyntax.self) { return some.constraint.baseName }
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.baseName }
    return trimmedDescription
  }

  /// The type without the question marks of optionals.
  var unwrapped: TypeSyntax { self.as(OptionalTypeSyntax.self)?.wrappedType.unwrapped ?? self }

  /// The type itself if it is an array or a dictionary with values of `Any`, or `Any`; otherwise nil.
  var erased: TypeSyntax? {
    let type = unwrapped
    if isErased { return self }
    if let parts = type.as(TupleTypeSyntax.self)?.elements, parts.count > 1 {
      return parts.contains { $0.type.erased != nil } ? self : nil
    }
    let element = type.as(ArrayTypeSyntax.self)?.element ?? type.as(DictionaryTypeSyntax.self)?.value
    return element?.erased == nil ? nil : self
  }

  /// Whether values of the type have types of their own: `Any`, or a protocol with `any`.
  var isErased: Bool {
    let type = unwrapped
    return type.as(IdentifierTypeSyntax.self)?.name.text == "Any" || type.trimmedDescription.hasPrefix("any ")
  }
}
