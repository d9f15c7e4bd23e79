extension Vocabulary {
  /// Adds the sizes of types, and the pointers that collections lend to closures.
  mutating func addMemory() {
    rawFunction("_memoryLayout", [.value()]) { call throws(Fault) in
      guard case .type(let type) = call.value(0), let layout = call.evaluator.memoryLayout(of: type) else {
        throw call.evaluator.fault(
          .unsupported("MemoryLayout", reason: "the size of this type is not known"), at: call.location)
      }
      return .array([layout.size, max(layout.stride, 1), layout.alignment].map { .int($0) })
    }
    for name in ["withUnsafeBufferPointer", "withContiguousStorageIfAvailable"] {
      raw("Array", name, [.function()]) { value, call throws(Fault) in try call.apply(0, [value.wholeArray]) }
    }
    rawFunction("withUnsafeBytes", [.value("of"), .function()]) { call throws(Fault) in
      let value = call.value(0)
      guard let layout = call.evaluator.memoryLayout(of: call.evaluator.typeHint(of: value)),
        let bits = value.asWhole?.value ?? value.asDouble.map({ Int128($0.bitPattern) })
      else {
        throw call.evaluator.fault(
          .unsupported("withUnsafeBytes", reason: "the bytes of this type are not known"), at: call.location)
      }
      let bytes = (0..<layout.size).map { UInt8(truncatingIfNeeded: bits >> (8 * $0)) }
      return try call.apply(1, [.array(bytes.map { .whole(SizedInteger(Int128($0), clampedTo: .uint8)) })])
    }
    raw("Array", "withUnsafeBytes", [.function()]) { value, call throws(Fault) in
      guard case .array(let values) = value.wholeArray else { return .void }
      let layout = values.first.flatMap { call.evaluator.memoryLayout(of: call.evaluator.typeHint(of: $0)) }
      guard let layout, values.allSatisfy({ $0.asWhole != nil }) else {
        throw call.evaluator.fault(
          .unsupported("withUnsafeBytes", reason: "the bytes of these elements are not known"), at: call.location)
      }
      let bytes = values.flatMap { value in
        (0..<layout.stride).map { UInt8(truncatingIfNeeded: (value.asWhole?.value ?? 0) >> (8 * $0)) }
      }
      return try call.apply(0, [.array(bytes.map { .whole(SizedInteger(Int128($0), clampedTo: .uint8)) })])
    }
    rawMutating("Array", "withUnsafeMutableBufferPointer", [.function()]) { value, call throws(Fault) in
      guard case .function(let function) = call.value(0) else { return .void }
      let start = value.arraySlice?.start
      var arguments = [value.wholeArray]
      let result = try call.evaluator.call(function, changing: &arguments, expecting: .any)
      guard case .array(let values) = arguments[0] else { return result }
      value = start.map { .slice(values, from: $0) } ?? .array(values)
      return result
    }
    rawInitializer(
      "Array", [.value("unsafeUninitializedCapacity", .int), .function("initializingWith", of: [.any, .any])]
    ) { call throws(Fault) in
      guard case .function(let function) = call.value(1) else { return .void }
      let capacity = try call.int(0)
      try call.evaluator.checkCount(capacity, at: call.location)
      var arguments: [Value] = [.array(Array(repeating: .int(0), count: max(capacity, 0))), .int(0)]
      _ = try call.evaluator.call(function, changing: &arguments, expecting: .void)
      guard case .array(let values) = arguments[0], let count = arguments[1].asInt else { return .void }
      return .array(Array(values.prefix(count)))
    }
  }
}

/// The size of a type in memory, in bytes.
struct MemorySize {
  /// The size without padding at the end, and the alignment.
  var (size, alignment): (Int, Int)
  /// Whether some bits of the type have no meaning, so that an optional is as large.
  var hasSpareBits = false

  /// The distance between two elements of an array.
  var stride: Int { (size + alignment - 1) / alignment * alignment }
}

extension Evaluator {
  /// Returns the size of a type on 64-bit platforms, or nil if it is not known.
  func memoryLayout(of type: SwiftType, depth: Int = 0) -> MemorySize? {
    guard depth < 32 else { return nil }
    switch type {
    case .int, .double: return MemorySize(size: 8, alignment: 8)
    case .bool: return MemorySize(size: 1, alignment: 1, hasSpareBits: true)
    case .void: return MemorySize(size: 0, alignment: 1)
    case .string, .character: return MemorySize(size: 16, alignment: 8, hasSpareBits: true)
    case .array, .dictionary, .set: return MemorySize(size: 8, alignment: 8, hasSpareBits: true)
    case .function: return MemorySize(size: 16, alignment: 8, hasSpareBits: true)
    case .optional(let wrapped):
      guard var layout = memoryLayout(of: wrapped, depth: depth + 1) else { return nil }
      if !layout.hasSpareBits { layout.size += 1 }
      return layout
    case .range(let bound): return memoryLayout(ofParts: [bound, bound], depth: depth)
    case .tuple(let parts): return memoryLayout(ofParts: parts.map(\.type), depth: depth)
    case .native(let name): return Self.nativeSizes[name]
    case .declared(let type) where type.kind == .object: return MemorySize(size: 8, alignment: 8, hasSpareBits: true)
    case .declared(let type) where type.kind == .structure:
      let fields = program.layout(of: type).fields
      guard fields.allSatisfy({ $0.wrapper == nil }) else { return nil }
      return memoryLayout(ofParts: fields.map { knownType(of: $0) }, depth: depth)
    case .declared(let type) where type.kind == .enumeration:
      guard type.cases.allSatisfy({ $0.parameters == nil }), type.cases.count <= 256 else { return nil }
      return MemorySize(size: type.cases.count > 1 ? 1 : 0, alignment: 1, hasSpareBits: type.cases.count < 256)
    default: return nil
    }
  }

  private func memoryLayout(ofParts parts: [SwiftType], depth: Int) -> MemorySize? {
    var whole = MemorySize(size: 0, alignment: 1)
    for part in parts {
      guard let layout = memoryLayout(of: part, depth: depth + 1) else { return nil }
      whole.size = (whole.size + layout.alignment - 1) / layout.alignment * layout.alignment + layout.size
      whole.alignment = max(whole.alignment, layout.alignment)
      whole.hasSpareBits = whole.hasSpareBits || layout.hasSpareBits
    }
    return whole
  }

  private static let nativeSizes: [String: MemorySize] = [
    "Int8": MemorySize(size: 1, alignment: 1), "UInt8": MemorySize(size: 1, alignment: 1),
    "Int16": MemorySize(size: 2, alignment: 2), "UInt16": MemorySize(size: 2, alignment: 2),
    "Int32": MemorySize(size: 4, alignment: 4), "UInt32": MemorySize(size: 4, alignment: 4),
    "Int64": MemorySize(size: 8, alignment: 8), "UInt64": MemorySize(size: 8, alignment: 8),
    "UInt": MemorySize(size: 8, alignment: 8), "Float": MemorySize(size: 4, alignment: 4),
    "Date": MemorySize(size: 8, alignment: 8), "UUID": MemorySize(size: 16, alignment: 1),
    "CGPoint": MemorySize(size: 16, alignment: 8), "CGSize": MemorySize(size: 16, alignment: 8),
    "CGRect": MemorySize(size: 32, alignment: 8),
  ]
}
