/// A call of a type, `Type(…)`.
final class InitializerCall: Expression {
  private let type: SwiftType
  @exclusivity(unchecked) private var callCache = CallSiteCache()
  @exclusivity(unchecked) private var constant = ConstantCache()
  private let arguments: [ArgumentExpression]
  private let holdsPack: Bool
  /// Whether the call is in the body of the generic type that it names, where the name stands for the type with the
  /// body's arguments.
  let isInBody: Bool
  /// Whether the only argument is a literal of which the type makes a value as it does without a call, or nil before
  /// the first evaluation.
  @exclusivity(unchecked) private var convertsLiteral: Bool?

  /// Creates a call of a type's initializer.
  init(
    _ location: SourceLocation, _ type: SwiftType, _ arguments: [ArgumentExpression], in owner: TypeDeclaration? = nil
  ) {
    self.type = type
    isInBody =
      if case .declared(let own) = type, !own.typeParameters.isEmpty, own.arguments.isEmpty {
        own.origin === owner?.origin
      } else {
        false
      }
    holdsPack = arguments.holdsPack
    self.arguments = arguments
    super.init(location)
  }

  override func knownType(_ evaluator: Evaluator) -> SwiftType {
    let known = evaluator.knownType(ofInitializer: type, arguments)
    guard isInBody else { return known }
    // The arguments of the body decide, not the literals among the call's.
    if case .optional = known { return .optional(type) }
    return type
  }
  override var initialValue: Expression? { arguments.initialValue }
  override var storageKey: Expression? { arguments.storageKey }
  override var viewName: String? { type.description }

  /// Returns the expected type if it has generic arguments that the call leaves out, and the type of an implicit member
  /// among the call's arguments follows from them; otherwise nil.
  private func appliedType(_ hint: SwiftType) -> SwiftType? {
    guard case .declared(let expected) = hint.unwrapped, !expected.arguments.isEmpty, case .declared(let own) = type,
      own.arguments.isEmpty, expected.origin === own, arguments.contains(where: { $0.value.isImplicitChain })
    else { return nil }
    return .declared(expected)
  }

  /// Returns the type of the receiver of the code around the call, which has the generic arguments of the body.
  private func receiverType(_ frame: Frame) -> SwiftType? {
    guard isInBody, case .declared(let own) = type else { return nil }
    var root = frame
    while let parent = root.parent { root = parent }
    guard root.slots.count > 0 else { return nil }
    let known: TypeDeclaration? =
      if case .type(.declared(let type)) = root.slots[0] { type } else {
        frame.evaluator.declaration(of: root.slots[0])
      }
    guard let known, known.origin === own.origin, !known.arguments.isEmpty else { return nil }
    return .declared(known)
  }

  private func takesLiteral(_ evaluator: Evaluator) -> Bool {
    guard arguments.count == 1, arguments[0].label == nil, let kinds = arguments[0].value.literalKinds,
      case .declared(let declared) = type
    else { return false }
    return evaluator.takesLiteral(kinds, declared)
  }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    if convertsLiteral == nil { convertsLiteral = takesLiteral(frame.evaluator) }
    if convertsLiteral == true { return try arguments[0].value.evaluate(frame, type) }
    // A literal that `Int` cannot hold is one of the number type that is called.
    if arguments.count == 1, arguments[0].label == nil, let large = arguments[0].value as? LargeLiteral,
      type.memberKey == "Double" || IntegerType(sized: type.memberKey) != nil
    {
      return try large.evaluate(frame, type)
    }
    if let applied = receiverType(frame) ?? appliedType(hint) {
      return try frame.evaluator.construct(applied, arguments, frame, hint: hint, at: location)
    }
    if holdsPack {
      return try frame.evaluator.construct(type, arguments.expanded(frame), frame, hint: hint, at: location)
    }
    // Otherwise, the expected type has no effect on a call that names its type.
    if let known = constant.value(expecting: "") { return known }
    if let rows = arguments.last?.value as? ClosureExpression, !rows.knowsInputs,
      frame.evaluator.vocabulary.framework.rowContainers.contains(type.memberKey)
    {
      rows.learn([arguments[0].value.linkType(frame.evaluator).element])
    }
    let value = try frame.evaluator.construct(type, arguments, frame, hint: hint, cache: callCache.next(), at: location)
    constant.record(value, expecting: "", arguments, frame.evaluator)
    return value
  }
}

extension [ArgumentExpression] {
  /// The initial value in a wrapper's arguments; other arguments are storage keys and options.
  var initialValue: Expression? {
    guard let first, ["initialValue", "wrappedValue"].contains(first.label) else { return nil }
    return first.value
  }

  /// The key in a wrapper's arguments: the one without a label.
  var storageKey: Expression? { first { $0.label == nil }?.value }
}

/// A method call, `base.name(…)`.
final class MethodCall: MemberLink {
  private let arguments: [ArgumentExpression]
  private let nameLocation: SourceLocation
  /// Whether the call has the form of the modifier that sets a view's identity.
  private let setsIdentity: Bool
  /// Whether evaluating the base twice would repeat effects of its subscripts' arguments.
  private let hasEffectsInBase: Bool
  /// Whether the method is the library's, even if the program adds one with its name.
  private let isOfLibrary: Bool
  private let holdsPack: Bool
  /// Whether the parameters' types of the closures among the arguments have been inferred.
  @exclusivity(unchecked) private var knowsClosures: Bool
  @exclusivity(unchecked) private var callCache = CallSiteCache()
  @exclusivity(unchecked) private var knowsDispatch = false
  @exclusivity(unchecked) private var extensionMembers: [Callable]?
  @exclusivity(unchecked) private var interface: TypeDeclaration?

  /// Creates a call of a method of a value or of a type.
  init(
    _ location: SourceLocation, base: Expression, name: String, nameLocation: SourceLocation,
    _ arguments: [ArgumentExpression], ofLibrary isOfLibrary: Bool = false
  ) {
    self.nameLocation = nameLocation
    self.arguments = arguments
    self.isOfLibrary = isOfLibrary
    setsIdentity = name == "id" && arguments.count == 1 && arguments[0].label == nil
    holdsPack = arguments.holdsPack
    hasEffectsInBase = base.hasEffects
    knowsClosures = !arguments.contains { $0.value is ClosureExpression || $0.value is FunctionReference }
    super.init(location, base: base, name: name)
  }

  override var neverReturns: Bool { Self.endlessFunctions.contains(name) && base is TypeExpression }

  /// The functions of the libraries that end the program.
  private static let endlessFunctions: Set<String> = ["fatalError", "preconditionFailure", "abort", "exit"]

  override func linkType(_ evaluator: Evaluator) -> SwiftType {
    evaluator.knownType(ofCall: name, on: base.linkType(evaluator), arguments)
  }

  override func writtenSequence(_ evaluator: Evaluator) -> String? {
    evaluator.writtenSequence(ofCall: name, on: base, arguments)
  }

  override func resultOverloads(_ evaluator: Evaluator) -> [SwiftType]? {
    guard evaluator.program.isOverloadedByResult(name) else { return nil }
    return evaluator.resultOverloads(name, on: base.linkType(evaluator), arguments)
  }

  /// Whether the method exists on optionals and on sequences, with different meanings.
  private var isMapping: Bool { name == "map" || name == "flatMap" }

  private func isOptional(_ type: SwiftType) -> Bool { if case .optional = type { true } else { false } }

  /// The methods of sequences whose results have the elements of the sequence.
  private static let elementKeepers: Set<String> = [
    "sorted", "filter", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "shuffled",
  ]

  /// Returns the type of a literal of members without a type, `[.a, .b].contains(x)`: an array of what is looked for.
  private func elementsOfArgument(_ evaluator: Evaluator) -> SwiftType? {
    guard let literal = base as? ArrayLiteral, literal.isImplicit, arguments.count == 1,
      name == "contains" && arguments[0].label == nil || arguments[0].label == "of"
    else { return nil }
    let type = arguments[0].value.knownType(evaluator)
    return type.isAny ? nil : .array(type.unwrapped)
  }

  /// Returns the value of the base; a view with an identity of its own is created under it.
  private func baseValue(_ base: Expression, _ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    let evaluator = frame.evaluator
    guard setsIdentity, evaluator.program.isActing, !base.isImplicitChain else {
      if let elements = elementsOfArgument(evaluator) { return try base.evaluate(frame, elements) }
      let passesHint = base.isImplicitChain || Self.elementKeepers.contains(name) && hint.labelsElements
      return try base.evaluate(frame, passesHint ? hint : .any)
    }
    let identity = try arguments[0].value.evaluate(frame, .any)
    return try evaluator.host.identified(by: identity, in: evaluator, at: nameLocation) { () throws(Fault) in
      try base.evaluate(frame, .any)
    }
  }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    // A mutating method evaluates the base again.
    let base = hasEffectsInBase ? try self.base.resolved(frame) : self.base
    var value = try baseValue(base, frame, hint)
    if base.isChained, value.isNone { return .none }
    if !knowsClosures {
      knowsClosures = true
      _ = linkType(frame.evaluator)
    }
    findExtensionMembers(frame.evaluator)
    if holdsPack {
      return try frame.evaluator.invoke(
        name, on: &value, base: base, arguments.expanded(frame), frame, hint: hint, among: extensionMembers,
        at: nameLocation, whole: location)
    }
    if isMapping, value.isIndexRange || isOptional(base.linkType(frame.evaluator)) {
      return try frame.evaluator.mapOptional(
        value, arguments, frame, hint: hint, flattens: name == "flatMap", at: location)
    }
    if isOfLibrary {
      let entries = frame.evaluator.entries(name, of: value)
      let text = value.asString ?? ""
      let result = try frame.evaluator.invoke(
        name, on: &value, base: base, arguments, frame, hint: hint, among: entries, at: nameLocation, whole: location)
      // A range of NSString counts UTF-16 code units.
      return name == "range" ? result.unitRange(in: text) : result
    }
    return try frame.evaluator.invoke(
      name, on: &value, base: base, arguments, frame, hint: hint, cache: callCache.next(),
      among: extensionMembers ?? inheritedDefaults(of: value, frame.evaluator), at: nameLocation, whole: location)
  }

  /// Returns the default implementations that an object's superclass has for a requirement of the base's protocol, or
  /// nil if the object's own members are called.
  private func inheritedDefaults(of value: Value, _ evaluator: Evaluator) -> [Callable]? {
    guard let interface, case .object(let object) = value else { return nil }
    let found = evaluator.inheritedDefaults(name, of: object.type, as: interface).functions
    return found.isEmpty ? nil : found
  }

  /// Finds the functions that a protocol's extension adds, if the base is known only as the protocol: they are called
  /// whatever the value's own type declares.
  private func findExtensionMembers(_ evaluator: Evaluator) {
    guard !knowsDispatch, evaluator.program.isComplete else { return }
    knowsDispatch = true
    interface = evaluator.interface(of: base)
    let type = base.linkType(evaluator)
    var found = evaluator.extensionMembers(name, of: type).functions
    if case .optional = type {
      let added = evaluator.program.extensions["Optional"]?.members[name] ?? []
      found = evaluator.applicable(added, to: type).functions
    }
    if !found.isEmpty { extensionMembers = found }
    for case let path as KeyPathExpression in arguments.map(\.value) { path.learn(root: type.element) }
  }
}

extension [TypeDeclaration.Member] {
  /// The functions among the members.
  fileprivate var functions: [Callable] {
    compactMap { member in if case .function(let function) = member { .function(function, nil) } else { nil } }
  }
}
