import DataFormats
import LayoutCore

extension Vocabulary {
  /// Adds the decoding of JSON that a program holds as text, into types of the program.
  mutating func addJSON() {
    type("DecodingError", parents: ["Error"])
    rawInitializer("Data", [.value()]) { call throws(Fault) in
      guard let text = try Self.text(ofBytes: call.value(0), call.evaluator) else { return .native("Data", 0) }
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
    rawInitializer("String", [.value("decoding"), .value("as")]) { call throws(Fault) in
      if case .native(let native) = call.value(0), let text = native.payload as? String { return .string(text) }
      return try Self.text(ofBytes: call.value(0), call.evaluator).map { .string($0) } ?? call.value(0)
    }
    rawInitializer("String", [.value("bytes"), encoding]) { call throws(Fault) in
      .optional(try Self.text(ofBytes: call.value(0), call.evaluator).map { .string($0) })
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
      let decoder = JSONValueDecoder(
        evaluator: call.evaluator, convertsSnakeCase: isSnake, dates: dates, place: call.place)
      guard let document = JSON(parsing: text) else { throw decoder.failure("The given data was not valid JSON.") }
      return try decoder.value(of: document, as: type, at: "")
    }
  }

  /// The text that a list of bytes writes, or nil for what is no list.
  private static func text(ofBytes value: Value, _ evaluator: Evaluator) throws(Fault) -> String? {
    try evaluator.elements(of: value).map { bytes in
      String(decoding: bytes.map { UInt8(truncatingIfNeeded: $0.asWhole?.value ?? 0) }, as: UTF8.self)
    }
  }
}

/// Makes values of the program's types of JSON, as the initialisers do that Swift writes for `Decodable`.
private struct JSONValueDecoder {
  let evaluator: Evaluator
  let convertsSnakeCase: Bool
  let dates: String
  let place: Place

  /// Whole numbers below are exact in JSON as it is read.
  private static let exactLimit = 9_007_199_254_740_992.0

  /// An error that the program can catch.
  func failure(_ message: String) -> Fault {
    Fault(
      throwing: .native("DecodingError", message),
      Diagnostic(.error, .uncaught, at: evaluator.range(of: place)))
  }

  private func mismatch(_ type: SwiftType, _ path: String) -> Fault {
    failure("The data couldn’t be read because it isn’t in the correct format: expected \(type) at '\(path)'.")
  }

  func value(of document: JSON, as type: SwiftType, at path: String) throws(Fault) -> Value {
    switch (type, document) {
    case (.optional, .null): return .none
    case (.optional(let wrapped), _): return try value(of: document, as: wrapped, at: path)
    case (.int, .number(let number)):
      guard let whole = Int(exactly: number) else { throw mismatch(type, path) }
      guard abs(number) < Self.exactLimit else {
        throw evaluator.fault(.unsupported("\(whole)", reason: "Numbers of JSON are exact below 2^53."), at: place)
      }
      return .int(whole)
    case (.double, .number(let number)): return .double(number)
    case (.bool, .bool(let bool)): return .bool(bool)
    case (.string, .string(let string)): return .string(string)
    case (.array(let element), .array(let documents)), (.set(let element), .array(let documents)):
      var values: [Value] = []
      for (index, document) in documents.enumerated() {
        values.append(try value(of: document, as: element, at: "\(path)[\(index)]"))
      }
      if case .set = type { return .set(SetValue(values)) }
      return .array(values)
    case (.dictionary(_, let element), .object(let members)):
      var table = DictionaryValue()
      for member in members { table[.string(member.name)] = try value(of: member.value, as: element, at: member.name) }
      return .dictionary(table)
    case (.declared(let declared), _): return try value(of: document, as: declared, at: path)
    case (.native("Date"), _): return try date(document, path)
    case (.native("URL"), .string(let text)): return .native("URL", text)
    case (.native("UUID"), .string(let text)): return .native("UUID", text.uppercased())
    case (.native(let name), .number(let number)) where IntegerType(sized: name) != nil:
      guard abs(number) < Self.exactLimit, let whole = Int128(exactly: number),
        let sized = IntegerType(sized: name).flatMap({ SizedInteger(whole, exactly: $0) })
      else { throw mismatch(type, path) }
      return .whole(sized)
    case (.native("Decimal"), .number(let number)): return .decimal(DecimalNumber(number))
    default: throw mismatch(type, path)
    }
  }

  private func date(_ document: JSON, _ path: String) throws(Fault) -> Value {
    switch (dates, document) {
    case ("secondsSince1970", .number(let seconds)): return .native("Date", seconds - 978_307_200)
    case ("millisecondsSince1970", .number(let seconds)): return .native("Date", seconds / 1_000 - 978_307_200)
    case ("iso8601", .string(let text)):
      guard let seconds = LocaleLibrary.shared?.moment(iso8601: text) else { throw mismatch(.native("Date"), path) }
      return .native("Date", seconds)
    case ("deferredToDate", .number(let seconds)): return .native("Date", seconds)
    default: throw mismatch(.native("Date"), path)
    }
  }

  private func value(
    of document: JSON, as type: TypeDeclaration, at path: String
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
          case .number(let number): raw.isEqual(to: Int(exactly: number).map { .int($0) } ?? .double(number))
          default: false
          }
        if matches { return .enumCase(EnumValue(type: type, enumCase: enumCase)) }
      }
      throw mismatch(.declared(type), path)
    }
    guard case .object(let members) = document else { throw mismatch(.declared(type), path) }
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
      if let member = members.last(where: { (convertsSnakeCase ? Self.camelCase($0.name) : $0.name) == key }) {
        fields.append(try value(of: member.value, as: fieldType, at: path + "." + key))
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
