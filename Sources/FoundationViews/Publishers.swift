import Foundation
import PlumblineViews

/// What tells values as time goes on; in a figure none does.
public protocol Publisher<Output, Failure> {
  /// What is told.
  associatedtype Output
  /// How it may fail.
  associatedtype Failure: Error
}

extension Publisher {
  /// The same, told elsewhere.
  public func receive<Scheduler>(on scheduler: Scheduler) -> SilentPublisher<Output, Failure> { SilentPublisher() }
  /// The same, less often.
  public func debounce<Scheduler>(for dueTime: Double, scheduler: Scheduler) -> SilentPublisher<Output, Failure> {
    SilentPublisher()
  }
  /// Other values.
  public func map<Mapped>(_ transform: @escaping (Output) -> Mapped) -> SilentPublisher<Mapped, Failure> {
    SilentPublisher()
  }
  /// Other values, where there are any.
  public func compactMap<Mapped>(_ transform: @escaping (Output) -> Mapped?) -> SilentPublisher<Mapped, Failure> {
    SilentPublisher()
  }
  /// Some of the values.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> SilentPublisher<Output, Failure> {
    SilentPublisher()
  }
  /// The same, under another name.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { SilentPublisher() }
  /// The same, begun with who listens.
  public func autoconnect() -> SilentPublisher<Output, Failure> { SilentPublisher() }
}

/// What never tells anything.
public struct SilentPublisher<Output, Failure: Error>: Publisher, Sendable {
  /// One that never tells anything.
  public init() {}
}

/// A publisher of any kind.
public typealias AnyPublisher<Output, Failure: Error> = SilentPublisher<Output, Failure>

/// What an app tells its views through; in a figure it tells nothing.
public final class PassthroughSubject<Output, Failure: Error>: Publisher {
  /// A subject.
  public init() {}
  /// Tells nothing.
  public func send(_ input: Output) {}
}

/// What an app tells its views through, with what it told last.
public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
  /// What it told last.
  public var value: Output
  /// A subject that begins with a value.
  public init(_ value: Output) { self.value = value }
  /// Keeps the value.
  public func send(_ input: Output) { value = input }
}

extension Timer {
  /// A clock that would tell the time; in a figure it stands.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> SilentPublisher<Date, Never> { SilentPublisher() }
}

extension NotificationCenter {
  /// What would tell what happens; in a figure nothing does.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> SilentPublisher<Notification, Never> {
    SilentPublisher()
  }
}

extension View {
  /// The view; nothing is told.
  ///
  /// - Example: `Text("a").onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in }`
  public func onReceive<Source: Publisher>(_ publisher: Source, perform action: @escaping (Source.Output) -> Void)
    -> LoweredView where Source.Failure == Never
  { LoweredView(layoutNode) }
}
