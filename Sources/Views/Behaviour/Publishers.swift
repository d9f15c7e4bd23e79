import PlumblineLayout

/// A source of values over time, in the spelling of Combine.
///
/// Values arrive at once, on the thread of the views. Publishers that send in time follow the virtual time of the preview.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the errors.
  associatedtype Failure: Error
  /// Calls a function with each value from now on, and returns the function that ends this.
  func values(_ receive: @escaping (Output) -> Void) -> () -> Void
}

/// A publisher with its type erased.
public struct AnyPublisher<Output, Failure: Error>: Publisher, @unchecked Sendable {
  private let subscription: (@escaping (Output) -> Void) -> () -> Void
  /// Creates a publisher from the function that begins to send its values and returns the one that ends this.
  package init(_ subscription: @escaping (@escaping (Output) -> Void) -> () -> Void) {
    self.subscription = subscription
  }
  /// Calls a function with each value from now on, and returns the function that ends this.
  public func values(_ receive: @escaping (Output) -> Void) -> () -> Void { subscription(receive) }
}

/// A publisher of one value.
public struct Just<Output>: Publisher {
  /// A publisher of one value does not fail.
  public typealias Failure = Never
  /// The value.
  public let output: Output
  /// Creates a publisher of a value.
  public init(_ output: Output) { self.output = output }
  /// Calls a function with the value.
  public func values(_ receive: @escaping (Output) -> Void) -> () -> Void {
    receive(output)
    return {}
  }
}

/// A publisher whose values the app sends.
public final class PassthroughSubject<Output, Failure: Error>: Publisher, @unchecked Sendable {
  private var receivers: [(number: Int, receive: (Output) -> Void)] = []
  private var count = 0
  /// Creates a subject.
  public init() {}
  /// Sends a value to the subscribers.
  public func send(_ input: Output) { for receiver in receivers { receiver.receive(input) } }
  /// Calls a function with each value from now on, and returns the function that ends this.
  public func values(_ receive: @escaping (Output) -> Void) -> () -> Void {
    count += 1
    receivers.append((count, receive))
    return { [count, weak self] in self?.receivers.removeAll { $0.number == count } }
  }
}

extension PassthroughSubject where Output == Void {
  /// Sends a signal to the subscribers.
  public func send() { send(()) }
}

/// A publisher whose values the app sends, and which stores the latest one.
public final class CurrentValueSubject<Output, Failure: Error>: Publisher, @unchecked Sendable {
  private let subject = PassthroughSubject<Output, Failure>()
  /// The latest value.
  public var value: Output { didSet { subject.send(value) } }
  /// Creates a subject with its first value.
  public init(_ value: Output) { self.value = value }
  /// Sends a value to the subscribers, and stores it as the latest one.
  public func send(_ input: Output) { value = input }
  /// Calls a function with the latest value and with each one from now on, and returns the function that ends this.
  public func values(_ receive: @escaping (Output) -> Void) -> () -> Void {
    receive(value)
    return subject.values(receive)
  }
}

/// The time between two values, in seconds.
public struct PublisherInterval: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  /// The time in seconds.
  let seconds: Double
  /// Creates an interval from a number of seconds.
  public init(floatLiteral value: Double) { seconds = value }
  /// Creates an interval from a number of seconds.
  public init(integerLiteral value: Int) { seconds = Double(value) }
  /// Returns an interval of seconds.
  public static func seconds(_ seconds: Double) -> PublisherInterval { PublisherInterval(floatLiteral: seconds) }
  /// Returns an interval of milliseconds.
  public static func milliseconds(_ milliseconds: Int) -> PublisherInterval {
    PublisherInterval(floatLiteral: Double(milliseconds) / 1000)
  }
}

extension Publisher {
  /// Returns a publisher that sends its values on a scheduler, which is that of the views.
  public func receive<Scheduler>(on scheduler: Scheduler) -> AnyPublisher<Output, Failure> { AnyPublisher(values) }
  /// Returns a publisher that sends a value after a pause without another one.
  public func debounce<Scheduler>(
    for dueTime: PublisherInterval, scheduler: Scheduler
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      var count = 0
      return values { value in
        count += 1
        let own = count
        VirtualTime.after(dueTime.seconds) { if own == count { receive(value) } }
      }
    }
  }
  /// Returns a publisher of transformed values.
  public func map<Mapped>(_ transform: @escaping (Output) -> Mapped) -> AnyPublisher<Mapped, Failure> {
    AnyPublisher { receive in values { receive(transform($0)) } }
  }
  /// Returns a publisher of transformed values that are not nil.
  public func compactMap<Mapped>(_ transform: @escaping (Output) -> Mapped?) -> AnyPublisher<Mapped, Failure> {
    AnyPublisher { receive in values { transform($0).map(receive) } }
  }
  /// Returns a publisher of the values that a predicate accepts.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in values { if isIncluded($0) { receive($0) } } }
  }
  /// Returns a publisher without a number of its first values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      var left = count
      return values { value in
        if left > 0 { left -= 1 } else { receive(value) }
      }
    }
  }
  /// Returns the publisher with its type erased.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(values) }
  /// Returns a publisher that starts with its first subscriber.
  public func autoconnect() -> AnyPublisher<Output, Failure> { AnyPublisher(values) }
}

extension Publisher where Output: Equatable {
  /// Returns a publisher without values that equal the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      var last: Output?
      return values { value in
        if last != value { receive(value) }
        last = value
      }
    }
  }
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
  /// The subscription of the first evaluation goes on.
  /// - Example: `Text("a").onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in }`
  public func onReceive<Source: Publisher>(_ publisher: Source, perform action: @escaping (Source.Output) -> Void)
    -> LoweredView where Source.Failure == Never
  {
    let receiver = VirtualTime.place?.memory
    receiver?.value = action
    return acting {
      $0.task(id: nil, at: ViewIdentity.place) {
        publisher.values { value in (receiver?.value as? (Source.Output) -> Void ?? action)(value) }
      }
    }
  }
}
