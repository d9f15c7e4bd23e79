/// The response of a view to the user's input or to its own appearance.
///
/// Interactions are modifiers of nodes. A layout attaches them to the views that they modify, where steps find them.
/// They call code of the program that made the view, so they stay on its thread.
public enum Interaction {
  /// Runs an action when the view is tapped: a button, a link or a row that leads to another screen.
  case button(() -> Void)
  /// Switches a value on or off.
  case toggle(isOn: Bool, set: (Bool) -> Void)
  /// Sets a number within limits.
  case amount(Amount)
  /// Selects one of several options.
  case choice(Choice)
  /// Edits text.
  case text(TextInput)
  /// Sets a date and time.
  case date(DateInput)
  /// Sets a colour.
  case color((Color) -> Void)
  /// Recognizes a gesture.
  case gesture(GestureResponse)
  /// Runs actions when the view appears, disappears or is evaluated.
  case lifecycle(Lifecycle)
  /// Runs an action when a text field within the view is submitted.
  case submit(() -> Void)
  /// Prevents submissions of text fields within the view from running actions around it.
  case submitScope
  /// Takes part in the focus of a screen.
  case focus(FocusTarget)
  /// Replaces the view's label or value for assistive technologies.
  case label(String)
  /// Names the view for steps.
  case identifier(String)
  /// Replaces the area in which the view receives touches.
  case contentShape(AnyShape)
  /// Excludes the view from touches.
  case ignoresTouches
  /// Names the screen that is presented in front of others, for messages: `the sheet`.
  case layer(String)
  /// Excludes the gestures of the views within.
  case ignoresInnerGestures
  /// Scrolls the view along axes when a finger moves that no gesture follows.
  case scrolling(ScrollMemory, Axis.Set)
  /// Follows the position of the view in a scroll view.
  case scrollObserver(ScrollObserver)
  /// Marks the view as a layout of views at which scrolling comes to rest.
  case scrollTargets
  /// Receives the vertical distance, in points, and the velocity, in points per second, of a finger that no gesture
  /// follows.
  case draggedSheet((Double, Double) -> Void)
  /// Runs the actions of the buttons within the view when it is tapped beside them, as a row of a list does; the
  /// function draws the row as pressed, or as released.
  case runsButtons(press: (Bool) -> Void)
  /// Marks a button that a tap anywhere in its row of a list runs.
  case actsInRow
  /// Stores whether the button is pressed: its style draws that state.
  case press(ViewMemory)
  /// Draws a button in a style of the system as pressed, or as released.
  case showsPress((Bool) -> Void)
  /// Provides the value that is dragged from the view.
  case draggable(() -> Any?)
  /// Receives values that are dragged onto the view.
  case dropTarget(DropTarget)
  /// Shows another screen over this one.
  case presentation(Presentation)
  /// Describes how the view is animated.
  case motion(Motion)
  /// Runs an action after a control within has been operated, as a menu closes.
  case closing(() -> Void)
  /// Makes a request to the system whose effect a figure does not show, for a view at a source range.
  case system((SourceRange?) -> Void)
  /// Opens the links of a text.
  case links(TextLinks)
  /// Keeps the menu around the view open when the view is operated, as a menu within a menu does.
  case keepsOpen
}

/// A control that sets a number.
public struct Amount {
  /// The current value.
  public var value: Double
  /// The least and the greatest value, or nil if there is none.
  public var limits: ClosedRange<Double>?
  /// The distance between values, or nil for any value.
  public var step: Double?
  /// The function that sets the value, or nil if the value can only be counted up and down.
  public var set: ((Double) -> Void)?
  /// The action that counts up, or nil.
  public var increment: (() -> Void)?
  /// The action that counts down, or nil.
  public var decrement: (() -> Void)?
  /// The function that reports that the control begins or ends to be edited, or nil.
  public var edited: ((Bool) -> Void)?

  /// Creates a control from its value and the function that sets it.
  public init(
    value: Double, limits: ClosedRange<Double>? = nil, step: Double? = nil, set: ((Double) -> Void)? = nil,
    increment: (() -> Void)? = nil, decrement: (() -> Void)? = nil, edited: ((Bool) -> Void)? = nil
  ) {
    self.value = value
    self.limits = limits
    self.step = step
    self.set = set
    self.increment = increment
    self.decrement = decrement
    self.edited = edited
  }

  /// Returns the value that the control takes for a requested one: within the limits, and a whole number of steps from
  /// the least value.
  public func settled(_ wanted: Double) -> Double {
    var value = wanted
    if let limits { value = min(max(value, limits.lowerBound), limits.upperBound) }
    guard let step, step > 0 else { return value }
    let origin = limits?.lowerBound ?? 0
    value = origin + ((value - origin) / step).rounded() * step
    return limits.map { min(max(value, $0.lowerBound), $0.upperBound) } ?? value
  }
}

/// A control that selects one of several options.
public struct Choice {
  /// The title of each option.
  public var options: [String]
  /// The selected option, or nil.
  public var selection: Int?
  /// The function that selects an option.
  public var select: (Int) -> Void

  /// Creates a choice.
  public init(options: [String], selection: Int?, select: @escaping (Int) -> Void) {
    self.options = options
    self.selection = selection
    self.select = select
  }
}

/// A field of text.
public struct TextInput {
  /// The current text.
  public var text: String
  /// The function that sets the text; it returns false if the field does not accept the text.
  public var set: (String) -> Bool
  /// The action that runs when the text is submitted, or nil.
  public var commit: (() -> Void)?
  /// The function that reports that editing begins or ends, or nil.
  public var edited: ((Bool) -> Void)?
  /// The memory of the field, which identifies it between layouts; nil unless it reports its editing.
  public var memory: ViewMemory?

  /// Whether the field can be the one that is edited; a search field cannot once its search has ended.
  var isActive = true

  /// Creates a field.
  public init(text: String, commit: (() -> Void)? = nil, set: @escaping (String) -> Bool) {
    self.text = text
    self.set = set
    self.commit = commit
  }
}

/// A control that sets a date and time.
public struct DateInput {
  /// The function that sets the date, in seconds since 2001-01-01 00:00 UTC.
  public var set: (Double) -> Void
  /// Returns a day by its distance from the present one, in days; nil if the present day is not known.
  public var day: ((Int) -> Day)?
  /// The earliest and the latest moment, or nil.
  public var limits: ClosedRange<Double>?

  /// A day of a calendar, in seconds since 2001-01-01 00:00 UTC.
  public struct Day {
    /// The beginning of the day.
    var start: Double
    /// The moment of the day with the present time.
    var moment: Double

    /// Creates a day.
    public init(start: Double, moment: Double) {
      self.start = start
      self.moment = moment
    }
  }

  /// Creates a control.
  public init(
    limits: ClosedRange<Double>? = nil, day: ((Int) -> Day)? = nil, set: @escaping (Double) -> Void
  ) {
    self.limits = limits
    self.day = day
    self.set = set
  }

  /// Returns an action that sets another day and keeps the time as far as the limits allow; nil for a day outside of
  /// the limits.
  func choice(after days: Int) -> (() -> Void)? {
    guard let day = day?(days) else { return nil }
    let allowed = limits.map { min(max(day.moment, $0.lowerBound), $0.upperBound) } ?? day.moment
    guard allowed >= day.start, allowed < day.start + 86_400 else { return nil }
    return { [set] in set(allowed) }
  }
}

/// A view that can have the focus.
public struct FocusTarget {
  /// Whether the view has the focus.
  public var isFocused: Bool
  /// The function that sets whether the view has the focus.
  public var set: (Bool) -> Void

  /// Creates a target.
  public init(isFocused: Bool, set: @escaping (Bool) -> Void) {
    self.isFocused = isFocused
    self.set = set
  }
}

/// Values that a view keeps between evaluations of the body around it.
public final class ViewMemory {
  /// The stored value, or nil at first.
  public var value: Any?
  /// The screens that navigation has pushed, or other values of containers.
  public var items: [Any] = []
  /// Whether the view is part of the current layout.
  public internal(set) var isPresent = false

  /// Creates an empty memory.
  public init() {}
}

/// Actions that run when a view appears, disappears or is evaluated.
public struct Lifecycle {
  /// The memory that stores whether the view was on the screen before.
  public var memory: ViewMemory
  /// The action that runs when the view appears on the screen, or nil.
  public var appear: (() -> Void)?
  /// The action that runs when the view disappears from the screen, or nil.
  public var disappear: (() -> Void)?
  /// The action that runs after each evaluation, or nil.
  public var update: (() -> Void)?

  /// Creates actions of a view with a memory.
  public init(
    memory: ViewMemory, appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil, update: (() -> Void)? = nil
  ) {
    self.memory = memory
    self.appear = appear
    self.disappear = disappear
    self.update = update
  }
}

/// An interaction as a layout holds it: with the environment of its view.
///
/// Unchecked: it stays on the thread of the program that made the view.
public final class PlacedInteraction: @unchecked Sendable {
  /// The interaction.
  public let interaction: Interaction
  /// Whether the view is enabled.
  public let isEnabled: Bool
  /// Whether the view scrolls, if it is a scroll view.
  let isScrollEnabled: Bool

  /// The environment of a view that presents another screen, which inherits it; nil for other interactions.
  let environment: EnvironmentValues?
  /// The source range of the view or the modifier that responds, or nil.
  let source: SourceRange?
  /// The source range of the modifier that disables the view, or nil.
  let disablingSource: SourceRange?

  /// Creates an interaction of a view.
  init(_ interaction: Interaction, in environment: EnvironmentValues, source: SourceRange? = nil) {
    self.interaction = interaction
    self.source = source
    isEnabled = environment.isEnabled
    if case .scrolling = interaction {
      isScrollEnabled = environment.isScrollEnabled
    } else {
      isScrollEnabled = true
    }
    disablingSource = isEnabled ? nil : environment[\.disablingSource]
    if case .presentation = interaction { self.environment = environment } else { self.environment = nil }
  }
}

extension LayoutNode {
  /// Returns the view with a response to input.
  public func interacting(_ interaction: Interaction, named view: String = "interaction") -> LayoutNode {
    LayoutNode(view: view, .interaction(interaction), children: [self])
  }

  /// Returns the view with a response to input, or the view itself if there is none.
  public func interacting(_ interaction: Interaction?) -> LayoutNode {
    interaction.map { interacting($0) } ?? self
  }
}
