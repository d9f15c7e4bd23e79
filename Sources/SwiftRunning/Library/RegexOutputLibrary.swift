import PlumblineUnicode

extension Vocabulary {
  /// Adds regular expressions that are made from strings, and their captures, which are a collection.
  mutating func addDynamicOutputs() {
    for types: [ParameterShape] in [[], [.value("as")]] {
      rawInitializer("Regex", [.value(nil, .string)] + types) { call throws(Fault) in
        let regex = RegexValue(try call.string(0))
        do throws(RegularExpression.Failure) { _ = try regex.expression(.any) } catch {
          throw call.fault(error, of: regex.pattern)
        }
        let isStandIn = call.evaluator.program.outside.stubFiles.contains(call.location.file)
        regex.isDynamic = !isStandIn && !call.arguments.indices.contains(1)
        return .native("Regex", regex)
      }
    }
    let element = "AnyRegexOutput.Element"
    type(element)
    rawProperty(element, "substring") { value, _ in Self.capture(value).map { $0.part($1).asSubstring } ?? .none }
    rawProperty(element, "value") { value, _ in Self.capture(value).map { $0.part($1).asSubstring } ?? .none }
    rawProperty(element, "name") { value, _ in
      .optional(Self.capture(value).flatMap { $1 > 0 ? $0.regex.names[$1 - 1] : nil }.map { .string($0) })
    }
    raw("Regex.Match", "subscript", [.value()]) { value, call throws(Fault) in
      guard let match = value.payload as? RegexMatch else { return .none }
      if let name = call.value(0).asString {
        guard let index = match.regex.names.firstIndex(of: name) else { return .none }
        return .native(element, (match, index + 1))
      }
      let index = try call.int(0)
      guard match.parts.indices.contains(index) else {
        throw call.evaluator.fault(.indexOutOfRange(index, count: match.parts.count), at: call.location)
      }
      return .native(element, (match, index))
    }
    rawProperty("Regex.Match", "count") { value, _ in .int((value.payload as? RegexMatch)?.parts.count ?? 0) }
  }

  private static func capture(_ value: Value) -> (RegexMatch, Int)? { value.payload as? (RegexMatch, Int) }
}
