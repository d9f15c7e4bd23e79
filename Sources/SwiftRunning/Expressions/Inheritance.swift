/// A delegating initializer call, `self.init(…)` or `super.init(…)`.
final class DelegatingInitializer: Expression {
  private let target: Expression
  private let isSuper: Bool
  private let owner: TypeDeclaration?
  private let arguments: [ArgumentExpression]

  /// Creates a call of another initializer for the same value.
  init(
    _ location: SourceLocation, _ target: Expression, isSuper: Bool, owner: TypeDeclaration?,
    _ arguments: [ArgumentExpression]
  ) {
    self.target = target
    self.isSuper = isSuper
    self.owner = owner
    self.arguments = arguments
    super.init(location)
  }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    let evaluator = frame.evaluator
    guard let owner else { return .void }
    if isSuper {
      guard let parent = evaluator.program.superclass(of: owner) else { return .void }
      try evaluator.initialize(target.evaluate(frame, .any), as: parent, arguments, frame, at: location)
      return .void
    }
    let unfinished = try target.evaluate(frame, .any)
    // In a static member `self` is the type, and the call creates another value.
    if case .type(let type) = unfinished {
      return try evaluator.construct(type, arguments, frame, hint: hint, at: location)
    }
    // In a protocol extension, the call is an initializer of the conforming type.
    let made =
      owner.kind == .interface || owner.kind == .object ? evaluator.declaration(of: unfinished) ?? owner : owner
    let type = owner.kind == .nativeExtension ? SwiftType.native(owner.name) : .declared(made)
    if case .object = unfinished {
      // A convenience initializer calls the object's own class, which may override the initializer.
      let fits = evaluator.overrides(arguments, in: made)
      try evaluator.initialize(unfinished, as: fits ? made : owner, arguments, frame, at: location)
      return .void
    }
    let value = try evaluator.construct(type, arguments, frame, hint: .any, at: location)
    try target.mutate(frame) { (old: inout Value) throws(Fault) in old = value }
    return .void
  }
}

/// A superclass member, `super.name` or `super.name(…)`.
final class SuperMember: Expression {
  private let target: Expression
  private let owner: TypeDeclaration?
  private let name: String
  private let arguments: [ArgumentExpression]?

  /// Creates a reference to a member of the superclass of the enclosing type; a call if there are arguments.
  init(
    _ location: SourceLocation, _ target: Expression, owner: TypeDeclaration?, name: String,
    _ arguments: [ArgumentExpression]?
  ) {
    self.target = target
    self.owner = owner
    self.name = name
    self.arguments = arguments
    super.init(location)
  }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    let evaluator = frame.evaluator
    let value = try target.evaluate(frame, .any)
    guard let owner, let parent = evaluator.program.superclass(of: owner) else { return .void }
    let members = evaluator.program.members(named: name, of: parent)
    if let arguments {
      let functions = members.compactMap { if case .function(let function) = $0 { function } else { nil } }
      return try evaluator.callFunction(
        name, functions, receiver: value, captured: nil, arguments, frame, hint: hint, at: location)
    }
    for case .property(let property) in members where property.getter != nil {
      return try evaluator.getter(property, of: value, at: location)
    }
    return try evaluator.member(name, of: value, hint: hint, at: location)
  }
}
