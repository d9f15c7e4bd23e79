/// A view with the settings of its figure, declared by `#Preview` in either front end.
public struct Preview {
  /// A rule for the size proposed to the root view.
  public enum Canvas: Hashable, Sendable {
    /// The size that the root view takes on a device, if there is one, or for an unspecified proposal.
    case fitting
    /// A size in points, in which the root view is centred.
    case fixed(Size)
    /// The size that the root view takes for the size of a device, all of which is inside of the safe area.
    case sizeThatFits
  }

  /// A comment above a preview that requests annotations: `// plumbline: show frames guides`.
  public struct Directive: Hashable, Sendable {
    /// The words after the colon.
    public var words: [String]
    /// The source range of the comment.
    public var source: SourceRange?

    /// Creates a directive from its words.
    public init(words: [String], source: SourceRange? = nil) {
      self.words = words
      self.source = source
    }
  }

  /// The preview's name, or nil if it has none.
  public var name: String?
  /// The rule for the size proposed to the root view.
  public var canvas: Canvas
  /// The screen of the requested device in portrait orientation, or nil.
  public var device: Screen?
  /// Whether the device is in landscape orientation.
  public var isLandscape = false
  /// The requested colour scheme, or nil.
  public var colorScheme: ColorScheme?
  /// The requested annotations.
  public var directives: [Directive]
  /// The source range of the preview.
  public var source: SourceRange?
  /// The root view.
  public var view: LayoutNode
  /// The states of the views, which rebuild the root view when layout changes them; nil if there are none.
  public var states: (any ViewStates)?
  /// The object that must stay alive while the closures of the views run.
  package var owner: AnyObject?

  /// Creates a preview of a view.
  public init(name: String? = nil, canvas: Canvas = .fitting, view: LayoutNode) {
    self.name = name
    self.canvas = canvas
    self.view = view
    directives = []
  }

  /// Lays out the preview.
  ///
  /// Actions of `onPreferenceChange` and `onGeometryChange` may change states. The root view is then rebuilt and laid
  /// out again until no state changes, at most 16 times. Actions of views that appear run in the same passes.
  ///
  /// A preview without a size has the size of its root for the proposal of the safe area of `device` (source:
  /// `PreviewLayout.sizeThatFits` in Apple's documentation) or, without a device, for an unspecified proposal. On an
  /// axis that the root fills, the canvas is as long as the screen. `device` is the screen for a preview that requests
  /// none. `details` selects the relations that the result contains.
  public func resolved(
    environment: EnvironmentValues = EnvironmentValues(), typesetter: any Typesetter = FixedTypesetter(),
    device: Screen? = nil, details: ResolvedDetails = .relations
  ) -> ResolvedLayout {
    RunningPreview(self, environment: environment, typesetter: typesetter, device: device, details: details).shown
  }

  /// Lays out a root view once.
  func laidOut(
    _ view: LayoutNode, _ environment: EnvironmentValues, _ typesetter: any Typesetter, _ device: Screen?,
    _ details: ResolvedDetails, kept: KeptLayout? = nil
  ) -> ResolvedLayout {
    var size: Size?
    var device = device
    switch canvas {
    case .fitting: break
    case .fixed(let fixed): (size, device) = (fixed, device?.withoutSafeArea)
    case .sizeThatFits: device = device?.withoutSafeArea
    }
    device = device?.showing(view, in: environment)
    let environment = environment.onScreen(device, beneath: view)
    let root = size == nil && device != nil ? view.beneathItsToolbar(in: environment) : view
    var layout = root.resolved(
      in: size, fittingOn: device?.size, safeArea: device?.safeArea ?? EdgeInsets(), environment: environment,
      typesetter: typesetter, details: details, kept: kept)
    layout.warnings += view.hiddenToolbarItems(in: environment)
    if layout.hasFocus { layout.warnings += view.keyboardItemWarnings(in: environment) }
    if size == nil, let device {
      layout.device = device
      if device.showsStatusBar {
        layout.addStatusBar(for: view, environment: environment, typesetter: typesetter)
        layout.addHomeIndicator(environment: environment)
      }
    }
    return layout
  }

  /// Returns the preview's screen, given that of previews which request none.
  func screen(on device: Screen) -> Screen {
    var own = self.device ?? device
    own.showsStatusBar = device.showsStatusBar
    return isLandscape ? own.turned : own
  }
}

extension LayoutNode {
  /// The appearance that the view sets for itself, in which its canvas is drawn as well, so that white text is not
  /// drawn on a white canvas.
  var ownColorScheme: ColorScheme? {
    var environment = EnvironmentValues()
    var node = self
    while true {
      if let scheme = node.preferredColorScheme { return scheme }
      if case .environment(let change) = node.content { change(&environment) }
      guard node.children.count == 1 else { return environment.fixedColorScheme }
      node = node.children[0]
    }
  }
}

extension ResolvedLayout {
  /// Whether a view has the focus.
  fileprivate var hasFocus: Bool {
    views.contains { view in
      view.interactions.contains { if case .focus(let target) = $0.interaction { target.isFocused } else { false } }
    }
  }
}

/// The states of a preview's views, which persist between layouts.
public protocol ViewStates: AnyObject {
  /// Returns the root view with the initial value of every state.
  func initialView() -> LayoutNode
  /// Passes the results of the last layout to the views and returns the rebuilt root view, or nil if no state changed.
  func changedView() -> LayoutNode?
  /// Begins to observe changes of states, which ``changedView()`` takes into account.
  func watchChanges()
  /// Runs actions of the views, whose changes of states are recorded.
  func perform<Failure: Error>(_ actions: () throws(Failure) -> Void) throws(Failure)
  /// Records that a step is taken: a fault of an action that runs from now on is an error.
  func beginStep()
  /// Returns the root view with its present states.
  func evaluatedView() -> LayoutNode
  /// The virtual time of the next event of the program, in seconds since the preview began, or nil if it waits for
  /// none.
  var nextEvent: Double? { get }
  /// Sets the virtual time, in seconds since the preview began, and runs the events that are due.
  func advance(to time: Double)
  /// Whether the program may animate changes.
  var mayAnimate: Bool { get }
  /// Whether changes may be animated from the first step or transaction on, without an earlier announcement.
  var animatesOnDemand: Bool { get }
  /// Returns the transaction of the changes since the last call.
  func takeTransaction() -> Transaction
  /// Evaluates the views as far as states have changed, before changes of another transaction; called by the program.
  var flush: (() -> Void)? { get set }
  /// Runs the completions of ended animations, and returns whether there were any.
  func finishAnimations() -> Bool
  /// Calls a function that lays views out as they are at a point in time, and discards the reports of these layouts.
  func withoutReports(_ body: () -> Void)
  /// The present values of the states, in the order of their views.
  var values: [StateValue] { get }
  /// The function that records a request to the system; nil if the program does not act.
  var systemNote: ((String, SourceRange?) -> Void)? { get }
  /// The function that opens the address of a text's link; nil if the program does not act.
  var linkOpener: ((String, EnvironmentValues, SourceRange?) -> Void)? { get }
}

/// The present value of a view's state, as text.
public struct StateValue: Hashable, Sendable {
  /// The type of the view and the name of its property, such as `Counter.count`.
  public let name: String
  /// The value as `debugPrint` writes it.
  public let text: String

  /// Creates the value of a state.
  public init(name: String, text: String) { (self.name, self.text) = (name, text) }
}

extension ViewStates {
  /// Does nothing.
  public func beginStep() {}
  /// No animations.
  public var mayAnimate: Bool { false }
  /// No function.
  public var systemNote: ((String, SourceRange?) -> Void)? { nil }
  /// No function.
  public var linkOpener: ((String, EnvironmentValues, SourceRange?) -> Void)? { nil }
  /// No animations.
  public var animatesOnDemand: Bool { false }
  /// Returns a transaction without an animation.
  public func takeTransaction() -> Transaction { Transaction() }
  /// No function.
  public var flush: (() -> Void)? {
    get { nil }
    set {}
  }
  /// Returns false.
  public func finishAnimations() -> Bool { false }
  /// Calls the function.
  public func withoutReports(_ body: () -> Void) { body() }
  /// No values.
  public var values: [StateValue] { [] }
}

extension ViewStates {
  /// Runs actions of the views.
  public func perform<Failure: Error>(_ actions: () throws(Failure) -> Void) throws(Failure) { try actions() }
}

extension [Preview.Directive] {
  /// Returns the reason in the first directive with a name, such as `skip` or `quarantine`, or nil.
  public func reason(_ name: String) -> String? {
    first { $0.words.first == name && $0.words.count > 1 }?.words.dropFirst().joined(separator: " ")
  }
}
