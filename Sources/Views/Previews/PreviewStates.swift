/// The states of a preview's views, which `onPreferenceChange` and `onGeometryChange` change after layout.
final class PreviewStates: ViewStates {
  private let make: () -> LayoutNode
  private var root = ViewIdentity()
  private var reports = LayoutReports()

  /// Creates the states of the view that a function returns.
  init(_ make: @escaping () -> LayoutNode) { self.make = make }

  func initialView() -> LayoutNode {
    (root, reports) = (ViewIdentity(), LayoutReports())
    return made()
  }

  func changedView() -> LayoutNode? { reports.run() ? made() : nil }

  private func made() -> LayoutNode { LayoutReports.$current.withValue(reports) { root.within(make) } }
}
