/// A member access, `base.name`.
final class MemberExpression: MemberLink {
  /// The argument labels in the name of a function, as in `Item.init(name:)`, or nil.
  private let labels: [String?]?
  private let isDescription: Bool
  @exclusivity(unchecked) private var knowsDispatch = false
  /// Whether the base is known to be an object, or nil before the first change of the member.
  @exclusivity(unchecked) private var hasObject: Bool?
  @exclusivity(unchecked) private var property: PropertyDeclaration?
  @exclusivity(unchecked) private var interface: TypeDeclaration?
  /// The protocol to which the type that the base names conforms, if nothing else is known of it.
  @exclusivity(unchecked) private var typeInterface: TypeDeclaration?
  /// Whether an extension of the program adds the member to optionals.
  @exclusivity(unchecked) private var addsToOptionals = false
  /// Whether the access control allows the code to read the member, or to set it, as far as that has been checked.
  @exclusivity(unchecked) private var (isReadable, isSettable) = (false, false)

  override var implicitPath: [String]? { base.implicitPath.map { $0 + [name] } }

  /// Checks that access control allows the code to read the member, or to set it.
  private func checkUse(of value: Value, _ frame: Frame, isSetter: Bool = false) throws(Fault) {
    let evaluator = frame.evaluator
    if evaluator.program.guardedNames.contains(name) {
      try evaluator.checkUse(ofMember: name, of: value, on: base, isSetter: isSetter, at: location)
    }
    guard evaluator.program.isComplete else { return }
    if isSetter { isSettable = true } else { isReadable = true }
  }

  /// Creates an access to a member of a value or of a type.
  init(_ location: SourceLocation, base: Expression, name: String, labels: [String?]? = nil) {
    self.labels = labels
    isDescription = name == "description" || name == "debugDescription"
    super.init(location, base: base, name: name)
  }

  /// Returns the value of a property that a protocol's extension adds, if the base is known only as the protocol.
  private func staticallyDispatched(_ value: Value, _ frame: Frame) throws(Fault) -> Value? {
    let evaluator = frame.evaluator
    if !knowsDispatch, evaluator.program.isComplete {
      knowsDispatch = true
      interface = evaluator.interface(of: base)
      typeInterface = evaluator.typeInterface(of: base)
      for case .property(let found) in evaluator.extensionMembers(name, of: base.linkType(evaluator)) {
        property = property ?? found
      }
      if case .optional = base.linkType(evaluator) {
        let added = evaluator.program.extensions["Optional"]?.members[name] ?? []
        for case .property(let found) in evaluator.applicable(added, to: base.linkType(evaluator)).reversed() {
          (property, addsToOptionals) = (found, true)
        }
      }
    }
    if property == nil, let interface, case .object(let object) = value {
      for case .property(let inherited) in evaluator.inheritedDefaults(name, of: object.type, as: interface) {
        return try evaluator.getter(inherited, of: value, at: location)
      }
    }
    if property == nil, let typeInterface, case .type(.declared(let type)) = value, type.kind == .object,
      let inherited = evaluator.inheritedStatic(name, of: type, as: typeInterface)
    {
      return try evaluator.staticValue(of: inherited, at: location, receiver: value)
    }
    guard let property, addsToOptionals || !value.isNone else { return nil }
    if addsToOptionals, value.isNone { evaluator.receiverType = base.linkType(evaluator) }
    if property.isStatic { return try evaluator.staticValue(of: property, at: location, receiver: value) }
    return try evaluator.getter(property, of: value, at: location)
  }

  override func writtenSequence(_ evaluator: Evaluator) -> String? {
    evaluator.writtenSequence(ofMember: name, of: base)
  }
  override var isQuiet: Bool { base.isQuiet }
  override var mayNameParameter: Bool { base.mayNameParameter }
  override var hasEffects: Bool { base.hasEffects }
  override func resolved(_ frame: Frame) throws(Fault) -> Expression {
    hasEffects ? MemberExpression(location, base: try base.resolved(frame), name: name, labels: labels) : self
  }
  override func endsAtNil(_ frame: Frame) throws(Fault) -> Bool { isChained ? try base.endsAtNil(frame) : false }
  override var isVariable: Bool { true }
  override var memberName: String? { name }
  override func linkType(_ evaluator: Evaluator) -> SwiftType {
    evaluator.knownType(ofMember: name, in: base.linkType(evaluator))
  }

  /// Returns the vocabulary's member of a value whose own type is represented by another, or nil for other values.
  private func memberOfOtherType(of value: Value, _ evaluator: Evaluator) throws(Fault) -> Value? {
    guard let name = base.memberName, evaluator.vocabulary.propertiesOfOtherTypes.contains(name),
      case .native(let native) = value,
      let entry = evaluator.program.family(of: native.type).members(self.name).first(where: { $0.kind == .property })
    else { return nil }
    var receiver = value
    return try entry.call(
      on: &receiver, Call(evaluator: evaluator, location: location, arguments: [], name: self.name))
  }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    let value = try base.evaluate(frame, base.isImplicitChain ? hint : .any)
    if !isReadable { try checkUse(of: value, frame) }
    if isDescription, let text = try frame.evaluator.description(name, of: value, base) { return text }
    if let labels, !(isChained && value.isNone),
      let function = frame.evaluator.function(name, labels, of: value, at: location)
    {
      return function
    }
    if let member = try staticallyDispatched(value, frame) { return member }
    if case .instance(let instance) = value, let layout = instance.type.layout, let index = layout.indices[name],
      layout.fields[index].wrapper == nil, instance.fields.indices.contains(index), !layout.fields[index].isLazy,
      !layout.fields[index].isWeak
    {
      return instance.fields[index]
    }
    if isChained, value.isNone { return .none }
    if let lazy = try lazyField(of: value, frame) { return lazy }
    if frame.evaluator.program.hasMutatingGetters, let changed = try changingProperty(of: value, frame) {
      return changed
    }
    if let member = try memberOfOtherType(of: value, frame.evaluator) { return member }
    if value.isEmptyOrMissing {
      let known = base.linkType(frame.evaluator)
      if !known.isAny { frame.evaluator.receiverType = known }
    }
    return try frame.evaluator.member(name, of: value, hint: hint, at: location)
  }

  /// Returns the value of a lazy property that a structure has not computed yet; copies of the structure do not get it.
  private func lazyField(of value: Value, _ frame: Frame) throws(Fault) -> Value? {
    guard base.isVariable, case .instance(let instance) = value, let layout = instance.type.layout,
      let index = layout.indices[name], layout.fields[index].isLazy, case .void = instance.fields[index]
    else { return nil }
    let (evaluator, location) = (frame.evaluator, location)
    var result = Value.none
    try base.mutate(frame) { (value: inout Value) throws(Fault) in
      guard case .instance(let shared) = value else { return }
      value = .instance(shared.copy())
      result = try evaluator.member(self.name, of: value, hint: .any, at: location)
    }
    return result
  }

  /// Returns the value of a property whose getter changes the structure that has it, or nil for any other member.
  private func changingProperty(of value: Value, _ frame: Frame) throws(Fault) -> Value? {
    let (evaluator, location) = (frame.evaluator, location)
    guard base.isVariable, value.isStructureOrCase else { return nil }
    var result = Value.none
    if case .instance(let instance) = value, let layout = instance.type.layout, let index = layout.indices[name] {
      let field = layout.fields[index]
      guard evaluator.changesWhenRead(field) else { return nil }
      try base.mutate(frame) { (value: inout Value) throws(Fault) in
        try evaluator.mutateMember("_" + self.name, of: &value, at: location) { (wrapper: inout Value) throws(Fault) in
          result = try evaluator.content(ofChanging: &wrapper, of: field, at: location)
        }
      }
      return result
    }
    guard let property = evaluator.declaredProperty(name, of: value), property.isGetterMutating else { return nil }
    try base.mutate(frame) { (value: inout Value) throws(Fault) in
      result = try evaluator.getter(property, changing: &value, at: location)
    }
    return result
  }

  /// Returns whether the base is an object that is read without effects, as far as that is known.
  private func holdsObject(_ evaluator: Evaluator) -> Bool {
    if base.hasEffects { return false }
    if evaluator.isObserving { return true }
    if let known = hasObject { return known }
    let isObject =
      if case .declared(let type) = base.linkType(evaluator).unwrapped { type.kind == .object } else { false }
    if evaluator.program.isComplete { hasObject = isObject }
    return isObject
  }

  override func mutate(
    _ frame: Frame, isAssignment: Bool, _ change: (inout Value) throws(Fault) -> Void
  ) throws(Fault) {
    let evaluator = frame.evaluator
    // An object is changed through a reference of its own, so that observers may read its owner, and the owner does not
    // change.
    if holdsObject(evaluator), case .object(let instance) = try base.evaluate(frame, .any) {
      var object = Value.object(instance)
      if !isSettable { try checkUse(of: object, frame, isSetter: true) }
      return try evaluator.mutateMember(name, of: &object, isAssignment: isAssignment, at: location, change)
    }
    try base.mutate(frame) { (value: inout Value) throws(Fault) in
      if self.isChained, value.isNone { return }
      if !self.isSettable { try self.checkUse(of: value, frame, isSetter: true) }
      try evaluator.mutateMember(self.name, of: &value, isAssignment: isAssignment, at: self.location, change)
    }
  }
}

/// An implicit member, `.name`.
final class ImplicitMember: Expression {
  /// The member's name.
  let name: String
  @exclusivity(unchecked) private var constant = ConstantCache()

  /// Creates an access to a member of the expected type.
  init(_ location: SourceLocation, name: String) {
    self.name = name
    super.init(location)
  }

  override var isContextual: Bool { true }
  override var isImplicitChain: Bool { true }
  override var implicitRoot: String? { name }
  override var implicitPath: [String]? { [name] }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    let expected = hint.expectedName
    if let expected, let known = constant.value(expecting: expected) { return known }
    let value = try frame.evaluator.implicitMember(name, of: hint, at: location)
    let evaluator = frame.evaluator
    if let expected {
      constant.record(value, expecting: expected, [], evaluator, if: evaluator.knowsStatic(name, in: hint))
    }
    return value
  }

  override var fitsBySyntax: Bool { true }

  override func fit(_ type: SwiftType, _ frame: Frame, _ value: inout Value?) throws(Fault) -> Int {
    if type.isAny { return 1 }
    guard frame.evaluator.hasStatic(name, in: type), frame.evaluator.hasCase(name, withValues: false, in: type) else {
      return 0
    }
    if frame.evaluator.isResource(name, in: type) { return 5 }
    return frame.evaluator.mayHaveType(name, type) ? 4 : 2
  }
}

/// Optional chaining, `base?`.
final class OptionalChain: UnwrappingExpression {
  override func resolved(_ frame: Frame) throws(Fault) -> Expression {
    hasEffects ? OptionalChain(location, try base.resolved(frame)) : self
  }
  override func endsAtNil(_ frame: Frame) throws(Fault) -> Bool {
    if base.isChained, try base.endsAtNil(frame) { return true }
    return try base.evaluate(frame, .any).isNone
  }
  override var isChained: Bool { true }
  override func knownType(_ evaluator: Evaluator) -> SwiftType { base.knownType(evaluator) }
  override var memberName: String? { base.memberName }
  override func linkType(_ evaluator: Evaluator) -> SwiftType { base.linkType(evaluator).wrapped }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    try base.evaluate(frame, hint).unwrappedOnce
  }

  override func mutate(_ frame: Frame, _ change: (inout Value) throws(Fault) -> Void) throws(Fault) {
    try base.mutate(frame) { (value: inout Value) throws(Fault) in
      if !value.isNone { try change(&value) }
    }
  }
}
