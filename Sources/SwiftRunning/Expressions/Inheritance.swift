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

  /// Calls the other initializer, and returns nil if it fails.
  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    let evaluator = frame.evaluator
    guard let owner else { return .void }
    if isSuper {
      guard let parent = evaluator.program.superclass(of: owner) else { return .void }
      if try decode(target.evaluate(frame, .any), as: parent, frame) { return .void }
      let isKept = try evaluator.initialize(target.evaluate(frame, .any), as: parent, arguments, frame, at: location)
      return isKept ? .void : .none
    }
    let unfinished = try target.evaluate(frame, .any)
    // In a static member `self` is the type, and the call creates another value.
    if case .type(let type) = unfinished {
      return try evaluator.construct(type, arguments, frame, hint: hint, at: location)
    }
    // In a protocol extension, the call is an initializer of the conforming type.
    // A generic structure keeps the arguments that the call of its first initializer gave it.
    let known = evaluator.declaration(of: unfinished)
    let isOwn = owner.kind == .structure && known?.origin === owner.origin
    let made = owner.kind == .interface || owner.kind == .object || isOwn ? known ?? owner : owner
    let type = owner.kind == .nativeExtension ? SwiftType.native(owner.name) : .declared(made)
    if case .object = unfinished {
      // A convenience initializer calls the object's own class, which may override the initializer.
      let fits = made.origin === owner.origin || evaluator.overrides(arguments, in: made, below: owner)
      let isKept = try evaluator.initialize(unfinished, as: fits ? made : owner, arguments, frame, at: location)
      return isKept ? .void : .none
    }
    let value = try evaluator.construct(type, arguments, frame, hint: .any, at: location)
    if value.isNone, owner.kind != .nativeExtension { return .none }
    try target.mutate(frame) { (old: inout Value) throws(Fault) in old = value }
    return .void
  }
}

extension DelegatingInitializer {
  /// Decodes the stored properties of a superclass that declares no `init(from:)`, and returns whether the call is one
  /// of `init(from:)`.
  private func decode(_ unfinished: Value, as parent: TypeDeclaration, _ frame: Frame) throws(Fault) -> Bool {
    guard arguments.count == 1, arguments[0].label == "from", case .object(let object) = unfinished,
      !parent.initializers.contains(where: { $0.labels == ["from"] }),
      let node = try arguments[0].value.evaluate(frame, .any).payload as? DecodingNode,
      case .object(let decoded) = try node.decoder.value(of: node.document, as: .declared(parent), at: node.path)
    else { return false }
    for (index, field) in decoded.fields.enumerated() where object.fields.indices.contains(index) {
      object.fields[index] = field
    }
    return true
  }
}

/// A delegating initializer call as a statement, which ends a failable initializer if the other one fails.
final class DelegationStatement: Statement {
  private let call: DelegatingInitializer

  /// Creates a statement that calls another initializer for the same value.
  init(_ location: SourceLocation, _ call: DelegatingInitializer) {
    self.call = call
    super.init(location)
  }

  override var answer: Expression? { call }

  override func execute(_ frame: Frame) throws(Fault) -> Completion {
    try call.evaluate(frame, .any).isNone ? .returned(.none) : .normal
  }

  override func finish(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Completion {
    .returned(try call.evaluate(frame, hint))
  }
}

/// A superclass member, `super.name` or `super.name(…)`.
final class SuperMember: AccessedExpression {
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

  override func knownType(_ evaluator: Evaluator) -> SwiftType {
    guard let owner, let parent = evaluator.program.superclass(of: owner) else { return .any }
    if let arguments { return evaluator.knownType(ofCall: name, on: .declared(parent), arguments) }
    return evaluator.knownType(ofMember: name, in: .declared(parent))
  }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    let evaluator = frame.evaluator
    let value = try target.evaluate(frame, .any)
    guard let owner, let parent = evaluator.program.superclass(of: owner) else { return .void }
    let isStatic = if case .type = value { true } else { false }
    let members =
      isStatic
      ? evaluator.program.statics(named: name, of: parent) : evaluator.program.members(named: name, of: parent)
    if let arguments {
      let functions = members.compactMap { if case .function(let function) = $0 { function } else { nil } }
      if functions.isEmpty, name == "encode", arguments.count == 1, arguments[0].label == "to",
        let node = try arguments[0].value.evaluate(frame, .any).payload as? EncodingNode
      {
        try node.encoder.encode(value, fieldsOf: parent, into: node)
        return .void
      }
      return try evaluator.callFunction(
        name, functions, receiver: value, captured: nil, arguments, frame, hint: hint, at: location)
    }
    for case .property(let property) in members {
      if property.getter != nil { return try evaluator.getter(property, of: value, at: location) }
      if let stored = try evaluator.inheritedField(property, of: value, at: location) { return stored }
    }
    for case .function(let function) in members {
      return .function(FunctionValue(.declared(function, receiver: value, frame: nil)))
    }
    return try evaluator.member(name, of: value, hint: hint, at: location)
  }

  override var isVariable: Bool { arguments == nil }

  override func mutate(
    _ frame: Frame, isAssignment: Bool, _ change: (inout Value) throws(Fault) -> Void
  ) throws(Fault) {
    let evaluator = frame.evaluator
    var value = try target.evaluate(frame, .any)
    guard let owner, let parent = evaluator.program.superclass(of: owner) else { return }
    for case .property(let property) in evaluator.program.members(named: name, of: parent) {
      guard property.getter != nil else {
        return try evaluator.mutateInherited(property, of: &value, at: location, change)
      }
      var current = isAssignment ? .void : try evaluator.getter(property, of: value, at: location)
      try change(&current)
      return try evaluator.setter(property, of: &value, current, at: location)
    }
    try evaluator.mutateMember(name, of: &value, at: location, change)
  }
}

extension Evaluator {
  /// Returns the value of a stored property that a subclass may override, or nil if the object has no such property.
  fileprivate func inheritedField(
    _ property: PropertyDeclaration, of value: Value, at location: SourceLocation
  ) throws(Fault) -> Value? {
    guard case .object(let instance) = value else { return nil }
    let fields = program.layout(of: instance.type).fields
    guard let index = fields.firstIndex(where: { $0 === property }) else { return nil }
    return try field(index, property, of: instance, value, at: location)
  }
}

/// A subscript of the superclass, `super[arguments]`.
final class SuperSubscript: AccessedExpression {
  private let target: Expression
  private let owner: TypeDeclaration?
  private let arguments: [ArgumentExpression]

  /// Creates a subscript of the superclass of the enclosing type.
  init(_ location: SourceLocation, _ target: Expression, owner: TypeDeclaration?, _ arguments: [ArgumentExpression]) {
    self.target = target
    self.owner = owner
    self.arguments = arguments
    super.init(location)
  }

  override var isVariable: Bool { true }

  override func knownType(_ evaluator: Evaluator) -> SwiftType {
    guard let owner, let parent = evaluator.program.superclass(of: owner) else { return .any }
    return evaluator.declaredElement(of: .declared(parent), arguments) ?? .any
  }

  private func candidates(_ evaluator: Evaluator) -> [Callable] {
    guard let owner, let parent = evaluator.program.superclass(of: owner) else { return [] }
    return evaluator.subscripts(of: parent)
  }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    let value = try target.evaluate(frame, .any)
    return try frame.evaluator.element(among: candidates(frame.evaluator), of: value, arguments, frame, at: location)
  }

  override func mutate(
    _ frame: Frame, isAssignment: Bool, _ change: (inout Value) throws(Fault) -> Void
  ) throws(Fault) {
    let evaluator = frame.evaluator
    var value = try target.evaluate(frame, .any)
    let indices = try evaluator.subscriptArguments(arguments, of: target, frame)
    try evaluator.mutateSubscript(
      among: candidates(evaluator), of: &value, arguments, indices, isAssignment: isAssignment, at: location, change)
  }
}
