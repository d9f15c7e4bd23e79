/// The value of a number literal.
package struct LiteralValue: Equatable {
  /// The value as an integer, or nil for a floating-point literal.
  package var int: Int?
  /// The value as a floating-point number.
  package var double: Double
}

/// A number literal, or a number computed from several literals.
package final class NumberLiteral: Expression {
  /// The literal's value.
  @exclusivity(unchecked) package var value: LiteralValue
  /// Whether an integer literal is `Int` where no type is expected, as in `let a = 1`.
  var isSettled = false

  /// Creates a number literal from its integer and floating-point values.
  package init(_ location: SourceLocation, int: Int?, double: Double) {
    value = LiteralValue(int: int, double: double)
    super.init(location)
  }

  /// Creates a number literal.
  package init(_ location: SourceLocation, _ value: LiteralValue) {
    self.value = value
    super.init(location)
  }

  /// The value as an integer, or nil for a floating-point literal.
  package var int: Int? { value.int }
  /// The value as a floating-point number.
  package var double: Double { value.double }

  package override var isContextual: Bool { true }
  package override var numbers: [NumberLiteral]? { [self] }
  package override func knownType(_ evaluator: Evaluator) -> SwiftType { int == nil ? .double : .int }

  package override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    switch hint {
    case .double: return .double(double)
    case .optional: return try evaluate(expecting: hint.unwrapped, frame)
    default: return try evaluate(expecting: hint, frame)
    }
  }

  /// The types of decimal numbers.
  private static let decimals = ["Decimal", "NSDecimalNumber"]

  private func evaluate(expecting type: SwiftType, _ frame: Frame) throws(Fault) -> Value {
    if case .declared(let type) = type,
      let made = try frame.evaluator.literal(
        int == nil ? ["floatLiteral"] : ["integerLiteral", "floatLiteral"], int.map { .int($0) } ?? .double(double),
        of: type, at: location)
    {
      return made
    }
    if case .native("Float") = type { return .float(Float(double)) }
    guard let int else {
      if case .native(let name) = type, Self.decimals.contains(name) { return .decimal(DecimalNumber(double)) }
      return .double(double)
    }
    switch type {
    case .double: return .double(double)
    case .int: return .int(int)
    case .native(let name) where Self.decimals.contains(name): return .decimal(DecimalNumber(int))
    case .native(let name):
      if let type = IntegerType(sized: name) { return try frame.evaluator.number(int, as: type, at: location) }
      return isSettled ? .int(int) : .literal(int)
    default: return isSettled ? .int(int) : .literal(int)
    }
  }

  package override var fitsBySyntax: Bool { true }

  package override func fit(_ type: SwiftType, _ frame: Frame, _ value: inout Value?) throws(Fault) -> Int {
    switch type.unwrapped {
    case .int: int == nil ? 0 : 4
    case .double: int == nil ? 4 : 3
    case .declared(let type) where type.kind == .interface:
      frame.evaluator.fit(int.map { .int($0) } ?? .double(double), .declared(type))
    case .declared(let type): frame.evaluator.takesLiteral(["integerLiteral", "floatLiteral"], type) ? 2 : 0
    case .any: 1
    case .native(let name): int != nil || Self.decimals.contains(name) ? frame.evaluator.numberFits(name) ? 2 : 0 : 0
    default: 0
    }
  }
}

/// An integer literal that is too large for `Int`.
final class LargeLiteral: Expression {
  private let number: Int128

  /// Creates an integer literal.
  init(_ location: SourceLocation, _ number: Int128) {
    self.number = number
    super.init(location)
  }

  /// Returns the negated literal.
  func negated(at location: SourceLocation) -> Expression {
    guard let int = Int(exactly: -number) else { return LargeLiteral(location, -number) }
    return NumberLiteral(location, int: int, double: Double(int))
  }

  override var isContextual: Bool { true }
  override func knownType(_ evaluator: Evaluator) -> SwiftType { .int }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    switch hint.unwrapped {
    case .double: return .double(Double(number))
    case .native("Decimal"): return DecimalNumber("\(number)").map { .decimal($0) } ?? .none
    case .native(let name):
      let type = IntegerType(sized: name) ?? .int
      if let number = SizedInteger(number, exactly: type) { return .whole(number) }
      throw frame.evaluator.fault(.outOfRange("\(number)", of: type.rawValue), at: location)
    default: throw frame.evaluator.fault(.outOfRange("\(number)", of: "Int"), at: location)
    }
  }

  override var fitsBySyntax: Bool { true }

  override func fit(_ type: SwiftType, _ frame: Frame, _ value: inout Value?) throws(Fault) -> Int {
    switch type.unwrapped {
    case .double: 3
    case .any: 1
    case .native(let name): frame.evaluator.numberFits(name) ? 2 : 0
    default: 0
    }
  }
}

/// A string literal without interpolation.
final class StringLiteral: Expression {
  /// The text.
  @exclusivity(unchecked) var text: String
  /// The arguments that state where the literal is looked up as a key, or nil if there are none.
  var origin: TextOrigin?

  /// Creates a string literal.
  init(_ location: SourceLocation, _ string: String) {
    text = string
    super.init(location)
  }

  override func knownType(_ evaluator: Evaluator) -> SwiftType { .string }
  override var isContextual: Bool { true }

  /// Returns the text of the literal as a key, in the language of the run.
  private func localized(in frame: Frame) -> String {
    let evaluator = frame.evaluator
    guard evaluator.host.localizesKeys else { return text }
    let key = LocalizedKey(text, from: origin?.source(frame) ?? TextSource())
    return evaluator.host.localizedText(for: key, in: evaluator, at: location) ?? text
  }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    switch hint.unwrapped {
    case .string: return .string(text)
    case .declared(let type):
      let labels = ["stringLiteral", "extendedGraphemeClusterLiteral", "unicodeScalarLiteral"]
      if let made = try frame.evaluator.literal(labels, .string(text), of: type, at: location) { return made }
    case .character: if text.count == 1, let only = text.first { return .character(only) }
    case let hint where frame.evaluator.names.isTextKey(hint):
      let source = origin?.source(frame) ?? TextSource()
      return try frame.evaluator.host.textKey([.literal(text)], from: source, in: frame.evaluator, at: location)
    case let hint where hint.isLocalizationValue: return .string(localized(in: frame))
    case .native(let name):
      let evaluator = frame.evaluator
      if let made = try evaluator.textLiteral(text, of: name, at: location) { return made }
      if let made = try evaluator.libraryLiteral("stringLiteral", .string(text), of: name, at: location) { return made }
    default: break
    }
    return .string(text)
  }

  override var fitsBySyntax: Bool { true }

  override func fit(_ type: SwiftType, _ frame: Frame, _ value: inout Value?) throws(Fault) -> Int {
    switch type.unwrapped {
    case .string: 4
    case let type where frame.evaluator.names.isTextKey(type): 4
    case .declared(let type) where type.kind == .interface: frame.evaluator.fit(.string(text), .declared(type))
    case .declared(let type): frame.evaluator.takesLiteral(["stringLiteral"], type) ? 2 : 0
    case .character: text.count == 1 ? 3 : 0
    case .any: 1
    case .native(let key) where frame.evaluator.takesTextLiteral(key): 2
    default: frame.evaluator.fit(.string(text), type)
    }
  }
}

/// A constant: a value that is known when the code is compiled.
class ConstantExpression: Expression {
  /// The value.
  let value: Value

  /// Creates a constant.
  init(_ location: SourceLocation, _ value: Value) {
    self.value = value
    super.init(location)
  }

  final override func knownType(_ evaluator: Evaluator) -> SwiftType { evaluator.typeHint(of: value) }
  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value { value }
}

/// A literal, `true` or `false`.
final class BooleanLiteral: ConstantExpression {
  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    guard case .declared(let type) = hint.unwrapped, type.kind != .interface else { return value }
    return try frame.evaluator.literal(["booleanLiteral"], value, of: type, at: location) ?? value
  }

  override func fit(_ type: SwiftType, _ frame: Frame, _ value: inout Value?) throws(Fault) -> Int {
    guard case .declared(let declared) = type.unwrapped, declared.kind != .interface else {
      return try super.fit(type, frame, &value)
    }
    return frame.evaluator.takesLiteral(["booleanLiteral"], declared) ? 2 : 0
  }
}

extension Value {
  /// Whether the value is a number of a built-in type.
  package var isNumber: Bool {
    switch self {
    case .int, .literal, .double: true
    case .native(let native): native.payload is SizedInteger || native.payload is Float
    default: false
    }
  }
}

extension Expression {
  /// The labels of the initializers that take the literal, or nil for another expression.
  var literalKinds: [String]? {
    switch self {
    case let literal as NumberLiteral: literal.int == nil ? ["floatLiteral"] : ["integerLiteral", "floatLiteral"]
    case is BooleanLiteral: ["booleanLiteral"]
    case is StringLiteral: ["stringLiteral"]
    default: nil
    }
  }
}

/// The literal `nil`.
final class NilLiteral: Expression {
  override var isContextual: Bool { true }
  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    guard case .declared(let type) = hint, frame.evaluator.takesLiteral(["nilLiteral"], type) else { return .none }
    return try frame.evaluator.literal(["nilLiteral"], .void, of: type, at: location) ?? .none
  }
  override func fit(_ type: SwiftType, _ frame: Frame, _ value: inout Value?) throws(Fault) -> Int {
    switch type {
    case .optional: 4
    case .any: 1
    case .declared(let type): frame.evaluator.takesLiteral(["nilLiteral"], type) ? 3 : 0
    default: 0
    }
  }
}
