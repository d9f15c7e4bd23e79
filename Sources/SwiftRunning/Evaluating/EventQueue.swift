/// The events that a program waits for, in virtual time.
///
/// Time stands still until it is set. Events at the same time run in the order in which they were added.
package final class EventQueue {
  /// An event that has not happened yet.
  private struct Event {
    let time: Double
    let number: Int
    let action: () -> Void
  }

  /// The virtual time, in seconds since the program began.
  package var time = 0.0
  private var events: [Event] = []
  private var count = 0

  /// Creates an empty queue.
  package init() {}

  /// Adds an event a number of seconds from now, and returns its number.
  @discardableResult
  package func add(after delay: Double, _ action: @escaping () -> Void) -> Int {
    count += 1
    let due = Self.settled(time + max(delay.isFinite ? delay : 0, 0))
    let index = events.firstIndex { $0.time > due } ?? events.count
    events.insert(Event(time: due, number: count, action: action), at: index)
    return count
  }

  /// Returns a time in whole nanoseconds, so that ten tenths of a second are one.
  private static func settled(_ time: Double) -> Double { (time * 1e9).rounded() / 1e9 }

  /// Removes an event that has not happened.
  package func cancel(_ number: Int) { events.removeAll { $0.number == number } }

  /// Removes all events and sets the time back.
  package func restart() {
    events = []
    time = 0
  }

  /// The time of the next event, or nil if there is none.
  package var next: Double? { events.first?.time }

  /// The greatest number of events that run at one time.
  private static let limit = 10_000

  /// Runs the events that are due, including those that they add; returns false if they do not end.
  package func runDue() -> Bool {
    var count = 0
    while let first = events.first, first.time <= time {
      count += 1
      if count > Self.limit { return false }
      events.removeFirst()
      first.action()
    }
    return true
  }
}
