/// A type cast, `a is T`, `a as T`, `a as? T` or `a as! T`.
final class CastExpression: Expression {
  /// A kind of cast.
  enum Kind {
    /// The kinds, in the order `is`, `as`, `as?`, `as!`.
    case check, plain, conditional, forced
  }

  private let kind: Kind
  private let base: Expression
  private let type: SwiftType
  /// The type with its type parameters, whose arguments are known when the cast runs, or nil if it names none.
  private let genericType: SwiftType?
  /// The protocols that the type's name demands beside the type.
  private let protocols: [String]
  /// The demand that the written type makes on values of its representation, or nil.
  private let demand: ValueDemand?

  /// Creates a cast of a value to a type.
  init(
    _ location: SourceLocation, _ kind: Kind, _ base: Expression, _ type: SwiftType,
    generic genericType: SwiftType? = nil, protocols: [String] = [], demand: ValueDemand? = nil
  ) {
    self.demand = demand
    self.kind = kind
    self.base = base
    self.type = type
    self.genericType = genericType
    self.protocols = protocols
    super.init(location)
  }

  override var isErased: Bool { if case .plain = kind, case .any = type { true } else { false } }

  override func knownType(_ evaluator: Evaluator) -> SwiftType {
    switch kind {
    case .check: .bool
    case .conditional: type.asOptional
    case .plain:
      // An optional is boxed, so that its description names it as one.
      if case .optional = base.knownType(evaluator), type.isAny {
        .any
      } else {
        type.isAny ? base.knownType(evaluator) : type
      }
    case .forced: type
    }
  }

  /// Returns how well the cast converts to a type: best to the type that it names, even if another type has the same
  /// values.
  override func fit(_ type: SwiftType, _ frame: Frame, _ value: inout Value?) throws(Fault) -> Int {
    let own = try super.fit(type, frame, &value)
    guard kind == .plain, case .native(let name) = self.type, case .native(name) = type.unwrapped else { return own }
    return 5
  }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    let type = genericType.map(frame.bound) ?? type
    let value = try base.evaluate(frame, type)
    let evaluator = frame.evaluator
    if let error = try evaluator.bridgedError(value, to: type, at: location) {
      return kind == .check ? .bool(true) : error
    }
    if kind != .plain, let demand, !value.isNone, !demand.isMet(by: value) {
      if kind == .forced { throw evaluator.fault(.failedCast(from: value.typeName, to: demand.name), at: location) }
      return kind == .check ? .bool(false) : .none
    }
    if kind == .check || kind == .conditional, !value.isExactly(type) { return kind == .check ? .bool(false) : .none }
    if kind != .plain, !protocols.isEmpty, !value.isNone, !evaluator.conforms(value, to: protocols) {
      if kind == .forced { throw evaluator.fault(.failedCast(from: value.typeName, to: protocols[0]), at: location) }
      return kind == .check ? .bool(false) : .none
    }
    switch kind {
    case .check: return .bool(evaluator.casts(value, to: type))
    case .plain:
      if case .any = type { return evaluator.erased(value.settled, of: base, frame) }
      return try evaluator.coerce(value, to: type, at: location)
    case .conditional:
      return evaluator.casts(value, to: type) ? try evaluator.coerce(value, to: type, at: location) : .none
    case .forced:
      if evaluator.casts(value, to: type) { return try evaluator.coerce(value, to: type, at: location) }
      if let outside = evaluator.opaque(value) { return .native(outside) }
      throw evaluator.fault(.failedCast(from: value.typeName, to: type.description), at: location)
    }
  }
}

extension Evaluator {
  /// Returns whether a cast of a value to a type succeeds: each element of a collection has the type of the elements.
  func casts(_ value: Value, to type: SwiftType) -> Bool {
    guard fit(value, type) > 0 else { return false }
    func all(_ values: [Value], _ type: SwiftType) -> Bool {
      type.isAny || values.allSatisfy { $0.isExactly(type) && casts($0, to: type) }
    }
    switch (type.unwrapped, value.boxedOptional?.value ?? value) {
    case (.array, .range): return false
    case (.array(let element), .array(let values)): return all(values, element)
    case (.set(let element), .set(let set)): return all(set.elements, element)
    case (.dictionary(let key, let content), .dictionary(let table)):
      return all(table.entries.map(\.key), key) && all(table.entries.map(\.value), content)
    case (.metatype(let wanted), .type(let given)): return isSubtype(given, of: wanted)
    case (.declared(let interface), let value) where interface.kind == .interface:
      return fulfilsConditions(typeHint(of: value.settled), of: interface.name)
    default: return true
    }
  }

  /// Returns whether a type that conforms to a protocol under conditions fulfils them, as far as its generic arguments
  /// are known.
  private func fulfilsConditions(_ type: SwiftType, of name: String) -> Bool {
    let declared: TypeDeclaration? =
      if case .declared(let declared) = type { declared } else { program.extensions[type.memberKey] }
    guard declared?.conditions[name] != nil else { return true }
    return conforms(type, to: name) ?? true
  }

  /// Returns whether a type is another one, inherits from it or conforms to it, as far as both are known.
  private func isSubtype(_ type: SwiftType, of other: SwiftType) -> Bool {
    if type.isAny || other.isAny || type.key == other.key { return true }
    if case .native(let name) = other {
      // Numbers inherit members from `NSNumber` here, which is a class; protocols have no initializers.
      guard vocabulary.types[name]?.initializers.isEmpty ?? true else { return false }
    }
    return staticFit(type, other) > 0
  }
}

extension Value {
  /// Returns whether a value that converts to a floating-point type or to a style of numbers is of that type, as a cast
  /// demands.
  fileprivate func isExactly(_ type: SwiftType) -> Bool {
    let value = boxedOptional?.value ?? self
    switch type.unwrapped {
    case .double: return value.asFloat == nil
    case .native("Float"): if case .double = value { return false } else { return true }
    case .native(let name) where NumberStyle.isType(name):
      guard case .native(let native) = value, case .number? = native.payload as? ValueFormat else { return false }
      return true
    default: return true
    }
  }
}
