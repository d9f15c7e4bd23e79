import PlumblineLayout

/// The body of an entry that is written for values of interpreted code.
typealias RawBody = @Sendable (Value, Call) throws(Fault) -> Value
/// The body of an entry that changes the value it is called on.
typealias MutatingBody = @Sendable (inout Value, Call) throws(Fault) -> Value

extension ParameterShape {
  /// A parameter that takes any value, or one of a type.
  static func value(
    _ label: String? = nil, _ type: SwiftType = .any, optional: Bool = false, variadic: Bool = false
  ) -> ParameterShape {
    ParameterShape(label: label, type: type, isOptional: optional, isUnevaluated: false, isVariadic: variadic)
  }

  /// A parameter that takes all arguments, whatever their labels, and leaves them alone.
  static let everything = ParameterShape(
    label: nil, type: .any, isOptional: true, isUnevaluated: true, isVariadic: true, takesAll: true)

  /// A parameter that may be left out and is left alone.
  static func ignored(_ label: String?) -> ParameterShape {
    ParameterShape(label: label, type: .any, isOptional: true, isUnevaluated: true)
  }

  /// A parameter that takes a view builder's closure.
  static func content(_ label: String?, of arguments: [SwiftType] = [], optional: Bool = false) -> ParameterShape {
    ParameterShape(
      label: label, type: .function(arguments, .view, builder: true), isOptional: optional, isUnevaluated: false)
  }

  /// A parameter that takes a function of some arguments.
  static func function(
    _ label: String? = nil, of arguments: [SwiftType] = [.any], to result: SwiftType = .any, optional: Bool = false
  ) -> ParameterShape {
    ParameterShape(
      label: label, type: .function(arguments, result, builder: false), isOptional: optional, isUnevaluated: false)
  }
}

extension Vocabulary {
  /// Adds what Swift's own library knows.
  mutating func addLibrary() {
    addNumbers()
    addMathematics()
    addSequences()
    addIterators()
    addSplitting()
    addComparators()
    addCollections()
    addMutatingCollections()
    addDictionaries()
    addStrings()
    addStringSearch()
    addTextOrder()
    addUnitRanges()
    addRegularExpressions()
    addJSON()
    addBasics()
    addBindings()
    addEnvironmentMembers()
    addViewsOfValues()
    addPreferences()
    addLayouts()
    addStyleConfigurations()
    addAlignmentTypes()
    addPreviewModifiers()
    addWidgets()
    addFormats()
    addInertTypes()
    addMirrors()
    addScanning()
    addDateValues()
    addFormatters()
  }

  /// Adds a method for values of interpreted code.
  mutating func raw(
    _ type: String, _ name: String, _ parameters: @autoclosure @escaping @Sendable () -> [ParameterShape] = [],
    _ body: @escaping RawBody
  ) {
    known(type).members.append(
      VocabularyEntry(name: name, kind: .method, parameters: parameters()) {
        value, call throws(Fault) in try body(value, call)
      })
  }

  /// Adds a method that changes values of interpreted code.
  mutating func rawMutating(
    _ type: String, _ name: String, _ parameters: @autoclosure @escaping @Sendable () -> [ParameterShape] = [],
    _ body: @escaping MutatingBody
  ) {
    known(type).members.append(
      VocabularyEntry(name: name, kind: .mutatingMethod, parameters: parameters(), body: body))
  }

  /// Adds a property of values of interpreted code.
  mutating func rawProperty(_ type: String, _ name: String, _ body: @escaping RawBody) {
    known(type).members.append(
      VocabularyEntry(name: name, kind: .property) {
        value, call throws(Fault) in try body(value, call)
      })
  }

  /// Adds a constant of a type, computed at each use.
  mutating func rawConstant(_ type: String, _ name: String, _ body: @escaping @Sendable (Call) throws(Fault) -> Value) {
    known(type).statics.append(
      VocabularyEntry(name: name, kind: .constant) {
        _, call throws(Fault) in try body(call)
      })
  }

  /// Adds a function that is a member of a type.
  mutating func rawStatic(
    _ type: String, _ name: String, _ parameters: @autoclosure @escaping @Sendable () -> [ParameterShape],
    _ body: @escaping RawBody
  ) {
    known(type).statics.append(
      VocabularyEntry(name: name, kind: .staticMethod, parameters: parameters()) {
        value, call throws(Fault) in try body(value, call)
      })
  }

  /// Adds a way to make a value.
  mutating func rawInitializer(
    _ type: String, _ parameters: @autoclosure @escaping @Sendable () -> [ParameterShape], summary: String = "",
    example: String = "",
    _ body: @escaping @Sendable (Call) throws(Fault) -> Value
  ) {
    known(type).initializers.append(
      VocabularyEntry(name: type, kind: .initializer, parameters: parameters(), summary: summary, example: example) {
        _, call throws(Fault) in try body(call)
      })
  }

  /// Adds a function of no type.
  mutating func rawFunction(
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
  /// An argument, or the missing value where it is left out.
  func value(_ index: Int) -> Value { arguments.indices.contains(index) ? arguments[index] ?? .none : .none }

  /// An argument as a whole number.
  func int(_ index: Int) throws(Fault) -> Int {
    if let int = value(index).asInt { return int }
    throw mismatch(of: value(index), with: .int, at: index)
  }

  /// An argument as a floating number.
  func double(_ index: Int) throws(Fault) -> Double {
    if let double = value(index).asDouble { return double }
    throw mismatch(of: value(index), with: .double, at: index)
  }

  /// An argument as a text.
  func string(_ index: Int) throws(Fault) -> String {
    if let string = value(index).asString { return string }
    throw mismatch(of: value(index), with: .string, at: index)
  }

  /// Calls an argument that is a function, a key path or a type.
  func apply(_ index: Int, _ arguments: [Value], expecting hint: SwiftType = .any) throws(Fault) -> Value {
    switch value(index) {
    case .function(let function): return try evaluator.call(function, arguments, expecting: hint)
    case .keyPath(let path): return try evaluator.follow(path, from: arguments.first ?? .void, at: place)
    case .type(let type): return try evaluator.construct(type, named: "init", arguments)
    case let other: throw evaluator.fault(.notCallable(other.typeName), at: place)
    }
  }

  /// Whether a predicate holds.
  func holds(_ index: Int, _ arguments: [Value]) throws(Fault) -> Bool {
    if case .bool(let bool) = try apply(index, arguments, expecting: .bool) { return bool }
    return false
  }

  /// The elements of an argument.
  func list(_ index: Int) throws(Fault) -> [Value] {
    if let elements = try evaluator.elements(of: evaluator.unbound(value(index))) { return elements }
    throw evaluator.fault(.wrongType(found: value(index).typeName, expected: "Sequence"), at: place)
  }
}
