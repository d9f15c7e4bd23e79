import PlumblineLayout

/// A source of values over time, as in Combine.
///
/// Values arrive at once, on the thread of the views. Publishers that send in time follow the virtual time of the
/// preview. Source of the rules for all publishers and operators: Apple's documentation of Combine.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the errors.
  associatedtype Failure: Error
  /// Begins to send values, followed by the completion, to a receiver.
  func subscribe(_ receiver: Receiver<Output, Failure>)
}

/// Types for the subscribers of publishers.
public enum Subscribers {
  /// The end of a publisher's values.
  public enum Completion<Failure: Error> {
    /// There are no more values.
    case finished
    /// An error ends the values.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}

/// One subscription to a publisher, which ends with its completion or when it is cancelled.
public final class Receiver<Output, Failure: Error> {
  private let take: (Output) -> Void
  private let complete: (Subscribers.Completion<Failure>) -> Void
  private var endings: [() -> Void] = []
  /// Whether the subscription has ended.
  private(set) var hasEnded = false

  /// Creates a subscription from the functions that take its values and its completion.
  package init(
    _ take: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void = { _ in }
  ) {
    self.take = take
    self.complete = complete
  }

  /// Sends a value.
  package func send(_ value: Output) { if !hasEnded { take(value) } }

  /// Sends the completion, which is the last event.
  package func finish(_ completion: Subscribers.Completion<Failure>) {
    if hasEnded { return }
    end()
    complete(completion)
  }

  /// Ends the subscription.
  package func end() {
    hasEnded = true
    let endings = endings
    self.endings = []
    for ending in endings { ending() }
  }

  /// Calls a function when the subscription ends, or at once if it has ended.
  package func onEnd(_ ending: @escaping () -> Void) {
    if hasEnded { return ending() }
    endings.append(ending)
  }
}

/// A publisher with its type erased.
public struct AnyPublisher<Output, Failure: Error>: Publisher, @unchecked Sendable {
  private let begin: (Receiver<Output, Failure>) -> Void
  /// Creates a publisher from the function that sends its values to a receiver.
  package init(_ begin: @escaping (Receiver<Output, Failure>) -> Void) { self.begin = begin }
  /// Creates a publisher with the values of another.
  public init(_ publisher: some Publisher<Output, Failure>) { begin = publisher.subscribe }
  /// Begins to send values to a receiver.
  public func subscribe(_ receiver: Receiver<Output, Failure>) { begin(receiver) }
}

/// An operation that can be cancelled.
public protocol Cancellable {
  /// Cancels the operation.
  func cancel()
}

/// A subscription, which ends when it is cancelled or no longer stored.
public final class AnyCancellable: Cancellable, Hashable {
  private var ending: (() -> Void)?
  /// Creates a subscription from the function that ends it.
  public init(_ cancel: @escaping () -> Void) { ending = cancel }
  /// Creates a subscription that ends another operation.
  public convenience init(_ canceller: some Cancellable) { self.init(canceller.cancel) }
  deinit { cancel() }
  /// Ends the subscription.
  public func cancel() {
    let ending = ending
    self.ending = nil
    ending?()
  }
  /// Returns whether both are the same subscription.
  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Cancellable {
  /// Stores the operation in a set.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self as? AnyCancellable ?? AnyCancellable(cancel))
  }
  /// Stores the operation in a collection.
  public func store(in collection: inout some RangeReplaceableCollection<AnyCancellable>) {
    collection.append(self as? AnyCancellable ?? AnyCancellable(cancel))
  }
}

extension Publisher {
  /// Calls functions with each value from now on and with the completion, until the result is cancelled.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let receiver = Receiver<Output, Failure>(receiveValue, receiveCompletion)
    subscribe(receiver)
    return AnyCancellable(receiver.end)
  }

  /// Returns the publisher with its type erased.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(subscribe) }

  /// Returns a publisher that sends its values to a receiver of its own for each subscription.
  func operating<Out, Fault: Error>(
    _ make: @escaping (Receiver<Out, Fault>) -> Receiver<Output, Failure>
  ) -> AnyPublisher<Out, Fault> {
    AnyPublisher { outer in
      let inner = make(outer)
      outer.onEnd(inner.end)
      subscribe(inner)
    }
  }

  /// Returns a publisher that sends a function's result for each value, and the same completion.
  func passing<Out>(
    _ make: @escaping (Receiver<Out, Failure>) -> (Output) -> Void
  ) -> AnyPublisher<Out, Failure> {
    operating { outer in Receiver(make(outer), outer.finish) }
  }
}

extension Publisher where Failure == Never {
  /// Calls a function with each value from now on, until the result is cancelled.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Sets a property of an object to each value, until the result is cancelled.
  public func assign<Root>(to path: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    sink { object[keyPath: path] = $0 }
  }

  /// Sets a published property to each value, as long as its object exists.
  public func assign(to published: inout Published<Output>.Publisher) { published.follow(self) }
}

/// A view that runs an action for each value of a publisher.
public struct SubscriptionView<Source: Publisher, Content: View>: PrimitiveView where Source.Failure == Never {
  /// The node of the content.
  public let layoutNode: LayoutNode
  /// Creates a view that runs an action for each value of a publisher.
  public init(content: Content, publisher: Source, action: @escaping (Source.Output) -> Void) {
    layoutNode = content.onReceive(publisher, perform: action).layoutNode
  }
}

extension View {
  /// Runs an action for each value of a publisher while the view is present.
  ///
  /// The subscription of the first evaluation is kept.
  /// - Example: `Text("a").onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in }`
  public func onReceive<Source: Publisher>(_ publisher: Source, perform action: @escaping (Source.Output) -> Void)
    -> LoweredView where Source.Failure == Never
  {
    let receiver = VirtualTime.place?.memory
    receiver?.value = action
    return acting {
      $0.task(id: nil, at: ViewIdentity.place) {
        let subscription = publisher.sink { value in (receiver?.value as? (Source.Output) -> Void ?? action)(value) }
        return subscription.cancel
      }
    }
  }
}
