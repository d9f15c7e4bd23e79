import Foundation
import PlumblineViews

extension Timer {
  /// A publisher of dates at an interval, which sends them while it is connected, in the virtual time of the preview.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    /// The values are dates.
    public typealias Output = Date
    /// A timer does not fail.
    public typealias Failure = Never
    private let interval: TimeInterval
    private let subject = PassthroughSubject<Date, Never>()
    private var ticking: Ticking?

    init(interval: TimeInterval) { self.interval = interval }

    /// Begins to send dates to a receiver.
    public func subscribe(_ receiver: Receiver<Date, Never>) { subject.subscribe(receiver) }

    /// Starts the timer, unless it runs, until the result is cancelled.
    public func connect() -> any Cancellable {
      if ticking == nil {
        ticking = Ticking(interval: interval, receive: subject.send)
        ticking?.wait()
      }
      return AnyCancellable { [self] in
        ticking?.isEnded = true
        ticking = nil
      }
    }
  }

  /// Returns a publisher of dates at an interval.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval: interval) }
}

/// A timer that runs.
private final class Ticking {
  private let interval: TimeInterval
  private let receive: (Date) -> Void
  private let start = Date()
  var isEnded = false

  init(interval: TimeInterval, receive: @escaping (Date) -> Void) {
    (self.interval, self.receive) = (max(interval, 0.0001), receive)
  }

  /// Sends a date after the interval, and then again.
  func wait() {
    VirtualTime.after(interval) { [self] in
      if isEnded { return }
      receive(start.addingTimeInterval(VirtualTime.now ?? 0))
      wait()
    }
  }
}

extension NotificationCenter {
  /// Returns a publisher of the notifications that the program posts.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never> {
    AnyPublisher { [self] receiver in
      nonisolated(unsafe) let receiver = receiver
      let token = addObserver(forName: name, object: object, queue: nil) { receiver.send($0) }
      receiver.onEnd { [self] in removeObserver(token) }
    }
  }
}
