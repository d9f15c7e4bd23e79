extension Compiler {
  /// The names of the types that may be meant by a misspelt one.
  var knownTypeNames: [String] {
    Array(program.vocabulary.types.filter { !$0.value.initializers.isEmpty }.keys) + declaredTypeNames
  }

  /// The names of all types, also of those that no program creates, such as protocols.
  var allTypeNames: [String] { Array(program.vocabulary.types.keys) + declaredTypeNames }

  private var declaredTypeNames: [String] { Array(program.shared.types.keys) + Array(file.own.types.keys) }

  /// The names that may be meant by a misspelt one.
  var knownNames: [String] {
    Array(program.vocabulary.functions.keys) + Array(program.vocabulary.constants.keys)
      + Array(program.shared.variables.keys)
      + Array(program.shared.functions.keys)
      + Array(scope.nearestOwner?.members.keys ?? [:].keys) + Array(scope.nearestOwner?.statics.keys ?? [:].keys)
  }
}
