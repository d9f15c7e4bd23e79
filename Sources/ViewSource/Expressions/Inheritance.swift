/// The form `self.init(…)` and `super.init(…)`.
final class DelegatingInitializer: Expression {
  private let target: Expression
  private let isSuper: Bool
  private let owner: TypeDeclaration?
  private let arguments: [ArgumentExpression]

  /// A call of another initialiser for the same value.
  init(
    _ place: Place, _ target: Expression, isSuper: Bool, owner: TypeDeclaration?, _ arguments: [ArgumentExpression]
  ) {
    self.target = target
    self.isSuper = isSuper
    self.owner = owner
    self.arguments = arguments
    super.init(place)
  }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    let evaluator = frame.evaluator
    guard let owner else { return .void }
    if isSuper {
      guard let parent = evaluator.program.superclass(of: owner) else { return .void }
      try evaluator.initialize(target.evaluate(frame, .any), as: parent, arguments, frame, at: place)
      return .void
    }
    let unfinished = try target.evaluate(frame, .any)
    // In a static member `self` is the type, and the call makes another value.
    if case .type(let type) = unfinished {
      return try evaluator.construct(type, arguments, frame, hint: hint, at: place)
    }
    // What a protocol delegates to is an initialiser of the type that conforms.
    let made = owner.kind == .interface ? evaluator.declaration(of: unfinished) ?? owner : owner
    let type = owner.kind == .nativeExtension ? SwiftType.native(owner.name) : .declared(made)
    if case .object = unfinished {
      try evaluator.initialize(unfinished, as: made, arguments, frame, at: place)
      return .void
    }
    let value = try evaluator.construct(type, arguments, frame, hint: .any, at: place)
    try target.mutate(frame) { (old: inout Value) throws(Fault) in old = value }
    return .void
  }
}

/// The form `super.name` and `super.name(…)`: a member as the class above has it.
final class SuperMember: Expression {
  private let target: Expression
  private let owner: TypeDeclaration?
  private let name: String
  private let arguments: [ArgumentExpression]?

  /// A member of `self` as the superclass of the type in which the code stands has it; a call if there are arguments.
  init(
    _ place: Place, _ target: Expression, owner: TypeDeclaration?, name: String, _ arguments: [ArgumentExpression]?
  ) {
    self.target = target
    self.owner = owner
    self.name = name
    self.arguments = arguments
    super.init(place)
  }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    let evaluator = frame.evaluator
    let value = try target.evaluate(frame, .any)
    guard let owner, let parent = evaluator.program.superclass(of: owner) else { return .void }
    let members = evaluator.program.members(named: name, of: parent)
    if let arguments {
      let functions = members.compactMap { if case .function(let function) = $0 { function } else { nil } }
      return try evaluator.callFunction(
        name, functions, receiver: value, captured: nil, arguments, frame, hint: hint, at: place)
    }
    for case .property(let property) in members where property.getter != nil {
      return try evaluator.getter(property, of: value, at: place)
    }
    return try evaluator.member(name, of: value, hint: hint, at: place)
  }
}
