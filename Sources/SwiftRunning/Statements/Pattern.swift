/// A compiled pattern, which matches values and binds variables to their parts.
///
/// This base class matches every value.
package class Pattern {
  /// Whether the pattern matches every value.
  var matchesAll: Bool { Swift.type(of: self) == Pattern.self }
  /// The name of the enumeration case whose values the pattern matches, or nil for another pattern.
  var caseName: String? { nil }

  /// Returns whether a value matches, and sets the pattern's variables if it does.
  func matches(_ value: Value, _ frame: Frame) throws(Fault) -> Bool { true }
}

/// An identifier pattern, `let name`.
final class VariablePattern: Pattern {
  private let index: Int

  /// Creates a pattern that binds a variable.
  init(index: Int) { self.index = index }

  override var matchesAll: Bool { true }

  override func matches(_ value: Value, _ frame: Frame) throws(Fault) -> Bool {
    frame.slots[index] = value
    return true
  }
}

/// An optional pattern, `pattern?`.
final class OptionalPattern: Pattern {
  private let inner: Pattern

  /// Creates a pattern that matches values other than nil.
  init(_ inner: Pattern) { self.inner = inner }

  override func matches(_ value: Value, _ frame: Frame) throws(Fault) -> Bool {
    value.isNone ? false : try inner.matches(value.unwrappedOnce, frame)
  }
}

/// A tuple pattern, `(a, b)`.
final class TuplePattern: Pattern {
  private let elements: [Pattern]

  /// Creates a pattern from one for each element.
  init(_ elements: [Pattern]) { self.elements = elements }

  override func matches(_ value: Value, _ frame: Frame) throws(Fault) -> Bool {
    if value.outside != nil {
      for element in elements { _ = try element.matches(value, frame) }
      return true
    }
    guard case .tuple(let tuple) = value, tuple.elements.count == elements.count else {
      return elements.count == 1 ? try elements[0].matches(value, frame) : false
    }
    for (pattern, element) in zip(elements, tuple.elements) where try !pattern.matches(element, frame) { return false }
    return true
  }
}

/// An enumeration case pattern, `.name(patterns)`.
final class CasePattern: Pattern {
  override var caseName: String? { name }
  private let name: String
  private let elements: [Pattern]?
  private let labels: [String?]?

  /// Creates a pattern for a case, with patterns for its associated values; `labels` are those that distinguish cases
  /// of one name, or nil if the pattern has none.
  init(name: String, elements: [Pattern]?, labels: [String?]? = nil) {
    self.name = name
    self.elements = elements
    self.labels = labels
  }

  override func matches(_ value: Value, _ frame: Frame) throws(Fault) -> Bool {
    if value.outside != nil {
      for element in elements ?? [] { _ = try element.matches(value, frame) }
      return true
    }
    guard case .enumCase(let subject) = value else { return try matchesOther(value, frame) }
    if name == "some", let elements, subject.type.enumCase(named: name) == nil {
      return try elements.first?.matches(value, frame) ?? true
    }
    guard subject.enumCase.name == name else {
      guard subject.type.enumCase(named: name) == nil else { return false }
      if name == "some", !frame.evaluator.hasStatic(name, in: .declared(subject.type)) { return true }
      return try matchesStatic(.declared(subject.type), value, frame)
    }
    guard mayMean(subject) else { return false }
    return try matches(subject.payload, subject.enumCase.labels, frame)
  }

  /// Returns whether the pattern may mean the case of a value, where several cases have its name: a case with the
  /// labels of the pattern, if there is one.
  private func mayMean(_ subject: EnumValue) -> Bool {
    guard let labels, subject.enumCase.labels != labels else { return true }
    return !subject.type.cases.contains { $0.name == name && $0.labels == labels }
  }

  /// Returns whether the associated values match.
  private func matches(_ payload: [Value], _ labels: [String?], _ frame: Frame) throws(Fault) -> Bool {
    guard let elements else { return true }
    if elements.count == 1, payload.count > 1 {
      return try elements[0].matches(.tuple(TupleValue(labels: labels, elements: payload)), frame)
    }
    guard elements.count == payload.count else { return false }
    for (pattern, element) in zip(elements, payload) where try !pattern.matches(element, frame) { return false }
    return true
  }

  private func matchesOther(_ value: Value, _ frame: Frame) throws(Fault) -> Bool {
    if value.isSomeNil { return name == "some" ? try elements?.first?.matches(.none, frame) ?? true : false }
    if case .native(let native) = value, let parts = frame.evaluator.vocabulary.types[native.type]?.enumCase?(value) {
      guard parts.name == name else { return false }
      return try matches(parts.payload.map(\.value), parts.payload.map(\.label), frame)
    }
    if name == "none", value.isNone { return true }
    if name == "some", value.isNone { return false }
    if name == "some", let elements { return try elements.first?.matches(value, frame) ?? true }
    if let matches = try frame.evaluator.declaredMatch(caseNamed: name, value, at: .start) { return matches }
    let type = frame.evaluator.typeHint(of: value)
    if name == "some", !frame.evaluator.hasStatic(name, in: type) { return true }
    return try matchesStatic(type, value, frame)
  }

  private func matchesStatic(_ type: SwiftType, _ value: Value, _ frame: Frame) throws(Fault) -> Bool {
    guard frame.evaluator.hasStatic(name, in: type) else { return false }
    return try frame.evaluator.implicitMember(name, of: type, at: .start).isEqual(to: value)
  }
}

/// A type-casting pattern, `is Type` or `pattern as Type`.
final class TypePattern: Pattern {
  private let type: SwiftType
  private let inner: Pattern
  private let protocols: [String]
  private let demand: ValueDemand?

  /// Creates a pattern that matches values of a type that conform to the protocols which its name demands as well.
  init(_ type: SwiftType, _ inner: Pattern, protocols: [String] = [], demand: ValueDemand? = nil) {
    self.demand = demand
    self.type = type
    self.inner = inner
    self.protocols = protocols
  }

  override func matches(_ value: Value, _ frame: Frame) throws(Fault) -> Bool {
    if let demand, !demand.isMet(by: value) { return false }
    if !protocols.isEmpty, !frame.evaluator.conforms(value, to: protocols) { return false }
    if frame.evaluator.casts(value, to: type) {
      var value = value
      // A value of type `Any` may be an optional, whose wrapped value is cast.
      if let boxed = value.boxedOptional, !type.isOptionalOrAny { value = boxed.value }
      return try inner.matches(value, frame)
    }
    guard let error = try frame.evaluator.bridgedError(value, to: type, at: .start) else { return false }
    return try inner.matches(error, frame)
  }
}

/// An expression pattern, which matches equal values, or values in a range.
final class ExpressionPattern: Pattern {
  private let expression: Expression
  private let type: VariableType?

  /// Creates a pattern from an expression, for subjects of a type.
  init(_ expression: Expression, of type: VariableType?) {
    self.expression = expression
    self.type = type
  }

  override func matches(_ value: Value, _ frame: Frame) throws(Fault) -> Bool {
    if value.outside != nil { return true }
    // No operator of the program compares an optional with the literal: it may be the one whose code has the pattern.
    if expression is NilLiteral, value.boxedOptional == nil { return value.isNone }
    let evaluator = frame.evaluator
    let subject = evaluator.typeHint(of: value)
    let expected = subject.isAny ? type?.known(evaluator) ?? .any : subject
    let hint = expression is RangeExpression ? SwiftType.range(expected.unwrapped) : expected
    let pattern = try expression.evaluate(frame, hint)
    if let matches = try evaluator.declaredMatch(pattern, value, at: expression.location) { return matches }
    if case .range(let range) = pattern { return try evaluator.contains(value, in: range, at: expression.location) }
    return try evaluator.areEqual(pattern, value, at: expression.location)
  }
}
