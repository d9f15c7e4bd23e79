/// A preview whose code runs: it appears, takes steps, and advances in virtual time.
///
/// The layout is always that of a settled screen: after each step the actions that follow from it have run, until no
/// state changes. A running preview stays on the thread of its program.
public final class RunningPreview {
  /// The preview.
  public let preview: Preview
  /// The layout after the last step.
  public private(set) var layout = ResolvedLayout(canvas: .zero, views: [])
  /// The virtual time since the preview began, in seconds.
  public private(set) var time = 0.0
  /// The notes about requests of the steps to the system, in order.
  public private(set) var notes: [LayoutWarning] = []

  private let typesetter: any Typesetter
  private let details: ResolvedDetails
  let device: Screen?
  private var environment: EnvironmentValues
  private var colorScheme: ColorScheme?
  /// The colour scheme of views that prefer none.
  private let systemColorScheme: ColorScheme
  /// The preview as it was evaluated last.
  private(set) var root = LayoutNode.empty
  private var kept: KeptLayout?
  /// The lifecycles of the views that the last layout contains.
  var present: [Lifecycle] = []
  /// The sheets, menus and other presented screens, from the lowest.
  private(set) var presented: [Presentation] = []
  private var warnings: [LayoutWarning] = []
  /// The animations of the preview, or nil if none was recorded.
  private(set) var animator: Animator?
  /// The key of the position to which the preview is lowered beneath a sheet.
  private let screenKey = StructuralKey(ViewMemory(), 0)
  /// Whether the last step was a `wait`, after which animations may be running.
  private(set) var isMoving = false
  /// The field that is being edited, if it reports that.
  var edited: (memory: ViewMemory, report: (Bool) -> Void)?
  /// The scroll view from which a finger was lifted in the step, and whether its content continues to move.
  var lifted: (memory: ScrollMemory, glides: Bool)?
  /// The finger that a step has left on the screen, or nil.
  var finger: RestingFinger?
  /// The scroll views that the program has scrolled with an animation in the step.
  var animated: [ScrollMemory] = []
  private var taps: (target: Step.Target, count: Int)?
  /// The states of the preview's program, or nil if its code does not run.
  var states: (any ViewStates)? { preview.states }

  /// The maximum number of times that a view is evaluated again because states follow the layout.
  static let greatestPassCount = 16
  /// The maximum number of events that run while time passes in one step.
  static let greatestEventCount = 20_000

  /// Creates a running preview, which has appeared and settled.
  ///
  /// A preview without a size is laid out on `device`; `details` selects the relations that layouts contain. `kept` is
  /// the layout of an earlier version of the preview, which is updated.
  public init(
    _ preview: Preview, environment: EnvironmentValues = EnvironmentValues(),
    typesetter: any Typesetter = FixedTypesetter(), device: Screen? = nil, details: ResolvedDetails = .relations,
    kept: KeptLayout? = nil
  ) {
    // An update keeps responses that another layout would not need.
    self.kept = preview.states == nil && !details.contains(.relations) ? kept : nil
    self.preview = preview
    self.typesetter = typesetter
    self.details = preview.states == nil ? details : details.union(.identities)
    self.environment = environment
    systemColorScheme = environment.colorScheme
    self.device = device.map { preview.screen(on: $0) }
    animator = preview.states?.mayAnimate == true ? Animator() : nil
    self.environment.animator = animator
    self.environment.linkOpener = preview.states?.linkOpener
    self.environment.systemNote = preview.states?.systemNote
    if preview.states != nil { self.environment.editing = EditModeAccess(in: ViewMemory()) }
    root = preview.states?.initialView() ?? preview.view
    colorScheme = preview.colorScheme ?? root.ownColorScheme
    if let colorScheme { self.environment.colorScheme = colorScheme }
    preview.states?.flush = { [weak self] in
      self?.prepareAnimations()
      self?.evaluateInAction()
    }
    settle(isFirst: true)
  }

  // MARK: Steps

  /// Performs a step and lays the preview out again.
  ///
  /// Throws an error if the step names no view, or a view that does not respond.
  public func perform(_ step: Step) throws(StepFault) {
    isMoving = false
    prepareAnimations()
    states?.beginStep()
    if case .wait(let seconds) = step {
      taps = nil
      isMoving = true
      try wait(seconds)
      return
    }
    animator?.endScreens()
    states?.watchChanges()
    liftFinger()
    if case .tap(let target, _) = step {
      if taps?.target != target { taps = (target, 0) }
    } else {
      taps = nil
    }
    animated = []
    if case .hold(_, let distance) = step { finger = RestingFinger(press: distance == .zero ? step : nil) }
    press(step)
    try running { () throws(StepFault) in try act(step) }
    evaluateAgain()
    endScrolling()
  }

  /// Ends a series of taps, so that the next tap is the first of another.
  func endTaps() { taps = nil }

  /// Closes the menus that are open, from the last.
  func closeMenus() {
    for screen in presented.reversed() where screen.kind == .menu { screen.dismiss() }
  }

  /// Returns the number of the next of several taps on one view, from 1.
  func nextTap() -> Int {
    taps?.count += 1
    return taps?.count ?? 1
  }

  private func wait(_ seconds: Double) throws(StepFault) {
    let end = ((time + seconds) * 1e9).rounded() / 1e9
    var count = 0
    while let next = [states?.nextEvent, finger?.presses.first?.time].compactMap({ $0 }).min(), next <= end {
      count += 1
      guard count <= Self.greatestEventCount else {
        throw StepFault("more than \(Self.greatestEventCount) events happen while \(seconds.dumped) seconds pass")
      }
      time = max(next, time)
      states?.watchChanges()
      states?.advance(to: time)
      recognizePresses()
      evaluateAgain()
    }
    time = end
    states?.watchChanges()
    states?.advance(to: end)
    evaluateAgain()
  }

  /// Runs actions of the views.
  func running<Failure: Error>(_ actions: () throws(Failure) -> Void) throws(Failure) {
    if let states { try states.perform(actions) } else { try actions() }
  }

  /// Records the views as they are, from which changes are animated; views of compiled code are first recorded when
  /// they act.
  private func prepareAnimations() {
    guard animator == nil, states?.animatesOnDemand == true, !layout.views.isEmpty else { return }
    animator = Animator()
    environment.animator = animator
    states?.withoutReports { layOut(root) }
  }

  /// Lays the views out during a gesture, if its changes so far have changed a state.
  func showChanges() {
    guard let changed = states?.changedView() else { return }
    root = changed
    settle(isFirst: false)
  }

  /// Evaluates the preview with its present states, and lays it out until nothing changes.
  func evaluateAgain() {
    guard let changed = states?.evaluatedView() else { return }
    root = changed
    settle(isFirst: false)
    showPress()
  }

  /// Lays the present views out once more.
  func layOutAgain() { states?.withoutReports { layOut(root) } }

  /// Lays the views out while an action runs, so that its changes so far have a transaction of their own.
  private func evaluateInAction() {
    guard animator != nil, let changed = states?.evaluatedView() else { return }
    root = changed
    layOut(root)
  }

  // MARK: Layout

  /// Lays the view out, and again until no action changes a state.
  private func settle(isFirst: Bool) {
    warnings = []
    let preference = PreferredColorScheme()
    layOut(root, observing: isFirst ? preference : nil)
    if isFirst, colorScheme == nil, let preferred = preference.colorScheme {
      colorScheme = preferred
      if environment.colorScheme != preferred {
        environment.colorScheme = preferred
        layOut(root)
      }
    }
    // Actions of views that appear may change what an animation modifier watches.
    if isFirst, layout.views.contains(where: { $0.interactions.contains(where: \.interaction.isMotion) }) {
      prepareAnimations()
    }
    for pass in 1... {
      running {
        followLifecycles()
        if states != nil { reportScrolling() }
      }
      guard let changed = states?.changedView() else { break }
      guard pass < Self.greatestPassCount else {
        warnings.append(
          LayoutWarning(
            "the layout still changes state after \(pass) passes; the last pass is drawn", source: preview.source))
        break
      }
      root = changed
      layOut(root)
    }
    layout.warnings += warnings
    layout.colorScheme = colorScheme ?? layout.colorScheme
  }

  private func layOut(_ root: LayoutNode, observing preference: PreferredColorScheme? = nil) {
    let old = layout
    let transaction = states?.takeTransaction() ?? Transaction()
    animator?.beginUpdate(transaction, at: time)
    var view = animator?.prepared(root) ?? root
    let preference = preference ?? (states == nil ? nil : PreferredColorScheme())
    if let preference { view = preference.observing(view) }
    layout = laidOut(view, on: nil)
    kept = nil
    if states != nil, preview.colorScheme == nil {
      // A step may change the appearance that the views prefer.
      colorScheme = root.ownColorScheme ?? preference?.colorScheme
      if environment.colorScheme != colorScheme ?? systemColorScheme {
        environment.colorScheme = colorScheme ?? systemColorScheme
        layout = laidOut(view, on: nil)
      }
    }
    states?.watchChanges()
    guard states != nil else { return }
    defer {
      if transaction.animation != nil { animated += layout.scrolled(from: old) }
      if let animator {
        if animator.hasMovedOthers { animator.measuring { _ = laidOutAtMoment(animator) } }
        animator.finishUpdate(from: old, to: layout)
      }
    }
    var screens: [Presentation] = []
    while screens.count < 8, let next = presentations(beyond: screens.count) {
      screens.append(next)
      let layers = layers(screens)
      layout = laidOut(
        layers.view(over: view, on: screen), on: screen, isOverBlack: layers.isOverBlack(on: screen))
    }
    if screens.isEmpty { _ = layers([]).lowering(on: screen) }
    let ended = presented.filter { old in !screens.contains { $0.memory === old.memory } }
    presented = screens
    running { for screen in ended { screen.dismissed?() } }
  }

  /// Returns the layers of presented screens over the preview.
  func layers(_ screens: [Presentation]) -> PresentationLayers {
    PresentationLayers(
      screens: screens, safeArea: safeArea, environment: environment, animator: animator, key: screenKey)
  }

  /// Returns the layout of a view, whose status bar is white where the top of the screen is black.
  func laidOut(_ view: LayoutNode, on screen: Size?, isOverBlack: Bool = false) -> ResolvedLayout {
    guard let screen else { return preview.laidOut(view, environment, typesetter, device, details, kept: kept) }
    let device = device?.showing(view, in: environment)
    var layout = view.resolved(
      in: screen, safeArea: device?.safeArea ?? EdgeInsets(), environment: environment.onScreen(device, beneath: root),
      typesetter: typesetter, details: details)
    if case .fixed = preview.canvas { return layout }
    guard let device else { return layout }
    layout.device = device
    if device.showsStatusBar {
      var surroundings = environment
      if isOverBlack { surroundings.colorScheme = .dark }
      layout.addStatusBar(for: view, environment: surroundings, typesetter: typesetter)
      layout.addHomeIndicator(environment: environment)
    }
    return layout
  }
}
