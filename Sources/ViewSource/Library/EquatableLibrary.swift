import PlumblineLayout

extension Vocabulary {
  /// Adds views that are updated only when their values change.
  mutating func addEquatableViews() {
    rawInitializer(
      "EquatableView", [.value("content", .view)],
      summary: "Creates a view that is updated when its content's value changes.",
      example: "EquatableView(content: Color.red)"
    ) { call throws(Fault) in
      .view(try call.evaluator.updated(call.value(0)) ?? .empty)
    }
    known("View").add(
      member: VocabularyEntry(
        name: "equatable", kind: .method, parameters: [],
        summary: "Returns the view, which is updated only when its value changes.",
        example: "Color.red.equatable()"
      ) { value, call throws(Fault) in
        .view(try call.evaluator.updated(value) ?? .empty)
      })
  }
}

extension Evaluator {
  /// Returns the view of a value, or that of the former value in the same place if the two are equal.
  ///
  /// Source: Apple, `EquatableView`.
  fileprivate func updated(_ value: Value) throws(Fault) -> LayoutNode? {
    guard program.isActing, let type = declaration(of: value) else { return try node(of: value) }
    let own = identity.next(ViewIdentity.equatable)
    guard let known = own.lastValue, declaration(of: known)?.origin === type.origin, known.isEqual(to: value) else {
      own.lastValue = value
      return try node(of: value)
    }
    return try node(of: known)
  }
}
