/// An action of the user, or the passing of time.
public enum Step: Hashable, Sendable {
  /// The view that a step is about.
  public enum Target: Hashable, Sendable {
    /// The view with a text or an accessibility label.
    case label(String)
    /// The view with an identifier: that of `.id` or `.accessibilityIdentifier`.
    case id(String)
    /// The front view at a point of the canvas, in points.
    case point(Point)
  }

  /// The value that a control is set to.
  public enum NewValue: Hashable, Sendable {
    /// On or off.
    case bool(Bool)
    /// A number.
    case number(Double)
    /// Text, or the title of an option.
    case text(String)
    /// A date and time, in seconds since 2001-01-01 00:00 UTC.
    case date(Double)
  }

  /// Taps a view, `count` times in a row.
  case tap(Target, count: Int)
  /// Sets a control.
  case set(Target, NewValue)
  /// Submits a text field.
  case submit(Target)
  /// Drags from the middle of a view, or from a point, by a distance in points.
  case drag(Target, Size)
  /// Puts a finger on a view, moves it by a distance in points, and leaves it there.
  ///
  /// The finger rests on the view while time passes; any other step lifts it first.
  case hold(Target, Size)
  /// Presses a view for a time in seconds.
  case longPress(Target, Double)
  /// Changes the scale of a view with two fingers.
  case magnify(Target, Double)
  /// Rotates a view with two fingers.
  case rotate(Target, Angle)
  /// Moves a finger quickly over a view in a direction.
  case swipe(Target, Edge)
  /// Scrolls a view by a distance in points.
  case scroll(Target, Size)
  /// Lets virtual time pass, in seconds.
  case wait(Double)

  /// The view that the step is about, or nil.
  public var target: Target? {
    switch self {
    case .tap(let target, _), .set(let target, _), .submit(let target), .drag(let target, _),
      .hold(let target, _), .longPress(let target, _), .magnify(let target, _), .rotate(let target, _),
      .swipe(let target, _),
      .scroll(let target, _):
      target
    case .wait: nil
    }
  }
}

extension Step {
  /// Returns a tap on the view with a label.
  public static func tap(_ label: String) -> Step { .tap(.label(label), count: 1) }
  /// Returns a tap on the view with an identifier.
  public static func tap(id: String) -> Step { .tap(.id(id), count: 1) }
  /// Returns a tap at a point of the canvas, in points.
  public static func tap(x: Double, y: Double) -> Step { .tap(.point(Point(x: x, y: y)), count: 1) }
  /// Returns the step that sets a control to on or off.
  public static func set(_ label: String, to isOn: Bool) -> Step { .set(.label(label), .bool(isOn)) }
  /// Returns the step that sets a control to a number.
  public static func set(_ label: String, to number: Double) -> Step { .set(.label(label), .number(number)) }
  /// Returns the step that sets a control to a text or an option.
  public static func set(_ label: String, to text: String) -> Step { .set(.label(label), .text(text)) }
  /// Returns the submission of a text field.
  public static func submit(_ label: String) -> Step { .submit(.label(label)) }
  /// Returns a drag of the view with a label by a distance in points.
  public static func drag(_ label: String, byX x: Double, y: Double) -> Step {
    .drag(.label(label), Size(width: x, height: y))
  }
  /// Returns a finger that is put on the view with a label, moved by a distance in points, and left there.
  public static func hold(_ label: String, byX x: Double = 0, y: Double = 0) -> Step {
    .hold(.label(label), Size(width: x, height: y))
  }
  /// Returns a press of the view with a label for a time in seconds.
  public static func longPress(_ label: String, seconds: Double = 1) -> Step { .longPress(.label(label), seconds) }
}

/// An error of a step: the view is not there, does not act, or is covered by another.
public struct StepFault: Error, Hashable, Sendable {
  /// The error, in a phrase.
  public var message: String
  /// Advice, or nil.
  public var hint: String?
  /// The source range that the error is about, or nil for that of the step.
  public var source: SourceRange?

  /// Creates an error.
  public init(_ message: String, hint: String? = nil, source: SourceRange? = nil) {
    self.message = message
    self.hint = hint
    self.source = source
  }
}
