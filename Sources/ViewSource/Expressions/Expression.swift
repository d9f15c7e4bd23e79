/// A compiled expression.
///
/// `hint` is the type that the place expects, which decides what a literal, a closure or an implicit member means.
class Expression {
  /// Where the expression stands.
  final let place: Place

  /// An expression at a place.
  init(_ place: Place) { self.place = place }

  /// The expression's value.
  func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value { .void }

  /// Changes the variable that the expression names; what is not a variable is changed in a copy.
  func mutate(_ frame: Frame, _ change: (inout Value) throws(Fault) -> Void) throws(Fault) {
    var value = try evaluate(frame, .any)
    try change(&value)
  }

  /// The type that the value is known to have before it is computed; any type where that is not known.
  ///
  /// A value does not say whether it was optional, so that this alone tells `map` of an optional text from `map` of its
  /// characters.
  func knownType(_ evaluator: Evaluator) -> SwiftType { .any }
  /// The known type within a chain: not yet optional because an earlier link may be missing.
  func linkType(_ evaluator: Evaluator) -> SwiftType { knownType(evaluator) }

  /// Whether the expression names a variable.
  var isVariable: Bool { false }
  /// Whether the value depends on the type that is expected.
  var isContextual: Bool { false }
  /// Whether the expression begins with an implicit member, as `.red.opacity(0.5)` does, so that the expected type is the
  /// first link's.
  var isImplicitChain: Bool { false }
  /// The member in which an implicit chain begins, or nil.
  var implicitRoot: String? { nil }
  /// Whether a missing value earlier in the chain makes the whole chain missing.
  var isChained: Bool { false }

  /// What a wrapper begins with, where the expression makes one of that alone: `.init(initialValue: 0)`.
  var initialValue: Expression? { nil }

  /// Whether the expression's form alone, and no value, says which types it fits.
  var fitsByForm: Bool { false }

  /// The numbers that the value is made of, or nil if it is made of something else.
  var numbers: [NumberLiteral]? { nil }

  /// How well an implicit chain fits a type: its first link must be a member of the type, its value one of it.
  final func fitChain(_ type: SwiftType, _ frame: Frame) throws(Fault) -> Int {
    if type.isAny { return 1 }
    guard let implicitRoot, frame.evaluator.hasStatic(implicitRoot, in: type) else { return 0 }
    return frame.evaluator.fit(try evaluate(frame, type), type) > 0 ? 4 : 0
  }

  /// How well the expression fits a type: 0 not at all, 4 exactly; the value is kept if it had to be computed.
  func fit(_ type: SwiftType, _ frame: Frame, _ value: inout Value?) throws(Fault) -> Int {
    let known: Value
    if let value {
      known = value
    } else {
      known = try evaluate(frame, .any)
      value = known
    }
    return frame.evaluator.fit(known, type)
  }
}
