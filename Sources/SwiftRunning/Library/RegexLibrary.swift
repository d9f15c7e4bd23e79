import PlumblineUnicode

/// A regular expression of Swift, with the names of its capture groups.
///
/// ICU compares Unicode scalars where Swift compares characters.
final class RegexValue {
  /// The pattern, without the slashes of a literal.
  let pattern: String
  /// The names of the capture groups, nil for one without.
  let names: [String?]
  /// Whether each group may take no part in a match.
  let isOptional: [Bool]
  /// The options.
  let options: RegularExpression.Options
  /// Whether the expression was made from a string at run time, so that its output is a collection of captures.
  var isDynamic = false
  private var compiled: [Extent: RegularExpression] = [:]

  /// The part of a text that has to match.
  enum Extent: String {
    /// Any part.
    case any = ""
    /// The beginning.
    case prefix = "\\A"
    /// The whole text.
    case whole = "\\A\\z"
  }

  /// Creates a regular expression; its pattern is compiled when it is first used.
  init(_ pattern: String, options: RegularExpression.Options = []) {
    self.pattern = pattern
    self.options = options
    var groups = PatternGroups(pattern)
    groups.read()
    (names, isOptional) = (groups.names, groups.isOptional)
  }

  /// Returns the compiled expression for a part of a text.
  func expression(_ extent: Extent) throws(RegularExpression.Failure) -> RegularExpression {
    if let known = compiled[extent] { return known }
    let text: String =
      switch extent {
      case .any: pattern
      case .prefix: "\\A(?:\(pattern))"
      case .whole: "\\A(?:\(pattern))\\z"
      }
    let expression = try RegularExpression(text, options)
    compiled[extent] = expression
    return expression
  }
}

/// A match of a regular expression in a text.
final class RegexMatch {
  /// The expression.
  let regex: RegexValue
  /// The whole match and the capture groups; nil for a group that takes no part in it.
  let parts: [String?]
  /// The range of the match in UTF-16 code units.
  let units: Range<Int>
  /// The text that was searched.
  let text: String
  /// The string whose part was searched, with the number of UTF-16 code units before the part, or nil for a whole string.
  var whole: (text: String, offset: Int)?

  /// Creates a match from the ranges of its groups.
  init(_ regex: RegexValue, _ groups: RegularExpression.Match, in units: [UInt16], _ text: String) {
    self.regex = regex
    self.text = text
    parts = groups.map { range in range.map { String(decoding: units[$0], as: UTF16.self) } }
    self.units = groups.first.flatMap { $0 } ?? 0..<0
  }

  /// The whole match and its captures: a string if there are no captures, otherwise a tuple.
  var output: Value {
    if regex.isDynamic { return .array(parts.indices.map { .native("AnyRegexOutput.Element", (self, $0)) }) }
    let values = parts.indices.map(part)
    return values.count == 1 ? values[0] : .tuple(TupleValue(labels: [nil] + regex.names, elements: values))
  }

  /// Returns the whole match or a capture.
  func part(_ index: Int) -> Value { .optional(parts[index].map { .string($0) }) }

  /// Returns the type of the whole match or of a capture.
  func type(_ index: Int) -> SwiftType {
    index > 0 && regex.isOptional.indices.contains(index - 1) && regex.isOptional[index - 1]
      ? .optional(.string) : .string
  }

  /// Returns a capture by its number or its name, or nil if there is none.
  func member(_ name: String) -> Value? {
    if let number = Int(name) { return parts.indices.contains(number) ? part(number) : nil }
    return regex.names.firstIndex(of: name).map { part($0 + 1) }
  }

  /// The range of the match.
  var range: Value {
    guard let whole else { return .indexRange(UnitRange(units).indexRange(in: text)) }
    let moved = units.lowerBound + whole.offset..<units.upperBound + whole.offset
    return .indexRange(UnitRange(moved).indexRange(in: whole.text))
  }
}

/// A regular-expression literal, `/a+/` or `#/a+/#`.
final class RegexLiteral: Expression {
  /// The expression.
  let regex: RegexValue

  /// Creates a literal from its source text.
  init(_ location: SourceLocation, _ text: String) {
    var pattern = Substring(text)
    while pattern.hasPrefix("#"), pattern.hasSuffix("#") { pattern = pattern.dropFirst().dropLast() }
    pattern = pattern.dropFirst().dropLast()
    let isExtended = text.hasPrefix("#") && pattern.contains("\n")
    var plain = String(pattern)
    if !text.hasPrefix("#") { plain = plain.replacing("\\/", with: "/") }
    regex = RegexValue(isExtended ? "(?x)" + plain : plain)
    super.init(location)
  }

  override func knownType(_ evaluator: Evaluator) -> SwiftType { .native("Regex") }
  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value { .native("Regex", regex) }
}

extension Vocabulary {
  /// Adds Swift's regular expressions and their matches.
  mutating func addRegex() {
    type("Regex")
    type("Regex.Match")
    addDynamicOutputs()
    rawProperty("Regex", "_pattern") { value, _ in .string((value.payload as? RegexValue)?.pattern ?? "") }
    // The options are those of `NSRegularExpression`.
    for (name, option) in [("ignoresCase", 1), ("dotMatchesNewlines", 8), ("anchorsMatchLineEndings", 16)] {
      raw("Regex", name, [.value(nil, .bool, optional: true)]) { value, call in
        guard let regex = value.payload as? RegexValue else { return value }
        if case .bool(false)? = call.arguments[0] { return value }
        let options = regex.options.union(RegularExpression.Options(rawValue: numericCast(option)))
        let new = RegexValue(regex.pattern, options: options)
        new.isDynamic = regex.isDynamic
        return .native("Regex", new)
      }
    }
    for (name, extent) in [
      ("firstMatch", RegexValue.Extent.any), ("wholeMatch", .whole), ("prefixMatch", .prefix),
    ] {
      raw("Regex", name, [.value("in", .string)]) { value, call throws(Fault) in
        try call.first(value, extent, in: call.value(0))
      }
    }
    rawProperty("Regex.Match", "output") { value, _ in (value.payload as? RegexMatch)?.output ?? .none }
    rawProperty("Regex.Match", "range") { value, _ in (value.payload as? RegexMatch)?.range ?? .none }
  }

  /// Adds the methods of strings that search for regular expressions.
  mutating func addRegexSearches() {
    let regex = SwiftType.native("Regex")
    for (name, extent) in [
      ("firstMatch", RegexValue.Extent.any), ("wholeMatch", .whole), ("prefixMatch", .prefix),
    ] {
      raw("String", name, [.value("of", regex)]) { value, call throws(Fault) in
        try call.first(call.value(0), extent, in: value)
      }
    }
    raw("String", "matches", [.value("of", regex)]) { value, call throws(Fault) in
      .array(try call.matches(call.value(0), in: value).map { .native("Regex.Match", $0) })
    }
    raw("String", "ranges", [.value("of", regex)]) { value, call throws(Fault) in
      .array(try call.matches(call.value(0), in: value).map(\.range))
    }
    raw("String", "firstRange", [.value("of", regex)]) { value, call throws(Fault) in
      try call.matches(call.value(0), in: value).first?.range ?? .none
    }
    raw("String", "contains", [.value(nil, regex)]) { value, call throws(Fault) in
      .bool(try !call.matches(call.value(0), in: value).isEmpty)
    }
    raw("String", "starts", [.value("with", regex)]) { value, call throws(Fault) in
      .bool(try !call.matches(call.value(0), .prefix, in: value).isEmpty)
    }
    raw("String", "trimmingPrefix", [.value(nil, regex)]) { value, call throws(Fault) in
      let text = value.asString ?? ""
      let found = try call.matches(call.value(0), .prefix, in: value).first
      return .string(String(decoding: Array(text.utf16).dropFirst(found?.units.upperBound ?? 0), as: UTF16.self))
    }
    raw("String", "split", [.value("separator", regex), .value("maxSplits", .int, optional: true)]) {
      value, call throws(Fault) in
      let text = value.asString ?? ""
      let found = try call.matches(call.value(0), in: value).prefix(call.value(1).asInt ?? .max)
      return .array(Self.between(Array(found), of: text).filter { !$0.isEmpty }.map { .string($0) })
    }
    let limits: [ParameterShape] = [.value("maxReplacements", .int, optional: true)]
    raw("String", "replacing", [.value(nil, regex), .value("with", .string)] + limits) {
      value, call throws(Fault) in
      let new = try call.string(1)
      return .string(try Self.replaced(value, call, limit: 2) { _ throws(Fault) in new })
    }
    raw("String", "replacing", [.value(nil, regex)] + limits + [.function("with")]) { value, call throws(Fault) in
      .string(
        try Self.replaced(value, call, limit: 1) { (match) throws(Fault) in
          try call.apply(2, [.native("Regex.Match", match)]).asString ?? ""
        })
    }
    rawMutating("String", "replace", [.value(nil, regex), .value("with", .string)] + limits) {
      value, call throws(Fault) in
      let new = try call.string(1)
      value = .string(try Self.replaced(value, call, limit: 2) { _ throws(Fault) in new })
      return .void
    }
  }

  private static func between(_ matches: [RegexMatch], of text: String) -> [String] {
    let units = Array(text.utf16)
    var (parts, start): ([String], Int) = ([], 0)
    for match in matches {
      parts.append(String(decoding: units[start..<match.units.lowerBound], as: UTF16.self))
      start = match.units.upperBound
    }
    return parts + [String(decoding: units[start...], as: UTF16.self)]
  }

  private static func replaced(
    _ value: Value, _ call: Call, limit: Int, _ new: (RegexMatch) throws(Fault) -> String
  ) throws(Fault) -> String {
    let text = value.asString ?? ""
    let most = call.arguments.indices.contains(limit) ? call.value(limit).asInt ?? .max : .max
    let matches = Array(try call.matches(call.value(0), in: value).prefix(most))
    let parts = between(matches, of: text)
    var result = parts[0]
    for (match, part) in zip(matches, parts.dropFirst()) { result += try new(match) + part }
    try call.evaluator.checkLength(result.utf8.count, at: call.location)
    return result
  }
}

extension Call {
  /// Returns the matches of a regular expression, or of a string as it is, in a text.
  fileprivate func matches(
    _ value: Value, _ extent: RegexValue.Extent = .any, in searched: Value
  ) throws(Fault) -> [RegexMatch] {
    let text = searched.asString ?? ""
    let whole = searched.substring.map { part in
      (text: part.base, offset: part.base.utf16.distance(from: part.base.startIndex, to: part.startIndex))
    }
    let literal = value.asString.map { "\\Q" + $0.replacing("\\E", with: "\\E\\\\E\\Q") + "\\E" }
    guard let regex = literal.map({ RegexValue($0) }) ?? value.payload as? RegexValue else { return [] }
    let units = Array(text.utf16)
    do throws(RegularExpression.Failure) {
      return try regex.expression(extent).matches(in: units, 0..<units.count).map {
        let match = RegexMatch(regex, $0, in: units, text)
        match.whole = whole
        return match
      }
    } catch { throw fault(error, of: regex.pattern) }
  }

  /// Returns the first match of a regular expression in a text, or nil as a value.
  fileprivate func first(_ value: Value, _ extent: RegexValue.Extent, in text: Value) throws(Fault) -> Value {
    .optional(try matches(value, extent, in: text).first.map { .native("Regex.Match", $0) })
  }
}
