/// The implementation of an entry for interpreted values.
package typealias RawBody = @Sendable (Value, Call) throws(Fault) -> Value
/// The implementation of an entry that changes its receiver.
package typealias MutatingBody = @Sendable (inout Value, Call) throws(Fault) -> Value

extension ParameterShape {
  /// Returns a parameter of any type, or of a given type; one with a default value may be omitted.
  package static func value(
    _ label: String? = nil, _ type: SwiftType = .any, optional: Bool = false, variadic: Bool = false,
    default fallback: Value? = nil
  ) -> ParameterShape {
    ParameterShape(
      label: label, type: type, isOptional: optional || fallback != nil, isUnevaluated: false, isVariadic: variadic,
      fallback: fallback.map(Fallback.init))
  }

  /// A parameter that takes all arguments regardless of their labels, without evaluating them.
  package static let everything = ParameterShape(
    label: nil, type: .any, isOptional: true, isUnevaluated: true, isVariadic: true, takesAll: true)

  /// Returns an optional parameter whose argument is not evaluated.
  package static func ignored(_ label: String?) -> ParameterShape {
    ParameterShape(label: label, type: .any, isOptional: true, isUnevaluated: true)
  }

  /// Returns a parameter for an action, which is evaluated when it runs, in programs that act.
  package static func action(_ label: String? = nil, optional: Bool = false) -> ParameterShape {
    ParameterShape(
      label: label, type: .function([.any], .any, builder: false), isOptional: optional, isUnevaluated: true,
      isDeferred: true)
  }

  /// Returns a parameter for a value that is evaluated when it is needed, in programs that act, or in all programs if
  /// the first frame shows it.
  package static func deferred(
    _ label: String? = nil, _ type: SwiftType = .any, optional: Bool = false, isShown: Bool = false
  ) -> ParameterShape {
    ParameterShape(
      label: label, type: type, isOptional: optional, isUnevaluated: true, isDeferred: true, isShown: isShown)
  }

  /// Returns a parameter for a function with parameters of given types.
  package static func function(
    _ label: String? = nil, of arguments: [SwiftType] = [.any], to result: SwiftType = .any, optional: Bool = false
  ) -> ParameterShape {
    ParameterShape(
      label: label, type: .function(arguments, result, builder: false), isOptional: optional, isUnevaluated: false)
  }
}

extension Vocabulary {
  /// Adds the standard library and Foundation.
  package mutating func addStandardLibrary() {
    addNumbers()
    addMathematics()
    addKeychain()
    addSequences()
    later([
      "AnyBidirectionalCollection", "AnyCollection", "AsyncSequence", "AnyIterator", "AnyRandomAccessCollection",
      "AnySequence", "Sequence",
    ]) { $0.addIterators() }
    later(["Sequence"]) { $0.addSplitting() }
    later(["Sequence"]) { $0.addDifferences() }
    later(["KeyPathComparator", "Sequence", "SortDescriptor", "SortOrder"]) { $0.addComparators() }
    later(["Array", "Collection", "Range", "Sequence", "Set"]) { $0.addCollections() }
    later(["Array"]) {
      $0.addMutatingCollections()
      $0.addRangeSets()
    }
    later(["_WrittenCollection", "_WrittenIndices"]) { $0.addWrittenCollections() }
    aliases["NSSet"] = "Set"
    aliases["NSDictionary"] = "Dictionary"
    for name in ["Language", "LanguageCode", "Region", "Currency"] { aliases["Locale.\(name)"] = "Locale.Component" }
    later(["Dictionary"]) { $0.addDictionaries() }
    addStrings()
    later(["Array", "String"]) { $0.addPrefixes() }
    addStringSearch()
    later(["ComparisonResult", "Date", "String"]) { $0.addTextOrder() }
    addUnitRanges()
    later([
      "EndOfMatches", "NSRegularExpression", "NSRegularExpression.MatchingOptions", "NSRegularExpression.Options",
      "NSTextCheckingResult", "NSTextCheckingResult.CheckingType", "NSDataDetector",
    ]) { $0.addRegularExpressions() }
    later(["AnyRegexOutput.Element", "Regex", "Regex.Match"]) { $0.addRegex() }
    later(["String"]) { $0.addRegexSearches() }
    later(["String"]) { $0.addPathTexts() }
    later(["URL"]) { $0.addURLs() }
    addFiles()
    addData()
    addJSON()
    addBasics()
    addFormats()
    addInertTypes()
    later(["Mirror"]) { $0.addMirrors() }
    later(["CharacterSet", "Scanner", "String"]) { $0.addScanning() }
    addDateValues()
    later([
      "ByteCountFormatter", "ByteCountFormatter.CountStyle", "DateComponentsFormatter",
      "DateComponentsFormatter.UnitsStyle", "DateComponentsFormatter.ZeroFormattingBehavior", "DateFormatter",
      "DateFormatter.Style", "Formatter.Context", "Formatter.UnitStyle", "ISO8601DateFormatter",
      "ISO8601DateFormatter.Options",
      "ListFormatter", "MeasurementFormatter",
      "MeasurementFormatter.UnitOptions", "NSCalendar.Unit", "NSDecimalNumber", "NSNumber", "NumberFormatter",
      "NumberFormatter.Behavior", "NumberFormatter.RoundingMode", "NumberFormatter.Style", "RelativeDateTimeFormatter",
      "RelativeDateTimeFormatter.DateTimeStyle", "RelativeDateTimeFormatter.UnitsStyle",
    ]) { $0.addFormatters() }
  }

  /// Adds a method of interpreted values.
  package mutating func raw(
    _ type: String, _ name: String, _ parameters: @autoclosure @escaping @Sendable () -> [ParameterShape] = [],
    _ body: @escaping RawBody
  ) {
    known(type).add(
      member:
        VocabularyEntry(name: name, kind: .method, parameters: parameters()) {
          value, call throws(Fault) in try body(value, call)
        })
  }

  /// Adds a mutating method of interpreted values.
  package mutating func rawMutating(
    _ type: String, _ name: String, _ parameters: @autoclosure @escaping @Sendable () -> [ParameterShape] = [],
    _ body: @escaping MutatingBody
  ) {
    known(type).add(
      member:
        VocabularyEntry(name: name, kind: .mutatingMethod, parameters: parameters(), body: body))
  }

  /// Adds a read-only property of interpreted values.
  package mutating func rawProperty(
    _ type: String, _ name: String, _ body: @escaping RawBody, assign: VocabularyEntry.Assignment? = nil
  ) {
    known(type).add(
      member:
        VocabularyEntry(
          name: name, kind: .property, body: { value, call throws(Fault) in try body(value, call) }, assign: assign))
  }

  /// Adds a static constant of a type, which is computed at each use.
  package mutating func rawConstant(
    _ type: String, _ name: String, _ body: @escaping @Sendable (Call) throws(Fault) -> Value
  ) {
    known(type).add(
      static:
        VocabularyEntry(name: name, kind: .constant) {
          _, call throws(Fault) in try body(call)
        })
  }

  /// Adds a static method of a type.
  package mutating func rawStatic(
    _ type: String, _ name: String, _ parameters: @autoclosure @escaping @Sendable () -> [ParameterShape],
    _ body: @escaping RawBody
  ) {
    known(type).add(
      static:
        VocabularyEntry(name: name, kind: .staticMethod, parameters: parameters()) {
          value, call throws(Fault) in try body(value, call)
        })
  }

  /// Adds an initializer.
  package mutating func rawInitializer(
    _ type: String, _ parameters: @autoclosure @escaping @Sendable () -> [ParameterShape], summary: String = "",
    example: String = "",
    _ body: @escaping @Sendable (Call) throws(Fault) -> Value
  ) {
    known(type).add(
      initializer:
        VocabularyEntry(name: type, kind: .initializer, parameters: parameters(), summary: summary, example: example) {
          _, call throws(Fault) in try body(call)
        })
  }

  /// Adds a global function.
  package mutating func rawFunction(
    _ name: String, _ parameters: @autoclosure @escaping @Sendable () -> [ParameterShape],
    _ body: @escaping @Sendable (Call) throws(Fault) -> Value
  ) {
    functions[name, default: []].append(
      VocabularyEntry(name: name, kind: .function, parameters: parameters()) {
        _, call throws(Fault) in try body(call)
      })
  }
}

extension Call {
  /// Returns an argument, or `nil` as a value if it is omitted.
  package func value(_ index: Int) -> Value { arguments.indices.contains(index) ? arguments[index] ?? .none : .none }

  /// Returns the value that stands for an argument from elsewhere, or nil for any other argument.
  private func substitute(_ index: Int, _ type: SwiftType) -> Value? {
    evaluator.opaque(value(index)).flatMap { evaluator.substitute(for: $0, as: type, at: location(of: index)) }
  }

  /// Returns an argument as an `Int`, or throws a fault.
  package func int(_ index: Int) throws(Fault) -> Int {
    if let int = value(index).asInt ?? substitute(index, .int)?.asInt { return int }
    throw mismatch(of: value(index), with: .int, at: index)
  }

  /// Returns an argument as a `Bool`, or throws a fault.
  package func bool(_ index: Int) throws(Fault) -> Bool {
    if case .bool(let bool) = value(index) { return bool }
    if case .bool(let bool)? = substitute(index, .bool) { return bool }
    throw mismatch(of: value(index), with: .bool, at: index)
  }

  /// Returns an argument as a `Double`, or throws a fault.
  package func double(_ index: Int) throws(Fault) -> Double {
    if let double = value(index).asDouble ?? substitute(index, .double)?.asDouble { return double }
    throw mismatch(of: value(index), with: .double, at: index)
  }

  /// Returns an argument as a `String`, or throws a fault.
  package func string(_ index: Int) throws(Fault) -> String {
    if let string = value(index).asString ?? substitute(index, .string)?.asString { return string }
    throw mismatch(of: value(index), with: .string, at: index)
  }

  /// Calls an argument that is a function, a key path or a type.
  package func apply(_ index: Int, _ arguments: [Value], expecting hint: SwiftType = .any) throws(Fault) -> Value {
    switch value(index) {
    case .function(let function): return try evaluator.call(function, arguments, expecting: hint)
    case .keyPath(let path): return try evaluator.follow(path, from: arguments.first ?? .void, at: location)
    case .type(let type): return try evaluator.construct(type, named: "init", arguments)
    case let other: throw evaluator.fault(.notCallable(other.typeName), at: location)
    }
  }

  /// Returns whether a predicate in an argument is true for its arguments.
  func holds(_ index: Int, _ arguments: [Value]) throws(Fault) -> Bool {
    if case .bool(let bool) = try apply(index, arguments, expecting: .bool) { return bool }
    return false
  }

  /// Returns the elements of an argument that is a sequence, or throws a fault.
  package func list(_ index: Int) throws(Fault) -> [Value] {
    if let elements = try evaluator.elements(of: evaluator.unbound(value(index))) { return elements }
    throw evaluator.fault(.wrongType(found: value(index).typeName, expected: "Sequence"), at: location)
  }
}
