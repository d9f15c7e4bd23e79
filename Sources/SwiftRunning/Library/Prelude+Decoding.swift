import PlumblineDataFormats

extension Prelude {
  /// The errors of encoders and decoders, with the texts of Swift 6.3.
  static let decoding: [String: String] = [
    "EncodingError": """
    enum EncodingError: Error, CustomStringConvertible {
      typealias Context = DecodingError.Context
      case invalidValue(Any, Context)
      var description: String {
        switch self {
        case .invalidValue(let value, let context):
          return "EncodingError.invalidValue: \\(value) (\\(type(of: value)))." + context.pathText
            + " Debug description: " + context.debugDescription
        }
      }
      var errorDescription: String? { "The data couldn’t be written because it isn’t in the correct format." }
    }
    """,
    "DecodingError": """
    enum DecodingError: Error, CustomStringConvertible, _DecodingFailure {
      struct Context {
        let codingPath: [CodingKey]
        let debugDescription: String
        let underlyingError: Error?
        init(codingPath: [CodingKey], debugDescription: String, underlyingError: Error? = nil) {
          self.codingPath = codingPath
          self.debugDescription = debugDescription
          self.underlyingError = underlyingError
        }
        var pathText: String {
          var text = ""
          for key in codingPath {
            if let number = key.intValue { text += "[\\(number)]" } else {
              text += (text.isEmpty ? "" : ".") + key.stringValue
            }
          }
          return text.isEmpty ? "" : " Path: " + text + "."
        }
      }
      struct _Key: CodingKey, CustomStringConvertible {
        let stringValue: String
        let intValue: Int?
        init(stringValue: String) {
          self.stringValue = stringValue
          intValue = nil
        }
        init(intValue: Int) {
          stringValue = "Index \\(intValue)"
          self.intValue = intValue
        }
        var description: String {
          if let number = intValue { return "_CodingKey(stringValue: \\"" + stringValue + "\\", intValue: \\(number))" }
          return "CodingKeys(stringValue: \\"" + stringValue + "\\", intValue: nil)"
        }
      }
      case typeMismatch(Any, Context)
      case valueNotFound(Any, Context)
      case keyNotFound(CodingKey, Context)
      case dataCorrupted(Context)
      var description: String {
        switch self {
        case .typeMismatch(let type, let context):
          return "DecodingError.typeMismatch: expected value of type \\(type)." + context.pathText
            + " Debug description: " + context.debugDescription
        case .valueNotFound(let type, let context):
          return "DecodingError.valueNotFound: Expected value of type \\(type) but found null instead."
            + context.pathText + " Debug description: " + context.debugDescription
        case .keyNotFound(let key, let context):
          return "DecodingError.keyNotFound: Key '" + key.stringValue + "' not found in keyed decoding container."
            + context.pathText + " Debug description: " + context.debugDescription
        case .dataCorrupted(let context):
          return "DecodingError.dataCorrupted: Data was corrupted." + context.pathText + " Debug description: "
            + context.debugDescription
        }
      }
      var errorDescription: String? {
        switch self {
        case .keyNotFound, .valueNotFound: return "The data couldn’t be read because it is missing."
        default: return "The data couldn’t be read because it isn’t in the correct format."
        }
      }
    }
    """,
  ]
}

/// A coding path, such as `.items[2].name`.
struct CodingPath {
  /// The names of members and the numbers of elements, from the outermost.
  let keys: [Value]

  /// Reads a path: each name follows a full stop, each number stands in brackets.
  init(_ text: String) {
    var keys: [Value] = []
    var rest = Substring(text)
    while let mark = rest.popFirst() {
      if mark == "[", let end = rest.firstIndex(of: "]"), let number = Int(rest[..<end]) {
        keys.append(.int(number))
        rest = rest[rest.index(after: end)...]
      } else {
        let name = rest.prefix { $0 != "." && $0 != "[" }
        keys.append(.string(String(name)))
        rest = rest[name.endIndex...]
      }
    }
    self.keys = keys
  }
}

extension JSONValueDecoder {
  /// A kind of error that a decoder throws.
  enum Failure {
    /// The data are not as the type demands.
    case corrupted
    /// A value has another type than expected.
    case mismatch(SwiftType)
    /// A value is null.
    case missingValue(SwiftType)
    /// An object has no member for a key.
    case missingKey(String)
  }

  /// Returns an error that the program can catch, as a case of `DecodingError`.
  func failure(_ kind: Failure, _ message: String, at path: String) -> Fault {
    let diagnostic = Diagnostic(.error, .uncaught, at: evaluator.range(of: location))
    guard let type = evaluator.program.preludeType(named: "DecodingError"), let context = type.types["Context"],
      let value = try? value(kind, context: context, in: type, message, CodingPath(path))
    else { return Fault(throwing: .native("DecodingError", message), diagnostic) }
    return Fault(throwing: value, diagnostic)
  }

  private func value(
    _ kind: Failure, context: TypeDeclaration, in type: TypeDeclaration, _ message: String, _ path: CodingPath
  ) throws(Fault) -> Value? {
    let keys = path.keys.compactMap { key(for: $0, in: type) }
    let place = Value.instance(Instance(type: context, fields: [.array(keys), .string(message), .none]))
    let (name, payload): (String, [Value?]) =
      switch kind {
      case .corrupted: ("dataCorrupted", [place])
      case .mismatch(let expected): ("typeMismatch", [.type(expected), place])
      case .missingValue(let expected): ("valueNotFound", [.type(expected), place])
      case .missingKey(let name): ("keyNotFound", [key(for: .string(name), in: type), place])
      }
    guard let enumCase = type.enumCase(named: name) else { return nil }
    return try evaluator.makeCase(type, enumCase, payload, at: location)
  }

  private func key(for part: Value, in type: TypeDeclaration) -> Value? {
    guard let key = type.types["_Key"] else { return nil }
    if let number = part.asInt {
      return .instance(Instance(type: key, fields: [.string("Index \(number)"), .int(number)]))
    }
    return .instance(Instance(type: key, fields: [part, .none]))
  }

  /// Returns the coding path of a position as the program sees it.
  func codingPath(at path: String) -> Value {
    guard let type = evaluator.program.preludeType(named: "DecodingError") else { return .array([]) }
    return .array(CodingPath(path).keys.compactMap { key(for: $0, in: type) })
  }

  /// Returns the error that a value has another type than expected, or is null.
  func mismatch(_ type: SwiftType, _ document: JSON, _ path: String) -> Fault {
    let expected = Self.container(of: type)
    let found: String
    switch document {
    case .null:
      let message = "Cannot get value of type \(expected.printedName) -- found null value instead"
      return failure(.missingValue(expected), message, at: path)
    case .bool: found = "bool"
    case .number:
      if expected.isNumber {
        return failure(.corrupted, "The given data was not valid JSON.", at: "")
      }
      found = "number"
    case .string: found = "a string"
    case .array: found = "an array"
    case .object: found = "a dictionary"
    }
    return failure(
      .mismatch(expected), "Expected to decode \(expected.printedName) but found \(found) instead.", at: path)
  }

  /// Returns the error that an object has no member for a key.
  func missing(_ key: String, at path: String) -> Fault {
    failure(
      .missingKey(key),
      "No value associated with key CodingKeys(stringValue: \"\(key)\", intValue: nil) (\"\(key)\").", at: path)
  }

  /// Returns the type that a document must have for a type: collections and types of the program are lists and tables.
  private static func container(of type: SwiftType) -> SwiftType {
    switch type {
    case .array, .set, .range: .array(.any)
    case .dictionary: .dictionary(.string, .any)
    case .declared(let declared) where declared.kind != .enumeration: .dictionary(.string, .any)
    case .optional(let wrapped): container(of: wrapped)
    default: type
    }
  }
}
