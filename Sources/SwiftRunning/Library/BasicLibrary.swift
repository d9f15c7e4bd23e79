extension Vocabulary {
  /// Adds optionals, errors, printing, assertions and identifiers.
  mutating func addBasics() {
    // A call through an optional's static type wraps the result of `map`; this one is called through its value.
    for name in ["map", "flatMap"] {
      raw("Optional", name, [.function()]) { value, call throws(Fault) in
        value.isNone ? .none : try call.apply(0, [value])
      }
    }
    rawInitializer("Optional", [.value()]) { $0.value(0) }
    rawProperty("Error", "localizedDescription") { value, call throws(Fault) in
      let answer = try call.evaluator.storedMember("errorDescription", of: value, at: call.location)
      let name = value.typeName
      return .string(
        answer?.asString ?? "The operation couldn’t be completed. (\(name) error \(value.caseNumber ?? 1).)")
    }
    type("LocalizedError", parents: ["Error"])
    for name in ["errorDescription", "failureReason", "recoverySuggestion", "helpAnchor"] {
      rawProperty("LocalizedError", name) { _, _ in .none }
    }
    type("CustomNSError", parents: ["Error"])
    for (name, text) in Prelude.errorNames { constant(name, text, as: .string) }
    rawFunction("NSClassFromString", [.value(nil, .string)]) { call throws(Fault) in
      let name = try call.string(0)
      guard let type = call.evaluator.program.shared.types[String(name.split(separator: ".").last ?? "")],
        type.kind == .object
      else { return .none }
      return .type(.declared(type))
    }
    rawProperty("Optional", "unsafelyUnwrapped") { value, _ in value }
    addDump()
    addMemory()
    for name in ["print", "debugPrint", "NSLog"] {
      rawFunction(
        name,
        [
          .value(nil, .array(.any), variadic: true), .value("separator", optional: true),
          .value("terminator", optional: true),
        ]
      ) { _ in .void }
    }
    for (name, isQuoted) in [("print", false), ("debugPrint", true)] {
      rawFunction(
        name,
        [
          .value(nil, .array(.any), variadic: true), .value("separator", .string, optional: true),
          .value("terminator", .string, optional: true), .value("to"),
        ]
      ) { call throws(Fault) in try Self.printed(call, isQuoted: isQuoted) }
    }
    for name in ["fatalError", "preconditionFailure", "assertionFailure"] {
      rawFunction(name, [.value(nil, .string, optional: true), .ignored("file"), .ignored("line")]) {
        call throws(Fault) in
        throw call.evaluator.fault(.stopped(call.value(0).asString ?? name), at: call.location)
      }
    }
    for name in ["assert", "precondition"] {
      let place = [ParameterShape.ignored("file"), .ignored("line")]
      rawFunction(name, [.value(nil, .bool), .value(nil, .string, optional: true)] + place) { call throws(Fault) in
        if case .bool(false) = call.value(0) {
          throw call.evaluator.fault(.stopped(call.value(1).asString ?? name), at: call.location)
        }
        return .void
      }
    }
    rawFunction("swap", [.value(), .value()]) { _ in .void }
    rawFunction("isKnownUniquelyReferenced", [.value()]) { _ in .bool(false) }
    rawFunction("type", [.value("of")]) { call throws(Fault) in
      let written = call.written.first?.value
      let known = written?.knownType(call.evaluator) ?? .any
      if let name = written?.writtenSequence(call.evaluator) {
        guard !name.contains("Any") else { throw call.evaluator.fault(.unknownTypeName, at: call.location) }
        return .type(.native(name))
      }
      if case .range(let range) = call.value(0), case .range(let bound) = call.evaluator.typeHint(of: call.value(0)) {
        return .type(call.evaluator.writtenType(of: range, bound))
      }
      if call.value(0).substring != nil { return .type(.native(Value.substringType)) }
      if case .keyPath = call.value(0) { throw call.evaluator.fault(.unknownTypeName, at: call.location) }
      if case .function = call.value(0) {
        guard case .function = known, !known.printedName.contains("Any") else {
          throw call.evaluator.fault(.unknownTypeName, at: call.location)
        }
        return .type(known)
      }
      if !known.isOpen, known.holdsOptional || known.holdsObjects { return .type(known) }
      if let boxed = call.value(0).boxedOptional { return .type(.optional(boxed.type)) }
      if case .optional = known { return .type(known) }
      let found = call.evaluator.typeHint(of: call.value(0).settled)
      return .type(found.isOpen && !known.isOpen ? known : found)
    }
    rawFunction("identity", [.value()]) { $0.value(0) }
    later(["AnyHashable", "ObjectIdentifier", "UUID"]) { $0.addIdentifiers() }
    addHasher()
  }

  /// Appends values to the text that a call of `print` or `debugPrint` names.
  private static func printed(_ call: Call, isQuoted: Bool) throws(Fault) -> Value {
    var parts: [String] = []
    let values = call.arguments[0] == nil ? [] : try call.list(0)
    for (index, value) in values.enumerated() {
      let written = call.written.indices.contains(index) ? call.written[index].value : nil
      parts.append(try call.evaluator.describe(value, of: written, quoted: isQuoted, at: call.location))
    }
    let (separator, terminator) = (call.arguments[1]?.asString ?? " ", call.arguments[2]?.asString ?? "\n")
    if let old = call.value(3).asString {
      call.changes?.values[3] = .string(old + parts.joined(separator: separator) + terminator)
      return .void
    }
    guard call.evaluator.declaration(of: call.value(3)) != nil else {
      throw call.evaluator.fault(
        .wrongType(found: call.value(3).typeName, expected: "TextOutputStream"), at: call.location)
    }
    // A stream of the program receives each part by itself, after an empty text or the separator.
    var stream = call.value(3)
    for (index, part) in parts.enumerated() {
      for text in [index == 0 ? "" : separator, part] {
        stream = try call.evaluator.changed(stream, by: "write", text, at: call.location)
      }
    }
    call.changes?.values[3] = try call.evaluator.changed(stream, by: "write", terminator, at: call.location)
    return .void
  }

  private mutating func addIdentifiers() {
    rawInitializer("UUID", []) { call in
      let (a, b) = (call.evaluator.nextRandom(), call.evaluator.nextRandom())
      let digits = Self.hex(a) + Self.hex(b)
      let parts = [(0, 8), (8, 12), (12, 16), (16, 20), (20, 32)].map { start, end in
        String(
          digits[digits.index(digits.startIndex, offsetBy: start)..<digits.index(digits.startIndex, offsetBy: end)])
      }
      return .native("UUID", parts.joined(separator: "-"))
    }
    rawInitializer("UUID", [.value("uuidString", .string)]) { call throws(Fault) in
      let text = try call.string(0)
      let lengths = text.split(separator: "-", omittingEmptySubsequences: false).map(\.count)
      guard lengths == [8, 4, 4, 4, 12], text.allSatisfy({ $0 == "-" || $0.isHexDigit }) else { return .none }
      return .native("UUID", text.uppercased())
    }
    rawInitializer("UUID", [.value("uuid")]) { call throws(Fault) in
      guard case .tuple(let tuple) = call.value(0), tuple.elements.count == 16 else {
        throw call.mismatch(of: call.value(0), with: .any, at: 0)
      }
      let digits = tuple.elements.map { element in
        let byte = UInt8(truncatingIfNeeded: element.asWhole?.value ?? Int128(element.asInt ?? 0))
        return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
      let groups = [digits[0..<4], digits[4..<6], digits[6..<8], digits[8..<10], digits[10...]]
      return .native("UUID", groups.map { $0.joined() }.joined(separator: "-"))
    }
    property(on: TypeBinding<String>.native("UUID"), "uuidString", as: .string) { $0 }
    property(on: TypeBinding<String>.native("UUID"), "description", as: .string) { $0 }
    rawInitializer("ObjectIdentifier", [.value()]) { call throws(Fault) in
      if case .object(let object) = call.value(0) { return .int(ObjectIdentifier(object).hashValue) }
      return .int(HashableValue(call.value(0)).hashValue)
    }
    rawInitializer("AnyHashable", [.value()]) { $0.value(0) }
  }

  private static func hex(_ value: UInt64) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
