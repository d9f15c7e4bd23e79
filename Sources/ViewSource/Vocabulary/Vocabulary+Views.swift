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
  /// Returns the definition of a modifier.
  static func modifier<each A>(
    _ parameters: repeat KnownParameter<each A>,
    body: @escaping @Sendable (LayoutNode, repeat each A) throws(Fault) -> LayoutNode
  ) -> VocabularyEntry.Definition {
    .method(on: .view, repeat each parameters, returns: .view, body: body)
  }
}
