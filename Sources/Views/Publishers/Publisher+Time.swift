import PlumblineLayout

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
  public func receive<Scheduler>(on scheduler: Scheduler) -> AnyPublisher<Output, Failure> { AnyPublisher(subscribe) }
  /// Returns a publisher that begins on a scheduler, which is that of the views.
  public func subscribe<Scheduler>(on scheduler: Scheduler) -> AnyPublisher<Output, Failure> { AnyPublisher(subscribe) }
  /// Returns a publisher that sends its values later.
  public func delay<Scheduler>(
    for interval: PublisherInterval, scheduler: Scheduler
  ) -> AnyPublisher<Output, Failure> {
    operating { outer in
      Receiver { value in
        VirtualTime.after(interval.seconds) { outer.send(value) }
      } _: { completion in
        VirtualTime.after(interval.seconds) { outer.finish(completion) }
      }
    }
  }
  /// Returns a publisher that sends a value after a pause without another one.
  public func debounce<Scheduler>(
    for dueTime: PublisherInterval, scheduler: Scheduler
  ) -> AnyPublisher<Output, Failure> {
    operating { outer in
      var count = 0
      return Receiver { value in
        count += 1
        let own = count
        VirtualTime.after(dueTime.seconds) { if own == count { outer.send(value) } }
      } _: { completion in
        VirtualTime.after(dueTime.seconds) { outer.finish(completion) }
      }
    }
  }
  /// Returns a publisher that sends the first value at once, and then at most one in each interval: the latest or the
  /// first.
  public func throttle<Scheduler>(
    for interval: PublisherInterval, scheduler: Scheduler, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    passing { outer in
      var isWaiting = false
      var pending: Output?
      func wait() {
        isWaiting = true
        VirtualTime.after(interval.seconds) {
          isWaiting = false
          guard let value = pending else { return }
          pending = nil
          outer.send(value)
          wait()
        }
      }
      return { value in
        if isWaiting {
          if latest || pending == nil { pending = value }
        } else {
          outer.send(value)
          wait()
        }
      }
    }
  }
}
