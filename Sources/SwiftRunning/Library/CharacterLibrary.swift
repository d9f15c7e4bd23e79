extension Vocabulary {
  /// Adds characters, Unicode scalars and their properties.
  mutating func addCharacters() {
    type("Character", parents: ["Comparable", "Equatable", "Hashable"])
    rawInitializer("Character", [.value()]) { call throws(Fault) in
      switch call.value(0) {
      case .native(let native): .character((native.payload as? Unicode.Scalar).map { Character($0) } ?? " ")
      default: (call.value(0).asString?.first).map { .character($0) } ?? .none
      }
    }
    rawInitializer("UnicodeScalar", [.value()]) { call in
      let number = call.value(0).asWhole.flatMap { UInt32(exactly: $0.value) }
      guard let scalar = number.flatMap(Unicode.Scalar.init) ?? call.value(0).asString?.unicodeScalars.first else {
        return .none
      }
      return .native("UnicodeScalar", scalar)
    }
    let scalar = TypeBinding<Unicode.Scalar>.native("UnicodeScalar")
    property(on: scalar, "value", as: .sized(.uint32)) { SizedInteger(Int128($0.value), clampedTo: .uint32) }
    property(on: scalar, "isASCII", as: .bool) { $0.isASCII }
    property(on: scalar, "description", as: .string) { String($0) }
    rawProperty("UnicodeScalar", "properties") { value, _ in
      value.scalar.map { .native("UnicodeScalar.Properties", $0) } ?? .none
    }
    addScalarProperties()
    rawProperty("Character", "unicodeScalars") { value, _ in
      .array((value.asString ?? "").unicodeScalars.map { .native("UnicodeScalar", $0) })
    }
    let tests: [(String, @Sendable (Character) -> Bool)] = [
      ("isLetter", { $0.isLetter }), ("isNumber", { $0.isNumber }), ("isWhitespace", { $0.isWhitespace }),
      ("isUppercase", { $0.isUppercase }), ("isLowercase", { $0.isLowercase }), ("isPunctuation", { $0.isPunctuation }),
      ("isNewline", { $0.isNewline }), ("isASCII", { $0.isASCII }), ("isSymbol", { $0.isSymbol }),
      ("isHexDigit", { $0.isHexDigit }), ("isCased", { $0.isCased }), ("isMathSymbol", { $0.isMathSymbol }),
      ("isCurrencySymbol", { $0.isCurrencySymbol }), ("isWholeNumber", { $0.isWholeNumber }),
    ]
    for (name, test) in tests {
      rawProperty("Character", name) { value, _ in .bool(value.asString?.first.map(test) ?? false) }
    }
    rawProperty("Character", "description") { value, _ in .string(value.asString ?? "") }
    raw("Character", "uppercased") { value, _ in .string((value.asString ?? "").uppercased()) }
    raw("Character", "lowercased") { value, _ in .string((value.asString ?? "").lowercased()) }
    rawProperty("Character", "asciiValue") { value, _ in
      .optional((value.asString?.first?.asciiValue).map { .whole(SizedInteger(Int128($0), clampedTo: .uint8)) })
    }
    rawProperty("Character", "hexDigitValue") { value, _ in
      .optional((value.asString?.first?.hexDigitValue).map { .int($0) })
    }
    rawProperty("Character", "wholeNumberValue") { value, _ in
      .optional((value.asString?.first?.wholeNumberValue).map { .int($0) })
    }
  }

  /// Adds the properties of Unicode scalars that code commonly uses, from the standard library's tables.
  private mutating func addScalarProperties() {
    let scalar = TypeBinding<Unicode.Scalar>.native("UnicodeScalar.Properties")
    let tests: [(String, @Sendable (Unicode.Scalar.Properties) -> Bool)] = [
      ("isEmoji", { $0.isEmoji }), ("isEmojiPresentation", { $0.isEmojiPresentation }),
      ("isEmojiModifier", { $0.isEmojiModifier }), ("isEmojiModifierBase", { $0.isEmojiModifierBase }),
      ("isAlphabetic", { $0.isAlphabetic }), ("isUppercase", { $0.isUppercase }), ("isLowercase", { $0.isLowercase }),
      ("isWhitespace", { $0.isWhitespace }), ("isMath", { $0.isMath }), ("isDiacritic", { $0.isDiacritic }),
      ("isIdeographic", { $0.isIdeographic }), ("isASCIIHexDigit", { $0.isASCIIHexDigit }),
    ]
    for (name, test) in tests { property(on: scalar, name, as: .bool) { test($0.properties) } }
    property(on: scalar, "lowercaseMapping", as: .string) { $0.properties.lowercaseMapping }
    property(on: scalar, "uppercaseMapping", as: .string) { $0.properties.uppercaseMapping }
    property(on: scalar, "titlecaseMapping", as: .string) { $0.properties.titlecaseMapping }
    property(on: scalar, "name", as: .optional(.string)) { $0.properties.name }
    property(on: scalar, "numericValue", as: .optional(.double)) { $0.properties.numericValue }
  }
}

extension Value {
  /// The value as a Unicode scalar, or nil for another value.
  var scalar: Unicode.Scalar? {
    if case .native(let native) = self { native.payload as? Unicode.Scalar } else { nil }
  }

  /// The value as a Unicode scalar, or the only scalar of a text; nil for another value.
  var onlyScalar: Unicode.Scalar? {
    if let scalar { return scalar }
    guard let scalars = asString?.unicodeScalars, scalars.count == 1 else { return nil }
    return scalars.first
  }
}
