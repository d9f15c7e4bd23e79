extension Evaluator {
  /// Returns whether a type is that of a type, as `Item.Type`.
  func isMetatype(_ type: SwiftType) -> Bool { if case .metatype = type.unwrapped { true } else { false } }

  /// Returns how well a type fits where one is expected as a value, as in `decode(_ type: Item.Type)`: a declared type or
  /// a subclass of it, or a scalar of the standard library; types that may have the same representation fit each other.
  func fit(_ given: SwiftType, asMetatype expected: SwiftType) -> Int {
    switch (expected, given) {
    case (.declared(let wanted), .declared(let own)):
      if wanted.origin === own.origin { return 4 }
      if wanted.kind == .interface { return 3 }
      return own.kind == .interface || isSubclass(own, of: wanted) ? 3 : 0
    case (.declared(let wanted), .int), (.declared(let wanted), .double), (.declared(let wanted), .string),
      (.declared(let wanted), .bool), (.declared(let wanted), .array), (.declared(let wanted), .dictionary),
      (.declared(let wanted), .set), (.declared(let wanted), .optional):
      return wanted.kind == .interface ? 3 : 0
    case (.declared(let wanted), .native(let name)):
      return wanted.kind == .interface || program.isOutside(type: name) ? 3 : 0
    case (.int, .int), (.double, .double), (.string, .string), (.bool, .bool): return 4
    case (.int, .declared), (.double, .declared), (.string, .declared), (.bool, .declared), (.int, .string),
      (.int, .bool), (.string, .int), (.string, .double), (.string, .bool), (.double, .string), (.double, .bool),
      (.bool, .int), (.bool, .double), (.bool, .string):
      return 0
    default: return 3
    }
  }

  /// Returns whether a class inherits from another one.
  func isSubclass(_ type: TypeDeclaration, of other: TypeDeclaration) -> Bool {
    var parent = program.superclass(of: type)
    var limit = 64
    while let current = parent, limit > 0 {
      if current.origin === other.origin { return true }
      parent = program.superclass(of: current)
      limit -= 1
    }
    return false
  }
}
