// Operators that transform or omit values.
extension Publisher {
  /// Returns a publisher of transformed values.
  public func map<Mapped>(_ transform: @escaping (Output) -> Mapped) -> AnyPublisher<Mapped, Failure> {
    passing { outer in { outer.send(transform($0)) } }
  }
  /// Returns a publisher of transformed values that are not nil.
  public func compactMap<Mapped>(_ transform: @escaping (Output) -> Mapped?) -> AnyPublisher<Mapped, Failure> {
    passing { outer in { if let value = transform($0) { outer.send(value) } } }
  }
  /// Returns a publisher of the values that a predicate accepts.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    passing { outer in { if isIncluded($0) { outer.send($0) } } }
  }
  /// Returns a publisher that sends a value instead of each nil.
  public func replaceNil<Wrapped>(with value: Wrapped) -> AnyPublisher<Wrapped, Failure> where Output == Wrapped? {
    map { $0 ?? value }
  }
  /// Returns a publisher without a number of its first values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    passing { outer in
      var left = count
      return { value in if left > 0 { left -= 1 } else { outer.send(value) } }
    }
  }
  /// Returns a publisher without the first values that a predicate accepts.
  public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    passing { outer in
      var isDropping = true
      return { value in
        isDropping = isDropping && predicate(value)
        if !isDropping { outer.send(value) }
      }
    }
  }
  /// Returns a publisher of a number of first values.
  public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
    passing { outer in
      var left = count
      if left == 0 { outer.finish(.finished) }
      return { value in
        left -= 1
        if left >= 0 { outer.send(value) }
        if left == 0 { outer.finish(.finished) }
      }
    }
  }
  /// Returns a publisher of the first values that a predicate accepts.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    passing { outer in
      { value in if predicate(value) { outer.send(value) } else { outer.finish(.finished) } }
    }
  }
  /// Returns a publisher of the first value.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
  /// Returns a publisher of the first value that a predicate accepts.
  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).prefix(1)
  }
  /// Returns a publisher without values that a predicate compares as equal to the one before.
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
    passing { outer in
      var last: Output?
      return { value in
        defer { last = value }
        if let last, predicate(last, value) { return }
        outer.send(value)
      }
    }
  }
  /// Returns a publisher of the intermediate results of a function over all values.
  public func scan<Sum>(
    _ initialResult: Sum, _ nextPartialResult: @escaping (Sum, Output) -> Sum
  ) -> AnyPublisher<Sum, Failure> {
    passing { outer in
      var sum = initialResult
      return { value in
        sum = nextPartialResult(sum, value)
        outer.send(sum)
      }
    }
  }
  /// Returns a publisher that calls functions for its events.
  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil, receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    operating { outer in
      var hasCompleted = false
      outer.onEnd { if !hasCompleted { receiveCancel?() } }
      return Receiver {
        receiveOutput?($0)
        outer.send($0)
      } _: {
        hasCompleted = true
        receiveCompletion?($0)
        outer.finish($0)
      }
    }
  }
  /// Returns the publisher; nothing is printed.
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> { AnyPublisher(subscribe) }
  /// Returns a publisher of values before those of the publisher.
  public func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> { prepend(values) }
  /// Returns a publisher of values before those of the publisher.
  public func prepend(_ values: some Sequence<Output>) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      for value in values { receiver.send(value) }
      if !receiver.hasEnded { subscribe(receiver) }
    }
  }
  /// Returns a publisher of values after those of the publisher.
  public func append(_ values: Output...) -> AnyPublisher<Output, Failure> { append(values) }
  /// Returns a publisher of values after those of the publisher.
  public func append(_ values: some Sequence<Output>) -> AnyPublisher<Output, Failure> {
    append(Publishers.Sequence<[Output], Failure>(sequence: Array(values)))
  }
  /// Returns a publisher of another publisher's values after those of the publisher.
  public func append(_ other: some Publisher<Output, Failure>) -> AnyPublisher<Output, Failure> {
    operating { outer in
      Receiver(outer.send) { completion in
        if case .failure = completion { return outer.finish(completion) }
        let next = Receiver(outer.send, outer.finish)
        outer.onEnd(next.end)
        other.subscribe(next)
      }
    }
  }
  /// Returns a publisher with an error type, for one that does not fail.
  public func setFailureType<Fault: Error>(to type: Fault.Type) -> AnyPublisher<Output, Fault> where Failure == Never {
    operating { outer in Receiver(outer.send) { _ in outer.finish(.finished) } }
  }
}

extension Publisher where Output: Equatable {
  /// Returns a publisher without values that equal the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}
