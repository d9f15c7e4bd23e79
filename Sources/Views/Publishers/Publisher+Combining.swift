// Operators over several publishers.
extension Publisher {
  /// Returns a publisher of the latest values of two publishers.
  public func combineLatest<Other: Publisher>(_ other: Other) -> Publishers.CombineLatest<Self, Other>
  where Other.Failure == Failure { Publishers.CombineLatest(self, other) }
  /// Returns a publisher of a function's results for the latest values of two publishers.
  public func combineLatest<Other: Publisher, Mapped>(
    _ other: Other, _ transform: @escaping (Output, Other.Output) -> Mapped
  ) -> AnyPublisher<Mapped, Failure> where Other.Failure == Failure {
    Publishers.CombineLatest(self, other).map { transform($0, $1) }
  }
  /// Returns a publisher of the latest values of three publishers.
  public func combineLatest<A: Publisher, B: Publisher>(_ a: A, _ b: B) -> Publishers.CombineLatest3<Self, A, B>
  where A.Failure == Failure, B.Failure == Failure { Publishers.CombineLatest3(self, a, b) }
  /// Returns a publisher of corresponding values.
  public func zip<Other: Publisher>(_ other: Other) -> Publishers.Zip<Self, Other> where Other.Failure == Failure {
    Publishers.Zip(self, other)
  }
  /// Returns a publisher of a function's results for corresponding values.
  public func zip<Other: Publisher, Mapped>(
    _ other: Other, _ transform: @escaping (Output, Other.Output) -> Mapped
  ) -> AnyPublisher<Mapped, Failure> where Other.Failure == Failure {
    Publishers.Zip(self, other).map { transform($0, $1) }
  }
  /// Returns a publisher of the values of two publishers.
  public func merge<Other: Publisher>(with other: Other) -> Publishers.Merge<Self, Other>
  where Other.Output == Output, Other.Failure == Failure { Publishers.Merge(self, other) }

  /// Returns a publisher of the values of the publishers that a function returns.
  public func flatMap<Inner: Publisher>(
    maxPublishers: Int? = nil, _ transform: @escaping (Output) -> Inner
  ) -> AnyPublisher<Inner.Output, Failure> where Inner.Failure == Failure {
    map(transform).flattened(isLatest: false)
  }

  /// Returns a publisher with one subscription that all subscribers share.
  public func share() -> AnyPublisher<Output, Failure> {
    let subject = PassthroughSubject<Output, Failure>()
    var inner: Receiver<Output, Failure>?
    return AnyPublisher { receiver in
      subject.subscribe(receiver)
      receiver.onEnd {
        guard subject.isIdle else { return }
        inner?.end()
        inner = nil
      }
      guard inner == nil else { return }
      let made = Receiver<Output, Failure>(subject.send, subject.send(completion:))
      inner = made
      subscribe(made)
    }
  }
}

extension Publisher where Failure == Never {
  /// Returns a publisher of the values of the publishers that a function returns, which may fail.
  public func flatMap<Inner: Publisher>(
    maxPublishers: Int? = nil, _ transform: @escaping (Output) -> Inner
  ) -> AnyPublisher<Inner.Output, Inner.Failure> {
    setFailureType(to: Inner.Failure.self).map(transform).flattened(isLatest: false)
  }
  /// Returns a publisher of the values of the publishers that a function returns.
  public func flatMap<Inner: Publisher>(
    maxPublishers: Int? = nil, _ transform: @escaping (Output) -> Inner
  ) -> AnyPublisher<Inner.Output, Never> where Inner.Failure == Never {
    map(transform).flattened(isLatest: false)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Returns a publisher of the values of the latest publisher.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> { flattened(isLatest: true) }

  /// Returns a publisher of the values of all publishers, or of the latest one.
  fileprivate func flattened(isLatest: Bool) -> AnyPublisher<Output.Output, Failure> {
    operating { outer in
      var (running, hasEnded) = (0, false)
      var latest: Receiver<Output.Output, Failure>?
      return Receiver { publisher in
        if isLatest, let former = latest {
          if !former.hasEnded { running -= 1 }
          former.end()
        }
        running += 1
        let inner = Receiver<Output.Output, Failure>(outer.send) { completion in
          running -= 1
          if case .finished = completion, running > 0 || !hasEnded { return }
          outer.finish(completion)
        }
        latest = inner
        outer.onEnd(inner.end)
        publisher.subscribe(inner)
      } _: { completion in
        hasEnded = true
        if case .finished = completion, running > 0 { return }
        outer.finish(completion)
      }
    }
  }
}
