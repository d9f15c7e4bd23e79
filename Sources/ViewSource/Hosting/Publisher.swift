import PlumblineLayout

/// What a publisher sends: values, and at most one end.
enum Signal {
  /// A value.
  case value(Value)
  /// The end, after the last value.
  case finished
  /// The end by an error of the program.
  case failed(Value)
}

/// A publisher of a program, which sends values in virtual time.
///
/// Source of the rules for all publishers and operators: Apple's documentation of Combine.
final class Publisher {
  /// A function that passes on what it makes of a signal; each subscription has one of its own.
  typealias Change = (Signal, @escaping (Signal) -> Void) -> Void

  /// The origin of the values.
  enum Source {
    /// Dates, one for each interval in seconds, while the timer is connected.
    case timer(TimerPublisher)
    /// The values that the program sends.
    case subject(Subject)
    /// Given values, at once, and the end.
    case values([Value])
    /// An error, at once.
    case failure(Value)
    /// The values of a published property by its name: the present one at once, and each new one while the property
    /// still has the old one, as Combine sends them.
    case property(BindingValue, named: String, object: Instance)
    /// The values of a publisher that is made for each subscription.
    case deferred(() -> Publisher?)
    /// What a function makes of the signals of another publisher.
    case changed(Publisher, () -> Change)
    /// The values of another publisher after a delay in seconds; with `isLast` only those that no other follows.
    case delayed(Publisher, Double, isLast: Bool)
    /// The values of several publishers.
    case merged([Publisher])
    /// The values of several publishers together: the latest of each as soon as each has sent one or, if they are zipped,
    /// the first of each, the second of each, and so on.
    case combined([Publisher], isZipped: Bool)
    /// The values of several publishers, of each after the end of the one before.
    case joined([Publisher])
    /// The values of the publishers that a function makes of another's values; with `isLatest` only of the last one.
    case flattened(Publisher, isLatest: Bool, (Value) -> Publisher?)
    /// The values of another publisher and, after an error, of the one that a function makes of the error.
    case caught(Publisher, (Value) -> Publisher?)
    /// No values: the outside world sends none.
    case nothing
  }

  /// The origin of the values.
  let source: Source

  /// Creates a publisher.
  init(_ source: Source) { self.source = source }

  /// Calls a function for each value until the subscription is cancelled.
  func subscribe(in evaluator: Evaluator, values receive: @escaping (Value) -> Void) -> Subscription {
    subscribe(in: evaluator) { signal in
      if case .value(let value) = signal { receive(value) }
    }
  }

  /// Calls a function for each signal until the end, or until the subscription is cancelled.
  func subscribe(in evaluator: Evaluator, _ receive: @escaping (Signal) -> Void) -> Subscription {
    let subscription = Subscription()
    let events = evaluator.swiftUI.events
    let send: (Signal) -> Void = { [weak subscription] signal in
      guard let subscription, subscription.isActive else { return }
      if case .value = signal {} else { subscription.cancel() }
      receive(signal)
    }
    switch source {
    case .timer(let timer):
      let number = timer.subject.add(send)
      if timer.connectsItself { timer.connect(in: evaluator) }
      subscription.ending = {
        timer.subject.remove(number)
        if timer.connectsItself, timer.subject.hasNoReceivers { timer.disconnect() }
      }
    case .subject(let subject):
      if let value = subject.value, subject.end == nil || subject.keepsLast { send(.value(value)) }
      if let end = subject.end {
        send(end)
      } else {
        let number = subject.add(send)
        subscription.ending = { subject.remove(number) }
      }
    case .values(let values):
      for value in values { send(.value(value)) }
      send(.finished)
    case .failure(let error): send(.failed(error))
    case .property(let binding, let name, let object):
      func present() -> Value? { evaluator.perform { () throws(Fault) in try binding.get() } }
      if let value = present() { send(.value(value)) }
      let number = evaluator.observe(name, of: object) { withOldValue in
        guard let new = present() else { return }
        withOldValue { send(.value(new)) }
      }
      subscription.ending = { evaluator.stopObserving(number) }
    case .deferred(let make):
      let inner = make()?.subscribe(in: evaluator, send)
      subscription.ending = { inner?.cancel() }
    case .changed(let other, let make):
      let change = make()
      let inner = other.subscribe(in: evaluator) { change($0, send) }
      subscription.ending = { inner.cancel() }
    case .delayed(let other, let delay, let isLast):
      var pending = 0
      let inner = other.subscribe(in: evaluator) { signal in
        if isLast, case .value = signal { events.cancel(pending) }
        let number = events.add(after: delay) { send(signal) }
        if case .value = signal { pending = number }
      }
      subscription.ending = { inner.cancel() }
    case .merged(let others):
      var running = others.count
      let inner = others.map { other in
        other.subscribe(in: evaluator) { signal in
          if case .finished = signal {
            running -= 1
            if running > 0 { return }
          }
          send(signal)
        }
      }
      subscription.ending = { for one in inner { one.cancel() } }
    case .combined(let others, let isZipped):
      let inner = combine(others, isZipped: isZipped, in: evaluator, send)
      subscription.ending = { for one in inner { one.cancel() } }
    case .joined(let others):
      let current = join(others[...], in: evaluator, send)
      subscription.ending = { current.cancel() }
    case .flattened(let other, let isLatest, let make):
      let inner = flatten(other, isLatest: isLatest, make, in: evaluator, send)
      subscription.ending = { inner.cancel() }
    case .caught(let other, let make):
      var replacement: Subscription?
      let inner = other.subscribe(in: evaluator) { signal in
        guard case .failed(let error) = signal, let other = make(error) else { return send(signal) }
        replacement = other.subscribe(in: evaluator, send)
      }
      subscription.ending = {
        inner.cancel()
        replacement?.cancel()
      }
    case .nothing: break
    }
    return subscription
  }

  private func combine(
    _ others: [Publisher], isZipped: Bool, in evaluator: Evaluator, _ send: @escaping (Signal) -> Void
  ) -> [Subscription] {
    var waiting = [[Value]](repeating: [], count: others.count)
    var hasEnded = [Bool](repeating: false, count: others.count)
    func sendIfComplete() {
      guard waiting.allSatisfy({ !$0.isEmpty }) else { return }
      let first = waiting.map { $0[0] }
      if isZipped { for index in waiting.indices { waiting[index].removeFirst() } }
      send(.value(.tuple(TupleValue(labels: first.map { _ in nil }, elements: first))))
    }
    func isOver() -> Bool {
      // Without another value of one that has ended, nothing follows.
      zip(waiting, hasEnded).contains { $0.isEmpty && $1 } || hasEnded.allSatisfy { $0 } && !isZipped
    }
    return others.indices.map { index in
      others[index].subscribe(in: evaluator) { signal in
        switch signal {
        case .value(let value):
          if isZipped { waiting[index].append(value) } else { waiting[index] = [value] }
          sendIfComplete()
        case .finished: hasEnded[index] = true
        case .failed: return send(signal)
        }
        if isOver() { send(.finished) }
      }
    }
  }

  private func join(
    _ others: ArraySlice<Publisher>, in evaluator: Evaluator, _ send: @escaping (Signal) -> Void
  ) -> Subscription {
    let whole = Subscription()
    guard let first = others.first else {
      send(.finished)
      return whole
    }
    var next: Subscription?
    let inner = first.subscribe(in: evaluator) { [weak self, weak whole] signal in
      guard case .finished = signal, others.count > 1, let self else { return send(signal) }
      guard whole?.isActive ?? false else { return }
      next = join(others.dropFirst(), in: evaluator, send)
    }
    whole.ending = {
      inner.cancel()
      next?.cancel()
    }
    return whole
  }

  private func flatten(
    _ other: Publisher, isLatest: Bool, _ make: @escaping (Value) -> Publisher?, in evaluator: Evaluator,
    _ send: @escaping (Signal) -> Void
  ) -> Subscription {
    let whole = Subscription()
    var (running, hasEnded) = (0, false)
    var inner: [Subscription] = []
    let outer = other.subscribe(in: evaluator) { signal in
      switch signal {
      case .value(let value):
        guard let made = make(value) else { return }
        if isLatest {
          for one in inner { one.cancel() }
          (inner, running) = ([], 0)
        }
        running += 1
        inner.append(
          made.subscribe(in: evaluator) { signal in
            if case .finished = signal {
              running -= 1
              if running > 0 || !hasEnded { return }
            }
            send(signal)
          })
      case .finished:
        hasEnded = true
        if running == 0 { send(signal) }
      case .failed: send(signal)
      }
    }
    whole.ending = {
      outer.cancel()
      for one in inner { one.cancel() }
    }
    return whole
  }
}

/// A publisher of `Timer`, which ticks while it is connected.
final class TimerPublisher {
  /// The receivers of the ticks.
  let subject = Subject()
  /// Whether the first subscription connects the timer and the last one ends it.
  var connectsItself = false
  private let interval: Double
  private var timer: ProgramTimer?

  /// Creates a timer with an interval in seconds.
  init(interval: Double) { self.interval = interval }

  /// Starts the ticks, unless they have started.
  func connect(in evaluator: Evaluator) {
    guard timer == nil else { return }
    let timer = ProgramTimer(interval: interval)
    self.timer = timer
    timer.start(in: evaluator.swiftUI.events) { [subject] in
      subject.send(.native("Date", evaluator.options.clock))
    }
  }

  /// Ends the ticks.
  func disconnect() {
    timer?.stop()
    timer = nil
  }
}

/// A subject, through which a program sends values.
final class Subject {
  /// The current value, or nil for a subject that keeps none.
  var value: Value?
  /// The end that the program has sent, or nil.
  private(set) var end: Signal?
  /// Whether those that subscribe after the end receive the last value before it, as those of a future do.
  let keepsLast: Bool
  private var receivers: [(number: Int, receive: (Signal) -> Void)] = []
  private var count = 0

  /// Creates a subject.
  init(_ value: Value? = nil, keepsLast: Bool = false) {
    self.value = value
    self.keepsLast = keepsLast
  }

  /// Adds a receiver and returns its number.
  func add(_ receive: @escaping (Signal) -> Void) -> Int {
    count += 1
    receivers.append((count, receive))
    return count
  }

  /// Removes a receiver.
  func remove(_ number: Int) { receivers.removeAll { $0.number == number } }

  /// Whether no function receives the values.
  var hasNoReceivers: Bool { receivers.isEmpty }

  /// Sends a value, unless the subject has ended.
  func send(_ new: Value) {
    guard end == nil else { return }
    if value != nil || keepsLast { value = new }
    for receiver in receivers { receiver.receive(.value(new)) }
  }

  /// Ends the subject, unless it has ended.
  func finish(_ signal: Signal) { end(signal) { $0(signal) } }

  /// Sends each receiver a last value and the end, unless the subject has ended.
  func finish(with last: Value) {
    if end == nil { value = last }
    end(.finished) { receive in
      receive(.value(last))
      receive(.finished)
    }
  }

  private func end(_ signal: Signal, _ send: ((Signal) -> Void) -> Void) {
    guard end == nil else { return }
    end = signal
    let waiting = receivers
    receivers = []
    for receiver in waiting { send(receiver.receive) }
  }
}

/// A connection between a publisher and a function, which ends when it is cancelled.
final class Subscription {
  /// Whether values still arrive.
  private(set) var isActive = true
  /// Ends the connection; it is called at once if the connection has ended before.
  var ending: (() -> Void)? {
    didSet {
      guard !isActive, let ending else { return }
      self.ending = nil
      ending()
    }
  }

  /// Ends the connection.
  func cancel() {
    guard isActive else { return }
    isActive = false
    let ending = ending
    self.ending = nil
    ending?()
  }
}

extension Subscription: Hashable {
  /// Returns whether two connections are the same one.
  static func == (a: Subscription, b: Subscription) -> Bool { a === b }

  /// Hashes the connection's identity.
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension TypeBinding where T == Publisher {
  /// A publisher; values that send nothing count as publishers too.
  static var publisher: TypeBinding {
    TypeBinding(
      type: .any,
      read: { value, evaluator in
        guard case .native(let native) = value else { return nil }
        if let publisher = native.payload as? Publisher { return publisher }
        if let subject = native.payload as? Subject { return Publisher(.subject(subject)) }
        return Publisher(.nothing)
      }, write: { .native("Publisher", $0) })
  }
}
