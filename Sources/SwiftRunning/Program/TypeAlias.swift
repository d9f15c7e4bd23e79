/// Another name for a type: `typealias Name = Type`.
package final class TypeAlias: Declaration {
  /// The name.
  let name: String
  /// Where the name stands.
  let location: SourceLocation
  /// The type that the name stands for, as written.
  let type: TypeSyntax
  private unowned(unsafe) let file: FileScope
  private var isResolving = false
  private var isCircular = false

  /// An alias of a file.
  init(_ syntax: TypeAliasDeclSyntax, file: FileScope) {
    name = syntax.name.identifierText
    location = file.location(of: syntax.name)
    type = syntax.initializer.value
    self.file = file
    file.program.add(self)
  }

  package func forget() { isCircular = false }

  /// The type that the name stands for; one that is needed to find itself is an error and a type without values.
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
