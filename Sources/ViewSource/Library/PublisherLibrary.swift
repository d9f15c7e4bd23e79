import PlumblineLayout

extension Vocabulary {
  /// Adds publishers and subjects, which send values in programs that act.
  mutating func addPublishers() {
    type("Publisher")
    addSubjects()
    for type in ["Publisher", "PassthroughSubject", "CurrentValueSubject"] { addOperators(type) }
    rawInitializer("Just", [.value()]) { call in .native("Publisher", Publisher(.values([call.value(0)]))) }
    rawInitializer("Empty", [.ignored("completeImmediately")]) { _ in .native("Publisher", Publisher(.nothing)) }
    raw("Array", "publisher", []) { value, call throws(Fault) in
      .native("Publisher", Publisher(.values(try call.evaluator.elements(of: value) ?? [])))
    }
    raw("AnyCancellable", "cancel") { value, _ in
      if case .native(let native) = value { (native.payload as? Subscription)?.cancel() }
      return .void
    }
    raw("AnyCancellable", "store", [.value("in")]) { value, call in
      switch call.value(0) {
      case .array(let values): call.changes?.values[0] = .array(values + [value])
      case .set(var set):
        set.insert(value)
        call.changes?.values[0] = .set(set)
      default: break
      }
      return .void
    }
  }

  private mutating func addSubjects() {
    rawInitializer("PassthroughSubject", []) { call in
      .native("PassthroughSubject", call.evaluator.program.isActing ? Subject() : 0)
    }
    rawInitializer("CurrentValueSubject", [.value()]) { call in
      .native("CurrentValueSubject", Subject(call.value(0).settledNumber))
    }
    rawProperty("CurrentValueSubject", "value") { value, _ in
      guard case .native(let native) = value else { return .none }
      return (native.payload as? Subject)?.value ?? .none
    }
    for name in ["PassthroughSubject", "CurrentValueSubject"] {
      raw(name, "send", [.value(optional: true)]) { value, call in
        if case .native(let native) = value {
          (native.payload as? Subject)?.send(call.arguments.first.flatMap { $0 } == nil ? .void : call.value(0))
        }
        return .void
      }
      raw(name, "send", [.ignored("completion")]) { _, _ in .void }
    }
  }

  private mutating func addOperators(_ type: String) {
    raw(type, "autoconnect", []) { value, call throws(Fault) in
      let publisher = try call.publisher(value)
      if case .timer(let timer) = publisher.source { timer.connectsItself = true }
      return .native("Publisher", publisher)
    }
    raw(type, "connect", []) { value, call throws(Fault) in
      guard case .timer(let timer) = try call.publisher(value).source else { return .native("AnyCancellable", 0) }
      timer.connect(in: call.evaluator)
      let connection = Subscription()
      connection.ending = { timer.disconnect() }
      return .native("AnyCancellable", connection)
    }
    rawProperty(type, "upstream") { value, call throws(Fault) in .native("Publisher", try call.publisher(value)) }
    for name in ["eraseToAnyPublisher", "share", "print"] {
      raw(type, name, [.ignored(nil)]) { value, call throws(Fault) in
        .native("Publisher", try call.publisher(value))
      }
    }
    for name in ["receive", "subscribe"] {
      raw(type, name, [.ignored("on"), .ignored("options")]) { value, call throws(Fault) in
        .native("Publisher", try call.publisher(value))
      }
    }
    for name in ["map", "compactMap"] {
      raw(type, name, [.function()]) { value, call throws(Fault) in
        let evaluator = call.evaluator
        return .native(
          "Publisher",
          Publisher(
            .changed(try call.publisher(value)) { value, send in
              guard let new = evaluator.perform({ () throws(Fault) in try call.apply(0, [value]) }) else { return }
              if name == "map" || !new.isNone { send(new) }
            }))
      }
    }
    raw(type, "filter", [.function()]) { value, call throws(Fault) in
      let evaluator = call.evaluator
      return .native(
        "Publisher",
        Publisher(
          .changed(try call.publisher(value)) { value, send in
            if case .bool(true)? = evaluator.perform({ () throws(Fault) in try call.apply(0, [value]) }) { send(value) }
          }))
    }
    raw(type, "scan", [.value(), .function(of: [.any, .any])]) { value, call throws(Fault) in
      let evaluator = call.evaluator
      var total = call.value(0).settledNumber
      return .native(
        "Publisher",
        Publisher(
          .changed(try call.publisher(value)) { value, send in
            let next = evaluator.perform { () throws(Fault) in try call.apply(1, [total, value]) }
            total = next ?? total
            send(total)
          }))
    }
    raw(type, "removeDuplicates", []) { value, call throws(Fault) in
      var last: Value?
      return .native(
        "Publisher",
        Publisher(
          .changed(try call.publisher(value)) { value, send in
            defer { last = value }
            if last?.isEqual(to: value) != true { send(value) }
          }))
    }
    for (name, keeps) in [("prefix", true), ("dropFirst", false)] {
      raw(type, name, [.value(optional: true)]) { value, call throws(Fault) in
        let count = call.value(0).asInt ?? 1
        var seen = 0
        return .native(
          "Publisher",
          Publisher(
            .changed(try call.publisher(value)) { value, send in
              seen += 1
              if (seen <= count) == keeps { send(value) }
            }))
      }
    }
    for name in ["delay", "debounce", "throttle"] {
      raw(
        type, name,
        [
          .value("for", .native("Duration")), .ignored("tolerance"), .ignored("scheduler"), .ignored("options"),
          .ignored("latest"),
        ]
      ) { value, call throws(Fault) in
        var seconds = call.value(0).asNumber ?? 0
        if case .native(let native) = call.value(0), let length = native.payload as? Double { seconds = length }
        return .native(
          "Publisher", Publisher(.delayed(try call.publisher(value), seconds, isLast: name != "delay")))
      }
    }
    for name in ["merge", "combineLatest"] {
      let label = name == "merge" ? "with" : nil
      raw(type, name, [.value(label)]) { value, call throws(Fault) in
        let both = [try call.publisher(value), try call.publisher(call.value(0))]
        return .native("Publisher", Publisher(name == "merge" ? .merged(both) : .combined(both)))
      }
    }
    raw(type, "sink", [.ignored("receiveCompletion"), .action("receiveValue")]) { value, call throws(Fault) in
      guard case .function(let action) = call.value(1) else { return .native("AnyCancellable", 0) }
      let evaluator = call.evaluator
      return .native(
        "AnyCancellable", try call.publisher(value).subscribe(in: evaluator) { evaluator.act(action, [$0]) })
    }
    raw(type, "assign", [.value("to")]) { value, call throws(Fault) in
      guard case .property(let property, _, _)? = try TypeBinding.publisher.read(call.value(0), call.evaluator)?.source
      else { return .void }
      let evaluator = call.evaluator
      _ = try call.publisher(value).subscribe(in: evaluator) { new in
        evaluator.perform { () throws(Fault) in try property.set(new) }
      }
      return .void
    }
    raw(type, "assign", [.value("to"), .value("on")]) { value, call throws(Fault) in
      guard case .keyPath(let path) = call.value(0), let name = path.name else { return .native("AnyCancellable", 0) }
      let evaluator = call.evaluator
      let object = call.value(1)
      return .native(
        "AnyCancellable",
        try call.publisher(value).subscribe(in: evaluator) { new in
          var target = object
          evaluator.perform { () throws(Fault) in
            try evaluator.mutateMember(name, of: &target, at: call.location) { (old: inout Value) throws(Fault) in
              old = new
            }
          }
        })
    }
  }
}

extension Call {
  /// Returns a value as a publisher, which sends nothing if it is none.
  fileprivate func publisher(_ value: Value) throws(Fault) -> Publisher {
    try TypeBinding.publisher.read(value, evaluator) ?? Publisher(.nothing)
  }
}
