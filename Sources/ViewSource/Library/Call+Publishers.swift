import PlumblineLayout

extension Value {
  /// Returns a publisher with a source.
  static func publisher(_ source: Publisher.Source) -> Value { .native("Publisher", Publisher(source)) }

  /// The error of a `Result` or a completion of the program, or nil for any other value.
  var failure: Value? {
    guard case .enumCase(let value) = self, value.enumCase.name == "failure" else { return nil }
    return value.payload.first
  }
}

extension PublisherEvent {
  /// Creates a completion from one of the program.
  init(completion value: Value) { self = value.failure.map { .failed($0) } ?? .finished }
}

extension Evaluator {
  /// Returns a completion as the program receives it, a case of `Subscribers.Completion`.
  func completion(_ event: PublisherEvent, at location: SourceLocation) -> Value {
    var payload: [Value] = []
    if case .failed(let error) = event { payload = [error] }
    guard let type = program.preludeType(at: "Subscribers.Completion"),
      let enumCase = type.enumCase(named: payload.isEmpty ? "finished" : "failure"),
      let value = try? makeCase(type, enumCase, payload, at: location)
    else { return .void }
    return value
  }
}

extension Call {
  /// Returns a value as a publisher; a value of another type becomes one that sends nothing.
  func publisher(_ value: Value) throws(Fault) -> Publisher {
    try TypeBinding.publisher.read(value, evaluator) ?? Publisher(.nothing)
  }

  /// Returns the arguments, or the first ones, as publishers; a list counts as its elements.
  func publishers(_ count: Int? = nil) throws(Fault) -> [Publisher] {
    var result: [Publisher] = []
    for index in 0..<(count ?? arguments.count) {
      if case .array(let values) = value(index) {
        for value in values {
          guard case .array(let inner) = value else {
            result.append(try publisher(value))
            continue
          }
          for value in inner { result.append(try publisher(value)) }
        }
      } else {
        result.append(try publisher(value(index)))
      }
    }
    return result
  }

  /// Returns the publisher of the values that an operator adds before or after another's: a publisher, a list or the
  /// arguments.
  func joined() throws(Fault) -> Publisher {
    guard case .array(let values) = value(0) else { return try publisher(value(0)) }
    if values.count == 1 {
      if case .native(let native) = values[0], native.payload is Publisher || native.payload is Subject {
        return try publisher(values[0])
      }
      if case .array(let inner) = values[0] { return Publisher(.values(inner)) }
    }
    return Publisher(.values(values.map(\.settledNumber)))
  }

  /// Returns the result of a function in an argument, or nil after a fault; an error that it throws is sent.
  func attempt(_ index: Int, _ arguments: [Value], _ send: (PublisherEvent) -> Void) -> Value? {
    attempt(send) { () throws(Fault) in try apply(index, arguments) }
  }

  /// Returns an operator that replaces each value by the result of a decoder or an encoder, or sends its error.
  func coding(_ code: @escaping (Evaluator, Value) throws(Fault) -> Value) -> Publisher.Operator {
    { event, send in
      guard case .value(let value) = event else { return send(event) }
      if let new = attempt(send, { () throws(Fault) in try code(evaluator, value) }) { send(.value(new)) }
    }
  }

  private func attempt(_ send: (PublisherEvent) -> Void, _ body: () throws(Fault) -> Value) -> Value? {
    var failure: Value?
    let result = evaluator.perform { () throws(Fault) -> Value? in
      do throws(Fault) { return try body() } catch {
        guard let thrown = error.thrown else { throw error }
        failure = thrown
        return nil
      }
    }
    if let failure { send(.failed(failure)) }
    return result ?? nil
  }

  /// Returns whether a function in an argument returns true; an error that it throws is sent.
  func holds(_ index: Int, _ arguments: Value..., send: (PublisherEvent) -> Void) -> Bool {
    if case .bool(true)? = attempt(index, arguments, send) { true } else { false }
  }
}
