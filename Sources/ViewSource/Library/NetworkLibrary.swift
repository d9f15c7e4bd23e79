import PlumblineLayout

extension Vocabulary {
  /// Adds the network requests of programs that act, which fail as without a connection.
  mutating func addNetwork() {
    addNotificationRequests()
    // A publisher of a request sends nothing while a figure is drawn, and fails after a step.
    raw("URLSession", "dataTaskPublisher", [.everything]) { _, call in
      guard call.evaluator.program.isActing else { return .publisher(.nothing) }
      return .publisher(.failure(call.connectionError()))
    }
    for name in ["data", "download", "upload", "bytes"] {
      raw("URLSession", name, [.everything]) { value, call throws(Fault) in
        guard call.evaluator.program.isActing else { return value }
        throw Fault(
          throwing: call.connectionError(), Diagnostic(.error, .uncaught, at: call.evaluator.range(of: call.location)))
      }
    }
    for (name, labels) in [
      ("dataTask", ["with"]), ("downloadTask", ["with"]), ("uploadTask", ["with", "from"]),
      ("uploadTask", ["with", "fromFile"]),
    ] {
      let type = "URLSession" + name.prefix(1).uppercased() + name.dropFirst()
      inertTypes.remove(type)
      let arguments: [ParameterShape] = labels.map { .value($0) }
      raw("URLSession", name, arguments) { _, call throws(Fault) in try call.task(type, .none) }
      raw("URLSession", name, arguments + [.action("completionHandler")]) { _, call throws(Fault) in
        try call.task(type, call.value(labels.count))
      }
    }
    rawFunction("_failRequest", [.value()]) { call in
      guard call.evaluator.program.isActing, case .function(let completion) = call.value(0) else { return .void }
      let (evaluator, error) = (call.evaluator, call.connectionError())
      evaluator.swiftUI.events.add(after: 0) { _ = evaluator.act(completion, [.none, .none, error]) }
      return .void
    }
  }

  /// Adds the requests of `UNUserNotificationCenter`: permission is denied, and no notification is delivered.
  ///
  /// Where no steps are taken, the question to a person is still open.
  private mutating func addNotificationRequests() {
    let name = "_NotificationRequests"
    type(name)
    raw(name, "requestAuthorization", [.ignored("options")]) { _, call throws(Fault) in
      call.note("notifications are not allowed")
      if !call.evaluator.program.precedesSteps { try call.evaluator.swiftUI.waitForOutside() }
      return .bool(false)
    }
    raw(name, "requestAuthorization", [.ignored("options"), .action("completionHandler")]) { _, call in
      call.note("notifications are not allowed")
      let evaluator = call.evaluator
      guard evaluator.program.precedesSteps, case .function(let completion) = call.value(1) else { return .void }
      evaluator.swiftUI.events.add(after: 0) { evaluator.act(completion, [.bool(false), .none]) }
      return .void
    }
    raw(name, "add", [.value(), .action("withCompletionHandler", optional: true)]) { _, call in
      call.note("a notification is not delivered")
      let evaluator = call.evaluator
      guard case .function(let completion) = call.value(1) else { return .void }
      evaluator.swiftUI.events.add(after: 0) { evaluator.act(completion, [.none]) }
      return .void
    }
  }
}

extension Call {
  /// Adds a note about a request to the system, in a program that acts.
  func note(_ request: String) {
    guard evaluator.program.isActing else { return }
    evaluator.noteOutside(request, nil, at: evaluator.range(of: location))
  }

  /// Returns a task of a session for a request, with the code that is called when it ends.
  fileprivate func task(_ type: String, _ completion: Value) throws(Fault) -> Value {
    guard let declared = evaluator.program.preludeType(named: type),
      case .function(let make) = try evaluator.member("_make", of: .type(.declared(declared)), hint: .any, at: location)
    else { return .native(type, 0) }
    return try evaluator.call(make, [value(0), completion], expecting: .declared(declared))
  }

  /// Returns the error of a request without a connection, and adds a note about the request.
  fileprivate func connectionError() -> Value {
    evaluator.noteOutside("a request fails, as there is no connection", nil, at: evaluator.range(of: location))
    guard let type = evaluator.program.preludeType(named: "URLError"),
      let error = try? evaluator.member("_offline", of: .type(.declared(type)), hint: .any, at: location)
    else { return .native("URLError", 0) }
    return error
  }
}
