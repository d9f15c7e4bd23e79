extension Vocabulary {
  /// Adds the types of Foundation and Swift's libraries whose values have no effect on a first frame, such as queues
  /// and tasks.
  ///
  /// The members and the results of such values are inert as well, and arguments are not evaluated.
  mutating func addInertTypes() {
    inertTypes.formUnion([
      "Timer", "NotificationCenter", "DispatchQueue", "OperationQueue", "RunLoop", "Task", "MainActor", "URLSession",
      "NSComparisonPredicate", "NSExpression", "Logger", "DispatchWorkItem",
    ])
    for name in inertTypes { type(name) }
    rawStatic("MainActor", "assumeIsolated", [.function(of: [])]) { _, call throws(Fault) in
      guard case .function(let function) = call.value(0) else { return .void }
      return try call.evaluator.call(function, [], expecting: call.hint)
    }
    rawConstant("Thread", "isMainThread") { _ in .bool(true) }
  }
}

extension Evaluator {
  /// Returns an inert value of a type, or nil if the type's values have an effect on a first frame.
  ///
  /// `member` is the name of the static member whose value it is, or nil for a value that is created. A nested type of
  /// the vocabulary is not inert.
  func inert(_ type: SwiftType, member: String? = nil, at location: SourceLocation = .start) -> Value? {
    guard case .native(let name) = type else { return nil }
    let family = program.family(of: name)
    guard family.isInert else { return nil }
    if let member, vocabulary.types["\(name).\(member)"] != nil { return nil }
    guard family.isOutside else { return .native(name, 0) }
    program.isSpent = true
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return outsideValue(member ?? last, type: name, at: location)
  }

  /// Returns whether a variable of a type keeps no value, since none has an effect on a first frame.
  ///
  /// The values of types with initializers of their own, such as `CurrentValueSubject`, are kept.
  func ignoresAssignments(to type: SwiftType) -> Bool {
    guard case .native(let name) = type else { return false }
    let family = program.family(of: name)
    return family.isInert && !family.isOutside && vocabulary.types[name]?.initializers.isEmpty ?? true
  }

  /// Returns whether a value has no effect on a first frame.
  func isInert(_ value: Value) -> Bool {
    if case .native(let native) = value { return program.family(of: native.type).isInert }
    return false
  }
}
