/// Whether a type's values are compared and hashed by functions of the program in place of their contents.
struct DeclaredEquality {
  /// Whether the program declares `==` for the type, or for any type.
  let comparesItself: Bool
  /// The type's own `hash(into:)`, or nil.
  let hash: FunctionDeclaration?
}

extension Program {
  /// Returns the functions that compare and hash the values of a type.
  fileprivate func equality(of type: TypeDeclaration) -> DeclaredEquality {
    if let known = type.equality { return known }
    let isGlobal = !globalFunctions(named: "==").isEmpty
    var hash: FunctionDeclaration?
    for case .function(let function) in members(named: "hash", of: type) where function.labels == ["into"] {
      hash = hash ?? function
    }
    let result = DeclaredEquality(comparesItself: isGlobal || !statics(named: "==", of: type).isEmpty, hash: hash)
    if isComplete { type.equality = result }
    return result
  }
}

extension Value {
  /// Returns whether the program's own `==` holds for two values of a type, or nil if it declares none for them.
  ///
  /// A call that fails is reported, and the values are not equal.
  func isDeclaredEqual(to other: Value, of type: TypeDeclaration) -> Bool? {
    let type = type.origin
    guard type.file.program.equality(of: type).comparesItself, let evaluator = type.file.program.evaluator else {
      return nil
    }
    do { return try evaluator.declaredEquality(self, other) } catch {
      evaluator.report(error)
      return false
    }
  }

  /// Feeds a value to a hasher by the program's own `hash(into:)`, and returns whether there is one.
  func isHashed(of type: TypeDeclaration, into hasher: inout Hasher) -> Bool {
    let type = type.origin
    guard let function = type.file.program.equality(of: type).hash, let evaluator = type.file.program.evaluator else {
      return false
    }
    let state = HashedValues()
    do { _ = try evaluator.run(function, receiver: self, captured: nil, [.native("Hasher", state)], at: .start) } catch
    {
      evaluator.report(error)
    }
    for value in state.values { hasher.combine(HashableValue(value)) }
    return true
  }
}

/// The values that `hash(into:)` feeds to its hasher, in order.
final class HashedValues {
  /// The values.
  var values: [Value] = []
}

extension Vocabulary {
  /// Adds `Hasher`.
  mutating func addHasher() {
    rawInitializer("Hasher", []) { _ in .native("Hasher", HashedValues()) }
    rawMutating("Hasher", "combine", [.value()]) { value, call in
      if case .native(let native) = value, let hasher = native.payload as? HashedValues {
        hasher.values.append(call.value(0))
      }
      return .void
    }
    raw("Hasher", "finalize", []) { value, _ in
      guard case .native(let native) = value, let hasher = native.payload as? HashedValues else { return .int(0) }
      return .int(HashableValue(.array(hasher.values)).hashValue)
    }
    raw("Any", "hash", [.value("into")]) { value, call in
      if case .native(let native) = call.value(0), let hasher = native.payload as? HashedValues {
        hasher.values.append(value)
      }
      return .void
    }
  }
}
