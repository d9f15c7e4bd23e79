/// A publisher whose values the app sends.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)
  /// Ends the values.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Sends a signal to the subscribers.
  public func send() { send(()) }
}

/// A publisher whose values the app sends.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private var receivers: [Receiver<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?
  /// Creates a subject.
  public init() {}
  /// Whether the subject has no subscribers.
  var isIdle: Bool { receivers.isEmpty }
  /// Sends a value to the subscribers.
  public func send(_ input: Output) { if completion == nil { for receiver in receivers { receiver.send(input) } } }
  /// Ends the values.
  public func send(completion: Subscribers.Completion<Failure>) {
    if self.completion != nil { return }
    self.completion = completion
    for receiver in receivers { receiver.finish(completion) }
  }
  /// Begins to send values to a receiver.
  public func subscribe(_ receiver: Receiver<Output, Failure>) {
    if let completion { return receiver.finish(completion) }
    receivers.append(receiver)
    receiver.onEnd { [weak self, unowned receiver] in self?.receivers.removeAll { $0 === receiver } }
  }
}

/// A publisher whose values the app sends, and which stores the latest one.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let subject = PassthroughSubject<Output, Failure>()
  private var hasEnded = false
  /// The latest value.
  public var value: Output { didSet { subject.send(value) } }
  /// Creates a subject with its first value.
  public init(_ value: Output) { self.value = value }
  /// Sends a value to the subscribers, and stores it as the latest one.
  public func send(_ input: Output) { if !hasEnded { value = input } }
  /// Ends the values.
  public func send(completion: Subscribers.Completion<Failure>) {
    hasEnded = true
    subject.send(completion: completion)
  }
  /// Sends the latest value, and begins to send values to a receiver.
  public func subscribe(_ receiver: Receiver<Output, Failure>) {
    if !hasEnded { receiver.send(value) }
    subject.subscribe(receiver)
  }
}

/// A publisher that sends a signal before an object changes.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  /// The values are signals.
  public typealias Output = Void
  /// The publisher does not fail.
  public typealias Failure = Never
  private let subject = PassthroughSubject<Void, Never>()
  /// Creates a publisher.
  public init() {}
  /// Sends a signal, after which views are evaluated again.
  public func send() {
    subject.send()
    LayoutReports.current?.noteChange()
  }
  /// Begins to send signals to a receiver.
  public func subscribe(_ receiver: Receiver<Void, Never>) { subject.subscribe(receiver) }
}
