/// The creation of objects by the initializers of their classes.
extension Evaluator {
  /// Creates an object of a class.
  func constructObject(
    _ type: TypeDeclaration, _ arguments: [ArgumentExpression], _ frame: Frame, hint: SwiftType,
    at location: SourceLocation
  ) throws(Fault) -> Value {
    var type = type
    if case .declared(let expected) = hint.unwrapped, expected.generic === type { type = expected }
    if !type.typeParameters.isEmpty { type = applied(type, to: arguments) }
    observeLifetimes(of: type)
    if !type.origin.isChecked { try check(type) }
    let object = Value.object(Instance(type: type, fields: try defaults(of: type, at: location)))
    let isKept = try initialize(object, as: type, arguments, frame, at: location)
    return isKept ? object : .none
  }

  /// Returns the initializers of a class, its own first.
  ///
  /// A class that declares no designated initializer inherits all; one that overrides all designated initializers
  /// inherits the convenience initializers.
  private func available(in type: TypeDeclaration, limit: Int = 64) -> [FunctionDeclaration] {
    let own = type.initializers
    guard limit > 0, let parent = program.superclass(of: type) else { return own }
    let inherited = available(in: parent, limit: limit - 1)
    if own.allSatisfy(\.isConvenience) { return own + inherited }
    let overridesAll = inherited.allSatisfy { initializer in
      initializer.isConvenience || own.contains { $0.labels == initializer.labels }
    }
    return overridesAll ? own + inherited.filter(\.isConvenience) : own
  }

  /// Runs a class initializer on an object, and returns whether it succeeded.
  @discardableResult func initialize(
    _ object: Value, as type: TypeDeclaration, _ arguments: [ArgumentExpression], _ frame: Frame,
    at location: SourceLocation
  ) throws(Fault) -> Bool {
    var current: TypeDeclaration? = type
    var limit = 64
    while let declared = current, declared.initializers.isEmpty, limit > 0 {
      current = program.superclass(of: declared)
      limit -= 1
    }
    guard current != nil else {
      if arguments.isEmpty || program.hasOutsideAncestor(type) { return true }
      throw fault(.wrongLabels(type.name, found: arguments.signature, candidates: []), at: location)
    }
    var candidates: [Callable] = []
    if let declared = current { candidates = available(in: declared).map { .function($0, nil) } }
    while let declared = current, limit > 0, declared.initializers.allSatisfy(\.isConvenience) {
      current = program.superclass(of: declared)
      limit -= 1
    }
    let matching = matching(candidates, arguments)
    // A class without designated initializers has `init()` besides the convenience initializers of its extensions;
    // Swift prefers it to those whose parameters all have defaults.
    let needsDefaults = matching.allSatisfy { !shapes(of: $0.callable).isEmpty }
    if needsDefaults, arguments.isEmpty, current == nil { return true }
    if matching.isEmpty, program.hasOutsideAncestor(type) || arguments.isEmpty && program.hasInertAncestor(type) {
      return true
    }
    let chosen = try choose(
      type.name, among: binding(matching, of: type), of: candidates, arguments, frame, at: location)
    guard case .function(let function, _) = chosen.callable else { return true }
    if location != function.location { try checkUse(of: function, at: location) }
    var values = try evaluate(chosen, arguments, frame)
    var receiver = object
    let result = try run(function, on: &receiver, captured: nil, &values, at: location)
    if function.isFailable, result.isNone { return false }
    if !function.isConvenience, type === object.declaredInstance?.type {
      try checkFields(of: object, at: function.location)
    }
    return true
  }
}
