/// A declaration that can be called with labelled arguments.
package enum Callable {
  /// A declared function; `owner` is set for a member of an extension of a vocabulary type.
  case function(FunctionDeclaration, TypeDeclaration?)
  /// An entry of the vocabulary.
  case entry(VocabularyEntry)
  /// A structure's memberwise initializer.
  case memberwise(TypeDeclaration, [PropertyDeclaration])
  /// An enumeration case with associated values.
  case enumCase(TypeDeclaration, EnumCaseDeclaration)

  /// Whether the declaration is a subscript with a `mutating get`.
  var isGetterMutating: Bool {
    if case .function(let function, _) = self { function.isAccessor && function.isMutating } else { false }
  }
}

/// A callable declaration whose labels match a call, with the arguments of its parameters.
///
/// It is a class because one match serves many evaluations of a call.
package final class MatchedCallable {
  /// The declaration.
  let callable: Callable
  /// The parameters.
  package let shapes: [ParameterShape]
  /// The argument of each parameter.
  let match: [ArgumentMatch]
  /// The entry of the vocabulary, or nil for another declaration.
  package let entry: VocabularyEntry?
  /// Whether the function is asynchronous.
  var isAsync: Bool { if case .function(let function, _) = callable { function.isAsync } else { false } }
  /// Whether a call chooses any other overload first.
  var isDisfavored: Bool { if case .function(let function, _) = callable { function.isDisfavored } else { false } }

  /// Creates a match from a declaration, its parameters and their arguments.
  package init(_ callable: Callable, _ shapes: [ParameterShape], _ match: [ArgumentMatch]) {
    self.callable = callable
    if case .entry(let entry) = callable { self.entry = entry } else { entry = nil }
    self.shapes = shapes
    self.match = match
  }

  /// Creates a match if the labels of a call match the parameters.
  package convenience init?(_ callable: Callable, _ shapes: [ParameterShape], for arguments: [ArgumentExpression]) {
    guard let match = arguments.matched(to: shapes) else { return nil }
    self.init(callable, shapes, match)
  }
}

/// The context of a call that determines which types its arguments are expected to have.
package struct CallSite {
  /// The receiver's expression.
  package var base: Expression?
  /// The receiver.
  package var receiver = Value.void
  /// The expected type of the result.
  package var hint = SwiftType.any
}

/// The result of overload resolution, with the arguments that were evaluated for it.
package struct ChosenCallable {
  /// The chosen candidate.
  var matched: MatchedCallable
  /// The arguments that are already evaluated.
  package var values: [Value?] = []

  /// The chosen declaration.
  var callable: Callable { matched.callable }
  /// The argument of each parameter.
  var match: [ArgumentMatch] { matched.match }
}

extension Evaluator {
  /// Returns the candidates whose labels match the call.
  func matching(_ candidates: [Callable], _ arguments: [ArgumentExpression]) -> [MatchedCallable] {
    candidates.compactMap { MatchedCallable($0, shapes(of: $0), for: arguments) }
  }
}
