import PlumblineUnicode

/// A match of a regular expression, which a program sees as an `NSTextCheckingResult`.
struct ExpressionMatch {
  /// The regular expression that matched.
  let expression: RegularExpression
  /// The ranges of the match and its capture groups, in UTF-16 code units.
  let groups: RegularExpression.Match
  /// The matched text.
  let text: String

  /// Returns the range of a capture group, or `NSNotFound` if the group takes no part in the match.
  func range(_ group: Int) -> UnitRange {
    groups.indices.contains(group) ? groups[group].map { UnitRange($0) } ?? .nowhere : .nowhere
  }
}

/// The `stop` argument of an enumeration of matches.
private final class EndOfMatches {
  var isSet = false
}

extension Vocabulary {
  /// Adds `NSRegularExpression`.
  mutating func addRegularExpressions() {
    let options = TypeBinding<RegularExpression.Options>.native("NSRegularExpression.Options")
    for (name, value) in RegularExpression.Options.names {
      constant(on: "NSRegularExpression.Options", name, RegularExpression.Options(rawValue: value), as: options)
    }
    arrayLiteral(of: options) { $0.reduce(into: []) { $0.formUnion($1) } }
    optionSet(options)
    let matching = TypeBinding<Int>.native("NSRegularExpression.MatchingOptions")
    for (name, value) in [
      ("reportProgress", 1), ("reportCompletion", 2), ("anchored", 4), ("withTransparentBounds", 8),
      ("withoutAnchoringBounds", 16),
    ] { constant(on: "NSRegularExpression.MatchingOptions", name, value, as: matching) }
    arrayLiteral(of: matching) { $0.reduce(0, |) }
    type("NSRegularExpression", parents: ["Equatable", "Hashable"])
    rawInitializer(
      "NSRegularExpression",
      [.value("pattern", .string), .value("options", .native("NSRegularExpression.Options"), optional: true)]
    ) { call throws(Fault) in
      let pattern = try call.string(0)
      do throws(RegularExpression.Failure) {
        return .native("NSRegularExpression", try RegularExpression(pattern, call.native(1) ?? []))
      } catch { throw call.fault(error, of: pattern) }
    }
    rawProperty("NSRegularExpression", "pattern") { value, _ in .string(Self.expression(value)?.pattern ?? "") }
    rawProperty("NSRegularExpression", "numberOfCaptureGroups") { value, _ in
      .int(Self.expression(value)?.groupCount ?? 0)
    }
    for (name, special) in [("escapedPattern", #"*?+[(){}^$|\./"#), ("escapedTemplate", #"\$"#)] {
      rawStatic("NSRegularExpression", name, [.value("for", .string)]) { _, call throws(Fault) in
        .string(try call.string(0).map { special.contains($0) ? "\\\($0)" : "\($0)" }.joined())
      }
    }
    addMatches()
    addSearches()
    addDataDetectors()
  }

  /// Adds `NSTextCheckingResult`.
  private mutating func addMatches() {
    type("NSTextCheckingResult")
    rawProperty("NSTextCheckingResult", "range") { value, _ in
      .native("NSRange", Self.match(value)?.range(0) ?? .nowhere)
    }
    rawProperty("NSTextCheckingResult", "numberOfRanges") { value, _ in .int(Self.match(value)?.groups.count ?? 0) }
    raw("NSTextCheckingResult", "range", [.value("at", .int)]) { value, call throws(Fault) in
      let (group, match) = (try call.int(0), Self.match(value))
      guard let match, match.groups.indices.contains(group) else {
        throw call.evaluator.fault(.indexOutOfRange(group, count: match?.groups.count ?? 0), at: call.location)
      }
      return .native("NSRange", match.range(group))
    }
    raw("NSTextCheckingResult", "range", [.value("withName", .string)]) { value, call throws(Fault) in
      let (name, match) = (try call.string(0), Self.match(value))
      return .native("NSRange", match.flatMap { $0.expression.group(named: name).map($0.range) } ?? .nowhere)
    }
  }

  /// Adds the methods that search for matches.
  private mutating func addSearches() {
    let parameters: @Sendable () -> [ParameterShape] = {
      [
        .value("in", .string), .value("options", .native("NSRegularExpression.MatchingOptions"), optional: true),
        .value("range", .native("NSRange")),
      ]
    }
    raw("NSRegularExpression", "matches", parameters()) { value, call throws(Fault) in
      .array(try call.matches(of: Self.expression(value)).map { .native("NSTextCheckingResult", $0) })
    }
    raw("NSRegularExpression", "firstMatch", parameters()) { value, call throws(Fault) in
      .optional(
        try call.matches(of: Self.expression(value), isFirst: true).first.map { .native("NSTextCheckingResult", $0) })
    }
    raw("NSRegularExpression", "numberOfMatches", parameters()) { value, call throws(Fault) in
      .int(try call.matches(of: Self.expression(value)).count)
    }
    raw("NSRegularExpression", "rangeOfFirstMatch", parameters()) { value, call throws(Fault) in
      .native("NSRange", try call.matches(of: Self.expression(value), isFirst: true).first?.range(0) ?? .nowhere)
    }
    let each: [SwiftType] = [
      .optional(.native("NSTextCheckingResult")), .native("NSRegularExpression.MatchingFlags"),
      .native("EndOfMatches"),
    ]
    raw("NSRegularExpression", "enumerateMatches", parameters() + [.function("using", of: each)]) {
      value, call throws(Fault) in
      let end = EndOfMatches()
      for match in try call.matches(of: Self.expression(value)) where !end.isSet {
        _ = try call.apply(
          3,
          [
            .native("NSTextCheckingResult", match), .native("NSRegularExpression.MatchingFlags", 0),
            .native("EndOfMatches", end),
          ])
      }
      return .void
    }
    known("EndOfMatches").add(
      member:
        VocabularyEntry(name: "pointee", kind: .property) { value, _ throws(Fault) in
          .bool(Self.end(value)?.isSet ?? false)
        } assign: { value, new, _ throws(Fault) in
          if case .bool(let isSet) = new { Self.end(value)?.isSet = isSet }
        })
    raw(
      "NSRegularExpression", "stringByReplacingMatches", parameters() + [.value("withTemplate", .string)]
    ) { value, call throws(Fault) in
      guard let expression = Self.expression(value) else { return .void }
      let (units, part) = try call.units(of: call.value(0), 2)
      return .string(try call.replacing(expression, in: units, part.indices, with: try call.string(3)))
    }
  }

  private static func expression(_ value: Value) -> RegularExpression? { value.payload as? RegularExpression }
  private static func match(_ value: Value) -> ExpressionMatch? { value.payload as? ExpressionMatch }
  private static func end(_ value: Value) -> EndOfMatches? { value.payload as? EndOfMatches }
}

extension Call {
  fileprivate func native<T>(_ index: Int) -> T? { value(index).payload as? T }

  /// Returns the matches in the string and the range of the arguments.
  fileprivate func matches(of expression: RegularExpression?, isFirst: Bool = false) throws(Fault) -> [ExpressionMatch]
  {
    guard let expression else { return [] }
    let (units, part) = try units(of: value(0), 2)
    let isAnchored = (native(1) ?? 0) & 4 != 0
    do throws(RegularExpression.Failure) {
      let found = try expression.matches(in: units, part.indices, isAnchored: isAnchored) { isFirst && !$0.isEmpty }
      return found.map { match in
        let text = match.first.flatMap { $0 }.map { String(decoding: units[$0], as: UTF16.self) } ?? ""
        return ExpressionMatch(expression: expression, groups: match, text: text)
      }
    } catch { throw fault(error, of: expression.pattern) }
  }

  /// Returns a string in which the matches of a regular expression are replaced.
  package func replacing(
    _ expression: RegularExpression, in units: [UInt16], _ range: Range<Int>, with template: String
  ) throws(Fault) -> String {
    let text: String
    do throws(RegularExpression.Failure) {
      text = try expression.replacing(in: units, range, with: template)
    } catch { throw fault(error, of: expression.pattern) }
    try evaluator.checkLength(text.utf8.count, at: location)
    return text
  }

  /// Returns the fault for a failure of a regular expression; the program can catch that of an invalid pattern.
  package func fault(_ failure: RegularExpression.Failure, of pattern: String) -> Fault {
    switch failure {
    case .wrongPattern:
      Fault(
        throwing: .native("NSError", "The value “\(pattern)” is invalid."),
        Diagnostic(.error, .uncaught, at: evaluator.range(of: location)))
    case .unfinished: evaluator.fault(.unfinishedExpression(pattern), at: location)
    case .noLibrary:
      evaluator.fault(
        .unsupported("NSRegularExpression", reason: "it needs ICU; install the package '\(ICU.package)'"), at: location)
    }
  }
}
