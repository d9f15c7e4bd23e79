import LayoutCore

extension Vocabulary {
  /// Adds the decoding of JSON that a program holds as text, into types of the program.
  mutating func addJSON() {
    type("DecodingError", parents: ["Error"])
    rawInitializer("Data", [.value()]) { call throws(Fault) in
      guard let bytes = try call.evaluator.elements(of: call.value(0)) else { return .native("Data", 0) }
      let text = String(decoding: bytes.map { UInt8(truncatingIfNeeded: $0.asInt ?? 0) }, as: UTF8.self)
      return .native("Data", text)
    }
    let encoding = ParameterShape(label: "encoding", type: .any, isOptional: false, isUnevaluated: true)
    let used = ParameterShape(label: "using", type: .any, isOptional: false, isUnevaluated: true)
    raw("String", "data", [used, .ignored("allowLossyConversion")]) { value, _ in
      .native("Data", value.asString ?? "")
    }
    rawInitializer("String", [.value("data"), encoding]) { call in
      if case .native(let native) = call.value(0), let text = native.payload as? String { return .string(text) }
      return .none
    }
    rawInitializer("String", [.value("decoding"), .value("as")]) { call in
      if case .native(let native) = call.value(0), let text = native.payload as? String { return .string(text) }
      return call.value(0)
    }
    rawProperty("Data", "count") { value, _ in
      if case .native(let native) = value, let text = native.payload as? String { return .int(text.utf8.count) }
      return .int(0)
    }
    rawFunction("_decodedJSON", [.value(), .value(), .value(), .value()]) { call throws(Fault) in
      guard case .type(let type) = call.value(0) else { return .none }
      guard case .native(let native) = call.value(1), let text = native.payload as? String else {
        return .native("Data", 0)
      }
      let isSnake = if case .bool(true) = call.value(2) { true } else { false }
      let dates = call.value(3).asString ?? ""
      var reader = JSONReader(Array(text.utf8))
      let decoder = JSONValueDecoder(
        evaluator: call.evaluator, convertsSnakeCase: isSnake, dates: dates, place: call.place)
      guard let document = reader.document() else { throw decoder.failure("The given data was not valid JSON.") }
      return try decoder.value(of: document, as: type, at: "")
    }
  }
}

/// Reads a text in JSON.
private struct JSONReader {
  /// A value of the format.
  indirect enum Document {
    case null
    case bool(Bool)
    case number(Double, whole: Int?)
    case string(String)
    case list([Document])
    case table([(key: String, value: Document)])
  }

  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The whole text as one value, or nil where it is not JSON.
  mutating func document() -> Document? {
    guard let found = value() else { return nil }
    skipSpace()
    return index == bytes.count ? found : nil
  }

  private mutating func skipSpace() { while index < bytes.count, bytes[index] <= 0x20 { index += 1 } }

  private mutating func take(_ character: Character) -> Bool {
    skipSpace()
    guard index < bytes.count, bytes[index] == character.asciiValue else { return false }
    index += 1
    return true
  }

  private mutating func take(word: String) -> Bool {
    guard bytes[index...].starts(with: word.utf8) else { return false }
    index += word.utf8.count
    return true
  }

  private mutating func value() -> Document? {
    skipSpace()
    guard index < bytes.count, depth < 256 else { return nil }
    depth += 1
    defer { depth -= 1 }
    switch Character(Unicode.Scalar(bytes[index])) {
    case "{": return table()
    case "[": return list()
    case "\"": return string().map { .string($0) }
    case "t": return take(word: "true") ? .bool(true) : nil
    case "f": return take(word: "false") ? .bool(false) : nil
    case "n": return take(word: "null") ? .null : nil
    default: return number()
    }
  }

  private mutating func list() -> Document? {
    index += 1
    var values: [Document] = []
    if take("]") { return .list(values) }
    while let next = value() {
      values.append(next)
      if take("]") { return .list(values) }
      guard take(",") else { return nil }
    }
    return nil
  }

  private mutating func table() -> Document? {
    index += 1
    var entries: [(key: String, value: Document)] = []
    if take("}") { return .table(entries) }
    while true {
      skipSpace()
      guard let key = string(), take(":"), let next = value() else { return nil }
      entries.append((key, next))
      if take("}") { return .table(entries) }
      guard take(",") else { return nil }
    }
  }

  private mutating func number() -> Document? {
    let start = index
    while index < bytes.count, "+-.eE0123456789".utf8.contains(bytes[index]) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let number = Double(text) else { return nil }
    return .number(number, whole: Int(text) ?? Int(exactly: number))
  }

  private mutating func string() -> String? {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return nil }
    index += 1
    var units: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: units, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\") else {
        units.append(byte)
        continue
      }
      guard index < bytes.count else { return nil }
      let mark = Character(Unicode.Scalar(bytes[index]))
      index += 1
      switch mark {
      case "n": units.append(10)
      case "t": units.append(9)
      case "r": units.append(13)
      case "b": units.append(8)
      case "f": units.append(12)
      case "u":
        guard let scalar = scalar() else { return nil }
        units += Array(String(Character(scalar)).utf8)
      case "\"", "\\", "/": units += Array(String(mark).utf8)
      default: return nil
      }
    }
    return nil
  }

  private mutating func unit() -> UInt32? {
    guard index + 4 <= bytes.count else { return nil }
    defer { index += 4 }
    return UInt32(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
  }

  private mutating func scalar() -> Unicode.Scalar? {
    guard let high = unit() else { return nil }
    guard (0xD800..<0xDC00).contains(high) else { return Unicode.Scalar(high) }
    guard take(word: "\\u"), let low = unit(), (0xDC00..<0xE000).contains(low) else { return nil }
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
  }
}

/// Makes values of the program's types of JSON, as the initialisers do that Swift writes for `Decodable`.
private struct JSONValueDecoder {
  let evaluator: Evaluator
  let convertsSnakeCase: Bool
  let dates: String
  let place: Place

  /// An error that the program can catch.
  func failure(_ message: String) -> Fault {
    Fault(
      throwing: .native("DecodingError", message),
      Diagnostic(.error, .uncaught, at: evaluator.range(of: place)))
  }

  private func mismatch(_ type: SwiftType, _ path: String) -> Fault {
    failure("The data couldn’t be read because it isn’t in the correct format: expected \(type) at '\(path)'.")
  }

  func value(of document: JSONReader.Document, as type: SwiftType, at path: String) throws(Fault) -> Value {
    switch (type, document) {
    case (.optional, .null): return .none
    case (.optional(let wrapped), _): return try value(of: document, as: wrapped, at: path)
    case (.int, .number(_, let whole?)): return .int(whole)
    case (.double, .number(let number, _)): return .double(number)
    case (.bool, .bool(let bool)): return .bool(bool)
    case (.string, .string(let string)): return .string(string)
    case (.array(let element), .list(let documents)), (.set(let element), .list(let documents)):
      var values: [Value] = []
      for (index, document) in documents.enumerated() {
        values.append(try value(of: document, as: element, at: "\(path)[\(index)]"))
      }
      if case .set = type { return .set(SetValue(values)) }
      return .array(values)
    case (.dictionary(_, let element), .table(let entries)):
      var table = DictionaryValue()
      for entry in entries { table[.string(entry.key)] = try value(of: entry.value, as: element, at: entry.key) }
      return .dictionary(table)
    case (.declared(let declared), _): return try value(of: document, as: declared, at: path)
    case (.native("Date"), _): return try date(document, path)
    case (.native("URL"), .string(let text)): return .native("URL", text)
    case (.native("UUID"), .string(let text)): return .native("UUID", text.uppercased())
    case (.native("Decimal"), .number(let number, let whole)):
      return .decimal(whole.map { DecimalNumber($0) } ?? DecimalNumber(number))
    default: throw mismatch(type, path)
    }
  }

  private func date(_ document: JSONReader.Document, _ path: String) throws(Fault) -> Value {
    switch (dates, document) {
    case ("secondsSince1970", .number(let seconds, _)): return .native("Date", seconds - 978_307_200)
    case ("millisecondsSince1970", .number(let seconds, _)): return .native("Date", seconds / 1_000 - 978_307_200)
    case ("iso8601", .string(let text)):
      let parts = text.split { "-T:Z+ ".contains($0) }.compactMap { Double($0) }
      guard parts.count >= 3 else { throw mismatch(.native("Date"), path) }
      func part(_ index: Int) -> Int { parts.indices.contains(index) ? Int(parts[index]) : 0 }
      let days = CalendarMath.days(year: part(0), month: part(1), day: part(2))
      return .native("Date", CalendarMath.seconds(days: days, hour: part(3), minute: part(4), second: Double(part(5))))
    case (_, .number(let seconds, _)): return .native("Date", seconds)
    default: throw mismatch(.native("Date"), path)
    }
  }

  private func value(
    of document: JSONReader.Document, as type: TypeDeclaration, at path: String
  ) throws(Fault) -> Value {
    if type.initializers.contains(where: { $0.labels == ["from"] }) {
      throw evaluator.fault(.unsupported("init(from:)", reason: "JSON is read into the properties alone."), at: place)
    }
    if type.kind == .enumeration {
      for enumCase in type.cases {
        let raw = try evaluator.rawValue(of: enumCase, in: type)
        let matches =
          switch document {
          case .string(let text): raw.isEqual(to: .string(text))
          case .number(let number, let whole): raw.isEqual(to: whole.map { .int($0) } ?? .double(number))
          default: false
          }
        if matches { return .enumCase(EnumValue(type: type, enumCase: enumCase)) }
      }
      throw mismatch(.declared(type), path)
    }
    guard case .table(let entries) = document else { throw mismatch(.declared(type), path) }
    let keys = try codingKeys(of: type)
    var fields: [Value] = []
    for field in evaluator.program.layout(of: type).fields {
      let fallback = try evaluator.defaultValue(of: field, in: type, at: place)
      if field.isConstant && field.initializer != nil {
        fields.append(fallback)
        continue
      }
      guard let key = keys == nil ? field.name : keys?[field.name] else {
        fields.append(fallback)
        continue
      }
      let known = evaluator.boundType(of: field, in: type)
      let fieldType = known.isAny ? evaluator.knownType(of: field) : known
      if let entry = entries.last(where: { (convertsSnakeCase ? Self.camelCase($0.key) : $0.key) == key }) {
        fields.append(try value(of: entry.value, as: fieldType, at: path + "." + key))
      } else if case .optional = fieldType {
        fields.append(.none)
      } else {
        throw failure("The data couldn’t be read because it is missing: '\(key)'.")
      }
    }
    let instance = Instance(type: type, fields: fields)
    return type.kind == .object ? .object(instance) : .instance(instance)
  }

  /// The key of each property that the type names, or nil where every property has its own name.
  private func codingKeys(of type: TypeDeclaration) throws(Fault) -> [String: String]? {
    guard let keys = type.types["CodingKeys"], keys.kind == .enumeration else { return nil }
    var result: [String: String] = [:]
    for enumCase in keys.cases {
      result[enumCase.name] = try evaluator.rawValue(of: enumCase, in: keys).asString ?? enumCase.name
    }
    return result
  }

  private static func camelCase(_ key: String) -> String {
    let words = key.split(separator: "_")
    guard words.count > 1, let first = words.first else { return key }
    return String(first) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
