import PlumblineUnicode

extension Vocabulary {
  /// Adds searching and replacing in strings.
  mutating func addStringSearch() {
    let comparison = TypeBinding<StringComparison>.native("String.CompareOptions")
    let options: [(String, StringComparison)] = [
      ("caseInsensitive", .caseInsensitive), ("backwards", .backwards), ("anchored", .anchored),
      ("literal", .literal), ("regularExpression", .regularExpression),
      ("numeric", .numeric), ("diacriticInsensitive", .diacriticInsensitive), ("widthInsensitive", .widthInsensitive),
      ("forcedOrdering", .forcedOrdering),
    ]
    for (name, option) in options { constant(on: "String.CompareOptions", name, option, as: comparison) }
    arrayLiteral(of: comparison) { $0.reduce(into: []) { $0.formUnion($1) } }
    aliases["NSString.CompareOptions"] = "String.CompareOptions"
    raw(
      "String", "range",
      [
        .value("of", .string), .value("options", .native("String.CompareOptions"), optional: true),
        .value("range", .range(.any), optional: true), .ignored("locale"),
      ]
    ) { value, call throws(Fault) in
      let (part, wanted) = (value.textPart ?? "", try call.string(0))
      let low = (call.value(2).lowerIndex).map { max($0, part.startIndex) } ?? part.startIndex
      let high = (call.value(2).upperIndex).map { min($0, part.endIndex) } ?? part.endIndex
      guard low <= high else { return .none }
      return .indexRange(try call.range(of: wanted, in: part.base, low..<high, call.comparison(1)))
    }
    addStringIndices()
    raw("String", "replacingCharacters", [.value("in", .range(.any)), .value("with", .string)]) {
      value, call throws(Fault) in
      var text = value.asString ?? ""
      let (low, high) = (call.value(0).lowerIndex ?? text.startIndex, call.value(0).upperIndex ?? text.endIndex)
      guard low <= high, high <= text.endIndex else { throw call.evaluator.fault(.reversedRange, at: call.location) }
      text.replaceSubrange(low..<high, with: try call.string(1))
      try call.evaluator.checkLength(text.utf8.count, at: call.location)
      return .string(text)
    }
    raw(
      "String", "folding",
      [.value("options", .native("String.CompareOptions")), .value("locale", .optional(.native("Locale")))]
    ) { value, call throws(Fault) in
      var text = value.asString ?? ""
      let options = call.comparison(0)
      if !options.isDisjoint(with: [.diacriticInsensitive, .widthInsensitive]), TextFolding.decomposed("é") == nil {
        throw call.evaluator.fault(
          .unsupported("folding", reason: "it needs ICU; install the package '\(ICU.package)'"), at: call.location)
      }
      if options.contains(.caseInsensitive) { text = TextFolding.withoutCase(text) }
      return .string(options.subtracting(.caseInsensitive).folded(text))
    }
    raw(
      "String", "replacingOccurrences",
      [
        .value("of", .string), .value("with", .string), .value("options", .native("String.CompareOptions")),
        .ignored("range"),
      ]
    ) { value, call throws(Fault) in
      let (part, replacement) = (try call.string(0), try call.string(1))
      if call.comparison(2).contains(.regularExpression) {
        let units = Array((value.asString ?? "").utf16)
        guard let expression = try call.expression(part, call.comparison(2)) else { return value }
        return .string(try call.replacing(expression, in: units, units.indices, with: replacement))
      }
      var rest = Substring(value.asString ?? "")
      var result = ""
      while let found = call.comparison(2).range(of: part, in: rest) {
        result += rest[..<found.lowerBound] + replacement
        rest = rest[found.upperBound...]
        try call.evaluator.checkLength(result.utf8.count, at: call.location)
      }
      return .string(result + rest)
    }
  }

  /// Adds the members of strings that use indices.
  private mutating func addStringIndices() {
    let index = TypeBinding<String.Index>.native("String.Index")
    for (name, isLast) in [("firstIndex", false), ("lastIndex", true)] {
      raw("String", name, [.value("of", .character)]) { value, call throws(Fault) in
        let (text, wanted) = (value.textPart ?? "", call.value(0).asString?.first)
        let found = isLast ? text.lastIndex { $0 == wanted } : text.firstIndex { $0 == wanted }
        return .optional(found.map { .native("String.Index", $0) })
      }
      raw("String", name, [.function("where", to: .bool)]) { value, call throws(Fault) in
        let text = value.textPart ?? ""
        for index in isLast ? Array(text.indices.reversed()) : Array(text.indices)
        where try call.holds(0, [.character(text[index])]) { return .native("String.Index", index) }
        return .none
      }
    }
    method(on: .text, "distance", .named("from", index), .named("to", index), returns: .int) {
      $0.distance(from: $1, to: $2)
    }
    rawProperty("String", "indices") { value, _ in
      .array((value.textPart ?? "").indices.map { .native("String.Index", $0) })
    }
    rawMutating("String", "insert", [.value(nil, .character), .value("at", .native("String.Index"))]) {
      value, call throws(Fault) in
      guard var text = value.asString, let added = call.value(0).asString, let index = call.stringIndex(1) else {
        return .void
      }
      text.insert(contentsOf: added, at: min(index, text.endIndex))
      value = .string(text)
      return .void
    }
    rawMutating("String", "insert", [.value("contentsOf", .string), .value("at", .native("String.Index"))]) {
      value, call throws(Fault) in
      guard var text = value.asString, let index = call.stringIndex(1) else { return .void }
      text.insert(contentsOf: try call.string(0), at: min(index, text.endIndex))
      try call.evaluator.checkLength(text.utf8.count, at: call.location)
      value = .string(text)
      return .void
    }
    rawMutating("String", "remove", [.value("at", .native("String.Index"))]) { value, call throws(Fault) in
      guard var text = value.asString, let index = call.stringIndex(0), index < text.endIndex else {
        throw call.evaluator.fault(.indexOutOfRange(0, count: value.asString?.count ?? 0), at: call.location)
      }
      let removed = text.remove(at: index)
      value = .string(text)
      return .character(removed)
    }
    for (name, replaces) in [("removeSubrange", false), ("replaceSubrange", true)] {
      rawMutating(
        "String", name, [.value(nil, .range(.any))] + (replaces ? [.value("with", .string)] : [])
      ) { value, call throws(Fault) in
        guard var text = value.asString else { return .void }
        let low = call.value(0).lowerIndex ?? text.startIndex
        var high = min(call.value(0).upperIndex ?? text.endIndex, text.endIndex)
        if case .range(let range) = call.value(0), range.isClosed, range.upper != nil, high < text.endIndex {
          high = text.index(after: high)
        }
        guard low <= high else { throw call.evaluator.fault(.reversedRange, at: call.location) }
        text.replaceSubrange(low..<high, with: replaces ? try call.string(1) : "")
        try call.evaluator.checkLength(text.utf8.count, at: call.location)
        value = .string(text)
        return .void
      }
    }
  }
}

extension Call {
  fileprivate func stringIndex(_ index: Int) -> String.Index? {
    if case .native(let native) = value(index) { return native.payload as? String.Index }
    return nil
  }

  /// Returns the regular expression of a search, or nil if the pattern is invalid.
  fileprivate func expression(_ pattern: String, _ options: StringComparison) throws(Fault) -> RegularExpression? {
    do throws(RegularExpression.Failure) {
      return try RegularExpression(
        pattern, options.contains(.caseInsensitive) ? RegularExpression.Options(rawValue: 1) : [])
    } catch {
      if case .wrongPattern = error { return nil }
      throw fault(error, of: pattern)
    }
  }

  /// Returns the range of the first match of a string or a regular expression in a part of a text, or nil if there is
  /// none.
  package func range(
    of pattern: String, in text: String, _ range: Range<String.Index>, _ options: StringComparison
  ) throws(Fault) -> Range<String.Index>? {
    guard options.contains(.regularExpression) else { return options.range(of: pattern, in: text[range]) }
    guard let expression = try expression(pattern, options),
      let part = UnitRange(range, in: text).units(within: text.utf16.count)
    else { return nil }
    do throws(RegularExpression.Failure) {
      let found = try expression.matches(in: Array(text.utf16), part, isAnchored: options.contains(.anchored)) {
        !$0.isEmpty
      }
      return found.first?[0].flatMap { UnitRange($0).indexRange(in: text) }
    } catch { throw fault(error, of: pattern) }
  }

  /// Returns the search options of an argument.
  package func comparison(_ index: Int) -> StringComparison {
    if case .native(let native) = value(index), let options = native.payload as? StringComparison { return options }
    return []
  }
}

extension Value {
  private static func index(_ bound: RangeValue.BoxedBound?) -> String.Index? {
    if case .native(let native)? = bound?.value { return native.payload as? String.Index }
    return nil
  }
  /// The lower bound of a range of string indices, or nil.
  var lowerIndex: String.Index? {
    if case .range(let range) = self { Self.index(range.lower) } else { nil }
  }
  /// The upper bound of a range of string indices, or nil.
  var upperIndex: String.Index? {
    if case .range(let range) = self { Self.index(range.upper) } else { nil }
  }
}
