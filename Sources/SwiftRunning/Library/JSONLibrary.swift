import PlumblineDataFormats

extension Vocabulary {
  /// Adds the decoding of JSON strings into types of the program.
  mutating func addJSON() {
    later([
      "Decoder", "_DecodingFailure", "KeyedDecodingContainer", "SingleValueDecodingContainer",
      "UnkeyedDecodingContainer",
    ]) { $0.addDecoding() }
    addEncoding()
    let key = TypeBinding<String>.native("CodingUserInfoKey")
    type("CodingUserInfoKey", parents: ["Equatable", "Hashable"])
    initializer("CodingUserInfoKey", .named("rawValue", .string), returns: key) { $0 }
    property(on: key, "rawValue", as: .string) { $0 }
    type(NullObject.typeName, parents: ["Equatable", "Hashable"])
    rawInitializer(NullObject.typeName, []) { _ in .null }
    rawProperty(NullObject.typeName, "description") { _, _ in .string("<null>") }
    rawStatic("JSONSerialization", "jsonObject", [.value("with"), .ignored("options")]) { _, call throws(Fault) in
      if call.value(0).outside != nil { return call.value(0) }
      guard let document = JSON(parsing: String(decoding: call.value(0).dataBytes ?? [], as: UTF8.self)) else {
        throw Fault(
          throwing: .native("CocoaError", "The data couldn’t be read because it isn’t in the correct format."),
          Diagnostic(.error, .uncaught, at: call.evaluator.range(of: call.location)))
      }
      return Value(document)
    }
    rawFunction("_propertyList", [.value()]) { call in
      guard let bytes = call.value(0).dataBytes else { return .none }
      guard bytes.starts(with: "bplist00".utf8) else { return .optional(PropertyListText.value(of: bytes)) }
      return .optional(JSON(parsing: String(decoding: bytes.dropFirst(8), as: UTF8.self)).map { Value($0) })
    }
    rawStatic("JSONSerialization", "isValidJSONObject", [.value()]) { _, call in .bool(JSON(call.value(0)) != nil) }
    let options = TypeBinding<[String]>.native("JSONSerialization.WritingOptions")
    for name in ["prettyPrinted", "sortedKeys", "fragmentsAllowed", "withoutEscapingSlashes"] {
      constant(on: "JSONSerialization.WritingOptions", name, [name], as: options)
    }
    arrayLiteral(of: options) { $0.flatMap { $0 } }
    rawStatic(
      "JSONSerialization", "data",
      [.value("withJSONObject"), .value("options", .native("JSONSerialization.WritingOptions"), optional: true)]
    ) { _, call throws(Fault) in
      if call.value(0).outside != nil { return call.value(0) }
      let written: [String] = call.payload(1) ?? []
      let isIndented = written.contains("prettyPrinted")
      let document = JSON(call.value(0)) ?? .null
      return .data(Array((isIndented ? document.indentedText : document.text).utf8))
    }
    rawFunction("_decodedJSON", Array(repeating: .value(), count: 7)) { call throws(Fault) in
      guard case .type(let type) = call.value(0) else {
        if call.value(0).outside != nil { return call.value(0) }
        return .none
      }
      if call.value(1).outside != nil { return call.value(1) }
      guard let bytes = call.value(1).dataBytes else { return .data([]) }
      let text = String(decoding: bytes, as: UTF8.self)
      let isSnake = if case .bool(true) = call.value(2) { true } else { false }
      let dates = call.value(3).asString ?? ""
      var decoder = JSONValueDecoder(
        evaluator: call.evaluator, convertsSnakeCase: isSnake, dates: dates, location: call.location)
      if case .function(let reader) = call.value(4) { decoder.readsDate = reader }
      decoder.userInfo = call.value(5)
      decoder.specialNumbers = try call.list(6).compactMap(\.asString)
      guard let document = JSON(parsing: text, allowsTrailingCommas: true) else {
        throw decoder.failure(.corrupted, "The given data was not valid JSON.", at: "")
      }
      return try decoder.value(of: document, as: type, at: "")
    }
  }
}

extension TypeBinding where T == Value {
  /// The binding of the dictionary that coders hand to the code of the program.
  static var userInfo: TypeBinding {
    TypeBinding(
      type: .dictionary(.native("CodingUserInfoKey"), .any), read: { value, _ in value }, write: { $0 })
  }
}

/// The object that stands for the absence of a value in Foundation's collections.
private struct NullObject: Hashable {
  /// The name of the type.
  static let typeName = "NSNull"
}

extension Value {
  /// The value of `NSNull()`.
  fileprivate static var null: Value { .native(NullObject.typeName, NullObject()) }

  /// Creates the value that Foundation reads from a JSON document; whole numbers are integers.
  fileprivate init(_ document: JSON) {
    switch document {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    // A whole number is cast to any type of numbers, as `NSNumber` is.
    case .number(let value): self = Int(exactly: value).map { .literal($0) } ?? .double(value)
    case .string(let text): self = .string(text)
    case .array(let elements): self = .array(elements.map { Value($0) })
    case .object(let members):
      var table = DictionaryValue()
      for member in members { table[.string(member.name)] = Value(member.value) }
      self = .dictionary(table)
    }
  }
}

extension JSON {
  /// Creates the document of a program's value, or returns nil if JSON cannot express it.
  fileprivate init?(_ value: Value) {
    switch value {
    case .none: self = .null
    case .native(let native) where native.type == NullObject.typeName: self = .null
    case .native where value.asString != nil: self = .string(value.asString ?? "")
    case .bool(let bool): self = .bool(bool)
    case .string(let text): self = .string(text)
    case .array(let values):
      let elements = values.compactMap { JSON($0) }
      guard elements.count == values.count else { return nil }
      self = .array(elements)
    case .dictionary(let table):
      var members: [Member] = []
      for entry in table.entries {
        guard let name = entry.key.asString, let value = JSON(entry.value) else { return nil }
        members.append(Member(name: name, value: value))
      }
      self = .object(members.sorted { $0.name < $1.name })
    default:
      guard let number = value.asNumber else { return nil }
      self = .number(number)
    }
  }
}
