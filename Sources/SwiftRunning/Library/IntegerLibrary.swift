extension Vocabulary {
  /// Adds the integer types of every width with their initializers and members.
  mutating func addIntegers() {
    let protocols = [
      "FixedWidthInteger", "BinaryInteger", "NSNumber", "Numeric", "Strideable", "Comparable", "Equatable", "Hashable",
    ]
    for type in IntegerType.allCases {
      let signs = type.isSigned ? ["SignedInteger", "SignedNumeric"] : ["UnsignedInteger"]
      self.type(type.rawValue, parents: protocols + signs)
      later([type.rawValue]) { vocabulary in
        vocabulary.addConstants(of: type)
        vocabulary.addConversions(to: type)
        vocabulary.addRandom(of: type)
      }
    }
    for (name, type) in Self.namesInC { aliases[name] = type }
    addIntegerMembers()
    addBitMembers()
    addOverflowReports()
    addFullWidth()
  }

  private mutating func addConstants(of type: IntegerType) {
    let name = type.rawValue
    let bounds = type.bounds
    for (constant, value) in [("min", bounds.lowerBound), ("max", bounds.upperBound), ("zero", 0)] {
      self.constant(on: name, constant, SizedInteger(value, clampedTo: type), as: .sized(type))
    }
    constant(on: name, "bitWidth", type.bitWidth, as: .int)
    constant(on: name, "isSigned", type.isSigned, as: .bool)
  }

  private mutating func addConversions(to type: IntegerType) {
    let name = type.rawValue
    rawInitializer(name, []) { _ in .whole(SizedInteger(0, clampedTo: type)) }
    rawInitializer(name, [.value()]) { call throws(Fault) in try Self.converted(call, to: type) }
    rawInitializer(name, [.value("integerLiteral")]) { call throws(Fault) in try Self.converted(call, to: type) }
    rawInitializer(name, [.value("truncatingIfNeeded")]) { call throws(Fault) in
      .whole(SizedInteger(try Self.whole(call, 0).value, truncatedTo: type))
    }
    rawInitializer(name, [.value("bitPattern")]) { call throws(Fault) in
      if case .double(let double) = call.value(0) {
        return .whole(SizedInteger(Int128(double.bitPattern), truncatedTo: type))
      }
      return .whole(SizedInteger(try Self.whole(call, 0).value, truncatedTo: type))
    }
    rawInitializer(name, [.value("clamping")]) { call throws(Fault) in
      .whole(SizedInteger(try Self.whole(call, 0).value, clampedTo: type))
    }
    rawInitializer(name, [.value("exactly")]) { call in
      let value = call.value(0).asDouble.flatMap { Int128(exactly: $0) } ?? call.value(0).asWhole?.value
      return .optional(value.flatMap { SizedInteger($0, exactly: type) }.map { .whole($0) })
    }
    rawInitializer(name, [.value("truncating")]) { call in
      let value = call.value(0).asWhole?.value ?? call.value(0).asNumber.flatMap { Int128($0, rounding: .towardZero) }
      return .whole(SizedInteger(value ?? 0, truncatedTo: type))
    }
    rawInitializer(name, [.value(nil, .string), .value("radix", .int)]) { call throws(Fault) in
      let radix = try call.int(1)
      guard (2...36).contains(radix) else { return .none }
      let value = Int128(try call.string(0), radix: radix).flatMap { SizedInteger($0, exactly: type) }
      return .optional(value.map { .whole($0) })
    }
    guard type == .uint8 else { return }
    rawInitializer(name, [.value("ascii")]) { call throws(Fault) in
      let scalar = call.value(0).payload as? Unicode.Scalar ?? call.value(0).asString?.unicodeScalars.first
      guard let scalar, scalar.isASCII else { throw call.mismatch(of: call.value(0), with: type.type, at: 0) }
      return .whole(SizedInteger(Int128(scalar.value), clampedTo: type))
    }
  }

  /// Returns the result of the initializer that converts a number, or parses a string if the argument is one.
  private static func converted(_ call: Call, to type: IntegerType) throws(Fault) -> Value {
    let value: Int128?
    switch call.value(0) {
    case .int(let int), .literal(let int):
      if type == .int { return .int(int) }
      value = Int128(int)
    case .double(let double): value = Int128(double, rounding: .towardZero)
    case .string(let string): return .optional(Self.number(string, type))
    case .character(let character): return .optional(Self.number(String(character), type))
    case .native where call.value(0).substring != nil:
      return .optional(Self.number(call.value(0).asString ?? "", type))
    case .native where call.value(0).asFloat != nil:
      value = call.value(0).asDouble.flatMap { Int128($0, rounding: .towardZero) }
    case .native(let native):
      if let outside = call.evaluator.opaque(call.value(0)),
        case .int(let int)? = call.evaluator.substitute(for: outside, as: .int, at: call.location(of: 0))
      {
        value = Int128(int)
        break
      }
      let scalar = (native.payload as? Unicode.Scalar).map { Int128($0.value) }
      guard let whole = (native.payload as? SizedInteger)?.value ?? scalar else {
        throw call.mismatch(of: call.value(0), with: type.type, at: 0)
      }
      value = whole
    case let other: throw call.mismatch(of: other, with: type.type, at: 0)
    }
    guard let number = value.flatMap({ SizedInteger($0, exactly: type) }) else {
      let shown = try call.evaluator.describe(call.value(0), at: call.location)
      throw call.evaluator.fault(.outOfRange(shown, of: type.rawValue), at: call.location)
    }
    return .whole(number)
  }

  /// The names of C's integer types.
  static let namesInC: [String: String] = [
    "CInt": "Int32", "CUnsignedInt": "UInt32", "CShort": "Int16", "CUnsignedShort": "UInt16", "CChar": "Int8",
    "CSignedChar": "Int8", "CUnsignedChar": "UInt8", "CLongLong": "Int64", "CUnsignedLong": "UInt",
    "CUnsignedLongLong": "UInt64",
  ]

  private static func number(_ text: String, _ type: IntegerType) -> Value? {
    Int128(text).flatMap { SizedInteger($0, exactly: type) }.map { .whole($0) }
  }

  /// Returns an argument as an integer of any width.
  private static func whole(_ call: Call, _ index: Int) throws(Fault) -> SizedInteger {
    if let whole = call.value(index).asWhole { return whole }
    if let double = call.value(index).asDouble, let value = Int128(double, rounding: .towardZero),
      let whole = SizedInteger(value, exactly: .int)
    {
      return whole
    }
    throw call.mismatch(of: call.value(index), with: .int, at: index)
  }

  // MARK: Members

  private mutating func addIntegerMembers() {
    integer("isMultiple", [.value("of")]) { number, call throws(Fault) in
      let divisor = try Self.whole(call, 0).value
      return .bool(divisor == 0 ? number.value == 0 : number.value % divisor == 0)
    }
    integer("signum") { number, _ in .whole(SizedInteger(number.value.signum(), clampedTo: number.type)) }
    integerProperty("magnitude") { number in
      .whole(SizedInteger(Int128(number.value.magnitude), clampedTo: number.type.magnitude))
    }
    integerProperty("description") { .string($0.description) }
    integerProperty("hashValue") { .int(HashableValue(.whole($0)).hashValue & 0xFFFF) }
    rawMutating("FixedWidthInteger", "negate") { value, call throws(Fault) in
      value = try call.evaluator.sized(.subtract, .literal(0), value, at: call.location) ?? value
      return .void
    }
    integer("quotientAndRemainder", [.value("dividingBy")]) { number, call throws(Fault) in
      var parts: [Value] = []
      for code in [ArithmeticOperator.divide, .remainder] {
        parts.append(try call.evaluator.sized(code, .whole(number), call.value(0), at: call.location) ?? .none)
      }
      return .tuple(TupleValue(labels: ["quotient", "remainder"], elements: parts))
    }
    integer("advanced", [.value("by", .int)]) { number, call throws(Fault) in
      guard let moved = SizedInteger(number.value + Int128(try call.int(0)), exactly: number.type) else {
        throw call.evaluator.fault(.overflow, at: call.location)
      }
      return .whole(moved)
    }
    integer("distance", [.value("to")]) { number, call throws(Fault) in
      guard let distance = SizedInteger(try Self.whole(call, 0).value - number.value, exactly: .int) else {
        throw call.evaluator.fault(.overflow, at: call.location)
      }
      return .whole(distance)
    }
  }

  private mutating func addBitMembers() {
    integerProperty("bitWidth") { .int($0.type.bitWidth) }
    integerProperty("leadingZeroBitCount") { .int($0.bits.leadingZeroBitCount - (64 - $0.type.bitWidth)) }
    integerProperty("trailingZeroBitCount") { .int(min($0.bits.trailingZeroBitCount, $0.type.bitWidth)) }
    integerProperty("nonzeroBitCount") { .int($0.bits.nonzeroBitCount) }
    integerProperty("littleEndian") { .whole($0) }
    for name in ["byteSwapped", "bigEndian"] {
      integerProperty(name) {
        .whole(SizedInteger(Int128($0.bits.byteSwapped >> (64 - $0.type.bitWidth)), truncatedTo: $0.type))
      }
    }
  }

  private mutating func addOverflowReports() {
    let reports: [(String, String?, ArithmeticOperator)] = [
      ("addingReportingOverflow", nil, .wrappingAdd), ("subtractingReportingOverflow", nil, .wrappingSubtract),
      ("multipliedReportingOverflow", "by", .wrappingMultiply),
    ]
    for (name, label, code) in reports {
      integer(name, [.value(label)]) { number, call throws(Fault) in
        let other = SizedInteger(try Self.whole(call, 0).value, truncatedTo: number.type)
        let exact =
          switch code {
          case .wrappingAdd: number.value.addingReportingOverflow(other.value)
          case .wrappingSubtract: number.value.subtractingReportingOverflow(other.value)
          default: number.value.multipliedReportingOverflow(by: other.value)
          }
        let isOver = exact.overflow || SizedInteger(exact.partialValue, exactly: number.type) == nil
        let rest = SizedInteger(exact.partialValue, truncatedTo: number.type)
        return .tuple(TupleValue(labels: ["partialValue", "overflow"], elements: [.whole(rest), .bool(isOver)]))
      }
    }
  }

  /// Adds multiplication and division whose product or dividend has twice the width of the type.
  private mutating func addFullWidth() {
    integer("multipliedFullWidth", [.value("by")]) { number, call throws(Fault) in
      let other = try Self.whole(call, 0).value
      let type = number.type
      // The bits of a product of two numbers of at most 64 bits, which an unsigned type reads without a sign.
      let product = number.value &* other
      let high = type.isSigned ? product >> type.bitWidth : Int128(UInt128(bitPattern: product) >> type.bitWidth)
      return .tuple(
        TupleValue(
          labels: ["high", "low"],
          elements: [
            .whole(SizedInteger(high, truncatedTo: type)),
            .whole(SizedInteger(product, truncatedTo: type.magnitude)),
          ]))
    }
    integer("dividingFullWidth", [.value()]) { number, call throws(Fault) in
      guard case .tuple(let dividend) = call.value(0), dividend.elements.count == 2,
        let high = dividend.elements[0].asWhole?.value, let low = dividend.elements[1].asWhole?.value
      else { return .none }
      guard number.value != 0 else { throw call.evaluator.fault(.divisionByZero, at: call.location) }
      let type = number.type
      let whole = (high << type.bitWidth) | low
      let (quotient, rest) =
        type.isSigned
        ? whole.quotientAndRemainder(dividingBy: number.value)
        : {
          let parts = UInt128(truncatingIfNeeded: whole).quotientAndRemainder(dividingBy: UInt128(number.value))
          return (Int128(truncatingIfNeeded: parts.quotient), Int128(truncatingIfNeeded: parts.remainder))
        }()
      guard let fitting = SizedInteger(quotient, exactly: type) else {
        throw call.evaluator.fault(.outOfRange("\(quotient)", of: type.rawValue), at: call.location)
      }
      return .tuple(
        TupleValue(
          labels: ["quotient", "remainder"],
          elements: [.whole(fitting), .whole(SizedInteger(rest, truncatedTo: type))]))
    }
  }

  private mutating func integer(
    _ name: String, _ parameters: @autoclosure @escaping @Sendable () -> [ParameterShape] = [],
    _ body: @escaping @Sendable (SizedInteger, Call) throws(Fault) -> Value
  ) {
    raw("FixedWidthInteger", name, parameters()) { value, call throws(Fault) in
      guard let number = value.asWhole else { return .none }
      return try body(number, call)
    }
  }

  private mutating func integerProperty(_ name: String, _ body: @escaping @Sendable (SizedInteger) -> Value) {
    rawProperty("FixedWidthInteger", name) { value, _ in value.asWhole.map(body) ?? .none }
  }

  // MARK: Random numbers

  private mutating func addRandom(of type: IntegerType) {
    rawStatic(type.rawValue, "random", [.value("in", .range(type.type))]) { _, call throws(Fault) in
      guard case .range(let range) = call.value(0), let low = range.lower?.value.asWhole?.value,
        let bound = range.upper?.value.asWhole?.value, case let high = range.isClosed ? bound : bound - 1, low <= high
      else { throw call.evaluator.fault(.reversedRange, at: call.location) }
      let offset = UInt128(call.evaluator.nextRandom()) % UInt128(high - low + 1)
      return .whole(SizedInteger(low + Int128(offset), clampedTo: type))
    }
  }
}

extension Int128 {
  /// Creates an integer from a rounded floating-point number, or returns nil if it does not fit or is not finite.
  fileprivate init?(_ double: Double, rounding rule: FloatingPointRoundingRule) {
    self.init(exactly: double.rounded(rule))
  }
}
