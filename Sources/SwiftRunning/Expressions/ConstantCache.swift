/// The cached value of an expression that consists of number literals alone, such as `Color(white: 0.1)` or
/// `.topLeading`.
///
/// The value is valid as long as the literals stay the same.
///
/// Rows of a list and files of a template repeat the same colours, fonts and alignments. Only values of certain
/// immutable types are cached, and only in programs without extensions of vocabulary types and without diagnostics.
struct ConstantCache {
  private enum State {
    /// The expression was not evaluated yet; most expressions are evaluated once.
    case unevaluated
    /// The expression was evaluated once.
    case evaluatedOnce
    /// The value is not cached.
    case uncacheable
    /// The cached value for an expected type, and the literals that it depends on.
    case constant(Value, expected: String, numbers: [(literal: NumberLiteral, value: LiteralValue)])
  }

  private var state = State.unevaluated

  /// Returns the cached value, or nil if a literal has changed or a different type is expected.
  func value(expecting expected: String) -> Value? {
    guard case .constant(let value, let other, let numbers) = state, other == expected else { return nil }
    for number in numbers where number.literal.value != number.value { return nil }
    return value
  }

  /// Caches a value from the second evaluation on, unless the next one may differ.
  ///
  /// `isOwn` indicates whether the vocabulary alone declares the names in the expression.
  mutating func record(
    _ value: Value, expecting expected: String, _ arguments: [ArgumentExpression], _ evaluator: Evaluator,
    if isOwn: @autoclosure () -> Bool = true
  ) {
    switch state {
    case .unevaluated: state = .evaluatedOnce
    case .uncacheable: break
    case .evaluatedOnce, .constant:
      guard evaluator.program.extensions.isEmpty, evaluator.log.diagnostics.isEmpty, isCacheable(value, evaluator),
        let numbers = arguments.map(\.value).numbers, isOwn()
      else {
        state = .uncacheable
        return
      }
      state = .constant(value, expected: expected, numbers: numbers.map { ($0, $0.value) })
    }
  }

  private func isCacheable(_ value: Value, _ evaluator: Evaluator) -> Bool {
    switch value {
    case .native(let native): evaluator.vocabulary.framework.constants.contains(native.type)
    case .double: true
    default: false
    }
  }
}

extension [Expression] {
  /// The number literals of all expressions, or nil if one depends on anything else.
  package var numbers: [NumberLiteral]? {
    var result: [NumberLiteral] = []
    for expression in self {
      guard let numbers = expression.numbers else { return nil }
      result += numbers
    }
    return result
  }
}

extension SwiftType {
  /// The name of the expected vocabulary type, or nil if the type is not fully known.
  var expectedName: String? {
    switch self {
    case .native(let name): name
    case .double: "Double"
    case .optional(let wrapped): wrapped.expectedName
    default: nil
    }
  }
}
