// Overloads whose parameters have the same representations.
extension Evaluator {
  /// Returns the overload that a function means when it calls one of its own name, declared in the same type, whose
  /// parameters have the same representations, such as `Color` and `UIColor`; nil if the choice is not the calling
  /// function.
  func twin(
    of choice: Int, among matching: [MatchedCallable], _ arguments: [ArgumentExpression], _ frame: Frame,
    _ values: inout [Value?], at location: SourceLocation
  ) throws(Fault) -> Int? {
    guard case .function(let own, _) = matching[choice].callable, own.contains(location) else { return nil }
    func representations(_ candidate: MatchedCallable) -> [String] {
      candidate.shapes.map { vocabulary.representations[$0.type.memberKey] ?? $0.type.description }
    }
    func isPlain(_ function: FunctionDeclaration) -> Bool {
      function.condition == nil && function.requirements == nil && function.typeParameters.isEmpty
    }
    if own.owner?.kind == .nativeExtension, let entry = try frameworkTwin(among: matching, arguments, frame, &values) {
      return entry
    }
    if let index = try memberwiseTwin(of: choice, among: matching, arguments, frame, &values) { return index }
    guard isPlain(own) else { return nil }
    let known = representations(matching[choice])
    for (index, candidate) in matching.enumerated() where index != choice {
      guard case .function(let other, _) = candidate.callable, other.owner === own.owner, isPlain(other),
        representations(candidate) == known
      else { continue }
      if try score(candidate, arguments, frame, &values) > 0 { return index }
    }
    return nil
  }

  /// Returns the framework's method that a function of the program means when it calls one of its own name and labels,
  /// as
  /// `padding(_: CGFloat?)` of an extension of `View` calls the one for a `CGFloat`; nil if the framework has none that
  /// takes the arguments.
  private func frameworkTwin(
    among matching: [MatchedCallable], _ arguments: [ArgumentExpression], _ frame: Frame, _ values: inout [Value?]
  ) throws(Fault) -> Int? {
    for (index, candidate) in matching.enumerated() {
      guard case .entry = candidate.callable else { continue }
      if try score(candidate, arguments, frame, &values) > 0 { return index }
    }
    return nil
  }

  /// Returns the memberwise initializer, which an initializer of an extension means when it calls one with its own
  /// labels: itself, it would call without end.
  private func memberwiseTwin(
    of choice: Int, among matching: [MatchedCallable], _ arguments: [ArgumentExpression], _ frame: Frame,
    _ values: inout [Value?]
  ) throws(Fault) -> Int? {
    let labels = matching[choice].shapes.map(\.label)
    for (index, candidate) in matching.enumerated() where candidate.shapes.map(\.label) == labels {
      guard case .memberwise = candidate.callable else { continue }
      if try score(candidate, arguments, frame, &values) > 0 { return index }
    }
    return nil
  }

  /// Returns whether all candidates are functions that call one of their own name and labels, or that do not take the
  /// arguments; the framework's is meant if it declares one.
  func areCallers(
    _ candidates: [MatchedCallable], _ arguments: [ArgumentExpression], at location: SourceLocation
  ) -> Bool {
    candidates.allSatisfy { candidate in
      guard case .function(let function, _) = candidate.callable else { return false }
      return function.isDisfavored || function.contains(location) || takesNoProjection(candidate, arguments)
    }
  }

  /// Returns whether an argument is the projection of a focus and its parameter a `Binding`, as that of a function
  /// `focused(_: Binding<Bool>)` beside the framework's for a `FocusState<Bool>.Binding`.
  private func takesNoProjection(_ candidate: MatchedCallable, _ arguments: [ArgumentExpression]) -> Bool {
    zip(candidate.shapes, candidate.match).contains { shape, match in
      guard case .one(let index) = match, arguments[index].value is ProjectedValue else { return false }
      return !accepts(arguments[index].value, nil, as: shape.type)
    }
  }
}
