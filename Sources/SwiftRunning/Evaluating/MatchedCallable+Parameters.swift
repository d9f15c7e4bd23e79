extension MatchedCallable {
  /// Returns the type of an argument for an autoclosure of a declared function, or nil for another parameter.
  func autoclosureResult(_ parameter: Int) -> SwiftType? {
    guard case .function(let function, _) = callable else { return nil }
    let declared = Compiler.parameters(of: function)[parameter]
    guard declared.isAutoclosure else { return nil }
    if case .function(_, let output, _) = declared.type.unwrapped { return output }
    return declared.type
  }

  /// Whether the function is a protocol's, so that `Self` is the conforming type.
  var isInherited: Bool {
    guard case .function(let function, _) = callable else { return false }
    return function.owner?.kind == .interface
  }

  /// Returns the match with type parameters replaced in the expected parameter types.
  package func binding(_ argument: (String) -> SwiftType?) -> MatchedCallable {
    guard case .function(let function, _) = callable else { return self }
    var shapes = shapes
    for (index, parameter) in Compiler.parameters(of: function).enumerated() {
      guard !parameter.isVariadic, !parameter.isViewBuilder, let generic = parameter.genericType else { continue }
      shapes[index] = shapes[index].taking(generic.replacing(argument))
    }
    return MatchedCallable(callable, shapes, match)
  }
}

extension Value {
  /// Whether the value has no content whose type could be inferred.
  var isEmptyOrMissing: Bool {
    switch self {
    case .none, .void: true
    case .array(let values): values.isEmpty
    case .dictionary(let dictionary): dictionary.entries.isEmpty
    case .set(let set): set.elements.isEmpty
    default: false
    }
  }
}

extension SyntaxProtocol {
  /// Returns whether a word occurs in the source text.
  func mentions(_ word: String) -> Bool {
    let word = Array(word.utf8)
    func isLetter(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "_") || byte >= 0x80 || (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A
        || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
    return node.withBytes { bytes in
      var index = 0
      while index + word.count <= bytes.count {
        if bytes[index] == word[0], bytes[index..<index + word.count].elementsEqual(word),
          index == 0 || !isLetter(bytes[index - 1]),
          index + word.count == bytes.count || !isLetter(bytes[index + word.count])
        {
          return true
        }
        index += 1
      }
      return false
    }
  }
}

extension Value {
  /// The type of an integer literal or of a list of such where nothing else decides it, or nil for another value.
  var literalType: SwiftType? {
    switch self {
    case .literal: .int
    case .array(let values): values.first?.literalType.map { .array($0) }
    default: nil
    }
  }

  /// Whether a type annotation would change the value: an integer literal or a list of such.
  var isSettledByType: Bool {
    switch self {
    case .literal: true
    case .array(let values): values.first?.isSettledByType ?? false
    default: false
    }
  }
}
