import PlumblineLayout

/// An event that a publisher sends to its subscribers: a value or its completion, which is the last event.
enum PublisherEvent {
  /// A value.
  case value(Value)
  /// The completion without an error.
  case finished
  /// The completion by an error of the program.
  case failed(Value)
}

/// A publisher of a program, which sends values in virtual time.
///
/// Source of the rules for all publishers and operators: Apple's documentation of Combine.
final class Publisher {
  /// An operator: it receives the events of a publisher and sends its own; each subscription has an operator of its
  /// own.
  typealias Operator = (PublisherEvent, @escaping (PublisherEvent) -> Void) -> Void

  /// The origin of the values.
  enum Source {
    /// The dates of a timer, one for each interval in seconds, while it is connected.
    case timer(TimerPublisher)
    /// The values that the program sends.
    case subject(Subject)
    /// Values that are sent at once, followed by the completion.
    case values([Value])
    /// An error, at once.
    case failure(Value)
    /// The values of a published property by its name: the present one at once, and each new one while the property
    /// still has the old one, as Combine sends them.
    case property(BindingValue, named: String, object: Instance)
    /// An empty value whenever a published property of an object is set, while the property still has the old value.
    case changes(Instance)
    /// The values of a publisher that is made for each subscription.
    case deferred(() -> Publisher?)
    /// The events of another publisher, transformed by an operator.
    case transformed(Publisher, () -> Operator)
    /// The values of another publisher after a delay in seconds; with `isLast` only those without a successor in that
    /// time.
    case delayed(Publisher, Double, isLast: Bool)
    /// The first value of another publisher, and then at most one in each interval in seconds: the latest or the first
    /// of the interval.
    case throttled(Publisher, Double, isLatest: Bool)
    /// The events of another publisher, to which all subscribers have one subscription in common.
    case shared(SharedPublisher)
    /// The values of several publishers.
    case merged([Publisher])
    /// The values of several publishers together: the latest of each as soon as each has sent one or, if they are
    /// zipped, the first of each, the second of each, and so on.
    case combined([Publisher], isZipped: Bool)
    /// The values of several publishers, one after another.
    case joined([Publisher])
    /// The values of the publishers that a function returns for another's values; with `isLatest` only of the last one.
    case flattened(Publisher, isLatest: Bool, (Value) -> Publisher?)
    /// The values of another publisher and, after an error, of the one that a function returns for the error.
    case caught(Publisher, (Value) -> Publisher?)
    /// No values, as of a publisher outside of the program.
    case nothing
  }

  /// The origin of the values.
  let source: Source

  /// Creates a publisher.
  init(_ source: Source) { self.source = source }

  /// Calls a function for each value until the subscription is cancelled.
  func subscribe(in evaluator: Evaluator, values receive: @escaping (Value) -> Void) -> Subscription {
    subscribe(in: evaluator) { event in
      if case .value(let value) = event { receive(value) }
    }
  }

  /// Calls a function for each event until the end, or until the subscription is cancelled.
  func subscribe(in evaluator: Evaluator, _ receive: @escaping (PublisherEvent) -> Void) -> Subscription {
    let subscription = Subscription()
    let events = evaluator.swiftUI.events
    let send: (PublisherEvent) -> Void = { [weak subscription] event in
      guard let subscription, subscription.isActive else { return }
      if case .value = event {} else { subscription.cancel() }
      receive(event)
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
      if let value = subject.value, subject.completion == nil || subject.keepsLast { send(.value(value)) }
      if let completion = subject.completion {
        send(completion)
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
    case .changes(let object):
      let number = evaluator.observe(nil, of: object) { withOldValue in withOldValue { send(.value(.void)) } }
      subscription.ending = { evaluator.stopObserving(number) }
    case .deferred(let make):
      let inner = make()?.subscribe(in: evaluator, send)
      subscription.ending = { inner?.cancel() }
    case .transformed(let other, let make):
      let transform = make()
      let inner = other.subscribe(in: evaluator) { transform($0, send) }
      subscription.ending = { inner.cancel() }
    case .delayed(let other, let delay, let isLast):
      var pending = 0
      let inner = other.subscribe(in: evaluator) { event in
        if isLast, case .value = event { events.cancel(pending) }
        let number = events.add(after: delay) { send(event) }
        if case .value = event { pending = number }
      }
      subscription.ending = { inner.cancel() }
    case .throttled(let other, let interval, let isLatest):
      let inner = throttle(other, by: interval, isLatest: isLatest, in: evaluator, send)
      subscription.ending = { inner.cancel() }
    case .shared(let shared):
      let number = shared.add(send, in: evaluator)
      subscription.ending = { shared.remove(number) }
    case .merged(let others):
      if others.isEmpty { send(.finished) }
      var running = others.count
      let inner = others.map { other in
        other.subscribe(in: evaluator) { event in
          if case .finished = event {
            running -= 1
            if running > 0 { return }
          }
          send(event)
        }
      }
      subscription.ending = { for one in inner { one.cancel() } }
    case .combined(let others, let isZipped):
      let inner = combine(others, isZipped: isZipped, in: evaluator, send)
      subscription.ending = { for one in inner { one.cancel() } }
    case .joined(let others):
      let current = Self.join(others[...], in: evaluator, send)
      subscription.ending = { current.cancel() }
    case .flattened(let other, let isLatest, let make):
      let inner = flatten(other, isLatest: isLatest, make, in: evaluator, send)
      subscription.ending = { inner.cancel() }
    case .caught(let other, let make):
      var replacement: Subscription?
      let inner = other.subscribe(in: evaluator) { event in
        guard case .failed(let error) = event, let other = make(error) else { return send(event) }
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
}
