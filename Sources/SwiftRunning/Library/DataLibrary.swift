extension Value {
  /// Returns Foundation's `Data` with bytes.
  package static func data(_ bytes: [UInt8]) -> Value { .native("Data", bytes) }

  /// The bytes of Foundation's `Data`, or nil for another value.
  package var dataBytes: [UInt8]? {
    guard case .native(let native) = self, native.type == "Data" else { return nil }
    return native.payload as? [UInt8] ?? (native.payload as? DataPart)?.bytes
  }

  /// Returns a slice of Foundation's `Data`, whose indices begin at an index of the whole.
  static func data(_ bytes: [UInt8], from start: Int) -> Value {
    start == 0 ? .data(bytes) : .native("Data", DataPart(start: start, bytes: bytes))
  }

  /// The index of the first byte of data, which is not 0 for a slice.
  var dataStart: Int {
    guard case .native(let native) = self else { return 0 }
    return (native.payload as? DataPart)?.start ?? 0
  }
}

/// A slice of Foundation's `Data`, which keeps the indices of the whole.
struct DataPart: Hashable {
  /// The index of the first byte.
  let start: Int
  /// The bytes.
  let bytes: [UInt8]

  static func == (a: DataPart, b: DataPart) -> Bool { a.bytes == b.bytes }
  func hash(into hasher: inout Hasher) { bytes.hash(into: &hasher) }
}

extension Vocabulary {
  /// Adds Foundation's `Data`, a collection of bytes, and its conversions from and to strings.
  mutating func addData() {
    type("Data", parents: ["RandomAccessCollection", "Equatable", "Hashable"])
    addDataInitializers()
    addStringsOfData()
    later(["String.Encoding"]) { $0.addTextEncodings() }
    rawProperty("Data", "count") { value, _ in .int(value.dataBytes?.count ?? 0) }
    rawProperty("Data", "hashValue") { value, _ in .int(HashableValue(value).hashValue & 0xFFFF) }
    rawProperty("Data", "isEmpty") { value, _ in .bool(value.dataBytes?.isEmpty ?? true) }
    rawProperty("Data", "description") { value, _ in .string("\(value.dataBytes?.count ?? 0) bytes") }
    raw("Data", "base64EncodedString", [.ignored("options")]) { value, _ in
      .string(Base64.text(of: value.dataBytes ?? []))
    }
    raw("Data", "base64EncodedData", [.ignored("options")]) { value, _ in
      .data(Array(Base64.text(of: value.dataBytes ?? []).utf8))
    }
    raw("Data", "write", [.everything]) { _, call throws(Fault) in try call.failToWrite() }
    for label in [nil, "contentsOf"] {
      rawMutating("Data", "append", [.value(label)]) { value, call throws(Fault) in
        value = .data((value.dataBytes ?? []) + (try Self.bytes(of: call.value(0), call.evaluator) ?? []))
        return .void
      }
    }
    rawMutating("Data", "insert", [.value(), .value("at", .int)]) { value, call throws(Fault) in
      var (bytes, start) = (value.dataBytes ?? [], value.dataStart)
      let index = try call.int(1)
      guard (start...start + bytes.count).contains(index) else {
        throw call.evaluator.fault(.indexOutOfRange(index, count: bytes.count), at: call.location)
      }
      bytes.insert(contentsOf: try Self.bytes(of: call.value(0), call.evaluator) ?? [], at: index - start)
      value = .data(bytes, from: start)
      return .void
    }
    for (name, isFirst) in [("removeFirst", true), ("removeLast", false)] {
      rawMutating("Data", name) { value, call throws(Fault) in
        var (bytes, start) = (value.dataBytes ?? [], value.dataStart)
        guard !bytes.isEmpty else {
          throw call.evaluator.fault(.indexOutOfRange(1, count: 0), at: call.location)
        }
        let removed = isFirst ? bytes.removeFirst() : bytes.removeLast()
        value = .data(bytes, from: start + (isFirst ? 1 : 0))
        return .byte(removed)
      }
    }
    raw("Data", "subscript", [.value()]) { value, call throws(Fault) in
      let (bytes, start) = (value.dataBytes ?? [], value.dataStart)
      if case .range(let range) = call.value(0) {
        let slice = ArraySliceValue(start: start, values: bytes.map { _ in .void })
        let covered = try call.evaluator.bounds(range, of: slice, at: call.location)
        return .data(Array(bytes[covered]), from: start + covered.lowerBound)
      }
      guard let index = call.value(0).asInt, bytes.indices.contains(index - start) else {
        throw call.evaluator.fault(
          .indexOutOfRange(call.value(0).asInt ?? 0, count: start + bytes.count), at: call.location)
      }
      return .byte(bytes[index - start])
    }
    rawProperty("Data", "startIndex") { value, _ in .int(value.dataStart) }
    rawProperty("Data", "endIndex") { value, _ in .int(value.dataStart + (value.dataBytes?.count ?? 0)) }
    rawProperty("Data", "indices") { value, _ in
      .range(
        RangeValue(
          .int(value.dataStart), .int(value.dataStart + (value.dataBytes?.count ?? 0)), isClosed: false))
    }
    raw("Data", "subdata", [.value("in")]) { value, call throws(Fault) in
      guard case .range(let range) = call.value(0) else { return value }
      let bytes = value.dataBytes ?? []
      let slice = ArraySliceValue(start: value.dataStart, values: bytes.map { _ in .void })
      return .data(Array(bytes[try call.evaluator.bounds(range, of: slice, at: call.location)]))
    }
    for (name, replaces) in [("replaceSubrange", true), ("removeSubrange", false)] {
      rawMutating("Data", name, [.value(nil, .range(.any))] + (replaces ? [.value("with")] : [])) {
        value, call throws(Fault) in
        var bytes = value.dataBytes ?? []
        guard case .range(let range) = call.value(0) else { return .void }
        let bounds = try call.evaluator.bounds(range, count: bytes.count, at: call.location)
        bytes.replaceSubrange(bounds, with: replaces ? try Self.bytes(of: call.value(1), call.evaluator) ?? [] : [])
        value = .data(bytes)
        return .void
      }
    }
    for name in ["prefix", "suffix", "dropFirst", "dropLast"] {
      raw("Data", name, [.value(nil, .int, optional: true)]) { value, call in
        let (bytes, count) = (value.dataBytes ?? [], max(call.value(0).asInt ?? 1, 0))
        let part =
          switch name {
          case "prefix": bytes.prefix(count)
          case "suffix": bytes.suffix(count)
          case "dropFirst": bytes.dropFirst(count)
          default: bytes.dropLast(count)
          }
        return .data(Array(part), from: value.dataStart + part.startIndex)
      }
    }
    rawFunction("+", [.value(nil, .native("Data")), .value()]) { call throws(Fault) in
      .data((call.value(0).dataBytes ?? []) + (try Self.bytes(of: call.value(1), call.evaluator) ?? []))
    }
  }

  private mutating func addDataInitializers() {
    rawInitializer("Data", []) { _ in .data([]) }
    rawInitializer("Data", [.value()]) { call throws(Fault) in
      .data(try Self.bytes(of: call.value(0), call.evaluator) ?? [])
    }
    rawInitializer("Data", [.value("bytes"), .ignored("count")]) { call throws(Fault) in
      .data(try Self.bytes(of: call.value(0), call.evaluator) ?? [])
    }
    for label in ["count", "capacity"] {
      rawInitializer("Data", [.value(label, .int)]) { call throws(Fault) in
        .data([UInt8](repeating: 0, count: label == "count" ? min(max(try call.int(0), 0), 1 << 24) : 0))
      }
    }
    rawInitializer("Data", [.value("repeating"), .value("count", .int)]) { call throws(Fault) in
      let byte = UInt8(truncatingIfNeeded: call.value(0).asWhole?.value ?? 0)
      return .data([UInt8](repeating: byte, count: min(max(try call.int(1), 0), 1 << 24)))
    }
    rawInitializer("Data", [.value("base64Encoded"), .ignored("options")]) { call in
      let text = call.value(0).asString ?? call.value(0).dataBytes.map { String(decoding: $0, as: UTF8.self) } ?? ""
      return .optional(Base64.bytes(of: text).map { .data($0) })
    }
  }

  private mutating func addStringsOfData() {
    let encoding = TypeBinding<TextEncoding>.native("String.Encoding")
    raw(
      "String", "data",
      [.value("using", encoding.type), .value("allowLossyConversion", .bool, optional: true)]
    ) { value, call throws(Fault) in
      let encoding: TextEncoding = call.payload(0) ?? .utf8
      let text = value.asString ?? ""
      if let bytes = encoding.bytes(of: text) { return .data(bytes) }
      guard case .bool(true) = call.value(1) else { return .none }
      throw call.evaluator.fault(
        .unsupported("allowLossyConversion", reason: "the text has characters that the encoding lacks"),
        at: call.location)
    }
    for label in ["data", "bytes"] {
      rawInitializer("String", [.value(label), .value("encoding", encoding.type)]) { call throws(Fault) in
        guard let bytes = try Self.bytes(of: call.value(0), call.evaluator) else { return .none }
        let encoding: TextEncoding = call.payload(1) ?? .utf8
        return .optional(encoding.text(of: bytes).map { .string($0) })
      }
    }
    rawInitializer("String", [.value("decoding"), .value("as")]) { call throws(Fault) in
      try Self.bytes(of: call.value(0), call.evaluator).map { .string(String(decoding: $0, as: UTF8.self)) }
        ?? call.value(0)
    }
  }

  /// Returns the bytes of data or of a sequence of numbers, or nil for any other value.
  private static func bytes(of value: Value, _ evaluator: Evaluator) throws(Fault) -> [UInt8]? {
    if let bytes = value.dataBytes { return bytes }
    if let number = value.asWhole { return [UInt8(truncatingIfNeeded: number.value)] }
    return try evaluator.elements(of: value)?.map { UInt8(truncatingIfNeeded: $0.asWhole?.value ?? 0) }
  }
}

extension Value {
  /// Returns a byte as a value of a program.
  static func byte(_ byte: UInt8) -> Value { .whole(SizedInteger(Int128(byte), clampedTo: .uint8)) }

  /// The bytes of data as an array of numbers.
  var dataElements: Value { .array((dataBytes ?? []).map(Value.byte)) }

  /// Returns an array of bytes as data.
  func asData(_ evaluator: Evaluator) throws(Fault) -> Value {
    .data((try evaluator.elements(of: self) ?? []).map { UInt8(truncatingIfNeeded: $0.asWhole?.value ?? 0) })
  }
}
