import PlumblineLayout

extension Vocabulary {
  /// Adds a view, or another type whose values are typed as views.
  mutating func view<each A>(
    _ name: String, _ parameters: repeat Parameter<each A>, summary: String, example: String,
    body: @escaping @Sendable (repeat each A) throws(Fault) -> LayoutNode
  ) {
    initializer(name, repeat each parameters, returns: .view, summary: summary, example: example, body: body)
    let type = known(name)
    if type.parents.isEmpty { type.parents = ["View"] }
  }

  /// Adds a modifier: a method of every view.
  mutating func modifier<each A>(
    _ name: String, _ parameters: repeat Parameter<each A>, summary: String, example: String,
    body: @escaping @Sendable (LayoutNode, repeat each A) throws(Fault) -> LayoutNode
  ) {
    method(on: .view, name, repeat each parameters, returns: .view, summary: summary, example: example, body: body)
  }
}

extension VocabularyEntry.Definition {
  /// Returns the definition of a view that has a state at its position, which is the first argument of `body`.
  static func placed<each A>(
    _ parameters: repeat KnownParameter<each A>, returns result: TypeBinding<LayoutNode>,
    body: @escaping @Sendable ((any ViewPlace)?, repeat each A) throws(Fault) -> LayoutNode
  ) -> VocabularyEntry.Definition {
    let (shapes, readers) = known(repeat each parameters)
    return VocabularyEntry.Definition(parameters: shapes, result: result.type) { _, call throws(Fault) in
      let place = call.evaluator.place
      let selection = call.evaluator.selectionType
      defer { call.evaluator.selectionType = selection }
      var index = 0
      return result.write(
        try body(place, repeat try AnyParameterReader.argument((each A).self, &index, readers, call)))
    }
  }

  /// Returns the definition of a modifier that has a state at its position.
  static func placedModifier<each A>(
    _ parameters: repeat KnownParameter<each A>,
    body: @escaping @Sendable (LayoutNode, (any ViewPlace)?, repeat each A) throws(Fault) -> LayoutNode
  ) -> VocabularyEntry.Definition {
    let (shapes, readers) = known(repeat each parameters)
    let view = TypeBinding.view
    return VocabularyEntry.Definition(parameters: shapes, result: view.type) { value, call throws(Fault) in
      let node = try call.receiver(value, as: view)
      let place = call.evaluator.place
      var index = 0
      return view.write(
        try body(node, place, repeat try AnyParameterReader.argument((each A).self, &index, readers, call)))
    }
  }

  /// Returns the definition of a modifier.
  static func modifier<each A>(
    _ parameters: repeat KnownParameter<each A>,
    body: @escaping @Sendable (LayoutNode, repeat each A) throws(Fault) -> LayoutNode
  ) -> VocabularyEntry.Definition {
    .method(on: .view, repeat each parameters, returns: .view, body: body)
  }
}
