extension Vocabulary {
  /// Adds floating-point numbers, integers, Booleans and decimal numbers with their conversions.
  mutating func addNumbers() {
    aliases.merge([
      "CGFloat": "Double", "TimeInterval": "Double",
    ]) { old, _ in
      old
    }
    type(
      "Double",
      parents: [
        "FloatingPoint", "NSNumber", "BinaryFloatingPoint", "SignedNumeric", "Numeric", "Comparable", "Equatable",
        "Hashable",
      ])
    type("Bool", parents: ["Equatable", "Hashable"])
    for (name, value) in [
      ("infinity", Double.infinity), ("pi", .pi), ("zero", 0), ("nan", .nan),
      ("greatestFiniteMagnitude", .greatestFiniteMagnitude), ("leastNormalMagnitude", .leastNormalMagnitude),
      ("leastNonzeroMagnitude", .leastNonzeroMagnitude), ("ulpOfOne", .ulpOfOne),
    ] { constant(on: "Double", name, value, as: .double) }
    rawInitializer("Double", [.value()]) { call throws(Fault) in
      switch call.value(0) {
      case .int(let int), .literal(let int): return .double(Double(int))
      case .double(let double): return .double(double)
      case .string(let string): return .optional(Double(string).map { .double($0) })
      case .native where call.value(0).substring != nil:
        return .optional(Double(call.value(0).asString ?? "").map { .double($0) })
      case .bool(let bool): return .double(bool ? 1 : 0)
      case .native where call.value(0).asSized != nil || call.value(0).asFloat != nil:
        return .double(call.value(0).asNumber ?? 0)
      case let other: throw call.mismatch(of: other, with: .double, at: 0)
      }
    }
    let comparisons: [(String, String, @Sendable (Double, Double) -> Bool)] = [
      ("isEqual", "to", { $0 == $1 }), ("isLess", "than", { $0 < $1 }), ("isLessThanOrEqualTo", "", { $0 <= $1 }),
    ]
    for (name, label, test) in comparisons {
      let other = label.isEmpty ? Parameter.unnamed(.double) : .named(label, .double)
      method(on: .double, name, other, returns: .bool) { test($0, $1) }
    }
    for label in ["floatLiteral", "integerLiteral"] {
      rawInitializer("Double", [.value(label, .double)]) { .double($0.value(0).asNumber ?? 0) }
    }
    rawInitializer("Double", [.value("exactly")]) { call in
      guard let whole = call.value(0).asWhole else { return .optional(call.value(0).asNumber.map { .double($0) }) }
      return .optional(Double(exactly: whole.value).map { .double($0) })
    }
    rawInitializer("Double", [.value("truncating")]) { .double($0.value(0).asNumber ?? 0) }
    rawInitializer("Double", [.value("bitPattern")]) { call in
      .double(Double(bitPattern: UInt64(truncatingIfNeeded: call.value(0).asWhole?.value ?? 0)))
    }
    property(on: .double, "bitPattern", as: .sized(.uint64)) {
      SizedInteger(Int128($0.bitPattern), clampedTo: .uint64)
    }
    rawInitializer("Double", [.value("string", .string)]) { call throws(Fault) in
      .optional(Double(try call.string(0)).map { .double($0) })
    }
    rawInitializer("Double", []) { _ in .double(0) }
    rawInitializer("Bool", [.value()]) { call throws(Fault) in
      if let text = call.value(0).asString { return .optional(Bool(text).map { .bool($0) }) }
      return call.value(0)
    }
    rawMutating("Bool", "toggle") { value, _ in
      if case .bool(let bool) = value { value = .bool(!bool) }
      return .void
    }
    for name in ["Int", "Double"] {
      rawProperty(name, "doubleValue") { value, _ in .double(value.asNumber ?? 0) }
      rawProperty(name, "floatValue") { value, _ in .float(Float(value.asNumber ?? 0)) }
      rawProperty(name, "decimalValue") { value, _ in value.asDecimal.map { .decimal($0) } ?? .none }
      rawProperty(name, "intValue") { value, _ in
        .int(value.asInt ?? value.asDouble.flatMap { Int(exactly: $0.rounded(.towardZero)) } ?? 0)
      }
      rawProperty(name, "stringValue") { value, call throws(Fault) in
        .string(try call.evaluator.describe(value, at: call.location))
      }
    }
    for name in ["Int", "Double", "Bool"] {
      rawProperty(name, "description") { value, call throws(Fault) in
        .string(try call.evaluator.describe(value, at: call.location))
      }
      rawProperty(name, "hashValue") { value, _ in .int(HashableValue(value).hashValue & 0xFFFF) }
    }
    addIntegers()
    later(["Double", "Int"]) { $0.addNumberReading() }
    later(["Double", "FloatingPointRoundingRule", "Int"]) { $0.addFloatingMembers() }
    addFloats()
    addRandom()
    addDeclaredChance()
    addDecimals()
  }

  private mutating func addFloatingMembers() {
    for name in ["Int", "Double"] {
      raw(name, "rounded", []) { value, _ in value.asInt == nil ? .double((value.asDouble ?? 0).rounded()) : value }
      raw(name, "rounded", [.value(nil, .native("FloatingPointRoundingRule"))]) { value, call throws(Fault) in
        guard case .native(let native) = call.value(0), let rule = native.payload as? FloatingPointRoundingRule else {
          return value
        }
        return .double((value.asDouble ?? 0).rounded(rule))
      }
    }
    for (name, rule) in [
      ("up", FloatingPointRoundingRule.up), ("down", .down), ("towardZero", .towardZero),
      ("awayFromZero", .awayFromZero), ("toNearestOrEven", .toNearestOrEven),
      ("toNearestOrAwayFromZero", .toNearestOrAwayFromZero),
    ] { constant(on: "FloatingPointRoundingRule", name, rule, as: .native("FloatingPointRoundingRule")) }
    let rule = ParameterShape.value(nil, .native("FloatingPointRoundingRule"))
    rawMutating("Double", "round", [rule]) { value, call in
      if let rule: FloatingPointRoundingRule = call.payload(0) { value = .double((value.asDouble ?? 0).rounded(rule)) }
      return .void
    }
    rawMutating("Double", "round") { value, _ in
      value = .double((value.asDouble ?? 0).rounded())
      return .void
    }
    property(on: .double, "magnitude", as: .double) { $0.magnitude }
    property(on: .double, "isNaN", as: .bool) { $0.isNaN }
    property(on: .double, "isFinite", as: .bool) { $0.isFinite }
    property(on: .double, "isInfinite", as: .bool) { $0.isInfinite }
    property(on: .double, "isZero", as: .bool) { $0.isZero }
    property(on: .double, "isNormal", as: .bool) { $0.isNormal }
    property(on: .double, "isSubnormal", as: .bool) { $0.isSubnormal }
    method(on: .double, "addingProduct", .unnamed(.double), .unnamed(.double), returns: .double) {
      $0.addingProduct($1, $2)
    }
    staticMethod(on: "Double", "minimum", .unnamed(.double), .unnamed(.double), returns: .double) {
      Double.minimum($0, $1)
    }
    staticMethod(on: "Double", "maximum", .unnamed(.double), .unnamed(.double), returns: .double) {
      Double.maximum($0, $1)
    }
    property(on: .double, "nextUp", as: .double) { $0.nextUp }
    property(on: .double, "ulp", as: .double) { $0.ulp }
    property(on: .double, "binade", as: .double) { $0.binade }
    property(on: .double, "sign", as: TypeBinding<FloatingPointSign>.native("FloatingPointSign")) { $0.sign }
    property(on: .double, "significand", as: .double) { $0.significand }
    rawInitializer(
      "Double",
      [.value("sign", .native("FloatingPointSign")), .value("exponent", .int), .value("significand", .double)]
    ) { call throws(Fault) in
      let number = Double(
        sign: call.payload(0) ?? .plus, exponent: try call.int(1), significand: call.value(2).asDouble ?? 0)
      return .double(number)
    }
    property(on: .double, "exponent", as: .int) { $0.isFinite && $0 != 0 ? Int($0.exponent) : $0 == 0 ? .min : .max }
    property(on: .double, "nextDown", as: .double) { $0.nextDown }
    method(on: .double, "squareRoot", returns: .double) { $0.squareRoot() }
    method(on: .double, "advanced", .named("by", .double), returns: .double) { $0 + $1 }
    method(on: .double, "distance", .named("to", .double), returns: .double) { $1 - $0 }
    method(on: .double, "truncatingRemainder", .named("dividingBy", .double), returns: .double) {
      $0.truncatingRemainder(dividingBy: $1)
    }
    method(on: .double, "remainder", .named("dividingBy", .double), returns: .double) { $0.remainder(dividingBy: $1) }
    mutatingMethod(on: .double, "negate") { (value: inout Double) throws(Fault) in value = -value }
    mutatingMethod(on: .double, "formTruncatingRemainder", .named("dividingBy", .double)) {
      (value: inout Double, divisor: Double) throws(Fault) in value.formTruncatingRemainder(dividingBy: divisor)
    }
  }

  private mutating func addRandom() {
    for name in ["Double", "Bool"] {
      rawStatic(name, "random", name == "Bool" ? [] : [.value("in", .range(.double))]) { _, call in
        let bits = call.evaluator.nextRandom()
        guard case .range(let range)? = call.arguments.first ?? nil else { return .bool(bits & 1 == 1) }
        let (low, high) = (range.lower?.value.asDouble ?? 0, range.upper?.value.asDouble ?? 1)
        return .double(low + (high - low) * Double(bits >> 11) / 9_007_199_254_740_992)
      }
    }
  }
}
