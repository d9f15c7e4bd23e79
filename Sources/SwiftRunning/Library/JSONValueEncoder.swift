import PlumblineUnicode

/// The encoding of values into JSON, as `JSONEncoder` does it: synthesized for the program's types that declare no
/// `encode(to:)`.
struct JSONValueEncoder {
  /// The evaluator.
  let evaluator: Evaluator
  /// The source location of the call that encodes.
  let location: SourceLocation
  /// Whether the names of members are converted to snake case.
  let convertsToSnakeCase: Bool
  /// The name of the strategy for dates.
  let dates: String
  /// The dictionary that encoding code of the program reads.
  var userInfo = Value.dictionary(DictionaryValue())
  /// The texts that stand for infinity, its negative and no number, or an empty list.
  var specialNumbers: [String] = []
  /// The function that writes a date, or nil.
  var writesDate: FunctionValue?

  /// Creates an encoder with the settings of a `JSONEncoder`.
  init(evaluator: Evaluator, location: SourceLocation, convertsToSnakeCase: Bool, dates: String) {
    (self.evaluator, self.location) = (evaluator, location)
    (self.convertsToSnakeCase, self.dates) = (convertsToSnakeCase, dates)
  }

  /// Encodes a value into a position of the document.
  func encode(_ value: Value, into node: EncodingNode) throws(Fault) {
    if let type = evaluator.declaration(of: value) { return try encode(value, of: type, into: node) }
    if let boxed = value.boxedOptional { return try encode(boxed.value, into: node) }
    switch value {
    case .none: node.content = .plain("null")
    case .bool(let bool): node.content = .plain(bool ? "true" : "false")
    case .double(let number) where !number.isFinite && specialNumbers.count == 3:
      node.content = .string(specialNumbers[number.isNaN ? 2 : number > 0 ? 0 : 1])
    case .double(let number): node.content = .plain(try text(of: number))
    case .dictionary(let table): try encode(table, into: node)
    case .range(let range):
      for bound in [range.lower, range.upper] {
        if let bound { try encode(bound.value, into: node.unkeyed().appended()) }
      }
    case .native(let native): try encode(native, value, into: node)
    default:
      if let text = value.asString {
        node.content = .string(text)
      } else if let number = value.asInt {
        node.content = .plain("\(number)")
      } else if let elements = try evaluator.elements(of: value) {
        for element in elements { try encode(element, into: node.unkeyed().appended()) }
        _ = node.unkeyed()
      } else {
        throw unsupported(value)
      }
    }
  }

  /// Returns the error for a value that cannot be encoded, which the program can catch, and reports it as a warning.
  private func unsupported(_ value: Value) -> Fault { unsupported(value.typeName) }

  private func unsupported(_ type: String) -> Fault {
    let range = evaluator.range(of: location)
    evaluator.log.add(Diagnostic(.warning, .wrongType(found: type, expected: "Encodable"), at: range))
    return Fault(throwing: .native("EncodingError", type), Diagnostic(.error, .uncaught, at: range))
  }

  private func text(of number: Double) throws(Fault) -> String {
    guard number.isFinite else { throw unsupported("\(number)") }
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private func encode(_ native: NativeValue, _ value: Value, into node: EncodingNode) throws(Fault) {
    if let text = value.asString {
      node.content = .string(text)
    } else if let number = value.asSized {
      node.content = .plain("\(number.value)")
    } else if let number = value.asFloat {
      let text = "\(number)"
      node.content = .plain(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
    } else if native.type == "Decimal" {
      node.content = .plain(try evaluator.describe(value, at: location))
    } else if let bytes = value.dataBytes {
      node.content = .string(Base64.text(of: bytes))
    } else if native.type == "Date" {
      try encode(date: value, into: node)
    } else if ["URL", "UUID"].contains(native.type), let text = native.payload as? String {
      node.content = .string(text)
    } else if let parts = Self.listedParts[native.type] {
      for part in parts {
        let content = try evaluator.member(part, of: value, hint: .any, at: location)
        try encode(content, into: node.unkeyed().appended())
      }
    } else if let parts = native.payload as? DateParts, parts.calendar == nil, parts.zone == nil {
      for name in DateParts.names {
        if let number = parts.fields[name] { node.member(name).content = .plain("\(number)") }
      }
    } else if let elements = try evaluator.elements(of: value) {
      for element in elements { try encode(element, into: node.unkeyed().appended()) }
    } else {
      throw unsupported(value)
    }
  }

  /// The members of the geometric types, which are encoded as lists of them.
  static let listedParts = [
    "CGPoint": ["x", "y"], "CGSize": ["width", "height"], "CGVector": ["dx", "dy"], "CGRect": ["origin", "size"],
  ]

  private func encode(date value: Value, into node: EncodingNode) throws(Fault) {
    guard case .native(let native) = value, let seconds = native.payload as? Double else { throw unsupported(value) }
    if let writesDate {
      guard dates == "custom" else {
        return try encode(evaluator.call(writesDate, [value], expecting: .string), into: node)
      }
      _ = try evaluator.call(writesDate, [value, .native("Encoder", node)], expecting: .void)
      return
    }
    switch dates {
    case "secondsSince1970": node.content = .plain(try text(of: seconds + 978_307_200))
    case "millisecondsSince1970": node.content = .plain(try text(of: (seconds + 978_307_200) * 1_000))
    case "iso8601":
      let format = try evaluator.callMethod("ISO8601Format", of: value, [])
      node.content = .string(format.asString ?? "")
    default: node.content = .plain(try text(of: seconds))
    }
  }

  private func encode(_ table: DictionaryValue, into node: EncodingNode) throws(Fault) {
    let names = try table.entries.map { (entry) throws(Fault) in try name(ofKey: entry.key) }
    guard !names.contains(nil) else {
      for entry in table.entries {
        try encode(entry.key, into: node.unkeyed().appended())
        try encode(entry.value, into: node.unkeyed().appended())
      }
      return
    }
    _ = node.keyed(.none)
    for (name, entry) in zip(names, table.entries) {
      let name = name ?? ""
      let member = EncodingNode(self)
      // The strategy for keys does not apply to the keys of dictionaries.
      if case .members(let members)? = node.content { node.content = .members(members + [(name, member)]) }
      try encode(entry.value, into: member)
    }
  }

  /// Returns the name under which a dictionary's value is encoded, or nil if keys of this type are values of a list.
  private func name(ofKey key: Value) throws(Fault) -> String? {
    if let text = key.asString ?? key.asInt.map({ "\($0)" }) { return text }
    guard case .enumCase(let value) = key, hasRawValues(value.type),
      evaluator.program.conforms(value.type, to: "CodingKeyRepresentable")
    else { return nil }
    let raw = try evaluator.rawValue(of: value.enumCase, in: value.type)
    return raw.asString ?? raw.asInt.map { "\($0)" }
  }

  private func encode(_ value: Value, of type: TypeDeclaration, into node: EncodingNode) throws(Fault) {
    for case .function(let function) in evaluator.program.members(named: "encode", of: type)
    where function.labels == ["to"] && function.body != nil {
      _ = try evaluator.run(
        function, receiver: value, captured: nil, [.native("Encoder", node)], at: location)
      return
    }
    if case .enumCase(let enumValue) = value { return try encode(enumValue, into: node) }
    var encoded = type
    while let parent = evaluator.program.superclass(of: encoded), isCodable(parent) { encoded = parent }
    try encode(value, fieldsOf: encoded, into: node)
  }

  private func hasRawValues(_ type: TypeDeclaration) -> Bool {
    guard let name = type.inheritedNames.first else { return false }
    return ["Character", "CGFloat", "Double", "Float", "Int", "String"].contains(name)
      || IntegerType(sized: name) != nil
  }

  private func isCodable(_ type: TypeDeclaration) -> Bool {
    ["Codable", "Encodable"].contains { evaluator.program.conforms(type, to: $0) }
  }

  private func encode(_ value: EnumValue, into node: EncodingNode) throws(Fault) {
    if hasRawValues(value.type) {
      return try encode(evaluator.rawValue(of: value.enumCase, in: value.type), into: node)
    }
    let payload = node.keyed(.none).member(value.enumCase.name).keyed(.none)
    for (index, parameter) in evaluator.signature(of: value.enumCase, in: value.type).enumerated() {
      let element = value.payload[index]
      if element.isNone { continue }
      try encode(element, into: payload.member(parameter.label ?? "_\(index)"))
    }
  }

  /// Encodes the stored properties that a type declares itself, as its synthesized `encode(to:)` does.
  func encode(_ value: Value, fieldsOf type: TypeDeclaration, into node: EncodingNode) throws(Fault) {
    let keys = try evaluator.codingKeys(of: type)
    let own = evaluator.program.layout(of: type).fields.filter {
      type.kind != .object || $0.owner?.origin === type.origin
    }
    if type.kind == .structure, evaluator.program.conforms(type, to: "RawRepresentable"), let only = own.first,
      own.count == 1
    {
      return try encode(evaluator.member(only.name, of: value, hint: .any, at: location), into: node)
    }
    _ = node.keyed(.none)
    for field in own {
      guard let key = keys == nil ? field.name : keys?[field.name] else { continue }
      let isWrapper = evaluator.customWrapper(field).map(isCodable) ?? false
      let name = (isWrapper ? "_" : "") + field.name
      let stored = try evaluator.member(name, of: value, hint: .any, at: location)
      if stored.isNone { continue }
      try encode(stored, into: node.member(key))
    }
  }

  /// Returns the name of a member, following the strategy for keys.
  func name(of key: String) -> String {
    guard convertsToSnakeCase else { return key }
    let letters = Array(key)
    var result = ""
    for (index, letter) in letters.enumerated() {
      let isStart =
        index > 0 && letter.isUppercase
        && (letters[index - 1].isLowercase || index + 1 < letters.count && letters[index + 1].isLowercase)
      if isStart, letters[index - 1] != "_" { result += "_" }
      result += letter.lowercased()
    }
    return result
  }
}
