extension Evaluator {
  /// Returns whether the program's own `==` holds for two values, or nil if it declares none for them.
  func declaredEquality(_ a: Value, _ b: Value) throws(Fault) -> Bool? {
    guard let function = declaredOperator("==", a, b),
      case .bool(let bool) = try run(function, receiver: nil, captured: nil, [a, b], at: .start)
    else { return nil }
    return bool
  }

  /// Returns whether two values are equal, by the program's own `==` if there is one.
  func areEqual(_ a: Value, _ b: Value, at location: SourceLocation) throws(Fault) -> Bool {
    if let function = declaredOperator("==", a, b) {
      if case .bool(let bool) = try run(function, receiver: nil, captured: nil, [a, b], at: location) { return bool }
    }
    return a.isEqual(to: b)
  }

  /// Returns the result of a comparison operator, or nil if the values have no order.
  func order(_ a: Value, _ b: Value, _ symbol: String, at location: SourceLocation) throws(Fault) -> Bool? {
    let (first, second) = symbol == ">" || symbol == "<=" ? (b, a) : (a, b)
    let isNegated = symbol == ">=" || symbol == "<="
    guard let ascending = try ascending(first, second, at: location) else { return nil }
    return ascending != isNegated
  }

  private func ascending(_ a: Value, _ b: Value, at location: SourceLocation) throws(Fault) -> Bool? {
    if let code = try arithmetic(.less, a, b, at: location), case .bool(let bool) = code { return bool }
    if let function = declaredOperator("<", a, b) {
      if case .bool(let bool) = try run(function, receiver: nil, captured: nil, [a, b], at: location) { return bool }
    }
    switch (a, b) {
    case (.character(let x), .character(let y)): return x < y
    case (.character(let x), .string(let y)) where y.count == 1: return String(x) < y
    case (.string(let x), .character(let y)) where x.count == 1: return x < String(y)
    case (.tuple(let x), .tuple(let y)):
      for (p, q) in zip(x.elements, y.elements) {
        if try ascending(p, q, at: location) ?? false { return true }
        if try ascending(q, p, at: location) ?? false { return false }
      }
      return false
    case (.enumCase(let x), .enumCase(let y)):
      guard x.type.origin === y.type.origin else { return nil }
      if x.enumCase.index != y.enumCase.index { return x.enumCase.index < y.enumCase.index }
      for (p, q) in zip(x.payload, y.payload) {
        if try ascending(p, q, at: location) ?? false { return true }
        if try ascending(q, p, at: location) ?? false { return false }
      }
      return false
    case (.native, .character), (.character, .native):
      guard let x = a.asString, let y = b.asString else { return nil }
      return x < y
    case (.native(let x), .native(let y)):
      guard let p = x.payload as? any Comparable else { return nil }
      return Self.isLess(p, y.payload)
    default: return nil
    }
  }

  private static func isLess<T: Comparable>(_ a: T, _ b: Any) -> Bool? { (b as? T).map { a < $0 } }

  /// Returns whether one value is less than another.
  func isAscending(_ a: Value, _ b: Value, at location: SourceLocation) throws(Fault) -> Bool {
    if let outside = a.outside ?? b.outside {
      warn(outside, .condition, at: location)
      return !decidesOtherwise(on: outside, at: location)
    }
    if let answer = try ascending(a, b, at: location) { return answer }
    // A literal beside a Unicode scalar is one.
    if a.scalar != nil || b.scalar != nil, let first = a.onlyScalar, let second = b.onlyScalar { return first < second }
    throw fault(.wrongOperands("<", a.typeName, b.typeName), at: location)
  }

  /// Returns whether a range contains a value.
  package func contains(_ value: Value, in range: RangeValue, at location: SourceLocation) throws(Fault) -> Bool {
    var value = value
    if case .literal = value, let bound = (range.lower ?? range.upper)?.value {
      value = try literal(value, beside: bound, at: location)
    }
    if let lower = range.lower?.value, try isAscending(value, lower, at: location) { return false }
    guard let upper = range.upper?.value else { return true }
    if range.isClosed { return try !isAscending(upper, value, at: location) }
    return try isAscending(value, upper, at: location)
  }
}

extension Evaluator {
  /// Returns whether a value that an operator compares with `.none` is nil; nil if the member is not that of
  /// `Optional`, since the value's type has one of that name, or its type is not known.
  func isNil(_ value: Value, comparedTo member: Expression, _ symbol: String, _ type: SwiftType) -> Bool? {
    guard symbol == "==" || symbol == "!=", member is ImplicitMember, member.implicitRoot == "none" else { return nil }
    if value.isNone { return true }
    if value.outside != nil || type.isAny && !value.isStructureOrCase { return nil }
    return knowsStatic("none", in: type) ? nil : false
  }
}
