import Foundation
import PlumblineViews

extension Timer {
  /// A publisher of dates at an interval, which sends none before it is connected.
  public struct TimerPublisher: Publisher, Sendable {
    /// A timer does not fail.
    public typealias Failure = Never
    let interval: TimeInterval
    /// Sends no values, as the publisher is not connected.
    public func values(_ receive: @escaping (Date) -> Void) -> () -> Void { {} }
    /// Returns a publisher that starts with its first subscriber, in the virtual time of the preview.
    public func autoconnect() -> AnyPublisher<Date, Never> {
      AnyPublisher { [interval] receive in
        let ticking = Ticking(interval: interval, receive: receive)
        ticking.wait()
        return { ticking.isEnded = true }
      }
    }
  }

  /// Returns a publisher of dates at an interval.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval: interval) }
}

/// A timer with a subscriber.
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
    AnyPublisher { [self] receive in
      nonisolated(unsafe) let receive = receive
      let token = addObserver(forName: name, object: object, queue: nil) { receive($0) }
      return { [self] in removeObserver(token) }
    }
  }
}
