/// An entry of the vocabulary: a name with its argument labels and its implementation.
///
/// A figure uses a few dozen of the thousands of entries, so an entry is created with its name only; its parameters and
/// its body are created on first use.
package final class VocabularyEntry: Sendable {
  /// The kind of an entry.
  package enum Kind: Hashable, Sendable {
    /// An initializer of a view or another type.
    case initializer
    /// A modifier or a method.
    case method
    /// A mutating method.
    case mutatingMethod
    /// A property.
    case property
    /// A static member: a constant or a method.
    case constant, staticMethod
    /// A global function, or an operator.
    case function
  }

  /// The implementation of an entry, which reads or changes the receiver and returns the result.
  package typealias Body = @Sendable (inout Value, Call) throws(Fault) -> Value
  /// The implementation of an assignment to a property.
  package typealias Assignment = @Sendable (inout Value, Value, Call) throws(Fault) -> Void

  /// The name.
  package let name: String
  /// The kind of the entry.
  package let kind: Kind
  /// The summary, in one sentence.
  package let summary: String
  /// An example in one line of SwiftUI; empty for entries that the page does not list.
  package let example: String
  private let define: @Sendable () -> Definition
  private let known = LazyReference<Definition>()

  /// Creates an entry whose definition is created on first use.
  package init(
    name: String, kind: Kind, summary: String = "", example: String = "",
    define: @escaping @Sendable () -> Definition
  ) {
    self.name = name
    self.kind = kind
    self.summary = summary
    self.example = example
    self.define = define
  }

  /// Creates an entry for interpreted values, in which an omitted argument has its parameter's default value.
  package convenience init(
    name: String, kind: Kind, parameters: @autoclosure @escaping @Sendable () -> [ParameterShape] = [],
    summary: String = "", example: String = "", body: @escaping Body, assign: Assignment? = nil
  ) {
    self.init(name: name, kind: kind, summary: summary, example: example) {
      let parameters = parameters()
      guard parameters.contains(where: { $0.fallback != nil }) else {
        return Definition(parameters: parameters, body: body, assign: assign)
      }
      let completed: Body = { (value, call) throws(Fault) in
        var call = call
        for index in call.arguments.indices where call.arguments[index] == nil {
          call.arguments[index] = parameters[index].fallback?.value
        }
        return try body(&value, call)
      }
      return Definition(parameters: parameters, body: completed, assign: assign)
    }
  }

  private var definition: Definition { known.object(define) }

  /// The parameters, in order.
  package var parameters: [ParameterShape] { definition.parameters }
  /// The type of the result; `any` if it depends on the arguments.
  package var result: SwiftType { definition.result }
  /// The implementation.
  package var body: Body { definition.body }
  /// Calls the implementation.
  ///
  /// The results of members of `Float`, and of functions on it, are of that type.
  package func call(on value: inout Value, _ call: Call) throws(Fault) -> Value {
    switch kind {
    case .method, .mutatingMethod, .property:
      guard value.asFloat != nil, name != "doubleValue" else { return try definition.body(&value, call) }
      let result = try definition.body(&value, call)
      value = value.narrowed
      return result.narrowed
    case .function where Vocabulary.floatingFunctions.contains(name):
      let result = try definition.body(&value, call)
      return call.arguments.contains { $0?.asFloat != nil } ? result.narrowed : result
    default: return try definition.body(&value, call)
    }
  }
  /// The type that an assignment to the property expects, or nil if it is not known.
  var valueType: SwiftType? { definition.valueType }
  /// The implementation of an assignment to the property, or nil if the property is read-only.
  package var assign: Assignment? { definition.assign }

  /// The name with its argument labels, as SwiftUI's documentation writes it.
  package var signature: String {
    guard kind != .property && kind != .constant else { return name }
    return name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }
}

extension VocabularyEntry {
  /// The parameters, the result and the implementation of an entry.
  package final class Definition: Sendable {
    /// The parameters, in order.
    package let parameters: [ParameterShape]
    /// The type of the result.
    package let result: SwiftType
    /// The implementation.
    package let body: Body
    /// The type that an assignment to the property expects, or nil if it is not known.
    let valueType: SwiftType?
    /// The implementation of an assignment to the property, or nil if the property is read-only.
    package let assign: Assignment?

    /// Creates a definition.
    package init(
      parameters: [ParameterShape] = [], result: SwiftType = .any, valueType: SwiftType? = nil, body: @escaping Body,
      assign: Assignment? = nil
    ) {
      self.parameters = parameters
      self.result = result
      self.body = body
      self.valueType = valueType
      self.assign = assign
    }
  }
}

/// A call or another use of an entry.
package struct Call {
  /// The evaluator of the call.
  package let evaluator: Evaluator
  /// The source location of the call.
  package let location: SourceLocation
  /// The arguments by parameter; nil if one is omitted.
  package var arguments: [Value?]
  /// The argument expressions as they are written.
  package var written: [ArgumentExpression] = []
  /// The arguments that each parameter takes.
  var match: [ArgumentMatch] = []
  /// The name of the entry, for messages.
  package var name = ""
  /// The new values of `inout` arguments, if there are any.
  package var changes: Changes?

  /// Whether an argument is a function, which the call may run.
  var runsCode: Bool { arguments.containFunction }

  /// The new values of `inout` arguments, by parameter.
  package final class Changes {
    /// The values by the index of the parameter.
    package var values: [Int: Value] = [:]
  }

  /// The type that is expected of the result.
  package var hint = SwiftType.any
}

extension [Value?] {
  /// Whether one of the values is a function.
  var containFunction: Bool {
    contains { if case .function? = $0 { true } else { false } }
  }
}
