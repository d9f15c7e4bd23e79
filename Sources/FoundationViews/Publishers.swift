import Foundation
import PlumblineViews

/// A source of values over time.
///
/// In a figure, publishers send no values.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the errors.
  associatedtype Failure: Error
}

extension Publisher {
  /// Returns a publisher that sends values on a scheduler.
  public func receive<Scheduler>(on scheduler: Scheduler) -> SilentPublisher<Output, Failure> { SilentPublisher() }
  /// Returns a publisher that sends values only after a pause.
  public func debounce<Scheduler>(for dueTime: Double, scheduler: Scheduler) -> SilentPublisher<Output, Failure> {
    SilentPublisher()
  }
  /// Returns a publisher of transformed values.
  public func map<Mapped>(_ transform: @escaping (Output) -> Mapped) -> SilentPublisher<Mapped, Failure> {
    SilentPublisher()
  }
  /// Returns a publisher of transformed values that are not nil.
  public func compactMap<Mapped>(_ transform: @escaping (Output) -> Mapped?) -> SilentPublisher<Mapped, Failure> {
    SilentPublisher()
  }
  /// Returns a publisher of the values that a predicate accepts.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> SilentPublisher<Output, Failure> {
    SilentPublisher()
  }
  /// Returns the publisher with its type erased.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { SilentPublisher() }
  /// Returns a publisher that starts with its first subscriber.
  public func autoconnect() -> SilentPublisher<Output, Failure> { SilentPublisher() }
}

/// A publisher that sends no values.
public struct SilentPublisher<Output, Failure: Error>: Publisher, Sendable {
  /// Creates a publisher.
  public init() {}
}

/// A publisher with its type erased.
public typealias AnyPublisher<Output, Failure: Error> = SilentPublisher<Output, Failure>

/// A publisher whose values the app sends.
///
/// In a figure, it has no subscribers.
public final class PassthroughSubject<Output, Failure: Error>: Publisher {
  /// Creates a subject.
  public init() {}
  /// Discards a value, as there are no subscribers.
  public func send(_ input: Output) {}
}

/// A publisher whose values the app sends, and which stores the latest one.
public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
  /// The latest value.
  public var value: Output
  /// Creates a subject with its first value.
  public init(_ value: Output) { self.value = value }
  /// Stores a value as the latest one.
  public func send(_ input: Output) { value = input }
}

extension Timer {
  /// Returns a publisher of dates at an interval.
  ///
  /// It sends none in a figure, where time does not pass.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> SilentPublisher<Date, Never> { SilentPublisher() }
}

extension NotificationCenter {
  /// Returns a publisher of notifications.
  ///
  /// It sends none in a figure.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> SilentPublisher<Notification, Never> {
    SilentPublisher()
  }
}

/// A view that runs an action for each value of a publisher; a figure shows its content.
public struct SubscriptionView<Source: Publisher, Content: View>: PrimitiveView where Source.Failure == Never {
  /// The node of the content.
  public let layoutNode: LayoutNode
  /// Creates a view that runs an action for each value of a publisher.
  public init(content: Content, publisher: Source, action: @escaping (Source.Output) -> Void) {
    layoutNode = content.layoutNode
  }
}

extension View {
  /// Returns the view unchanged; publishers send no values in a figure.
  ///
  /// - Example: `Text("a").onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in }`
  public func onReceive<Source: Publisher>(_ publisher: Source, perform action: @escaping (Source.Output) -> Void)
    -> LoweredView where Source.Failure == Never
  { LoweredView(layoutNode) }
}
