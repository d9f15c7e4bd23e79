/// Another name for a type: `typealias Name = Type`.
package final class TypeAlias: Declaration {
  /// The name.
  let name: String
  /// The source location of the name.
  let location: SourceLocation
  /// The underlying type, as written.
  let type: TypeSyntax
  /// The names of the type parameters.
  let parameters: [String]
  /// Whether the alias is marked as deprecated.
  let isDeprecated: Bool
  private unowned(unsafe) let file: FileScope
  /// Whether the underlying type is being looked up.
  private(set) var isResolving = false
  private var isCircular = false

  /// Creates an alias of a file.
  init(_ syntax: TypeAliasDeclSyntax, file: FileScope) {
    name = syntax.name.identifierText
    location = file.location(of: syntax.name)
    type = syntax.initializer.value
    parameters = Self.parameters(in: syntax)
    isDeprecated = syntax.attributes.contains {
      $0.attributeName.baseName == "available" && $0.trimmedDescription.contains("deprecated")
    }
    self.file = file
    file.program.add(self)
  }

  /// The name of the module that declares the alias, or nil if the program has one module.
  var moduleName: String? { file.moduleName }

  /// Returns the names between the angle brackets after an alias's name, which the tree has as text.
  private static func parameters(in syntax: TypeAliasDeclSyntax) -> [String] {
    let text = syntax.trimmedDescription
    guard let start = text.firstIndex(of: "<"), let end = text.firstIndex(of: "="), start < end,
      let close = text[..<end].lastIndex(of: ">")
    else { return [] }
    return text[text.index(after: start)..<close].split(separator: ",").compactMap { part in
      part.split { " :\n".contains($0) }.first.map(String.init)
    }
  }

  /// Returns the underlying type with its type parameters replaced by generic arguments.
  func resolved(by compiler: Compiler, _ arguments: [TypeSyntax]) -> SwiftType {
    let given = arguments.map { compiler.type($0) }
    var open = TypeParameters.none
    for name in parameters { open.add(associatedType: name) }
    let scope = FunctionScope(
      parent: nil, file: compiler.file, owner: compiler.scope.nearestOwner, typeParameters: open)
    let type = resolved(by: Compiler(scope).keepingParameters)
    return type.replacing { name in
      parameters.firstIndex(of: name).flatMap { given.indices.contains($0) ? given[$0] : nil }
    }
  }

  package func releaseResults() { isCircular = false }

  /// Returns the underlying type; a circular alias is an error, and its type has no values.
  func resolved(by compiler: Compiler) -> SwiftType {
    if isResolving || isCircular {
      let program = file.program
      if let member = type.as(MemberTypeSyntax.self), member.name.text == name, program.mayNameOutside {
        // The type of a missing module has the alias's name.
        let full = member.trimmedDescription
        program.note(type: full, isOutside: true)
        return .native(full)
      }
      isCircular = true
      program.log.add(Diagnostic(.error, .circularAlias(name), at: program.range(of: location)))
      return .native(name)
    }
    isResolving = true
    defer { isResolving = false }
    return compiler.type(type)
  }
}
