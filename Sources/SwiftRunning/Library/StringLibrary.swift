extension Vocabulary {
  /// Adds strings and characters.
  mutating func addStrings() {
    type("String", parents: ["StringProtocol", "Comparable", "Equatable", "Hashable"])
    addStringInitializers()
    addSubstrings()
    addInterpolations()
    let transforms: [(String, @Sendable (String) -> String)] = [
      ("uppercased", { $0.uppercased() }), ("lowercased", { $0.lowercased() }),
      ("capitalized", { Self.capitalized($0) }),
      ("localizedUppercase", { $0.uppercased() }), ("localizedLowercase", { $0.lowercased() }),
      ("localizedCapitalized", { Self.capitalized($0) }),
    ]
    for (name, transform) in transforms {
      method(on: .string, name, returns: .string) { transform($0) }
      method(on: .string, name, .named("with", .unevaluated), returns: .string) { text, _ in transform(text) }
      property(on: .string, name, as: .string) { transform($0) }
    }
    let tests: [(String, @Sendable (String, String) -> Bool)] = [
      ("hasPrefix", { $0.hasPrefix($1) }), ("hasSuffix", { $0.hasSuffix($1) }),
      ("contains", { Self.contains($0, $1) }),
      ("localizedStandardContains", { Self.contains($0.lowercased(), $1.lowercased()) }),
      ("localizedCaseInsensitiveContains", { Self.contains($0.lowercased(), $1.lowercased()) }),
    ]
    for (name, test) in tests { method(on: .string, name, .unnamed(.string), returns: .bool) { test($0, $1) } }
    method(on: .string, "replacingOccurrences", .named("of", .string), .named("with", .string), returns: .string) {
      Self.replacing($0, $1, $2)
    }
    method(on: .string, "replacing", .unnamed(.string), .named("with", .string), returns: .string) {
      Self.replacing($0, $1, $2)
    }
    method(on: .string, "components", .named("separatedBy", .string), returns: .array(.string)) { Self.split($0, $1) }
    method(on: .string, "appending", .unnamed(.string), returns: .string) { $0 + $1 }
    raw("String", "padding", [.value("toLength", .int), .value("withPad", .string), .value("startingAt", .int)]) {
      value, call throws(Fault) in
      let (length, pad, start) = (max(try call.int(0), 0), Array(call.value(1).asString ?? ""), max(try call.int(2), 0))
      // Foundation counts UTF-16 units.
      let units = Array((value.asString ?? "").utf16.prefix(length))
      var result = String(decoding: units, as: UTF16.self)
      let missing = length - units.count
      guard missing > 0, start < pad.count else { return .string(result) }
      guard length <= call.evaluator.options.textLimit else {
        throw call.evaluator.exceeded(.textLimit(call.evaluator.options.textLimit), at: call.location)
      }
      for index in 0..<missing { result.append(pad[(start + index) % pad.count]) }
      return .string(result)
    }
    raw("String", "reversed") { value, _ in .array((value.asString ?? "").reversed().map { .character($0) }) }
    raw("String", "filter", [.function(to: .bool)]) { value, call throws(Fault) in
      var result = ""
      for character in value.asString ?? "" where try call.holds(0, [.character(character)]) {
        result.append(character)
      }
      return .string(result)
    }
    for label in [nil, "contentsOf"] {
      rawMutating("String", "append", [.value(label)]) { value, call throws(Fault) in
        let more = try call.evaluator.elements(of: call.value(0))?.compactMap(\.asString).joined()
        let text = (value.asString ?? "") + (call.value(0).asString ?? more ?? "")
        try call.evaluator.checkLength(text.utf8.count, at: call.location)
        value = .string(text)
        return .void
      }
    }
    rawMutating("String", "popLast", []) { value, _ in
      var text = value.asString ?? ""
      guard let last = text.popLast() else { return .none }
      value = .string(text)
      return .character(last)
    }
    for label in ["to", "toFile"] {
      raw("String", "write", [.ignored(label), .ignored("atomically"), .ignored("encoding")]) {
        _, call throws(Fault) in try call.failToWrite()
      }
    }
    rawMutating("String", "write", [.value(nil, .string)]) { value, call throws(Fault) in
      let text = (value.asString ?? "") + (call.value(0).asString ?? "")
      try call.evaluator.checkLength(text.utf8.count, at: call.location)
      value = .string(text)
      return .void
    }
    rawMutating("String", "removeAll", [.function("where", of: [.character], to: .bool)]) { value, call throws(Fault) in
      var kept = ""
      for character in value.asString ?? "" where try !call.holds(0, [.character(character)]) { kept.append(character) }
      value = .string(kept)
      return .void
    }
    rawMutating("String", "reserveCapacity", [.value(nil, .int)]) { _, _ in .void }
    mutatingMethod(on: .string, "removeAll") { (text: inout String) throws(Fault) in text = "" }
    for (name, isFirst) in [("removeFirst", true), ("removeLast", false)] {
      rawMutating("String", name, [.value(nil, .int)]) { value, call throws(Fault) in
        let (text, count) = (value.asString ?? "", try call.int(0))
        guard (0...text.count).contains(count) else {
          throw call.evaluator.fault(.indexOutOfRange(count, count: text.count), at: call.location)
        }
        value = .string(String(isFirst ? text.dropFirst(count) : text.dropLast(count)))
        return .void
      }
    }
    rawMutating("String", "removeLast") { value, call throws(Fault) in
      guard var text = value.asString, !text.isEmpty else {
        throw call.evaluator.fault(.indexOutOfRange(1, count: 0), at: call.location)
      }
      let last = text.removeLast()
      value = .string(text)
      return .character(last)
    }
    rawMutating("String", "removeFirst") { value, call throws(Fault) in
      guard var text = value.asString, !text.isEmpty else {
        throw call.evaluator.fault(.indexOutOfRange(1, count: 0), at: call.location)
      }
      let first = text.removeFirst()
      value = .string(text)
      return .character(first)
    }
    property(on: .string, "description", as: .string) { $0 }
    property(on: .string, "hashValue", as: .int) { $0.utf8.reduce(5381) { ($0 &* 33 &+ Int($1)) & 0xFFFF_FFFF } }
    rawProperty("String", "utf8") { value, _ in
      .array((value.asString ?? "").utf8.map { .whole(SizedInteger(Int128($0), clampedTo: .uint8)) })
    }
    rawProperty("String", "utf16") { value, _ in
      .array((value.asString ?? "").utf16.map { .whole(SizedInteger(Int128($0), clampedTo: .uint16)) })
    }
    rawProperty("String", "unicodeScalars") { value, _ in
      .array((value.asString ?? "").unicodeScalars.map { .native("UnicodeScalar", $0) })
    }
    let index = TypeBinding<String.Index>.native("String.Index")
    property(on: .text, "startIndex", as: index) { $0.startIndex }
    property(on: .text, "endIndex", as: index) { $0.endIndex }
    method(on: .text, "index", .unnamed(index), .named("offsetBy", .int), returns: index) { text, start, distance in
      text.index(start, offsetBy: distance, limitedBy: distance < 0 ? text.startIndex : text.endIndex)
        ?? (distance < 0 ? text.startIndex : text.endIndex)
    }
    method(
      on: .text, "index", .unnamed(index), .named("offsetBy", .int), .named("limitedBy", index),
      returns: .optional(index)
    ) { $0.index($1, offsetBy: $2, limitedBy: $3) }
    method(on: .text, "index", .named("after", index), returns: index) { $1 < $0.endIndex ? $0.index(after: $1) : $1 }
    method(on: .text, "index", .named("before", index), returns: index) {
      $1 > $0.startIndex ? $0.index(before: $1) : $1
    }
    method(on: index, "utf16Offset", .named("in", .string), returns: .int) { $0.utf16Offset(in: $1) }
    later(["Character", "UnicodeScalar", "UnicodeScalar.Properties"]) { $0.addCharacters() }
  }

  /// Adds the value to which interpolations that the program declares append their text.
  private mutating func addInterpolations() {
    for name in ["appendLiteral", "appendInterpolation"] {
      rawMutating("String.StringInterpolation", name, [.value()]) { value, call throws(Fault) in
        guard case .native(let native) = value, let text = native.payload as? String else { return .void }
        let more = try call.evaluator.describe(call.value(0), of: call.written.first?.value, at: call.location)
        value = .native("String.StringInterpolation", text + more)
        return .void
      }
    }
    aliases["String.UnicodeScalarView"] = "Array"
    aliases["StaticString"] = "String"
    aliases["DefaultStringInterpolation"] = "String.StringInterpolation"
  }

  private mutating func addStringInitializers() {
    rawInitializer("String", []) { _ in .string("") }
    rawInitializer("String", [.value()]) { call throws(Fault) in
      if case .array(let values) = call.value(0).wholeArray {
        return .string(values.compactMap { $0.asString ?? $0.scalar.map { String(Character($0)) } }.joined())
      }
      if let text = try call.evaluator.joinedCharacters(of: call.value(0), at: call.location) { return .string(text) }
      return .string(try call.evaluator.describe(call.value(0), at: call.location))
    }
    for label in ["describing", "reflecting", "stringLiteral", "describingForTest"] {
      rawInitializer("String", [.value(label)]) { call throws(Fault) in
        .string(
          try call.evaluator.describe(
            call.value(0), of: call.written.first?.value, quoted: label == "reflecting", at: call.location))
      }
    }
    let key = framework.names.localizationValue
    let origin: [ParameterShape] = [.ignored("table"), .ignored("bundle"), .ignored("locale"), .ignored("comment")]
    rawInitializer(
      "String",
      [
        .value("localized", key), .value("defaultValue", key, optional: true),
        .ignored("options"),
      ] + origin
    ) { call throws(Fault) in
      let text = call.localizedText
      if case .native(let native) = text, native.type == call.evaluator.names.textKey {
        return try call.evaluator.member("key", of: text, hint: .string, at: call.location)
      }
      return .string(try call.evaluator.describe(text, at: call.location))
    }
    rawInitializer("String", [.value("repeating"), .value("count", .int)]) { call throws(Fault) in
      let (text, count) = (call.value(0).asString ?? "", try call.int(1))
      guard count >= 0 else { throw call.evaluator.fault(.negativeCount(count), at: call.location) }
      let (length, isTooLong) = text.utf8.count.multipliedReportingOverflow(by: count)
      guard !isTooLong, length <= call.evaluator.options.textLimit else {
        throw call.evaluator.exceeded(.textLimit(call.evaluator.options.textLimit), at: call.location)
      }
      return .string(String(repeating: text, count: count))
    }
    rawInitializer("String", [.value("format", .string)]) { call throws(Fault) in
      .string(try call.evaluator.formatted(try call.string(0), [], at: call.location))
    }
    rawInitializer("String", [.value("format", .string), .value(nil, .array(.any), variadic: true)]) {
      call throws(Fault) in
      .string(try call.evaluator.formatted(try call.string(0), try call.list(1), at: call.location))
    }
    let locale = ParameterShape.value("locale", .native("Locale"), optional: true)
    for shapes in [
      [locale, .value("arguments", .array(.any))], [.value("arguments", .array(.any))],
      [locale, .value(nil, .array(.any), variadic: true)],
    ] {
      rawInitializer("String", [.value("format", .string)] + shapes) { call throws(Fault) in
        let locale: String? = shapes.count > 1 ? call.payload(1) : nil
        return .string(
          try call.evaluator.formatted(
            try call.string(0), try call.list(shapes.count), locale: locale, at: call.location))
      }
    }
    rawStatic(
      "String", "localizedStringWithFormat", [.value(nil, .string), .value(nil, .array(.any), variadic: true)]
    ) { _, call throws(Fault) in
      .string(
        try call.evaluator.formatted(
          try call.string(0), try call.list(1), locale: call.evaluator.locale, at: call.location))
    }
    rawInitializer("String", [.value(), .value("radix", .int), .value("uppercase", .bool, optional: true)]) {
      call throws(Fault) in
      let radix = try call.int(1)
      guard (2...36).contains(radix) else { return .string("") }
      let isUpper = if case .bool(true) = call.value(2) { true } else { false }
      guard let number = call.value(0).asWhole else { throw call.mismatch(of: call.value(0), with: .int, at: 0) }
      return .string(String(number.value, radix: radix, uppercase: isUpper))
    }
    rawFunction(
      "NSLocalizedString",
      [
        .value(nil, .string), .value("tableName", .string, optional: true), .value("bundle", optional: true),
        .value("value", .string, optional: true), .ignored("comment"),
      ]
    ) { call throws(Fault) in
      var source = call.evaluator.textSource(ofBundle: call.value(2))
      source.table = call.value(1).asString
      let key = LocalizedKey(try call.string(0), from: source)
      if call.evaluator.host.localizesKeys,
        let text = call.evaluator.host.localizedText(for: key, in: call.evaluator, at: call.location)
      {
        return .string(text)
      }
      let value = call.value(3).asString ?? ""
      return .string(value.isEmpty ? key.format : value)
    }
  }

  /// Returns a text with each word's first letter in upper case and the others in lower case.
  ///
  /// A word ends at a character that is neither a letter nor ignored by case, as Foundation has it.
  private static func capitalized(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var isInWord = false
    for scalar in text.unicodeScalars {
      let properties = scalar.properties
      guard properties.isCased else {
        if !properties.isCaseIgnorable { isInWord = false }
        result.append(scalar)
        continue
      }
      result += (isInWord ? properties.lowercaseMapping : properties.titlecaseMapping).unicodeScalars
      isInWord = true
    }
    return String(result)
  }

  private static func contains(_ text: String, _ part: String) -> Bool {
    part.isEmpty || text.firstRange(of: part) != nil
  }

  private static func split(_ text: String, _ separator: String) -> [String] {
    guard !separator.isEmpty else { return [text] }
    var parts: [String] = []
    var rest = Substring(text)
    while let range = rest.firstRange(of: separator) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }

  private static func replacing(_ text: String, _ part: String, _ replacement: String) -> String {
    part.isEmpty ? text : split(text, part).joined(separator: replacement)
  }
}
