import PlumblineLayout

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
  /// The completion that the program has sent, or nil.
  private(set) var completion: PublisherEvent?
  /// Whether the subject keeps its last value for subscribers after its completion, as a future does.
  let keepsLast: Bool
  private var receivers: [(number: Int, receive: (PublisherEvent) -> Void)] = []
  private var count = 0

  /// Creates a subject.
  init(_ value: Value? = nil, keepsLast: Bool = false) {
    self.value = value
    self.keepsLast = keepsLast
  }

  /// Adds a receiver and returns its number.
  func add(_ receive: @escaping (PublisherEvent) -> Void) -> Int {
    count += 1
    receivers.append((count, receive))
    return count
  }

  /// Removes a receiver.
  func remove(_ number: Int) { receivers.removeAll { $0.number == number } }

  /// Whether no function receives the values.
  var hasNoReceivers: Bool { receivers.isEmpty }

  /// Sends a value, unless the subject has completed.
  func send(_ new: Value) {
    guard completion == nil else { return }
    if value != nil || keepsLast { value = new }
    for receiver in receivers { receiver.receive(.value(new)) }
  }

  /// Sends a completion, unless the subject has completed.
  func finish(_ event: PublisherEvent) { complete(event) { $0(event) } }

  /// Sends each receiver a last value and the completion, unless the subject has completed.
  func finish(with last: Value) {
    if completion == nil { value = last }
    complete(.finished) { receive in
      receive(.value(last))
      receive(.finished)
    }
  }

  private func complete(_ event: PublisherEvent, _ send: ((PublisherEvent) -> Void) -> Void) {
    guard completion == nil else { return }
    completion = event
    let waiting = receivers
    receivers = []
    for receiver in waiting { send(receiver.receive) }
  }
}

/// The subscription of a function to a publisher, which ends when it is cancelled.
final class Subscription {
  /// Whether values still arrive.
  private(set) var isActive = true
  /// The function that runs when the subscription ends; it runs at once if the subscription has ended before.
  var ending: (() -> Void)? {
    didSet {
      guard !isActive, let ending else { return }
      self.ending = nil
      ending()
    }
  }

  /// Ends the subscription.
  func cancel() {
    guard isActive else { return }
    isActive = false
    let ending = ending
    self.ending = nil
    ending?()
  }
}

extension Subscription: Hashable {
  /// Returns whether two subscriptions are the same one.
  static func == (a: Subscription, b: Subscription) -> Bool { a === b }

  /// Hashes the subscription's identity.
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
