/// One entry of the vocabulary: a name with its argument labels, and what it does.
///
/// A figure uses a few dozen of the table's thousands of entries, so an entry is made with its name alone; what it takes
/// and does is made when it is first asked for.
final class VocabularyEntry: Sendable {
  /// What an entry stands for.
  enum Kind: Hashable, Sendable {
    /// A view or another value that is made by calling a type.
    case initializer
    /// A modifier or a method.
    case method
    /// A method that changes the value it is called on.
    case mutatingMethod
    /// A property.
    case property
    /// A member of the type itself: a constant or a function.
    case constant, staticMethod
    /// A function of no type, or an operator.
    case function
  }

  /// What an entry does: changes or reads the value it is called on, and answers.
  typealias Body = @Sendable (inout Value, Call) throws(Fault) -> Value
  /// What an assignment to a property does.
  typealias Assignment = @Sendable (inout Value, Value, Call) throws(Fault) -> Void

  /// The name.
  let name: String
  /// What the entry stands for.
  let kind: Kind
  /// What it does, in a sentence.
  let summary: String
  /// A line of SwiftUI that uses it; empty for what only SwiftUI code's surroundings need.
  let example: String
  private let define: @Sendable () -> Definition
  private let known = MadeOnce<Definition>()

  /// An entry whose definition is made when it is first asked for.
  init(
    name: String, kind: Kind, summary: String = "", example: String = "",
    define: @escaping @Sendable () -> Definition
  ) {
    self.name = name
    self.kind = kind
    self.summary = summary
    self.example = example
    self.define = define
  }

  /// An entry for values of interpreted code.
  convenience init(
    name: String, kind: Kind, parameters: @autoclosure @escaping @Sendable () -> [ParameterShape] = [],
    summary: String = "", example: String = "", body: @escaping Body, assign: Assignment? = nil
  ) {
    self.init(name: name, kind: kind, summary: summary, example: example) {
      Definition(parameters: parameters(), body: body, assign: assign)
    }
  }

  private var definition: Definition { known.object(define) }

  /// The parameters, in order.
  var parameters: [ParameterShape] { definition.parameters }
  /// The type of what the entry answers; any type where that depends on the arguments.
  var result: SwiftType { definition.result }
  /// What it does.
  var body: Body { definition.body }
  /// Does it.
  func call(on value: inout Value, _ call: Call) throws(Fault) -> Value { try definition.body(&value, call) }
  /// The type of the property's values, which an assignment expects, or nil if it is not known.
  var valueType: SwiftType? { definition.valueType }
  /// What an assignment to the property does, or nil if it cannot be set.
  var assign: Assignment? { definition.assign }

  /// The name with its argument labels, as SwiftUI's documentation writes it.
  var signature: String {
    guard kind != .property && kind != .constant else { return name }
    return name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }
}

extension VocabularyEntry {
  /// What an entry takes, answers and does.
  final class Definition: Sendable {
    let parameters: [ParameterShape]
    let result: SwiftType
    let body: Body
    let valueType: SwiftType?
    let assign: Assignment?

    init(
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

/// A use of an entry.
struct Call {
  /// Who evaluates.
  let evaluator: Evaluator
  /// Where the use stands.
  let place: Place
  /// The arguments by parameter; nil where one is left out.
  let arguments: [Value?]
  /// The arguments as written.
  var written: [ArgumentExpression] = []
  /// Which of them each parameter takes.
  var match: [ArgumentMatch] = []
  /// What is used, for messages.
  var name = ""
  /// The new values of arguments that are passed in place, where there are such.
  var changes: Changes?

  /// The new values of arguments that are passed in place, by parameter.
  final class Changes {
    /// The values.
    var values: [Int: Value] = [:]
  }

  /// The type that is expected of the answer.
  var hint = SwiftType.any
}
