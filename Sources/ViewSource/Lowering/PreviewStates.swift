import PlumblineLayout

/// The states of a preview's views: what `onPreferenceChange`, `onGeometryChange` and the main queue change after a
/// layout.
final class PreviewStates: ViewStates {
  private let evaluator: Evaluator
  private let make: () throws(Fault) -> LayoutNode
  private var identity: ViewIdentity
  private var first: LayoutNode?
  private let firstActions: [FunctionValue]

  /// Creates the states of a view that can be evaluated again; `identity` must contain no other view.
  init(
    _ evaluator: Evaluator, _ identity: ViewIdentity?, first: LayoutNode,
    make: @escaping () throws(Fault) -> LayoutNode
  ) {
    self.evaluator = evaluator
    self.identity = identity ?? ViewIdentity()
    self.first = identity == nil ? nil : first
    self.make = make
    firstActions = evaluator.swiftUI.queuedActions
  }

  /// Returns the view with all states as they begin.
  func initialView() -> LayoutNode {
    evaluator.swiftUI.layoutReports = []
    if let first {
      self.first = nil
      evaluator.swiftUI.queuedActions = firstActions
      return first
    }
    evaluator.swiftUI.queuedActions = []
    identity = ViewIdentity()
    return made()
  }

  /// Runs the actions that wait for the layout, and evaluates the view again if they changed a state.
  func changedView() -> LayoutNode? {
    let count = evaluator.stateChangeCount
    let reports = evaluator.swiftUI.layoutReports
    evaluator.swiftUI.layoutReports = []
    for report in reports { evaluator.guarded(neutral: ()) { () throws(Fault) in try evaluator.run(report) } }
    runQueue()
    return evaluator.stateChangeCount == count && identity.takeLocals() == 0 ? nil : made()
  }

  /// Runs what waits in the main queue; what names things that a figure does not know, as a server, changes nothing.
  private func runQueue() {
    let actions = evaluator.swiftUI.queuedActions
    evaluator.swiftUI.queuedActions = []
    for action in actions {
      evaluator.log.attempt {
        evaluator.guarded(neutral: ()) { () throws(Fault) in _ = try evaluator.call(action, [], expecting: .any) }
      }
    }
  }

  private func made() -> LayoutNode {
    evaluator.within(identity) {
      evaluator.guarded(neutral: .empty) { () throws(Fault) in try make() }
    }
  }
}
