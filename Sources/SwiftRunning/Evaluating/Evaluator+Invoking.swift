extension Evaluator {
  /// Calls a method of a value that is in no variable, or of a type.
  func invoke(
    _ name: String, on receiver: Value, _ arguments: [ArgumentExpression], _ frame: Frame, hint: SwiftType,
    at location: SourceLocation, whole: SourceLocation
  ) throws(Fault) -> Value {
    var receiver = receiver
    return try invoke(
      name, on: &receiver, base: nil, arguments, frame, hint: hint, at: location, whole: whole)
  }

  /// Calls a method of a value or of a type.
  ///
  /// The receiver is taken out of its variable before a mutating method changes `base`, so that the storage which both
  /// share need not be copied.
  func invoke(
    _ name: String, on receiver: inout Value, base: Expression?, _ arguments: [ArgumentExpression], _ frame: Frame,
    hint: SwiftType, cache: CallCache? = nil, among fixed: [Callable]? = nil, at location: SourceLocation,
    whole: SourceLocation
  ) throws(Fault) -> Value {
    if case .type(let type) = receiver {
      return try invokeStatic(
        name, type, arguments, frame, hint: hint, among: fixed, isWritten: base != nil, at: location)
    }
    if let outside = receiver.outside, !program.extends(program.family(of: outside.type), withMember: name) {
      return call(name, on: outside, arguments, frame, at: location, whole: whole)
    }
    let cache = declaration(of: receiver) == nil ? cache : nil
    if let cache, case .native(let native) = receiver, let only = cache.onlyMethod(of: native.type),
      let entry = only.entry
    {
      return try call(
        entry, ChosenCallable(matched: only), name, on: &receiver, base: base, arguments, frame, hint: hint,
        at: location)
    }
    let candidates = fixed.map { self.matching($0, arguments) } ?? []
    let labelled =
      !candidates.isEmpty
      ? candidates
      : cache?.matching(nativeKey(of: receiver)) { self.matching(name, of: receiver, arguments, at: location) }
        ?? self.matching(name, of: receiver, arguments, at: location)
    var matching = suiting(applicable(labelled, to: receiverType(receiver, base)), base)
    if matching.isEmpty, !labelled.isEmpty, let floating = receiver.asFloatingRange {
      receiver = floating
      matching = applicable(labelled, to: .range(.double))
    }
    var keptCache = matching.count == labelled.count ? cache : nil
    if matching.count > 1, case .object(let object) = receiver, let base {
      matching = visible(matching, on: base, of: object.type)
    }
    if matching.count > 1, program.isOverloadedByResult(name) {
      matching = returning(hint, matching)
      keptCache = nil
    }
    if matching.isEmpty, fixed == nil,
      // The type's own method has the name, too, beside those of the program's extensions.
      isInert(receiver) || callables(name, of: receiver, at: location).isEmpty
        || vocabulary.lenientModifiers.contains(name) && isView(receiver)
    {
      if isInert(receiver) { return receiver }
      return try invokeOther(name, receiver, arguments, frame, hint: hint, at: location)
    }
    // Modifiers without an effect on figures are no candidates, but precede a disfavoured function of the program.
    if areCallers(matching, arguments, at: location), isView(receiver),
      vocabulary.ignoredModifiers.contains(name) || vocabulary.undrawnModifiers.contains(name)
        || vocabulary.lenientModifiers.contains(name)
    {
      return try invokeOther(name, receiver, arguments, frame, hint: hint, at: location)
    }
    if matching.isEmpty, let view = outsideOverload(of: name, on: receiver, arguments, at: location) { return view }
    if let own = try ownFunction(name, of: receiver, before: matching, arguments, at: location) {
      return try callValue(.function(own), arguments, frame, hint: hint, at: location)
    }
    if matching.isEmpty, case .function(let function)? = try storedMember(name, of: receiver, at: location) {
      return try callValue(.function(function), arguments, frame, hint: hint, at: location)
    }
    var chosen = try choose(
      name, among: matching, of: callables(name, of: receiver, at: location), arguments, frame, cache: keptCache,
      at: location)
    if let type = declaration(of: receiver) {
      let isInherited = chosen.matched.isInherited
      if isInherited || !type.arguments.isEmpty {
        let owner = SwiftType.declared(type)
        chosen.matched = chosen.matched.binding { name in
          if let known = type.arguments[name] { return known }
          return isInherited ? name == "Self" ? owner : self.typeArgument(name, in: owner) : nil
        }
      }
    }
    chosen.matched = bindingElements(chosen.matched, of: receiver, receiverType(receiver, base))
    switch chosen.callable {
    case .function(let function, _):
      if base != nil { try checkUse(of: function, on: base, at: location) }
      var values = try evaluate(
        chosen, arguments, frame, site: CallSite(base: base, receiver: receiver, hint: hint))
      var result = Value.void
      if let base, function.owner?.kind == .object { try takeDefaults(&values, of: function, on: base, at: location) }
      let types = types(of: function, chosen, values, arguments, in: frame, on: base, hint: hint)
      try keeping(chosen, function, &values, arguments, frame) { (values: inout [Value?]) throws(Fault) in
        if function.isMutating, let base, values.containFunction {
          // As for the vocabulary's methods, a closure may read the variable's owner.
          var failure: Fault?
          do throws(Fault) {
            result = try self.run(function, on: &receiver, captured: nil, &values, types: types, at: location)
          } catch {
            // Changes that a method made before it threw an error remain.
            guard error.thrown != nil else { throw error }
            failure = error
          }
          let changed = receiver
          try base.mutate(frame) { (value: inout Value) throws(Fault) in value = changed }
          if let failure { throw failure }
        } else if function.isMutating, let base {
          receiver = .void
          try base.mutate(frame) { (value: inout Value) throws(Fault) in
            result = try self.run(function, on: &value, captured: nil, &values, types: types, at: location)
          }
        } else {
          var value = function.owner === self.program.extensions["Optional"] ? receiver.unboxed : receiver
          result = try self.run(function, on: &value, captured: nil, &values, types: types, at: location)
        }
      }
      return result
    case .entry(let entry):
      return try call(entry, chosen, name, on: &receiver, base: base, arguments, frame, hint: hint, at: location)
    default: return .void
    }
  }

  /// Returns the candidates without those that the type of the receiver does not have.
  ///
  /// Views and shapes of the framework share a type here, so an extension of `Circle` adds members to all shapes. They
  /// give way to the framework's of the same name unless the receiver is written as a value of the extended type.
  private func suiting(_ candidates: [MatchedCallable], _ base: Expression?) -> [MatchedCallable] {
    guard candidates.count > 1,
      let owner = candidates.lazy.compactMap({ self.extendedType(of: $0) }).first,
      candidates.contains(where: { if case .entry = $0.callable { true } else { false } })
    else { return candidates }
    let isOwn = base.map { ($0 as? InitializerCall)?.viewName == owner } ?? true
    return candidates.filter { candidate in
      if case .entry = candidate.callable { return !isOwn }
      return isOwn || extendedType(of: candidate) == nil
    }
  }

  /// Returns the view or shape of the framework whose extension declares a candidate, or nil for other candidates.
  private func extendedType(of candidate: MatchedCallable) -> String? {
    guard case .function(let function, _) = candidate.callable, let owner = function.owner,
      owner.kind == .nativeExtension, program.sharesValues(owner.name)
    else { return nil }
    return owner.name
  }

  /// Returns the function in a property that the type of a value declares itself, which precedes methods that
  /// extensions of its protocols declare; nil if there is none, or if the type has a method of that name.
  private func ownFunction(
    _ name: String, of receiver: Value, before methods: [MatchedCallable], _ arguments: [ArgumentExpression],
    at location: SourceLocation
  ) throws(Fault) -> FunctionValue? {
    guard let first = methods.first, let type = declaration(of: receiver) else { return nil }
    if case .function(let method, _) = first.callable, method.owner === type { return nil }
    guard case .property(let property)? = type.members[name]?.first,
      case .function(let parameters, _, _) = self.type(of: property), parameters.count == arguments.count,
      case .function(let function)? = try storedMember(name, of: receiver, at: location)
    else { return nil }
    return function
  }

  /// Returns the type of a receiver: its static type, or that which the value implies.
  private func receiverType(_ receiver: Value, _ base: Expression?) -> SwiftType {
    let known = base?.linkType(self) ?? .any
    if case .declared(let type) = known, type.kind == .interface { return typeHint(of: receiver) }
    return known.isOpen ? typeHint(of: receiver) : known.wrapped
  }

  /// Calls a method of the vocabulary.
  private func call(
    _ entry: VocabularyEntry, _ chosen: ChosenCallable, _ name: String, on receiver: inout Value, base: Expression?,
    _ arguments: [ArgumentExpression], _ frame: Frame, hint: SwiftType, at location: SourceLocation
  ) throws(Fault) -> Value {
    let values = try evaluate(
      chosen, arguments, frame, site: CallSite(base: base, receiver: receiver, hint: hint))
    if program.mayNameOutside, let view = withoutModifier(name, chosen, values, on: receiver, at: location) {
      return view
    }
    var call = Call(
      evaluator: self, location: location, arguments: values, written: arguments, match: chosen.match, name: name,
      hint: hint)
    let isChanging = arguments.contains(where: \.isInout)
    if isChanging { call.changes = Call.Changes() }
    var result = Value.void
    if entry.kind == .mutatingMethod, let base, call.runsCode {
      // The closure may read the variable's owner, so the owner keeps the old value until the new one is complete.
      let changed = try mutating(&receiver) { (value: inout Value) throws(Fault) in
        result = try entry.call(on: &value, call)
        return value
      }
      try base.mutate(frame) { (value: inout Value) throws(Fault) in value = changed }
    } else if entry.kind == .mutatingMethod, let base {
      receiver = .void
      try base.mutate(frame) { (value: inout Value) throws(Fault) in
        result = try self.mutating(&value) { (inner: inout Value) throws(Fault) in try entry.call(on: &inner, call) }
      }
    } else {
      var value = receiver
      result = try placed(entry.call(on: &value, call), at: location)
    }
    if isChanging { try writeBack(call.changes, chosen, arguments, frame) }
    return result
  }

  /// Assigns the values that an entry of the vocabulary has changed to their `inout` arguments.
  func writeBack(
    _ changes: Call.Changes?, _ chosen: ChosenCallable, _ arguments: [ArgumentExpression], _ frame: Frame
  ) throws(Fault) {
    for (parameter, new) in changes?.values ?? [:] {
      guard case .one(let index) = chosen.match[parameter], arguments[index].isInout else { continue }
      try arguments[index].value.assign(frame) { (old: inout Value) throws(Fault) in old = new }
    }
  }

  /// Runs code with a value that it may change.
  private func mutating(
    _ value: inout Value, _ body: (inout Value) throws(Fault) -> Value
  ) throws(Fault) -> Value {
    try body(&value)
  }

  /// Returns a value with its source location, if it is a view.
  package func placed(_ value: consuming Value, at location: SourceLocation) throws(Fault) -> Value {
    guard case .native(var native) = value, let hasSource = native.hasSource else { return value }
    try countView(at: location)
    guard !hasSource else { return value }
    // Releases the value, so that the view may be uniquely referenced and need not be copied.
    value = .void
    if location.file == program.outside.platformFile {
      if let source = platformRun?.source { NativeValue.locate(&native, at: source) }
    } else {
      NativeValue.locate(&native, at: range(of: location))
    }
    return .native(native)
  }

  private func invokeOther(
    _ name: String, _ receiver: Value, _ arguments: [ArgumentExpression], _ frame: Frame, hint: SwiftType,
    at location: SourceLocation
  ) throws(Fault) -> Value {
    if isInert(receiver) { return receiver }
    if let field = try storedMember(name, of: receiver, at: location) {
      return try callValue(field, arguments, frame, hint: hint, at: location)
    }
    let view = isView(receiver)
    if view, vocabulary.lenientModifiers.contains(name) || vocabulary.ignoredModifiers.contains(name) {
      return presents(name, arguments, frame)
        ? try host.presenting(receiver, by: name, in: self, at: location) : receiver
    }
    if view, vocabulary.undrawnModifiers.contains(name) {
      let severity: Diagnostic.Severity = options.isStrict ? .error : .warning
      log.add(Diagnostic(severity, .undrawnModifier(name), at: range(of: location)))
      return receiver
    }
    if receiver.isNone { return .none }
    if let unknown = platformMember(name, of: receiver, at: location) { return unknown }
    if let outside = try outsideCall(name, on: receiver, at: location) { return outside }
    if view {
      if let reason = vocabulary.unsupported[name] {
        log.add(Diagnostic(.error, .unsupported(name, reason: reason), at: range(of: location)))
      } else {
        let names = memberNames(of: receiver) + vocabulary.ignoredModifiers
        log.add(
          Diagnostic(
            .error, .unknownModifier(name, closest: NearNames.closest(to: name, in: names)), at: range(of: location)))
      }
      return receiver
    }
    throw unknownMember(name, of: receiver, at: location)
  }

  /// Returns whether a presentation modifier presents its content initially, if its binding can be evaluated.
  private func presents(_ name: String, _ arguments: [ArgumentExpression], _ frame: Frame) -> Bool {
    guard vocabulary.presentations.contains(name) else { return false }
    for argument in arguments where argument.label == "isPresented" || argument.label == "item" {
      guard let binding = try? argument.value.evaluate(frame, .native(names.reference)),
        let value = try? unbound(binding)
      else { return false }
      if case .bool(let isPresented) = value { return isPresented }
      return argument.label == "item" && !value.isNone && !isInert(value)
    }
    return false
  }
}
