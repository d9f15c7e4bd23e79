extension Vocabulary {
  /// Adds encoders and their containers, which an `encode(to:)` of the program fills.
  mutating func addEncoding() {
    rawFunction("_encodedJSON", [.value(), .value(nil, .int)] + Array(repeating: .value(), count: 5)) {
      call throws(Fault) in
      if call.value(0).outside != nil { return call.value(0) }
      let layout = EncodedLayout(rawValue: try call.int(1))
      var encoder = JSONValueEncoder(
        evaluator: call.evaluator, location: call.location, convertsToSnakeCase: call.value(2).isTrue,
        dates: call.value(3).asString ?? "")
      if case .function(let writer) = call.value(4) { encoder.writesDate = writer }
      encoder.userInfo = call.value(5)
      encoder.specialNumbers = try call.list(6).compactMap(\.asString)
      let node = EncodingNode(encoder)
      try encoder.encode(call.value(0), into: node)
      return .data(Array(node.text(layout).utf8))
    }
    later(["_WrittenEncodable"]) { $0.addSynthesizedEncoding() }
    later([
      "Encoder", "KeyedEncodingContainer", "SingleValueEncodingContainer", "UnkeyedEncodingContainer",
    ]) { $0.addEncoders() }
  }

  /// Adds the method that Swift synthesizes for types of the program that are encoded.
  private mutating func addSynthesizedEncoding() {
    raw("_WrittenEncodable", "encode", [.value("to", .native("Encoder"))]) { value, call throws(Fault) in
      guard case .native(let native) = call.value(0), let node = native.payload as? EncodingNode else { return .void }
      try node.encoder.encode(value, into: node)
      return .void
    }
  }

  private mutating func addEncoders() {
    encoding("Encoder", "container", [.value("keyedBy")]) { node, call throws(Fault) in
      .native("KeyedEncodingContainer", node.keyed(call.value(0)))
    }
    encoding("Encoder", "unkeyedContainer") { node, _ in .native("UnkeyedEncodingContainer", node.unkeyed()) }
    encoding("Encoder", "singleValueContainer") { node, _ in .native("SingleValueEncodingContainer", node) }
    property(on: TypeBinding<EncodingNode>.native("Encoder"), "userInfo", as: .userInfo) { $0.encoder.userInfo }
    for type in ["Encoder", "KeyedEncodingContainer", "UnkeyedEncodingContainer", "SingleValueEncodingContainer"] {
      rawProperty(type, "codingPath") { _, _ in .array([]) }
    }
    addKeyedEncoding()
    let list = "UnkeyedEncodingContainer"
    encoding(list, "encode", [.value()]) { node, call throws(Fault) in
      try node.encoder.encode(call.value(0), into: node.appended())
      return .void
    }
    encoding(list, "encode", [.value("contentsOf")]) { node, call throws(Fault) in
      for value in try call.list(0) { try node.encoder.encode(value, into: node.appended()) }
      return .void
    }
    encoding(list, "encodeNil") { node, _ in
      node.appended().content = .plain("null")
      return .void
    }
    encoding(list, "nestedContainer", [.value("keyedBy")]) { node, call in
      .native("KeyedEncodingContainer", node.appended().keyed(call.value(0)))
    }
    encoding(list, "nestedUnkeyedContainer") { node, _ in
      .native("UnkeyedEncodingContainer", node.appended().unkeyed())
    }
    rawProperty(list, "count") { value, _ in .int((value.payload as? EncodingNode)?.count ?? 0) }
    encoding("SingleValueEncodingContainer", "encode", [.value()]) { node, call throws(Fault) in
      try node.encoder.encode(call.value(0), into: node)
      return .void
    }
    encoding("SingleValueEncodingContainer", "encodeNil") { node, _ in
      node.content = .plain("null")
      return .void
    }
  }

  private mutating func addKeyedEncoding() {
    let (table, key) = ("KeyedEncodingContainer", ParameterShape.value("forKey").expecting(.codingKey))
    encoding(table, "encode", [.value(), key]) { node, call throws(Fault) in
      try node.encoder.encode(call.value(0), into: node.member(try call.codingKey(1)))
      return .void
    }
    encoding(table, "encodeIfPresent", [.value(), key]) { node, call throws(Fault) in
      if call.value(0).isNone { return .void }
      try node.encoder.encode(call.value(0).unwrappedOnce, into: node.member(try call.codingKey(1)))
      return .void
    }
    encoding(table, "encodeNil", [key]) { node, call throws(Fault) in
      node.member(try call.codingKey(0)).content = .plain("null")
      return .void
    }
    encoding(table, "nestedContainer", [.value("keyedBy"), key]) { node, call throws(Fault) in
      .native("KeyedEncodingContainer", node.member(try call.codingKey(1)).keyed(call.value(0)))
    }
    encoding(table, "nestedUnkeyedContainer", [key]) { node, call throws(Fault) in
      .native("UnkeyedEncodingContainer", node.member(try call.codingKey(0)).unkeyed())
    }
    encoding(table, "superEncoder") { node, _ in .native("Encoder", node.member("super")) }
    encoding(table, "superEncoder", [key]) { node, call throws(Fault) in
      .native("Encoder", node.member(try call.codingKey(0)))
    }
  }

  private mutating func encoding(
    _ type: String, _ name: String, _ parameters: @autoclosure @escaping @Sendable () -> [ParameterShape] = [],
    _ body: @escaping @Sendable (EncodingNode, Call) throws(Fault) -> Value
  ) {
    raw(type, name, parameters()) { value, call throws(Fault) in
      guard let node = value.payload as? EncodingNode else { return .none }
      return try body(node, call)
    }
  }
}

extension Value {
  /// Whether the value is `true`.
  var isTrue: Bool { if case .bool(true) = self { true } else { false } }
}

/// The options of a JSON encoder that change the form of its text.
struct EncodedLayout: OptionSet {
  let rawValue: Int

  /// The layout with each value on a separate line.
  static let prettyPrinted = EncodedLayout(rawValue: 1)
  /// The layout with the members of objects sorted by their names.
  static let sortedKeys = EncodedLayout(rawValue: 2)
  /// The layout without a backslash before slashes.
  static let withoutEscapingSlashes = EncodedLayout(rawValue: 8)
}

/// A position in a document that the program encodes, with the containers that it has requested there.
final class EncodingNode {
  /// The content of a position.
  enum Content {
    /// The text of a number, a Boolean value or null.
    case plain(String)
    /// A string.
    case string(String)
    /// A list.
    case list([EncodingNode])
    /// The members of an object.
    case members([(name: String, node: EncodingNode)])
  }

  /// The encoder of the document.
  let encoder: JSONValueEncoder
  /// The content; nil until something is encoded.
  var content: Content?
  /// The type of the coding keys of a keyed container.
  private(set) var keys = SwiftType.any

  /// Creates an empty position.
  init(_ encoder: JSONValueEncoder) { self.encoder = encoder }

  /// The number of elements of a list.
  var count: Int { if case .list(let nodes)? = content { nodes.count } else { 0 } }

  /// Makes the position an object whose members have keys of a type.
  func keyed(_ type: Value) -> EncodingNode {
    if case .type(let type) = type { keys = type }
    if case .members? = content { return self }
    content = .members([])
    return self
  }

  /// Makes the position a list.
  func unkeyed() -> EncodingNode {
    if case .list? = content { return self }
    content = .list([])
    return self
  }

  /// Appends an element to a list.
  func appended() -> EncodingNode {
    let node = EncodingNode(encoder)
    if case .list(let nodes)? = content { content = .list(nodes + [node]) } else { content = .list([node]) }
    return node
  }

  /// Returns the member of an object with a name, which is replaced if there is one.
  func member(_ name: String) -> EncodingNode {
    let (name, node) = (encoder.name(of: name), EncodingNode(encoder))
    var members: [(name: String, node: EncodingNode)] = []
    if case .members(let known)? = content { members = known.filter { $0.name != name } }
    content = .members(members + [(name, node)])
    return node
  }

  /// Returns the document's text as Foundation writes it.
  func text(_ layout: EncodedLayout) -> String {
    var text = ""
    write(to: &text, layout, indent: "")
    return text
  }

  private func write(to text: inout String, _ layout: EncodedLayout, indent: String) {
    let inner = indent + "  "
    let isPretty = layout.contains(.prettyPrinted)
    func list<Element>(_ elements: [Element], _ open: String, _ close: String, _ write: (Element) -> Void) {
      text += open
      for (index, element) in elements.enumerated() {
        text += (index > 0 ? "," : "") + (isPretty ? "\n" + inner : "")
        write(element)
      }
      if isPretty { text += (elements.isEmpty ? "\n" : "") + "\n" + indent }
      text += close
    }
    switch content {
    case .plain(let plain)?: text += plain
    case .string(let string)?: text += Self.quoted(string, layout)
    case .list(let nodes)?: list(nodes, "[", "]") { $0.write(to: &text, layout, indent: inner) }
    case .members(let members)?:
      let ordered = layout.contains(.sortedKeys) ? members.sorted { $0.name < $1.name } : members
      list(ordered, "{", "}") { member in
        text += Self.quoted(member.name, layout) + (isPretty ? " : " : ":")
        member.node.write(to: &text, layout, indent: inner)
      }
    case nil: list([Int](), "{", "}") { _ in }
    }
  }

  private static func quoted(_ string: String, _ layout: EncodedLayout) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "/": text += layout.contains(.withoutEscapingSlashes) ? "/" : "\\/"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{8}": text += "\\b"
      case "\u{C}": text += "\\f"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
