/// Optionals that become values of type `Any` or of a type parameter.
///
/// A wrapped optional is represented by its wrapped value, so only the static type tells an optional. In generic code, it
/// follows from the types that the call binds the type parameters to.
extension Evaluator {
  /// Returns the static type of an expression if it uses type parameters, or nil.
  func openType(of expression: Expression) -> SwiftType? {
    guard expression.mayNameParameter else { return nil }
    keepsParameters = true
    defer { keepsParameters = false }
    let type = expression.knownType(self)
    return type.namesParameter ? type : nil
  }

  /// Returns the static type of an expression, with the arguments that the call gives to type parameters.
  func boundType(of expression: Expression, _ frame: Frame) -> SwiftType {
    let known = expression.knownType(self)
    guard known.isOpen, let open = openType(of: expression) else { return known }
    return frame.bound(open)
  }

  /// Returns a value of a known type whose optionals, and those in its collections and tuples, are boxed, as a mirror sees
  /// them.
  func deeplyBoxed(_ value: Value, _ type: SwiftType) -> Value {
    guard type.holdsOptional else { return value }
    switch (type, value) {
    case (.optional, _): return boxed(value, type)
    case (.array(let element), .array(let values)): return .array(values.map { deeplyBoxed($0, element) })
    case (.dictionary(_, let content), .dictionary(var table)):
      for entry in table.entries { table[entry.key] = deeplyBoxed(entry.value, content) }
      return .dictionary(table)
    case (.tuple(let types), .tuple(var tuple)) where types.count == tuple.elements.count:
      for (index, part) in types.enumerated() { tuple.elements[index] = deeplyBoxed(tuple.elements[index], part.type) }
      return .tuple(tuple)
    default: return value
    }
  }

  /// Returns the value of an expression as one of type `Any`.
  func erased(_ value: Value, of expression: Expression, _ frame: Frame) -> Value {
    expression is NilLiteral ? value : boxed(value, boundType(of: expression, frame))
  }

  /// Returns an argument of a function of the vocabulary that shows values with their types, as `print` and
  /// `String(describing:)` do.
  func shown(_ value: Value, of expression: Expression, by entry: VocabularyEntry, _ frame: Frame) -> Value {
    switch entry.name {
    case "print", "debugPrint", "dump", "type", "String", "Mirror":
      guard let open = openType(of: expression) else { return value }
      return boxed(value, frame.bound(open))
    default: return value
    }
  }
}

extension TypeSyntax {
  /// Whether the type is `Any` itself.
  var isAnyItself: Bool { self.as(IdentifierTypeSyntax.self)?.name.text == "Any" }
}
