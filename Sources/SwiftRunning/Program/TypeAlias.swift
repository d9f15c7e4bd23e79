/// Another name for a type: `typealias Name = Type`.
package final class TypeAlias: Declaration {
  /// The name.
  let name: String
  /// The source location of the name.
  let location: SourceLocation
  /// The underlying type, as written.
  let type: TypeSyntax
  private unowned(unsafe) let file: FileScope
  private var isResolving = false
  private var isCircular = false

  /// Creates an alias of a file.
  init(_ syntax: TypeAliasDeclSyntax, file: FileScope) {
    name = syntax.name.identifierText
    location = file.location(of: syntax.name)
    type = syntax.initializer.value
    self.file = file
    file.program.add(self)
  }

  package func releaseResults() { isCircular = false }

  /// Returns the underlying type; a circular alias is an error and a type without
  /// values.
  func resolved(by compiler: Compiler) -> SwiftType {
    if isResolving || isCircular {
      isCircular = true
      let program = file.program
      program.log.add(Diagnostic(.error, .circularAlias(name), at: program.range(of: location)))
      return .native(name)
    }
    isResolving = true
    defer { isResolving = false }
    return compiler.type(type)
  }
}
