import LayoutCore

/// The states of a preview's views: what `onPreferenceChange` and `onGeometryChange` change after a layout.
final class PreviewStates: ViewStates {
  private let evaluator: Evaluator
  private let make: () throws(Fault) -> LayoutNode
  private var identity: ViewIdentity
  private var first: LayoutNode?

  /// The states of a view that can be made again, and that was made within `identity` where no other view was.
  init(
    _ evaluator: Evaluator, _ identity: ViewIdentity?, first: LayoutNode,
    make: @escaping () throws(Fault) -> LayoutNode
  ) {
    self.evaluator = evaluator
    self.identity = identity ?? ViewIdentity()
    self.first = identity == nil ? nil : first
    self.make = make
  }

  /// The view with all states as they begin.
  func initialView() -> LayoutNode {
    evaluator.layoutReports = []
    if let first {
      self.first = nil
      return first
    }
    identity = ViewIdentity()
    return made()
  }

  /// Runs what waits for the layout, and makes the view anew if that changed a state.
  func changedView() -> LayoutNode? {
    let count = evaluator.stateChangeCount
    let reports = evaluator.layoutReports
    evaluator.layoutReports = []
    for report in reports { evaluator.guarded(neutral: ()) { () throws(Fault) in try evaluator.run(report) } }
    return evaluator.stateChangeCount == count && identity.takeLocals() == 0 ? nil : made()
  }

  private func made() -> LayoutNode {
    evaluator.within(identity) {
      evaluator.guarded(neutral: .empty) { () throws(Fault) in try make() }
    }
  }
}
