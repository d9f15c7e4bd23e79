/// Parts of strings, which keep the indices of the string that they are parts of.
extension Value {
  /// The name of the type of parts.
  static let substringType = "Substring"

  /// Returns a part of a string.
  package static func substring(_ part: Substring) -> Value { .native(substringType, part) }

  /// The value as a part of a string, or nil for any other value.
  package var substring: Substring? {
    guard case .native(let native) = self, native.type == Value.substringType else { return nil }
    return native.payload as? Substring
  }

  /// Whether the value is a string or a part of one.
  var isText: Bool { if case .string = self { true } else { substring != nil } }

  /// The value as text with the indices of its string, or nil if it is neither a string, a part of one, nor a
  /// character.
  package var textPart: Substring? {
    switch self {
    case .string(let string): string[...]
    case .character(let character): Substring(String(character))
    default: substring
    }
  }

  /// A string as a part of itself, or any other value unchanged.
  var asSubstring: Value { if case .string(let text) = self { .substring(text[...]) } else { self } }

  /// The value itself, or the string with the characters of a part.
  package var wholeString: Value { substring.map { .string(String($0)) } ?? self }
}

extension TypeBinding where T == Substring {
  /// The binding of a string or of a part of one, with the indices of the whole string.
  static var text: TypeBinding {
    TypeBinding(type: .string, read: { value, _ in value.textPart }, write: { .substring($0) })
  }
}
