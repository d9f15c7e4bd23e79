import PlumblineSource
import PlumblineSwiftReading

/// Values from elsewhere: the results of their members and calls, and the warnings where code needs their contents.
extension Evaluator {
  /// Returns a value from elsewhere by its name in the code.
  package func outsideValue(_ name: String, type: String = OutsideValue.unknownType, at location: SourceLocation)
    -> Value
  {
    .native(OutsideValue(type: type, name: name, location: location))
  }

  /// Returns a value whose contents are not known as one from elsewhere: it is one, or its type is accepted without an
  /// effect; nil for other values, and in programs without names from elsewhere.
  package func opaque(_ value: Value) -> OutsideValue? {
    if let outside = value.outside ?? constant(value) { return outside }
    guard program.mayNameOutside, case .native(let native) = value, native.payload is Int, isInert(value) else {
      return nil
    }
    return OutsideValue(type: OutsideValue.unknownType, name: native.type, location: .start)
  }

  /// Returns a constant from elsewhere whose name begins with a capital letter, so that it reads as a type, or nil for
  /// another value.
  func constant(_ value: Value) -> OutsideValue? {
    guard case .type(.native(let type)) = value, program.isOutside(type: type) else { return nil }
    let parts = type.split(separator: ".").map(String.init)
    return OutsideValue(
      type: OutsideValue.unknownType, name: parts.last ?? type, origin: parts.dropLast().last, location: .start)
  }

  /// Returns a value from elsewhere for a name that a value does not have, or nil if the program has no names from
  /// elsewhere or the name is a misspelling of another.
  func outsideMember(
    _ name: String, of type: String, near known: @autoclosure () -> [String], at location: SourceLocation
  ) -> Value? {
    guard program.mayNameOutside else { return nil }
    let key = "\(type).\(name)"
    let isMisspelt = program.outside.members[key] ?? program.isMisspelling(name, of: known())
    program.outside.members[key] = isMisspelt
    guard !isMisspelt else { return nil }
    program.isSpent = true
    return outsideValue(name, at: location)
  }

  /// Returns whether values of a declared type may be views because it inherits from a type from elsewhere.
  package func mayBeOutsideView(_ type: TypeDeclaration) -> Bool { program.hasOutsideAncestor(type) }

  /// Returns whether a type may have members from elsewhere: those of the vocabulary, and declared ones that inherit
  /// from there.
  func mayHaveOutsideMembers(_ type: SwiftType) -> Bool {
    if case .declared(let declared) = type { return program.hasOutsideAncestor(declared) }
    return program.mayNameOutside
  }

  /// Returns a value from elsewhere for a call of an initializer with a label that none of the type's has, or nil.
  func outsideInitializer(of key: String, _ arguments: [ArgumentExpression], at location: SourceLocation) -> Value? {
    guard program.mayNameOutside, !initializers(of: key).isEmpty else { return nil }
    let known = Set(initializers(of: key).flatMap { shapes(of: $0).compactMap(\.label) })
    let labels = arguments.filter { !$0.isTrailing }.compactMap(\.label)
    guard labels.contains(where: { !program.isMisspelling($0, of: Array(known)) && !known.contains($0) }) else {
      return nil
    }
    program.isSpent = true
    return outsideValue(key, at: location)
  }

  /// Returns the result of a method that a value does not have and that may come from elsewhere: the view without the
  /// modifier, or a value from elsewhere; nil if the method cannot come from there.
  func outsideCall(_ name: String, on receiver: Value, at location: SourceLocation) throws(Fault) -> Value? {
    guard program.mayNameOutside, vocabulary.unsupported[name] == nil else { return nil }
    if case .native(let native) = receiver, native.payload is BindingValue, try unbound(receiver).outside != nil {
      return outsideValue(name, at: location)
    }
    let isView = isView(receiver)
    func names() -> [String] { memberNames(of: receiver) + (isView ? Array(vocabulary.ignoredModifiers) : []) }
    if let type = declaration(of: receiver), !isView, !program.mayHaveOutsideMembers(type) { return nil }
    guard let value = outsideMember(name, of: receiver.typeName, near: names(), at: location) else { return nil }
    guard isView else { return value }
    report(outside: name, .modifier, at: location)
    return receiver
  }

  /// Returns a view without a modifier that has overloads, but none with the labels of the arguments, because another
  /// one comes from elsewhere; nil if it cannot come from there.
  func outsideOverload(
    of name: String, on receiver: Value, _ arguments: [ArgumentExpression], at location: SourceLocation
  ) -> Value? {
    guard program.mayNameOutside, isView(receiver) else { return nil }
    let known = Set(callables(name, of: receiver, at: location).flatMap { shapes(of: $0).compactMap(\.label) })
    let labels = arguments.filter { !$0.isTrailing }.compactMap(\.label)
    let isKnown = labels.contains { known.contains($0) || program.isMisspelling($0, of: Array(known)) }
    guard !isKnown else { return nil }
    report(outside: name, .modifier, at: location)
    return receiver
  }

  /// Returns a view without a modifier whose arguments come from elsewhere and have no substitute, or nil if the
  /// modifier can be applied.
  func withoutModifier(
    _ name: String, _ chosen: ChosenCallable, _ values: [Value?], on receiver: Value, at location: SourceLocation
  ) -> Value? {
    guard isView(receiver) else { return nil }
    for (shape, value) in zip(chosen.matched.shapes, values) {
      guard let outside = value?.outside, !shape.isUnevaluated, !hasSubstitute(outside, shape.type) else { continue }
      report(outside: outside.name, of: outside.origin, .modifier, at: location)
      return receiver
    }
    return nil
  }

  private func hasSubstitute(_ value: OutsideValue, _ type: SwiftType) -> Bool {
    switch type {
    case .any, .function: return true
    // A length of zero would hide the view.
    case .int, .double: return false
    case .optional(let wrapped): return hasSubstitute(value, wrapped)
    case .reference: return true
    case .native(let name) where name == names.view || name == names.reference: return true
    default: return plainSubstitute(for: value, as: type) != nil
    }
  }

  /// Returns a value from elsewhere for an implicit member of an unknown type, or of one that may have members from
  /// elsewhere; nil if it cannot come from there.
  func outsideImplicitMember(_ name: String, of hint: SwiftType, at location: SourceLocation) -> Value? {
    guard program.mayNameOutside, mayHaveOutsideMembers(hint.unwrapped) else { return nil }
    guard let value = outsideMember(name, of: "\(hint)", near: staticNames(of: hint), at: location) else { return nil }
    guard hint.isAny, let outside = value.outside else { return value }
    return .native(
      OutsideValue(
        type: outside.type, name: outside.name, origin: outside.origin, location: outside.location, isImplicit: true))
  }

  /// Returns a value that is assigned to a property: an implicit member whose type was not known where it was written
  /// is one of the property's type.
  package func settled(
    _ value: Value, forProperty name: String, of object: Instance, at location: SourceLocation
  ) throws(Fault) -> Value {
    guard let outside = value.outside, outside.isImplicit else { return value }
    let layout = program.layout(of: object.type)
    guard let index = layout.indices[name] else { return value }
    let type = type(of: layout.fields[index])
    return knowsStatic(outside.name, in: type) ? try implicitMember(outside.name, of: type, at: location) : value
  }

  /// Returns the member of a value from elsewhere.
  func member(_ name: String, of value: OutsideValue, at location: SourceLocation) -> Value {
    .native(
      OutsideValue(
        type: OutsideValue.unknownType, name: name, origin: value.origin ?? value.name, location: location))
  }

  /// Returns the result of a method of a value from elsewhere: the value with one of SwiftUI's modifiers, which take
  /// effect if it is drawn, or another value with the same name.
  func call(
    _ name: String, on value: OutsideValue, _ arguments: [ArgumentExpression], _ frame: Frame,
    at location: SourceLocation,
    whole: SourceLocation
  ) -> Value {
    guard isModifier(name, arguments) else {
      return .native(
        OutsideValue(
          type: value.type, name: value.name, origin: value.origin, location: value.location,
          modifiers: value.modifiers, isReported: value.isReported))
    }
    let modifier: OutsideValue.Modifier = { [self] (view) throws(Fault) in
      try invoke(name, on: view, arguments, frame, hint: viewType, at: location, whole: whole)
    }
    return .native(
      OutsideValue(
        type: value.type, name: value.name, origin: value.origin, location: value.location,
        modifiers: value.modifiers + [modifier], isReported: value.isReported))
  }

  /// Reports that code needs the contents of a value from elsewhere; an error if content must not be omitted.
  private func isModifier(_ name: String, _ arguments: [ArgumentExpression]) -> Bool {
    let family = program.family(of: names.view)
    return program.extends(family, withMember: name) || !family.callables(name, matching: arguments).isEmpty
  }

  /// Reports that the content of a value from elsewhere is needed; an error if content must not be missing.
  ///
  /// `isDecision` indicates whether another run can decide otherwise; by default the kind of the substitute tells it.
  package func warn(
    _ value: OutsideValue, _ substitute: Diagnostic.OutsideUse, at location: SourceLocation, isDecision: Bool? = nil
  ) {
    var use = substitute
    if case .condition = substitute {
      outsideConditionCount += 1
      if precedesFailure { use = .failure }
    }
    report(
      outside: value.name, of: value.origin, use, at: place(of: value, at: location),
      isDecision: isDecision ?? use.isDecision)
  }

  /// Returns whether a condition on a value from elsewhere holds, and reports it.
  ///
  /// The condition holds, so that the first branch is taken, until the code repeats without end: a loop or a recursion
  /// that only such a condition would end has its last round then, and a view contains itself at most three times.
  func holds(_ value: OutsideValue, at location: SourceLocation) -> Bool {
    let count = outsideDecisions[location, default: 0] + 1
    let isLoop = count > 10_000
    // The next run of the same loop has as many rounds.
    outsideDecisions[location] = isLoop ? 0 : count
    let isEndless = isRepeating || isLoop || count > 8 && depth > options.depthLimit / 4
    warn(value, isEndless ? .repetition : .condition, at: location)
    return !isEndless && !decidesOtherwise(on: value, at: location)
  }

  /// Reports that a name from elsewhere has no effect or a substitute.
  package func report(
    outside name: String, of origin: String? = nil, _ substitute: Diagnostic.OutsideUse, at location: SourceLocation,
    isDecision: Bool = false
  ) {
    var diagnostic = Diagnostic(
      options.isStrict ? .error : .warning, .outside(name, of: origin, substitute), at: range(of: location))
    (diagnostic.isStandIn, diagnostic.isDecision) = (true, isDecision)
    log.add(diagnostic)
  }

  /// Returns how well a value from elsewhere converts to a type: to its own exactly, to another one from elsewhere
  /// worst.
  func outsideFit(_ value: OutsideValue, _ type: SwiftType) -> Int {
    guard case .native(let name) = type.unwrapped, program.isOutside(type: name) else { return 2 }
    return name == value.type ? 4 : 1
  }

  /// Returns the value of a known type that a value from elsewhere is read as, or nil if there is none.
  package func substitute(for value: OutsideValue, as type: SwiftType, at location: SourceLocation) -> Value? {
    guard let found = plainSubstitute(for: value, as: type) else { return nil }
    let other = otherSubstitute(for: value, as: type)
    warn(value, found.use, at: location, isDecision: other != nil)
    return decidesOtherwise(on: value, at: location) ? other ?? found.value : found.value
  }

  /// Returns an array with the substitutes for its elements from elsewhere, or nil for an array without any.
  func known(_ value: Value, as type: SwiftType, at location: SourceLocation) -> Value? {
    guard case .array(let element) = type, case .array(let values) = value,
      values.contains(where: { $0.outside != nil })
    else { return nil }
    return .array(
      values.map { value in value.outside.flatMap { substitute(for: $0, as: element, at: location) } ?? value })
  }

  private func plainSubstitute(
    for value: OutsideValue, as type: SwiftType
  ) -> (value: Value, use: Diagnostic.OutsideUse)? {
    switch type {
    case .optional(let wrapped): return plainSubstitute(for: value, as: wrapped)
    case .string: return (.string(value.name), .text)
    case .bool: return (.bool(false), .value("false"))
    case .int: return (.int(0), .value("0"))
    case .double: return (.double(0), .value("0"))
    case .array: return (.array([]), .list)
    case .dictionary: return (.dictionary(DictionaryValue()), .list)
    case .set: return (.set(SetValue([])), .list)
    case .function(_, let result, builder: false):
      let name = value.name
      let location = value.location
      return (
        .function(
          FunctionValue(
            .compiled { (evaluator, _) throws(Fault) in
              if case .void = result { return .void }
              return evaluator.outsideValue(name, at: location)
            }, type: type)), .action
      )
    case .oneOf(let types): return types.lazy.compactMap { self.plainSubstitute(for: value, as: $0) }.first
    case .native(let name):
      let isText = vocabulary.framework.texts.contains(name)
      return host.substitute(for: value, as: name, in: self).map {
        ($0, isText ? .text : .value("\(Diagnostic.Message.article(name)) \(name)"))
      }
    default: return nil
    }
  }

  /// Returns the initial value of a property of a type when nothing gives it one: zero, an empty text or list, or a
  /// value from elsewhere.
  package func emptyValue(of type: SwiftType, named name: String, at location: SourceLocation) -> Value {
    switch type {
    case .optional: .none
    case .bool: .bool(false)
    case .int: .int(0)
    case .double: .double(0)
    case .string: .string("")
    case .array: .array([])
    case .dictionary: .dictionary(DictionaryValue())
    case .set: .set(SetValue([]))
    case .native(let native) where program.isOutside(type: native): outsideValue(name, type: native, at: location)
    default: outsideValue(name, at: location)
    }
  }
}
