import PlumblineLayout

/// The states of a preview's views, which actions and layouts change, and the program's virtual time.
final class PreviewStates: ViewStates {
  private let evaluator: Evaluator
  private let make: () throws(Fault) -> LayoutNode
  private var identity: ViewIdentity
  private var first: LayoutNode?
  private let session: PreviewSession
  private let clock: Double
  private var count = 0

  /// Creates the states of a view that can be evaluated again; `identity` must contain no other view.
  init(
    _ evaluator: Evaluator, _ identity: ViewIdentity?, first: LayoutNode,
    make: @escaping () throws(Fault) -> LayoutNode
  ) {
    self.evaluator = evaluator
    self.identity = identity ?? ViewIdentity()
    self.first = identity == nil ? nil : first
    self.make = make
    clock = evaluator.swiftUI.clock
    session = evaluator.swiftUI.session
  }

  deinit { session.tasks.endAll(in: evaluator) }

  /// Returns the view with all states as they begin.
  func initialView() -> LayoutNode {
    let host = evaluator.swiftUI
    host.layoutReports = []
    host.isStepping = false
    host.session = session
    evaluator.options.clock = clock + session.events.time
    if let first {
      self.first = nil
      host.previewIdentity = identity
      host.shownChangeCount = evaluator.stateChangeCount
      return first
    }
    session.restart(in: evaluator)
    evaluator.forgetUnseenChanges()
    evaluator.options.clock = clock
    identity = ViewIdentity()
    return made()
  }

  /// Runs actions of the views, which see the changes that the views do not show.
  func perform<Failure: Error>(_ actions: () throws(Failure) -> Void) throws(Failure) {
    evaluator.beginActions()
    defer { evaluator.endActions() }
    try actions()
  }

  func beginStep() { evaluator.swiftUI.isStepping = true }

  func watchChanges() { count = evaluator.stateChangeCount }

  /// Runs the actions that follow the layout, and evaluates the view again if they changed a state.
  func changedView() -> LayoutNode? {
    let host = evaluator.swiftUI
    let reports = host.layoutReports
    host.layoutReports = []
    var isEndless = false
    perform {
      for report in reports { evaluator.guarded(neutral: ()) { () throws(Fault) in try evaluator.run(report) } }
      isEndless = !host.events.runDue()
    }
    if isEndless {
      evaluator.log.add(
        Diagnostic(.error, .endlessEvents, at: evaluator.range(of: .start)))
    }
    return evaluator.stateChangeCount == count && identity.takeLocals() == 0 ? nil : made()
  }

  /// Returns the view with its present states.
  func evaluatedView() -> LayoutNode {
    perform { _ = evaluator.swiftUI.events.runDue() }
    _ = identity.takeLocals()
    return made()
  }

  /// The virtual time of the next event.
  var nextEvent: Double? { evaluator.swiftUI.events.next }

  /// Sets the virtual time and runs the events that are due.
  func advance(to time: Double) {
    evaluator.swiftUI.events.time = time
    evaluator.options.clock = clock + time
    perform { _ = evaluator.swiftUI.events.runDue() }
  }

  var mayAnimate: Bool { evaluator.swiftUI.mayAnimate }

  /// Records a request to the system.
  var systemNote: ((String, SourceRange?) -> Void)? {
    { [evaluator] text, source in evaluator.noteOutside(text, nil, at: source) }
  }

  /// Opens links by the action of the environment.
  var linkOpener: ((String, EnvironmentValues, SourceRange?) -> Void)? {
    { [evaluator] address, environment, source in
      evaluator.open(.native("URL", address), in: environment, at: source)
    }
  }

  /// Shows the changes of state before those of another transaction.
  var flush: (() -> Void)? {
    get { evaluator.swiftUI.flush }
    set { evaluator.swiftUI.flush = newValue }
  }

  func takeTransaction() -> Transaction {
    defer { evaluator.swiftUI.pendingTransaction = nil }
    return evaluator.swiftUI.pendingTransaction ?? Transaction()
  }

  func finishAnimations() -> Bool {
    var isAny = false
    perform { isAny = session.completions.runAll() }
    return isAny
  }

  /// The values of the views' states, without those that have no description.
  var values: [StateValue] {
    var values: [StateValue] = []
    identity.visit { view in
      guard let type = view.type else { return }
      for (index, field) in evaluator.program.layout(of: type).fields.enumerated() {
        guard let value = view.states[index], evaluator.opaque(value) == nil,
          let text = try? evaluator.describe(value, at: .start, quoted: true)
        else { continue }
        values.append(StateValue(name: "\(type.name).\(field.name)", text: text))
      }
    }
    return values
  }

  func withoutReports(_ body: () -> Void) {
    let reports = evaluator.swiftUI.layoutReports
    body()
    evaluator.swiftUI.layoutReports = reports
    count = evaluator.stateChangeCount
  }

  private func made() -> LayoutNode {
    defer {
      count = evaluator.stateChangeCount
      evaluator.swiftUI.shownChangeCount = count
    }
    evaluator.swiftUI.rootIdentity = identity.states.isEmpty ? identity : nil
    evaluator.swiftUI.previewIdentity = identity
    return evaluator.within(identity) {
      evaluator.guarded(neutral: .empty) { () throws(Fault) in try make() }
    }
  }
}
