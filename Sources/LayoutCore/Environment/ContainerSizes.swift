/// The sizes of the containers from which views take relative lengths: the canvas, or the nearest scroll view.
///
/// Views are flattened before anything has a size. On the first pass a scroll view therefore counts as large as the
/// canvas; if layout finds another size, the views that depend on it are flattened and laid out again.
final class ContainerSizes {
  /// The greatest number of layout passes.
  static let greatestPassCount = 4

  /// The size of the container outside of all scroll views, or nil if it is as large as the view.
  let outermost: Size?
  private var known: [Int32: Size] = [:]
  private var requested: Set<Int32> = []

  /// Whether no view has taken a length from a scroll view.
  var isUnused: Bool { requested.isEmpty }

  /// Creates the sizes of a tree; `outermost` is the size of the canvas or of the view around it.
  init(outermost: Size?) { self.outermost = outermost }

  /// Returns the size of a scroll view, by its index among the flat views, or of the outermost container for -1.
  func size(of scrollView: Int32) -> Size? {
    guard scrollView >= 0 else { return outermost }
    requested.insert(scrollView)
    return known[scrollView] ?? outermost
  }

  /// Records the sizes of scroll views after a layout and returns whether any view was laid out with another size.
  func needsAnotherPass(after tree: LayoutTree) -> Bool {
    var isSettled = true
    for scrollView in requested where scrollView < tree.count {
      let size = tree.containerSize(of: scrollView)
      if size == known[scrollView] ?? outermost { continue }
      known[scrollView] = size
      isSettled = false
    }
    return !isSettled
  }
}

extension LayoutTree {
  /// Returns the size that was proposed to a placed scroll view, or its own where the proposal is not finite, without
  /// its margins.
  func containerSize(of scrollView: Int32) -> Size {
    let flat = nodes[Int(scrollView)]
    let margins = flat.box?._withUnsafeGuaranteedRef { ($0.layout as? ScrollLayout)?.margins } ?? EdgeInsets()
    return Size(
      width: flat.offer.width.isFinite ? flat.offer.width : flat.size.width,
      height: flat.offer.height.isFinite ? flat.offer.height : flat.size.height
    ).inset(by: margins)
  }
}

extension EnvironmentValues {
  /// Enters a scroll view: its content takes lengths from it and does not inherit its margins.
  mutating func enter(scrollView: Int32) {
    self.scrollView = scrollView
    if contentMargins != EdgeInsets() { contentMargins = EdgeInsets() }
    if controls.hasTopContentMargin { controls.hasTopContentMargin = false }
  }
}
