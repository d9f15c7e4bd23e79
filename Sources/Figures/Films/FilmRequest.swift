import PlumblineLayout

/// The steps that a figure shows, as a film or as states beside each other.
public struct FilmRequest: Hashable, Sendable {
  /// The form of the figure.
  public enum Form: Hashable, Sendable {
    /// An animation that plays the steps.
    case film
    /// The states beside each other.
    case strip
  }

  /// The form.
  public var form: Form
  /// The steps, in order.
  public var steps: [Step]

  /// Creates a request.
  public init(_ form: Form, steps: [Step]) {
    self.form = form
    self.steps = steps
  }
}

/// A preview that has taken the steps of a film.
public struct Film: Sendable {
  /// A moment of the film.
  public struct Frame: Sendable {
    /// The time since the film began, in seconds.
    public var time: Double
    /// The views at the moment.
    public var layout: ResolvedLayout

    /// Creates a moment.
    public init(time: Double, layout: ResolvedLayout) {
      self.time = time
      self.layout = layout
    }
  }

  /// A finger, from its start to its end.
  public struct Touch: Sendable {
    /// The time at which the finger is put down and that at which it is lifted, in seconds.
    public var times: ClosedRange<Double>
    /// The finger.
    public var touch: StepTouch
    /// The canvas on which it is put.
    public var canvas: Size

    /// Creates a finger on a canvas.
    public init(times: ClosedRange<Double>, touch: StepTouch, canvas: Size) {
      self.times = times
      self.touch = touch
      self.canvas = canvas
    }
  }

  /// The state between two steps.
  public struct State: Sendable {
    /// The views at rest.
    public var layout: ResolvedLayout
    /// The words for the step that led to the state; nil at the start.
    public var caption: String?
    /// The finger of the next step, or nil.
    public var touch: StepTouch?

    /// Creates a state.
    public init(layout: ResolvedLayout, caption: String? = nil, touch: StepTouch? = nil) {
      self.layout = layout
      self.caption = caption
      self.touch = touch
    }
  }

  /// The moments, in order.
  public var frames: [Frame] = []
  /// The fingers, in order.
  public var touches: [Touch] = []
  /// The states at rest, in order.
  public var states: [State] = []
  /// The duration of the film, in seconds.
  public var duration = 0.0

  /// Creates an empty film.
  public init() {}
}
