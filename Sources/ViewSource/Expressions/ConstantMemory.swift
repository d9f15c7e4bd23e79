/// The value of an expression that is made of numbers alone, such as `Color(red: 0.1, green: 0.1, blue: 0.12)` or `.topLeading`, kept for
/// as long as these stay what they are.
///
/// Rows of a list and the files of a template say the same colours, fonts and alignments over and over. Only values of types are kept
/// that nothing around them changes, in programs that add nothing to the vocabulary's types and have nothing to say of the code.
struct ConstantMemory {
  private enum State {
    /// The expression was not evaluated; most are evaluated once.
    case new
    /// It was evaluated once.
    case met
    /// Its value is not kept.
    case variable
    /// Its value for what was expected, and the numbers that it is made of.
    case constant(Value, expected: String, numbers: [(literal: NumberLiteral, value: LiteralValue)])
  }

  private var state = State.new

  /// The types of which values are kept.
  private static let types: Set<String> = [
    "Alignment", "Angle", "Axis.Set", "CGPoint", "CGRect", "CGSize", "Color", "ContentMode", "Edge.Set", "EdgeInsets",
    "Font", "Font.Design", "Font.Weight", "HorizontalAlignment", "RoundedCornerStyle", "StrokeStyle", "TextAlignment",
    "UnitPoint", "VerticalAlignment",
  ]

  /// The value that is kept, if the numbers are still the same and a type by this name is expected.
  func value(expecting expected: String) -> Value? {
    guard case .constant(let value, let other, let numbers) = state, other == expected else { return nil }
    for number in numbers where number.literal.value != number.value { return nil }
    return value
  }

  /// Keeps a value, unless it may be another one the next time; the first one is left alone.
  ///
  /// `isOwn` says whether the vocabulary alone has what the expression names.
  mutating func meet(
    _ value: Value, expecting expected: String, _ arguments: [ArgumentExpression], _ evaluator: Evaluator,
    if isOwn: @autoclosure () -> Bool = true
  ) {
    switch state {
    case .new: state = .met
    case .variable: break
    case .met, .constant:
      guard evaluator.program.extensions.isEmpty, evaluator.log.diagnostics.isEmpty, Self.isKept(value),
        let numbers = arguments.map(\.value).numbers, isOwn()
      else {
        state = .variable
        return
      }
      state = .constant(value, expected: expected, numbers: numbers.map { ($0, $0.value) })
    }
  }

  private static func isKept(_ value: Value) -> Bool {
    switch value {
    case .native(let native): types.contains(native.type)
    case .double: true
    default: false
    }
  }
}

extension [Expression] {
  /// The numbers that all of them are made of, or nil if one is made of something else.
  var numbers: [NumberLiteral]? {
    var result: [NumberLiteral] = []
    for expression in self {
      guard let numbers = expression.numbers else { return nil }
      result += numbers
    }
    return result
  }
}

extension SwiftType {
  /// The name of the type of the vocabulary that is expected, or nil where another one may be.
  var expectedName: String? {
    switch self {
    case .native(let name): name
    case .double: "Double"
    case .optional(let wrapped): wrapped.expectedName
    default: nil
    }
  }
}
