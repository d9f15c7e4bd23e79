import Foundation
import PlumblineViews

/// A schedule of updates of a timeline view.
///
/// In a figure, the view's content is created once.
public protocol TimelineSchedule {}

/// A schedule with an update every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule.
  public init() {}
}

/// A schedule with updates at a regular interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule from its start and its interval, in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {}
}

/// A schedule with an update for each frame.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule with a minimum interval, in seconds.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}

/// A schedule with updates at given dates.
public struct ExplicitTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule from dates.
  public init(_ dates: some Sequence<Date>) {}
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule with an update every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule with an update for each frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// Returns a schedule with an update for each frame, at most once per interval.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule()
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns a schedule with updates at a regular interval, in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == ExplicitTimelineSchedule {
  /// Returns a schedule with updates at given dates.
  public static func explicit(_ dates: some Sequence<Date>) -> ExplicitTimelineSchedule {
    ExplicitTimelineSchedule(dates)
  }
}

/// A view that updates on a schedule, drawn as it is at the current time.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: PrimitiveView {
  /// The date and cadence for which the content is created.
  public struct Context: Sendable {
    /// The frequency of updates.
    public typealias Cadence = TimelineCadence

    /// The date of the update.
    public let date: Date
    /// The frequency of updates.
    public let cadence: Cadence
  }

  /// The node of the content.
  public let layoutNode: LayoutNode

  /// Creates a view with the content for the current date.
  ///
  /// - Example: `TimelineView(.everyMinute) { Text($0.date, style: .time) }`
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    layoutNode = Group { content(TimelineViewDefaultContext(date: .now, cadence: .live)) }.layoutNode
  }
}

/// The context of a timeline view's content.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context
