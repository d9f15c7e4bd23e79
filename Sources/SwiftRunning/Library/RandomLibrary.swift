/// A random number generator that a program declares, with the algorithms of the standard library.
///
/// A seeded generator gives the same figure as an app: each algorithm is that of Swift's sources
/// (`RandomNumberGenerator.swift`, `IntegerTypes.swift.gyb`, `FloatingPointRandom.swift`,
/// `CollectionAlgorithms.swift`).
private struct DeclaredGenerator {
  private let call: Call
  private let index: Int
  private var generator: Value

  /// Creates a generator from an `inout` argument.
  init(_ call: Call, at index: Int) {
    self.call = call
    self.index = index
    generator = call.value(index)
  }

  /// Writes the generator's state back to the argument.
  func keep() { call.changes?.values[index] = generator }

  /// Returns the next 64 random bits.
  mutating func next() throws(Fault) -> UInt64 {
    let evaluator = call.evaluator
    guard let type = evaluator.declaration(of: generator) else { return evaluator.nextRandom() }
    for case .function(let function) in evaluator.program.members(named: "next", of: type) where function.labels.isEmpty
    {
      var arguments: [Value?] = []
      let answer = try evaluator.run(function, on: &generator, captured: nil, &arguments, at: call.location)
      return UInt64(truncatingIfNeeded: answer.asWhole?.value ?? 0)
    }
    throw evaluator.unknownMember("next", of: generator, at: call.location)
  }

  /// Returns a uniformly distributed integer below a bound, from random values with the bit width of a type.
  mutating func next(below bound: UInt64, bits: Int = 64) throws(Fault) -> UInt64 {
    let mask = UInt64.max >> (64 - bits)
    var product = UInt128(try next() & mask) * UInt128(bound)
    let least = ((0 &- bound) & mask) % bound
    while UInt64(truncatingIfNeeded: product) & mask < least { product = UInt128(try next() & mask) * UInt128(bound) }
    return UInt64(product >> bits)
  }

  /// Returns a random integer in a range.
  mutating func whole(from low: Int128, through high: Int128, _ type: IntegerType) throws(Fault) -> Value {
    let count = UInt128(high - low + 1)
    let isAny = count == UInt128(1) << type.bitWidth
    let offset = isAny ? try next() : try next(below: UInt64(count), bits: type.bitWidth)
    return .whole(SizedInteger((isAny ? 0 : low) + Int128(offset), truncatedTo: type))
  }

  /// Returns a random floating-point number in a range.
  mutating func floating(from low: Double, to high: Double, isClosed: Bool) throws(Fault) -> Double {
    let most: UInt64 = 1 << 53
    if isClosed {
      let random = try next(below: most + 1)
      return random == most ? high : (high - low) * (Double(random) * 0x1p-53) + low
    }
    while true {
      let number = (high - low) * (Double(try next() & (most - 1)) * 0x1p-53) + low
      if number != high { return number }
    }
  }

  /// Shuffles the elements.
  mutating func shuffle(_ values: inout [Value]) throws(Fault) {
    for index in values.indices.dropLast() {
      values.swapAt(index, index + Int(try next(below: UInt64(values.count - index))))
    }
  }
}

extension Vocabulary {
  /// Adds the functions that take a random number generator of the program.
  mutating func addDeclaredChance() {
    addLinearChance()
    for type in IntegerType.allCases {
      later([type.rawValue]) { vocabulary in
        vocabulary.rawStatic(type.rawValue, "random", [.value("in", .range(type.type)), .value("using")]) {
          _, call throws(Fault) in
          guard case .range(let range) = call.value(0), let low = range.lower?.value.asWhole?.value,
            let bound = range.upper?.value.asWhole?.value, case let high = range.isClosed ? bound : bound - 1,
            low <= high
          else { throw call.evaluator.fault(.reversedRange, at: call.location) }
          var generator = DeclaredGenerator(call, at: 1)
          defer { generator.keep() }
          return try generator.whole(from: low, through: high, type)
        }
      }
    }
    rawStatic("Double", "random", [.value("in", .range(.double)), .value("using")]) { _, call throws(Fault) in
      guard case .range(let range) = call.value(0), let low = range.lower?.value.asNumber,
        let high = range.upper?.value.asNumber, range.isClosed || low < high
      else { throw call.evaluator.fault(.reversedRange, at: call.location) }
      var generator = DeclaredGenerator(call, at: 1)
      defer { generator.keep() }
      return .double(try generator.floating(from: low, to: high, isClosed: range.isClosed))
    }
    rawStatic("Bool", "random", [.value("using")]) { _, call throws(Fault) in
      var generator = DeclaredGenerator(call, at: 0)
      defer { generator.keep() }
      return .bool(try generator.next() >> 17 & 1 == 0)
    }
    raw("Sequence", "shuffled", [.value("using")]) { value, call throws(Fault) in
      guard var values = try call.evaluator.elements(of: value) else { return .none }
      var generator = DeclaredGenerator(call, at: 0)
      defer { generator.keep() }
      try generator.shuffle(&values)
      return .array(values)
    }
    raw("Sequence", "randomElement", [.value("using")]) { value, call throws(Fault) in
      guard let values = try call.evaluator.elements(of: value), !values.isEmpty else { return .none }
      var generator = DeclaredGenerator(call, at: 0)
      defer { generator.keep() }
      return values[Int(try generator.next(below: UInt64(values.count)))]
    }
    rawMutating("Array", "shuffle", [.value("using")]) { value, call throws(Fault) in
      guard case .array(var values) = value.wholeArray else { return .void }
      let start = value.firstIndex
      var generator = DeclaredGenerator(call, at: 0)
      defer { generator.keep() }
      try generator.shuffle(&values)
      value = .slice(values, from: start)
      return .void
    }
  }

  /// Adds C's 48-bit random numbers, which are the same on all platforms for a given seed.
  ///
  /// Source: POSIX, `drand48`.
  private mutating func addLinearChance() {
    rawFunction("srand48", [.value(nil, .int)]) { call in
      let seed = UInt64(truncatingIfNeeded: call.value(0).asWhole?.value ?? 0)
      call.evaluator.linearState = (seed & 0xFFFF_FFFF) << 16 | 0x330E
      return .void
    }
    let word = TypeBinding<SizedInteger>.sized(.uint32)
    rawFunction("arc4random", []) { call in
      word.write(SizedInteger(Int128(call.evaluator.nextRandom() >> 32), clampedTo: .uint32))
    }
    rawFunction("arc4random_uniform", [.value(nil, .int)]) { call in
      let bound = UInt64(clamping: max(call.value(0).asWhole?.value ?? 1, 1))
      return word.write(SizedInteger(Int128(call.evaluator.nextRandom() % bound), clampedTo: .uint32))
    }
    rawFunction("drand48", []) { call in .double(Double(call.evaluator.nextLinear()) * 0x1p-48) }
    rawFunction("lrand48", []) { call in .int(Int(call.evaluator.nextLinear() >> 17)) }
  }
}
