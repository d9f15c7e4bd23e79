/// A compiled expression.
///
/// `hint` is the expected type, which determines the meaning of literals, closures and implicit members.
package class Expression {
  /// The expression's source location.
  package final let location: SourceLocation

  /// Whether evaluation never ends with a value: the expression is a call of a function that ends the program.
  var neverReturns: Bool { false }

  /// Whether the expression is `self`, or a parameter that may be the isolated actor, so that its members are used
  /// without waiting.
  var isOwnActor: Bool { false }

  /// Creates an expression at a source location.
  init(_ location: SourceLocation) { self.location = location }

  /// Returns the expression's value.
  package func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value { .void }

  /// Changes the variable that the expression names; the value of any other expression is changed in a copy.
  func mutate(_ frame: Frame, _ change: (inout Value) throws(Fault) -> Void) throws(Fault) {
    var value = try evaluate(frame, .any)
    try change(&value)
  }

  /// Sets the variable that the expression names; a computed property or a subscript is not read before.
  func assign(_ frame: Frame, _ change: (inout Value) throws(Fault) -> Void) throws(Fault) {
    try mutate(frame, change)
  }

  /// Returns the types among which the expected type decides, because the functions that the expression may call differ
  /// in their results, or nil.
  func resultOverloads(_ evaluator: Evaluator) -> [SwiftType]? { nil }

  /// Whether the expression is a literal, whose value depends on nothing but its type.
  var isPlainLiteral: Bool {
    numbers != nil || self is StringLiteral || self is NilLiteral || self is ConstantExpression
  }

  /// Whether the expression is a string literal, with or without interpolations.
  var isText: Bool { self is StringLiteral || self is InterpolatedString }

  /// The text of a string literal without interpolations, or nil for any other expression.
  package var literalText: String? { (self as? StringLiteral)?.text }

  /// Returns the expression's static type, or any type if it is not known.
  ///
  /// Values do not record whether they were optional, so only the static type distinguishes `map` of an optional string
  /// from `map` of its characters.
  func knownType(_ evaluator: Evaluator) -> SwiftType { .any }
  /// Whether the expression is a variable, a member of one, or consists of such, so that its static type in generic code
  /// may use type parameters.
  var mayNameParameter: Bool { false }
  /// Returns the static type within an optional chain, before it becomes optional because of an earlier link.
  func linkType(_ evaluator: Evaluator) -> SwiftType { knownType(evaluator) }

  /// Returns the type of a standard library's sequence that the value represents by its elements, as Swift writes it,
  /// or nil: `ReversedCollection<Array<Int>>` for the value of `[1, 2].reversed()`, which is an array here.
  func writtenSequence(_ evaluator: Evaluator) -> String? { nil }

  /// Takes the annotated type of the expression's value, in which each `Any` gives the corresponding number literals
  /// types of their own.
  func takeType(_ written: TypeSyntax) {}

  /// The name of the member that the expression reads, or nil for other expressions.
  var memberName: String? { nil }

  /// Whether the expression's static type is `Any` because it is written so, `a as Any`.
  var isErased: Bool { false }

  /// Whether the expression can be assigned to.
  var isVariable: Bool { false }
  /// Whether the value depends on the expected type.
  var isContextual: Bool { false }
  /// Whether the expression begins with an implicit member, as `.red.opacity(0.5)` does, so that the expected type
  /// applies to its first link.
  var isImplicitChain: Bool { false }
  /// The name of the implicit member at the start of the chain, or nil.
  var implicitRoot: String? { nil }
  /// The names of a chain that begins with an implicit member and has only members, such as `.Cell.title`; nil for
  /// other expressions.
  var implicitPath: [String]? { nil }
  /// The name of the view that the expression creates, or nil if it names none.
  var viewName: String? { nil }
  /// Whether a nil earlier in the chain makes the whole chain nil.
  var isChained: Bool { false }

  /// Returns whether an optional chain that is assigned to ends at nil, so that nothing is evaluated or assigned.
  func endsAtNil(_ frame: Frame) throws(Fault) -> Bool { false }

  /// Whether evaluating the expression calls no function, so that it changes no variable: it consists of variables,
  /// members and literals.
  var isQuiet: Bool { isPlainLiteral }
  /// Whether evaluating the arguments of the subscripts in the expression may have effects.
  var hasEffects: Bool { false }
  /// Returns the expression with the arguments of its subscripts evaluated.
  func resolved(_ frame: Frame) throws(Fault) -> Expression { self }

  /// The initial value, if the expression creates a property wrapper from it: `.init(initialValue: 0)`.
  package var initialValue: Expression? { nil }
  /// The key of the storage, if the expression creates a property wrapper for it: `AppStorage(wrappedValue: 0, "key")`.
  var storageKey: Expression? { nil }

  /// Whether the syntax alone determines which types the expression converts to.
  var fitsBySyntax: Bool { false }

  /// The number literals that the value consists of, or nil if it depends on anything else.
  package var numbers: [NumberLiteral]? { nil }

  /// Returns how well an implicit chain converts to a type: the type must have the first member, and the value must
  /// convert to it.
  final func fitChain(_ type: SwiftType, _ frame: Frame) throws(Fault) -> Int {
    if type.isAny { return 1 }
    guard let implicitRoot, frame.evaluator.hasStatic(implicitRoot, in: type) else { return 0 }
    if type.isResource || !frame.evaluator.knowsStatic(implicitRoot, in: type) {
      // Any chain may name a missing asset, so a type that declares the members is preferred.
      guard frame.evaluator.isAsset(implicitPath?.joined(separator: "/") ?? implicitRoot, of: type) else { return 2 }
      if type.isResource { return 5 }
    }
    return frame.evaluator.fit(try evaluate(frame, type), type) > 0 ? 4 : 0
  }

  /// Returns how well the expression converts to a type, from 0 for not at all to 4 for exactly; `value` receives the
  /// value if it was evaluated.
  package func fit(_ type: SwiftType, _ frame: Frame, _ value: inout Value?) throws(Fault) -> Int {
    let known: Value
    if let value {
      known = value
    } else if let results = resultOverloads(frame.evaluator) {
      return frame.evaluator.fit(anyOf: results, type)
    } else {
      known = try evaluate(frame, .any)
      value = known
    }
    return frame.evaluator.fit(known, type)
  }
}
