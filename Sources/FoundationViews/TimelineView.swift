import Foundation
import PlumblineViews

/// When a view is made anew; in a figure it is made once.
public protocol TimelineSchedule {}

/// Every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// A schedule.
  public init() {}
}

/// At even distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// A schedule.
  public init(from startDate: Date, by interval: TimeInterval) {}
}

/// As often as the screen is drawn.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// A schedule.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}

/// At some dates.
public struct ExplicitTimelineSchedule: TimelineSchedule, Sendable {
  /// A schedule.
  public init(_ dates: some Sequence<Date>) {}
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As often as the screen is drawn.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// As often as the screen is drawn, or less.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule()
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// At even distances.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == ExplicitTimelineSchedule {
  /// At some dates.
  public static func explicit(_ dates: some Sequence<Date>) -> ExplicitTimelineSchedule {
    ExplicitTimelineSchedule(dates)
  }
}

/// A view that changes with time, as it is now.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: PrimitiveView {
  /// What the view is made for.
  public struct Context: Sendable {
    /// How often a view may change.
    public enum Cadence: Comparable, Sendable {
      /// The cadences that SwiftUI names.
      case live, seconds, minutes
    }

    /// The date that the view is made for.
    public let date: Date
    /// How often the view may change.
    public let cadence: Cadence
  }

  /// The view's node.
  public let layoutNode: LayoutNode

  /// A view that is made for a date.
  ///
  /// - Example: `TimelineView(.everyMinute) { Text($0.date, style: .time) }`
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    layoutNode = Group { content(TimelineViewDefaultContext(date: .now, cadence: .live)) }.layoutNode
  }
}

/// What a view that changes with time is made for.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context
