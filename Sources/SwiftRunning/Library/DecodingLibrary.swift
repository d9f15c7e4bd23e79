import PlumblineDataFormats

/// A position in a document that the program decodes in an initializer of its own: a decoder or one of its containers.
final class DecodingNode {
  /// The part of the document at the position.
  let document: JSON
  /// The decoder of the document.
  let decoder: JSONValueDecoder
  /// The coding path, for messages.
  let path: String
  /// The type of the coding keys of a keyed container.
  let keys: SwiftType
  /// The number of elements that have been decoded.
  var index = 0

  /// Creates the node of a position in a document.
  init(_ document: JSON, _ decoder: JSONValueDecoder, _ path: String, keys: SwiftType = .any) {
    (self.document, self.decoder, self.path, self.keys) = (document, decoder, path, keys)
  }

  /// The members of an object, in order.
  fileprivate var members: [JSON.Member] { if case .object(let members) = document { members } else { [] } }

  /// Returns the value of a key, or nil if there is none.
  fileprivate func member(_ name: String) -> JSON? { decoder.member(name, of: members) }

  /// Returns the value of a key, or throws the error that it is missing.
  fileprivate func required(_ name: String) throws(Fault) -> JSON {
    if let member = member(name) { return member }
    throw decoder.missing(name, at: path)
  }

  /// Returns the result of reading the next element, or throws the error that there is none.
  ///
  /// An element that cannot be read remains the next one, as in Foundation.
  fileprivate func readNext(
    expecting type: SwiftType = .any, _ read: (JSON, String) throws(Fault) -> Value
  ) throws(Fault) -> Value {
    let place = "\(path)[\(index)]"
    guard index < document.elements.count else {
      throw decoder.failure(.missingValue(type), "Unkeyed container is at end.", at: place)
    }
    let value = try read(document.elements[index], place)
    index += 1
    return value
  }
}

extension Vocabulary {
  /// Adds decoders, their containers, and the errors that an `init(from:)` throws.
  mutating func addDecoding() {
    addDecoders()
    addKeyedContainers()
    addOtherContainers()
    type("_DecodingFailure", parents: ["Error"])
    for (index, labels) in [["forKey", "in", "debugDescription"], ["in", "debugDescription"]].enumerated() {
      rawStatic(
        "_DecodingFailure", "dataCorruptedError",
        labels.map { $0 == "forKey" ? .ignored($0) : .value($0) }
      ) { _, call throws(Fault) in
        guard let node = Self.node(call.value(1 - index)) else { return .none }
        let text = call.value(2 - index).asString ?? ""
        let isList = labels.count == 2 && call.value(0).typeName == "UnkeyedDecodingContainer"
        let path = isList ? "\(node.path)[\(node.index)]" : node.path
        return .optional(node.decoder.failure(.corrupted, text, at: path).thrown)
      }
    }
  }

  private mutating func addDecoders() {
    node("Decoder", "container", [.value("keyedBy")]) { node, call throws(Fault) in
      try Self.keyed(node.document, node, call, at: 0, node.path)
    }
    node("Decoder", "unkeyedContainer") { node, _ throws(Fault) in try Self.unkeyed(node.document, node, node.path) }
    node("Decoder", "singleValueContainer") { node, _ in
      .native("SingleValueDecodingContainer", DecodingNode(node.document, node.decoder, node.path))
    }
    property(on: TypeBinding<DecodingNode>.native("Decoder"), "userInfo", as: .userInfo) { $0.decoder.userInfo }
    for type in ["Decoder", "KeyedDecodingContainer", "UnkeyedDecodingContainer", "SingleValueDecodingContainer"] {
      rawProperty(type, "codingPath") { value, _ in
        Self.node(value).map { $0.decoder.codingPath(at: $0.path) } ?? .array([])
      }
    }
  }

  private mutating func addKeyedContainers() {
    let container = "KeyedDecodingContainer"
    let key = ParameterShape.value("forKey").expecting(.codingKey)
    node(container, "decode", [.value(), key]) { node, call throws(Fault) in
      let name = try call.codingKey(1)
      return try Self.value(of: node.required(name), call, node, "\(node.path).\(name)")
    }
    node(container, "decodeIfPresent", [.value(), key]) { node, call throws(Fault) in
      let name = try call.codingKey(1)
      guard let member = node.member(name), member != .null else { return .none }
      return try Self.value(of: member, call, node, "\(node.path).\(name)")
    }
    node(container, "contains", [.value(nil).expecting(.codingKey)]) { node, call throws(Fault) in
      .bool(node.member(try call.codingKey(0)) != nil)
    }
    node(container, "decodeNil", [key]) { node, call throws(Fault) in
      .bool(try node.required(try call.codingKey(0)) == .null)
    }
    node(container, "nestedContainer", [.value("keyedBy"), key]) { node, call throws(Fault) in
      let name = try call.codingKey(1)
      return try Self.keyed(node.required(name), node, call, at: 0, "\(node.path).\(name)")
    }
    node(container, "nestedUnkeyedContainer", [key]) { node, call throws(Fault) in
      let name = try call.codingKey(0)
      return try Self.unkeyed(node.required(name), node, "\(node.path).\(name)")
    }
    node(container, "superDecoder") { node, _ in
      .native("Decoder", DecodingNode(node.member("super") ?? .null, node.decoder, "\(node.path).super"))
    }
    node(container, "superDecoder", [key]) { node, call throws(Fault) in
      let name = try call.codingKey(0)
      return .native("Decoder", DecodingNode(node.member(name) ?? .null, node.decoder, "\(node.path).\(name)"))
    }
    rawProperty(container, "allKeys") { value, call throws(Fault) in
      guard let node = Self.node(value) else { return .none }
      var keys: [Value] = []
      for name in node.decoder.keys(of: node.members) {
        if let key = try Self.key(named: name, node.keys, call) { keys.append(key) }
      }
      return .array(keys)
    }
  }

  private mutating func addOtherContainers() {
    let list = "UnkeyedDecodingContainer"
    node(list, "decode", [.value()]) { node, call throws(Fault) in
      let type: SwiftType = if case .type(let type) = call.value(0) { type } else { .any }
      return try node.readNext(expecting: type) { (document, path) throws(Fault) in
        try Self.value(of: document, call, node, path)
      }
    }
    node(list, "decodeIfPresent", [.value()]) { node, call throws(Fault) in
      guard node.index < node.document.elements.count else { return .none }
      return try node.readNext { (document, path) throws(Fault) in
        document == .null ? .none : try Self.value(of: document, call, node, path)
      }
    }
    node(list, "nestedContainer", [.value("keyedBy")]) { node, call throws(Fault) in
      try node.readNext { (document, path) throws(Fault) in try Self.keyed(document, node, call, at: 0, path) }
    }
    node(list, "nestedUnkeyedContainer") { node, _ throws(Fault) in
      try node.readNext { (document, path) throws(Fault) in try Self.unkeyed(document, node, path) }
    }
    node(list, "decodeNil") { node, _ in
      guard node.index < node.document.elements.count, node.document.elements[node.index] == .null else {
        return .bool(false)
      }
      node.index += 1
      return .bool(true)
    }
    rawProperty(list, "isAtEnd") { value, _ in
      .bool(Self.node(value).map { $0.index >= $0.document.elements.count } ?? true)
    }
    rawProperty(list, "count") { value, _ in .int(Self.node(value)?.document.elements.count ?? 0) }
    rawProperty(list, "currentIndex") { value, _ in .int(Self.node(value)?.index ?? 0) }
    node("SingleValueDecodingContainer", "decode", [.value()]) { node, call throws(Fault) in
      try Self.value(of: node.document, call, node, node.path)
    }
    node("SingleValueDecodingContainer", "decodeNil") { node, _ in .bool(node.document == .null) }
  }

  private mutating func node(
    _ type: String, _ name: String, _ parameters: @autoclosure @escaping @Sendable () -> [ParameterShape] = [],
    _ body: @escaping @Sendable (DecodingNode, Call) throws(Fault) -> Value
  ) {
    raw(type, name, parameters()) { value, call throws(Fault) in
      guard let node = Self.node(value) else { return .none }
      return try body(node, call)
    }
  }

  private static func node(_ value: Value) -> DecodingNode? {
    if case .native(let native) = value { native.payload as? DecodingNode } else { nil }
  }

  private static func value(
    of document: JSON, _ call: Call, _ node: DecodingNode, _ path: String
  ) throws(Fault) -> Value {
    guard case .type(let type) = call.value(0) else {
      throw call.mismatch(of: call.value(0), with: .metatype(.any), at: 0)
    }
    return try node.decoder.value(of: document, as: type, at: path)
  }

  private static func keyed(
    _ document: JSON, _ node: DecodingNode, _ call: Call, at index: Int, _ path: String
  ) throws(Fault) -> Value {
    guard case .object = document else { throw node.decoder.mismatch(.dictionary(.string, .any), document, path) }
    let keys: SwiftType = if case .type(let type) = call.value(index) { type } else { .any }
    return .native("KeyedDecodingContainer", DecodingNode(document, node.decoder, path, keys: keys))
  }

  private static func unkeyed(_ document: JSON, _ node: DecodingNode, _ path: String) throws(Fault) -> Value {
    guard case .array = document else { throw node.decoder.mismatch(.array(.any), document, path) }
    return .native("UnkeyedDecodingContainer", DecodingNode(document, node.decoder, path))
  }

  /// Returns the coding key of a type for a name in the document, or nil if there is none.
  private static func key(named name: String, _ type: SwiftType, _ call: Call) throws(Fault) -> Value? {
    guard case .declared(let declared) = type else { return .string(name) }
    if declared.kind == .enumeration {
      for enumCase in declared.cases
      where try call.evaluator.rawValue(of: enumCase, in: declared).asString ?? enumCase.name == name {
        return .enumCase(EnumValue(type: declared, enumCase: enumCase))
      }
      return nil
    }
    let made = try call.evaluator.construct(
      type, [ArgumentExpression(label: "stringValue", value: ConstantExpression(call.location, .string(name)))],
      Frame(call.evaluator, parent: nil, count: 1), hint: .any, at: call.location)
    return made.isNone ? nil : made
  }
}

extension Call {
  /// Returns the name that a coding key has in the document.
  func codingKey(_ index: Int) throws(Fault) -> String {
    let key = value(index)
    if case .enumCase(let value) = key {
      return try evaluator.rawValue(of: value.enumCase, in: value.type).asString ?? value.enumCase.name
    }
    return try evaluator.member("stringValue", of: key, hint: .string, at: location).asString ?? ""
  }
}
