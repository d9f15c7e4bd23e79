import PlumblineUnicode
import PlumblineDataFormats

/// A decoder of JSON into types of the program, which works like the initializers that Swift synthesizes for
/// `Decodable`.
struct JSONValueDecoder {
  /// The evaluator that creates the values.
  let evaluator: Evaluator
  /// Whether keys in snake case are converted to camel case.
  let convertsSnakeCase: Bool
  /// The name of the date decoding strategy.
  let dates: String
  /// The program's function that reads dates, from a text or from a decoder, or nil.
  var readsDate: FunctionValue?
  /// The dictionary that decoding code of the program reads.
  var userInfo = Value.dictionary(DictionaryValue())
  /// The texts that stand for infinity, its negative and no number, or an empty list.
  var specialNumbers: [String] = []
  /// The source location of the call that decodes.
  let location: SourceLocation

  /// The least magnitude at which integers in JSON may be inexact.
  private static let exactLimit = 9_007_199_254_740_992.0

  /// Returns a JSON value decoded as a type.
  func value(of document: JSON, as type: SwiftType, at path: String) throws(Fault) -> Value {
    switch (type, document) {
    case (.optional, .null): return .none
    case (.optional(let wrapped), _): return try value(of: document, as: wrapped, at: path)
    case (.int, .number(let number)):
      guard let whole = Int(exactly: number) else { throw mismatch(type, document, path) }
      guard abs(number) < Self.exactLimit else {
        throw evaluator.fault(.unsupported("\(whole)", reason: "Numbers of JSON are exact below 2^53."), at: location)
      }
      return .int(whole)
    case (.double, .number(let number)): return .double(number)
    case (.double, .string(let text)) where specialNumbers.contains(text):
      return .double([.infinity, -.infinity, .nan][specialNumbers.firstIndex(of: text) ?? 2])
    case (.native("Float"), .number(let number)): return .float(Float(number))
    case (.bool, .bool(let bool)): return .bool(bool)
    case (.string, .string(let string)): return .string(string)
    case (.array(let element), .array(let documents)), (.set(let element), .array(let documents)):
      var values: [Value] = []
      for (index, document) in documents.enumerated() {
        values.append(try value(of: document, as: element, at: "\(path)[\(index)]"))
      }
      if case .set = type { return .set(SetValue(values)) }
      return .array(values)
    case (.range(let bound), .array(let documents)) where documents.count == 2:
      let bounds = try [documents[0], documents[1]].map { (part) throws(Fault) in
        try value(of: part, as: bound, at: path)
      }
      return .range(RangeValue(bounds[0], bounds[1], isClosed: false))
    case (.dictionary(let key, let element), .object(let members)):
      var table = DictionaryValue()
      for member in members {
        guard let name = try self.key(member.name, as: key, at: path) else { throw mismatch(type, document, path) }
        table[name] = try value(of: member.value, as: element, at: "\(path).\(member.name)")
      }
      return .dictionary(table)
    case (.dictionary(let key, let element), .array(let documents)):
      // Keys that are neither texts nor whole numbers alternate with their values.
      var table = DictionaryValue()
      for index in stride(from: 0, to: documents.count - 1, by: 2) {
        let name = try value(of: documents[index], as: key, at: "\(path)[\(index)]")
        table[name] = try value(of: documents[index + 1], as: element, at: "\(path)[\(index + 1)]")
      }
      return .dictionary(table)
    case (.native("Data"), .string(let text)):
      guard let bytes = Base64.bytes(of: text) else { throw mismatch(type, document, path) }
      return .data(bytes)
    case (.native(let name), _) where evaluator.program.isOutside(type: name):
      return evaluator.outsideValue(name, type: name, at: location)
    case (.declared(let declared), _): return try value(of: document, as: declared, at: path)
    case (.native("Date"), _): return try date(document, path)
    case (.native(let name), .array(let documents)) where JSONValueEncoder.listedParts[name]?.count == documents.count:
      var arguments: [ArgumentExpression] = []
      for (index, part) in (JSONValueEncoder.listedParts[name] ?? []).enumerated() {
        let type: SwiftType = part == "origin" ? .native("CGPoint") : part == "size" ? .native("CGSize") : .double
        let content = try value(of: documents[index], as: type, at: "\(path)[\(index)]")
        arguments.append(ArgumentExpression(label: part, value: ConstantExpression(location, content)))
      }
      return try evaluator.construct(
        type, arguments, Frame(evaluator, parent: nil, count: 1), hint: .any, at: location)
    case (.native("DateComponents"), .object(let members)):
      var parts = DateParts()
      for member in members where DateParts.names.contains(member.name) {
        parts.fields[member.name] = try value(of: member.value, as: .int, at: "\(path).\(member.name)").asInt
      }
      return .native("DateComponents", parts)
    case (.native("URL"), .string(let text)): return .native("URL", text)
    case (.native("UUID"), .string(let text)): return .native("UUID", text.uppercased())
    case (.native(let name), .number(let number)) where IntegerType(sized: name) != nil:
      guard abs(number) < Self.exactLimit, let whole = Int128(exactly: number),
        let sized = IntegerType(sized: name).flatMap({ SizedInteger(whole, exactly: $0) })
      else { throw mismatch(type, document, path) }
      return .whole(sized)
    // The digits of the document are those of the shortest text for the number.
    case (.native("Decimal"), .number(let number)):
      return .decimal(DecimalNumber("\(number)") ?? DecimalNumber(number))
    // Values of these types are decoded from a string; any other JSON value is a type mismatch.
    case (.native("UUID"), _), (.native("URL"), _), (.native("Data"), _): throw mismatch(.string, document, path)
    default: throw mismatch(type, document, path)
    }
  }

  /// Returns a member's name as a key of a dictionary.
  ///
  /// Only strings, whole numbers and types that conform to `CodingKeyRepresentable` can be names.
  private func key(_ name: String, as type: SwiftType, at path: String) throws(Fault) -> Value? {
    switch type {
    case .int:
      guard let number = Int(name) else {
        throw failure(.mismatch(.int), "Expected Int key but found String key instead.", at: "\(path).\(name)")
      }
      return .int(number)
    case .declared(let declared):
      guard evaluator.program.conforms(declared, to: "CodingKeyRepresentable") else { return nil }
      return try value(of: .string(name), as: type, at: path)
    default: return .string(name)
    }
  }

  private func date(_ document: JSON, _ path: String) throws(Fault) -> Value {
    if let readsDate {
      if dates == "custom" {
        let decoder = Value.native("Decoder", DecodingNode(document, self, path))
        return try evaluator.call(readsDate, [decoder], expecting: .native("Date"))
      }
      guard case .string(let text) = document else { throw mismatch(.string, document, path) }
      let date = try evaluator.call(readsDate, [.string(text)], expecting: .any)
      if date.isNone {
        throw failure(.corrupted, "Date string does not match format expected by formatter.", at: path)
      }
      return date
    }
    switch (dates, document) {
    case ("secondsSince1970", .number(let seconds)): return .native("Date", seconds - 978_307_200)
    case ("millisecondsSince1970", .number(let seconds)): return .native("Date", seconds / 1_000 - 978_307_200)
    case ("iso8601", .string(let text)):
      guard let seconds = LocaleLibrary.shared?.moment(iso8601: text) else {
        throw failure(.corrupted, "Expected date string to be ISO8601-formatted.", at: path)
      }
      return .native("Date", seconds)
    case ("deferredToDate", .number(let seconds)): return .native("Date", seconds)
    default: throw mismatch(dates == "iso8601" ? .string : .double, document, path)
    }
  }

  private func value(
    of document: JSON, as type: TypeDeclaration, at path: String
  ) throws(Fault) -> Value {
    if type.initializers.contains(where: { $0.labels == ["from"] }) {
      let decoder = Value.native("Decoder", DecodingNode(document, self, path))
      return try evaluator.construct(
        .declared(type), [ArgumentExpression(label: "from", value: ConstantExpression(location, decoder))],
        Frame(evaluator, parent: nil, count: 1), hint: .any, at: location)
    }
    if type.kind == .enumeration {
      if case .object(let members) = document, let made = try enumeration(type, of: members, at: path) { return made }
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
      throw try unknownCase(of: type, document, path)
    }
    if type.kind == .structure, evaluator.program.conforms(type, to: "RawRepresentable"), type.fields.count == 1,
      let raw = type.fields.first
    {
      let value = try value(of: document, as: evaluator.type(of: raw), at: path)
      if evaluator.takesLiteral(["rawValue"], type) {
        guard let made = try evaluator.literal(["rawValue"], value, of: type, at: location), !made.isNone else {
          let given = "\(evaluator.typeHint(of: value)) value \(try evaluator.describe(value, at: location))"
          throw failure(.corrupted, "Cannot initialize \(type.name) from invalid \(given)", at: path)
        }
        return made
      }
      return .instance(Instance(type: type, fields: [value]))
    }
    // An initializer without properties to read opens no container.
    if type.kind == .structure, evaluator.program.layout(of: type).fields.isEmpty {
      return .instance(Instance(type: type, fields: []))
    }
    guard case .object(let members) = document else { throw mismatch(.declared(type), document, path) }
    let keys = try evaluator.codingKeys(of: type)
    let properties = evaluator.program.layout(of: type).fields
    var fields = [Value](repeating: .none, count: properties.count)
    for index in order(of: properties, in: type) {
      let field = properties[index]
      let fallback = try evaluator.defaultValue(of: field, in: type, at: location)
      if field.isConstant && field.initializer != nil {
        fields[index] = fallback
        continue
      }
      guard let key = keys == nil ? field.name : keys?[field.name] else {
        fields[index] = fallback
        continue
      }
      let wrapper = wrapperType(of: field, "Decodable")
      if let wrapper, let value = try valueByExtension(of: field, wrapper, of: type, in: document, at: path) {
        fields[index] = value
        continue
      }
      let known = wrapper ?? evaluator.boundType(of: field, in: type)
      let fieldType = known.isAny ? evaluator.knownType(of: field) : known
      if let member = member(key, of: members) {
        let value = try value(of: member, as: fieldType, at: path + "." + key)
        fields[index] = field.isClosedRange ? value.closed : value
      } else if case .optional = fieldType {
        continue
      } else {
        throw missing(key, at: path)
      }
    }
    let instance = Instance(type: type, fields: fields)
    return type.kind == .object ? .object(instance) : .instance(instance)
  }

  /// Returns the indices of the properties in the order in which they are decoded: that of the cases of `CodingKeys`.
  private func order(of properties: [PropertyDeclaration], in type: TypeDeclaration) -> [Int] {
    guard let keys = type.writtenCodingKeys else { return Array(properties.indices) }
    let positions = Dictionary(keys.cases.map { ($0.name, $0.index) }) { first, _ in first }
    return properties.indices.sorted {
      (positions[properties[$0].name] ?? -1, $0) < (positions[properties[$1].name] ?? -1, $1)
    }
  }

  /// Returns the error that an enumeration has no case for a raw value.
  private func unknownCase(
    of type: TypeDeclaration, _ document: JSON, _ path: String
  ) throws(Fault) -> Fault {
    let raw = try type.cases.first.map { (first) throws(Fault) in try evaluator.rawValue(of: first, in: type) }
    let expected = raw.map(evaluator.typeHint) ?? .string
    let text: String
    switch (document, expected) {
    case (.string(let given), .string): text = given
    case (.number(let number), .int): text = Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case (.number(let number), .double): text = "\(number)"
    default: return mismatch(expected, document, path)
    }
    return failure(.corrupted, "Cannot initialize \(type.name) from invalid \(expected) value \(text)", at: path)
  }

  /// Returns a case with its associated values, which are the members of an object under the name of the case, or nil
  /// if there is no such case.
  private func enumeration(
    _ type: TypeDeclaration, of members: [JSON.Member], at path: String
  ) throws(Fault) -> Value? {
    guard members.count == 1, let enumCase = type.enumCase(named: members[0].name) else { return nil }
    var payload: [Value?] = []
    for (index, parameter) in evaluator.signature(of: enumCase, in: type).enumerated() {
      let name = parameter.label ?? "_\(index)"
      let given = members[0].value[name]
      if given == nil, !parameter.isOptional, !parameter.type.isOptionalOrAny {
        throw missing(name, at: "\(path).\(enumCase.name)")
      }
      let member = given ?? .null
      payload.append(try value(of: member, as: parameter.type, at: "\(path).\(enumCase.name).\(name)"))
    }
    return try evaluator.makeCase(type, enumCase, payload, at: location)
  }

  /// Returns the member of an object for a coding key, following the key decoding strategy, or nil.
  func member(_ key: String, of members: [JSON.Member]) -> JSON? {
    members.last { (convertsSnakeCase ? Self.camelCase($0.name) : $0.name) == key }?.value
  }

  /// Returns the coding keys of an object, following the key decoding strategy.
  func keys(of members: [JSON.Member]) -> [String] {
    members.map { convertsSnakeCase ? Self.camelCase($0.name) : $0.name }
  }

  private static func camelCase(_ key: String) -> String {
    let words = key.split(separator: "_")
    guard words.count > 1, let first = words.first else { return key }
    return String(first) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

extension PropertyDeclaration {
  /// Whether the property's type is written as that of closed ranges.
  fileprivate var isClosedRange: Bool { typeSyntax.map { $0.unwrapped.baseName == "ClosedRange" } ?? false }
}

extension Value {
  /// A range as a closed range with the same bounds, or any other value unchanged.
  fileprivate var closed: Value {
    guard case .range(let range) = self else { return self }
    return .range(RangeValue(range.lower?.value, range.upper?.value, isClosed: true))
  }
}
