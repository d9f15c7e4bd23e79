import PlumblineLayout

// The publishers that combine the values of others.
extension Publisher {
  /// Subscribes to publishers whose values are sent together, as tuples.
  func combine(
    _ others: [Publisher], isZipped: Bool, in evaluator: Evaluator, _ send: @escaping (PublisherEvent) -> Void
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
      // If a publisher has ended and has no value left, no tuple follows.
      zip(waiting, hasEnded).contains { $0.isEmpty && $1 } || hasEnded.allSatisfy { $0 } && !isZipped
    }
    return others.indices.map { index in
      others[index].subscribe(in: evaluator) { event in
        switch event {
        case .value(let value):
          if isZipped { waiting[index].append(value) } else { waiting[index] = [value] }
          sendIfComplete()
        case .finished: hasEnded[index] = true
        case .failed: return send(event)
        }
        if isOver() { send(.finished) }
      }
    }
  }

  /// Subscribes to publishers one after the other: to each after the previous one has finished.
  static func join(
    _ others: ArraySlice<Publisher>, in evaluator: Evaluator, _ send: @escaping (PublisherEvent) -> Void
  ) -> Subscription {
    let whole = Subscription()
    guard let first = others.first else {
      send(.finished)
      return whole
    }
    var next: Subscription?
    let inner = first.subscribe(in: evaluator) { [weak whole] event in
      guard case .finished = event, others.count > 1 else { return send(event) }
      guard whole?.isActive ?? false else { return }
      next = join(others.dropFirst(), in: evaluator, send)
    }
    whole.ending = {
      inner.cancel()
      next?.cancel()
    }
    return whole
  }

  /// Subscribes to a publisher, and to those that a function returns for its values.
  func flatten(
    _ other: Publisher, isLatest: Bool, _ make: @escaping (Value) -> Publisher?, in evaluator: Evaluator,
    _ send: @escaping (PublisherEvent) -> Void
  ) -> Subscription {
    let whole = Subscription()
    var (running, hasEnded) = (0, false)
    var inner: [Subscription] = []
    let outer = other.subscribe(in: evaluator) { event in
      switch event {
      case .value(let value):
        guard let made = make(value) else { return }
        if isLatest {
          for one in inner { one.cancel() }
          (inner, running) = ([], 0)
        }
        running += 1
        inner.append(
          made.subscribe(in: evaluator) { event in
            if case .finished = event {
              running -= 1
              if running > 0 || !hasEnded { return }
            }
            send(event)
          })
      case .finished:
        hasEnded = true
        if running == 0 { send(event) }
      case .failed: send(event)
      }
    }
    whole.ending = {
      outer.cancel()
      for one in inner { one.cancel() }
    }
    return whole
  }

  /// Subscribes to a publisher whose values are sent at once, but at most one in each interval.
  func throttle(
    _ other: Publisher, by interval: Double, isLatest: Bool, in evaluator: Evaluator,
    _ send: @escaping (PublisherEvent) -> Void
  ) -> Subscription {
    let events = evaluator.swiftUI.events
    var isWaiting = false
    var pending: Value?
    func begin() {
      isWaiting = true
      _ = events.add(after: interval) {
        isWaiting = false
        guard let value = pending else { return }
        pending = nil
        send(.value(value))
        begin()
      }
    }
    return other.subscribe(in: evaluator) { event in
      guard case .value(let value) = event else {
        if let value = pending { send(.value(value)) }
        pending = nil
        return send(event)
      }
      if !isWaiting {
        send(event)
        begin()
      } else if isLatest || pending == nil {
        pending = value
      }
    }
  }
}

/// A publisher whose subscribers have one subscription to another publisher in common.
final class SharedPublisher {
  private let upstream: Publisher
  private let subject = Subject()
  private var connection: Subscription?

  /// Creates a publisher that shares the events of another.
  init(_ upstream: Publisher) { self.upstream = upstream }

  /// Adds a subscriber, the first of which begins the common subscription, and returns its number.
  func add(_ receive: @escaping (PublisherEvent) -> Void, in evaluator: Evaluator) -> Int {
    if let completion = subject.completion {
      receive(completion)
      return 0
    }
    let isFirst = subject.hasNoReceivers
    let number = subject.add(receive)
    if isFirst {
      connection = upstream.subscribe(in: evaluator) { [subject] event in
        if case .value(let value) = event { subject.send(value) } else { subject.finish(event) }
      }
    }
    return number
  }

  /// Removes a subscriber, the last of which ends the common subscription.
  func remove(_ number: Int) {
    subject.remove(number)
    if subject.hasNoReceivers {
      connection?.cancel()
      connection = nil
    }
  }
}
