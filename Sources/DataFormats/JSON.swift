/// A JSON value.
///
/// The members of an object keep their order.
package enum JSON: Hashable, Sendable {
  /// The literal `null`.
  case null
  /// The literal `true` or `false`.
  case bool(Bool)
  /// A number. Infinity and NaN are written as `null`.
  case number(Double)
  /// A string.
  case string(String)
  /// An array.
  case array([JSON])
  /// An object: names and values, in source order.
  case object([Member])

  /// One name and value of an object.
  package struct Member: Hashable, Sendable {
    /// The member's name, without quotation marks or escapes.
    package let name: String
    /// The member's value.
    package let value: JSON

    /// Creates a member from a name and a value.
    package init(name: String, value: JSON) { (self.name, self.value) = (name, value) }
  }

  /// Returns an object with the members in the given order; members whose value is nil are omitted.
  package static func object(_ members: KeyValuePairs<String, JSON?>) -> JSON {
    .object(members.compactMap { name, value in value.map { Member(name: name, value: $0) } })
  }

  /// The value of the first member with the given name; nil if there is none, or if the value is not an object.
  package subscript(name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The string's contents; nil for other kinds of values.
  package var string: String? { if case .string(let text) = self { text } else { nil } }
  /// The number; nil for other kinds of values.
  package var number: Double? { if case .number(let value) = self { value } else { nil } }
  /// The Boolean; nil for other kinds of values.
  package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  /// The array's elements; empty for other kinds of values.
  package var members: [Member] { if case .object(let members) = self { members } else { [] } }
  /// The elements of an array; empty for other values.
  package var elements: [JSON] { if case .array(let elements) = self { elements } else { [] } }

  /// The value as JSON on one line.
  package var text: String {
    var text = ""
    write(to: &text, indent: nil)
    return text
  }

  /// The value as JSON on several lines, indented by two spaces per level, with a newline at the end.
  package var indentedText: String {
    var text = ""
    write(to: &text, indent: "")
    return text + "\n"
  }

  private func write(to text: inout String, indent: String?) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += value.isFinite ? Self.text(of: value) : "null"
    case .string(let value): Self.quote(value, to: &text)
    case .array(let elements):
      Self.list(elements, between: ("[", "]"), to: &text, indent: indent) { $0.write(to: &$1, indent: $2) }
    case .object(let members):
      Self.list(members, between: ("{", "}"), to: &text, indent: indent) { member, text, indent in
        Self.quote(member.name, to: &text)
        text += indent == nil ? ":" : ": "
        member.value.write(to: &text, indent: indent)
      }
    }
  }

  private static func list<Element>(
    _ elements: [Element], between marks: (String, String), to text: inout String, indent: String?,
    write: (Element, inout String, String?) -> Void
  ) {
    text += marks.0
    let inner = indent.map { $0 + "  " }
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      if let inner { text += "\n" + inner }
      write(element, &text, inner)
    }
    if let indent, !elements.isEmpty { text += "\n" + indent }
    text += marks.1
  }

  private static func text(of value: Double) -> String {
    if let whole = Int(exactly: value) { return String(whole) }
    return "\(value)"
  }

  /// Appends a string in quotation marks, with the characters escaped that JSON or JavaScript does not allow.
  package static func quote(_ string: String, to text: inout String) {
    text += "\""
    defer { text += "\"" }
    if string.utf8.allSatisfy({ 32..<127 ~= $0 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
      text += string
      return
    }
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case "\u{0}"..<" ", "\u{2028}", "\u{2029}", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
