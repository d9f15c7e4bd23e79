/// One entry of the vocabulary: a name with its argument labels, and what it does.
struct VocabularyEntry: Sendable {
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

  /// What the entry does: changes or reads the value it is called on, and answers.
  typealias Body = @Sendable (inout Value, Call) throws(Fault) -> Value

  /// The name.
  let name: String
  /// What the entry stands for.
  let kind: Kind
  /// The parameters, in order.
  let parameters: [ParameterShape]
  /// The type of what the entry answers; any type where that depends on the arguments.
  var result = SwiftType.any
  /// What it does, in a sentence.
  let summary: String
  /// A line of SwiftUI that uses it; empty for what only SwiftUI code's surroundings need.
  let example: String
  /// What it does.
  let body: Body
  /// The type of the property's values, which an assignment expects, or nil if it is not known.
  var valueType: SwiftType?
  /// What an assignment to the property does, or nil if it cannot be set.
  var assign: (@Sendable (inout Value, Value, Call) throws(Fault) -> Void)?

  /// The name with its argument labels, as SwiftUI's documentation writes it.
  var signature: String {
    guard kind != .property && kind != .constant else { return name }
    return name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
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
  /// Where the arguments stand, by parameter.
  var places: [Place?] = []
  /// What is used, for messages.
  var name = ""
  /// The new values of arguments that are passed in place.
  var changes = Changes()

  /// The new values of arguments that are passed in place, by parameter.
  final class Changes {
    /// The values.
    var values: [Int: Value] = [:]
  }

  /// The type that is expected of the answer.
  var hint = SwiftType.any
}
