/// A character set as a predicate.
struct CharacterTest: Sendable {
  /// Returns whether a character belongs to the set.
  let contains: @Sendable (Character) -> Bool
}

/// A scanner's position in a string, which advances as values are read.
final class ScanningState {
  /// The rest of the string.
  var rest: Substring
  /// The whole string.
  let text: String

  /// Creates a scanner at the beginning of a string.
  init(_ text: String) {
    self.text = text
    rest = Substring(text)
  }

  /// Skips white space, as scanners do before each value.
  func skipSpace() {
    guard let skipped else { return }
    rest = rest.drop(while: skipped.contains)
  }

  /// The characters that are skipped before each value, or nil if none are.
  var skipped: CharacterTest? = CharacterTest { $0.isWhitespace }

  /// Reads the characters before an index, or returns nil if there are none.
  func take(upTo end: String.Index) -> Value {
    guard end > rest.startIndex else { return .none }
    defer { rest = rest[end...] }
    return .string(String(rest[..<end]))
  }

  /// Reads the longest run of characters that satisfy a predicate, or returns nil if it is empty.
  func take(while test: (Character) -> Bool) -> String? {
    let taken = rest.prefix(while: test)
    guard !taken.isEmpty else { return nil }
    rest = rest.dropFirst(taken.count)
    return String(taken)
  }

  /// Reads a hexadecimal integer with or without the prefix `0x`.
  ///
  /// A value that does not fit in 128 bits becomes the largest value that fits.
  func hexadecimal() -> Int128? {
    skipSpace()
    if rest.hasPrefix("0x") || rest.hasPrefix("0X") { rest = rest.dropFirst(2) }
    return take { $0.isHexDigit && $0.isASCII }.map { Int128($0, radix: 16) ?? .max }
  }

  /// Reads an integer with or without a sign; a value that does not fit in 128 bits is the largest that does.
  func whole() -> Int128? {
    skipSpace()
    let start = rest
    let isNegative = rest.first == "-"
    if isNegative || rest.first == "+" { rest.removeFirst() }
    guard let digits = take(while: { $0.isASCII && $0.isNumber }) else {
      rest = start
      return nil
    }
    let number = Int128(digits) ?? .max
    return isNegative ? -number : number
  }

  /// Reads a decimal number with an optional sign and fraction.
  func number() -> Double? {
    skipSpace()
    let start = rest
    var text = ""
    if let sign = rest.first, sign == "-" || sign == "+" { text.append(rest.removeFirst()) }
    text += take { $0.isASCII && $0.isNumber } ?? ""
    if rest.first == ".",
      let fraction = {
        rest.removeFirst(); return take { $0.isASCII && $0.isNumber }
      }()
    {
      text += "." + fraction
    }
    guard let number = Double(text) else {
      rest = start
      return nil
    }
    return number
  }
}

extension Vocabulary {
  /// Adds character sets and scanners, which programs use to parse colours in hexadecimal notation, for example.
  mutating func addScanning() {
    let sets: [(String, @Sendable (Character) -> Bool)] = [
      ("alphanumerics", { $0.isLetter || $0.isNumber }), ("letters", { $0.isLetter }),
      ("decimalDigits", { $0.isNumber && $0.isWholeNumber }), ("whitespaces", { $0.isWhitespace && !$0.isNewline }),
      ("whitespacesAndNewlines", { $0.isWhitespace }), ("newlines", { $0.isNewline }),
      ("punctuationCharacters", { $0.isPunctuation }), ("symbols", { $0.isSymbol }),
      ("uppercaseLetters", { $0.isUppercase }), ("lowercaseLetters", { $0.isLowercase }),
    ]
    let characters = TypeBinding<CharacterTest>.native("CharacterSet")
    addPercentEncoding(characters)
    for (name, test) in sets { constant(on: "CharacterSet", name, CharacterTest(contains: test), as: characters) }
    initializer("CharacterSet", .named("charactersIn", .string), returns: characters) { text in
      let members = Set(text)
      return CharacterTest { members.contains($0) }
    }
    initializer("CharacterSet", returns: characters) { CharacterTest { _ in false } }
    property(on: characters, "inverted", as: characters) { set in CharacterTest { !set.contains($0) } }
    method(on: characters, "union", .unnamed(characters), returns: characters) { a, b in
      CharacterTest { a.contains($0) || b.contains($0) }
    }
    method(on: characters, "intersection", .unnamed(characters), returns: characters) { a, b in
      CharacterTest { a.contains($0) && b.contains($0) }
    }
    method(on: characters, "subtracting", .unnamed(characters), returns: characters) { a, b in
      CharacterTest { a.contains($0) && !b.contains($0) }
    }
    method(on: characters, "symmetricDifference", .unnamed(characters), returns: characters) { a, b in
      CharacterTest { a.contains($0) != b.contains($0) }
    }
    addCharacterSetChanges(characters)
    known("CharacterSet").arrayLiteral = { values, _ in
      let members = Set(values.compactMap { $0.asString?.first })
      return .native("CharacterSet", CharacterTest { members.contains($0) })
    }
    raw("CharacterSet", "contains", [.value()]) { value, call in
      guard case .native(let native) = value, let set = native.payload as? CharacterTest else { return .bool(false) }
      let scalar: Unicode.Scalar? = call.payload(0)
      let character = scalar.map { Character($0) } ?? call.value(0).asString?.first
      return .bool(character.map { set.contains($0) } ?? false)
    }
    method(on: .string, "trimmingCharacters", .named("in", characters), returns: .string) { text, set in
      var scalars = text.unicodeScalars[...]
      while let first = scalars.first, set.contains(Character(first)) { scalars.removeFirst() }
      while let last = scalars.last, set.contains(Character(last)) { scalars.removeLast() }
      return String(Substring(scalars))
    }
    method(on: .string, "components", .named("separatedBy", characters), returns: .array(.string)) { text, set in
      // Foundation compares Unicode scalars: a line feed after a carriage return is a separator of its own.
      text.unicodeScalars.split(omittingEmptySubsequences: false) { set.contains(Character($0)) }.map {
        String(Substring($0))
      }
    }
    method(on: .string, "rangeOfCharacter", .named("from", characters), returns: .any) { text, set in
      guard let index = text.firstIndex(where: { set.contains($0) }) else { return .none }
      return .range(
        RangeValue(.native("String.Index", index), .native("String.Index", text.index(after: index)), isClosed: false))
    }
    addScanners()
  }

  /// Adds the methods that change a set of characters, and its literals.
  private mutating func addCharacterSetChanges(_ characters: TypeBinding<CharacterTest>) {
    for (name, isAdded) in [("insert", true), ("remove", false)] {
      mutatingMethod(on: characters, name, .named("charactersIn", .string)) {
        (set: inout CharacterTest, text: String) in
        let (old, members) = (set, Set(text))
        set = CharacterTest { members.contains($0) ? isAdded : old.contains($0) }
      }
      mutatingMethod(on: characters, name, .unnamed(.string)) { (set: inout CharacterTest, text: String) in
        let (old, members) = (set, Set(text))
        set = CharacterTest { members.contains($0) ? isAdded : old.contains($0) }
      }
    }
    for (name, isAdded) in [("formUnion", true), ("subtract", false)] {
      mutatingMethod(on: characters, name, .unnamed(characters)) { (set: inout CharacterTest, other: CharacterTest) in
        let old = set
        set = CharacterTest { other.contains($0) ? isAdded : old.contains($0) }
      }
    }
  }

  private mutating func addScanners() {
    rawInitializer("Scanner", [.value("string", .string)]) { call throws(Fault) in
      .native("Scanner", ScanningState(try call.string(0)))
    }
    let scans: [(String, @Sendable (ScanningState) -> Value)] = [
      ("scanHexInt64", { .optional($0.hexadecimal().map { .whole(SizedInteger($0, clampedTo: .uint64)) }) }),
      ("scanHexInt32", { .optional($0.hexadecimal().map { .whole(SizedInteger($0, clampedTo: .uint32)) }) }),
      ("scanUInt64", { .optional($0.whole().map { .whole(SizedInteger($0, clampedTo: .uint64)) }) }),
      ("scanInt64", { .optional($0.whole().map { .whole(SizedInteger($0, clampedTo: .int64)) }) }),
      ("scanInt32", { .optional($0.whole().map { .whole(SizedInteger($0, clampedTo: .int32)) }) }),
      ("scanInt", { .optional($0.whole().map { .whole(SizedInteger($0, clampedTo: .int)) }) }),
      ("scanDouble", { .optional($0.number().map { .double($0) }) }),
      ("scanFloat", { .optional($0.number().map { .double($0) }) }),
    ]
    for (name, scan) in scans {
      raw("Scanner", name) { value, _ in Self.scanner(value).map(scan) ?? .none }
      raw("Scanner", name, [.value("representation", .any)]) { value, _ in Self.scanner(value).map(scan) ?? .none }
      raw("Scanner", name, [.value()]) { value, call in
        guard let found = Self.scanner(value).map(scan), !found.isNone else { return .bool(false) }
        call.changes?.values[0] = found
        return .bool(true)
      }
    }
    raw("Scanner", "scanString", [.value(nil, .string)]) { value, call throws(Fault) in
      let wanted = try call.string(0)
      guard let state = Self.scanner(value) else { return .none }
      state.skipSpace()
      guard state.rest.hasPrefix(wanted) else { return .none }
      state.rest = state.rest.dropFirst(wanted.count)
      return .string(wanted)
    }
    raw("Scanner", "scanUpToString", [.value(nil, .string)]) { value, call throws(Fault) in
      let wanted = try call.string(0)
      guard let state = Self.scanner(value) else { return .none }
      state.skipSpace()
      let end = state.rest.firstRange(of: wanted)?.lowerBound ?? state.rest.endIndex
      return state.take(upTo: end)
    }
    for (name, isIncluded) in [("scanCharacters", true), ("scanUpToCharacters", false)] {
      raw("Scanner", name, [.value("from", .native("CharacterSet"))]) { value, call in
        guard let state = Self.scanner(value), let set: CharacterTest = call.payload(0) else { return .none }
        state.skipSpace()
        return state.take(upTo: state.rest.firstIndex { set.contains($0) != isIncluded } ?? state.rest.endIndex)
      }
    }
    raw("Scanner", "scanCharacter") { value, _ in
      guard let state = Self.scanner(value), !state.rest.isEmpty else { return .none }
      return .character(state.rest.removeFirst())
    }
    rawProperty("Scanner", "isAtEnd") { value, _ in .bool(Self.scanner(value)?.rest.isEmpty ?? true) }
    rawProperty("Scanner", "string") { value, _ in .string(Self.scanner(value)?.text ?? "") }
    settable("currentIndex", as: "String.Index", get: { $0.rest.startIndex }) { state, new in
      if let index = new as? String.Index, index <= state.text.endIndex { state.rest = state.text[index...] }
    }
    settable("scanLocation", as: "Int", get: { $0.text.distance(from: $0.text.startIndex, to: $0.rest.startIndex) }) {
      state, new in
      if let count = new as? Int { state.rest = state.text.dropFirst(count) }
    }
    property(
      on: TypeBinding<ScanningState>.native("Scanner"), "charactersToBeSkipped",
      as: .optional(TypeBinding<CharacterTest>.native("CharacterSet")), get: { $0.skipped },
      set: { (state: inout ScanningState, new: CharacterTest?) in state.skipped = new })
  }

  private mutating func settable(
    _ name: String, as type: String, get: @escaping @Sendable (ScanningState) -> Any,
    set: @escaping @Sendable (ScanningState, Any?) -> Void
  ) {
    let entry = VocabularyEntry(name: name, kind: .property) {
      value, _ throws(Fault) in
      guard let state = Self.scanner(value) else { return .none }
      let answer = get(state)
      return (answer as? Int).map { .int($0) } ?? .native(type, answer)
    } assign: { value, new, _ throws(Fault) in
      if let state = Self.scanner(value) { set(state, new.payload) }
    }
    known("Scanner").add(member: entry)
  }

  private static func scanner(_ value: Value) -> ScanningState? {
    if case .native(let native) = value { return native.payload as? ScanningState }
    return nil
  }
}

extension Vocabulary {
  /// Adds the character sets of the parts of addresses, and percent encoding.
  ///
  /// Source: the members of Foundation's sets.
  private mutating func addPercentEncoding(_ characters: TypeBinding<CharacterTest>) {
    let sets = [
      ("urlQueryAllowed", "!$&'()*+,-./:;=?@_~"), ("urlFragmentAllowed", "!$&'()*+,-./:;=?@_~"),
      ("urlPathAllowed", "!$&'()*+,-./:=@_~"), ("urlHostAllowed", "!$&'()*+,-.:;=[]_~"),
      ("urlUserAllowed", "!$&'()*+,-.;=_~"), ("urlPasswordAllowed", "!$&'()*+,-.;=_~"),
    ]
    for (name, marks) in sets {
      let test = CharacterTest { $0.isASCII && ($0.isLetter || $0.isNumber || marks.contains($0)) }
      constant(on: "CharacterSet", name, test, as: characters)
    }
    raw("String", "addingPercentEncoding", [.value("withAllowedCharacters", .native("CharacterSet"))]) {
      value, call throws(Fault) in
      guard let allowed: CharacterTest = call.payload(0) else { return .none }
      return .string(
        (value.asString ?? "").map { character in
          if allowed.contains(character) { return String(character) }
          return character.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
        }.joined())
    }
    rawProperty("String", "removingPercentEncoding") { value, _ in
      var bytes: [UInt8] = []
      var rest = Array((value.asString ?? "").utf8)[...]
      while let byte = rest.popFirst() {
        guard byte == UInt8(ascii: "%") else {
          bytes.append(byte)
          continue
        }
        guard rest.count >= 2, let decoded = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else {
          return .none
        }
        bytes.append(decoded)
        rest.removeFirst(2)
      }
      return String(validating: bytes, as: UTF8.self).map { .string($0) } ?? .none
    }
  }
}
