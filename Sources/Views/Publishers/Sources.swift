/// A publisher of one value.
public struct Just<Output>: Publisher {
  /// A publisher of one value does not fail.
  public typealias Failure = Never
  /// The value.
  public let output: Output
  /// Creates a publisher of a value.
  public init(_ output: Output) { self.output = output }
  /// Sends the value.
  public func subscribe(_ receiver: Receiver<Output, Never>) {
    receiver.send(output)
    receiver.finish(.finished)
  }
}

/// A publisher without values.
public struct Empty<Output, Failure: Error>: Publisher {
  private let ends: Bool
  /// Creates a publisher that completes at once, or never.
  public init(completeImmediately: Bool = true) { ends = completeImmediately }
  /// Creates a publisher of given types that completes at once, or never.
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    ends = completeImmediately
  }
  /// Sends the end.
  public func subscribe(_ receiver: Receiver<Output, Failure>) { if ends { receiver.finish(.finished) } }
}

/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure
  /// Creates a publisher of an error.
  public init(error: Failure) { self.error = error }
  /// Creates a publisher of an error, with a type of values.
  public init(outputType: Output.Type, failure: Failure) { error = failure }
  /// Sends the error.
  public func subscribe(_ receiver: Receiver<Output, Failure>) { receiver.finish(.failure(error)) }
}

/// A publisher of one value, which a function provides at some time; later subscribers receive it as well.
public final class Future<Output, Failure: Error>: Publisher {
  /// A function that gives the result.
  public typealias Promise = (Result<Output, Failure>) -> Void
  private var result: Result<Output, Failure>?
  private var waiting: [Receiver<Output, Failure>] = []
  /// Creates a publisher from a function, which runs at once.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] result in
      if self.result != nil { return }
      self.result = result
      let receivers = waiting
      waiting = []
      for receiver in receivers { subscribe(receiver) }
    }
  }
  /// Sends the value as soon as there is one.
  public func subscribe(_ receiver: Receiver<Output, Failure>) {
    switch result {
    case nil: waiting.append(receiver)
    case .success(let value):
      receiver.send(value)
      receiver.finish(.finished)
    case .failure(let error): receiver.finish(.failure(error))
    }
  }
}

/// A publisher that is made for each subscription.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The type of the values.
  public typealias Output = DeferredPublisher.Output
  /// The type of the errors.
  public typealias Failure = DeferredPublisher.Failure
  /// The function that creates the publisher.
  public let createPublisher: () -> DeferredPublisher
  /// Creates a publisher from the function that makes it.
  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }
  /// Makes the publisher, and begins to send values to a receiver.
  public func subscribe(_ receiver: Receiver<Output, Failure>) { createPublisher().subscribe(receiver) }
}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// A publisher of the value, if there is one.
  public var publisher: AnyPublisher<Wrapped, Never> {
    AnyPublisher { receiver in
      if let self { receiver.send(self) }
      receiver.finish(.finished)
    }
  }
}
