/// The states of a preview's views, which actions and layouts change.
final class PreviewStates: ViewStates {
  private let make: () -> LayoutNode
  private var root = ViewIdentity()
  private var reports = LayoutReports()
  private var count = 0

  /// Creates the states of the view that a function returns.
  init(_ make: @escaping () -> LayoutNode) { self.make = make }

  var animatesOnDemand: Bool { true }

  var flush: (() -> Void)?

  func takeTransaction() -> Transaction {
    defer { reports.pendingTransaction = nil }
    return reports.pendingTransaction ?? Transaction()
  }

  func finishAnimations() -> Bool { reports.runCompletions() }

  func withoutReports(_ body: () -> Void) {
    reports.forgettingActions(body)
    count = reports.changeCount
  }

  func initialView() -> LayoutNode {
    (root, reports) = (ViewIdentity(), LayoutReports())
    reports.flush = { [weak self] in self?.flush?() }
    return made()
  }

  func watchChanges() { count = reports.changeCount }

  func changedView() -> LayoutNode? {
    reports.run()
    return reports.changeCount == count ? nil : made()
  }

  func evaluatedView() -> LayoutNode { made() }

  func perform<Failure: Error>(_ action: () throws(Failure) -> Void) throws(Failure) {
    var failure: Failure?
    LayoutReports.$current.withValue(reports) {
      do throws(Failure) { try action() } catch { failure = error }
    }
    if let failure { throw failure }
  }

  var systemNote: ((String, SourceRange?) -> Void)? { { _, _ in } }

  var linkOpener: ((String, EnvironmentValues, SourceRange?) -> Void)? {
    { address, values, _ in values.openURL(address) }
  }

  var nextEvent: Double? { reports.nextEvent }

  func advance(to time: Double) { reports.advance(to: time) }

  private func made() -> LayoutNode {
    defer {
      count = reports.changeCount
      if reports.shownCount != nil { reports.shownCount = count }
    }
    return LayoutReports.$current.withValue(reports) { root.within(make) }
  }
}
