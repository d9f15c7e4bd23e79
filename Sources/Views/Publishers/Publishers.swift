/// The types of publishers that consist of others.
public enum Publishers {
  /// A publisher of the elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The type of the values.
    public typealias Output = Elements.Element
    /// The elements.
    public let sequence: Elements
    /// Creates a publisher of elements.
    public init(sequence: Elements) { self.sequence = sequence }
    /// Sends the elements.
    public func subscribe(_ receiver: Receiver<Output, Failure>) {
      for element in sequence {
        if receiver.hasEnded { return }
        receiver.send(element)
      }
      receiver.finish(.finished)
    }
  }

  /// A publisher of the latest values of two publishers.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The latest values.
    public typealias Output = (A.Output, B.Output)
    /// The type of the errors.
    public typealias Failure = A.Failure
    private let (a, b): (A, B)
    /// Creates a publisher of the latest values.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    /// Begins to send values to a receiver.
    public func subscribe(_ receiver: Receiver<Output, Failure>) {
      let parts = Parts(receiver, count: 2) { values in
        guard let a = values[0] as? A.Output, let b = values[1] as? B.Output else { return nil }
        return (a, b)
      }
      parts.follow(a, 0)
      parts.follow(b, 1)
    }
  }

  /// A publisher of the latest values of three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure {
    /// The latest values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The type of the errors.
    public typealias Failure = A.Failure
    private let (a, b, c): (A, B, C)
    /// Creates a publisher of the latest values.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }
    /// Begins to send values to a receiver.
    public func subscribe(_ receiver: Receiver<Output, Failure>) {
      let parts = Parts(receiver, count: 3) { values in
        guard let a = values[0] as? A.Output, let b = values[1] as? B.Output, let c = values[2] as? C.Output else {
          return nil
        }
        return (a, b, c)
      }
      parts.follow(a, 0)
      parts.follow(b, 1)
      parts.follow(c, 2)
    }
  }

  /// A publisher of the first values of two publishers, of the second ones, and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The corresponding values.
    public typealias Output = (A.Output, B.Output)
    /// The type of the errors.
    public typealias Failure = A.Failure
    private let (a, b): (A, B)
    /// Creates a publisher of corresponding values.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    /// Begins to send values to a receiver.
    public func subscribe(_ receiver: Receiver<Output, Failure>) {
      let parts = Parts(receiver, count: 2, isZipped: true) { values in
        guard let a = values[0] as? A.Output, let b = values[1] as? B.Output else { return nil }
        return (a, b)
      }
      parts.follow(a, 0)
      parts.follow(b, 1)
    }
  }

  /// A publisher of the values of two publishers.
  public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
    /// The type of the values.
    public typealias Output = A.Output
    /// The type of the errors.
    public typealias Failure = A.Failure
    private let (a, b): (A, B)
    /// Creates a publisher of the values of two.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    /// Begins to send values to a receiver.
    public func subscribe(_ receiver: Receiver<Output, Failure>) {
      MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()]).subscribe(receiver)
    }
  }

  /// A publisher of the values of several publishers.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publishers.
    public let publishers: [Upstream]
    /// Creates a publisher of the values of several.
    public init(_ upstream: Upstream...) { publishers = upstream }
    /// Creates a publisher of the values of several.
    public init(_ upstream: some Swift.Sequence<Upstream>) { publishers = Array(upstream) }
    /// Begins to send values to a receiver.
    public func subscribe(_ receiver: Receiver<Output, Failure>) {
      var running = publishers.count
      if running == 0 { receiver.finish(.finished) }
      for publisher in publishers {
        let inner = Receiver<Output, Failure>(receiver.send) { completion in
          running -= 1
          if case .finished = completion, running > 0 { return }
          receiver.finish(completion)
        }
        receiver.onEnd(inner.end)
        publisher.subscribe(inner)
      }
    }
  }

  /// A publisher that starts with its first subscriber.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher, @unchecked Sendable {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that is connected.
    public let upstream: Upstream
    private var connection: (any Cancellable)?
    private var count = 0
    /// Creates a publisher that connects another.
    package init(upstream: Upstream) { self.upstream = upstream }
    /// Begins to send values to a receiver.
    public func subscribe(_ receiver: Receiver<Output, Failure>) {
      count += 1
      receiver.onEnd { [self] in
        count -= 1
        guard count == 0 else { return }
        connection?.cancel()
        connection = nil
      }
      upstream.subscribe(receiver)
      if connection == nil { connection = upstream.connect() }
    }
  }
}

/// A publisher that sends its values while it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts sending values, until the result is cancelled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Returns a publisher that starts with its first subscriber.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

/// The corresponding values of several publishers.
private final class Parts<Output, Failure: Error> {
  private let receiver: Receiver<Output, Failure>
  private let isZipped: Bool
  private let make: ([Any]) -> Output?
  private var values: [[Any]]
  private var hasEnded: [Bool]

  init(
    _ receiver: Receiver<Output, Failure>, count: Int, isZipped: Bool = false, _ make: @escaping ([Any]) -> Output?
  ) {
    (self.receiver, self.isZipped, self.make) = (receiver, isZipped, make)
    values = Array(repeating: [], count: count)
    hasEnded = Array(repeating: false, count: count)
  }

  /// Subscribes to the publisher at an index.
  func follow<Source: Publisher>(_ publisher: Source, _ index: Int) where Source.Failure == Failure {
    let inner = Receiver<Source.Output, Failure> { [self] value in
      if isZipped { values[index].append(value) } else { values[index] = [value] }
      sendPart()
    } _: { [self] completion in
      hasEnded[index] = true
      if case .failure = completion { return receiver.finish(completion) }
      endIfDone()
    }
    receiver.onEnd(inner.end)
    publisher.subscribe(inner)
  }

  private func sendPart() {
    let first = values.compactMap(\.first)
    guard first.count == values.count else { return }
    if isZipped { for index in values.indices { values[index].removeFirst() } }
    if let output = make(first) { receiver.send(output) }
    endIfDone()
  }

  /// Completes when all have completed or, if they are zipped, when one has completed and has no more values.
  private func endIfDone() {
    let isDone =
      isZipped ? values.indices.contains { hasEnded[$0] && values[$0].isEmpty } : hasEnded.allSatisfy { $0 }
    if isDone { receiver.finish(.finished) }
  }
}
