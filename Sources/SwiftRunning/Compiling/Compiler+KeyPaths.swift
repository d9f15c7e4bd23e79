extension Compiler {
  /// Compiles a key path with the type of its root, if that is written.
  func keyPath(_ path: KeyPathExprSyntax) -> Expression {
    var steps: [KeyPathExpression.Step] = []
    // The root may be a nested type, `\Outer.Inner.member`.
    var root = path.root.map { type($0) }
    var written = root
    for component in path.components {
      switch component.component {
      case .property(let property):
        let name = property.declName.baseName.identifierText
        if let outer = root, name.first?.isUppercase ?? false, case .declared(let inner) = nested(name, in: outer) {
          (root, written) = (.declared(inner), .declared(inner))
          continue
        }
        root = nil
        steps.append(.property(name))
      case .subscript(let index):
        steps.append(
          .index(
            index.arguments.map {
              ArgumentExpression(label: $0.label?.identifierText, value: expression($0.expression))
            }))
      default: steps.append(.unwrapped(isForced: component.trimmedDescription.hasSuffix("!")))
      }
    }
    return KeyPathExpression(location(of: path), steps, root: written)
  }
}
