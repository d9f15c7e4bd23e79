/// Numbers of type `Float`, which have 24 significant bits.
///
/// They are values of a type of their own, which the members of `Double` also accept.
extension Value {
  /// Returns a number of type `Float`.
  static func float(_ number: Float) -> Value { .native("Float", number) }

  /// The number, if it is of type `Float`.
  package var asFloat: Float? {
    guard case .native(let native) = self, native.type == "Float" else { return nil }
    return native.payload as? Float
  }

  /// The value as a number of type `Float` if it is one of another floating-point type, or the value itself.
  var narrowed: Value { if case .double(let double) = self { .float(Float(double)) } else { self } }
}

extension Evaluator {
  /// Returns the result of an operator on two numbers of which one is a `Float`, or nil for other operands.
  ///
  /// The result of a basic operation in double precision, rounded, is that in single precision.
  func single(_ code: ArithmeticOperator, _ a: Value, _ b: Value) -> Value? {
    guard a.asFloat != nil || b.asFloat != nil, let x = a.asDouble, let y = b.asDouble else { return nil }
    return floating(code, x, y)?.narrowed
  }
}

extension Vocabulary {
  /// The functions of C whose result has the type of their arguments.
  static let floatingFunctions: Set<String> = [
    "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "exp", "exp2", "log", "log2", "log10", "sqrt",
    "cbrt", "floor", "ceil", "round", "trunc", "fabs", "pow", "atan2", "hypot", "fmod", "abs",
  ]

  /// Adds `Float`.
  mutating func addFloats() {
    type("Float", parents: ["Double"])
    let float = TypeBinding<Float>(
      type: .native("Float"), read: { value, _ in value.asDouble.map { Float($0) } }, write: { .float($0) })
    for (name, value) in [
      ("infinity", Float.infinity), ("pi", .pi), ("zero", 0), ("nan", .nan),
      ("greatestFiniteMagnitude", .greatestFiniteMagnitude), ("leastNormalMagnitude", .leastNormalMagnitude),
      ("leastNonzeroMagnitude", .leastNonzeroMagnitude), ("ulpOfOne", .ulpOfOne),
    ] { constant(on: "Float", name, value, as: float) }
    rawInitializer("Float", []) { _ in .float(0) }
    rawInitializer("Float", [.value("exactly")]) { call in
      if let whole = call.value(0).asWhole { return .optional(Float(exactly: whole.value).map { .float($0) }) }
      return .optional(call.value(0).asNumber.flatMap { Float(exactly: $0) }.map { .float($0) })
    }
    for label in [nil, "truncating"] {
      rawInitializer("Float", [.value(label)]) { call throws(Fault) in
        switch call.value(0) {
        case .string(let text): return .optional(Float(text).map { .float($0) })
        case .bool(let bool): return .float(bool ? 1 : 0)
        case let value:
          if let text = value.substring { return .optional(Float(text).map { .float($0) }) }
          guard let number = value.asNumber else { throw call.mismatch(of: value, with: .double, at: 0) }
          return .float(Float(number))
        }
      }
    }
    rawInitializer("Float", [.value("bitPattern")]) { call in
      .float(Float(bitPattern: UInt32(truncatingIfNeeded: call.value(0).asWhole?.value ?? 0)))
    }
    property(on: float, "bitPattern", as: .sized(.uint32)) { SizedInteger(Int128($0.bitPattern), clampedTo: .uint32) }
    property(on: float, "ulp", as: float) { $0.ulp }
    property(on: float, "nextUp", as: float) { $0.nextUp }
    property(on: float, "nextDown", as: float) { $0.nextDown }
    rawStatic("Float", "random", [.value("in", .range(.double))]) { _, call in
      guard case .range(let range)? = call.arguments.first ?? nil else { return .float(0) }
      let (low, high) = (range.lower?.value.asDouble ?? 0, range.upper?.value.asDouble ?? 1)
      return .float(Float(low + (high - low) * Double(call.evaluator.nextRandom() >> 11) / 9_007_199_254_740_992))
    }
  }
}
