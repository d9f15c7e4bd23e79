import LayoutCore

extension Vocabulary {
  /// Adds numbers and their conversions.
  mutating func addNumbers() {
    aliases.merge([
      "CGFloat": "Double", "Float": "Double", "TimeInterval": "Double", "UInt": "Int",
    ]) { old, _ in
      old
    }
    type(
      "Int",
      parents: [
        "BinaryInteger", "SignedInteger", "NSNumber", "FixedWidthInteger", "Numeric", "Comparable", "Equatable",
        "Hashable",
      ])
    type(
      "Double",
      parents: ["FloatingPoint", "NSNumber", "BinaryFloatingPoint", "Numeric", "Comparable", "Equatable", "Hashable"])
    type("Bool", parents: ["Equatable", "Hashable"])
    for (name, value) in [("min", Int.min), ("max", .max), ("zero", 0)] { constant(on: "Int", name, value, as: .int) }
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
      case .bool(let bool): return .double(bool ? 1 : 0)
      case let other: throw call.mismatch(of: other, with: .double, at: 0)
      }
    }
    rawInitializer("Double", [.value("truncating")]) { .double($0.value(0).asNumber ?? 0) }
    rawInitializer("Int", [.value("truncating")]) { call in
      .int(call.value(0).asNumber.flatMap { Int(exactly: $0.rounded(.towardZero)) } ?? 0)
    }
    rawInitializer("Double", [.value("string", .string)]) { call throws(Fault) in
      .optional(Double(try call.string(0)).map { .double($0) })
    }
    rawInitializer("Double", []) { _ in .double(0) }
    rawInitializer("Int", []) { _ in .int(0) }
    rawInitializer("Int", [.value()]) { call throws(Fault) in
      switch call.value(0) {
      case .int(let int), .literal(let int): return .int(int)
      case .double(let double):
        guard let int = Int(exactly: double.rounded(.towardZero)) else {
          throw call.evaluator.fault(.notWhole("\(double)"), at: call.place)
        }
        return .int(int)
      case .string(let string): return .optional(Int(string).map { .int($0) })
      case .character(let character): return .optional(Int(String(character)).map { .int($0) })
      case let other: throw call.mismatch(of: other, with: .int, at: 0)
      }
    }
    rawInitializer("Int", [.value("exactly")]) { call throws(Fault) in
      .optional((call.value(0).asDouble.flatMap { Int(exactly: $0) } ?? call.value(0).asInt).map { .int($0) })
    }
    rawInitializer("Int", [.value(nil, .string), .value("radix", .int)]) { call throws(Fault) in
      let radix = try call.int(1)
      guard (2...36).contains(radix) else { return .none }
      return .optional(Int(try call.string(0), radix: radix).map { .int($0) })
    }
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
      rawProperty(name, "floatValue") { value, _ in .double(value.asNumber ?? 0) }
      rawProperty(name, "decimalValue") { value, _ in value.asDecimal.map { .decimal($0) } ?? .none }
      rawProperty(name, "intValue") { value, _ in
        .int(value.asInt ?? value.asDouble.flatMap { Int(exactly: $0.rounded(.towardZero)) } ?? 0)
      }
      rawProperty(name, "stringValue") { value, call throws(Fault) in
        .string(try call.evaluator.describe(value, at: call.place))
      }
    }
    for name in ["Int", "Double", "Bool"] {
      rawProperty(name, "description") { value, call throws(Fault) in
        .string(try call.evaluator.describe(value, at: call.place))
      }
      rawProperty(name, "hashValue") { value, _ in .int(HashableValue(value).hashValue & 0xFFFF) }
    }
    addIntegerMembers()
    addFloatingMembers()
    addRandom()
    addDecimals()
  }

  private mutating func addIntegerMembers() {
    raw("Int", "isMultiple", [.value("of", .int)]) { value, call throws(Fault) in
      let divisor = try call.int(0)
      guard let int = value.asInt else { return .bool(false) }
      return .bool(divisor == 0 ? int == 0 : divisor == -1 || int % divisor == 0)
    }
    raw("Int", "signum") { value, _ in .int(value.asInt?.signum() ?? 0) }
    rawProperty("Int", "magnitude") { value, _ in .int(Int(clamping: value.asInt?.magnitude ?? 0)) }
    rawMutating("Int", "negate") { value, _ in
      value = .int(0 &- (value.asInt ?? 0))
      return .void
    }
    raw("Int", "quotientAndRemainder", [.value("dividingBy", .int)]) { value, call throws(Fault) in
      let divisor = try call.int(0)
      guard divisor != 0, let int = value.asInt, !(int == .min && divisor == -1) else {
        throw call.evaluator.fault(.divisionByZero, at: call.place)
      }
      return .tuple(
        TupleValue(labels: ["quotient", "remainder"], elements: [.int(int / divisor), .int(int % divisor)]))
    }
    raw("Int", "advanced", [.value("by", .int)]) { value, call throws(Fault) in
      .int((value.asInt ?? 0) &+ (try call.int(0)))
    }
    raw("Int", "distance", [.value("to", .int)]) { value, call throws(Fault) in
      .int(try call.int(0) &- (value.asInt ?? 0))
    }
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
    rawMutating("Double", "round") { value, _ in
      value = .double((value.asDouble ?? 0).rounded())
      return .void
    }
    property(on: .double, "magnitude", as: .double) { $0.magnitude }
    property(on: .double, "isNaN", as: .bool) { $0.isNaN }
    property(on: .double, "isFinite", as: .bool) { $0.isFinite }
    property(on: .double, "isInfinite", as: .bool) { $0.isInfinite }
    property(on: .double, "isZero", as: .bool) { $0.isZero }
    property(on: .double, "nextUp", as: .double) { $0.nextUp }
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
    for name in ["Int", "Double", "Bool"] {
      rawStatic(name, "random", name == "Bool" ? [] : [.value("in", .range(name == "Int" ? .int : .double))]) {
        _, call throws(Fault) in
        let bits = call.evaluator.nextRandom()
        guard case .range(let range)? = call.arguments.first ?? nil else { return .bool(bits & 1 == 1) }
        if name == "Int" {
          guard let bounds = range.integers, !bounds.isEmpty else {
            throw call.evaluator.fault(.reversedRange, at: call.place)
          }
          let width = UInt64(bitPattern: Int64(bounds.upperBound &- bounds.lowerBound))
          return .int(bounds.lowerBound &+ Int(truncatingIfNeeded: bits % max(width, 1)))
        }
        let (low, high) = (range.lower?.value.asDouble ?? 0, range.upper?.value.asDouble ?? 1)
        return .double(low + (high - low) * Double(bits >> 11) / 9_007_199_254_740_992)
      }
    }
  }
}
