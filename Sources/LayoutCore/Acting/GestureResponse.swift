/// A gesture with the functions that it calls.
public struct GestureResponse {
  /// The kind of a gesture.
  public indirect enum Kind {
    /// A number of taps.
    case tap(count: Int)
    /// A press of a minimum duration, in seconds.
    case longPress(minimum: Double)
    /// A drag of a minimum distance, in points.
    case drag(minimum: Double)
    /// A change of scale by two fingers.
    case magnify
    /// A rotation by two fingers.
    case rotate
    /// A gesture after another.
    case sequence(GestureResponse, GestureResponse)
    /// Two gestures at the same time.
    case simultaneous(GestureResponse, GestureResponse)
    /// The first of two gestures that is recognized.
    case exclusive(GestureResponse, GestureResponse)
  }

  /// The order in which a gesture is recognized beside those of the views within.
  public enum Priority: Sendable {
    /// The gesture is recognized after those of the views within.
    case normal
    /// The gesture is recognized before those of the views within.
    case high
    /// The gesture is recognized together with those of the views within.
    case simultaneous
  }

  /// The kind.
  public var kind: Kind
  /// The priority.
  public var priority = Priority.normal
  /// The axis along which a drag must mostly move, or nil for any direction.
  public var axis: Axis?
  /// The coordinate space of positions.
  public var space = CoordinateSpace.local
  /// The action that runs when the gesture's value changes, or nil.
  public var changed: ((GestureEvent) -> Void)?
  /// The action that runs when the gesture has ended, or nil.
  public var ended: ((GestureEvent) -> Void)?
  /// The action that resets states after the gesture, or nil.
  public var reset: (() -> Void)?
  /// The action that runs when a press begins and when it ends, or nil.
  public var pressing: ((Bool) -> Void)?

  /// Creates a gesture.
  public init(
    _ kind: Kind, priority: Priority = .normal, space: CoordinateSpace = .local,
    changed: ((GestureEvent) -> Void)? = nil, ended: ((GestureEvent) -> Void)? = nil, reset: (() -> Void)? = nil,
    pressing: ((Bool) -> Void)? = nil
  ) {
    self.kind = kind
    self.priority = priority
    self.space = space
    self.changed = changed
    self.ended = ended
    self.reset = reset
    self.pressing = pressing
  }
}

/// The value of a gesture.
public indirect enum GestureEvent {
  /// The state of a single gesture.
  case input(GestureInput)
  /// The first part of a sequence.
  case first(GestureEvent)
  /// Both parts of a sequence; the second is nil before it begins.
  case second(GestureEvent, GestureEvent?)
  /// The parts of gestures at the same time, each nil before it begins.
  case both(GestureEvent?, GestureEvent?)
}

/// The state of the user's fingers, in points, radians and seconds.
public struct GestureInput: Hashable, Sendable {
  /// The position at which the gesture began.
  public var start = Point.zero
  /// The current position.
  public var location = Point.zero
  /// The predicted position at the end of the gesture.
  public var predictedEnd = Point.zero
  /// The speed, in points per second.
  public var velocity = Size.zero
  /// The scale of two fingers.
  public var magnification = 1.0
  /// The angle of two fingers.
  public var rotation = Angle.zero
  /// The size of the view that has the gesture.
  public var size = Size.zero
  /// The virtual time, in seconds since the figure began.
  public var time = 0.0
  /// The start as a unit point of the view.
  public var anchor = UnitPoint.center

  /// Creates the state of a tap at a point.
  public init(at point: Point = .zero) { (start, location, predictedEnd) = (point, point, point) }

  /// The distance from the start to the current position.
  public var translation: Size { Size(width: location.x - start.x, height: location.y - start.y) }
  /// The distance from the start to the predicted end.
  public var predictedEndTranslation: Size {
    Size(width: predictedEnd.x - start.x, height: predictedEnd.y - start.y)
  }
}
