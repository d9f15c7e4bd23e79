/// The types that one function body declares, which may name each other in any order.
final class LocalTypes {
  private struct Reference { weak var type: TypeDeclaration? }

  private var references: [String: Reference] = [:]

  /// Adds a type without retaining it.
  func add(_ type: TypeDeclaration) { references[type.name] = Reference(type: type) }

  /// Returns the type with a name, or nil.
  subscript(name: String) -> TypeDeclaration? { references[name]?.type }
}
