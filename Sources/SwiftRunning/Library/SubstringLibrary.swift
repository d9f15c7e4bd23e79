extension Vocabulary {
  /// Adds the members of strings whose results are parts of the string, with its indices.
  mutating func addSubstrings() {
    type(Value.substringType, parents: ["String"])
    rawProperty(Value.substringType, "base") { value, _ in .string(value.substring?.base ?? value.asString ?? "") }
    for name in ["prefix", "suffix", "dropFirst", "dropLast"] {
      raw("String", name, [.value(nil, .int, optional: name.hasPrefix("drop"))]) { value, call throws(Fault) in
        let (text, count) = (value.textPart ?? "", max(call.arguments[0]?.asInt ?? 1, 0))
        switch name {
        case "prefix": return .substring(text.prefix(count))
        case "suffix": return .substring(text.suffix(count))
        case "dropFirst": return .substring(text.dropFirst(count))
        default: return .substring(text.dropLast(count))
        }
      }
    }
    for (name, isPrefix) in [("prefix", true), ("drop", false)] {
      raw("String", name, [.function("while", to: .bool)]) { value, call throws(Fault) in
        let text = value.textPart ?? ""
        var index = text.startIndex
        while index < text.endIndex, try call.holds(0, [.character(text[index])]) {
          try call.evaluator.step(at: call.location)
          text.formIndex(after: &index)
        }
        return .substring(isPrefix ? text[..<index] : text[index...])
      }
    }
    let index = TypeBinding<String.Index>.native("String.Index")
    method(on: .text, "prefix", .named("upTo", index), returns: .text) { $0[..<min($1, $0.endIndex)] }
    method(on: .text, "prefix", .named("through", index), returns: .text) { $1 < $0.endIndex ? $0[...$1] : $0 }
    method(on: .text, "suffix", .named("from", index), returns: .text) { $0[min($1, $0.endIndex)...] }
    method(on: .text, "trimmingPrefix", .unnamed(.string), returns: .text) {
      $0.hasPrefix($1) ? $0.dropFirst($1.count) : $0
    }
    addSubstringChanges()
  }

  /// Adds the methods that make a part smaller and keep its indices.
  private mutating func addSubstringChanges() {
    for name in ["popFirst", "popLast", "removeFirst", "removeLast"] {
      rawMutating(Value.substringType, name, []) { value, call throws(Fault) in
        var text = value.substring ?? ""
        guard !text.isEmpty else {
          if name.hasPrefix("pop") { return .none }
          throw call.evaluator.fault(.indexOutOfRange(1, count: 0), at: call.location)
        }
        let removed = name.hasSuffix("First") ? text.removeFirst() : text.removeLast()
        value = .substring(text)
        return .character(removed)
      }
    }
    for (name, isFirst) in [("removeFirst", true), ("removeLast", false)] {
      rawMutating(Value.substringType, name, [.value(nil, .int)]) { value, call throws(Fault) in
        let (text, count) = (value.substring ?? "", try call.int(0))
        guard (0...text.count).contains(count) else {
          throw call.evaluator.fault(.indexOutOfRange(count, count: text.count), at: call.location)
        }
        value = .substring(isFirst ? text.dropFirst(count) : text.dropLast(count))
        return .void
      }
    }
  }
}

extension Evaluator {
  /// Returns the string of a sequence of the program whose elements are characters, or nil for any other value.
  func joinedCharacters(of value: Value, at location: SourceLocation) throws(Fault) -> String? {
    guard let type = declaration(of: value), !program.conforms(type, to: "LosslessStringConvertible"), isSequence(type),
      let elements = try elements(of: value, at: location), !elements.isEmpty
    else { return nil }
    var text = ""
    for element in elements {
      guard case .character(let character) = element else { return nil }
      text.append(character)
    }
    return text
  }
}
