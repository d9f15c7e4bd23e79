/// An assignment, `a = b`.
final class AssignmentExpression: Expression {
  private let target: Expression?
  private let value: Expression
  /// Whether the value may have effects on the arguments of the target's subscripts, which are evaluated before it.
  private let isOrdered: Bool
  /// Whether the target's written type is `Any`, or nil before the first evaluation.
  @exclusivity(unchecked) private var boxes: Bool?

  /// Creates an assignment to a variable, or to `_` if there is no target.
  init(_ location: SourceLocation, _ target: Expression?, _ value: Expression) {
    self.target = target
    self.value = value
    isOrdered = !value.isQuiet
    super.init(location)
  }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    guard var target else {
      _ = try value.evaluate(frame, .any)
      return .void
    }
    if target.isChained {
      target = try target.resolved(frame)
      // A literal has no effects, so it is evaluated before the chain, which is read only once.
      if !value.isPlainLiteral, try target.endsAtNil(frame) { return .none }
    }
    var indices: [Value]?
    let element = target as? SubscriptExpression
    if target.hasEffects, element?.hasEffectsInBase ?? true {
      target = try target.resolved(frame)
    } else if isOrdered, let element, !element.isConstant {
      indices = try element.indices(frame)
    }
    if let key = value.storageKey, let property = try frame.evaluator.storage(named: target, frame),
      property.wrapper?.role?.isStored ?? false
    {
      let stored = try frame.evaluator.stored(key, value.initialValue, for: property, frame)
      try target.mutate(frame) { (old: inout Value) throws(Fault) in old = stored }
      return .void
    }
    if let initial = value.initialValue, let property = try frame.evaluator.storage(named: target, frame) {
      let evaluator = frame.evaluator
      let type = evaluator.type(of: property)
      if evaluator.isMadeLate(property) {
        let later = frame.snapshot()
        let late = Value.late { () throws(Fault) in
          try evaluator.coerce(initial.evaluate(later, type), to: type, at: initial.location)
        }
        try target.mutate(frame) { (old: inout Value) throws(Fault) in old = late }
        return .void
      }
      let first = try evaluator.coerce(initial.evaluate(frame, type), to: type, at: initial.location)
      let stored = property.wrapper == nil ? first : .native(frame.evaluator.names.initialState, first)
      try target.mutate(frame) { (old: inout Value) throws(Fault) in old = stored }
      return .void
    }
    var expected = try frame.evaluator.assignmentHint(of: target, frame)
    if expected.isAny, value is ArrayLiteral, case .instance(let whole) = try target.evaluate(frame, .any) {
      expected = .declared(whole.type)
    }
    if frame.evaluator.ignoresAssignments(to: expected) { return .void }
    var new = try frame.evaluator.coerce(value.evaluate(frame, expected), to: expected, at: value.location)
    if boxesOptionals(frame.evaluator) { new = frame.evaluator.erased(new, of: value, frame) }
    if new.isNone, case .optional(.optional) = expected, value.isSingleOptional(frame.evaluator) { new = .someNil }
    var isAssigned = false
    try Self.assign(target, at: indices, frame) { (old: inout Value) throws(Fault) in
      isAssigned = true
      switch (old, new) {
      case (.double, .literal(let int)): old = .double(Double(int))
      case (.int, .literal(let int)): old = .int(int)
      case (.tuple(let former), .tuple(var tuple)) where former.elements.count == tuple.elements.count:
        // A tuple without labels is converted to the type of the variable.
        if tuple.labels.allSatisfy({ $0 == nil }) { tuple.labels = former.labels }
        old = .tuple(tuple)
      default: old = new
      }
    }
    return isAssigned || !target.isChained ? .void : .none
  }

  /// Returns whether the target's written type is `Any`, in whose values optionals are boxed.
  private func boxesOptionals(_ evaluator: Evaluator) -> Bool {
    if let boxes { return boxes }
    let answer = !value.isPlainLiteral && target?.takesErased(evaluator) ?? false
    if evaluator.program.isComplete { boxes = answer }
    return answer
  }

  /// Sets the target, whose subscript's arguments may have been evaluated before.
  private static func assign(
    _ target: Expression, at indices: [Value]?, _ frame: Frame, _ change: (inout Value) throws(Fault) -> Void
  ) throws(Fault) {
    guard let indices, let element = target as? SubscriptExpression else { return try target.assign(frame, change) }
    try element.mutate(frame, at: indices, isAssignment: true, change)
  }
}

extension Expression {
  /// Returns whether the expression is a variable or a property whose written type is `Any`.
  fileprivate func takesErased(_ evaluator: Evaluator) -> Bool {
    if let variable = self as? LocalVariable { return variable.isErasedVariable }
    guard let member = self as? MemberExpression, case .declared(let type) = member.base.linkType(evaluator) else {
      return false
    }
    for case .property(let property) in evaluator.program.members(named: member.name, of: type) {
      return property.typeSyntax?.isAnyItself ?? false
    }
    return false
  }

  /// Returns whether the expression's static type is an optional, but no optional of an optional, and the expression is
  /// not nil.
  func isSingleOptional(_ evaluator: Evaluator) -> Bool {
    guard !(self is NilLiteral), case .optional(let wrapped) = knownType(evaluator) else { return false }
    if case .optional = wrapped { return false }
    return true
  }
}

/// A compound assignment, `a += b`.
final class CompoundAssignment: Expression {
  private let symbol: String
  private let code: ArithmeticOperator?
  private let target: Expression
  private let value: Expression

  /// Creates an assignment of an operator's result to its left operand.
  init(_ location: SourceLocation, _ symbol: String, _ target: Expression, _ value: Expression) {
    self.symbol = symbol
    code = ArithmeticOperator(rawValue: symbol)
    self.target = target
    self.value = value
    super.init(location)
  }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    let evaluator = frame.evaluator
    let target = try self.target.resolved(frame)
    // The value of a literal is known while the variable is changed, which is then read only once.
    let isLiteral = value.isPlainLiteral
    if target.isChained, !isLiteral, try target.endsAtNil(frame) { return .none }
    let element = isLiteral || value.isQuiet ? nil : target as? SubscriptExpression
    let indices = try element?.indices(frame)
    let isHinted = value.isContextual && !isLiteral
    let known = isLiteral ? nil : try operand(for: isHinted ? target.evaluate(frame, .any) : .void, frame)
    func apply(_ old: inout Value) throws(Fault) {
      let operand = if let known { known } else { try self.operand(for: old, frame) }
      try evaluator.change(&old, by: self.symbol, self.code, operand, at: self.location)
    }
    if let element, let indices {
      try element.mutate(frame, at: indices, isAssignment: false, apply)
    } else {
      try target.mutate(frame, apply)
    }
    return .void
  }

  /// Returns the value of the right operand beside a left one, or one that needs no context if that is void.
  private func operand(for old: Value, _ frame: Frame) throws(Fault) -> Value {
    if old.isStructureOrCase, let literal = value as? NumberLiteral,
      let known = frame.evaluator.literalHint(literal, beside: old, isSecond: true, symbol + "=")
    {
      return try value.evaluate(frame, known)
    }
    var expected = frame.evaluator.typeHint(of: old)
    if case .array(let values) = old, values.isEmpty {
      // An empty list has no element that shows its type, but the type of its variable is known.
      let known = target.knownType(frame.evaluator)
      expected = known.isAny ? try frame.evaluator.assignmentHint(of: target, frame) : known
    }
    // The amount that is added to a date is in seconds.
    if case .native("Date") = expected { expected = .double }
    return try value.evaluate(frame, expected)
  }
}

extension Evaluator {
  /// Changes a value by a compound assignment, whose symbol is written without `=`.
  func change(
    _ old: inout Value, by symbol: String, _ code: ArithmeticOperator?, _ operand: Value, at location: SourceLocation
  ) throws(Fault) {
    if symbol == "+", case .array(var list) = old, case .array(let more) = operand.wholeArray {
      try checkCount(list.count + more.count, at: location)
      old = .void
      list += more
      old = .array(list)
    } else if let code, let result = try arithmetic(code, old, operand, at: location) {
      old = result
    } else if let changed = try changed(old, by: symbol + "=", operand, at: location) {
      old = changed
    } else if symbol == "+", replacesRanges(old) {
      try append(elements(of: operand, at: location) ?? [], to: &old, at: location)
    } else if symbol == "+", case .array(let list) = old, let more = try elements(of: operand, at: location) {
      try checkCount(list.count + more.count, at: location)
      old = .array(list + more)
    } else {
      old = try apply(operator: symbol, to: old, operand, hint: .any, at: location)
    }
  }
}
