extension Vocabulary {
  /// Adds `Decimal`.
  mutating func addDecimals() {
    type("Decimal", parents: ["SignedNumeric", "Numeric", "Comparable", "Equatable", "Hashable", "NSNumber"])
    representations["NSDecimalNumber"] = "Decimal"
    addDecimalInitializers()
    let decimal = TypeBinding<DecimalNumber>.decimal
    for (name, value) in [
      ("zero", DecimalNumber.zero), ("pi", .pi), ("nan", .nan), ("quietNaN", .nan),
      ("greatestFiniteMagnitude", DecimalNumber(digits: WideNumber(.max), exponent: 127)),
      ("leastNonzeroMagnitude", DecimalNumber(digits: WideNumber(1), exponent: -128)),
    ] { constant(on: "Decimal", name, value, as: decimal) }
    property(on: decimal, "description", as: .string) { $0.description }
    property(on: decimal, "stringValue", as: .string) { $0.description }
    property(on: decimal, "doubleValue", as: .double) { $0.double }
    property(on: decimal, "floatValue", as: .double) { $0.double }
    property(on: decimal, "decimalValue", as: decimal) { $0 }
    property(on: decimal, "intValue", as: .int) { $0.int ?? 0 }
    property(on: decimal, "magnitude", as: decimal) { $0.magnitude }
    property(on: decimal, "exponent", as: .int) { $0.exponent }
    property(on: decimal, "isNaN", as: .bool) { $0.isNaN }
    property(on: decimal, "isZero", as: .bool) { $0 == .zero }
    property(on: decimal, "isFinite", as: .bool) { !$0.isNaN }
    property(on: decimal, "isSignMinus", as: .bool) { $0.isNegative }
    property(on: decimal, "_isNegative", as: .int) { $0.isNegative ? 1 : 0 }
    mutatingMethod(on: decimal, "negate") { (value: inout DecimalNumber) throws(Fault) in value = -value }
    method(on: decimal, "adding", .unnamed(decimal), returns: decimal) { $0 + $1 }
    method(on: decimal, "subtracting", .unnamed(decimal), returns: decimal) { $0 - $1 }
    method(on: decimal, "multiplying", .named("by", decimal), returns: decimal) { $0 * $1 }
    method(on: decimal, "dividing", .named("by", decimal), returns: decimal) { $0 / $1 }
    method(on: decimal, "raising", .named("toPower", .int), returns: decimal) { $0.power($1) }
    function("pow", .unnamed(decimal), .unnamed(.int), returns: decimal) { $0.power($1) }
    let rule = TypeBinding<FloatingPointRoundingRule>.native("Decimal.RoundingMode")
    aliases["NSDecimalNumber.RoundingMode"] = "Decimal.RoundingMode"
    for (name, value) in [
      ("plain", FloatingPointRoundingRule.toNearestOrAwayFromZero), ("bankers", .toNearestOrEven), ("up", .up),
      ("down", .down),
    ] { constant(on: "Decimal.RoundingMode", name, value, as: rule) }
    addDecimalHandlers(rule)
    rawFunction("NSDecimalRound", [.value(), .value(), .value(nil, .int), .value(nil, rule.type)]) { _ in .void }
  }

  /// Adds the behaviour that rounds the results of arithmetic, and the methods that take one.
  private mutating func addDecimalHandlers(_ rule: TypeBinding<FloatingPointRoundingRule>) {
    let handler = TypeBinding<DecimalHandler>.native("NSDecimalNumberHandler")
    aliases["NSDecimalNumberBehaviors"] = "NSDecimalNumberHandler"
    rawInitializer(
      "NSDecimalNumberHandler",
      [.value("roundingMode", rule.type), .value("scale", .int)]
        + ["Exactness", "Overflow", "Underflow", "DivideByZero"].map { .value("raiseOn" + $0, .bool) }
    ) { call throws(Fault) in
      .native(
        "NSDecimalNumberHandler",
        DecimalHandler(rule: call.payload(0) ?? .toNearestOrAwayFromZero, digits: try call.int(1)))
    }
    constant(on: "NSDecimalNumberHandler", "default", DecimalHandler(), as: handler)
    let decimal = TypeBinding<DecimalNumber>.decimal
    let label = "withBehavior"
    method(on: decimal, "adding", .unnamed(decimal), .named(label, handler), returns: decimal) { $2.rounded($0 + $1) }
    method(on: decimal, "subtracting", .unnamed(decimal), .named(label, handler), returns: decimal) {
      $2.rounded($0 - $1)
    }
    method(on: decimal, "multiplying", .named("by", decimal), .named(label, handler), returns: decimal) {
      $2.rounded($0 * $1)
    }
    method(on: decimal, "dividing", .named("by", decimal), .named(label, handler), returns: decimal) {
      $2.rounded($0 / $1)
    }
    method(on: decimal, "rounding", .named("accordingToBehavior", handler), returns: decimal) { $1.rounded($0) }
  }

  private mutating func addDecimalInitializers() {
    let sign = TypeBinding<FloatingPointSign>.native("FloatingPointSign")
    constant(on: "FloatingPointSign", "plus", .plus, as: sign)
    constant(on: "FloatingPointSign", "minus", .minus, as: sign)
    rawInitializer("Decimal", []) { _ in .decimal(.zero) }
    for label in [nil, "integerLiteral", "floatLiteral"] as [String?] {
      rawInitializer("Decimal", [.value(label)]) { call throws(Fault) in
        guard let number = call.value(0).asDecimal else {
          throw call.mismatch(of: call.value(0), with: .native("Decimal"), at: 0)
        }
        return .decimal(number)
      }
    }
    rawInitializer("Decimal", [.value("string", .string), .ignored("locale")]) { call throws(Fault) in
      .optional(DecimalNumber(try call.string(0)).map { .decimal($0) })
    }
    rawInitializer(
      "Decimal",
      [
        .value("sign", .native("FloatingPointSign")), .value("exponent", .int),
        .value("significand", .native("Decimal")),
      ]
    ) { call throws(Fault) in
      guard let digits = call.value(2).asDecimal else { return .none }
      let power = DecimalNumber(digits: WideNumber(1), exponent: try call.int(1))
      return .decimal(call.payload(0) == FloatingPointSign.minus ? -(digits * power) : digits * power)
    }
  }
}

/// The rounding of the results of decimal arithmetic.
struct DecimalHandler {
  /// The rule by which numbers are rounded.
  var rule = FloatingPointRoundingRule.toNearestOrAwayFromZero
  /// The number of digits after the decimal point, or nil if numbers are not rounded.
  var digits: Int?

  /// Returns a result, rounded.
  func rounded(_ number: DecimalNumber) -> DecimalNumber {
    digits.map { number.rounded(toDigits: min(max($0, -128), 128), rule) } ?? number
  }
}

extension Evaluator {
  /// Evaluates `NSDecimalRound(&result, &number, 2, .plain)`, which assigns a rounded number to its first argument.
  func roundDecimal(_ call: [ArgumentExpression], _ frame: Frame, at location: SourceLocation) throws(Fault) {
    guard call.count == 4 else { return }
    let rule = try call[3].value.evaluate(frame, .native("Decimal.RoundingMode"))
    guard let number = try call[1].value.evaluate(frame, .any).asDecimal,
      let digits = try call[2].value.evaluate(frame, .int).asInt, case .native(let native) = rule,
      let rule = native.payload as? FloatingPointRoundingRule
    else { return }
    try call[0].value.mutate(frame) { (old: inout Value) throws(Fault) in
      old = .decimal(number.rounded(toDigits: min(max(digits, -128), 128), rule))
    }
  }
}

extension Value {
  /// Returns the value converted to the type of another operand: a literal to a sized integer, and any number to a
  /// decimal number.
  package func beside(_ other: Value) -> Value {
    if case .literal(let int) = self, let sized = other.asSized {
      return SizedInteger(Int128(int), exactly: sized.type).map { .whole($0) } ?? self
    }
    guard case .native(let native) = other, native.payload is DecimalNumber, let number = asDecimal else { return self }
    return .decimal(number)
  }

  /// Returns a decimal number as a value.
  static func decimal(_ number: DecimalNumber) -> Value { .native("Decimal", number) }

  /// The value as a decimal number, or nil if it is not a number.
  var asDecimal: DecimalNumber? {
    switch self {
    case .native(let native):
      native.payload as? DecimalNumber ?? (native.payload as? SizedInteger).flatMap { DecimalNumber($0.description) }
    case .int(let int), .literal(let int): DecimalNumber(int)
    case .double(let double): DecimalNumber(double)
    default: nil
    }
  }
}

extension TypeBinding where T == DecimalNumber {
  /// The binding of `Decimal`, which also accepts integer literals.
  static var decimal: TypeBinding {
    TypeBinding(
      type: .native("Decimal"),
      read: { value, _ in
        switch value {
        case .native(let native): native.payload as? DecimalNumber
        case .literal(let int): DecimalNumber(int)
        default: nil
        }
      }, write: { .decimal($0) })
  }
}
