import PlumblineLayout

/// A publisher of a program, which sends values in virtual time.
final class Publisher {
  /// The origin of the values.
  enum Source {
    /// Dates, one for each interval in seconds, while the timer is connected.
    case timer(TimerPublisher)
    /// The values that the program sends.
    case subject(Subject)
    /// Given values, at once.
    case values([Value])
    /// The values of a published property by its name: the present one at once, and each new one while the property
    /// still has the old one, as Combine sends them.
    case property(BindingValue, named: String, object: Instance)
    /// The values of another publisher, each passed to a function that sends what it makes of it.
    case changed(Publisher, (Value, (Value) -> Void) -> Void)
    /// The values of another publisher after a delay in seconds; with `isLast` only those that no other follows.
    case delayed(Publisher, Double, isLast: Bool)
    /// The values of several publishers.
    case merged([Publisher])
    /// The latest values of several publishers together, as soon as each has sent one.
    case combined([Publisher])
    /// No values: the outside world sends none.
    case nothing
  }

  /// The origin of the values.
  let source: Source

  /// Creates a publisher.
  init(_ source: Source) { self.source = source }

  /// Calls a function for each value until the subscription is cancelled.
  func subscribe(in evaluator: Evaluator, _ receive: @escaping (Value) -> Void) -> Subscription {
    let subscription = Subscription()
    let events = evaluator.swiftUI.events
    let send: (Value) -> Void = { [weak subscription] value in
      if subscription?.isActive ?? false { receive(value) }
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
      if let value = subject.value { send(value) }
      let number = subject.add(send)
      subscription.ending = { subject.remove(number) }
    case .values(let values): for value in values { send(value) }
    case .property(let binding, let name, let object):
      func present() -> Value? { evaluator.perform { () throws(Fault) in try binding.get() } }
      if let value = present() { send(value) }
      let number = evaluator.observe(name, of: object) { withOldValue in
        guard let new = present() else { return }
        withOldValue { send(new) }
      }
      subscription.ending = { evaluator.stopObserving(number) }
    case .changed(let other, let change):
      let inner = other.subscribe(in: evaluator) { value in change(value, send) }
      subscription.ending = { inner.cancel() }
    case .delayed(let other, let delay, let isLast):
      var pending = 0
      let inner = other.subscribe(in: evaluator) { value in
        if isLast { events.cancel(pending) }
        pending = events.add(after: delay) { send(value) }
      }
      subscription.ending = { inner.cancel() }
    case .merged(let others):
      let inner = others.map { $0.subscribe(in: evaluator, send) }
      subscription.ending = { for one in inner { one.cancel() } }
    case .combined(let others):
      var latest = [Value?](repeating: nil, count: others.count)
      let inner = others.indices.map { index in
        others[index].subscribe(in: evaluator) { value in
          latest[index] = value
          let known = latest.compactMap { $0 }
          if known.count == latest.count {
            send(.tuple(TupleValue(labels: known.map { _ in nil }, elements: known)))
          }
        }
      }
      subscription.ending = { for one in inner { one.cancel() } }
    case .nothing: break
    }
    return subscription
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
  private var receivers: [(number: Int, receive: (Value) -> Void)] = []
  private var count = 0

  /// Creates a subject.
  init(_ value: Value? = nil) { self.value = value }

  /// Adds a receiver and returns its number.
  func add(_ receive: @escaping (Value) -> Void) -> Int {
    count += 1
    receivers.append((count, receive))
    return count
  }

  /// Removes a receiver.
  func remove(_ number: Int) { receivers.removeAll { $0.number == number } }

  /// Whether no function receives the values.
  var hasNoReceivers: Bool { receivers.isEmpty }

  /// Sends a value.
  func send(_ new: Value) {
    if value != nil { value = new }
    for receiver in receivers { receiver.receive(new) }
  }
}

/// A connection between a publisher and a function, which ends when it is cancelled.
final class Subscription {
  /// Whether values still arrive.
  private(set) var isActive = true
  /// Ends the connection.
  var ending: (() -> Void)?

  /// Ends the connection.
  func cancel() {
    guard isActive else { return }
    isActive = false
    ending?()
    ending = nil
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
