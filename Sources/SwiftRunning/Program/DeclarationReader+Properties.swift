extension DeclarationReader {
  private func noteOverride(of syntax: VariableDeclSyntax, in owner: TypeDeclaration?) {
    for binding in syntax.bindings {
      if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText {
        owner?.overriddenNames.insert(name)
      }
    }
  }

  /// Reads the properties of a `let` or `var` declaration.
  func readProperties(_ syntax: VariableDeclSyntax, owner: TypeDeclaration?) -> [PropertyDeclaration] {
    var (isStatic, isLazy, isWeak) = (owner == nil, false, false)
    for modifier in syntax.modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.static), .keyword(.class): isStatic = true
      case .keyword(.lazy): isLazy = true
      case .keyword(.weak), .keyword(.unowned): isWeak = true
      default: if modifier.name.text == "override" { noteOverride(of: syntax, in: owner) }
      }
    }
    var wrappers: [PropertyWrapper] = []
    var (isViewBuilder, isPublished, isManaged, isIgnored) = (false, false, false, false)
    let framework = program.vocabulary.framework
    for attribute in syntax.attributes {
      let name = attribute.attributeName.baseName
      if framework.builders.contains(name) { isViewBuilder = true; continue }
      if name == "NSManaged" { isManaged = true }
      if name == "ObservationIgnored" { isIgnored = true }
      if name == "IBOutlet" { owner?.hasOutlets = true }
      let role = framework.wrappers[name]
      if case .published? = role { isPublished = true; continue }
      guard !Self.plainAttributes.contains(name) else { continue }
      var arguments: LabeledExprListSyntax?
      if case .argumentList(let list) = attribute.arguments { arguments = list }
      let generics = attribute.attributeName.as(IdentifierTypeSyntax.self)?.genericArgumentClause?.arguments
      wrappers.append(
        PropertyWrapper(
          name: name, generics: generics?.compactMap { Compiler.argumentType($0) } ?? [], arguments: arguments,
          role: role))
    }
    let isConstant = syntax.bindingSpecifier.tokenKind == .keyword(.let)
    var type: TypeSyntax?
    var properties: [PropertyDeclaration] = []
    for binding in syntax.bindings.reversed() {
      type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? type : nil)
      if let tuple = binding.pattern.as(TuplePatternSyntax.self), isStatic {
        let whole = PropertyDeclaration(
          name: "", owner: owner, file: file, location: file.location(of: tuple), isStatic: true,
          isConstant: isConstant,
          isLazy: isLazy, typeSyntax: type, initializer: binding.initializer?.value, wrapper: nil, isViewBuilder: false,
          accessors: nil)
        properties += parts(of: tuple, [], whole).reversed()
        continue
      }
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let isComputed = binding.accessorBlock.map(Self.isComputed) ?? false
      func property(_ wrapper: PropertyWrapper?) -> PropertyDeclaration {
        PropertyDeclaration(
          name: pattern.identifier.identifierText, owner: owner, file: file, location: file.location(of: pattern),
          isStatic: isStatic, isConstant: isConstant, isLazy: isLazy, typeSyntax: type,
          initializer: binding.initializer?.value, wrapper: wrapper,
          isViewBuilder: isViewBuilder, accessors: isComputed ? binding.accessorBlock : nil)
      }
      let declared = property(wrappers.first)
      var outer = declared
      for wrapper in wrappers.dropFirst() {
        let inner = property(wrapper)
        outer.inner = inner
        outer = inner
      }
      properties.append(declared)
      if !isComputed { properties.last?.observers = binding.accessorBlock?.observers }
      properties.last?.condition = condition
      properties.last?.isPublished = isPublished
      properties.last?.isManaged = isManaged
      properties.last?.isIgnoredByObservation = isIgnored
      if isWeak, owner != nil, !isStatic {
        properties.last?.isWeak = true
        file.program.lifetimes.areObserved = true
      }
      properties.last?.rangeKind = rangeKind
      properties.last?.isStrict = isStrict(syntax.modifiers)
      for modifier in syntax.modifiers {
        switch modifier.name.text {
        case "private" where modifier.hasDetail: properties.last?.isSetterStrict = true
        case "fileprivate" where modifier.hasDetail: properties.last?.isSetterPrivate = true
        case "nonisolated": properties.last?.isNonisolated = true
        default: break
        }
      }
      if let last = properties.last,
        last.isStrict || last.isSetterStrict || last.isSetterPrivate || owner?.isActor ?? false
      {
        program.guardedNames.insert(last.name)
      }
      properties.last?.isPrivate = isPrivateExtension || Self.isPrivate(syntax.modifiers)
      if let owner { properties.last?.typeParameters = required.union(owner.typeParameters) }
    }
    return properties.reversed()
  }

  /// Returns the global or static properties that a tuple pattern declares.
  private func parts(
    of pattern: TuplePatternSyntax, _ path: [Int], _ whole: PropertyDeclaration
  ) -> [PropertyDeclaration] {
    pattern.elements.enumerated().flatMap { index, element -> [PropertyDeclaration] in
      if let inner = element.pattern.as(TuplePatternSyntax.self) { return parts(of: inner, path + [index], whole) }
      guard let name = element.pattern.as(IdentifierPatternSyntax.self) else { return [] }
      let property = PropertyDeclaration(
        name: name.identifier.identifierText, owner: whole.owner, file: file, location: file.location(of: name),
        isStatic: true, isConstant: whole.isConstant, isLazy: whole.isLazy, typeSyntax: nil, initializer: nil,
        wrapper: nil, isViewBuilder: false, accessors: nil)
      property.part = (whole, path + [index])
      return [property]
    }
  }

  private static func isComputed(_ block: AccessorBlockSyntax) -> Bool {
    switch block.accessors {
    case .getter: true
    case .accessors(let list):
      list.contains { ["get", "_read"].contains($0.accessorSpecifier.text) && $0.body != nil }
    }
  }

  private static let plainAttributes: Set<String> = [
    "available", "MainActor", "inlinable", "usableFromInline", "discardableResult", "objc", "IBOutlet", "nonobjc",
    "preconcurrency", "ObservationIgnored", "ObservationTracked", "NSManaged", "Attribute", "Relationship",
    "Transient", "ObservableState",
  ]
}
